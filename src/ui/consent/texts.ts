import type { Translation } from 'vanilla-cookieconsent';
import { translatorOver } from '~/messages/translate';
import { escapeHtml } from '~/platform/html';
import { CONSENT_CATEGORIES } from './choice';
import type { ConsentMessage } from './message-keys';
import type { ConsentTexts } from './texts-contract';

/** Our texts in the library's shape. It writes them as markup, and editors may override ours: none of theirs is markup. */
export function translationOf({ messages, policy }: ConsentTexts): Translation {
  const translate = translatorOver(messages);
  const t = (key: ConsentMessage): string => escapeHtml(translate(key));
  const more = policy === null ? '' : ` <a href="${escapeHtml(policy)}">${t('consent.policy')}</a>`;
  return {
    consentModal: {
      title: t('consent.title'),
      description: `{{revisionMessage}} ${t('consent.text')}${more}`,
      revisionMessage: t('consent.changed'),
      acceptAllBtn: t('consent.acceptAll'),
      acceptNecessaryBtn: t('consent.rejectAll'),
      showPreferencesBtn: t('consent.choose'),
    },
    preferencesModal: {
      title: t('consent.settings'),
      acceptAllBtn: t('consent.acceptAll'),
      acceptNecessaryBtn: t('consent.rejectAll'),
      savePreferencesBtn: t('consent.save'),
      // The one text that the library does not write as markup.
      closeIconLabel: translate('consent.close'),
      sections: [
        { description: `${t('consent.settingsText')}${more}` },
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
