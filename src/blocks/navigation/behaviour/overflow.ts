import { fillMore } from './more';
import { hide, panelOf } from './panels';

/** Resizing is answered at most this often, and once more when it has ended (NAV-5), in ms. */
const THROTTLE_MS = 50;
const DEBOUNCE_MS = 250;

/**
 * How many items fit: all, or as many as leave room for More. Widths and gap in CSS pixels.
 */
export function itemsThatFit(widths: readonly number[], more: number, gap: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return widths.length;
  let used = more;
  let count = 0;
  for (const width of widths) {
    used += width + gap;
    if (used > room) break;
    count += 1;
  }
  return count;
}

/** Moves the items that do not fit into More: each is shown in exactly one of the two places. */
export function fitItems(root: HTMLElement, signal: AbortSignal): void {
  const menu = root.querySelector<HTMLElement>('[data-desktop-menu]');
  const more = menu?.querySelector<HTMLElement>('[data-menu-more]');
  if (!menu || !more) return;
  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-item]')];
  let copies: readonly HTMLElement[] | undefined;

  const fit = () => {
    if (menu.clientWidth === 0) return;
    for (const item of items) item.hidden = false;
    more.hidden = false;
    const gap = Number.parseFloat(getComputedStyle(more.parentElement ?? menu).columnGap) || 0;
    const widths = items.map((item) => item.getBoundingClientRect().width);
    const count = itemsThatFit(widths, more.getBoundingClientRect().width, gap, menu.clientWidth);
    for (const item of items.slice(count)) hideItem(item, more);
    more.hidden = count === items.length;
    if (!more.hidden) copies ??= fillMore(more, items);
    for (const [at, copy] of (copies ?? []).entries()) copy.hidden = at < count;
    if (more.hidden) hide(panelOf(more));
  };

  fit();
  // A font that comes late changes the words' widths, not that of the menu.
  const fonts = () => signal.aborted || fit();
  void document.fonts.ready.then(fonts);
  document.fonts.addEventListener('loadingdone', fonts, { signal });
  const observer = new ResizeObserver(throttled(fit, signal));
  observer.observe(menu);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Takes an item off the bar; its panel goes with it, and the focus to where it is found now. */
function hideItem(item: HTMLElement, more: HTMLElement): void {
  hide(panelOf(item));
  const focused = item.contains(document.activeElement);
  item.hidden = true;
  if (focused) more.querySelector<HTMLElement>('[data-menu-toggle]')?.focus();
}

function throttled(act: () => void, signal: AbortSignal): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined;
  let last: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(soon);
    clearTimeout(last);
  });
  return () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      act();
    }, THROTTLE_MS);
    clearTimeout(last);
    last = setTimeout(act, DEBOUNCE_MS);
  };
}
