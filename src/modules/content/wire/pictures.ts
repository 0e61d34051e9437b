import { z } from 'zod';
import { storableText } from './storable';

const pictureShape = z.object({
  id: z.string(),
  src: z.string(),
  folder: z.string(),
  name: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
});
export type LibraryPicture = z.infer<typeof pictureShape>;

/** Of one upload, in bytes. A larger one need not be sent to be refused. */
export const MAX_PICTURE_SIZE = 20 * 1024 * 1024;

export const picturesAnswer = z.object({ pictures: z.array(pictureShape) });
/** Of an upload. `isKnown`: the same picture was there already, and what is said of it stays. */
export const pictureAnswer = z.object({ picture: pictureShape, isKnown: z.boolean() });

/** What an upload is called, beside its bytes. */
export const uploadQuery = z.object({
  name: storableText.min(1).max(200),
  folder: storableText.max(100).default(''),
  alt: storableText.max(1000).default(''),
});
const pictureWords = z.object({
  name: storableText.min(1).max(200).optional(),
  folder: storableText.max(100).optional(),
  alt: storableText.max(1000).optional(),
});
export const pictureChange = pictureWords.extend({
  /** What the library said of it when it was read; what is something else by now is a conflict. */
  read: pictureWords.optional(),
});
export const replaceRequest = z.object({ by: storableText.max(100) });
export const replacedAnswer = z.object({ pages: z.number(), alerts: z.number(), texts: z.number() });

/** Where a picture is shown or will be: on pages, as they are published or in drafts, by what deleted pages that can be restored, in alerts that are not over, in texts of the site. */
export const usageAnswer = z.object({
  /** Without a language where all those of a page have it in common. */
  pages: z.array(z.object({ itemId: z.string(), language: z.string().nullable() })),
  /** Each as it was deleted, with all that was below it; without an address where it had none of its own. */
  deleted: z.array(z.object({ id: z.string(), title: z.string(), address: z.string().nullable() })),
  /** Each with its title or the beginning of its words. */
  alerts: z.array(z.object({ id: z.string(), title: z.string() })),
  texts: z.array(z.object({ key: z.string(), language: z.string() })),
});
