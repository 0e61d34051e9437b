import { cardFields } from '~/features/content-card/server';
import { defineBlock, field } from '~/modules/content';
import { BUTTON_TYPES } from '~/page/button-type';
import { titleTag } from '~/page/title-tag';

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
const forest = {
  src: '/media/scene-forest-road-2/1280.webp',
  alt: 'En bil på en skogsväg',
  width: 1920,
  height: 1080,
};
const winter = {
  src: '/media/scene-winter-road-3/1280.webp',
  alt: 'En vinterväg',
  width: 1920,
  height: 1080,
};
const card = (at: number, kind: string, Title: string, Text: string, href: string) => ({
  Title,
  Text,
  Image: { src: `/media/scene-${kind}-${at}/1280.webp`, alt: '', width: 1920, height: 1080 },
  Icon: '' as const,
  Link: { href, text: '' },
  ButtonText: '',
});
const cards = [
  card(1, 'showroom', 'Köp bil', 'Nya och begagnade, med garanti.', '/kop-bil'),
  card(
    2,
    'workshop-bay',
    'Boka verkstad',
    'Se lediga tider direkt.',
    '/service-och-verkstad/boka-bilverkstad',
  ),
  card(3, 'charging-evening', 'Välj elbil', 'Räckvidd, laddning, kostnad.', '/kop-bil/biltyp/elbilar'),
  card(
    4,
    'winter-road',
    'Däckhotell',
    'Vi förvarar, tvättar och byter.',
    '/dack-och-biltillbehor/dackhotell',
  ),
];
const link = { href: '/kop-bil/alla-bilar-i-lager', text: 'Se alla bilar' };

/** Hero: picture or film, title, text, one link, a search (HERO-1 to HERO-7). */
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
    DecorativeImage: field.boolean({ help: 'The picture says nothing: it is not read aloud' }),
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
    HeroCards: field.list(cardFields, { max: 8 }),
    CompactCards: field.boolean({ help: 'The cards of the hero in their small form' }),
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
        Image: forest,
        VideoDesktop: '/media/film-forest-road.mp4',
        VideoPhone: '/media/film-forest-road-phone.mp4',
        TextColor: 'Black',
        ButtonType: 'Ghost',
        Link: { href: '/kop-bil/biltyp/elbilar', text: 'Se elbilarna' },
      },
    },
    'One film for all windows, ghost contrast button': {
      fields: {
        Title: 'Verkstaden, inifrån',
        TitleTag: 'H2',
        Content: 'Video',
        VideoDesktop: '/media/film-workshop.mp4',
        ContentPlacement: 'Bottom',
        ButtonType: 'Ghost Contrast',
        Link: { href: '/service-och-verkstad', text: 'Se vad vi gör' },
      },
    },
    'Cards in the hero, search among electric cars': {
      fields: {
        Title: 'Hela vägen med din bil',
        TitleTag: 'H2',
        Text: '<p>Köp, serva och förvara på samma ställe.</p>',
        Image: dusk,
        DecorativeImage: true,
        HeroBannerHasSearchBar: true,
        HeroBannerSearchUrl: '/kop-bil/alla-bilar-i-lager?car_fuel=El',
        HeroCards: cards,
      },
    },
    'Compact cards in the hero, centred': {
      fields: {
        Title: 'Vart vill du?',
        TitleTag: 'H2',
        Image: winter,
        TextColor: 'Black',
        CompactCards: true,
        CenterContent: true,
        HeroCards: cards.slice(0, 2),
      },
    },
  },
});
