import { z } from 'zod';

/** Every text of a language for visitors: what it is without the editors, and what they have written. */
export const textsAnswer = z.object({
  texts: z.array(
    z.object({
      key: z.string(),
      /** Null for a key of the editors' own. */
      fallback: z.string().nullable(),
      own: z.string().nullable(),
    }),
  ),
});
export type TextEntry = z.infer<typeof textsAnswer>['texts'][number];

/** Null: back to what it is without the editors. */
export const textRequest = z.object({
  key: z.string().min(1).max(200),
  value: z.string().max(10_000).nullable(),
  /** What the editors had written when it was read; if it is something else by now, that is a conflict. */
  own: z.string().nullable().optional(),
});
