import { consent as en } from '~/messages/en/consent';
import { consent as fi } from '~/messages/fi/consent';
import { LANGUAGES, type Language } from '~/messages/language';
import { consent as nb } from '~/messages/nb/consent';
import { consent as sk } from '~/messages/sk/consent';
import { consent as sv } from '~/messages/sv/consent';
import type { ConsentTexts } from './texts-contract';

const TEXTS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  sv,
  nb,
  fi,
  sk,
  en,
  'en-GB': en,
};

/** The texts of the dialog without an editor's words and the page about cookies, which only the server knows. */
export function ownTexts(pageLanguage: string): ConsentTexts {
  const language = LANGUAGES.find((each) => each === pageLanguage) ?? 'en';
  return { messages: { language, texts: TEXTS[language] }, policy: null };
}
