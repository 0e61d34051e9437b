import { selectionFields } from '~/features/facilities/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Up to four facilities, with whether they are open (TEASER-1). */
export const block = defineBlock({
  name: 'FacilityTeaser',
  title: 'Facility teaser',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    ...selectionFields,
    Link: field.link({ label: 'Button' }),
  },
  examples: {
    'The first four, with a button': {
      fields: { Title: 'Nära dig', Link: { href: '/anlaggningar', text: 'Alla anläggningar' } },
    },
    'By ids, third level': {
      fields: { Title: 'Här hämtar du bilen', TitleTag: 'H3', SiteIds: '101, 100', Link: null },
    },
    'By a filter': {
      fields: { Title: 'Volvo hos oss', Filters: [{ Name: 'site_brands', Value: 'Volvo' }] },
    },
  },
});
