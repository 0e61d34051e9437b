import { type BlockCatalogue, type BlockContract, defineBlock, field } from '~/modules/content';

/** Blocks for tests of content: one of each kind of field and nesting that a page can hold. */
const contracts: readonly BlockContract[] = [
  defineBlock({
    name: 'Text',
    title: 'Text',
    version: 2,
    migrations: [
      {
        to: 2,
        name: 'body becomes Text',
        up: ({ body, ...rest }) => ({ ...rest, Text: body ?? rest.Text ?? '' }),
      },
    ],
    fields: { Title: field.text({ maxLength: 100 }), Text: field.richText() },
    examples: {},
  }),
  defineBlock({
    name: 'Row',
    title: 'Row of cards',
    version: 1,
    fields: {
      Title: field.text(),
      Links: field.list({ Label: field.text(), Link: field.link() }, { max: 3 }),
    },
    placeholders: { items: { allow: ['Card', 'Row'] } },
    examples: {},
  }),
  defineBlock({
    name: 'Card',
    title: 'Card',
    version: 1,
    fields: { Title: field.text(), Link: field.link() },
    examples: { Standard: { fields: { Title: 'Kort' } } },
  }),
  defineBlock({
    name: 'AlertBanner',
    title: 'Alert banner',
    version: 1,
    fields: { MessageTitle: field.text({ maxLength: 100 }), MessageText: field.richText() },
    examples: {},
  }),
];

export const testBlocks: BlockCatalogue = {
  get: (componentName) => contracts.find((contract) => contract.name === componentName),
};
