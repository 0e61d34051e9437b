import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const image = {
  src: '/media/scene-tyre-store-2/1280.webp',
  alt: 'Ett däckhotell',
  width: 1920,
  height: 1080,
};

/** Tyres to buy, to have stored, to have changed; with what the season asks for. */
export const block = defineBlock({
  name: 'TyreTeaser',
  title: 'Tyre teaser',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    Image: field.image(),
    Service: field.choice(['TyreShop', 'TyreHotel', 'WheelChange'], {
      help: 'Gives the sign beside the title, and the button its words when the link has none',
    }),
    ShowSeason: field.boolean({ default: true, help: 'What the law asks of tyres today; on Swedish sites' }),
    Link: field.link(),
  },
  examples: {
    'Tyre hotel with picture and season': {
      fields: {
        Title: 'Vi förvarar hjulen, du slipper källaren',
        Text: '<p>Tvättade, mätta och märkta. Vi säger till när mönstret börjar ta slut.</p>',
        Image: image,
        Service: 'TyreHotel',
        Link: { href: '/dack-och-biltillbehor/dackhotell', text: '' },
      },
    },
    'Wheel change without picture': {
      fields: {
        Title: 'Hjulskifte medan du väntar',
        TitleTag: 'H3',
        Text: '<p>Fyra hjul, rätt moment och en titt på bromsarna.</p>',
        Service: 'WheelChange',
        Link: { href: '/service-och-verkstad/boka-bilverkstad', text: '' },
      },
    },
    'Tyre shop without season, own button': {
      fields: {
        Title: 'Nya däck, monterade och klara',
        TitleTag: 'H3',
        Image: image,
        ShowSeason: false,
        Link: { href: '/dack-och-biltillbehor/webbshop', text: 'Hitta rätt dimension' },
      },
    },
  },
});
