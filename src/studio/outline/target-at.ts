import { blockAt, boxOf, marksIn } from '../canvas/marks';
import type { Target } from '../state/drop';

/** The share of an entry at its ends that means before and after it; between them it means in it. */
const EDGE = 0.3;

/**
 * What lies under a pointer in the studio's window: an entry of the list of blocks, or a block on the canvas. Only where a
 * block takes others does its middle mean in it.
 */
export function targetAt(x: number, y: number, takesOthers: (uid: string) => boolean): Target | null {
  const under = document.elementFromPoint(x, y);
  if (under instanceof HTMLIFrameElement) return onCanvas(under, x, y, takesOthers);
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
): Target | null {
  const page = frame.contentDocument;
  if (page === null) return null;
  const { left, top, width } = frame.getBoundingClientRect();
  const scale = width / frame.offsetWidth;
  const [pageX, pageY] = [(x - left) / scale, (y - top) / scale];
  const uid = blockAt(page, pageX, pageY);
  const mark = marksIn(page).find((each) => each.uid === uid);
  const box = mark === undefined ? null : boxOf(mark);
  if (uid === null || box === null) return null;
  return { uid, where: partOf((pageY - box.top) / box.height, takesOthers(uid)) };
}

function partOf(share: number, takesOthers: boolean): Target['where'] {
  if (!takesOthers) return share < 0.5 ? 'before' : 'after';
  return share < EDGE ? 'before' : share > 1 - EDGE ? 'after' : 'inside';
}
