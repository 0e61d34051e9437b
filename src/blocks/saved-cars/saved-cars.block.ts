import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The cars that a visitor has saved on the device, or those in the address (`?cars=id,id,…`). */
export const block = defineBlock({
  name: 'SavedCars',
  title: 'Saved cars',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300, help: 'Empty: the site’s own words for saved cars' }),
    TitleTag: titleTag('H1'),
  },
  examples: {
    'The visitor’s own': { fields: { Title: 'Sparade bilar' } },
  },
});
