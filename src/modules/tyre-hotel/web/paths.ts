import { type Language, languagePrefix, type Site } from '~/sites';

/** Below it lie the calls (TYRE-CODE-1). */
export const TYRE_HOTEL_API = '/api/tirehotel';

/** Id of the place on the tyre hotel's page where customers sign in. */
export const SIGN_IN_ID = 'sign-in';

/**
 * Where customers sign in, below the site's origin; null: the site has no tyre hotel. Without their plate: it is personal
 * data, and the addresses of pages are read by proxies, tags and histories.
 */
export const signInHref = (site: Site, language: Language): string | null =>
  site.paths.tyreHotel === undefined
    ? null
    : `${languagePrefix(site, language)}${site.paths.tyreHotel}#${SIGN_IN_ID}`;
