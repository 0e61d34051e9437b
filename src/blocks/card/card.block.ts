import { cardFields } from '~/features/content-card/server';
import { defineBlock } from '~/modules/content';

const image = { src: '/media/scene-showroom-4/1280.webp', alt: 'En ljus bilhall', width: 1920, height: 1080 };
const link = { href: '/kop-bil/begagnade-bilar-i-lager', text: 'Till bilarna' };

/** One card of a stage row (CARDS-1). Which of picture and icon shows is the row's CardVariant. */
export const block = defineBlock({
  name: 'Card',
  title: 'Card',
  version: 1,
  fields: cardFields,
  examples: {
    'With picture': {
      fields: {
        Title: 'Begagnade bilar',
        Text: 'Testade, påfyllda och redo att köras hem.',
        Image: image,
        Link: link,
        ButtonText: 'Se bilarna',
      },
    },
    'With icon': {
      fields: {
        Title: 'Boka service',
        Text: 'Välj verkstad och tid på några minuter.',
        Icon: 'Service',
        Link: link,
      },
    },
    'With a drawing of its own': {
      fields: {
        Title: 'Fjällsemester',
        Text: 'Takbox, kedjor och laddstopp längs vägen.',
        Icon: '/media/icon-fjord.svg',
        Link: link,
      },
    },
    'Only text': { fields: { Title: 'Finansiering', Text: 'Räkna på vad bilen kostar i månaden.' } },
  },
});
