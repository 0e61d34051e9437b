import { z } from 'zod';
import { moment, storableText } from './storable';

const entry = z.object({ itemId: z.string(), language: z.string() });

/** The drafts that are published together, as whoever publishes has seen them; without a time now. */
export const releaseRequest = z.object({
  /** The same one again is the same release. */
  id: z.uuid(),
  name: storableText.trim().min(1).max(200),
  at: moment.optional(),
  entries: z
    .array(z.object({ itemId: z.uuid(), language: storableText.max(10), revision: z.number().int().min(1) }))
    .min(1)
    .max(100)
    .refine(
      (all) => new Set(all.map(({ itemId, language }) => `${itemId} ${language}`)).size === all.length,
      'a page stands in it once',
    ),
});

/** The releases of a site, newest first. A `problem` of one that is scheduled will stop it at its time. */
export const releasesAnswer = z.object({
  releases: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      who: z.string(),
      publishAt: z.string(),
      state: z.enum(['scheduled', 'published', 'failed', 'withdrawn']),
      entries: z.array(entry.extend({ title: z.string(), problem: z.enum(['changed', 'gone']).nullable() })),
    }),
  ),
});
export type ListedRelease = z.infer<typeof releasesAnswer>['releases'][number];
