import type { KeyboardEvent } from 'react';
import type { Say } from '../messages';
import type { NamedKind } from '../names/name-kinds';
import { placedBlocks } from '../state/blocks';
import type { PageDocument } from '../state/document';
import type { Dragging } from '../state/drop';
import { blockWords } from '../state/words';
import type { PointerDown } from './drag';
import { Outline } from './outline';
import type { News } from './use-block-news';
import './drag.css';

/** What is done with a block. */
export type BlockAct = 'up' | 'down' | 'in' | 'out' | 'duplicate' | 'copy' | 'remove';

/** The key that does it, on an entry of the list. */
function actOf(event: KeyboardEvent): BlockAct | null {
  if (event.altKey) {
    const moves: Readonly<Record<string, BlockAct>> = {
      ArrowUp: 'up',
      ArrowDown: 'down',
      ArrowRight: 'in',
      ArrowLeft: 'out',
    };
    return moves[event.key] ?? null;
  }
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') return 'duplicate';
  return event.key === 'Delete' ? 'remove' : null;
}

export function BlockList({
  document,
  kinds,
  selected,
  say,
  onSelect,
  onAct,
  dragging,
  news,
  onPress,
  onPaste,
  onAdd,
  onType,
}: {
  readonly document: PageDocument;
  readonly kinds: ReadonlyMap<string, NamedKind>;
  readonly selected: string | null;
  readonly say: Say;
  onSelect(uid: string | null): void;
  onAct(act: BlockAct, uid: string): void;
  readonly dragging: Dragging | null;
  /** What became of the list, for who does not see it. */
  readonly news: News;
  onPress(element: HTMLElement, down: PointerDown, uid: string): void;
  onPaste(): void;
  onAdd(): void;
  /** The first text of a block is to be typed on the page. */
  onType(uid: string): void;
}) {
  const blocks = placedBlocks(document).map(({ node, level }) => ({
    id: node.uid,
    label: kinds.get(node.componentName)?.title ?? node.componentName,
    hint: blockWords(node),
    level: level + 1,
  }));
  const items = [{ id: PAGE, label: say('page'), level: 1 }, ...blocks];
  return (
    <section className="pane blocks" aria-labelledby="blocks-title">
      <h2 id="blocks-title">{say('blocks')}</h2>
      <button type="button" className="button wide" onClick={onAdd}>
        {say('add')}
      </button>
      <button type="button" className="button wide" onClick={onPaste}>
        {say('paste')}
      </button>
      <Outline
        label={say('blocks')}
        items={items}
        selected={selected ?? PAGE}
        onSelect={(id) => onSelect(id === PAGE ? null : id)}
        onPress={onPress}
        drop={
          dragging?.target == null
            ? null
            : { ...dragging.target, id: dragging.target.uid, isRefused: dragging.refusal !== null }
        }
        onKey={(event, id) => {
          if (id !== PAGE && event.key === 'F2') {
            onType(id);
            return true;
          }
          const act = id === PAGE ? null : actOf(event);
          if (act === null) return false;
          onAct(act, id);
          return true;
        }}
      />
      <p className="drop-note" role="status">
        {dragging?.refusal}
      </p>
      <div className="visually-hidden" role="status">
        {/* The same words once more are news all the same. */}
        <p key={news.turn}>{news.text}</p>
      </div>
    </section>
  );
}

/** No uid of a block has a slash. */
const PAGE = '/';
