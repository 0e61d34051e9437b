/** At least one character that is no space. */
export const NOT_BLANK = '.*\\S.*';

/**
 * An optional plus and 6 to 20 digits, with the spaces, hyphens, parentheses, dots and slashes that people write between
 * them; the server normalises and checks again (REQUEST-2). Compiled with the `v` flag.
 */
export const PHONE_PATTERN = '\\s*\\+?(?:[\\s\\-\\(\\)\\/.\\u2010-\\u2015]*[0-9]){6,20}[\\s\\-\\(\\)]*';

/** The browser's own rule would take `a@b`. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@.]{2,}';
