/** BCP 47 tags of the languages of the group's sites; `en` is the source language and the last fallback. */
export const LANGUAGES = ['sv', 'nb', 'fi', 'sk', 'en-GB', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];
