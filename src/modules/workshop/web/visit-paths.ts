import type { Language, Site } from '~/sites';

/** Below every site's root; with the token as `t`. */
export const VISIT_PATHS = {
  show: '/visits',
  cancel: '/visits/cancel',
  move: '/visits/move',
  rate: '/visits/rate',
  /** The waiting list: to be put on it, to leave it, and the time that is offered. */
  earlier: '/visits/earlier',
  leave: '/visits/earlier/leave',
  earlierTime: '/visits/earlier/time',
  /** Opts out of rating requests. */
  stop: '/visits/rate/stop',
} as const;

/** Address of a page of a visit. `l` is left out for the site's default language: the address in an SMS is short. */
export function visitHref(
  page: keyof typeof VISIT_PATHS,
  site: Site,
  language: Language,
  token: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const spoken = language === site.languages[0] ? {} : { l: language };
  return `${VISIT_PATHS[page]}?${new URLSearchParams({ t: token, ...spoken, ...more })}`;
}

/** The calendar file of a visit, below the API, in a language, or that of a locale. */
export const calendarHref = (token: string, language: string): string =>
  `/api/mechmate/bookings/${encodeURIComponent(token)}/calendar.ics?l=${language}`;

/** Ends the link from a visit that is over to a new booking: a flow that still shows what it has booked begins anew. */
export const NEW_BOOKING = '#new-booking';
