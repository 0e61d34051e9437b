import { z } from 'zod';
import { appliedSchema, sequenceSchema, tableSchema } from './catalogue';

/** Counts changes of the archive that older releases cannot read. */
export const FORMAT = 1;

/** The first entry: what a place must be like before rows can come. */
export const SCHEMA_ENTRY = 'schema.json';
/** The last one: an archive without it is cut off. */
export const MANIFEST_ENTRY = 'manifest.json';
export const TABLE_FOLDER = 'tables/';
export const MEDIA_FOLDER = 'media/';

export const schemaEntry = z.object({
  format: z.literal(FORMAT),
  /** Version of the product that made it. */
  release: z.string(),
  madeAt: z.iso.datetime(),
  migrations: appliedSchema,
  /** Version of the job queue's own tables; null where it never ran. */
  queueVersion: z.string().nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
});
export type SchemaEntry = z.infer<typeof schemaEntry>;

export const manifestEntry = z.object({
  /** By table: number of rows, and the digest of their lines in any order. */
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  /** By entry: SHA-256 of its bytes. */
  entries: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestEntry>;
