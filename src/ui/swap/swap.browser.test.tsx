import { afterEach, expect, test, vi } from 'vitest';
import { stepOver } from './step-over';
import { Swap } from './swap';

/** A list with one car of each name, and filters that say the same name. */
const list = (name: string) =>
  `<section data-fragment="list"><div data-swap="filters">filters ${name}</div>` +
  `<div data-part="results" data-swap="results"><ul data-part="cards"><li data-key="${name}"><a href="/${name}">${name}</a></li></ul></div></section>`;

/** A list of high cards by their names, with filters that say them all. */
const tallList = (...names: readonly string[]) =>
  `<section data-fragment="list"><div data-swap="filters">${names.join(' ')}</div><div data-part="results" data-swap="results">` +
  `<ul data-part="cards">${names.map((name) => `<li data-key="${name}" style="height: 300px"><a href="/${name}">${name}</a></li>`).join('')}</ul></div></section>`;
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const cardsNow = () => [...document.querySelectorAll('li')].map((card) => card.textContent);
const LONG = 40;

const at = (name: string) => new URL(`/?car=${name}`, location.href);
const partsNow = () => [...document.querySelectorAll('[data-swap]')].map((part) => part.textContent);

function open(options: { isCovered?: () => boolean; onFailed?: () => void } = {}, html = list('a')): Swap {
  document.body.innerHTML = html;
  const results = document.querySelector<HTMLElement>('[data-part="results"]');
  if (results === null) throw new Error('no list');
  return new Swap(results.parentElement ?? results, { slowMs: 1000, wake: () => undefined, ...options });
}

/** Answers each address with its list, or not before it is told to. */
function answer(wait: Promise<void> = Promise.resolve(), html = list): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    await wait;
    init?.signal?.throwIfAborted();
    return new Response(html(new URL(String(url)).searchParams.get('car') ?? ''));
  });
}

const drawn = (isDrawn: () => boolean) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isDrawn()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });

const firstPart = async (text: string) => {
  await drawn(() => partsNow().some((part) => part?.endsWith(text)));
  return partsNow();
};

const PLACE = location.href;
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', PLACE);
});

test('what a visitor looks at is there first: the results, or the filters that cover them; then all of it', async () => {
  answer();
  const results = open();
  const first = firstPart('b');
  const shown = results.show({ url: at('b'), history: 'stay' });
  expect(await first).toEqual(['filters a', 'b']);
  expect(await shown).toBe(true);
  expect(partsNow()).toEqual(['filters b', 'b']);

  const covered = open({ isCovered: () => true });
  const filtersFirst = firstPart('c');
  const done = covered.show({ url: at('c'), history: 'stay' });
  expect(await filtersFirst).toEqual(['filters c', 'a']);
  expect(await done).toBe(true);
  expect(partsNow()).toEqual(['filters c', 'c']);
});

test('what is asked for between the two brings all of its own', async () => {
  answer();
  const swap = open();
  const first = firstPart('b');
  void swap.show({ url: at('b'), history: 'stay' });
  await first;
  const next = swap.show({ url: at('c'), history: 'stay' });
  expect(await next).toBe(true);
  expect(partsNow()).toEqual(['filters c', 'c']);
});

test('whoever takes back what was asked for between the two has all of what is shown, and so has who is not answered', async () => {
  answer();
  const swap = open();
  const first = firstPart('b');
  void swap.show({ url: at('b'), history: 'stay' });
  await first;
  const never = Promise.withResolvers<void>();
  answer(never.promise);
  void swap.show({ url: at('c'), history: 'stay' });
  expect(partsNow()).toEqual(['filters a', 'b']);
  await swap.show({ url: at('b'), history: 'push' });
  expect(partsNow()).toEqual(['filters b', 'b']);

  answer();
  const second = firstPart('d');
  void swap.show({ url: at('d'), history: 'stay' });
  await second;
  vi.spyOn(window, 'fetch').mockRejectedValue(new Error('offline'));
  expect(await swap.show({ url: at('e'), history: 'stay' })).toBe(false);
  expect(partsNow()).toEqual(['filters d', 'd']);
});

test('the cards in the window and above it are there first; older ones stand in for those below until they come', async () => {
  answer(undefined, () => tallList(...numbered('b', LONG)));
  const swap = open({}, tallList(...numbered('a', LONG)));
  scrollTo(0, 900);
  const { scrollHeight } = document.documentElement;
  const first = drawn(() => cardsNow().includes('b0'));
  const shown = swap.show({ url: at('b'), history: 'stay' });
  await first;
  const names = cardsNow();
  const end = Math.ceil((900 + innerHeight) / 300);
  expect(names.slice(0, end)).toEqual(numbered('b', end));
  expect(names.at(-1)).toBe(`a${LONG - 1}`);
  expect(document.documentElement.scrollHeight).toBe(scrollHeight);
  expect(document.querySelector('[data-part="results"]')?.getAttribute('aria-busy')).toBe('true');
  expect(await shown).toBe(true);
  expect(cardsNow()).toEqual(numbered('b', LONG));
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('more cards that are asked for between the two are added to those of the answer', async () => {
  const swap = open({}, tallList(...numbered('a', LONG)));
  answer(undefined, () => tallList(...numbered('b', LONG)));
  const first = drawn(() => cardsNow().includes('b0'));
  void swap.show({ url: at('b'), history: 'stay' });
  await first;
  expect(cardsNow()).toContain(`a${LONG - 1}`);
  answer(undefined, () => tallList('c0', 'c1'));
  expect(await swap.show({ url: at('c'), history: 'stay', isMore: true })).toBe(true);
  expect(cardsNow()).toEqual([...numbered('b', LONG), 'c0', 'c1']);
});

test('a list that ends in the window is drawn at once, however many cards come', async () => {
  answer(undefined, () => tallList(...numbered('b', LONG)));
  const swap = open({}, tallList('a'));
  const first = drawn(() => cardsNow().includes('b0'));
  void swap.show({ url: at('b'), history: 'stay' });
  await first;
  expect(cardsNow()).toEqual(numbered('b', LONG));
});

test('a card that stays and goes far down does not take the page with it', async () => {
  const before = numbered('a', LONG);
  answer(undefined, () => tallList(...numbered('b', 12), ...before));
  const swap = open({}, tallList(...before));
  scrollTo(0, 620);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const shown = swap.show({ url: at('b'), history: 'stay' });
  expect(await shown).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(cardsNow().length).toBe(LONG + 12);
  expect(scrollY).toBe(620);
  expect(document.querySelector('section')?.style.length).toBe(0);
});

test('whoever goes back and forward before the answer comes has what stood there', async () => {
  history.replaceState(null, '', at('a'));
  const swap = open();
  answer();
  await swap.show({ url: at('b'), history: 'replace' });
  swap.followHistory();
  const wait = Promise.withResolvers<void>();
  answer(wait.promise);
  const goTo = (name: string) => {
    history.replaceState(null, '', at(name));
    dispatchEvent(new PopStateEvent('popstate'));
  };
  goTo('a');
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
  goTo('b');
  wait.resolve();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(partsNow()).toEqual(['filters b', 'b']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});

test('whoever goes back, changes their mind before the answer comes and wants what stands there has its address, too', async () => {
  history.replaceState(null, '', at('a'));
  const swap = open();
  answer();
  await swap.show({ url: at('b'), history: 'replace' });
  swap.followHistory();
  answer(Promise.withResolvers<void>().promise);
  history.replaceState(null, '', at('a'));
  dispatchEvent(new PopStateEvent('popstate'));
  void swap.show({ url: at('c'), history: 'push' });
  expect(await swap.show({ url: at('b'), history: 'push' })).toBe(true);
  expect([location.href, partsNow()]).toEqual([at('b').href, ['filters b', 'b']]);
  expect(await swap.show({ url: at('b'), history: 'push' })).toBe(true);
});

test('more cards take the focus from the link that asked for them, and from nobody who types elsewhere by then', async () => {
  const more = (name: string) =>
    list(name).replace('</ul>', '</ul><p data-part="more"><a href="#">More</a></p>');
  for (const types of [false, true]) {
    const swap = open({}, more('a'));
    document.body.insertAdjacentHTML('beforeend', '<input>');
    document.querySelector<HTMLElement>('[data-part="more"] a')?.focus();
    const wait = Promise.withResolvers<void>();
    answer(wait.promise, more);
    const shown = swap.show({ url: at('b'), history: 'stay', isMore: true });
    if (types) document.querySelector('input')?.focus();
    wait.resolve();
    expect(await shown).toBe(true);
    expect(document.activeElement?.outerHTML).toBe(types ? '<input>' : '<a href="/b">b</a>');
  }
});

test('what lies over the page as a step of the history is left alone: the list and its address follow when it is gone', async () => {
  history.replaceState(null, '', at('a'));
  const swap = open();
  swap.followHistory();
  answer();
  const shown = swap.show({ url: at('b'), history: 'replace' });
  stepOver();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([location.href, partsNow()]).toEqual([at('a').href, ['filters a', 'a']]);
  history.back();
  expect(await shown).toBe(true);
  expect([location.href, partsNow()]).toEqual([at('b').href, ['filters b', 'b']]);
});

test('an answer that never comes is a failure after a while, which says so and leaves what is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onFailed = vi.fn();
  vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_answer, fail) => {
        init?.signal?.addEventListener('abort', () => fail(new Error('aborted')));
      }),
  );
  const shown = open({ onFailed }).show({ url: at('b'), history: 'push' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await shown).toBe(false);
  vi.useRealTimers();
  expect(onFailed).toHaveBeenCalledOnce();
  expect(partsNow()).toEqual(['filters a', 'a']);
  expect(document.querySelector('[aria-busy]')).toBeNull();
});
