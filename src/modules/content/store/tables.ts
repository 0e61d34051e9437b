import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Of an item, in the tree or deleted. */
const itemColumns = {
  id: uuid('id').primaryKey(),
  parentId: uuid('parent_id'),
  name: text('name').notNull(),
  template: text('template').notNull(),
  sortOrder: integer('sort_order').notNull(),
  shared: jsonb('shared').notNull(),
  createdAt: moment('created_at').notNull(),
};

export const items = pgTable('content_items', { site: text('site').notNull(), ...itemColumns });

/** Of a version, of an item in the tree or of a deleted one. */
const versionColumns = {
  id: uuid('id').primaryKey(),
  itemId: uuid('item_id').notNull(),
  language: text('language').notNull(),
  number: integer('number').notNull(),
  state: text('state', { enum: ['draft', 'published', 'archived'] }).notNull(),
  revision: integer('revision').notNull().default(1),
  fields: jsonb('fields').notNull(),
  placeholders: jsonb('placeholders').notNull(),
  author: text('author').notNull(),
  publishAt: moment('publish_at'),
  publishedAt: moment('published_at'),
  updatedAt: moment('updated_at').notNull(),
};

export const versions = pgTable('content_versions', versionColumns);

export const endings = pgTable(
  'content_endings',
  {
    itemId: uuid('item_id').notNull(),
    language: text('language').notNull(),
    unpublishAt: moment('unpublish_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);

export const audit = pgTable('content_audit', {
  id: uuid('id').primaryKey(),
  at: moment('at').notNull(),
  account: text('account'),
  who: text('who').notNull(),
  site: text('site').notNull(),
  itemId: uuid('item_id'),
  language: text('language'),
  act: text('act').notNull(),
  about: text('about').notNull(),
  before: jsonb('before').notNull(),
  after: jsonb('after').notNull(),
});

export const pictures = pgTable(
  'content_pictures',
  {
    site: text('site').notNull(),
    id: text('id').notNull(),
    folder: text('folder').notNull(),
    name: text('name').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
);

export const dictionary = pgTable(
  'content_dictionary',
  {
    site: text('site').notNull(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.language, table.key] })],
);

export const storyTags = pgTable(
  'content_tags',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    language: text('language').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id, table.language] })],
);

export const redirects = pgTable(
  'content_redirects',
  {
    site: text('site').notNull(),
    sortOrder: integer('sort_order').notNull(),
    source: text('source').notNull(),
    query: jsonb('query').notNull(),
    target: text('target').notNull(),
    status: smallint('status').notNull(),
    note: text('note').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.sortOrder] })],
);

export const missing = pgTable(
  'content_missing',
  {
    site: text('site').notNull(),
    path: text('path').notNull(),
    times: bigint('times', { mode: 'number' }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.path] })],
);

export const redirectHits = pgTable(
  'content_redirect_hits',
  {
    site: text('site').notNull(),
    source: text('source').notNull(),
    times: bigint('times', { mode: 'number' }).notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.source] })],
);

export const alerts = pgTable(
  'content_alerts',
  {
    site: text('site').notNull(),
    id: uuid('id').notNull(),
    revision: integer('revision').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    pages: jsonb('pages').notNull(),
    texts: jsonb('texts').notNull(),
    shown: boolean('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.id] })],
);

export const releases = pgTable('content_releases', {
  id: uuid('id').primaryKey(),
  site: text('site').notNull(),
  name: text('name').notNull(),
  who: text('who').notNull(),
  madeAt: moment('made_at').notNull(),
  publishAt: moment('publish_at').notNull(),
  state: text('state', { enum: ['scheduled', 'published', 'failed', 'withdrawn'] }).notNull(),
});

export const releaseEntries = pgTable(
  'content_release_entries',
  {
    releaseId: uuid('release_id').notNull(),
    itemId: uuid('item_id').notNull(),
    language: text('language').notNull(),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    problem: text('problem', { enum: ['changed', 'gone'] }),
  },
  (table) => [primaryKey({ columns: [table.releaseId, table.itemId, table.language] })],
);

export const deletions = pgTable('content_deletions', {
  itemId: uuid('item_id').primaryKey(),
  site: text('site').notNull(),
  deletedAt: moment('deleted_at').notNull(),
  who: text('who').notNull(),
  title: text('title').notNull(),
  address: text('address'),
  redirects: jsonb('redirects').notNull(),
});

export const deletedItems = pgTable('content_deleted_items', {
  deletionId: uuid('deletion_id').notNull(),
  ...itemColumns,
});

export const deletedVersions = pgTable('content_deleted_versions', versionColumns);
