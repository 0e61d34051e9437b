import { cardFields } from '~/features/content-card/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const card = (kind: string, seed: number, title: string, text: string, button: string) => ({
  Title: title,
  Text: text,
  Image: { src: `/media/scene-${kind}-${seed}/1280.webp`, alt: '', width: 1920, height: 1080 },
  Icon: '' as const,
  Link: { href: '/livet-med-bil', text: title },
  ButtonText: button,
});

const cards = [
  card('coast-summer', 5, 'Kustvägen på en laddning', 'Femtio mil, tre stopp och en hamn.', 'Läs om turen'),
  card('winter-road', 6, 'Vinter med elbil', 'Så räcker batteriet när det är kallt.', 'Läs råden'),
  card('fjord-morning', 7, 'Fjällen med takbox', 'Vad bilen får bära, och hur.', ''),
];

/** Cards with large pictures, as a block of its own (CARDS-2). */
export const block = defineBlock({
  name: 'ImageCards',
  title: 'Image cards',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    HasMarginTop: field.boolean({ default: true }),
    Cards: field.list(cardFields, { max: 24 }),
  },
  examples: {
    'Three cards under a title': { fields: { Title: 'Livet med bil', Cards: cards } },
    'Two cards, one with an icon, close to what is above': {
      fields: {
        Title: 'Före resan',
        TitleTag: 'H3',
        HasMarginTop: false,
        Cards: [
          card('charging-evening', 8, 'Ladda på vägen', 'Var, hur länge och vad det kostar.', 'Se kartan'),
          {
            ...card('showroom', 9, 'Boka service', 'Före semestern, på en halv dag.', 'Boka tid'),
            Image: null,
            Icon: 'Service',
          },
        ],
      },
    },
  },
});
