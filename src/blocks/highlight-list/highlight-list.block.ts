import { defineBlock, field } from '~/modules/content';

const items = [
  { PreTitle: 'Mer än', Title: '4 200', SubTitle: 'bilar i lager' },
  { PreTitle: 'Anläggningar', Title: '41', SubTitle: 'från Malmö till Luleå' },
  { PreTitle: 'Kunderna ger oss', Title: '4,7', SubTitle: 'av 5 i betyg' },
  { PreTitle: 'Sedan', Title: '1962', SubTitle: '' },
];

/** Numbers worth telling, three or four in a row (CARDS-7). */
export const block = defineBlock({
  name: 'HighlightList',
  title: 'Highlight numbers',
  version: 1,
  fields: {
    Columns: field.choice(['3', '4']),
    Items: field.list(
      {
        PreTitle: field.text({ maxLength: 100 }),
        Title: field.text({ maxLength: 100 }),
        SubTitle: field.text({ maxLength: 200 }),
      },
      { max: 12 },
    ),
  },
  examples: {
    'Three columns': { fields: { Items: items.slice(0, 3) } },
    'Four columns': { fields: { Columns: '4', Items: items } },
  },
});
