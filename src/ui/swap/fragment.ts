import { takeIcons } from '../icon/take-icons';

/** Names the block of a page that a script draws again: the answer to `x-fragment` is its markup alone. */
const ROOT = '[data-fragment]';

/** The block that an element stands in. */
export function blockAround(element: HTMLElement): HTMLElement {
  const block = element.closest<HTMLElement>(ROOT);
  if (block === null) throw new Error('no block to draw again stands around this element');
  return block;
}

declare global {
  interface DocumentEventMap {
    /** A block has come, and is not compared with what is shown yet: what scripts add to its markup is added now. */
    fragment: CustomEvent<HTMLElement>;
  }
}

export interface Fragment {
  readonly block: HTMLElement;
  /** Title of the page. */
  readonly title: string;
}

/** A block of the page at an address, as the server draws it now. Rejects where there is none, or it has failed. */
export async function fetchFragment(name: string, url: URL, signal: AbortSignal): Promise<Fragment> {
  const headers = { accept: 'text/html', 'x-fragment': name };
  const answer = await fetch(url, { signal, headers });
  if (!answer.ok) throw new Error(`the block answered ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const block = page.querySelector<HTMLElement>(`[data-fragment="${CSS.escape(name)}"]`);
  if (block === null || 'failed' in block.dataset) throw new Error('the answer has no such block');
  takeIcons(page);
  document.dispatchEvent(new CustomEvent('fragment', { detail: block }));
  return { block, title: page.title };
}
