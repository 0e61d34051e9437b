import { takeIcons } from '~/ui/icon/take-icons';
import { type Box, boxOf, elementsOf, marksIn } from './marks';

const OVERLAY = 'data-studio-overlay';
const ACCENT = '#0b57d0';

/** Puts a newly drawn block in the place of the old one; false where the page has no such block. */
export function replaceBlock(page: Document, uid: string, html: string): boolean {
  const mark = marksIn(page).find((each) => each.uid === uid);
  if (mark === undefined) return false;
  const range = page.createRange();
  range.setStartBefore(mark.start);
  range.setEndAfter(mark.end);
  const fresh = range.createContextualFragment(html);
  takeIcons(fresh, page);
  fresh.querySelector('[data-icons]')?.remove();
  range.deleteContents();
  range.insertNode(fresh);
  return true;
}

/** Puts a newly drawn page in the place of the old one, and stays where it is scrolled to. */
export function replacePage(page: Document, html: string): void {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  const sheet = page.head.querySelector('style');
  const [scrolled, fresh] = [page.scrollingElement?.scrollTop ?? 0, drawn.head.querySelector('style')];
  if (sheet !== null && fresh !== null) sheet.textContent = fresh.textContent;
  page.body.replaceChildren(...[...drawn.body.childNodes].map((node) => page.importNode(node, true)));
  if (page.scrollingElement !== null) page.scrollingElement.scrollTop = scrolled;
}

/** The page rests: nothing in it takes the focus, leads away or moves. Blocks without anything to show get a place. */
export function restPage(page: Document, emptyText: (uid: string) => string): void {
  page.body.inert = true;
  // For styles: scripts run in this window, but none of the page's own.
  page.documentElement.dataset.draft = '';
  for (const film of page.querySelectorAll('video')) {
    film.autoplay = false;
    film.pause();
  }
  for (const mark of marksIn(page)) {
    if (boxOf(mark) !== null) continue;
    const place = page.createElement('div');
    place.textContent = emptyText(mark.uid);
    place.style.cssText =
      'margin:8px;padding:14px 16px;border:1.5px dashed #6b7280;border-radius:8px;background:#f3f4f6;color:#374151;font:500 14px/1.4 system-ui,sans-serif;text-align:center';
    mark.start.after(place);
  }
}

interface OutlineActs {
  /** An empty field is to be filled in. */
  onOpen(path: string): void;
  /** The pointer went down on the name of the block. */
  onGrab(element: HTMLElement, down: PointerEvent): void;
}

interface Chosen {
  readonly uid: string;
  readonly label: string;
  /** What the block could show and does not. */
  readonly empty: readonly { readonly path: string; readonly label: string }[];
}

/** The buttons over the page; all else over it lets clicks through. */
const CHIPS = new WeakSet<EventTarget>();
export const isChip = (target: EventTarget | null): boolean => target !== null && CHIPS.has(target);

/** Draws the outline of the chosen block with its empty fields, and lightly that of the one under the pointer. */
export function outline(
  page: Document,
  chosen: Chosen | null,
  hovered: string | null,
  acts: OutlineActs,
): void {
  for (const old of page.querySelectorAll(`[${OVERLAY}]`)) old.remove();
  const marks = marksIn(page);
  const draw = (uid: string, of: Chosen | null) => {
    const mark = marks.find((each) => each.uid === uid);
    const box = mark === undefined ? null : boxOf(mark);
    if (box !== null) page.documentElement.append(frameFor(page, box, of, acts));
  };
  if (hovered !== null && hovered !== chosen?.uid) draw(hovered, null);
  if (chosen !== null) draw(chosen.uid, chosen);
}

const CHIP = 'padding:3px 8px;border:0;font:600 12px/18px system-ui,sans-serif;white-space:nowrap;';

function frameFor(
  page: Document,
  box: Box,
  chosen: Chosen | null,
  { onOpen, onGrab }: OutlineActs,
): HTMLElement {
  const { scrollX, scrollY } = page.defaultView ?? window;
  const frame = page.createElement('div');
  frame.setAttribute(OVERLAY, '');
  frame.style.cssText =
    `position:absolute;left:${box.left + scrollX}px;top:${box.top + scrollY}px;width:${box.width}px;height:${box.height}px;` +
    `box-sizing:border-box;border:${chosen === null ? 1 : 2}px solid ${ACCENT};pointer-events:none;z-index:2147483647`;
  if (chosen === null) return frame;
  const row = page.createElement('div');
  row.style.cssText = `position:absolute;left:-2px;top:${box.top + scrollY > 26 ? '-24px' : '0'};display:flex;gap:4px`;
  const tag = page.createElement('span');
  tag.textContent = chosen.label;
  tag.style.cssText = `${CHIP}pointer-events:auto;cursor:grab;touch-action:none;background:${ACCENT};color:#fff`;
  CHIPS.add(tag);
  tag.addEventListener('pointerdown', (event) => onGrab(tag, event));
  row.append(tag);
  for (const { path, label } of chosen.empty) {
    const chip = page.createElement('button');
    CHIPS.add(chip);
    chip.type = 'button';
    chip.textContent = `+ ${label}`;
    chip.style.cssText = `${CHIP}pointer-events:auto;cursor:pointer;background:#fff;color:${ACCENT};box-shadow:inset 0 0 0 1px ${ACCENT}`;
    chip.addEventListener('click', () => onOpen(path));
    row.append(chip);
  }
  frame.append(row);
  return frame;
}

/** What folds in a block is open while it is edited; menus stay closed, as they would cover the page. */
export function unfold(page: Document, uid: string): void {
  for (const details of elementsOf(page, uid, 'details:not(nav details)')) details.setAttribute('open', '');
}

/** Brings a block into view, if it is not. */
export function scrollToBlock(page: Document, uid: string): boolean {
  const mark = marksIn(page).find((each) => each.uid === uid);
  const box = mark === undefined ? null : boxOf(mark);
  const view = page.defaultView;
  if (box === null || view === null) return false;
  if (box.top < 0 || box.top > view.innerHeight - 80)
    view.scrollTo({ top: Math.max(0, box.top + view.scrollY - 80), behavior: 'instant' });
  return true;
}
