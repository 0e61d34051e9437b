/** How a dismissed notice is remembered: for one day in a cookie, or for the session by its title. */
export type DismissalMode = 'cookie' | 'session';

export const ALERT_COOKIE = 'hideAlert';
const ALERT_DAYS = 1;
const SECONDS_A_DAY = 86_400;

/** A cookie for the whole site; it ends with the session when no days are given (ALERT-6). */
export function cookieText(name: string, value: string, days?: number): string {
  const lifetime = days === undefined ? '' : `; max-age=${days * SECONDS_A_DAY}`;
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; samesite=lax${lifetime}`;
}

/** Value of a cookie in a `document.cookie` text, or null; one that somebody else has written badly as it is. */
export function cookieValue(cookies: string, name: string): string | null {
  const start = `${encodeURIComponent(name)}=`;
  const pair = cookies.split('; ').find((text) => text.startsWith(start));
  return pair === undefined ? null : decoded(pair.slice(start.length));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const sessionKey = (title: string) => `${ALERT_COOKIE}:${title}`;

/** Browser only. */
export function isDismissed(mode: DismissalMode, title: string): boolean {
  if (mode === 'cookie') return cookieValue(document.cookie, ALERT_COOKIE) !== null;
  return storage()?.getItem(sessionKey(title)) === 'true';
}

/** Browser only. */
export function rememberDismissal(mode: DismissalMode, title: string): void {
  // The Cookie Store API is not in every browser that we serve.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  if (mode === 'cookie') document.cookie = cookieText(ALERT_COOKIE, 'true', ALERT_DAYS);
  else storage()?.setItem(sessionKey(title), 'true');
}

/** A visitor may have closed the storage; the notice then comes back on the next page. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
