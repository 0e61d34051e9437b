import { COOKIE_PATH } from '../account';

const SESSION_LINE = /^(?:__Secure-)?forecourt\.session_token=/;

/**
 * `Set-Cookie` lines with the session once more for the studio: it lies beside the staff pages, and no page of visitors is sent
 * the cookie.
 */
export const cookiesForStudio = (lines: readonly string[]): readonly string[] => [
  ...lines,
  ...lines
    .filter((line) => SESSION_LINE.test(line))
    .map((line) => line.replace(`; Path=${COOKIE_PATH};`, '; Path=/studio;')),
];

/** Whether a request's `Cookie` header has a session, right or wrong. */
export const hasSessionCookie = (cookieLine: string | undefined): boolean =>
  (cookieLine ?? '').split(';').some((part) => SESSION_LINE.test(part.trim()));
