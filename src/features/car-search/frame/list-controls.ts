import type { SwapRequest } from '~/ui/swap';
import { formQuery } from '../query/form-query';
import type { RangeSliders } from '../ranges/range-slider';

/** Typing a number is over when nothing has been typed for so long (LIST-9). */
const RANGE_PAUSE_MS = 1500;

interface ListControls {
  /** The facet whose range has been changed and not yet asked for. */
  pending(): Element | null;
}

/** Asks for the list that the controls of a form and the links in it mean, as soon as they are changed. */
export function followControls(
  form: HTMLFormElement,
  ranges: RangeSliders,
  signal: AbortSignal,
  ask: (request: SwapRequest) => void,
): ListControls {
  let pending: Element | null = null;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(pause);
    ranges.settle();
    pending = null;
    ask({ url: addressOf(form), way: 'push' });
  };
  /** A thumb that is held still is not at rest. */
  const wait = () => {
    clearTimeout(pause);
    pause = setTimeout(() => (ranges.held() === null ? send() : wait()), RANGE_PAUSE_MS);
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
    pending = target.closest('[data-facet]');
    wait();
  });
  listen('submit', (event) => {
    event.preventDefault();
    send();
  });
  listen('click', (event) => {
    const request = linkOf(event, form);
    if (request === null) return;
    event.preventDefault();
    ask(request);
  });
  return { pending: () => pending };
}

function addressOf(form: HTMLFormElement): URL {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const url = new URL(form.action);
  url.search = formQuery(fields, form.dataset.sort ?? '').toString();
  return url;
}

/** Chips, "clear" and "show more" are links of this list; with a modifier key they are the browser's. */
function linkOf(event: MouseEvent, form: HTMLFormElement): SwapRequest | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.getAttribute('href')?.startsWith('#')) return null;
  const url = new URL(link.href);
  if (url.pathname !== new URL(form.action).pathname) return null;
  if (link.dataset.more === undefined) return { url, way: 'push' };
  // More of the same is no new place to come back to.
  return { url, way: 'replace', isMore: true, from: withoutShown(url) };
}

/** Of the pages that the address stands for only the last one: those before it are shown already. */
function withoutShown(url: URL): URL {
  const last = new URL(url);
  last.searchParams.set('from', url.searchParams.get('page') ?? '0');
  return last;
}

function untickChildren(parent: HTMLInputElement): void {
  for (const child of parent.closest('[data-parent]')?.querySelectorAll('input') ?? []) child.checked = false;
}
