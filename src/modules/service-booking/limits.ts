/** What the calls below `/api/service-booking` and the pages that make them agree on. */

export const SERVICE_BOOKING_API = '/api/service-booking';

/** CATALOGUE-9: services that the page treats in a way of their own. */
export const BASE_SERVICE = 'basservice';
export const ORIGINAL_SERVICE = 'originalservice';
/** Gold and silver are delivered and not shown; bronze has a name of its own on the page. */
export const WHEEL_PACKAGES = {
  gold: 'hjulskifte-guld',
  silver: 'hjulskifte-silver',
  bronze: 'hjulskifte-brons',
} as const;

/** WIZARD-CALL-3: kilometres. */
export const SEARCH_RADIUS = '100';
/** Characters of a free text, and of the comment. */
export const MAX_FREE_TEXT = 80;
/** Sent by flow B where nothing was typed, and by flow C. */
export const UNKNOWN_MILEAGE = { create: 1, submit: '-1' } as const;
/** Months ahead within which first days are looked for, and within which one may book. */
export const SEARCH_MONTHS = 2;
export const BOOKABLE_MONTHS = 3;
