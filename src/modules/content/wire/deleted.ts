import { z } from 'zod';

/** As many as are listed. */
export const MAX_DELETED = 500;

const deletedPage = z.object({
  id: z.string(),
  title: z.string(),
  template: z.string(),
  /** Where it stood below the site; null where it had no address of its own. */
  address: z.string().nullable(),
  name: z.string(),
  parentId: z.string().nullable(),
  /** In which it, or what was below it, is written. */
  languages: z.array(z.string()),
  /** How many were below it; they are restored with it. */
  below: z.number(),
  /** Empty: nobody who was signed in. */
  who: z.string(),
  deletedAt: z.string(),
  /** When it, or what was below it, was to be published or taken off. These times are not restored. */
  times: z.array(
    z.object({
      /** Of the page. */
      title: z.string(),
      language: z.string(),
      act: z.enum(['publish', 'unpublish']),
      at: z.string(),
    }),
  ),
  /** From when on it may be gone for good. */
  until: z.string(),
  /** Where its deletion has led its address; null: nowhere. */
  leadsTo: z.string().nullable(),
});
export type DeletedPage = z.infer<typeof deletedPage>;

/** The newest first. */
export const deletedAnswer = z.object({ days: z.number(), pages: z.array(deletedPage) });

/** Where it is to stand; without a value where it stood. */
export const restorePageRequest = z.object({
  parentId: z.string().optional(),
  name: z.string().max(100).optional(),
});
