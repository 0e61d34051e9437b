import { z } from 'zod';

/** A page that is to be made, as a draft: empty, or with what another page has. */
export const newPageRequest = z.object({
  /** The same one again is the same page. */
  id: z.uuid().optional(),
  language: z.string(),
  parentId: z.string(),
  name: z.string().max(100),
  title: z.string().max(500),
  template: z.enum(['Page', 'StoryPage', 'Folder']),
  copyOf: z.string().optional(),
});
export const newPageAnswer = z.object({ id: z.string() });

export const moveRequest = z.object({
  parentId: z.string().optional(),
  name: z.string().max(100).optional(),
  sortOrder: z.number().int().min(-100_000).max(100_000).optional(),
});

/** The page that visitors of a deleted one are led to; without it they are told that it is gone. */
export const deletePageQuery = z.object({ successor: z.string().max(100).optional() });

/** Pages with a link to one, how many lie below it, and the releases that wait with one of all these, the next one first. */
export const linksAnswer = z.object({
  links: z.array(z.object({ itemId: z.string(), language: z.string() })),
  below: z.number(),
  releases: z.array(z.object({ name: z.string(), at: z.string() })),
});
export const doneAnswer = z.object({ done: z.literal(true) });
