import { z } from 'zod';
import { keepTyped } from '../state/keep-typed';

const typedText = z.object({
  text: z.string(),
  /** What the editors had written when the typing began, or as it was said since. */
  read: z.string().nullable(),
  /** Somebody else has written something else meanwhile, which is said. */
  isMet: z.boolean(),
});
export type TypedText = z.infer<typeof typedText>;

/** The texts of a site that are typed and not saved, by their keys. */
export const typedTexts = (
  site: string,
  language: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) => keepTyped(`studio-texts ${site} ${language}`, typedText, storage);
