import { columnItemFields } from '~/features/link-items/server';
import { defineBlock, field } from '~/modules/content';

const item = (text: string, href: string, more: { Icon?: 'Phone' | 'Mail'; CopyButton?: boolean } = {}) => ({
  Link: { text, href },
  Icon: more.Icon ?? ('' as const),
  CopyButton: more.CopyButton ?? false,
});

/** Columns, social channels and copyright at the end of each page (FOOTER-1). */
export const block = defineBlock({
  name: 'Footer',
  title: 'Footer',
  version: 1,
  fields: {
    Logo: field.image(),
    Columns: field.list(
      {
        Title: field.text({ maxLength: 200 }),
        Description: field.richText(),
        ColumnItems: field.list(columnItemFields, { max: 30 }),
      },
      { max: 6 },
    ),
    SocialLinks: field.list(
      { name: field.text({ maxLength: 60 }), Url: field.text({ maxLength: 2000 }) },
      { max: 12 },
    ),
    BottomCopyrightText: field.text({ maxLength: 500 }),
  },
  examples: {
    'Four columns and social channels': {
      fields: {
        Columns: [
          {
            Title: 'Kontakt',
            Description: '<p>Vi svarar alla dagar, vardagar till klockan 18.</p>',
            ColumnItems: [
              item('08-465 004 10', 'tel:+46846500410', { Icon: 'Phone', CopyButton: true }),
              item('kundservice@nordhem.example', 'mailto:kundservice@nordhem.example', {
                Icon: 'Mail',
                CopyButton: true,
              }),
            ],
          },
          {
            Title: 'Köp bil',
            Description: '',
            ColumnItems: [
              item('Alla bilar i lager', '/kop-bil/alla-bilar-i-lager'),
              item('Elbilar', '/kop-bil/biltyp/elbilar'),
              item('Finansiering', '/kop-bil/finansiering'),
            ],
          },
          {
            Title: 'Service',
            Description: '',
            ColumnItems: [
              item('Boka verkstad', '/service-och-verkstad/boka-bilverkstad'),
              item('Däckhotell', '/dack-och-biltillbehor/dackhotell'),
            ],
          },
          {
            Title: 'Om oss',
            Description: '',
            ColumnItems: [item('Om Nordhem', '/om-nordhem'), item('Anläggningar', '/anlaggningar')],
          },
        ],
        SocialLinks: [
          { name: 'Facebook', Url: 'https://facebook.example/nordhem' },
          { name: 'Instagram', Url: 'https://instagram.example/nordhem' },
          { name: 'LinkedIn', Url: 'https://linkedin.example/company/nordhem' },
          { name: 'Mastodonten', Url: 'https://mastodonten.example/nordhem' },
        ],
        BottomCopyrightText: '© Nordhem Bil AB',
      },
    },
    'With a logo of its own': {
      fields: {
        Logo: { src: '/media/logo-nordhem-light/640.webp', alt: 'Nordhem', width: 848, height: 200 },
        Columns: [{ Title: 'Kontakt', Description: '<p>Vevgatan 3, Borås</p>', ColumnItems: [] }],
        BottomCopyrightText: '© Nordhem Bil AB',
      },
    },
  },
});
