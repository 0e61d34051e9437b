import type { Target } from '../state/drop';
import { type Box, boxOf, marksIn } from './marks';

const LINE = 'data-studio-drop';

/** Draws on the page where what is dragged would land, in red where it cannot. */
export function showDrop(page: Document, target: Target | null, isRefused: boolean): void {
  for (const old of page.querySelectorAll(`[${LINE}]`)) old.remove();
  const mark = target === null ? undefined : marksIn(page).find(({ uid }) => uid === target.uid);
  const box = mark === undefined ? null : boxOf(mark);
  if (target === null || box === null) return;
  const { scrollX, scrollY } = page.defaultView ?? window;
  const color = isRefused ? '#b3261e' : '#0b57d0';
  const line = page.createElement('div');
  line.setAttribute(LINE, '');
  const { left, top, width, height } = lineOf(box, target);
  line.style.cssText =
    `position:absolute;left:${left + scrollX}px;top:${top + scrollY}px;width:${width}px;height:${height}px;` +
    `box-sizing:border-box;pointer-events:none;z-index:2147483647;border:2px solid ${color}`;
  page.documentElement.append(line);
}

/** All of a block that it would land in, else the side of it where it would. */
function lineOf(box: Box, { where, isInLine = false }: Target): Box {
  if (where === 'inside') return box;
  const { left, top, width, height } = box;
  const share = where === 'before' ? 0 : 1;
  return isInLine
    ? { left: left + width * share - 2, top, width: 4, height }
    : { left, top: top + height * share - 2, width, height: 4 };
}
