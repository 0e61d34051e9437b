import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { testBlocks } from '~test/content/blocks';
import {
  addPage,
  inFreshWorlds,
  must,
  publishNow,
  read,
  SITE,
  save,
  scope,
  type World,
} from '~test/content/world';
import { createContent } from './content';

let world: World;
let home: string;
let page: string;

inFreshWorlds(async (fresh) => {
  world = fresh;
  home = await addPage(world.content, null, '');
  page = await addPage(world.content, home, 'p');
  await publishNow(world.content, page, 'one');
});

test('what one process publishes the other shows as soon as it has followed the log', async () => {
  const other = world.other();
  const following = await other.follow({ pollMs: 60_000 });
  const received: string[] = [];
  other.onInvalidate((tags) => received.push(...tags));
  expect(await read(other, '/p')).toBe('one');
  await publishNow(world.content, page, 'two');
  await following.catchUp();
  expect(received).toContain(`page:${page}:sv`);
  expect(await read(other, '/p')).toBe('two');
  await following.stop();
});

test('a notification wakes the other process without waiting for its poll', async () => {
  const other = world.other();
  const following = await other.follow({ pollMs: 60_000 });
  expect(await read(other, '/p')).toBe('one');
  const invalidated = new Promise<void>((resolve) => other.onInvalidate(() => resolve()));
  await publishNow(world.content, page, 'two');
  await invalidated;
  expect(await read(other, '/p')).toBe('two');
  await following.stop();
});

test('an own edit notifies once, although the log repeats it', async () => {
  const following = await world.content.follow({ pollMs: 60_000 });
  let invalidations = 0;
  world.content.onInvalidate(() => {
    invalidations += 1;
  });
  await publishNow(world.content, page, 'two');
  await following.catchUp();
  expect(invalidations).toBe(1);
  await following.stop();
});

test('what was read before the log was followed is read anew', async () => {
  const other = world.other();
  expect(await read(other, '/p')).toBe('one');
  await publishNow(world.content, page, 'two');
  const following = await other.follow();
  expect(await read(other, '/p')).toBe('two');
  await following.stop();
});

test('each kind of edit reaches the other process', async () => {
  const other = world.other();
  const following = await other.follow({ pollMs: 60_000 });
  const { editing, redirects } = world.content;
  expect(await other.reader.dictionary(scope())).toEqual({});
  must(await editing.setDictionary(SITE, 'sv', { a: '1', b: '2' }));
  must(await editing.setDictionary(SITE, 'sv', { b: null, c: '3' }));
  must(await redirects.replaceAll(SITE, [{ from: '/old', to: '/p', status: 301 }]));
  const tag = { id: '11111111-1111-4111-8111-111111111111', key: 'news', values: { sv: 'Nytt' } };
  must(await editing.setTags(SITE, [tag]));
  must(await editing.renameItem(page, 'q'));
  await following.catchUp();
  expect(await other.reader.dictionary(scope())).toEqual({ a: '1', c: '3' });
  expect(await other.redirects.find(SITE, new URL('http://x.example/OLD?a=1'))).toEqual({
    to: '/p?a=1',
    status: 301,
  });
  expect(await other.reader.tags(scope())).toEqual([{ key: 'news', value: 'Nytt', id: tag.id }]);
  expect(await read(other, '/q')).toBe('one');
  await following.stop();
});

test('an edit that fails half-way leaves neither content nor a word in the log', async () => {
  await save(world.content, page, 'two');
  const count = async () =>
    (await world.database.rows(world.database.db, sql`SELECT count(*) AS n FROM platform_changes`))[0]?.n;
  const before = await count();
  let calls = 0;
  const failing = {
    ...world.database,
    transaction: <T>(work: Parameters<typeof world.database.transaction<T>>[0]) =>
      world.database.transaction(async (tx) => {
        await work(tx);
        calls += 1;
        throw new Error('the power went out before the commit');
      }),
  };
  const dying = createContent({ database: failing, log: nullLog, blocks: testBlocks });
  await expect(dying.editing.publish(page, 'sv')).rejects.toThrow('power');
  expect(calls).toBe(1);
  expect(await count()).toBe(before);
  expect(await read(world.other(), '/p')).toBe('one');
});

test('a page whose version was deleted between two reads is looked for again', async () => {
  const other = world.other();
  expect(await read(other, '/')).toBeNull();
  const late = await addPage(world.content, home, 'late');
  await publishNow(world.content, late, 'here');
  const stale = world.other();
  await stale.reader.routes(scope());
  await world.database.rows(
    world.database.db,
    sql`DELETE FROM content_versions WHERE item_id = ${late}::uuid`,
  );
  expect(await read(stale, '/late')).toBeNull();
});

test('a redirect table with a loop is refused whole and the old one stays', async () => {
  const { redirects } = world.content;
  must(await redirects.replaceAll(SITE, [{ from: '/old', to: '/p', status: 308 }]));
  const refused = await redirects.replaceAll(SITE, [
    { from: '/dacia', to: '/daf', status: 301 },
    { from: '/daf', to: '/dacia', status: 301 },
  ]);
  expect(refused).toMatchObject({
    ok: false,
    error: [
      { kind: 'loop', from: '/dacia' },
      { kind: 'loop', from: '/daf' },
    ],
  });
  expect(await redirects.find(SITE, new URL('http://x.example/old/'))).toEqual({ to: '/p', status: 308 });
  expect(await redirects.find('another-site', new URL('http://x.example/old'))).toBeNull();
});
