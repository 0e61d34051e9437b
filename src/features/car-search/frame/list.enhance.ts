import { HIDDEN_PANEL } from '../filters/hidden-panel';
import { formQuery } from '../query/form-query';
import { type RangeSliders, rangeSliders } from '../ranges/range-slider';
import { followInLanguages } from './list-languages';
import { type ListMeasure, measureList } from './list-measure';
import { type ListParts, parsedList, partsOf, showPage } from './list-parts';

/** Typing a number is over when nothing has been typed for so long (LIST-9). */
const RANGE_PAUSE_MS = 1500;
/** An answer within this time needs no placeholders. */
const SLOW_MS = 250;
/** A slow answer shows 24 placeholders (LIST-9). */
const SKELETONS = 24;
/** From here on the sticky panel stands beside the cards; the style sheet has the same. */
const WIDE = '(width >= 64rem)';

type Way = 'push' | 'replace' | 'stay';

/**
 * Makes a list answer at once: each change of a control fetches the page of the address that the form would have gone
 * to, and puts its parts in place. The address always says what is shown, so that reload, back and sharing work.
 */
export default function enhance(
  form: HTMLElement,
  wake: (brought: ParentNode) => void,
): (() => void) | undefined {
  if (!(form instanceof HTMLFormElement)) return undefined;
  const parts = partsOf(form);
  const leave = new AbortController();
  const { signal } = leave;
  const list = new LiveList(form, parts, rangeSliders(form, signal), measureList(form, signal), wake);
  form.addEventListener('change', (event) => list.changed(event), { signal });
  form.addEventListener('input', (event) => list.typed(event), { signal });
  form.addEventListener('submit', (event) => list.submitted(event), { signal });
  form.addEventListener('click', (event) => list.clicked(event), { signal });
  form.addEventListener('keydown', (event) => closeOnEscape(event, parts), { signal });
  parts.drawer.addEventListener('toggle', () => drawerMoved(parts), { signal });
  addEventListener('popstate', () => list.followAddress(), { signal });
  panelToggle(form, parts, signal);
  followWidth(parts, signal);
  return () => leave.abort();
}

class LiveList {
  readonly #form: HTMLFormElement;
  readonly #parts: ListParts;
  #running: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  readonly #ranges: RangeSliders;
  readonly #measure: ListMeasure;
  readonly #wake: (brought: ParentNode) => void;
  /** The facet whose range has been changed and not yet asked for. */
  #pending: Element | null = null;
  /** The address whose cars are shown. */
  #shown = placeOf(new URL(location.href));

  constructor(
    form: HTMLFormElement,
    parts: ListParts,
    ranges: RangeSliders,
    measure: ListMeasure,
    wake: (brought: ParentNode) => void,
  ) {
    this.#form = form;
    this.#parts = parts;
    this.#ranges = ranges;
    this.#measure = measure;
    this.#wake = wake;
  }

  changed({ target }: Event): void {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.type === 'checkbox' && target instanceof HTMLInputElement && !target.checked)
      untickChildren(target);
    if (target.type === 'checkbox' || target instanceof HTMLSelectElement) this.#send('push');
  }

  typed({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.closest('[data-ends]') === null) return;
    this.#pending = target.closest('[data-facet]');
    this.#wait();
  }

  /** A thumb that is held still is not at rest. */
  #wait(): void {
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      if (this.#ranges.held() === null) this.#send('push');
      else this.#wait();
    }, RANGE_PAUSE_MS);
  }

  submitted(event: SubmitEvent): void {
    event.preventDefault();
    this.#send('push');
    closeOverlay(this.#parts);
  }

  /** Chips, "clear" and "show more" are links of this list; with a modifier key they are the browser's. */
  clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (event.target === this.#parts.drawer) closeOverlay(this.#parts);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.getAttribute('href')?.startsWith('#')) return;
    if (new URL(link.href).pathname !== new URL(this.#form.action).pathname) return;
    event.preventDefault();
    // More of the same is no new place to come back to.
    void this.go(new URL(link.href), link.dataset.more === undefined ? 'push' : 'replace');
  }

  /** Back and forward; a jump within the page asks for nothing. */
  followAddress(): void {
    const url = new URL(location.href);
    if (placeOf(url) !== this.#shown) void this.go(url, 'stay');
  }

  #send(way: Way): void {
    clearTimeout(this.#pause);
    this.#ranges.settle();
    this.#pending = null;
    const fields = [...new FormData(this.#form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const url = new URL(this.#form.action);
    url.search = formQuery(fields, this.#form.dataset.sort ?? '').toString();
    void this.go(url, way);
  }

  /** Fetches and shows a page of the list; a newer wish ends an older one. What is shown already is no new place. */
  async go(url: URL, way: Way): Promise<void> {
    this.#running?.abort();
    if (way === 'push' && placeOf(url) === this.#shown) {
      this.#rest();
      return;
    }
    const running = new AbortController();
    this.#running = running;
    const { results, error } = this.#parts;
    const more = way === 'replace';
    results.setAttribute('aria-busy', 'true');
    const slow = setTimeout(() => showSkeletons(this.#parts, more), SLOW_MS);
    try {
      const answer = await fetch(more ? withoutShown(url) : url, {
        signal: running.signal,
        headers: { accept: 'text/html' },
      });
      if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
      const html = await answer.text();
      if (running.signal.aborted) return;
      clearTimeout(slow);
      this.#shown = placeOf(url);
      if (way === 'push') history.pushState(null, '', url);
      if (way === 'replace') history.replaceState(history.state, '', url);
      followInLanguages(url);
      showPage(parsedList(html), this.#form, this.#parts, {
        more,
        words: url.searchParams.get('keyphrase') ?? '',
        pending: this.#pending ?? this.#ranges.held(),
      });
      this.#wake(results);
      error.hidden = true;
      if (way === 'push') this.#measure.searched(url.searchParams.get('keyphrase') ?? '');
      this.#measure.shown();
    } catch {
      if (running.signal.aborted) return;
      error.hidden = false;
      const again = error.querySelector('a');
      if (again !== null) again.href = url.href;
      uncover(this.#parts);
      error.scrollIntoView({ block: 'nearest' });
      dropSkeletons(this.#parts);
    } finally {
      clearTimeout(slow);
      if (this.#running === running) results.removeAttribute('aria-busy');
    }
  }

  /** The cards that stand there are the ones that are wished for. */
  #rest(): void {
    this.#running = undefined;
    this.#parts.results.removeAttribute('aria-busy');
    this.#parts.error.hidden = true;
    dropSkeletons(this.#parts);
  }
}

/** Of the pages that the address stands for only the last one: those before it are shown already. */
function withoutShown(url: URL): URL {
  const last = new URL(url);
  last.searchParams.set('from', url.searchParams.get('page') ?? '0');
  return last;
}

const placeOf = ({ pathname, search }: URL): string => pathname + search;

function untickChildren(parent: HTMLInputElement): void {
  for (const child of parent.closest('[data-parent]')?.querySelectorAll('input') ?? []) child.checked = false;
}

/** The old cards step aside for placeholders of their size; "show more" only adds some at the end. */
function showSkeletons({ results, skeleton }: ListParts, more: boolean): void {
  const cards = results.querySelector('[data-part="cards"]');
  if (cards === null) return;
  if (!more) for (const card of cards.children) card.toggleAttribute('hidden', true);
  for (let n = 0; n < SKELETONS; n++) cards.append(skeleton.content.cloneNode(true));
}

function dropSkeletons({ results }: ListParts): void {
  const cards = results.querySelector('[data-part="cards"]');
  for (const child of [...(cards?.children ?? [])]) {
    if (child.hasAttribute('data-skeleton')) child.remove();
    else child.removeAttribute('hidden');
  }
}

function closeOnEscape(event: KeyboardEvent, parts: ListParts): void {
  if (event.key !== 'Escape' || !parts.drawer.open || !isOverlay(parts)) return;
  event.preventDefault();
  closeOverlay(parts);
  parts.summary.focus();
}

/** What has to be read must not lie under the drawer. */
function uncover(parts: ListParts): void {
  if (!parts.drawer.open || !isOverlay(parts)) return;
  closeOverlay(parts);
  parts.summary.focus({ preventScroll: true });
}

function closeOverlay(parts: ListParts): void {
  if (isOverlay(parts)) parts.drawer.open = false;
}

/** Over the page, and not beside the cards, where it has nothing to open it with. */
const isOverlay = ({ summary }: ListParts): boolean => summary.checkVisibility();

/** Beside the cards the panel is open; a drawer begins closed. */
function followWidth(parts: ListParts, signal: AbortSignal): void {
  if (!isOverlay(parts)) parts.drawer.open = true;
  matchMedia(WIDE).addEventListener('change', () => (parts.drawer.open = !isOverlay(parts)), { signal });
}

/** While the drawer lies over the page, what is under it can be neither reached nor read. */
function drawerMoved(parts: ListParts): void {
  const covered = parts.drawer.open && isOverlay(parts);
  for (const part of [parts.results, parts.search, parts.tools]) part.inert = covered;
}

/** The panel beside the cards can be put away; the choice lasts as long as the tab (LIST-8). */
function panelToggle(form: HTMLFormElement, { toggle }: ListParts, signal: AbortSignal): void {
  const show = (hidden: boolean) => {
    form.toggleAttribute('data-hidden', hidden);
    toggle.setAttribute('aria-expanded', String(!hidden));
    const label = toggle.querySelector('span');
    if (label !== null) label.textContent = (hidden ? toggle.dataset.show : toggle.dataset.hide) ?? '';
  };
  show(form.dataset.panel === 'Sticky' && sessionStorage.getItem(HIDDEN_PANEL) === 'true');
  toggle.addEventListener(
    'click',
    () => {
      const hidden = !form.hasAttribute('data-hidden');
      if (hidden) sessionStorage.setItem(HIDDEN_PANEL, 'true');
      else sessionStorage.removeItem(HIDDEN_PANEL);
      show(hidden);
    },
    { signal },
  );
}
