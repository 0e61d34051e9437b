import { useCallback, useEffect, useRef, useState } from 'react';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import type { BlockAct } from '../outline/block-list';
import { followPointer, type PointerDown } from '../outline/drag';
import { scrollAtEdges } from '../outline/edge-scroll';
import { targetAt } from '../outline/target-at';
import { copyOf, findBlock, insertBlock, moveBlock, placedBlocks, removeBlock, samePlace } from './blocks';
import { readBlockText, writeBlock } from './clipboard';
import { type Dragging, type Drop, dropAt, intoBeside, moveTo, outOf, pasteAt } from './drop';
import type { EditedPage } from './use-page';

/** What is done with whole blocks: moved, copied, pasted, dragged, deleted. */
export function useBlockActs({
  edited,
  kinds,
  selected,
  say,
  onSelect,
  onNotice,
  onNews,
}: {
  readonly edited: Pick<EditedPage, 'document' | 'edit'>;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly selected: string | null;
  readonly say: Say;
  onSelect(uid: string | null): void;
  onNotice(text: string): void;
  /** Said to who does not see the list. */
  onNews(text: string): void;
}) {
  const { document, edit } = edited;
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const latest = useRef({ document, selected });
  latest.current = { document, selected };
  const titleOf = useCallback((name: string) => kinds.get(name)?.title ?? name, [kinds]);

  const refusalOf = useCallback(
    (drop: Exclude<Drop, { kind: 'open' }>, componentName: string): string => {
      const title = titleOf(componentName);
      if (drop.kind === 'itself') return say('drop.itself', { title });
      return drop.allow.length === 0
        ? say('drop.nothing', { title })
        : say('drop.others', { title, allowed: drop.allow.map(titleOf).join(', ') });
    },
    [titleOf, say],
  );

  const paste = useCallback(
    (text: string) => {
      const { document: page, selected: at } = latest.current;
      const node = readBlockText(text, (name) => kinds.has(name));
      if (node === null) return onNotice(say('paste.none'));
      const drop = pasteAt(page, node, at, kinds);
      if (drop.kind !== 'open') return onNotice(refusalOf(drop, node.componentName));
      edit(insertBlock(page, drop.place, drop.at, node));
      onSelect(node.uid);
    },
    [kinds, edit, say, refusalOf, onSelect, onNotice],
  );

  const act = (what: BlockAct, uid: string) => {
    const block = findBlock(document, uid);
    if (block === undefined) return;
    if (what === 'remove') {
      const all = placedBlocks(document);
      const before = all[all.findIndex(({ node }) => node.uid === uid) - 1];
      edit(removeBlock(document, uid));
      onSelect(before?.node.uid ?? null);
    } else if (what === 'duplicate') {
      const copy = copyOf(block.node);
      edit(insertBlock(document, block.place, block.at + 1, copy));
      onSelect(copy.uid);
    } else if (what === 'copy') {
      void navigator.clipboard.writeText(writeBlock(block.node)).then(
        () => onNotice(say('copied', { title: titleOf(block.node.componentName) })),
        () => onNotice(say('copy.refused')),
      );
    } else if (what === 'in' || what === 'out') {
      const { node } = block;
      const title = titleOf(node.componentName);
      const drop = (what === 'in' ? intoBeside : outOf)(document, uid, kinds);
      if (drop === null) return onNews(say(what === 'in' ? 'news.noneBeside' : 'news.inNone', { title }));
      if (drop.kind !== 'open') return onNotice(refusalOf(drop, node.componentName));
      edit(moveTo(document, uid, drop.place, drop.at));
      onSelect(uid);
    } else {
      const moved = moveBlock(document, uid, what === 'up' ? -1 : 1);
      edit(moved);
      onSelect(uid);
      const title = titleOf(block.node.componentName);
      if (moved === document) onNews(say(what === 'up' ? 'news.first' : 'news.last', { title }));
    }
  };

  // Keys of the clipboard, where a block is chosen and no text is being written.
  useEffect(() => {
    const isBlock = () => window.document.activeElement?.closest('.blocks [role="tree"]') != null;
    const copy = (event: ClipboardEvent) => {
      const node = findBlock(latest.current.document, latest.current.selected)?.node;
      if (!isBlock() || node === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', writeBlock(node));
      onNotice(say('copied', { title: titleOf(node.componentName) }));
    };
    const insert = (event: ClipboardEvent) => {
      if (!isBlock()) return;
      event.preventDefault();
      paste(event.clipboardData?.getData('text/plain') ?? '');
    };
    addEventListener('copy', copy);
    addEventListener('paste', insert);
    return () => {
      removeEventListener('copy', copy);
      removeEventListener('paste', insert);
    };
  }, [paste, onNotice, say, titleOf]);

  /** @param toStudio from the window where the pointer went down to that of the studio */
  const drag = useCallback(
    (
      element: HTMLElement,
      down: PointerDown,
      uid: string,
      toStudio: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y],
    ) => {
      const node = findBlock(latest.current.document, uid)?.node;
      if (node === undefined) return;
      followPointer(element, down, () => {
        let drop: Drop | null = null;
        const takesOthers = (other: string) => {
          const name = findBlock(latest.current.document, other)?.node.componentName ?? '';
          return Object.keys(kinds.get(name)?.placeholders ?? {}).length > 0;
        };
        const siblingsOf = (other: string) => {
          const all = placedBlocks(latest.current.document);
          const place = all.find((each) => each.node.uid === other)?.place;
          return all.filter((each) => place && samePlace(each.place, place)).map((each) => each.node.uid);
        };
        let point: readonly [number, number] = [0, 0];
        const aim = () => {
          const target = targetAt(...point, takesOthers, siblingsOf);
          drop = target === null ? null : dropAt(latest.current.document, node, target, kinds);
          const refusal = drop === null || drop.kind === 'open' ? null : refusalOf(drop, node.componentName);
          setDragging({ uid: node.uid, target, refusal });
        };
        const edges = scrollAtEdges(aim);
        return {
          onMove(x, y) {
            point = toStudio(x, y);
            aim();
            edges.follow(...point);
          },
          onEnd(isDropped) {
            edges.stop();
            // A wheel may have turned since the pointer moved.
            if (isDropped) aim();
            setDragging(null);
            if (!isDropped || drop === null) return;
            if (drop.kind !== 'open') return onNotice(refusalOf(drop, node.componentName));
            edit(moveTo(latest.current.document, node.uid, drop.place, drop.at));
            onSelect(node.uid);
          },
        };
      });
    },
    [kinds, edit, refusalOf, onSelect, onNotice],
  );
  /** Whether the selected block can go into one beside it, or out of the one that it stands in. */
  const isOpen = (drop: Drop | null) => drop?.kind === 'open';
  const ways = {
    in: selected !== null && isOpen(intoBeside(document, selected, kinds)),
    out: selected !== null && isOpen(outOf(document, selected, kinds)),
  };
  return { dragging, drag, paste, act, ways };
}
