/** Where a page tells that something failed in it. */
export const BROWSER_WARNING_ENDPOINT = '/api/browser-warnings';

/** What a page may tell of: the words themselves are all that travels, so nothing personal can. */
export const BROWSER_WARNINGS = [
  'workshops-refused',
  'workshops-broken',
  'timeslots-failed',
  'map-failed',
] as const;
export type BrowserWarning = (typeof BROWSER_WARNINGS)[number];

/** Reports a failure in the browser to the server's log, without waiting for it. */
export function warnServer(warning: BrowserWarning): void {
  navigator.sendBeacon(BROWSER_WARNING_ENDPOINT, warning);
}
