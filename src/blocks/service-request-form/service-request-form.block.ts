import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** A request for service to a dealer, or to the motorcycle dealer (SERVICE-REQUEST-1). */
export const block = defineBlock({
  name: 'ServiceRequestForm',
  title: 'Service request form',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    Vehicle: field.choice(['Car', 'Motorcycle'], {
      label: 'Vehicle',
      help: 'Motorcycles go to the one dealer of the site that sees to them',
    }),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
  },
  examples: {
    Standard: {
      fields: {
        Title: 'Be om en verkstadstid',
        Text: '<p>Berätta vad bilen behöver och när det passar, så svarar verkstaden.</p>',
        PrivacyLink: { href: '/integritet', text: '' },
      },
    },
    'Only the form': { fields: {} },
  },
});
