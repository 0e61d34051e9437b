import { z } from 'zod';
import { pageContent } from '~/modules/content/studio-wire';
import { decodeJson } from '~/platform/json';
import type { PageKey } from '../api';
import type { PageDocument } from './document';
import { applyPatch, patchBetween, patchSchema } from './undo/patch';

/** A page that was typed and not sent yet: what it was begun from, and what it has become. */
export interface UnsentDraft {
  readonly document: PageDocument;
  readonly revision: number;
  readonly publishedAt: string | null;
  /** What was sent without an answer, and what it was begun from: where the server has that, there is nothing to compare. */
  readonly known: readonly PageDocument[];
}

/** Where a draft is kept until the server has it. */
export interface DraftKeeper {
  read(): UnsentDraft | null;
  write(draft: UnsentDraft): void;
  clear(): void;
}

const documentSchema = z.object(pageContent);
const unsent = z.object({
  document: documentSchema,
  revision: z.number(),
  publishedAt: z.string().nullable(),
  /** Each as what makes it of the document: most of a page stays as it is. */
  known: z.array(patchSchema).default([]),
  at: z.number(),
});

/** What was forgotten for so long is no work that somebody misses. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** Tried again and again without a network. */
const MAX_KNOWN = 20;

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
      if (!found.success || now() - found.data.at >= MAX_AGE_MS) return null;
      const { document, known, ...base } = found.data;
      const documents = known.flatMap((patch) => {
        const made = documentSchema.safeParse(applyPatch(document, patch));
        return made.success ? [made.data] : [];
      });
      return { ...base, document, known: documents };
    },
    write({ document, known, ...base }) {
      const patches = known.slice(-MAX_KNOWN).map((each) => patchBetween(document, each));
      try {
        storage.setItem(name, JSON.stringify({ ...base, document, known: patches, at: now() }));
      } catch {
        // Full or forbidden: the server gets it all the same, and the browser warns before the page is left.
      }
    },
    clear: () => storage.removeItem(name),
  };
}
