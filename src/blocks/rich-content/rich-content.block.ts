import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const MARGINS = ['Medium', 'None', 'Small', 'Large'] as const;

const text =
  '<p>Vi köper, säljer och sköter bilar på fyrtio orter. Det betyder att bilen du ser på nätet går att provköra i närheten, och att verkstaden som känner den finns kvar när du har köpt den.</p>' +
  '<h3>Så gör vi</h3><ul><li>Varje begagnad bil testas i 110 punkter.</li><li>Priset du ser är priset du betalar.</li><li>Du kan lämna tillbaka bilen inom fjorton dagar.</li></ul>' +
  '<p>Läs mer om <a href="/om-nordhem">hur vi arbetar</a>.</p>';

/** Formatted text with a title (TEXT-1). */
export const block = defineBlock({
  name: 'RichContent',
  title: 'Rich content',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    MarginTop: field.choice(MARGINS, { label: 'Space above' }),
    MarginBottom: field.choice(['None', 'Small', 'Medium', 'Large'], { label: 'Space below' }),
    CenterText: field.boolean(),
  },
  examples: {
    Standard: { fields: { Title: 'En bilhandlare som finns kvar', Text: text } },
    'Centred, close to its neighbours': {
      fields: {
        Title: 'Öppet när du har tid',
        Text: text,
        CenterText: true,
        MarginTop: 'Small',
        MarginBottom: 'Small',
      },
    },
    'First heading, without space above, medium below': {
      fields: {
        Title: 'Om oss',
        TitleTag: 'H1',
        Text: text.replaceAll('h3>', 'h2>'),
        MarginTop: 'None',
        MarginBottom: 'Medium',
      },
    },
    'Large space around': {
      fields: { Title: 'Hållbart på riktigt', Text: text, MarginTop: 'Large', MarginBottom: 'Large' },
    },
  },
});
