import { sql } from 'drizzle-orm';
import type { TableEntry } from '~/platform/personal-data';

const PUBLISHED = {
  ground: 'legitimate interest (f)',
  period: 'until an editor changes it',
} as const satisfies Partial<TableEntry>;

const YEAR = sql`now() - interval '365 days'`;

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
    ...PUBLISHED,
    table: 'content_alerts',
    why: 'notices above the pages of a site, for a time',
    personal: { texts: 'published' },
    other: 'site id revision starts_at ends_at pages shown',
  },
  {
    table: 'content_deleted_versions',
    why: 'what deleted pages say',
    ground: 'legitimate interest (f)',
    period: 'with its deletion',
    personal: { fields: 'published', placeholders: 'published', author: 'published' },
    other: 'id item_id language number state revision publish_at published_at updated_at',
  },
  {
    table: 'content_deleted_items',
    why: 'deleted pages with all that was below them',
    ground: 'legitimate interest (f)',
    period: 'with its deletion',
    personal: { shared: 'published' },
    other: 'deletion_id id parent_id name template sort_order created_at',
  },
  {
    table: 'content_deletions',
    why: 'which pages were deleted by whom: so that a mistake is undone; restored, or erased by an editor, it is gone at once',
    ground: 'legitimate interest (f)',
    personal: { who: 'published', title: 'published' },
    other: 'item_id site deleted_at address redirects',
    retention: [
      {
        kind: 'deleted-pages',
        due: (before) => sql`deleted_at < ${before.toISOString()}::timestamptz`,
        erase: 'delete',
      },
    ],
  },
  {
    table: 'content_deleted_endings',
    why: 'when deleted pages were to be taken off a site',
    other: 'item_id language unpublish_at',
  },
  {
    table: 'content_endings',
    why: 'when pages are taken off a site',
    other: 'item_id language unpublish_at',
  },
  {
    table: 'content_audit',
    why: 'who has changed what of a site: so that a mistake is found and undone',
    ground: 'legitimate interest (f)',
    personal: {
      account: 'reference',
      who: 'published',
      about: 'published',
      before: 'published',
      after: 'published',
    },
    other: 'id at site item_id language act',
    // The database refuses what is younger than a year.
    retention: [
      {
        kind: 'audit',
        due: (before) => sql`at < least(${before.toISOString()}::timestamptz, ${YEAR})`,
        erase: 'delete',
      },
    ],
  },
  {
    ...PUBLISHED,
    table: 'content_pictures',
    why: 'pictures that editors choose from, with what they show',
    personal: { name: 'published', alt: 'published' },
    other: 'site id folder width height added_at',
  },
  {
    ...PUBLISHED,
    table: 'content_releases',
    why: 'drafts that are published together, and who has decided it',
    personal: { name: 'published', who: 'published' },
    other: 'id site made_at publish_at state',
  },
  {
    ...PUBLISHED,
    table: 'content_release_entries',
    why: 'the pages of a release, by their titles',
    personal: { title: 'published' },
    other: 'release_id item_id language number problem',
  },
  { table: 'content_tags', why: 'tags of stories', other: 'site id language key value' },
  {
    table: 'content_redirects',
    why: 'addresses that have moved',
    other: 'site sort_order source query target status note',
  },
  {
    table: 'content_missing',
    why: 'addresses that no page has, without what may say who asked for them; 90 days after the last time',
    other: 'site path times first_at last_at',
  },
  {
    table: 'content_redirect_hits',
    why: 'how often each redirect has led somebody',
    other: 'site source times last_at',
  },
];
