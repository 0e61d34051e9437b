import type { Translation } from 'vanilla-cookieconsent';
import { type MessageSubset, translatorOver } from '~/messages/translate';
import { CONSENT_CATEGORIES } from './choice';
import type { ConsentMessage } from './message-keys';

/** Where the server answers with the texts in a language (`sv`, `en-GB`) of the site. */
export const consentTextsPath = (language: string): string => `/api/consent/${language}`;

/** What the server answers. */
export interface ConsentTexts {
  readonly messages: MessageSubset<ConsentMessage>;
  /** Address of the page about cookies; null where the site has none. */
  readonly policy: string | null;
}

/** The library writes texts as markup, and editors may override ours: none of theirs is markup. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Our texts in the library's shape. */
export function translationOf({ messages, policy }: ConsentTexts): Translation {
  const translate = translatorOver(messages);
  const t = (key: ConsentMessage): string => escaped(translate(key));
  const footer = policy === null ? '' : `<a href="${escaped(policy)}">${t('consent.policy')}</a>`;
  return {
    consentModal: {
      title: t('consent.title'),
      description: `${t('consent.text')} {{revisionMessage}}`,
      revisionMessage: t('consent.changed'),
      acceptAllBtn: t('consent.acceptAll'),
      acceptNecessaryBtn: t('consent.rejectAll'),
      showPreferencesBtn: t('consent.choose'),
      ...(footer === '' ? {} : { footer }),
    },
    preferencesModal: {
      title: t('consent.settings'),
      acceptAllBtn: t('consent.acceptAll'),
      acceptNecessaryBtn: t('consent.rejectAll'),
      savePreferencesBtn: t('consent.save'),
      closeIconLabel: t('consent.close'),
      sections: [
        { description: `${t('consent.settingsText')} ${footer}` },
        {
          title: t('consent.necessaryTitle'),
          description: t('consent.necessaryText'),
          linkedCategory: 'necessary',
        },
        ...CONSENT_CATEGORIES.map((category) => ({
          title: t(`consent.${category}Title`),
          description: t(`consent.${category}Text`),
          linkedCategory: category,
        })),
      ],
    },
  };
}
