import { defineBlock, field } from '~/modules/content';

const text =
  '<p>Effektiv ränta 6,95 % vid ett lån på 250 000 kr med 36 månaders löptid, aviavgift 55 kr och uppläggningsavgift 695 kr. Totalt att betala 276 840 kr.</p><p>Förutsätter godkänd kreditprövning.</p>';

/** The small print: its title, and a text that opens (TEXT-3). */
export const block = defineBlock({
  name: 'LegalInfo',
  title: 'Legal information',
  version: 1,
  opensPage: false,
  fields: {
    Title: field.text({ maxLength: 300 }),
    Text: field.richText(),
    ShowMoreLabel: field.text({ maxLength: 100 }),
    ShowLessLabel: field.text({ maxLength: 100 }),
  },
  examples: {
    'With its own labels': {
      fields: {
        Title: 'Villkor för vårkampanjen',
        Text: text,
        ShowMoreLabel: 'Läs villkoren',
        ShowLessLabel: 'Dölj villkoren',
      },
    },
    'Labels of the house': { fields: { Title: 'Räkneexempel', Text: text } },
    'Without a title': { fields: { Text: text } },
  },
});
