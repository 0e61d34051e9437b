import { type Box, blockAt, boxOf, marksIn } from '../canvas/marks';
import type { Target } from '../state/drop';

/** The share of an entry at its ends that means before and after it; between them it means in it. */
const EDGE = 0.3;

/**
 * What lies under a pointer in the studio's window: an entry of the list of blocks, or a block on the canvas. Only where a
 * block takes others does its middle mean in it.
 */
export function targetAt(
  x: number,
  y: number,
  takesOthers: (uid: string) => boolean,
  /** All that stand in the same place, that block too. */
  siblingsOf: (uid: string) => readonly string[],
): Target | null {
  const under = document.elementFromPoint(x, y);
  if (under instanceof HTMLIFrameElement) return onCanvas(under, x, y, takesOthers, siblingsOf);
  const entry = under?.closest<HTMLElement>('.blocks [data-id]');
  const uid = entry?.dataset.id;
  if (entry == null || uid === undefined) return null;
  const { top, height } = entry.getBoundingClientRect();
  return { uid, where: partOf((y - top) / height, takesOthers(uid)) };
}

function onCanvas(
  frame: HTMLIFrameElement,
  x: number,
  y: number,
  takesOthers: (uid: string) => boolean,
  siblingsOf: (uid: string) => readonly string[],
): Target | null {
  const page = frame.contentDocument;
  if (page === null) return null;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth;
  const [pageX, pageY] = [(x - left) / scale, (y - top) / scale];
  const uid = blockAt(page, pageX, pageY);
  const marks = marksIn(page);
  const mark = marks.find((each) => each.uid === uid);
  const box = mark === undefined ? null : boxOf(mark);
  if (uid === null || box === null) return null;
  const siblings = siblingsOf(uid);
  const isInLine = marks
    .filter((each) => each.uid !== uid && siblings.includes(each.uid))
    .some((each) => isAtSide(box, boxOf(each)));
  const share = isInLine ? (pageX - box.left) / box.width : (pageY - box.top) / box.height;
  return { uid, where: partOf(share, takesOthers(uid)), isInLine };
}

/** Whether most of the lower one of two blocks stands at the side of the other: in a row of cards, on a wide window. */
function isAtSide(box: Box, other: Box | null): boolean {
  if (other === null) return false;
  const shared = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
  const isApart = other.left >= box.left + box.width - 1 || other.left + other.width <= box.left + 1;
  return isApart && shared > Math.min(box.height, other.height) / 2;
}

function partOf(share: number, takesOthers: boolean): Target['where'] {
  if (!takesOthers) return share < 0.5 ? 'before' : 'after';
  return share < EDGE ? 'before' : share > 1 - EDGE ? 'after' : 'inside';
}
