import { describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page';
import { PageCache, type RenderedPage } from './page-cache';

function rendered(words: string, more: Partial<RenderedPage> = {}): RenderedPage {
  const page = new CachedPage({ status: 200, html: words, headers: {} });
  return { page, tags: new Set(), usesQuery: false, cacheable: true, ...more };
}

const cacheAt = (clock: { now: number }, outcomes: string[] = []) =>
  new PageCache({
    maxBytes: 1_000_000,
    freshFor: 1000,
    now: () => clock.now,
    onOutcome: (outcome) => outcomes.push(outcome),
    onRefreshFailure: () => outcomes.push('refresh failed'),
  });

const html = async ({ page }: RenderedPage) => (await page.body('identity')).toString();

describe('a page that tells the time', () => {
  const timed = (words: string) => rendered(words, { validFor: 3000 });

  test('is given while it holds, and made anew for whoever asks later', async () => {
    const clock = { now: 0 };
    const outcomes: string[] = [];
    const cache = cacheAt(clock, outcomes);
    const ask = async () => html(await cache.get('p', '', async () => timed(`at ${clock.now}`)));
    await ask();
    clock.now = 2500;
    expect(await ask()).toBe('at 0');
    await new Promise((resolve) => setTimeout(resolve, 5));
    clock.now = 6000;
    expect(await ask()).toBe('at 6000');
    expect(outcomes).toEqual(['miss', 'stale', 'miss']);
  });

  test('is not fresh for longer than it holds', async () => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    const page = await cache.get('p', '', async () => rendered('x', { validFor: 500 }));
    expect(cache.isCurrent(page)).toBe(true);
    clock.now = 600;
    expect(cache.isCurrent(page)).toBe(false);
  });

  test.each([
    ['fails', () => Promise.reject(new Error('no database'))],
    ['is incomplete', async () => rendered('half', { cacheable: false })],
    ['takes too long', () => new Promise<RenderedPage>(() => undefined)],
  ])('is given all the same where a new one %s', async (_, make) => {
    const clock = { now: 0 };
    const cache = cacheAt(clock);
    await cache.get('p', '', async () => timed('old'));
    clock.now = 6000;
    expect(await html(await cache.get('p', '', make))).toBe('old');
  });
});
