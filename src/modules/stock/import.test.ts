import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  bytes,
  changes,
  count,
  counts,
  feed,
  INDEX,
  ids,
  importStage,
  load,
  setNow,
  stock,
} from '~test/stock/import-stage';
import { summaryLine } from './import-summary';

importStage();

describe('an import', () => {
  test('adds, changes, leaves alone and removes', async () => {
    expect(await counts(feed({ id: 'a' }, { id: 'b' }, { id: 'c' }))).toBe(
      'read 3, added 3, changed 0, unchanged 0, removed 0, refused 0',
    );
    expect(await ids()).toEqual(['a', 'b', 'c']);
    const second = feed({ id: 'a' }, { id: 'b', price: '90000' }, { id: 'd' });
    expect(await counts(second)).toBe('read 3, added 1, changed 1, unchanged 1, removed 1, refused 0');
    expect(await ids()).toEqual(['a', 'b', 'd']);
    expect((await stock.car(INDEX, 'b'))?.car_price).toBe(90_000);
    expect(changes.at(-1)).toEqual({ indexName: INDEX, changed: ['b', 'd'], removed: ['c'] });
  });

  test('V-187: a car that changes is indexed anew, another keeps its time', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }));
    const timeOf = async (id: string) => (await stock.car(INDEX, id))?.indexed_at ?? '';
    const [first, second] = [await timeOf('a'), await timeOf('b')];
    setNow(new Date('2026-03-02T12:00:00Z'));
    await load(feed({ id: 'a' }, { id: 'b', price: '90000' }));
    expect(await timeOf('a')).toBe(first);
    expect((await timeOf('b')) > second).toBe(true);
    expect(new Date(await timeOf('b')).toISOString()).toBe(await timeOf('b'));
  });

  test('of the same file changes nothing, and notifies nobody', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }));
    const first = await stock.car(INDEX, 'a');
    setNow(new Date('2026-03-02T12:00:00Z'));
    changes.length = 0;
    expect(await counts(feed({ id: 'a' }, { id: 'b' }))).toBe(
      'read 2, added 0, changed 0, unchanged 2, removed 0, refused 0',
    );
    expect(await stock.car(INDEX, 'a')).toEqual(first);
    expect(changes).toEqual([]);
  });

  test('speaks only for the stores in it', async () => {
    await load(feed({ id: 'a' }, { id: 'b', store: 'S2' }));
    await load(feed({ id: 'c', store: 'S2' }));
    expect(await ids()).toEqual(['a', 'c']);
    await load(feed({ id: 'a', store: 'S2' }));
    await load(feed({ id: 'd' }));
    expect(await ids(), 'a car that moved is not the old store’s any more').toEqual(['a', 'd']);
  });

  test('refuses broken rows with their line and keeps the cars they name', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }, { id: 'c' }));
    const summary = await load(feed({ id: 'a' }, { id: 'b', price: 'soon' }, { id: 'd', year: '3' }));
    expect(summaryLine(summary)).toBe('read 3, added 0, changed 0, unchanged 1, removed 1, refused 2');
    expect(summary.refusals.map(({ line }) => line)).toEqual([3, 4]);
    expect(await ids()).toEqual(['a', 'b']);
  });

  test('takes the first row of an id and refuses the later ones, in whatever batch', async () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ id: `n${at}` }));
    const summary = await load(
      feed({ id: 'a', price: '1' }, { id: 'a', price: '2' }, ...many, { id: 'a', price: '3' }),
    );
    expect(summary.refusals).toEqual([
      { line: 3, reason: 'id "a" stands in line 2 already' },
      { line: 604, reason: 'id "a" stands in line 2 already' },
    ]);
    expect((await stock.car(INDEX, 'a'))?.car_price).toBe(1);
  });

  test('lets a good row of an id count after a broken one', async () => {
    await load(
      feed({ id: 'a', price: 'x' }, ...Array.from({ length: 300 }, (_, at) => ({ id: `n${at}` })), {
        id: 'a',
        price: '7',
      }),
    );
    expect((await stock.car(INDEX, 'a'))?.car_price).toBe(7);
  });

  test('reports stores that no facility has, words that have no place, foreign money', async () => {
    const summary = await load(
      `${feed({ id: 'a', price: '"10,499.00 USD"' })}\n`.replace(',used,', ',Mint,'),
    );
    expect(summary.unknownStores).toEqual([
      { car_site_id: 'S1', name: 'Nordhem S1', address: 'Gatan 1, 111 22 Lund', cars: 1 },
    ]);
    expect(summary.unmapped.map(({ field, value }) => `${field} ${value}`)).toEqual([
      'car_condition Mint',
      'car_price_currency USD',
    ]);
    expect(await stock.car(INDEX, 'a')).toMatchObject({
      car_site_id: 'S1',
      car_site_name: 'Nordhem S1',
      car_site_city: 'Lund',
      car_condition: 'Mint',
    });
  });

  test('takes a record copied out of the search, changed', async () => {
    await load(feed({ id: 'a' }, { id: 'b' }));
    const { content } = await stock.search(INDEX, { filters: { car_id: ['a'] } });
    const copy = {
      ...content[0],
      car_id: 'zz',
      car_site_id: 'zz',
      caroftheweek: true,
      car_campaign_price: 90_000,
      car_has_campaign_price: true,
    };
    expect(await counts(JSON.stringify(copy))).toBe(
      'read 1, added 1, changed 0, unchanged 0, removed 0, refused 0',
    );
    expect(await ids()).toEqual(['a', 'b', 'zz']);
    expect(await stock.car(INDEX, 'zz')).toMatchObject({
      caroftheweek: true,
      car_price: 90_000,
      car_site_id: 'zz',
    });
  });

  test('V-495: into a site without stock of its own is refused', async () => {
    for (const site of ['mercedes-se', 'auctions-se', 'nowhere', '__proto__']) {
      expect(await stock.importFeed(site, bytes('x'))).toMatchObject({
        ok: false,
        error: { code: 'unknown-site', message: expect.stringContaining('Unknown sitecoreSiteName') },
      });
    }
  });

  test.each([
    ['another header', 'x,y\n1,2', 'unknown-columns'],
    [
      'half a gzip',
      gzipSync(feed(...Array.from({ length: 400 }, (_, at) => ({ id: `${at}` })))).subarray(0, 900),
      'broken-compression',
    ],
    [
      'a bomb',
      gzipSync(Buffer.concat([Buffer.from(feed({ id: 'q' })), Buffer.alloc(12 * 1024 * 1024, '\n')])),
      'decompression-bomb',
    ],
    ['nothing', '', 'empty-file'],
  ])('of %s leaves the stock and nothing behind', async (_, content, code) => {
    await load(feed({ id: 'a' }));
    expect(await stock.importFeed('automotive-se', bytes(content))).toMatchObject({
      ok: false,
      error: { code },
    });
    expect([await ids(), await count('stock_staging')]).toEqual([['a'], 0]);
  });

  test('whose sender goes away leaves the stock', async () => {
    await load(feed({ id: 'a' }));
    const broken = async function* () {
      yield Buffer.from(`${feed(...Array.from({ length: 900 }, (_, at) => ({ id: `n${at}` })))}\n`);
      throw new Error('socket hang up');
    };
    expect(await stock.importFeed('automotive-se', broken())).toMatchObject({
      ok: false,
      error: { code: 'interrupted' },
    });
    expect([await ids(), await count('stock_staging')]).toEqual([['a'], 0]);
  });

  test('of one site waits for another of that site, or is refused when it takes too long', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const slow = async function* () {
      yield Buffer.from(`${feed({ id: 'slow' })}\n`);
      await held;
    };
    const first = stock.importFeed('automotive-se', slow());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await stock.importFeed('automotive-se', bytes(feed({ id: 'b' })), { waitMs: 0 })).toMatchObject({
      ok: false,
      error: { code: 'busy' },
    });
    expect((await stock.importFeed('automotive-no', bytes(feed({ id: 'b' })))).ok).toBe(true);
    const second = stock.importFeed('automotive-se', bytes(feed({ id: 'after', store: 'S9' })));
    release();
    expect([(await first).ok, (await second).ok]).toEqual([true, true]);
    expect(await ids()).toEqual(['after', 'slow']);
  });
});
