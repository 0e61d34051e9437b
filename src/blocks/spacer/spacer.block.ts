import { defineBlock, field } from '~/modules/content';

/** Air between blocks, with a ground of its own or without (TEXT-5). */
export const block = defineBlock({
  name: 'Spacer',
  title: 'Spacer',
  version: 2,
  migrations: [{ to: 2, name: 'grounds are called as in the blurb', up: namedAsInBlurb }],
  opensPage: false,
  fields: {
    BackgroundColor: field.choice(['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3']),
    Height: field.choice(['Medium', 'Small', 'Large']),
  },
  examples: {
    'Small, first ground': { fields: { BackgroundColor: 'BackgroundColor1', Height: 'Small' } },
    'Medium, none': { fields: {} },
    'Medium, third ground': { fields: { BackgroundColor: 'BackgroundColor3' } },
    'Large, second ground': { fields: { BackgroundColor: 'BackgroundColor2', Height: 'Large' } },
  },
});

/** Version 1 knew a light and a dark ground. */
function namedAsInBlurb(fields: Record<string, unknown>): Record<string, unknown> {
  const { BackgroundColor: ground } = fields;
  if (ground === 'Light') return { ...fields, BackgroundColor: 'BackgroundColor1' };
  if (ground === 'Dark') return { ...fields, BackgroundColor: 'BackgroundColor2' };
  return fields;
}
