import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The site's cars with filters, search, order and "show more" (LIST-1). */
export const block = defineBlock({
  name: 'CarList',
  title: 'Car list',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H1'),
    Text: field.richText(),
    TitleTemplate: field.text({
      default: '{model} {brand}',
      maxLength: 200,
      help: 'Title of the page of one make and model; {brand} and {model} are filled in',
    }),
    Filters: field.list(
      { Name: field.text({ maxLength: 100 }), Value: field.text({ maxLength: 200 }) },
      {
        max: 50,
        label: 'Fixed filters',
        help: 'Field of the search record and value, for example car_condition and Ny; one row per value',
      },
    ),
    PanelVariant: field.choice(['Sticky', 'Toggle'], {
      help: 'Filters beside the cars on large screens, or always in a drawer',
    }),
  },
  examples: {
    'Filters beside the cars': { fields: { Title: 'Alla bilar i lager' } },
    'Filters in a drawer, one condition': {
      fields: {
        Title: 'Begagnade bilar',
        TitleTag: 'H2',
        Text: '<p>Testade, påfyllda och redo att köras hem.</p>',
        Filters: [{ Name: 'car_condition', Value: 'Begagnad' }],
        PanelVariant: 'Toggle',
      },
    },
  },
});
