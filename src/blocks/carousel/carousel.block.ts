import { defineBlock, field } from '~/modules/content';
import { OPTIONAL_BUTTON_TYPES } from '~/page/button-type';

const picture = (kind: string, seed: number, alt: string) => ({
  src: `/media/scene-${kind}-${seed}/1280.webp`,
  alt,
  width: 1920,
  height: 1080,
});

const upright = (kind: string, seed: number, alt: string) => ({
  src: `/media/scene-${kind}-${seed}-tall/1280.webp`,
  alt,
  width: 1080,
  height: 1440,
});

const plain = {
  Subtitle: '',
  ThumbnailText: '',
  ImagePhone: null,
  LeftButton: null,
  LeftButtonType: 'None',
  RightButton: null,
  RightButtonType: 'None',
  UseGradient: true,
  LegalTextBody: '',
} as const;

const slides = [
  {
    ...plain,
    Title: 'Vårens elbilar är här',
    Subtitle: 'Räckvidd upp till 62 mil. Provkör hemma hos dig i ett dygn.',
    ThumbnailText: 'Elbilar',
    ImageDesktop: picture('charging-evening', 1, 'En elbil laddas i kvällsljus'),
    ImagePhone: upright('charging-evening', 1, 'En elbil laddas i kvällsljus'),
    LeftButton: { href: '/kop-bil/biltyp/elbilar', text: 'Se elbilarna' },
    LeftButtonType: 'Primary' as const,
    RightButton: { href: '/kop-bil/kampanjer/bilkampanjer', text: 'Kampanjer' },
    RightButtonType: 'Ghost Contrast' as const,
    LegalTextBody: '<p>Räckvidd enligt WLTP. Kampanjen gäller till den 30 april.</p>',
  },
  {
    ...plain,
    Title: 'Däckbyte på tjugo minuter',
    Subtitle: 'Boka en tid som passar dig.',
    ThumbnailText: 'Däckbyte',
    ImageDesktop: picture('workshop-bay', 2, 'En verkstadsplats'),
    ImagePhone: upright('winter-road', 4, 'En vinterväg'),
    LeftButton: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Boka däckbyte' },
    LeftButtonType: 'Secondary' as const,
    UseGradient: false,
  },
  {
    ...plain,
    Title: 'Fyrahundra begagnade med garanti',
    ThumbnailText: 'Begagnat',
    ImageDesktop: picture('showroom', 3, 'En ljus bilhall'),
    LeftButton: { href: '/kop-bil/begagnade-bilar-i-lager', text: 'Se bilarna' },
    LeftButtonType: 'Ghost' as const,
  },
];

/** Large pictures that follow one another (CAROUSEL-1 to CAROUSEL-5). */
export const block = defineBlock({
  name: 'Carousel',
  title: 'Carousel',
  version: 1,
  fields: {
    CarouselItems: field.list(
      {
        Title: field.text({ maxLength: 300 }),
        Subtitle: field.text({ maxLength: 500 }),
        ThumbnailText: field.text({ maxLength: 100 }),
        ImageDesktop: field.image(),
        ImagePhone: field.image({ help: 'Shown under 768 px; empty: the same picture' }),
        LeftButton: field.link(),
        LeftButtonType: field.choice(OPTIONAL_BUTTON_TYPES, { default: 'None' }),
        RightButton: field.link(),
        RightButtonType: field.choice(OPTIONAL_BUTTON_TYPES, { default: 'None' }),
        UseGradient: field.boolean(),
        LegalTextBody: field.richText(),
      },
      { max: 12 },
    ),
    AutoPlayDelay: field.number({
      default: 5,
      empty: 0,
      min: 0,
      max: 120,
      help: 'Seconds; 0 or nothing stands still',
    }),
    SlideArrows: field.boolean(),
    AnimateThumbnail: field.boolean(),
  },
  examples: {
    'By itself, with arrows and progress': {
      fields: { CarouselItems: slides, AutoPlayDelay: 3, SlideArrows: true, AnimateThumbnail: true },
    },
    'By hand, two slides': {
      fields: { CarouselItems: slides.slice(1), AutoPlayDelay: 0, SlideArrows: true },
    },
    'By itself, without arrows and progress': { fields: { CarouselItems: slides, AutoPlayDelay: 30 } },
    'One slide': { fields: { CarouselItems: slides.slice(0, 1), AutoPlayDelay: 5, SlideArrows: true } },
  },
});
