import { z } from 'zod';
import type { ImportFault } from '../import-feed';
import type { UnknownSite } from '../stock';

/** HTTP status of each way an import fails; named here once. */
export const FAULT_STATUS = {
  'unknown-site': 404,
  'empty-file': 400,
  'not-a-feed': 415,
  'unknown-columns': 422,
  'broken-compression': 400,
  'decompression-bomb': 413,
  'file-too-large': 413,
  'too-many-rows': 413,
  interrupted: 400,
  busy: 409,
  overtaken: 409,
  held: 409,
} as const satisfies Record<ImportFault['code'] | UnknownSite['code'], number>;

export const NDJSON = 'application/x-ndjson';

const count = z.number().int().nonnegative();

/** What a server says of an import, as the command line reads it. */
const summarySchema = z.object({
  site: z.string(),
  format: z.enum(['vehicle-listing', 'automotive-inventory', 'record-lines']),
  read: count,
  added: count,
  changed: count,
  unchanged: count,
  removed: count,
  refused: count,
  refusals: z.array(z.object({ line: count, reason: z.string() })),
  unmapped: z.array(z.object({ field: z.string(), value: z.string(), count })),
  unknownStores: z.array(
    z.object({
      car_site_id: z.string(),
      name: z.string().nullable(),
      address: z.string().nullable(),
      cars: count,
    }),
  ),
  ignoredColumns: z.array(z.string()),
});

export const errorSchema = z.object({ error: z.string(), message: z.string().optional() });

/** One line of an `application/x-ndjson` answer: progress, and last the summary or the error. */
export const answerLineSchema = z.union([
  z.object({
    progress: z.object({
      phase: z.enum(['reading', 'applying']),
      read: count,
      refused: count,
      applied: count,
    }),
  }),
  z.object({ summary: summarySchema }),
  errorSchema,
]);
