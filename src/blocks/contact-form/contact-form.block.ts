import { REQUEST_FORMS } from '~/features/request-form/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** A request to the group or to one facility (REQUEST-1). */
export const block = defineBlock({
  name: 'ContactForm',
  title: 'Contact form',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    FormKind: field.choice(REQUEST_FORMS, { label: 'Form' }),
    SiteId: field.text({
      label: 'Facility',
      help: 'site_id of the facility that gets the request; empty: the site itself',
      maxLength: 100,
    }),
    PrivacyLink: field.link({ label: 'How personal data are handled' }),
    Anchor: field.text({ help: 'Name by which links on the page reach the form: "ring-mig"', maxLength: 40 }),
  },
  examples: {
    Standard: {
      fields: {
        Title: 'Skriv till oss',
        Text: '<p>Berätta vad du undrar över, så svarar någon som vet.</p>',
      },
    },
    'About cars, third level': {
      fields: { Title: 'Fråga om en bil', TitleTag: 'H3', FormKind: 'CarContactForm' },
    },
  },
});
