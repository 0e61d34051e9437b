import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

const item = (kind: string, seed: number, text: string, href: string, UseGradientBehindText: boolean) => ({
  Link: { href, text },
  Image: { src: `/media/scene-${kind}-${seed}/1280.webp`, alt: '', width: 1920, height: 1080 },
  UseGradientBehindText,
});

/** Pictures that lead somewhere, with a word on each (CARDS-8). */
export const block = defineBlock({
  name: 'ImageButton',
  title: 'Image buttons',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    HasMarginTop: field.boolean({ default: true }),
    ImageButtonItems: field.list(
      {
        Link: field.link({ help: 'Its text stands on the picture' }),
        Image: field.image(),
        UseGradientBehindText: field.boolean({ help: 'Without it the text has a plate of its own' }),
      },
      { max: 24 },
    ),
  },
  examples: {
    'With gradient': {
      fields: {
        Title: 'Hitta rätt',
        ImageButtonItems: [
          item('showroom', 2, 'Nya bilar', '/kop-bil/nya-bilar-i-lager', true),
          item('city-dusk', 3, 'Begagnade bilar', '/kop-bil/begagnade-bilar-i-lager', true),
          item('charging-evening', 4, 'Elbilar', '/kop-bil/biltyp/elbilar', true),
          item('workshop-bay', 5, 'Verkstad', '/service-och-verkstad', true),
        ],
      },
    },
    'Text on plates, close to what is above': {
      fields: {
        Title: 'På väg',
        TitleTag: 'H3',
        HasMarginTop: false,
        ImageButtonItems: [
          item('coast-summer', 6, 'Semester med bil', '/livet-med-bil', false),
          item('winter-road', 7, 'Vinterdäck', '/dack-och-biltillbehor', false),
        ],
      },
    },
    'Without words': {
      fields: {
        ImageButtonItems: [
          {
            ...item('fjord-morning', 8, '', '/livet-med-bil', false),
            Image: {
              src: '/media/scene-fjord-morning-8/1280.webp',
              alt: 'Livet med bil',
              width: 1920,
              height: 1080,
            },
          },
        ],
      },
    },
  },
});
