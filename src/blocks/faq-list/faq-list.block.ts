import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const items = [
  {
    Title: 'Kan jag lämna tillbaka bilen?',
    Text: '<p>Ja. Köper du på distans har du fjorton dagar på dig. Läs <a href="/kop-bil/villkor">villkoren</a> så ser du hur.</p>',
  },
  {
    Title: 'Vad kostar en provkörning?',
    Text: '<p>Ingenting. Du bokar en tid och tar med ditt körkort.</p>',
  },
  {
    Title: 'Tar ni min gamla bil i inbyte?',
    Text: '<p>Ja, oavsett märke. Vi värderar den medan du väntar.</p>',
  },
];

/** Questions and answers (TEXT-2). */
export const block = defineBlock({
  name: 'FaqList',
  title: 'Questions and answers',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Wide: field.boolean(),
    HasMarginTop: field.boolean({ default: true }),
    FAQItems: field.list({ Title: field.text({ maxLength: 500 }), Text: field.richText() }, { max: 100 }),
  },
  examples: {
    Standard: { fields: { Title: 'Vanliga frågor', FAQItems: items } },
    'Wide, third level, close to what is above': {
      fields: { Title: 'Frågor om köpet', TitleTag: 'H3', Wide: true, HasMarginTop: false, FAQItems: items },
    },
  },
});
