import { defineBlock, field } from '~/modules/content';

const text =
  '<p>Priserna på auktionssidorna är utan moms och gäller företag. Fordonen säljs i befintligt skick, utan öppet köp och utan ångerrätt.</p>';

/** A notice that must be approved before the page is read (DISCLAIMER-1). */
export const block = defineBlock({
  name: 'DisclaimerModal',
  title: 'Disclaimer modal',
  version: 1,
  opensPage: false,
  fields: {
    DisclaimerModalTitle: field.text({ maxLength: 300 }),
    DisclaimerModalText: field.richText(),
    DisclaimerModalApproveButtonText: field.text({ maxLength: 100 }),
    DisclaimerModalDeclineButtonText: field.text({ maxLength: 100 }),
    DisclaimerModalDeclineLink: field.link({ help: 'Empty: the start page of the site' }),
  },
  examples: {
    'Own buttons and link': {
      fields: {
        DisclaimerModalTitle: 'Endast för företag',
        DisclaimerModalText: text,
        DisclaimerModalApproveButtonText: 'Jag handlar för ett företag',
        DisclaimerModalDeclineButtonText: 'Till bilar för privatpersoner',
        DisclaimerModalDeclineLink: { href: '/kop-bil/alla-bilar-i-lager', text: '' },
      },
    },
    'Long text, buttons of the site': {
      fields: {
        DisclaimerModalTitle: 'Villkor för att bjuda',
        DisclaimerModalText: Array.from({ length: 12 }, (_, at) => `<h3>${at + 1}.</h3>${text}`).join(''),
      },
    },
    'Text only': { fields: { DisclaimerModalText: text } },
  },
});
