import { type BlockNode, defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const card = (at: number, kind: string, icon: string, title: string, text: string): BlockNode => ({
  uid: `card-${at}`,
  componentName: 'Card',
  fields: {
    Title: title,
    Text: text,
    Image: { src: `/media/scene-${kind}-${at}/1280.webp`, alt: '', width: 1920, height: 1080 },
    Icon: icon,
    Link: { href: '/kop-bil', text: title },
    ButtonText: 'Läs mer',
  },
});

const cards = [
  card(1, 'showroom', 'Car', 'Köp bil', 'Nya och begagnade bilar med garanti.'),
  card(2, 'workshop-bay', 'Service', 'Verkstad', 'Service, reparation och däck av folk som kan din bil.'),
  card(3, 'charging-evening', 'Electric', 'Elbil', 'Räckvidd, laddning och vad det kostar.'),
  card(4, 'winter-road', 'Tire', 'Däck', 'Förvaring, byte och nya däck.'),
];

/** A row of cards under a title (CARDS-4). */
export const block = defineBlock({
  name: 'StageRow',
  title: 'Row of cards',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    HasMarginTop: field.boolean({ default: true }),
    BackgroundVariant: field.choice(['None', 'Light', 'Dark']),
    IsCentered: field.boolean(),
    UseFourColumns: field.boolean(),
    CardVariant: field.choice(['Image', 'Icon', 'Overlay', 'Compact']),
  },
  placeholders: { StageRowItems: { allow: ['Card', 'CarModelCard'] } },
  examples: {
    'Three columns of picture cards': {
      fields: { Title: 'Allt för dig och bilen' },
      placeholders: { StageRowItems: cards.slice(0, 3) },
    },
    'Four columns of icon cards on a light band': {
      fields: { Title: 'Det vi gör', BackgroundVariant: 'Light', UseFourColumns: true, CardVariant: 'Icon' },
      placeholders: { StageRowItems: cards },
    },
    'Centred, text over pictures, dark band, close to what is above': {
      fields: {
        Title: 'Upptäck',
        TitleTag: 'H3',
        HasMarginTop: false,
        BackgroundVariant: 'Dark',
        IsCentered: true,
        CardVariant: 'Overlay',
      },
      placeholders: { StageRowItems: cards.slice(0, 2) },
    },
    'Compact cards': {
      fields: { Title: 'Genvägar', CardVariant: 'Compact' },
      placeholders: { StageRowItems: cards.slice(0, 3) },
    },
  },
});
