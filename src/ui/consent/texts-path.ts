/** Where the server answers with the texts in a language (`sv`, `en-GB`) of the site. */
export const consentTextsPath = (language: string): string => `/api/consent/${language}`;
