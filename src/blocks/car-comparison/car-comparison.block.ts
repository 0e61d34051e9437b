import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** Up to four cars side by side: those stored on the device, or those in the address (`?cars=id,id,…`). */
export const block = defineBlock({
  name: 'CarComparison',
  title: 'Car comparison',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300, help: 'Empty: the site’s own words for the comparison' }),
    TitleTag: titleTag('H1'),
  },
  examples: {
    'The visitor’s own': { fields: { Title: 'Jämför bilar' } },
  },
});
