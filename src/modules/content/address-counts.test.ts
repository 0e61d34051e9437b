import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { nullLog } from '~/platform/log';
import { testBlocks } from '~test/content/blocks';
import { inFreshWorlds, must, SITE, type World } from '~test/content/world';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { MAX_WAITING } from './address-counts';
import { createContent } from './content';
import { MAX_OF_KIND } from './store/address-rows';

let world: World;

const listed = async () => (await world.content.studio.missing(SITE)).map(({ path, times }) => [path, times]);
const ask = (path: string, times = 1, content = world.content) => {
  for (let i = 0; i < times; i += 1) content.addresses.missing(SITE, path);
};
const rowCount = async () =>
  Number(
    (await world.database.rows(world.database.db, sql`SELECT count(*) AS n FROM content_missing`))[0]?.n,
  );
const followed = (path: string, content = world.content) =>
  content.redirects.follow(SITE, new URL(path, 'http://x.example'));

onBothDatabases(postgresOfFile(), (open) => {
  inFreshWorlds((fresh) => {
    world = fresh;
  }, open);

  test('what was asked for is added up over two processes that write at the same time', async () => {
    const other = world.other();
    ask('/borta', 3);
    ask('/b', 1);
    ask('/Borta/', 4, other);
    ask('/a', 2, other);
    await Promise.all([world.content.addresses.flush(), other.addresses.flush()]);
    expect(await listed()).toEqual([
      ['/borta', 7],
      ['/a', 2],
      ['/b', 1],
    ]);
  });

  test('a flood of new addresses costs one statement a minute and rows up to a bound; what is asked for often stays', async () => {
    ask('/riktig', 3);
    await world.content.addresses.flush();
    const transaction = vi.spyOn(world.database, 'transaction');
    for (let round = 0; round < 4; round += 1) {
      world.clock.now = new Date(world.clock.now.getTime() + 60_000);
      for (let i = 0; i < 3000; i += 1) ask(`/flod-${round}/x${i}y`);
      await world.content.addresses.flush();
    }
    expect(transaction).toHaveBeenCalledTimes(4);
    expect(await rowCount()).toBeLessThanOrEqual(2 * MAX_OF_KIND);
    expect(await rowCount()).toBeGreaterThan(MAX_WAITING);
    expect((await listed())[0]).toEqual(['/riktig', 3]);
  });

  test('a new address is listed although a flood has filled the list with what was asked for twice', async () => {
    for (let round = 0; round < 3; round += 1) {
      world.clock.now = new Date(world.clock.now.getTime() + 60_000);
      for (let i = 0; i < MAX_WAITING; i += 1) ask(`/flod-${round}/x${i}y`, 2);
      await world.content.addresses.flush();
    }
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    ask('/ny');
    await world.content.addresses.flush();
    const all = await world.database.rows(world.database.db, sql`SELECT path FROM content_missing`);
    expect(all.map(({ path }) => path)).toContain('/ny');
  });

  test('an address that is redirected, or that an editor has struck, is not listed', async () => {
    ask('/borta');
    ask('/bort');
    await world.content.addresses.flush();
    must(await world.content.redirects.replaceAll(SITE, [{ from: '/borta', to: '/', status: 301 }]));
    expect(await listed()).toEqual([['/bort', 1]]);
    must(await world.content.editingAs({ id: null, name: 'Anna' }).forgetMissing(SITE, '/bort'));
    expect(await listed()).toEqual([]);
    const [row] = await world.content.studio.auditLog({ site: SITE }, 1);
    expect(row).toMatchObject({ act: 'missing', who: 'Anna', before: { '/bort': '' } });
  });

  test('what nobody has asked for in 90 days goes', async () => {
    ask('/borta');
    await world.content.addresses.flush();
    const later = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000);
    await world.content.addresses.cleanUp(later(89));
    expect(await listed()).toHaveLength(1);
    await world.content.addresses.cleanUp(later(91));
    expect(await listed()).toEqual([]);
  });

  test('each redirect that leads a visitor is counted, in every process; one that is taken away forgets its count', async () => {
    const other = world.other();
    const rows = [
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/c', status: 301 },
    ] as const;
    must(await world.content.redirects.replaceAll(SITE, rows));
    await followed('/A?x=1');
    await followed('/b', other);
    await followed('/nej');
    await world.content.redirects.find(SITE, new URL('http://x.example/a'));
    await Promise.all([world.content.addresses.flush(), other.addresses.flush()]);
    const times = async () =>
      [...(await world.content.studio.redirectHits(SITE))]
        .map(([source, { times }]) => [source, times])
        .sort();
    expect(await times()).toEqual([
      ['["/a",[]]', 1],
      ['["/b",[]]', 2],
    ]);
    must(await world.content.redirects.replaceAll(SITE, rows.slice(0, 1)));
    expect(await times()).toEqual([['["/a",[]]', 1]]);
  });

  test('a database that is away costs the counts of a minute and nothing else', async () => {
    const warn = vi.fn();
    const failing = { ...world.database, transaction: () => Promise.reject(new Error('away')) };
    const content = createContent({ database: failing, log: { ...nullLog, warn }, blocks: testBlocks });
    ask('/borta', 1, content);
    await content.addresses.flush();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('/borta');
    await content.addresses.flush();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
