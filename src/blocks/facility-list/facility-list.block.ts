import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The group's facilities with filters, search and "show more" (FACILITY-LIST-1). */
export const block = defineBlock({
  name: 'FacilityList',
  title: 'Facility list',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H1'),
    Text: field.richText(),
    Filters: field.list(
      { Name: field.text({ maxLength: 100 }), Value: field.text({ maxLength: 200 }) },
      {
        max: 50,
        label: 'Fixed filters',
        help: 'Field of the site record and value, for example site_brands and Volvo; one row per value',
      },
    ),
    PanelVariant: field.choice(['Sticky', 'Toggle'], {
      help: 'Filters beside the facilities on large screens, or always in a drawer',
    }),
  },
  examples: {
    'Filters beside the facilities': { fields: { Title: 'Våra anläggningar' } },
    'Filters in a drawer, one make': {
      fields: {
        Title: 'Här finns Volvo',
        TitleTag: 'H2',
        Text: '<p>Försäljning, service och delar under samma tak.</p>',
        Filters: [{ Name: 'site_brands', Value: 'Volvo' }],
        PanelVariant: 'Toggle',
      },
    },
  },
});
