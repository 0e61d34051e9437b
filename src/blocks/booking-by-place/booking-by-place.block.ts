import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Flow C of the workshop booking (BY-PLACE-1): car, services, place and date, contact, summary, confirmation. */
export const block = defineBlock({
  name: 'BookingByPlace',
  title: 'Workshop booking by place and date',
  version: 1,
  fields: {
    TitleTag: titleTag('H1'),
    Title: field.text({ label: 'Heading', maxLength: 120 }),
    Text: field.richText({ label: 'What to know before' }),
    CallbackLink: field.link({
      label: 'Form to be called back',
      help: 'For visitors without JavaScript, and when something fails: "#ring-mig" or a page of ours',
    }),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
  },
  examples: {
    Standard: {
      fields: {
        Title: 'Boka service',
        Text: '<p>Skriv bilens registreringsnummer, välj vad som ska göras och var och när du vill lämna bilen.</p>',
        CallbackLink: { href: '#ring-mig', text: '' },
        PrivacyLink: { href: '/integritet', text: '' },
      },
    },
  },
});
