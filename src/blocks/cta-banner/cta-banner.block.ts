import { defineBlock, field } from '~/modules/content';
import { OPTIONAL_BUTTON_TYPES } from '~/page/button-type';
import { titleTag } from '~/page/title-tag';

const image = {
  src: '/media/scene-coast-summer-2/1280.webp',
  alt: 'En kustväg i sommarljus',
  width: 1920,
  height: 1080,
};
const link = { href: '/salj-bil', text: 'Värdera din bil' };

/** One call, over the whole width or inside the grid (CTA-1). */
export const block = defineBlock({
  name: 'CtaBanner',
  title: 'Call-to-action banner',
  version: 1,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Text: field.richText(),
    Link: field.link(),
    Button: field.choice(OPTIONAL_BUTTON_TYPES),
    Content: field.choice(['Image', 'Video', 'None']),
    Image: field.image(),
    DecorativeImage: field.boolean({ help: 'The picture says nothing: it is not read aloud' }),
    Video: field.video(),
    Width: field.choice(['FullWidth', 'Constrained']),
    Variant: field.choice(['Standard', 'Big']),
    HasMarginTop: field.boolean({ default: true }),
    CenterContent: field.boolean(),
    TextColor: field.choice(['White', 'Black']),
    TextBackgroundBox: field.boolean(),
  },
  examples: {
    'Full width, big, picture': {
      fields: {
        Title: 'Sälj bilen till oss',
        Text: '<p>Svar på en timme, pengar samma dag.</p>',
        Link: link,
        Image: image,
        Variant: 'Big',
      },
    },
    'Inside the grid, text in a box, centred': {
      fields: {
        Title: 'Sommardäck på plats',
        TitleTag: 'H3',
        Text: '<p>Boka hjulskifte före påsk.</p>',
        Link: { href: '/service-och-verkstad/boka-bilverkstad', text: 'Boka tid' },
        Button: 'Secondary',
        Image: { ...image, alt: '' },
        DecorativeImage: true,
        Width: 'Constrained',
        CenterContent: true,
        TextColor: 'Black',
        TextBackgroundBox: true,
      },
    },
    'Without picture': {
      fields: {
        Title: 'Prata med oss',
        Text: '<p>Vi svarar alla dagar.</p>',
        Link: { href: '/kontakt', text: 'Kontakta oss' },
        Button: 'Ghost Contrast',
        Content: 'None',
        HasMarginTop: false,
      },
    },
    'Ghost contrast button on a dark picture': {
      fields: {
        Title: 'Öppet när du har tid',
        Text: '<p>Kvällar och helger, på fyrtio orter.</p>',
        Link: { href: '/anlaggningar', text: 'Hitta hit' },
        Button: 'Ghost Contrast',
        Image: { ...image, src: '/media/scene-city-dusk-2/1280.webp', alt: 'Staden i skymning' },
      },
    },
    'Ghost button, black text': {
      fields: {
        Title: 'Låna en bil i helgen',
        Link: { href: '/kop-bil', text: 'Se bilarna' },
        Button: 'Ghost',
        Content: 'None',
        TextColor: 'Black',
        Width: 'Constrained',
      },
    },
    'Film, black text, without button': {
      fields: {
        Title: 'Hemma i Norden',
        Text: '<p>Bilar för vägar som är långa, mörka och vackra.</p>',
        Button: 'None',
        Content: 'Video',
        Video: '/media/film-forest-road.mp4',
        TextColor: 'Black',
        Width: 'Constrained',
      },
    },
  },
});
