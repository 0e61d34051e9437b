import { languageName } from '~/platform/language-name';
import type { LanguageVersion } from './reader';

/** A language as a switcher shows it; `displayName` is in the language of the page that shows it. */
export function languageVersion(language: string, shownIn: string, path: string): LanguageVersion {
  return {
    name: language,
    displayName: nameOf(language, shownIn),
    englishName: nameOf(language, 'en'),
    nativeName: nameOf(language, language),
    path,
  };
}

const names = new Map<string, string>();

/** Sites have a handful of languages; asking the platform for a name costs more than rendering a block. */
function nameOf(language: string, shownIn: string): string {
  const key = `${language} ${shownIn}`;
  const known = names.get(key) ?? newNameOf(language, shownIn);
  names.set(key, known);
  return known;
}

function newNameOf(language: string, shownIn: string): string {
  const [first = '', ...rest] = languageName(language, shownIn);
  return first.toLocaleUpperCase(shownIn) + rest.join('');
}
