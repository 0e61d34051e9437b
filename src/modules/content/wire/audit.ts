import { z } from 'zod';
import { ACTS } from '../domain/acts';
import { storableText } from './storable';

const values = z.record(z.string(), z.unknown());

/** What was done on a site, newest first. */
export const auditAnswer = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      /** Empty: by itself, at its time. */
      who: z.string(),
      act: z.enum(ACTS),
      itemId: z.string().nullable(),
      language: z.string().nullable(),
      about: z.string(),
      before: values,
      after: values,
    }),
  ),
  /** For the next page; null at the end. */
  next: z.string().nullable(),
  people: z.array(z.object({ account: z.string(), who: z.string() })),
});
export type AuditEntry = z.infer<typeof auditAnswer>['entries'][number];

export const auditQuery = z.object({
  item: z.uuid().optional(),
  account: storableText.max(100).optional(),
  /** The last row of the page before: its time and id. */
  after: z
    .string()
    .regex(/^\d{1,14}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional(),
});
