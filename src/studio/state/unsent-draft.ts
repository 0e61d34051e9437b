import { z } from 'zod';
import { pageContent } from '~/modules/content/studio-wire';
import { decodeJson } from '~/platform/json';
import type { PageKey } from '../api';
import type { DraftKeeper } from './draft-saver';

const unsent = z.object({
  document: z.object(pageContent),
  revision: z.number(),
  publishedAt: z.string().nullable(),
  at: z.number(),
});

/** What was forgotten for so long is no work that somebody misses. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Keeps a page that was typed and not sent in this browser, for the member who has typed it. */
export function keepDraft(
  { id, language }: PageKey,
  member: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  now: () => number = Date.now,
): DraftKeeper {
  const name = `studio-draft ${member} ${id} ${language}`;
  return {
    read() {
      const found = unsent.safeParse(decodeJson(storage.getItem(name)));
      return found.success && now() - found.data.at < MAX_AGE_MS ? found.data : null;
    },
    write(draft) {
      try {
        storage.setItem(name, JSON.stringify({ ...draft, at: now() }));
      } catch {
        // Full or forbidden: the server gets it all the same, and the browser warns before the page is left.
      }
    },
    clear: () => storage.removeItem(name),
  };
}
