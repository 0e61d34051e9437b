import { defineBlock } from '~/modules/content';

/** Where the page lies in the site. It has no options: the tree says it all. */
export const block = defineBlock({
  name: 'Breadcrumb',
  title: 'Breadcrumb',
  version: 1,
  opensPage: false,
  fields: {},
  examples: { Standard: { fields: {} } },
});
