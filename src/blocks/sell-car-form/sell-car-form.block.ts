import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** A car that a visitor wants to sell or trade in (SELL-FORM-1). */
export const block = defineBlock({
  name: 'SellCarForm',
  title: 'Sell-car form',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
  },
  examples: {
    Standard: {
      fields: {
        Title: 'Få en värdering',
        Text: '<p>Berätta om bilen, så hör en värderare av sig. Ju mer vi vet, desto närmare hamnar vi från början.</p>',
        PrivacyLink: { href: '/integritet', text: '' },
      },
    },
    'Only the form': { fields: {} },
  },
});
