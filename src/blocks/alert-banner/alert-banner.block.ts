import { MESSAGE_ICONS, MESSAGE_TYPES } from '~/features/alert-notice/browser';
import { defineBlock, field } from '~/modules/content';

/** A notice of its own, with the fields that the navigation has for its notice (ALERT-1). */
export const block = defineBlock({
  name: 'AlertBanner',
  title: 'Alert banner',
  version: 1,
  opensPage: false,
  fields: {
    MessageTitle: field.text({ maxLength: 300 }),
    MessageText: field.richText(),
    MessageIcon: field.choice(MESSAGE_ICONS),
    MessageType: field.choice(MESSAGE_TYPES),
  },
  examples: {
    Warning: {
      fields: {
        MessageTitle: 'Växeln är stängd i dag',
        MessageText: '<p>Ring din anläggning direkt, eller <a href="/kontakt">skriv till oss</a>.</p>',
        MessageIcon: 'WarningAlert',
        MessageType: 'Warning',
      },
    },
    Dark: {
      fields: {
        MessageTitle: 'Vårkampanj',
        MessageText: '<p>Fria vinterdäck till alla elbilar i mars.</p>',
        MessageIcon: 'CampaignAlert',
        MessageType: 'Dark',
      },
    },
    Light: {
      fields: {
        MessageTitle: 'Öppet på lördag',
        MessageText: '<p>Klockan 10 till 15.</p>',
        MessageType: 'Light',
      },
    },
    Neutral: {
      fields: { MessageTitle: '', MessageText: '<p>Vi har flyttat i Borås: välkommen till Vevgatan 3.</p>' },
    },
  },
});
