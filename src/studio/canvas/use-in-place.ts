import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { NamedKind } from '../names/name-kinds';
import { findBlock } from '../state/blocks';
import type { PageDocument } from '../state/document';
import { valueAt } from '../state/field-path';
import { fieldsOf } from './fields-in';
import { editInPlace, type InPlace } from './in-place';
import { type Touched, touchedAt, typedAt } from './touch';

type Typed = Extract<Touched, { kind: 'type' }>;

interface Latest {
  readonly edited: PageDocument;
  readonly kinds: ReadonlyMap<string, NamedKind>;
}

/** A link's text has no limit of its own in the contract; the store's. */
const LINK_TEXT = 500;

/** Typing on the page itself: as long as it goes on, what is drawn there is not replaced. */
export function useInPlace({
  latest,
  moves,
  inFrame,
  onText,
  onOpenField,
  onLeft,
}: {
  readonly latest: RefObject<Latest>;
  /** How often something was undone, done again or replaced. */
  readonly moves: RefObject<number>;
  inFrame(): Document | null;
  onText(uid: string, path: string, text: string): void;
  onOpenField(uid: string, path: string): void;
  /** Left with a key: the focus goes back to where the block was chosen. */
  onLeft(): void;
}) {
  const typing = useRef<InPlace | null>(null);
  /** The block whose text was typed on the page since it was drawn: the frame is not what was drawn any more. */
  const typedOnPage = useRef<string | null>(null);
  const isOwn = useRef(false);
  const [isTyping, setTyping] = useState(false);
  const { edited } = latest.current;

  const start = useCallback(
    ({ place, drawn, value, form }: Typed, at?: { readonly x: number; readonly y: number }) => {
      typing.current?.leave();
      setTyping(true);
      typing.current = editInPlace({
        place,
        drawn,
        value,
        label: form.label,
        maxLength: form.limits?.maxLength ?? LINK_TEXT,
        ...(at !== undefined && { at }),
        onInput(text) {
          isOwn.current = true;
          typedOnPage.current = place.uid;
          onText(place.uid, place.path, text);
        },
        onLeave(byKey) {
          typing.current = null;
          setTyping(false);
          if (byKey) onLeft();
        },
      });
    },
    [onText, onLeft],
  );

  // Undone, typed in the panel, or gone: what is typed here follows, and anything else on the page is drawn again. What comes late,
  // such as the size of a picture, waits until the typing is over.
  const seenMoves = useRef(moves.current);
  useEffect(() => {
    const now = typing.current;
    const isMoved = seenMoves.current !== moves.current;
    seenMoves.current = moves.current;
    if (now === null) return;
    const node = findBlock(edited, now.place.uid)?.node;
    const value = node === undefined ? undefined : valueAt(node.fields, now.place.path);
    if (isOwn.current) isOwn.current = false;
    else if (typeof value === 'string' && value !== now.text()) now.show(value);
    else if (isMoved || typeof value !== 'string') now.leave();
  }, [edited, moves]);

  const formsOf = useCallback(
    (uid: string) => {
      const node = findBlock(latest.current.edited, uid)?.node;
      const fields = node === undefined ? undefined : latest.current.kinds.get(node.componentName)?.fields;
      return node === undefined || fields === undefined ? null : { node, fields };
    },
    [latest],
  );
  const touch = useCallback(
    (uid: string, at: { readonly x: number; readonly y: number }) => {
      const [page, of] = [inFrame(), formsOf(uid)];
      const touched = page === null || of === null ? null : touchedAt(page, of.node, of.fields, at);
      if (touched?.kind === 'type') start(touched, at);
      else if (touched?.kind === 'open') onOpenField(uid, touched.path);
    },
    [inFrame, formsOf, start, onOpenField],
  );
  /** The first text of a block that is typed in place. */
  const typeFirst = useCallback(
    (uid: string) => {
      const [page, of] = [inFrame(), formsOf(uid)];
      if (page === null || of === null) return;
      const first = fieldsOf(page, uid).map((place) => typedAt(place, of.node, of.fields));
      const typed = first.find((each) => each !== null);
      if (typed != null) start(typed);
    },
    [inFrame, formsOf, start],
  );
  return { isTyping, typing, typedOnPage, touch, typeFirst };
}
