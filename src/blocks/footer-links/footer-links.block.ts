import { columnItemFields } from '~/features/link-items/server';
import { defineBlock, field } from '~/modules/content';
import { titleTag } from '~/page/title-tag';

/** The links of a footer column, wherever a page wants them (TEXT-4). */
export const block = defineBlock({
  name: 'FooterLinks',
  title: 'Footer links',
  version: 1,
  opensPage: false,
  fields: {
    Title: field.text({ maxLength: 200 }),
    TitleTag: titleTag('H2'),
    ColumnItems: field.list(columnItemFields, { max: 30 }),
    Row: field.boolean({ help: 'Side by side where there is room' }),
  },
  examples: {
    'With a title, icons and copy buttons': {
      fields: {
        Title: 'Kontakt',
        ColumnItems: [
          { Link: { text: '08-465 004 10', href: 'tel:+46846500410' }, Icon: 'Phone', CopyButton: true },
          {
            Link: { text: 'kundservice@nordhem.example', href: 'mailto:kundservice@nordhem.example' },
            Icon: 'Mail',
            CopyButton: true,
          },
        ],
      },
    },
    'In a row, third level': {
      fields: {
        Title: 'Mer om oss',
        TitleTag: 'H3',
        Row: true,
        ColumnItems: [
          { Link: { text: 'Om Nordhem', href: '/om-nordhem' }, Icon: '', CopyButton: false },
          { Link: { text: 'Anläggningar', href: '/anlaggningar' }, Icon: '', CopyButton: false },
          { Link: { text: 'Lediga jobb', href: '/om-nordhem/jobb' }, Icon: '', CopyButton: false },
        ],
      },
    },
  },
});
