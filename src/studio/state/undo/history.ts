import type { PageDocument } from '../document';

/** What was done on a page in this session, to be undone and done again. */
export interface History {
  readonly past: readonly PageDocument[];
  readonly present: PageDocument;
  readonly future: readonly PageDocument[];
  /** The field that was edited last, and when: typing is one step. */
  readonly typing: { readonly key: string; readonly at: number } | null;
}

export type HistoryAction =
  | { readonly kind: 'edit'; readonly document: PageDocument; readonly key?: string; readonly at: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'open'; readonly document: PageDocument };

/** A pause in typing that ends a step. */
const STEP_MS = 1500;

export const openHistory = (present: PageDocument): History => ({
  past: [],
  present,
  future: [],
  typing: null,
});

export function reduceHistory(history: History, action: HistoryAction): History {
  const { past, present, future, typing } = history;
  switch (action.kind) {
    case 'open':
      return openHistory(action.document);
    case 'edit': {
      if (action.document === present) return history;
      const { key, at } = action;
      const goesOn = key !== undefined && typing?.key === key && at - typing.at < STEP_MS;
      return {
        past: goesOn ? past : [...past, present],
        present: action.document,
        future: [],
        typing: key === undefined ? null : { key, at },
      };
    }
    case 'undo': {
      const before = past.at(-1);
      if (before === undefined) return history;
      return { past: past.slice(0, -1), present: before, future: [present, ...future], typing: null };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (next === undefined) return history;
      return { past: [...past, present], present: next, future: rest, typing: null };
    }
  }
}
