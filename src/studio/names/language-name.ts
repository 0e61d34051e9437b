/** What a language of a site is called in that of the studio: `engelska`. */
export const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
