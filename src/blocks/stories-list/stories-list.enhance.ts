import { Chips } from './chips';

/** An answer within this time needs no spinner. */
const SLOW_MS = 150;

type Way = 'push' | 'replace' | 'stay';

/**
 * Answers chips and "more" without leaving the page: fetches the page that the link leads to and puts its stories in
 * place. The address always says what is shown, so that reload, back and sharing work (STORIES-2, STORIES-3).
 */
export default function enhance(root: HTMLElement): void {
  const parts = partsOf(root);
  if (parts === null) return;
  const list = new LiveStories(root, parts);
  root.addEventListener('click', (event) => list.clicked(event));
  root.addEventListener('keydown', (event) => {
    const chip = event.target instanceof Element ? event.target.closest('a[aria-pressed]') : null;
    if (event.key !== ' ' || !(chip instanceof HTMLElement)) return;
    event.preventDefault();
    chip.click();
  });
  addEventListener('popstate', () => list.followAddress());
}

interface Parts {
  readonly results: HTMLElement;
  readonly status: HTMLElement;
  readonly error: HTMLElement;
}

function partsOf(root: ParentNode): Parts | null {
  const [results, status, error] = ['results', 'status', 'error'].map((name) =>
    root.querySelector<HTMLElement>(`[data-part="${name}"]`),
  );
  return results && status && error ? { results, status, error } : null;
}

class LiveStories {
  readonly #root: HTMLElement;
  readonly #parts: Parts;
  readonly #chips: Chips;
  #running: AbortController | undefined;
  /** The address whose stories are shown. */
  #shown = placeOf(new URL(location.href));

  constructor(root: HTMLElement, parts: Parts) {
    this.#root = root;
    this.#parts = parts;
    this.#chips = new Chips(root);
  }

  /** Links of this list; with a modifier key they are the browser's. */
  clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    const { next } = link.dataset;
    const isRetry = this.#parts.error.contains(link);
    if (!this.#chips.has(link) && !isRetry && next === undefined) return;
    event.preventDefault();
    if (this.#chips.has(link)) void this.show(this.#chips.press(link), 'push');
    else if (next === undefined) void this.show(new URL(link.href), 'push');
    // More of the same is no new place to come back to.
    else void this.add(new URL(next, location.href), new URL(link.href));
  }

  /** Back and forward; a jump within the page is none of ours. */
  followAddress(): void {
    const url = new URL(location.href);
    if (placeOf(url) !== this.#shown) void this.show(url, 'stay');
  }

  /** Another choice of stories. */
  async show(url: URL, way: Way): Promise<void> {
    await this.#ask(url, url, way, (fresh) => {
      this.#parts.results.replaceChildren(...freshPart(fresh, 'results').childNodes);
    });
  }

  /** One page of stories more; `url` is the address of the list with them. */
  async add(next: URL, url: URL): Promise<void> {
    await this.#ask(next, url, 'replace', (fresh) => {
      const old = this.#parts.results.querySelector('[data-part="list"]');
      const known = new Set([...(old?.children ?? [])].map((item) => item.getAttribute('data-key')));
      const newer = [...freshPart(fresh, 'list').children].filter(
        (item) => !known.has(item.getAttribute('data-key')),
      );
      old?.append(...newer);
      this.#parts.results.querySelector('[data-part="end"]')?.replaceWith(freshPart(fresh, 'end'));
      newer[0]?.querySelector('a')?.focus({ preventScroll: true });
    });
  }

  /** Fetches a page of the list; a newer wish ends an older one, and a failure leaves what is shown. */
  async #ask(from: URL, address: URL, way: Way, put: (fresh: HTMLElement) => void): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const { results, status, error } = this.#parts;
    error.hidden = true;
    results.setAttribute('aria-busy', 'true');
    const slow = setTimeout(() => {
      status.textContent = status.dataset.loading ?? '';
      status.toggleAttribute('data-pending', true);
    }, SLOW_MS);
    try {
      const fresh = await this.#fetch(from, running.signal);
      put(fresh);
      this.#chips.take(fresh);
      this.#shown = placeOf(address);
      if (way === 'push') history.pushState(null, '', address);
      if (way === 'replace') history.replaceState(history.state, '', withoutHash(address));
      status.textContent = results.querySelector('[data-part="outcome"]')?.textContent ?? '';
    } catch {
      if (running.signal.aborted) return;
      status.textContent = '';
      this.#chips.revert();
      const again = error.querySelector('a');
      if (again !== null) again.href = withoutHash(address).href;
      error.hidden = false;
      error.scrollIntoView({ block: 'nearest' });
    } finally {
      clearTimeout(slow);
      if (this.#running === running) {
        results.removeAttribute('aria-busy');
        status.removeAttribute('data-pending');
      }
    }
  }

  async #fetch(url: URL, signal: AbortSignal): Promise<HTMLElement> {
    const answer = await fetch(url, { signal, headers: { accept: 'text/html' } });
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    signal.throwIfAborted();
    const fresh = page.getElementById(this.#root.id);
    if (fresh === null || 'failed' in fresh.dataset) throw new Error('the answer has no stories');
    return fresh;
  }
}

function freshPart(fresh: HTMLElement, name: string): HTMLElement {
  const part = fresh.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`the answer has no ${name}`);
  return part;
}

function withoutHash(address: URL): URL {
  const url = new URL(address);
  url.hash = '';
  return url;
}

const placeOf = ({ pathname, search }: URL): string => pathname + search;
