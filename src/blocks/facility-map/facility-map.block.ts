import { selectionFields } from '~/features/facilities/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Facilities on a map, with their names and addresses as a list below it (BLOCKS-2). */
export const block = defineBlock({
  name: 'FacilityMap',
  title: 'Facility map',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    ...selectionFields,
    ShowList: field.boolean({ default: true, label: 'Names and addresses under the map' }),
  },
  examples: {
    'All facilities': {
      fields: { Title: 'Här finns vi', Text: '<p>Tryck på en plats för att se mer.</p>' },
    },
    'One make, no list': {
      fields: {
        Title: 'Här finns Volvo',
        TitleTag: 'H3',
        Filters: [{ Name: 'site_brands', Value: 'Volvo' }],
        ShowList: false,
      },
    },
    'One facility': { fields: { Title: 'Hitta hit', SiteIds: '100' } },
  },
});
