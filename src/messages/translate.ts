import type { Language } from './language';
import type { Arguments, MessageKey, Plural } from './types';

/**
 * The texts of some keys in one language, as plain JSON: what a component that runs on the page is
 * given, so that the catalogue itself never travels. `keys` is only a type, it holds nothing.
 */
export interface MessageSubset<K extends MessageKey = MessageKey> {
  readonly language: Language;
  readonly texts: Readonly<Record<string, string | Plural>>;
  readonly keys?: K;
}

/** Gives the text of a key in one language, with its parameters filled in; numbers are written as the language does. */
export type Translate<Keys extends MessageKey = MessageKey> = <K extends Keys>(
  key: K,
  ...parameters: Arguments<K>
) => string;

/** Parameters by name. */
export type Values = Readonly<Record<string, string | number>>;

interface Rules {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

const rulesOf = new Map<Language, Rules>();

/** Rules of a language: dear to make, asked for hundreds of times a page. */
function rules(language: Language): Rules {
  const known = rulesOf.get(language);
  if (known !== undefined) return known;
  const made = { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };
  rulesOf.set(language, made);
  return made;
}

function formOf(message: Plural, values: Values, language: Language): string {
  const count = Number(values.count);
  const category = Number.isFinite(count) ? rules(language).plural.select(count) : 'other';
  return message[category] ?? message.other;
}

/** No-break space as thousands separator: narrow ones are missing in many fonts. */
function write(value: string | number, language: Language): string {
  return typeof value === 'string'
    ? value
    : rules(language).number.format(value).replaceAll('\u202f', '\u00a0');
}

function fill(text: string, values: Values, language: Language): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : write(value, language);
  });
}

const NONE: Values = {};

/**
 * A translator over given texts. Used on the client, where the whole catalogue must not be loaded.
 * @param shared parameters that any text may name besides its own, which win
 */
export function translatorOver<Keys extends MessageKey>(
  { language, texts }: MessageSubset<Keys>,
  shared: Values = NONE,
): Translate<Keys> {
  return (key, ...parameters) => {
    const own: Values = parameters[0] ?? NONE;
    const values = shared === NONE ? own : { ...shared, ...own };
    const message = texts[key] ?? key;
    return fill(typeof message === 'string' ? message : formOf(message, values, language), values, language);
  };
}
