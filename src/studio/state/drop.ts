import type { BlockKind } from '~/modules/content/studio-wire';
import { findBlock, insertBlock, type Place, placedBlocks, removeBlock, samePlace } from './blocks';
import type { BlockNode, PageDocument } from './document';

type Placeholders = ReadonlyMap<string, Pick<BlockKind, 'placeholders'>>;

/** Where something is let go: beside a block, or in it. */
export interface Target {
  readonly uid: string;
  readonly where: 'before' | 'after' | 'inside';
  /** Its neighbours stand at its sides, so that before it is left of it. */
  readonly isInLine?: boolean;
}

/** A block that is being dragged: what it would be let go at, and why not there. */
export interface Dragging {
  readonly uid: string;
  readonly target: Target | null;
  readonly refusal: string | null;
}

/** A place that takes the block, or why there is none: it would be in itself, or only others may stand there. */
export type Drop =
  | { readonly kind: 'open'; readonly place: Place; readonly at: number }
  | { readonly kind: 'itself' }
  | { readonly kind: 'others'; readonly allow: readonly string[] };

/** Where a block lands that is let go at a target; `uid` of the block if it is on the page already. */
export function dropAt(
  document: PageDocument,
  { uid, componentName }: Pick<BlockNode, 'uid' | 'componentName'>,
  { uid: targetUid, where }: Target,
  kinds: Placeholders,
): Drop | null {
  const target = findBlock(document, targetUid);
  if (target === undefined) return null;
  const dragged = findBlock(document, uid);
  if (dragged !== undefined && isWithin(dragged.node, targetUid)) return { kind: 'itself' };
  const slotsOf = (name: string) => Object.entries(kinds.get(name)?.placeholders ?? {});
  if (where === 'inside') {
    const slots = slotsOf(target.node.componentName);
    const open = slots.find(([, allow]) => allow.includes(componentName));
    if (open === undefined) return { kind: 'others', allow: slots.flatMap(([, allow]) => allow) };
    const [slot] = open;
    return {
      kind: 'open',
      place: { parent: targetUid, slot },
      at: target.node.placeholders?.[slot]?.length ?? 0,
    };
  }
  const { place } = target;
  if ('slot' in place) {
    const parent = findBlock(document, place.parent)?.node.componentName ?? '';
    const allow = kinds.get(parent)?.placeholders[place.slot] ?? [];
    if (!allow.includes(componentName)) return { kind: 'others', allow };
  }
  return { kind: 'open', place, at: target.at + (where === 'after' ? 1 : 0) };
}

/**
 * Into the block that stands above, last in it, or into the one below, first in it, whichever takes it; why not, where one beside
 * it takes others; null where neither takes any.
 */
export function intoBeside(document: PageDocument, uid: string, kinds: Placeholders): Drop | null {
  const placed = findBlock(document, uid);
  if (placed === undefined) return null;
  const siblings = placedBlocks(document).filter(({ place }) => samePlace(place, placed.place));
  const into = (at: number) => {
    const beside = siblings[at]?.node;
    return beside === undefined
      ? null
      : dropAt(document, placed.node, { uid: beside.uid, where: 'inside' }, kinds);
  };
  const [above, below] = [into(placed.at - 1), into(placed.at + 1)];
  if (above?.kind === 'open') return above;
  if (below?.kind === 'open') return { ...below, at: 0 };
  return [above, below].find((drop) => drop?.kind === 'others' && drop.allow.length > 0) ?? null;
}

/** Out of the block that it stands in, after that; null where it stands in none. */
export function outOf(document: PageDocument, uid: string, kinds: Placeholders): Drop | null {
  const placed = findBlock(document, uid);
  if (placed === undefined || !('parent' in placed.place)) return null;
  return dropAt(document, placed.node, { uid: placed.place.parent, where: 'after' }, kinds);
}

const isWithin = (node: BlockNode, uid: string): boolean =>
  node.uid === uid ||
  Object.values(node.placeholders ?? {}).some((nodes) => nodes.some((each) => isWithin(each, uid)));

/** The block taken from where it stands and put elsewhere; the same page where that is the same place. */
export function moveTo(document: PageDocument, uid: string, place: Place, at: number): PageDocument {
  const placed = findBlock(document, uid);
  if (placed === undefined) return document;
  const isBehind = samePlace(placed.place, place) && placed.at < at;
  const to = isBehind ? at - 1 : at;
  if (samePlace(placed.place, place) && placed.at === to) return document;
  return insertBlock(removeBlock(document, uid), place, to, placed.node);
}

/** Where something pasted goes: after the block that is selected, else last on the page. */
export function pasteAt(
  document: PageDocument,
  node: BlockNode,
  selected: string | null,
  kinds: Placeholders,
): Drop {
  const beside =
    selected === null
      ? null
      : dropAt(document, { ...node, uid: '' }, { uid: selected, where: 'after' }, kinds);
  const inside =
    selected === null || beside?.kind === 'open'
      ? null
      : dropAt(document, { ...node, uid: '' }, { uid: selected, where: 'inside' }, kinds);
  if (inside?.kind === 'open') return inside;
  return beside ?? { kind: 'open', place: { area: 'main' }, at: document.placeholders.main?.length ?? 0 };
}
