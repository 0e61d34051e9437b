import { selectionFields } from '~/features/facilities/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Cards of chosen facilities (TEASER-1). */
export const block = defineBlock({
  name: 'SiteSelectionList',
  title: 'Site selection list',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    ...selectionFields,
  },
  examples: {
    'By a filter': {
      fields: {
        Title: 'Anläggningar med Volvo',
        Text: '<p>Försäljning, service och delar under samma tak.</p>',
        Filters: [{ Name: 'site_brands', Value: 'Volvo' }],
      },
    },
    'By ids, third level': { fields: { Title: 'Välj anläggning', TitleTag: 'H3', SiteIds: '102, 100, 101' } },
  },
});
