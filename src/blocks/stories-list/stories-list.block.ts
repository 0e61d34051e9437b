import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The stories of an index with a filter by tag (STORIES-1, STORIES-2). */
export const block = defineBlock({
  name: 'StoriesList',
  title: 'Stories list',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300, help: 'Empty: the title of the page' }),
    TitleTag: titleTag('H1'),
    Datasource: field.text({ help: 'Path of the page above the stories; empty: the page itself' }),
    showDates: field.boolean({ default: true }),
    layout: field.choice(['Variant 1', 'Variant 2']),
    highlightLatestStory: field.boolean(),
  },
  examples: {
    'Grid, latest story highlighted': {
      fields: { Title: 'Livet med bil', Datasource: '/livet-med-bil', highlightLatestStory: true },
    },
    'List without dates': {
      fields: {
        Title: 'Nyheter',
        TitleTag: 'H2',
        Datasource: '/livet-med-bil',
        layout: 'Variant 2',
        showDates: false,
      },
    },
  },
});
