import type { MessageSubset, Plural } from '~/messages';
import { LANGUAGES } from '~/messages/language';
import { isJsonObject, type JsonValue } from '~/platform/json';
import type { ConsentMessage } from './message-keys';

/** What the server answers. */
export interface ConsentTexts {
  readonly messages: MessageSubset<ConsentMessage>;
  /** Address of the page about cookies; null where the site has none. */
  readonly policy: string | null;
}

/** What the server has answered; null for anything else. */
export function readConsentTexts(answer: JsonValue | undefined): ConsentTexts | null {
  if (!isJsonObject(answer) || !isJsonObject(answer.messages)) return null;
  const { messages, policy } = answer;
  const language = LANGUAGES.find((each) => each === messages.language);
  if (language === undefined || !isJsonObject(messages.texts)) return null;
  const texts = Object.entries(messages.texts).flatMap(([key, text]) => (isText(text) ? [[key, text]] : []));
  return {
    messages: { language, texts: Object.fromEntries(texts) },
    policy: typeof policy === 'string' ? policy : null,
  };
}

const isText = (text: JsonValue | Plural | undefined): text is string | Plural =>
  typeof text === 'string' || (typeof text === 'object' && text !== null && 'other' in text);
