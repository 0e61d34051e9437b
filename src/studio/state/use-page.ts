import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { StudioPage, StudioProblem } from '~/modules/content/studio-wire';
import { api, type CallFailure, type PageKey } from '../api';
import type { PageDocument } from './document';
import { openHistory, reduceHistory } from './history';

type SaveState =
  | 'published'
  | 'scheduled'
  | 'new'
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'failed'
  | 'invalid'
  | 'conflict'
  | 'signedOut';

/** Well within two seconds after the last key. */
const SAVE_AFTER_MS = 900;
const RETRY_MS = 4000;

export const documentOf = ({ fields, placeholders }: StudioPage): PageDocument => ({ fields, placeholders });

const restingState = ({ source, revision }: StudioPage): SaveState =>
  revision > 0 ? 'saved' : source === 'none' ? 'new' : source === 'scheduled' ? 'scheduled' : 'published';

/** A page that is being edited: what was done, what is saved of it, and what stands in the way. */
export interface EditedPage {
  readonly page: StudioPage;
  readonly document: PageDocument;
  readonly state: SaveState;
  readonly problems: readonly StudioProblem[];
  /** What somebody else has saved meanwhile. */
  readonly theirs: StudioPage | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param key of a field: what is typed there without a pause is one step */
  edit(document: PageDocument, key?: string): void;
  undo(): void;
  redo(): void;
  /** The page as the server has it now. */
  open(page: StudioPage): void;
  keepMine(): void;
  /** Of the draft as it is stored; 0 for none. */
  revision(): number;
  /** Saves what is not saved; the revision, or null where that was not possible. */
  flush(): Promise<number | null>;
}

export function usePage(opened: StudioPage): EditedPage {
  const [page, setPage] = useState(opened);
  const [history, dispatch] = useReducer(reduceHistory, documentOf(opened), openHistory);
  const [state, setState] = useState<SaveState>(restingState(opened));
  const [problems, setProblems] = useState<readonly StudioProblem[]>([]);
  const [theirs, setTheirs] = useState<StudioPage | null>(null);
  const saved = useRef({ document: history.present, revision: opened.revision });
  const saving = useRef<Promise<void> | null>(null);
  const latest = useRef(history.present);
  latest.current = history.present;
  const key: PageKey = { id: page.id, language: page.language };
  const keyRef = useRef(key);
  keyRef.current = key;

  const settle = useCallback((failure: CallFailure) => {
    if (failure.code === 'conflict' && 'page' in failure && failure.page !== undefined) {
      setTheirs(failure.page);
      setState('conflict');
    } else if (failure.code === 'invalid-content') {
      setProblems(('problems' in failure ? failure.problems : undefined) ?? []);
      setState('invalid');
    } else setState(failure.code === 'signed-out' ? 'signedOut' : 'failed');
  }, []);

  const save = useCallback((): Promise<void> => {
    const run = async () => {
      const document = latest.current;
      if (document === saved.current.document) return;
      setState('saving');
      const answer = await api.save(keyRef.current, document, saved.current.revision);
      if (!answer.ok) return settle(answer.error);
      saved.current = { document, revision: answer.value.revision };
      setProblems([]);
      setState(latest.current === document ? 'saved' : 'unsaved');
    };
    saving.current = (saving.current ?? Promise.resolve()).then(run);
    return saving.current;
  }, [settle]);

  useEffect(() => {
    if (history.present === saved.current.document || theirs !== null) return;
    setState((before) => (before === 'saving' ? before : 'unsaved'));
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [history.present, theirs, save]);

  useEffect(() => {
    if (state !== 'failed' && state !== 'signedOut') return;
    const timer = setInterval(save, RETRY_MS);
    return () => clearInterval(timer);
  }, [state, save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current !== saved.current.document) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  const open = useCallback((fresh: StudioPage) => {
    const document = documentOf(fresh);
    saved.current = { document, revision: fresh.revision };
    latest.current = document;
    setPage(fresh);
    setTheirs(null);
    setProblems([]);
    setState(restingState(fresh));
    dispatch({ kind: 'open', document });
  }, []);

  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  return {
    page,
    document: history.present,
    state,
    problems,
    theirs,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (document, typed) =>
      dispatch({ kind: 'edit', document, at: Date.now(), ...(typed !== undefined && { key: typed }) }),
    undo,
    redo,
    open,
    revision: () => saved.current.revision,
    keepMine() {
      if (theirs === null) return;
      saved.current = { document: documentOf(theirs), revision: theirs.revision };
      setTheirs(null);
      void save();
    },
    async flush() {
      await save();
      return saved.current.document === latest.current ? saved.current.revision : null;
    },
  };
}
