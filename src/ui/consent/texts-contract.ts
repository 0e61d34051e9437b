import type { MessageSubset } from '~/messages';
import type { ConsentMessage } from './message-keys';

/** Where the server answers with the texts in a language (`sv`, `en-GB`) of the site. */
export const consentTextsPath = (language: string): string => `/api/consent/${language}`;

/** What the server answers. */
export interface ConsentTexts {
  readonly messages: MessageSubset<ConsentMessage>;
  /** Address of the page about cookies; null where the site has none. */
  readonly policy: string | null;
}
