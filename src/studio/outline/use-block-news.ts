import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { findBlock } from '../state/blocks';
import type { PageDocument } from '../state/document';
import { type BlockChange, blockChange, chosenAfter } from './block-change';

/** What is said of a change in the list of blocks, and its number. */
export interface News {
  readonly text: string;
  readonly turn: number;
}

/** Whether a choice of another block would take a field away in which somebody is. */
const isInField = (): boolean => document.activeElement?.closest('.panel .fields') != null;

/**
 * Tells who does not see the list of blocks what became of it, and lets the choice follow what is undone: a block that comes back
 * is chosen, and one that goes leaves the choice, and the keyboard, with the one above it.
 */
export function useBlockNews({
  document: now,
  moves,
  selected,
  kinds,
  say,
  onSelect,
}: {
  readonly document: PageDocument;
  /** How often something was undone, done again or replaced. */
  readonly moves: RefObject<number>;
  readonly selected: string | null;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly say: Say;
  onSelect(uid: string | null): void;
}): { readonly news: News; readonly tell: (text: string) => void } {
  const [news, setNews] = useState<News>({ text: '', turn: 0 });
  const tell = useCallback((text: string) => setNews(({ turn }) => ({ text, turn: turn + 1 })), []);
  const last = useRef({ document: now, moves: moves.current });
  /** The choice with which the list gets the keyboard, where that was in the list or what had it has gone. */
  const followed = useRef<{ readonly uid: string | null } | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { document: now, moves: moves.current };
    const change = blockChange(before.document, now, selected);
    if (change === null) return;
    tell(newsOf(change, now, kinds, say));
    if (before.moves === moves.current) {
      // What is pasted in the list is chosen there.
      if (change.kind === 'come') followed.current = { uid: change.block.node.uid };
      return;
    }
    const isHere = selected === null || findBlock(now, selected) !== undefined;
    const uid = isHere && isInField() ? selected : chosenAfter(before.document, now, selected);
    followed.current = { uid };
    onSelect(uid);
  }, [now, moves, selected, kinds, say, onSelect, tell]);
  useEffect(() => {
    if (followed.current === null || followed.current.uid !== selected) return;
    followed.current = null;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest('.blocks [role="tree"]') != null)
      document.querySelector<HTMLElement>('.blocks [role="treeitem"][aria-selected="true"]')?.focus();
  });
  return { news, tell };
}

function newsOf(
  { kind, block }: BlockChange,
  page: PageDocument,
  kinds: ReadonlyMap<string, NamedKind>,
  say: Say,
): string {
  const titleOf = (name: string) => kinds.get(name)?.title ?? name;
  const title = titleOf(block.node.componentName);
  if (kind === 'gone') return say('news.gone', { title });
  const place = { title, number: block.at + 1, count: block.siblings };
  const above = 'parent' in block.place ? findBlock(page, block.place.parent)?.node : undefined;
  return above === undefined
    ? say('news.stands', place)
    : say('news.standsIn', { ...place, parent: titleOf(above.componentName) });
}
