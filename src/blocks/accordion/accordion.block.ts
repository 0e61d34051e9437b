import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const items = [
  {
    title: 'Vad ingår i garantin?',
    text: '<p>Motor, växellåda och elsystem i tolv månader, utan gräns för hur långt du kör.</p>',
  },
  {
    title: 'Hur går hemleveransen till?',
    text: '<p>Vi kommer till dörren med bilen, visar dig runt och tar med inbytesbilen hem.</p><ul><li>Inom tio dagar</li><li>I hela landet</li></ul>',
  },
  { title: 'Kan jag ångra mig?', text: '<p>Inom fjorton dagar när du köper på nätet.</p>' },
];

/** Texts that open under their titles (TEXT-2). */
export const block = defineBlock({
  name: 'Accordion',
  title: 'Accordion',
  version: 1,
  opensPage: false,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Items: field.list({ title: field.text({ maxLength: 300 }), text: field.richText() }, { max: 50 }),
  },
  examples: {
    'Under a title': { fields: { Title: 'Bra att veta', Items: items } },
    'Without a title': { fields: { TitleTag: 'H3', Items: items.slice(0, 2) } },
  },
});
