import { isMessageKey } from '~/messages';

/** The default language of the application: what is written in no other is read in this one (specification 1 §1, §9). */
const LAST_LANGUAGE = 'en';

const ownChain = (language: string): readonly string[] => {
  const [base = language] = language.split('-');
  return base === language ? [language] : [base, language];
};

/** The languages whose dictionary a language reads, weakest first: all build on `en`, `sv-FI` on `sv` as well. */
export const dictionaryChain = (language: string): readonly string[] => [
  ...new Set([LAST_LANGUAGE, ...ownChain(language)]),
];

/** `shell.menu` of `shell.menu.one`. */
const withoutForm = (key: string) => key.replace(/\.(?:zero|one|two|few|many|other)$/, '');

const isDeveloperText = (key: string) => isMessageKey(key) || isMessageKey(withoutForm(key));

/**
 * The editors' texts of a language out of those of its chain. An empty text takes no label away. English stands in only for
 * keys of the editors' own: for all others we have a text in the language itself, which an English override must not replace.
 */
export function dictionaryOf(
  language: string,
  textsOf: (language: string) => Iterable<readonly [string, string]>,
): Readonly<Record<string, string>> {
  const own = ownChain(language);
  const merged = new Map<string, string>();
  for (const each of dictionaryChain(language)) {
    for (const [key, text] of textsOf(each)) {
      const standsIn = own.includes(each) || !isDeveloperText(key);
      if (standsIn && (text !== '' || !merged.has(key))) merged.set(key, text);
    }
  }
  return Object.fromEntries(merged);
}
