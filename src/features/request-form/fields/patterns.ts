/** At least one character that is no space. */
export const NOT_BLANK = '.*\\S.*';

/** What people, and lists of contacts, write between digits: the server drops it (`barePhone`). */
const SEPARATORS = '[\\s\\-\\(\\)\\/.\\p{Cf}\\p{Pd}\\u2212]*';

/** An optional plus and 6 to 20 digits; the server normalises and checks again (REQUEST-2). Compiled with the `v` flag. */
export const PHONE_PATTERN = `(?:${SEPARATORS}\\+)?(?:${SEPARATORS}[0-9]){6,20}${SEPARATORS}`;

/** The browser's own rule would take `a@b`. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@.]{2,}';
