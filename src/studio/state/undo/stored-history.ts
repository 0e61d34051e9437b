import { z } from 'zod';
import { pageContent, type StudioPage } from '~/modules/content/studio-wire';
import { decodeJson } from '~/platform/json';
import { isSamePage } from '../../changes/compare-pages';
import { isSameValue } from '../../changes/same-value';
import type { PageDocument } from '../document';
import { type History, openHistory, reduceHistory } from './history';
import { applyPatch, type Patch, patchBetween, patchSchema } from './patch';

/** The steps of a page from the document that they lead away from, the nearest first. */
export interface StoredHistory {
  /** Of the draft as it was stored; 0 for none. */
  readonly revision: number;
  readonly publishedAt: string | null;
  readonly document: PageDocument;
  readonly past: readonly Patch[];
  readonly future: readonly Patch[];
}

const documentSchema = z.object(pageContent);
const storedHistory = z.object({
  revision: z.number(),
  publishedAt: z.string().nullable(),
  document: documentSchema,
  past: z.array(patchSchema),
  future: z.array(patchSchema),
});

const isDocument = (value: unknown): value is PageDocument => documentSchema.safeParse(value).success;

/** What the server had of the page when its steps were kept. */
export type HistoryBase = Pick<StoredHistory, 'revision' | 'publishedAt'>;

/** Of the five million that a browser stores for a site. */
const MAX_CHARS = 400_000;
/** Each way. */
const MAX_STEPS = 100;

/** Null where there is nothing to undo or do again, or the page alone is too large. The steps that are furthest away are left out first. */
export function encodeHistory(
  { past, present, future }: History,
  { revision, publishedAt }: HistoryBase,
  maxChars = MAX_CHARS,
): string | null {
  const head = JSON.stringify({ revision, publishedAt, document: present });
  let left = maxChars - head.length - ',"past":[],"future":[]'.length;
  const stepsThatFit = (documents: readonly PageDocument[]): readonly string[] => {
    const steps: string[] = [];
    let from = present;
    for (const to of documents.slice(0, MAX_STEPS)) {
      const step = JSON.stringify(patchBetween(from, to));
      if (left < step.length + 1) break;
      left -= step.length + 1;
      steps.push(step);
      from = to;
    }
    return steps;
  };
  const [undo, redo] = [stepsThatFit(past.toReversed()), stepsThatFit(future)];
  if (undo.length + redo.length === 0) return null;
  return `${head.slice(0, -1)},"past":[${undo}],"future":[${redo}]}`;
}

export function decodeHistory(text: string | null): StoredHistory | null {
  const found = storedHistory.safeParse(decodeJson(text));
  return found.success ? found.data : null;
}

/** The steps that led to a document, or null where the document is another one. */
function historyOf(stored: StoredHistory, present: PageDocument): History | null {
  if (!isSamePage(stored.document, present)) return null;
  // The same objects where that is possible: what has not changed is not drawn again.
  const base = isSameValue(stored.document, present) ? present : stored.document;
  const documentsAlong = (steps: readonly Patch[]): readonly PageDocument[] => {
    const documents: PageDocument[] = [];
    let from = base;
    for (const step of steps) {
      const to = applyPatch(from, step);
      if (!isDocument(to)) break;
      documents.push(to);
      from = to;
    }
    return documents;
  };
  return {
    past: documentsAlong(stored.past).toReversed(),
    present,
    future: documentsAlong(stored.future),
    typing: null,
  };
}

/**
 * What can be undone on a page that is opened again. Steps lead away from one document alone: where the draft is another one, or
 * somebody else's, there are none.
 *
 * @param document the page as the server has it
 * @param unsent what was typed before and never reached the server, to go on with
 */
export function historyOfOpened(
  stored: StoredHistory | null,
  { revision, publishedAt, author }: Pick<StudioPage, 'revision' | 'publishedAt' | 'author'>,
  member: string,
  { document, unsent }: { readonly document: PageDocument; readonly unsent: PageDocument | null },
): History {
  const isSameRevision = stored !== null && stored.revision === revision;
  // Saved while the page was left: the revision is another one, the draft is not. What was undone down to the published page
  // leaves no draft, and the page is again who has published it.
  const isUndone = revision === 0 && stored?.publishedAt === publishedAt;
  const isMine = isSameRevision || isUndone || author === member;
  if (stored !== null && isMine && unsent !== null) {
    const typed = historyOf(stored, unsent);
    if (typed !== null) return typed;
  }
  const opened = (stored !== null && isMine ? historyOf(stored, document) : null) ?? openHistory(document);
  return unsent === null ? opened : reduceHistory(opened, { kind: 'edit', document: unsent, at: 0 });
}
