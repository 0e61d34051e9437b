import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';
import { VISIBLE } from './collapsing';

const pictures = [
  'Showroom',
  'Verkstad',
  'Fjord i morgonljus',
  'Vinterväg',
  'Kust om sommaren',
  'Staden i skymning',
];
const kinds = ['showroom', 'workshop-bay', 'fjord-morning', 'winter-road', 'coast-summer', 'city-dusk'];
const files = pictures.map((Title, at) => ({ Title, File: `/media/scene-${kinds[at]}-1/1920.webp` }));

/** Files to take home, cut short when they are many (FILES-1). */
export const block = defineBlock({
  name: 'FileDownloadList',
  title: 'Downloadable files',
  version: 1,
  opensPage: false,
  fields: {
    Title: field.text({ maxLength: 300 }),
    TitleTag: titleTag('H2'),
    Paragraph: field.richText(),
    FileList: field.list({ Title: field.text({ maxLength: 300 }), File: field.file() }, { max: 200 }),
    ItemsVisibleWhenCollapsed: field.number({ min: 1, max: 200, default: VISIBLE }),
    ShowAllItems: field.boolean(),
    ExpandLabel: field.text({ maxLength: 100, help: 'Without both labels all files are shown' }),
    CollapseLabel: field.text({ maxLength: 100 }),
  },
  examples: {
    'Collapsed to three': {
      fields: {
        Title: 'Pressbilder',
        Paragraph: '<p>Fria att använda när ni skriver om oss. Ange gärna källan.</p>',
        FileList: files,
        ExpandLabel: 'Visa alla filer',
        CollapseLabel: 'Visa färre filer',
      },
    },
    'Collapsed to two': {
      fields: {
        Title: 'Bilder för skärmen',
        TitleTag: 'H3',
        FileList: files.slice(0, 5),
        ItemsVisibleWhenCollapsed: 2,
        ExpandLabel: 'Visa fler',
        CollapseLabel: 'Visa färre',
      },
    },
    'All shown': {
      fields: {
        Title: 'Alla bilder',
        FileList: files,
        ShowAllItems: true,
        ExpandLabel: 'Visa',
        CollapseLabel: 'Dölj',
      },
    },
    Documents: {
      fields: {
        Title: 'Ta med dig hem',
        Paragraph: '<p>Det vi brukar få frågor om, på en sida vardera.</p>',
        FileList: [
          { Title: 'Så går en service till', File: '/media/leaflet-service.pdf' },
          { Title: 'Garanti på begagnad bil', File: '/media/leaflet-warranty.pdf' },
          { Title: 'Däck, mönsterdjup och vinter', File: '/media/leaflet-tyres.pdf' },
        ],
      },
    },
    'Without labels': { fields: { FileList: files.slice(0, 5) } },
  },
});
