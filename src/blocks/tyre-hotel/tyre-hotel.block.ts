import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The tyre hotel's self-service (TYRE-HOTEL-1): search, code, car and tyres, booking of a change, confirmation. */
export const block = defineBlock({
  name: 'TyreHotel',
  title: 'Tyre hotel',
  version: 1,
  fields: {
    TitleTag: titleTag('H1'),
    Title: field.text({ label: 'Heading', maxLength: 120 }),
    Text: field.richText({ label: 'What to know before' }),
    CallbackLink: field.link({
      label: 'Form to be called back',
      help: 'For visitors without JavaScript: "#ring-mig" or a page of ours',
    }),
    BookingLink: field.link({ label: 'Where cars without an agreement book service' }),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
  },
  examples: {
    Standard: {
      fields: {
        Title: 'Ditt däckhotell',
        Text: '<p>Logga in med registreringsnummer och en kod som vi skickar till din mobil.</p>',
        CallbackLink: { href: '#ring-mig', text: '' },
        BookingLink: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Boka service' },
        PrivacyLink: { href: '/integritet', text: '' },
      },
    },
  },
});
