import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The latest three stories (STORIES-5). */
export const block = defineBlock({
  name: 'StoriesTeaser',
  title: 'Stories teaser',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Datasource: field.text({ default: '/livet-med-bil', help: 'Path of the page above the stories' }),
    showDates: field.boolean({ default: true }),
    Link: field.link({ help: 'Leads to all stories' }),
  },
  examples: {
    'With dates and a link to all': {
      fields: { Title: 'Livet med bil', Link: { href: '/livet-med-bil', text: 'Alla artiklar' } },
    },
    'Without dates': { fields: { Title: 'Läs mer', TitleTag: 'H3', showDates: false } },
  },
});
