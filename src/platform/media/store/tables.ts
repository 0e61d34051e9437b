import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const media = pgTable('platform_media', {
  id: text('id').primaryKey(),
  type: text('type', { enum: ['jpeg', 'png', 'webp', 'avif', 'gif', 'svg'] }).notNull(),
  extension: text('extension', { enum: ['jpg', 'png'] }).notNull(),
  name: text('name').notNull(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  blur: text('blur').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
});

export const mediaPaths = pgTable('platform_media_paths', {
  path: text('path').primaryKey(),
  id: text('id').notNull(),
});

export const mediaFiles = pgTable('platform_media_files', {
  id: text('id').primaryKey(),
  type: text('type', {
    enum: ['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'mp4', 'webm', 'svg'],
  }).notNull(),
  name: text('name').notNull(),
  bytes: integer('bytes').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** A document, film or drawing that was uploaded; `bytes` is its size. */
export type MediaFileItem = Readonly<typeof mediaFiles.$inferSelect>;

/** A picture that was uploaded. Width and height are those of the master, in pixels; `bytes` its size on disk. */
export type MediaItem = Readonly<typeof media.$inferSelect>;
