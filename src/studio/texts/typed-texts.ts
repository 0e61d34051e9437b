import { z } from 'zod';
import { decodeJson } from '~/platform/json';

const typedText = z.object({
  text: z.string(),
  /** What the editors had written when the typing began, or as it was said since. */
  read: z.string().nullable(),
  /** Somebody else has written something else meanwhile, which is said. */
  isMet: z.boolean(),
});
export type TypedText = z.infer<typeof typedText>;
/** By the keys of the texts. */
export type TypedTexts = Readonly<Record<string, TypedText>>;
const stored = z.record(z.string(), typedText);

/** Keeps the texts of a site that are typed and not saved while others are searched, another room is looked into, or the page is loaded again. */
export function typedTexts(
  site: string,
  language: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  const name = `studio-texts ${site} ${language}`;
  return {
    read(): TypedTexts {
      const found = stored.safeParse(decodeJson(storage.getItem(name)));
      return found.success ? found.data : {};
    },
    write(typed: TypedTexts): void {
      try {
        if (Object.keys(typed).length === 0) storage.removeItem(name);
        else storage.setItem(name, JSON.stringify(typed));
      } catch {
        // Full or forbidden: it is lost only where the room is left before it is saved.
      }
    },
  };
}
