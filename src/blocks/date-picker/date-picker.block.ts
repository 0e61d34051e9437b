import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** A date to begin a booking with: the flow that it leads to opens its calendar there. */
export const block = defineBlock({
  name: 'DatePicker',
  title: 'Date picker',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 120 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    Link: field.link({
      label: 'Page that goes on with the date',
      help: 'Its address gets `date=2026-03-04`; the text is that of the button',
    }),
    Weekends: field.boolean({ label: 'Saturdays and Sundays can be chosen' }),
  },
  examples: {
    Standard: {
      fields: {
        Title: 'När vill du lämna bilen?',
        Text: '<p>Välj ett datum, så visar vi lediga tider omkring det.</p>',
        Link: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Se lediga tider' },
      },
    },
    'Any day': {
      fields: { Link: { href: '/service-och-verkstad/boka-bilverkstad', text: '' }, Weekends: true },
    },
  },
});
