import type { Target } from '../state/drop';
import { boxOf, marksIn } from './marks';

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
  const [top, height] =
    target.where === 'inside'
      ? [box.top, box.height]
      : [target.where === 'before' ? box.top - 2 : box.top + box.height - 2, 4];
  line.style.cssText =
    `position:absolute;left:${box.left + scrollX}px;top:${top + scrollY}px;width:${box.width}px;height:${height}px;` +
    `box-sizing:border-box;pointer-events:none;z-index:2147483647;border:2px solid ${color}`;
  page.documentElement.append(line);
}
