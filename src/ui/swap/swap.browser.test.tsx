import { afterEach, expect, test, vi } from 'vitest';
import { Swap } from './swap';

/** A list with one car of each name, and filters that say the same name. */
const list = (name: string) =>
  `<section data-fragment="list"><div data-swap="filters">filters ${name}</div>` +
  `<div data-part="results" data-swap="results"><ul data-part="cards"><li data-key="${name}"><a href="/${name}">${name}</a></li></ul></div></section>`;

const at = (name: string) => new URL(`/?car=${name}`, location.href);
const partsNow = () => [...document.querySelectorAll('[data-swap]')].map((part) => part.textContent);

function open(options: { isCovered?: () => boolean } = {}): Swap {
  document.body.innerHTML = list('a');
  const results = document.querySelector<HTMLElement>('[data-part="results"]');
  if (results === null) throw new Error('no list');
  return new Swap(results.parentElement ?? results, { slowMs: 1000, wake: () => undefined, ...options });
}

/** Answers each address with its list, or not before it is told to. */
function answer(wait: Promise<void> = Promise.resolve()): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    await wait;
    init?.signal?.throwIfAborted();
    return new Response(list(new URL(String(url)).searchParams.get('car') ?? ''));
  });
}

const firstPart = (text: string) =>
  new Promise<readonly (string | null)[]>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!partsNow().some((part) => part?.endsWith(text))) return;
      observer.disconnect();
      resolve(partsNow());
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });

afterEach(() => document.body.replaceChildren());

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
