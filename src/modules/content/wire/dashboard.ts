import { z } from 'zod';

/** A page or story in one language. */
const place = z.object({
  itemId: z.string(),
  language: z.string(),
  title: z.string(),
  path: z.string().nullable(),
});

/** What waits on a site and what is to happen, in all its languages. */
export const dashboardAnswer = z.object({
  /** Open drafts, the longest untouched first; `isMine`: saved last by whoever asks. */
  drafts: z.array(
    place.extend({ author: z.string(), savedAt: z.string(), revision: z.number(), isMine: z.boolean() }),
  ),
  /** `isLate`: its time has passed and it has not happened. */
  scheduled: z.array(
    place.extend({ what: z.enum(['publish', 'unpublish']), at: z.string(), isLate: z.boolean() }),
  ),
  /** Pages that are published in the first language of the site, and not in the others. */
  untranslated: z.array(place.extend({ missing: z.array(z.string()) })),
});
export type Dashboard = z.infer<typeof dashboardAnswer>;

/** Links of published pages that lead to no page of the site. */
export const brokenLinksAnswer = z.object({ links: z.array(place.extend({ href: z.string() })) });

const FOUND_KINDS = ['page', 'story', 'text', 'picture', 'redirect'] as const;

export const searchQuery = z.object({ q: z.string().trim().min(2).max(100) });

/** What has all the words, by title, address or what stands in it. */
export const foundAnswer = z.object({
  found: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      /** Of a page, story or picture its id, of a text its key, of a redirect what it answers to. */
      id: z.string(),
      title: z.string(),
      detail: z.string(),
    }),
  ),
});
export type Found = z.infer<typeof foundAnswer>['found'][number];
