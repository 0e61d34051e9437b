import { en } from './en';
import { enGB } from './en-GB';
import { fi } from './fi';
import type { Language } from './language';
import { nb } from './nb';
import { sk } from './sk';
import { sv } from './sv';
import { type MessageSubset, type Translate, translatorOver, type Values } from './translate';
import type { MessageKey, Messages, Plural } from './types';

export { LANGUAGES, type Language } from './language';
export { loanWarning } from './loan-warning';
export { type MessageSubset, type Translate, translatorOver, type Values } from './translate';
export type { MessageKey, Messages, PlainKey, Plural, TextKey } from './types';

/** Dictionary of an editor: key → text. A plural form is `key.one`, `key.few`, `key.other`. */
export type MessageOverrides = Readonly<Record<string, string>>;

const BY_LANGUAGE: Readonly<Record<Language, Messages>> = { sv, nb, fi, sk, 'en-GB': enGB, en };

export function messagesFor(language: Language): Messages {
  return BY_LANGUAGE[language];
}

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(en, text);
}

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

function overridden(message: string | Plural, key: string, overrides: MessageOverrides): string | Plural {
  if (typeof message === 'string') return overrides[key] || message;
  const whole = overrides[key];
  if (whole) return { other: whole };
  const forms = FORMS.flatMap((form) => {
    const text = overrides[`${key}.${form}`];
    return text ? [[form, text] as const] : [];
  });
  return forms.length === 0 ? message : { ...message, ...Object.fromEntries(forms) };
}

function withOverrides(messages: Messages, overrides: MessageOverrides): Messages {
  const names = Object.keys(overrides).map((name) => name.replace(/\.(zero|one|two|few|many|other)$/, ''));
  const touched = [...new Set([...Object.keys(overrides), ...names])].filter(isMessageKey);
  // A copy of a thousand texts is most of the work of a short page.
  if (touched.length === 0) return messages;
  return {
    ...messages,
    ...Object.fromEntries(touched.map((key) => [key, overridden(messages[key], key, overrides)])),
  };
}

/**
 * Translator of a language; an editor's non-empty dictionary text wins over ours (SITES-5).
 * @param shared parameters that any text may name besides its own
 */
export function translator(language: Language, overrides: MessageOverrides = {}, shared?: Values): Translate {
  return translatorOver({ language, texts: withOverrides(messagesFor(language), overrides) }, shared);
}

/** The texts of some keys, for the properties of a component that runs on the page. */
export function messageSubset<K extends MessageKey>(
  language: Language,
  keys: readonly K[],
  overrides: MessageOverrides = {},
): MessageSubset<K> {
  const messages = messagesFor(language);
  return {
    language,
    texts: Object.fromEntries(keys.map((key) => [key, overridden(messages[key], key, overrides)])),
  };
}
