import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { acceptedEncoding, CachedPage } from './cached-page';
import { PageCache, type RenderedPage } from './page-cache';

function rendered(html: string, more: Partial<RenderedPage> = {}): RenderedPage {
  const page = new CachedPage({ status: 200, html, headers: {} });
  return { page, tags: new Set(['a']), usesQuery: false, cacheable: true, ...more };
}

function cacheAt(clock: { now: number }, outcomes: string[] = [], maxBytes = 1_000_000) {
  return new PageCache({
    maxBytes,
    freshFor: 1000,
    now: () => clock.now,
    onOutcome: (outcome) => outcomes.push(outcome),
    onRefreshFailure: () => outcomes.push('refresh failed'),
  });
}

const html = async ({ page }: RenderedPage) => (await page.body('identity')).toString();

describe('PageCache', () => {
  test('renders once for many who ask at the same time', async () => {
    const cache = cacheAt({ now: 0 });
    let renders = 0;
    const ask = () =>
      cache.get('p', '', async () => {
        renders += 1;
        await new Promise((resolve) => setTimeout(resolve, 5));
        return rendered('x');
      });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(renders).toBe(1);
  });

  test('shares a page over all queries unless it depends on the query', async () => {
    const cache = cacheAt({ now: 0 });
    let renders = 0;
    const plain = (query: string) => cache.get('plain', query, async () => rendered(`${++renders}`));
    await plain('');
    await plain('utm=1');
    expect(renders).toBe(1);

    const list = (query: string) =>
      cache.get('list', query, async () => rendered(`list ${query}`, { usesQuery: true }));
    await list('');
    expect(await html(await list('a=1'))).toBe('list a=1');
    expect(await html(await list(''))).toBe('list ');
  });

  test('serves a stale page while a new one is rendered', async () => {
    const clock = { now: 0 };
    const outcomes: string[] = [];
    const cache = cacheAt(clock, outcomes);
    let version = 1;
    const ask = () => cache.get('p', '', async () => rendered(`v${version}`));
    await ask();
    version = 2;
    clock.now = 1500;
    expect(await html(await ask())).toBe('v1');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await html(await ask())).toBe('v2');
    expect(outcomes).toEqual(['miss', 'stale', 'hit']);
  });

  test('drops pages by tag at once', async () => {
    const cache = cacheAt({ now: 0 });
    const page = await cache.get('p', '', async () => rendered('old'));
    expect(cache.isCurrent(page)).toBe(true);
    cache.invalidate(['other']);
    expect(cache.isCurrent(page)).toBe(true);
    cache.invalidate(['a']);
    expect(cache.isCurrent(page)).toBe(false);
    expect(await html(await cache.get('p', '', async () => rendered('new')))).toBe('new');
  });

  test('does not keep a page whose ground changed while it was rendered', async () => {
    const cache = cacheAt({ now: 0 });
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const slow = cache.get('p', '', async () => {
      await gate;
      return rendered('old');
    });
    await Promise.resolve();
    cache.invalidate(['a']);
    const after = cache.get('p', '', async () => rendered('new'));
    release();
    expect(await html(await slow)).toBe('old');
    expect(await html(await after)).toBe('new');
    expect(await html(await cache.get('p', '', async () => rendered('never')))).toBe('new');
  });

  test('clearing it drops everything, and what is just being rendered', async () => {
    const cache = cacheAt({ now: 0 });
    const old = await cache.get('old', '', async () => rendered('old'));
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    const slow = cache.get('p', '', async () => {
      await gate;
      return rendered('old');
    });
    await Promise.resolve();
    cache.clear();
    release();
    expect(await html(await slow)).toBe('old');
    expect(cache.isCurrent(old)).toBe(false);
    expect(await html(await cache.get('p', '', async () => rendered('new')))).toBe('new');
    expect(cache.size.pages).toBe(1);
  });

  test('keeps neither failures nor pages with personal data', async () => {
    const cache = cacheAt({ now: 0 });
    await expect(cache.get('p', '', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await cache.get('p', '', async () => rendered('mine', { cacheable: false }));
    expect(await html(await cache.get('p', '', async () => rendered('all')))).toBe('all');
    expect(cache.size.pages).toBe(1);
  });

  describe('pages that are asked for once', () => {
    /** Room for five that are asked for again, and for one on probation. */
    function small() {
      const outcomes: string[] = [];
      const cache = cacheAt({ now: 0 }, outcomes, 8000);
      const ask = (path: string) => cache.get(path, '', async () => rendered('x'.repeat(1000)));
      return { cache, ask, outcomes };
    }

    test('take no room from one that is asked for again, past the cache too', async () => {
      const { cache, ask } = small();
      await ask('warm');
      const warm = await ask('warm');
      const hot = await ask('hot');
      expect(cache.isCurrent(hot)).toBe(true);
      for (let page = 0; page < 20; page += 1) await ask(`${page}`);
      expect(cache.isCurrent(hot)).toBe(true);
      expect(cache.isCurrent(warm)).toBe(true);
      expect(cache.size.pages).toBe(3);
    });

    test('are there for whoever asks next', async () => {
      const { ask, outcomes } = small();
      await ask('a');
      await ask('a');
      expect(outcomes).toEqual(['miss', 'hit']);
    });

    test('are kept when they are asked for again after they had to go', async () => {
      const { ask, outcomes } = small();
      for (const path of ['a', 'b', 'a', 'c', 'd', 'a']) await ask(path);
      expect(outcomes).toEqual(['miss', 'miss', 'miss', 'miss', 'miss', 'hit']);
    });

    test('are as they were made, and packed once they are kept', async () => {
      const cache = cacheAt({ now: 0 });
      const ask = () => cache.get('p', '', async () => rendered('<p>hej</p>'.repeat(500)));
      const pack = vi.spyOn(CachedPage.prototype, 'pack');
      const { page } = await ask();
      expect(pack).not.toHaveBeenCalled();
      await ask();
      await expect.poll(() => page.bodyNow('identity')).toBeUndefined();
      expect(page.bodyNow('br')).toBeDefined();
    });
  });

  test('whatever is asked for and changed, no page is older than its last change, and all fit', async () => {
    const step = fc.record({
      path: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      query: fc.constantFrom('', 'x=1', 'x=2'),
      change: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { freq: 3, nil: null }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const cache = cacheAt({ now: 0 }, [], 12_000);
        const versions = new Map<string, number>();
        const textOf = (path: string, query: string) =>
          `${path}?${query} ${versions.get(path) ?? 0} ${'x'.repeat(900)}`;
        for (const { path, query, change } of steps) {
          if (change !== null) {
            versions.set(change, (versions.get(change) ?? 0) + 1);
            cache.invalidate([change]);
          }
          const usesQuery = path < 'd';
          const shown = usesQuery ? query : '';
          const found = await cache.get(path, query, async () =>
            rendered(textOf(path, shown), { tags: new Set([path]), usesQuery }),
          );
          expect(await html(found)).toBe(textOf(path, shown));
          expect(cache.size.bytes).toBeLessThanOrEqual(12_000);
        }
      }),
    );
  });

  test('however renders, changes and their ends follow each other, no page is kept that is older than its last change', async () => {
    const paths = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('render' as const), path: paths }),
      fc.record({ kind: fc.constant('change' as const), path: paths }),
      fc.record({ kind: fc.constant('end' as const), which: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const cache = cacheAt({ now: 0 });
        const versions = new Map<string, number>();
        const textOf = (path: string) => `${path} ${versions.get(path) ?? 0}`;
        const running: { readonly end: () => void; readonly page: Promise<unknown> }[] = [];
        const endOf = async (which: number) => {
          const [render] = running.splice(which % Math.max(1, running.length), 1);
          render?.end();
          await render?.page;
        };
        for (const each of steps) {
          if (each.kind === 'end') await endOf(each.which);
          else if (each.kind === 'change') {
            versions.set(each.path, (versions.get(each.path) ?? 0) + 1);
            cache.invalidate([each.path]);
          } else {
            const { path } = each;
            const { promise, resolve } = Promise.withResolvers<void>();
            const page = cache.get(path, '', async () => {
              const text = textOf(path);
              await promise;
              return rendered(text, { tags: new Set([path]) });
            });
            // One that shares another's render ends with it.
            running.push({ end: resolve, page: Promise.race([page, promise]) });
          }
        }
        while (running.length > 0) await endOf(0);
        await new Promise((resolve) => setImmediate(resolve));
        for (const path of ['a', 'b', 'c'])
          expect(await html(await cache.get(path, '', async () => rendered(textOf(path))))).toBe(
            textOf(path),
          );
      }),
    );
  });

  test('a page larger than the cache is served, not stored, and never current', async () => {
    const cache = cacheAt({ now: 0 }, [], 100);
    const pack = vi.spyOn(CachedPage.prototype, 'pack');
    let renders = 0;
    const ask = () => cache.get('p', '', async () => rendered(`${++renders}${'x'.repeat(200)}`));
    const first = await ask();
    expect(cache.isCurrent(first)).toBe(false);
    await ask();
    expect(renders).toBe(2);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
    expect(pack, 'packed for nothing').not.toHaveBeenCalled();
  });
});

describe('acceptedEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
  ])('%s → %s', (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});

test.each([1, 50_000])('a document in pieces has the bytes of the whole (%i times)', async (times) => {
  const pieces = ['<p>', 'å – 12\u202f000 €'.repeat(times), '', '</p>', '\u{1f697}'];
  const page = new CachedPage({ status: 200, html: pieces, headers: {} });
  expect((await page.body('identity')).toString()).toBe(pieces.join(''));
  expect(page.headersFor('identity')['content-length']).toBe(`${Buffer.byteLength(pieces.join(''))}`);
});

test('a page compresses once per encoding and keeps it', async () => {
  const page = new CachedPage({ status: 200, html: '<p>hej</p>'.repeat(500), headers: {} });
  const [first, second] = await Promise.all([page.body('br'), page.body('br')]);
  expect(first).toBe(second);
  expect(page.bodyNow('br')).toBe(first);
  expect(first.byteLength).toBeLessThan(200);
});

test('a page that is packed gives its document up, and is read in every encoding as it was', async () => {
  const text = '<p>hej då – 12\u202f000 €</p>'.repeat(2000);
  const page = new CachedPage({ status: 200, html: text, headers: {} });
  expect(page.bodyNow('identity')?.toString()).toBe(text);
  await page.pack();
  expect(page.bodyNow('identity')).toBeUndefined();
  const [plain, gzip, br] = await Promise.all([page.body('identity'), page.body('gzip'), page.body('br')]);
  expect(plain.toString()).toBe(text);
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(page.bodyNow('identity')).toBe(plain);
  expect(page.headersFor('identity')['content-length']).toBe(`${Buffer.byteLength(text)}`);
  expect(gzip.byteLength + br.byteLength).toBeLessThan(page.bytes);
});
