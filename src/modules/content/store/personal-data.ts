import type { TableEntry } from '~/platform/personal-data';

const PUBLISHED = {
  ground: 'legitimate interest (f)',
  period: 'until an editor changes it',
} as const satisfies Partial<TableEntry>;

export const contentData: readonly TableEntry[] = [
  {
    ...PUBLISHED,
    table: 'content_versions',
    why: 'pages and stories, with the names of authors and of staff in them',
    personal: { fields: 'published', placeholders: 'published', author: 'published' },
    other: 'id item_id language number state revision publish_at published_at updated_at',
  },
  {
    ...PUBLISHED,
    table: 'content_items',
    why: 'the tree of pages',
    personal: { shared: 'published' },
    other: 'id site parent_id name template sort_order created_at',
  },
  {
    ...PUBLISHED,
    table: 'content_dictionary',
    why: 'words of the pages',
    personal: { value: 'published' },
    other: 'site language key',
  },
  {
    table: 'content_endings',
    why: 'when pages are taken off a site',
    other: 'item_id language unpublish_at',
  },
  { table: 'content_tags', why: 'tags of stories', other: 'site id language key value' },
  {
    table: 'content_redirects',
    why: 'addresses that have moved',
    other: 'site sort_order source query target status note',
  },
];
