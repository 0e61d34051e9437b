import { MESSAGE_ICONS, MESSAGE_TYPES } from '~/features/alert-notice/browser';
import { defineBlock, field } from '~/modules/content';
import { extras, fewItems, largeMenu, manyItems } from './example-menus';

const entry = {
  Title: field.text({ maxLength: 200 }),
  Url: field.text({ maxLength: 2000, help: 'Empty: the entry only opens what is below it' }),
  HideInNavigation: field.boolean({ help: 'Left out with all that is below it' }),
  TopSelected: field.boolean({ help: 'Selected when the menu opens; first among its neighbours, marked' }),
};
const ImageUrl = field.image({ help: 'Stands beside what is below the entry' });
const third = { ...entry, ImageUrl, Children: field.list(entry, { max: 30 }) };
const second = { ...entry, ImageUrl, Children: field.list(third, { max: 30 }) };
const top = { ...entry, ImageUrl, Children: field.list(second, { max: 30 }) };

const message = {
  HasMessage: field.boolean(),
  MessageIsBelowNavigation: field.boolean(),
  MessageTitle: field.text({ maxLength: 300 }),
  MessageText: field.richText(),
  MessageIcon: field.choice(MESSAGE_ICONS),
  MessageType: field.choice(MESSAGE_TYPES),
};

/** Bar, mega menu and mobile menu of a site (NAV-1 to NAV-14). */
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
    ...message,
  },
  deliveredAs: { DatasourceItems: ['MessageIsBelowNavigation', 'HasMessage'] },
  examples: {
    'Mega menu with pictures': {
      fields: { MegaMenu: largeMenu, ExtraNavigationItems: extras, ShowSeparator: true },
    },
    'Slim and dark, warning above': {
      fields: {
        MegaMenu: largeMenu,
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
    'Dark, with lines': {
      fields: {
        MegaMenu: largeMenu,
        HasDarkTheme: true,
        ShowSeparator: true,
        ExtraNavigationItems: extras,
      },
    },
    'From the page tree, message below': {
      fields: {
        Logo: { src: '/media/logo-nordhem/640.webp', alt: 'Nordhem', width: 600, height: 220 },
        HasMessage: true,
        MessageIsBelowNavigation: true,
        MessageTitle: 'Vårkampanj',
        MessageText: '<p>Fria vinterdäck till alla elbilar i mars.</p>',
        MessageIcon: 'CampaignAlert',
        MessageType: 'Dark',
      },
    },
    'Four items, large logo': { fields: { MegaMenu: fewItems, LogoWidth: 200, LogoHeight: 40 } },
    'Four items, a picture for a logo': {
      fields: {
        MegaMenu: fewItems,
        Logo: { src: '/media/scene-showroom-2/1280.webp', alt: 'Nordhem', width: 1280, height: 720 },
        LogoHeight: 40,
      },
    },
    'Fourteen long items': {
      fields: { MegaMenu: manyItems, ExtraNavigationItems: extras, LogoWidth: 120 },
    },
  },
});
