import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { StudioPage } from '~/modules/content/studio-wire';
import { api, pathOf } from '../api';
import type { PageDocument } from './document';
import { DraftSaver } from './draft-saver';
import type { Saving } from './saving';
import { reduceHistory } from './undo/history';
import { keepHistory } from './undo/keep-history';
import { historyOfOpened } from './undo/stored-history';
import { keepDraft } from './unsent-draft';

/** A page that is being edited: what was done, what is saved of it, and what stands in the way. */
export interface EditedPage extends Saving {
  readonly page: StudioPage;
  readonly document: PageDocument;
  /** It goes on with what was typed before and never reached the server. */
  readonly isTakenUp: boolean;
  /** How often something was undone, done again or replaced. */
  readonly moves: RefObject<number>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param key of a field: what is typed there without a pause is one step */
  edit(document: PageDocument, key?: string): void;
  undo(): void;
  redo(): void;
  /** The page as the server has it now. */
  open(page: StudioPage): void;
  /** The same as a step: what it was here comes back with undo. */
  take(page: StudioPage): void;
  /** The page as somebody else has saved it meanwhile; compared with what it is here, one of both is chosen. */
  meet(page: StudioPage): void;
  keepMine(): void;
  /** Of the draft as it is stored; 0 for none. */
  revision(): number;
  /** Saves what is not saved; the revision, or null where that was not possible. */
  flush(): Promise<number | null>;
  /** Does something with the stored draft once all is saved; what is typed meanwhile goes on top of it. Null where not all could be saved. */
  withSaved<T>(act: (document: PageDocument, revision: number) => Promise<T>): Promise<T | null>;
}

/** The last saver of each page: one that was left without an answer goes on trying until the page is opened again. */
const savers = new Map<string, DraftSaver>();

/** @param member who edits it: what is kept in the browser is theirs alone */
export function usePage(opened: StudioPage, member: string): EditedPage {
  const [page, setPage] = useState(opened);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [{ saver, undoable, isTakenUp, first }] = useState(() => {
    const key = { id: opened.id, language: opened.language };
    const unanswered = savers.get(pathOf(key))?.retire() ?? [];
    const made = new DraftSaver({
      opened,
      keeper: keepDraft(key, member, localStorage),
      unanswered,
      send: (document, base, keepsStored) => api.save(key, document, base, keepsStored),
      onChange: setSaving,
    });
    savers.set(pathOf(key), made);
    const { document } = made;
    const unsent = made.takeUnsent();
    const undoable = keepHistory(key, member, sessionStorage);
    const first = historyOfOpened(undoable.read(), opened, member, { document, unsent });
    return { saver: made, undoable, isTakenUp: unsent !== null, first };
  });
  const [history, dispatch] = useReducer(reduceHistory, first);

  useEffect(() => saver.change(history.present), [saver, history.present]);
  const latest = useRef(history);
  latest.current = history;
  const state = saving?.state;
  useEffect(() => {
    // A tab that dies does not say so: what is saved can be undone from then on.
    if (state !== undefined && saver.isSaved) undoable.write(latest.current, saver);
  }, [saver, undoable, state]);
  useEffect(() => {
    const keep = () => undoable.write(latest.current, saver);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [saver, undoable]);
  useEffect(() => {
    const again = () => void saver.save();
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.isSaved) event.preventDefault();
    };
    // Signed in again in another tab, or with a network again.
    addEventListener('focus', again);
    addEventListener('online', again);
    addEventListener('beforeunload', warn);
    return () => {
      removeEventListener('focus', again);
      removeEventListener('online', again);
      removeEventListener('beforeunload', warn);
      saver.close();
    };
  }, [saver]);

  const moves = useRef(0);
  const open = useCallback(
    (fresh: StudioPage) => {
      setPage(fresh);
      // What was published as it is here can be undone all the same, and what was typed meanwhile stays.
      if (saver.goOn(fresh)) return;
      if (!saver.isSaved) return saver.meet(fresh);
      moves.current++;
      dispatch({ kind: 'open', document: saver.open(fresh) });
    },
    [saver],
  );
  const take = useCallback(
    (fresh: StudioPage) => {
      setPage(fresh);
      moves.current++;
      dispatch({ kind: 'edit', document: saver.open(fresh), at: Date.now() });
    },
    [saver],
  );
  const edit = useCallback(
    (document: PageDocument, typed?: string) =>
      dispatch({ kind: 'edit', document, at: Date.now(), ...(typed !== undefined && { key: typed }) }),
    [],
  );
  const move = useCallback((kind: 'undo' | 'redo') => {
    moves.current++;
    dispatch({ kind });
  }, []);
  const undo = useCallback(() => move('undo'), [move]);
  const redo = useCallback(() => move('redo'), [move]);
  return {
    ...(saving ?? saver.view),
    page,
    document: history.present,
    isTakenUp,
    moves,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit,
    undo,
    redo,
    open,
    take,
    revision: () => saver.revision,
    meet: (theirs) => {
      if (saver.goOn(theirs)) setPage(theirs);
      else saver.meet(theirs);
    },
    keepMine: () => saver.keepMine(),
    flush: () => saver.flush(),
    withSaved: (act) => saver.withSaved(act),
  };
}
