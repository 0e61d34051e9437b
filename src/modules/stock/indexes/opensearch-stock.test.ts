import { request as ask, createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { connectSearchNode, type SearchNode, SearchUnavailable } from '~/platform/search';
import { SITES } from '~/sites';
import { freshDatabase } from '~test/database';
import { knownStore } from '~test/stock/known-store';
import { createStock, type KnownStore, type Stock, type StockChange, stockMigrations } from '..';

const url = process.env.TEST_OPENSEARCH_URL;
const INDEX = 'automotive-se-cars';
const HEADER = 'store_code,id,year,make,model,price,condition,dealership_name,dealership_address';

/** A way to the node that can be cut. */
function wayTo(target: string): { server: Server; setUp: (up: boolean) => void } {
  let isUp = true;
  const server = createServer((incoming, outgoing) => {
    if (!isUp) {
      incoming.destroy();
      return;
    }
    const { method, headers } = incoming;
    const onward = ask(target + (incoming.url ?? ''), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return {
    server,
    setUp(up) {
      isUp = up;
    },
  };
}

async function* bytes(...ids: readonly string[]) {
  const rows = ids.map((id) => `S1,${id},2020,Volvo,V60,100000,used,Nordhem,"Gatan 1, 111 22 Lund"`);
  yield Buffer.from([HEADER, ...rows].join('\n'));
}

describe.skipIf(url === undefined)('stock in OpenSearch', { timeout: 60_000 }, () => {
  const way = wayTo(url ?? '');
  let database: Database;
  let prefix: string;
  const made: { stock: Stock; node: SearchNode }[] = [];
  beforeAll(() => new Promise<void>((resolve) => way.server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => void way.server.close());
  beforeEach(async () => {
    way.setUp(true);
    standsAt('55.70,13.19');
    prefix = `stock${Date.now()}`;
    database = await freshDatabase([stockMigrations]);
  });
  afterEach(async () => {
    way.setUp(true);
    for (const { stock } of made) await stock.stop();
    await made[0]?.node.request('DELETE', `/${prefix}-*`);
    for (const { node } of made.splice(0)) await node.close();
    await database.close();
  });
  const stores = new Map<string, KnownStore>();
  const standsAt = (geocoord: string) => stores.set('S1', knownStore({ geocoord }));
  const open = (): Stock => {
    const address = way.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const node = connectSearchNode({ url: `http://127.0.0.1:${port}`, user: null, password: null });
    const sites = SITES.filter(({ key }) => key === 'automotive-se');
    const searched = { kind: 'opensearch', node, prefix } as const;
    const stock = createStock({ database, log: nullLog, sites, searched, stores: async () => stores });
    made.push({ stock, node });
    return stock;
  };
  const load = async (stock: Stock, ...ids: readonly string[]) =>
    expect((await stock.importFeed('automotive-se', bytes(...ids), { waitMs: 0 })).ok).toBe(true);
  const ids = async (stock: Stock) =>
    (await stock.search(INDEX, { fields: ['car_id'] })).content.map((it) => it.car_id).sort();

  test('an import is searched in every process as soon as it has ended; a later start begins where the index stands', async () => {
    const [first, second] = [open(), open()];
    const changes: StockChange[] = [];
    second.onChange((change) => changes.push(change));
    await Promise.all([first.start(), second.start()]);
    await load(first, 'a', 'b');
    expect(await ids(first)).toEqual(['a', 'b']);
    await second.catchUp();
    expect(await ids(second)).toEqual(['a', 'b']);
    await load(second, 'b', 'c');
    expect(await ids(second)).toEqual(['b', 'c']);
    expect(changes.at(-1)).toMatchObject({ indexName: INDEX, removed: ['a'] });
    expect(changes.at(-1)?.changed).toContain('c');
    const third = open();
    await third.start();
    expect(await ids(third)).toEqual(['b', 'c']);
    expect([await third.count(INDEX), (await third.car(INDEX, 'c'))?.car_brand]).toEqual([2, 'Volvo']);
    expect(await third.facetMap(INDEX, [{ name: 'car_brand', child_name: 'car_model' }])).toMatchObject([
      { values: [{ text: 'Volvo', children: ['V60'] }] },
    ]);
  });

  test('V-415 a node that goes away leaves the site answering, and is caught up when it is back', async () => {
    const stock = open();
    await stock.start();
    await load(stock, 'a');
    way.setUp(false);
    await expect(stock.search(INDEX, {})).rejects.toThrow(SearchUnavailable);
    await load(stock, 'a', 'b');
    expect([await stock.count(INDEX), (await stock.car(INDEX, 'b'))?.car_id]).toEqual([2, 'b']);
    way.setUp(true);
    await vi.waitFor(async () => expect(await ids(stock)).toEqual(['a', 'b']), { timeout: 20_000 });
  });

  test('a node that is away at the start is found later', async () => {
    way.setUp(false);
    const stock = open();
    const starting = stock.start();
    await load(stock, 'a');
    await expect(ids(stock)).rejects.toThrow(SearchUnavailable);
    way.setUp(true);
    await starting;
    await vi.waitFor(async () => expect(await ids(stock)).toEqual(['a']), { timeout: 20_000 });
  });

  const near = async (stock: Stock, lat: number, lng: number) =>
    (await stock.search(INDEX, { near: { lat, lng, within_km: 5 }, fields: ['car_id'] })).content.length;

  test('a store that moves while the node is away takes its cars along when it is back', async () => {
    const stock = open();
    await stock.start();
    await load(stock, 'a', 'b');
    expect(await near(stock, 55.7, 13.19)).toBe(2);
    way.setUp(false);
    standsAt('59.33,18.07');
    const moved = stock.relocate('automotive-se-sites');
    await vi.waitFor(async () => expect((await stock.car(INDEX, 'a'))?.car_geocoord).toBe('59.33,18.07'));
    way.setUp(true);
    await moved;
    expect([await near(stock, 55.7, 13.19), await near(stock, 59.33, 18.07)]).toEqual([0, 2]);
  });

  test('a start that the node misses finds out what was moved before it', async () => {
    const before = open();
    await before.start();
    await load(before, 'a', 'b');
    await before.stop();
    way.setUp(false);
    standsAt('59.33,18.07');
    const stock = open();
    const starting = stock.start();
    await expect(ids(stock)).rejects.toThrow(SearchUnavailable);
    way.setUp(true);
    await starting;
    await vi.waitFor(async () => expect(await near(stock, 59.33, 18.07)).toBe(2), { timeout: 20_000 });
  });
});
