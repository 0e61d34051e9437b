import { defineBlock, field } from '~/modules/content';

/** Air between blocks, with a ground of its own or without (specification 1 §2.9, §3). */
export const block = defineBlock({
  name: 'Spacer',
  title: 'Spacer',
  version: 1,
  opensPage: false,
  fields: {
    BackgroundColor: field.choice(['None', 'Light', 'Dark']),
    Height: field.choice(['Medium', 'Small', 'Large']),
  },
  examples: {
    'Small, light': { fields: { BackgroundColor: 'Light', Height: 'Small' } },
    'Medium, none': { fields: {} },
    'Large, dark': { fields: { BackgroundColor: 'Dark', Height: 'Large' } },
  },
});
