/** What a language is called in another: `languageName('en', 'sv')` is `engelska`. */
export const languageName = (language: string, shownIn: string): string =>
  new Intl.DisplayNames([shownIn], { type: 'language' }).of(language) ?? language;
