import { isMessageKey, LANGUAGES, messagesFor, type Plural } from '~/messages';

/** The default language of the application: what is written in no other is read in this one (SITES-5). */
const FALLBACK_LANGUAGE = 'en';

const ownChain = (language: string): readonly string[] => {
  const [base = language] = language.split('-');
  return base === language ? [language] : [base, language];
};

/** The languages whose dictionary a language reads, weakest first: all build on `en`, `sv-FI` on `sv` as well. */
export const dictionaryChain = (language: string): readonly string[] => [
  ...new Set([FALLBACK_LANGUAGE, ...ownChain(language)]),
];

/** `shell.menu` of `shell.menu.one`. */
const withoutForm = (key: string) => key.replace(/\.(?:zero|one|two|few|many|other)$/, '');

const isDeveloperText = (key: string) => isMessageKey(key) || isMessageKey(withoutForm(key));

/** The words of KOVFS 2025:1, which are prescribed: nobody writes others. */
export const isFixedByLaw = (key: string): boolean =>
  /^loanWarning\.(?:heading|body)SE$/.test(withoutForm(key));

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
      if (isFixedByLaw(key)) continue;
      const isFallback = own.includes(each) || !isDeveloperText(key);
      if (isFallback && (text !== '' || !merged.has(key))) merged.set(key, text);
    }
  }
  return Object.fromEntries(merged);
}

/** Groups of texts that only staff and dealers read; those that begin with `staff` besides. */
const OF_STAFF = [
  'account',
  'blocked',
  'board',
  'capacity',
  'carNumbers',
  'connections',
  'customers',
  'driveStaffMail',
  'factor',
  'figures',
  'inbox',
  'invite',
  'leadMail',
  'people',
  'phone',
  'staff\\w*',
  'stockReview',
  'templates',
  'tyres',
  'waitingList',
].join('|');
const NOT_FOR_VISITORS = new RegExp(`^(?:${OF_STAFF})\\.`);

/** Of the staff's pages, and of mails and SMS, which administrators write (ADR 0079). */
const NOT_OF_PAGES = new RegExp(
  `^(?:(?:${OF_STAFF}|driveMail|receipt|visitSms)\\.|visitMail\\.(?!ratingButton$)|alertMail\\.(?!seeAll$))`,
);

/** Whether editors write a text of ours: it stands on pages of visitors, in words that are not the law's. */
export const isEditorsToWrite = (key: string): boolean =>
  !isFixedByLaw(key) && !NOT_OF_PAGES.test(withoutForm(key));

const ownTexts = new Map<string, ReadonlyMap<string, string>>();

/**
 * Our own texts for visitors in a language, by the key that an editor overrides them with: `key`, and for a text that depends
 * on a number `key.one`, `key.other`, … by its plural category. `{name}` stands for a value. None for other languages.
 */
function developerTexts(language: string): ReadonlyMap<string, string> {
  const known = ownTexts.get(language);
  if (known !== undefined) return known;
  const spoken = LANGUAGES.find((each) => each === language);
  const messages: Readonly<Record<string, string | Plural>> = spoken === undefined ? {} : messagesFor(spoken);
  const texts = new Map<string, string>();
  for (const [key, message] of Object.entries(messages)) {
    if (NOT_FOR_VISITORS.test(key)) continue;
    if (typeof message === 'string') texts.set(key, message);
    else for (const [form, text] of Object.entries(message)) texts.set(`${key}.${form}`, text);
  }
  if (spoken !== undefined) ownTexts.set(language, texts);
  return texts;
}

/** Every text of a language for visitors, the editors' words over ours; one word of theirs for all plural forms replaces these. */
export function wholeDictionary(
  language: string,
  editors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const own = [...developerTexts(language)].filter(
    ([key]) => isFixedByLaw(key) || !editors[withoutForm(key)],
  );
  const words = Object.entries(editors).filter(
    ([key, text]) => !isFixedByLaw(key) && (text !== '' || !developerTexts(language).has(key)),
  );
  return Object.fromEntries([...own, ...words]);
}

/** What editors have written: a text of ours that came back from a service is no word of theirs. */
export function editorsTexts(
  language: string,
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const own = developerTexts(language);
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => own.get(key) !== text));
}
