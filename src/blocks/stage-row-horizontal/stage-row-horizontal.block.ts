import { type BlockNode, defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const card = (at: number, kind: string, title: string, text: string): BlockNode => ({
  uid: `card-${at}`,
  componentName: 'Card',
  fields: {
    Title: title,
    Text: text,
    Image: { src: `/media/scene-${kind}-${at}/1280.webp`, alt: '', width: 1920, height: 1080 },
    Link: { href: '/livet-med-bil', text: title },
    ButtonText: 'Läs mer',
  },
});

const model: BlockNode = {
  uid: 'model-1',
  componentName: 'CarModelCard',
  fields: {
    Title: 'Elsuven för långa vintrar',
    Image: {
      src: '/media/car-volvo-ex40-blue-front-left-nordhem-se-e/1280.webp',
      alt: 'En blå elsuv snett framifrån',
      width: 1600,
      height: 1066,
    },
    Link: { href: '/kop-bil/biltyp/elbilar', text: 'Se modellen' },
    Label1: 'Pris från',
    Value1: '519 900 kr',
  },
};

const cards = [
  card(1, 'coast-summer', 'Kustvägen', 'Femtio mil på en laddning.'),
  card(2, 'winter-road', 'Vinterkörning', 'Lugn hand och rätt däck.'),
  card(3, 'fjord-morning', 'Fjällresan', 'Takbox, kedjor och kaffe.'),
  card(4, 'charging-evening', 'Laddstopp', 'Tjugo minuter räcker långt.'),
  card(5, 'city-dusk', 'Stan om kvällen', 'Parkera, ladda, gå på bio.'),
  card(6, 'workshop-bay', 'Före resan', 'Fem saker vi kollar åt dig.'),
];

/** One row of cards that is scrolled sideways (CARDS-6). */
export const block = defineBlock({
  name: 'StageRowHorizontal',
  title: 'Horizontal row of cards',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    HasMarginTop: field.boolean({ default: true }),
  },
  placeholders: { StageRowItems: { allow: ['Card', 'CarModelCard'] } },
  examples: {
    'Six cards under a title': {
      fields: { Title: 'Livet med bil' },
      placeholders: { StageRowItems: cards },
    },
    'With a car model, close to what is above': {
      fields: { Title: 'Just nu', TitleTag: 'H3', HasMarginTop: false },
      placeholders: { StageRowItems: [model, ...cards.slice(0, 3)] },
    },
    'Without a title': { fields: {}, placeholders: { StageRowItems: cards.slice(0, 4) } },
  },
});
