import { Swap, type SwapRequest } from '~/ui/swap';
import { Chips } from './chips';

const SLOW_MS = 150;

/** Answers chips and "more" without leaving the page (STORIES-2, STORIES-3). */
export default function enhance(root: HTMLElement, wake: (brought: ParentNode) => void): void {
  const chips = new Chips(root);
  const swap = new Swap(root, {
    slowMs: SLOW_MS,
    wake,
    onShown: (fresh) => chips.update(fresh),
    onFailed: () => chips.revert(),
  });
  swap.followHistory();
  root.addEventListener('click', (event) => {
    const request = requestOf(event, root, chips);
    if (request === null) return;
    event.preventDefault();
    void swap.show(request);
  });
  root.addEventListener('keydown', (event) => {
    const chip = event.target instanceof Element ? event.target.closest('a[aria-pressed]') : null;
    if (event.key !== ' ' || !(chip instanceof HTMLElement)) return;
    event.preventDefault();
    chip.click();
  });
}

/** What a link of this list asks for; with a modifier key it is the browser's. */
function requestOf(event: MouseEvent, root: HTMLElement, chips: Chips): SwapRequest | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return null;
  if (chips.has(link)) return { url: chips.press(link), history: 'push' };
  const url = new URL(link.href);
  if (root.querySelector('[data-part="error"]')?.contains(link)) return { url, history: 'push' };
  const { next } = link.dataset;
  if (next === undefined) return null;
  url.hash = '';
  // More of the same is no new place to come back to.
  return { url, history: 'replace', isMore: true, from: new URL(next, location.href) };
}
