import { defineBlock, field } from '~/modules/content';
import { MESSAGE_ICONS, MESSAGE_TYPES } from '../alert-banner/alert-banner.block';

const leaf = {
  Title: field.text({ maxLength: 200 }),
  Url: field.text({ maxLength: 2000 }),
  HideInNavigation: field.boolean(),
  TopSelected: field.boolean({ help: 'Stands first among its neighbours, marked' }),
};
const entry = { ...leaf, ImageUrl: field.image(), Children: field.list(leaf, { max: 30 }) };
const top = { ...leaf, ImageUrl: field.image(), Children: field.list(entry, { max: 30 }) };

const showroom = {
  src: '/media/scene-showroom-7/1280.webp',
  alt: 'En ljus bilhall',
  width: 1920,
  height: 1080,
};

const node = (Title: string, Url: string, more: { TopSelected?: boolean } = {}) => ({
  Title,
  Url,
  HideInNavigation: false,
  TopSelected: false,
  ...more,
});

const buy = {
  ...node('Köp bil', '/kop-bil'),
  ImageUrl: showroom,
  Children: [
    {
      ...node('Bilar i lager', '/kop-bil/alla-bilar-i-lager'),
      ImageUrl: null,
      Children: [
        node('Nya bilar', '/kop-bil/nya-bilar-i-lager'),
        node('Begagnade bilar', '/kop-bil/begagnade-bilar-i-lager'),
        node('Demobilar', '/kop-bil/biltyp/demobilar'),
      ],
    },
    {
      ...node('Drivmedel', '/kop-bil/biltyp'),
      ImageUrl: null,
      Children: [
        node('Elbilar', '/kop-bil/biltyp/elbilar', { TopSelected: true }),
        node('Hybridbilar', '/kop-bil/biltyp/hybridbilar'),
      ],
    },
    {
      ...node('Finansiering', '/kop-bil/finansiering'),
      ImageUrl: null,
      Children: [node('Billån', '/kop-bil/finansiering/billan')],
    },
    { ...node('Kampanjer', '/kop-bil/kampanjer/bilkampanjer'), ImageUrl: null, Children: [] },
  ],
};

const megaMenu = [
  buy,
  {
    ...node('Service och verkstad', '/service-och-verkstad'),
    ImageUrl: null,
    Children: [
      {
        ...node('Boka verkstad', '/service-och-verkstad/boka-bilverkstad', { TopSelected: true }),
        ImageUrl: null,
        Children: [],
      },
      {
        ...node('Våra tjänster', '/service-och-verkstad/vara-verkstadstjanster'),
        ImageUrl: null,
        Children: [],
      },
    ],
  },
  { ...node('Däck och tillbehör', '/dack-och-biltillbehor'), ImageUrl: null, Children: [] },
  { ...node('Företag', '/kop-bil/foretag'), ImageUrl: null, Children: [] },
  { ...node('Anläggningar', '/anlaggningar'), ImageUrl: null, Children: [] },
];

const extras = [{ Title: 'Kontakt', Link: { href: '/kontakt', text: 'Kontakt' } }];

/** Bar, mega menu and mobile menu of a site (specification 1 §2.4, §2.5, §3). */
export const block = defineBlock({
  name: 'Navigation',
  title: 'Navigation',
  version: 1,
  fields: {
    Datasource: field.text({ default: '/', help: 'Path of the page whose children are the menu' }),
    MegaMenu: field.list(top, { max: 30, help: 'Takes the place of the page tree' }),
    Logo: field.image(),
    LogoWidth: field.number({ default: 150, min: 40, max: 320 }),
    LogoHeight: field.number({ default: 55, min: 20, max: 72 }),
    SlimNav: field.boolean({ help: 'A lower bar' }),
    HasDarkTheme: field.boolean(),
    ShowSeparator: field.boolean({ help: 'Lines under the bar and before the extra items' }),
    ExtraNavigationItems: field.list(
      { Title: field.text({ maxLength: 200 }), Link: field.link() },
      { max: 8 },
    ),
    HasMessage: field.boolean(),
    MessageIsBelowNavigation: field.boolean(),
    MessageTitle: field.text({ maxLength: 300 }),
    MessageText: field.richText(),
    MessageIcon: field.choice(MESSAGE_ICONS),
    MessageType: field.choice(MESSAGE_TYPES),
  },
  examples: {
    'Mega menu with a picture': {
      fields: { MegaMenu: megaMenu, ExtraNavigationItems: extras, ShowSeparator: true },
    },
    'Slim and dark, warning above': {
      fields: {
        MegaMenu: megaMenu,
        SlimNav: true,
        HasDarkTheme: true,
        LogoWidth: 120,
        LogoHeight: 40,
        HasMessage: true,
        MessageTitle: 'Växeln är stängd i dag',
        MessageIcon: 'WarningAlert',
        MessageType: 'Warning',
      },
    },
    'From the page tree, message below': {
      fields: {
        Logo: { src: '/media/logo-nordhem/640.webp', alt: 'Nordhem', width: 848, height: 200 },
        HasMessage: true,
        MessageIsBelowNavigation: true,
        MessageTitle: 'Vårkampanj',
        MessageText: '<p>Fria vinterdäck till alla elbilar i mars.</p>',
        MessageIcon: 'CampaignAlert',
        MessageType: 'Dark',
      },
    },
  },
});
