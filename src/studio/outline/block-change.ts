import { type Placed, placedBlocks, samePlace } from '../state/blocks';
import type { PageDocument } from '../state/document';

/** What became of the blocks of a page between two moments. */
export interface BlockChange {
  readonly kind: 'come' | 'gone' | 'moved';
  /** The first one of which that is true: where it stands now, or stood. */
  readonly block: Placed;
}

/** @param preferred of two blocks that changed places, the one that was moved */
export function blockChange(
  before: PageDocument,
  after: PageDocument,
  preferred: string | null,
): BlockChange | null {
  if (before.placeholders === after.placeholders) return null;
  const [old, now] = [placedBlocks(before), placedBlocks(after)];
  const stood = new Map(old.map((each) => [each.node.uid, each]));
  const stands = new Set(now.map(({ node }) => node.uid));
  const come = now.find(({ node }) => !stood.has(node.uid));
  if (come !== undefined) return { kind: 'come', block: come };
  const gone = old.find(({ node }) => !stands.has(node.uid));
  if (gone !== undefined) return { kind: 'gone', block: gone };
  const isElsewhere = ({ node, place }: Placed) => !samePlace(stood.get(node.uid)?.place ?? place, place);
  const isShifted = ({ node, at }: Placed) => stood.get(node.uid)?.at !== at;
  const shifted = now.filter(isShifted);
  const moved =
    now.find(isElsewhere) ??
    shifted
      .toSorted((a, b) => rank(a, preferred) - rank(b, preferred))
      .find((each) => isMoved(old, now, each)) ??
    shifted[0];
  return moved === undefined ? null : { kind: 'moved', block: moved };
}

const rank = ({ node }: Placed, preferred: string | null): number => (node.uid === preferred ? 0 : 1);

/** Whether all others in its list stand in the order in which they stood. */
function isMoved(old: readonly Placed[], now: readonly Placed[], { node, place }: Placed): boolean {
  const others = (placed: readonly Placed[]) =>
    placed
      .filter((each) => samePlace(each.place, place) && each.node.uid !== node.uid)
      .map((each) => each.node.uid)
      .join(' ');
  return others(old) === others(now);
}

/** The block that is chosen once something was undone or done again: what it was about, or the nearest above what has gone. */
export function chosenAfter(
  before: PageDocument,
  after: PageDocument,
  selected: string | null,
): string | null {
  const change = blockChange(before, after, selected);
  if (change !== null && change.kind !== 'gone') return change.block.node.uid;
  const stands = new Set(placedBlocks(after).map(({ node }) => node.uid));
  if (selected === null || stands.has(selected)) return selected;
  const above = placedBlocks(before).map(({ node }) => node.uid);
  return above.slice(0, above.indexOf(selected)).findLast((uid) => stands.has(uid)) ?? null;
}
