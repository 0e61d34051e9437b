import type { SwapRequest } from '~/ui/swap';
import { formQuery } from '../query/form-query';
import type { RangeSliders } from '../ranges/range-slider';

/** A typed number is sent after this pause (LIST-9). */
const RANGE_PAUSE_MS = 1500;

interface ListControls {
  /** The facets whose range has changed and has not been sent. */
  pending(): readonly Element[];
}

/** Shows the list that a form's controls and links stand for, as soon as they change. */
export function watchControls(
  form: HTMLFormElement,
  ranges: RangeSliders,
  signal: AbortSignal,
  show: (request: SwapRequest) => void,
): ListControls {
  const pending = new Set<Element>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(pause);
    ranges.commit();
    pending.clear();
    show({ url: addressOf(form), history: 'push' });
  };
  /** Not while a thumb is dragged, even if it rests. */
  const sendAfterPause = () => {
    clearTimeout(pause);
    pause = setTimeout(
      () => (ranges.draggedFacets().length === 0 ? send() : sendAfterPause()),
      RANGE_PAUSE_MS,
    );
  };
  const listen = <K extends keyof HTMLElementEventMap>(
    name: K,
    act: (event: HTMLElementEventMap[K]) => void,
  ) => form.addEventListener(name, act, { signal });
  listen('change', ({ target }) => {
    const isTick = target instanceof HTMLInputElement && target.type === 'checkbox';
    if (isTick && !target.checked) untickChildren(target);
    if (isTick || target instanceof HTMLSelectElement) send();
  });
  listen('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest('[data-ends]') === null) return;
    const facet = target.closest('[data-facet]');
    if (facet !== null) pending.add(facet);
    sendAfterPause();
  });
  listen('submit', (event) => {
    event.preventDefault();
    send();
  });
  listen('click', (event) => {
    const request = linkOf(event, form);
    if (request === null) return;
    event.preventDefault();
    show(request);
  });
  return { pending: () => [...pending] };
}

function addressOf(form: HTMLFormElement): URL {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const url = new URL(form.action);
  url.search = formQuery(fields, defaultSortOf(form)).toString();
  return url;
}

/** The address leaves it out. It is another one once the list is near a place. */
const defaultSortOf = (form: HTMLFormElement): string =>
  form.querySelector<HTMLSelectElement>('select[name="sortName"]')?.dataset.default ?? '';

/** Chips, "clear" and "show more" are links to this list; with a modifier key the browser handles them. */
function linkOf(event: MouseEvent, form: HTMLFormElement): SwapRequest | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.getAttribute('href')?.startsWith('#')) return null;
  const url = new URL(link.href);
  if (url.pathname !== new URL(form.action).pathname) return null;
  if (link.dataset.more === undefined) return { url, history: 'push' };
  // "Show more" adds no entry to the history.
  return { url, history: 'replace', isMore: true, from: withoutShownPages(url) };
}

/** Requests only the last page of the address: those before it are shown already. */
function withoutShownPages(url: URL): URL {
  const last = new URL(url);
  last.searchParams.set('from', url.searchParams.get('page') ?? '0');
  return last;
}

function untickChildren(parent: HTMLInputElement): void {
  for (const child of parent.closest('[data-parent]')?.querySelectorAll('input') ?? []) child.checked = false;
}
