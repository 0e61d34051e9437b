import { defineBlock, field } from '~/modules/content';
import { BUTTON_TYPES } from '../button-type';
import { titleTag } from '../title-tag';

const fjord = {
  src: '/media/scene-fjord-morning-1/1280.webp',
  alt: 'En fjord i morgonljus',
  width: 1920,
  height: 1080,
};
const dusk = {
  src: '/media/scene-city-dusk-2/1280.webp',
  alt: 'Staden i skymning',
  width: 1920,
  height: 1080,
};
const winter = {
  src: '/media/scene-winter-road-3/1280.webp',
  alt: 'En vinterväg',
  width: 1920,
  height: 1080,
};
const link = { href: '/kop-bil/alla-bilar-i-lager', text: 'Se alla bilar' };

/** The large opening of a page: picture or film, title, text, one action, a search (specification 1 §2.4b, §3). */
export const block = defineBlock({
  name: 'HeroBanner',
  title: 'Hero banner',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H1'),
    Text: field.richText(),
    Content: field.choice(['Image', 'Video']),
    Image: field.image(),
    ImagePhone: field.image({ help: 'Shown under 768 px; empty: the same picture' }),
    VideoDesktop: field.video(),
    VideoPhone: field.video({ help: 'Shown under 768 px; empty: the same film' }),
    Variant: field.choice(['FullScreen', 'Standard'], { default: 'Standard' }),
    ContentPlacement: field.choice(['Top', 'Middle', 'Bottom'], { default: 'Middle' }),
    CenterContent: field.boolean(),
    HasMarginTop: field.boolean(),
    TextColor: field.choice(['White', 'Black']),
    ButtonType: field.choice(BUTTON_TYPES),
    Link: field.link(),
    HeroBannerHasSearchBar: field.boolean(),
    HeroBannerSearchUrl: field.text({ maxLength: 2000, help: 'Path of the page that searches' }),
  },
  examples: {
    'Full screen, text at the bottom': {
      fields: {
        Title: 'Din nästa bil står närmare än du tror',
        Text: '<p>Fler än fyra tusen bilar, besiktade och klara, hos anläggningar från Malmö till Luleå.</p>',
        Image: fjord,
        Variant: 'FullScreen',
        ContentPlacement: 'Bottom',
        Link: link,
      },
    },
    'With search, centred': {
      fields: {
        Title: 'Vad letar du efter?',
        Text: '<p>Skriv märke, modell eller det du behöver plats för.</p>',
        Image: dusk,
        CenterContent: true,
        ButtonType: 'Ghost Contrast',
        Link: link,
        HeroBannerHasSearchBar: true,
        HeroBannerSearchUrl: '/kop-bil/alla-bilar-i-lager',
      },
    },
    'Black text at the top, secondary button': {
      fields: {
        Title: 'Vinterdäcken väntar på dig',
        TitleTag: 'H2',
        Text: '<p>Boka hjulskifte på tre minuter.</p>',
        Image: winter,
        ImagePhone: { ...fjord, alt: 'En fjord i morgonljus, på höjden' },
        ContentPlacement: 'Top',
        HasMarginTop: true,
        TextColor: 'Black',
        ButtonType: 'Secondary',
        Link: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Boka hjulskifte' },
      },
    },
    'Film, ghost button': {
      fields: {
        Title: 'Tyst genom skogen',
        TitleTag: 'H2',
        Content: 'Video',
        Image: dusk,
        VideoDesktop: '/media/film-forest-road.mp4',
        VideoPhone: '/media/film-forest-road-phone.mp4',
        ButtonType: 'Ghost',
        Link: { href: '/kop-bil/biltyp/elbilar', text: 'Se elbilarna' },
      },
    },
  },
});
