/**
 * How the names begin under which what was typed into the forms of this page, and not sent, lies in the session storage.
 */
export const storedFormKey = (): string => `form ${location.pathname} `;
