import { blockAround, type Fragment, fetchFragment } from './fragment';
import { watchFocus } from './keep-focus';
import { dropPlaceholders, showPlaceholders } from './placeholders';
import { Scrolled, toBeginning } from './scrolled';
import { notSteppedOver } from './step-over';

/** How the address of the page follows what is shown. */
type HistoryMode = 'push' | 'replace' | 'stay';

export interface SwapRequest {
  /** Address of what shall be shown. */
  readonly url: URL;
  readonly history: HistoryMode;
  /** Where it is fetched, if not there. */
  readonly from?: URL;
  /** Cards are added to those that are shown, and nothing else of them changes. */
  readonly isMore?: boolean;
}

/** After this long no answer comes any more: the connection is lost, and a visitor may try again. */
const TIMEOUT_MS = 20_000;

interface SwapOptions {
  /** An answer within this time needs no sign of waiting, in milliseconds. */
  readonly slowMs: number;
  wake(root: ParentNode): void;
  /** An answer is slow: how many placeholders shall stand in for its cards. */
  onSlow?(): number;
  /** Something else is asked for from now on. */
  onRequested?(): void;
  /** What a visitor is changing just now: it stays as it is. */
  held?(): readonly Element[];
  onShown?(fresh: HTMLElement, request: SwapRequest): void;
  onFailed?(): void;
  /** What had the focus is gone. */
  onFocusLost?(): void;
  /** Whether the results are covered, so that the rest is what a visitor sees. */
  isCovered?(): boolean;
}

/**
 * Draws a block again as the server has it at another address, without leaving the page. Asks for that block alone; what
 * is marked `data-swap` in it is brought up to date, everything else stands. The address always says what is shown, so
 * that reload, back and sharing work. Parts, by `data-part`: `results` is busy meanwhile, `cards` and `more` are what is
 * added to, `skeleton` stands in for a card, `outcome` is announced in a `status` that knows what to say while it loads,
 * `error` is shown when it failed.
 */
export class Swap {
  readonly #element: HTMLElement;
  readonly #block: HTMLElement;
  readonly #options: SwapOptions;
  #running: AbortController | undefined;
  #shown = placeOf(new URL(location.href));
  readonly #scrolled = new Scrolled();
  /** Draws what the last answer has besides what is painted already. */
  #finish: (() => void) | undefined;
  /** Counts what is drawn. */
  #turn = 0;

  constructor(element: HTMLElement, options: SwapOptions) {
    this.#element = element;
    this.#block = blockAround(element);
    this.#options = options;
  }

  /** Follows back and forward; a jump within the page loads nothing. */
  followHistory(signal?: AbortSignal): void {
    let followed: AbortController | undefined;
    const follow = () => {
      const url = new URL(location.href);
      if (placeOf(url) !== this.#shown) {
        void this.show({ url, history: 'stay' });
        followed = this.#running;
      } else if (followed !== undefined && followed === this.#running) {
        // Back again before the answer came.
        followed.abort();
        this.#rest();
      }
    };
    const options = signal === undefined ? {} : { signal };
    this.#scrolled.watch(options);
    addEventListener('popstate', follow, options);
  }

  /** Whether the request is shown now; a newer request aborts an older one, and a failure changes nothing. */
  async show(request: SwapRequest): Promise<boolean> {
    this.#running?.abort();
    const { url, history, from = url, isMore = false } = request;
    // More is added to all of the last answer, not to what stands in for it.
    if (isMore) this.#finish?.();
    if (history === 'push' && placeOf(url) === this.#shown) {
      // Already shown: no history entry, unless whoever went back has not been answered.
      if (placeOf(new URL(location.href)) !== this.#shown) window.history.pushState(null, '', url);
      return this.#rest();
    }
    const running = new AbortController();
    this.#running = running;
    this.#options.onRequested?.();
    const focusStays = watchFocus();
    this.#busy.setAttribute('aria-busy', 'true');
    const slow = setTimeout(() => {
      this.#leave(history);
      this.#wait(isMore);
    }, this.#options.slowMs);
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      running.abort();
    }, TIMEOUT_MS);
    try {
      const [fragment, script] = await Promise.all([
        fetchFragment(this.#block.dataset.fragment ?? '', from, running.signal),
        import('./redraw'),
      ]);
      running.signal.throwIfAborted();
      clearTimeout(slow);
      clearTimeout(late);
      await notSteppedOver(running.signal);
      running.signal.throwIfAborted();
      this.#leave(history);
      this.#shown = placeOf(url);
      if (history === 'push') window.history.pushState(null, '', url);
      if (history === 'replace') window.history.replaceState(window.history.state, '', url);
      await this.#apply(fragment, request, script, { signal: running.signal, focusStays });
      return true;
    } catch {
      if (isLate || !running.signal.aborted) this.#fail(url);
      return false;
    } finally {
      clearTimeout(slow);
      clearTimeout(late);
      if (this.#running === running) this.#settle();
    }
  }

  /** What a visitor looks at is painted first: on a slow processor the rest costs as much again. */
  async #apply(
    { block, title }: Fragment,
    request: SwapRequest,
    { redraw, cardsSeen }: Redraw,
    { signal, focusStays }: Turn,
  ): Promise<void> {
    const { held, onShown, onFocusLost, isCovered, wake } = this.#options;
    const cards = this.#part('cards');
    const seen = cards === null ? Number.POSITIVE_INFINITY : cardsSeen(cards);
    dropPlaceholders(this.#element);
    const isMore = request.isMore ?? false;
    const covered = isCovered?.() ?? false;
    const begin = toBeginning(this.#part('results'));
    this.#stayInPlace();
    const draw = (part: (name: string) => boolean, first = Number.POSITIVE_INFINITY) => {
      const redrawn = redraw(this.#block, block, { isMore, held: held?.() ?? [], part, first });
      wake(this.#block);
      return redrawn;
    };
    const isFirst = (name: string) => (name === RESULTS) !== covered;
    const names = partsOf(this.#block);
    const inTwo = names.some(isFirst) && !names.every(isFirst);
    const first = draw((name) => !inTwo || isFirst(name), inTwo ? seen : undefined);
    document.title = title;
    if (request.history === 'push') begin();
    const finish = () => {
      this.#finish = undefined;
      const lostFocus = first.rest();
      const second = inTwo ? draw((name) => !isFirst(name)) : undefined;
      // Only now is it as high as it was.
      if (request.history === 'stay') this.#scrolled.backTo(placeOf(request.url));
      onShown?.(block, request);
      this.#announce(this.#part('outcome')?.textContent ?? '');
      this.#showError(null);
      const added = first.added ?? second?.added ?? null;
      // Who types elsewhere by now is left there.
      if (added !== null && focusStays()) added.querySelector('a')?.focus({ preventScroll: true });
      else if (first.lostFocus || lostFocus || second?.lostFocus === true) onFocusLost?.();
    };
    this.#finish = finish;
    if (inTwo) await painted();
    // What has been changed meanwhile is asked for already, and that answer brings all of it.
    if (this.#finish === finish && !signal.aborted) finish();
  }

  /** A card that stays may go far down: the page would follow it, out of sight of the new list's beginning. */
  #stayInPlace(): void {
    const { style } = this.#block;
    const turn = ++this.#turn;
    style.setProperty('overflow-anchor', 'none');
    // Until both parts have been laid out.
    void painted()
      .then(painted)
      .then(() => turn === this.#turn && style.removeProperty('overflow-anchor'));
  }

  /** Placeholders stand less high than the list: where a visitor stood in it is known only before them. */
  #leave(history: SwapRequest['history']): void {
    if (history === 'push' && !this.#busy.hasAttribute('data-slow')) this.#scrolled.leave(this.#shown);
  }

  #wait(isMore: boolean): void {
    const status = this.#status;
    // Results that are dimmed at once were painted twice before the new ones, for answers that nobody waits for.
    this.#busy.toggleAttribute('data-slow', true);
    this.#announce(status?.dataset.loading ?? '');
    status?.toggleAttribute('data-pending', true);
    showPlaceholders(this.#element, this.#options.onSlow?.() ?? 0, isMore);
  }

  #fail(url: URL): void {
    this.#finish?.();
    this.#announce('');
    this.#options.onFailed?.();
    this.#showError(url);
    dropPlaceholders(this.#element);
  }

  /** What stands there is what is wished for. */
  #rest(): boolean {
    this.#running = undefined;
    this.#finish?.();
    this.#settle();
    this.#showError(null);
    dropPlaceholders(this.#element);
    return true;
  }

  #settle(): void {
    this.#busy.removeAttribute('aria-busy');
    this.#busy.removeAttribute('data-slow');
    this.#status?.removeAttribute('data-pending');
  }

  #announce(text: string): void {
    const status = this.#status;
    if (status !== null) status.textContent = text;
  }

  #showError(url: URL | null): void {
    const error = this.#part('error');
    if (error === null) return;
    error.hidden = url === null;
    if (url === null) return;
    error.querySelector('a')?.setAttribute('href', url.href);
    error.scrollIntoView({ block: 'nearest' });
  }

  get #busy(): HTMLElement {
    return this.#part('results') ?? this.#element;
  }

  get #status(): HTMLElement | null {
    return this.#element.querySelector('[data-part="status"][data-loading]');
  }

  #part(name: string): HTMLElement | null {
    return this.#element.querySelector(`[data-part="${name}"]`);
  }
}

interface Turn {
  readonly signal: AbortSignal;
  /** Whether the focus is where it was when this was asked for, or nowhere. */
  readonly focusStays: () => boolean;
}

const RESULTS = 'results';

const partsOf = (block: HTMLElement): readonly string[] =>
  [...block.querySelectorAll<HTMLElement>('[data-swap]')].map(({ dataset }) => dataset.swap ?? '');

type Redraw = typeof import('./redraw');

/** A tab in the background paints nothing. */
const UNSEEN_MS = 100;

/** When what stands there now has been painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, UNSEEN_MS);
    // The frame after the next one: before that, work would still hold up the first.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

const placeOf = ({ pathname, search }: URL): string => pathname + search;
