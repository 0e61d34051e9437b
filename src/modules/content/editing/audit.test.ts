import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';
import { changesAfter, changesBetween } from './deed';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

const log = async (query = '', who = 'publisher') =>
  (await world.call(who, 'GET', `/api/audit/${SITE}${query}`)).json();
const page = (rest = '') => `/api/pages/${world.pageId}/sv${rest}`;

test('what is done in the studio is in the log: who, what, before and after', async () => {
  const tick = () => {
    world.clock.now = new Date(world.clock.now.getTime() + 1000);
  };
  await world.call('editor', 'PUT', page(), draftOf('Ett'));
  tick();
  await world.call('editor', 'PUT', page(), draftOf('Två', 1));
  tick();
  await world.call('publisher', 'POST', page('/publish'), { revision: 2 });
  await world.call('publisher', 'POST', page('/publish'), { revision: 2 });
  const { entries, next, people } = await log();
  expect(entries.map(({ who, act }: Record<string, unknown>) => [who, act])).toEqual([
    ['publisher', 'publish'],
    ['editor', 'save'],
  ]);
  expect(entries[0]).toMatchObject({ about: '/', before: {}, after: { version: 1 } });
  expect(entries[1]).toMatchObject({
    itemId: world.pageId,
    language: 'sv',
    before: {},
    after: { title: 'Två', 'Text a Text': 'Två' },
  });
  expect(next).toBeNull();
  expect(people.map(({ who }: Record<string, unknown>) => who).sort()).toEqual(['editor', 'publisher']);
  const editor = people.find(({ who }: Record<string, unknown>) => who === 'editor').account;
  expect((await log(`?account=${editor}`)).entries).toHaveLength(1);
  expect((await log(`?item=${crypto.randomUUID()}`)).entries).toEqual([]);
  expect((await world.call('publisher', 'GET', `/api/audit/${SITE}?after=x`)).status).toBe(400);
});

test('what one person types on a page within ten minutes is one entry, until somebody else comes between', async () => {
  const later = (ms: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + ms);
  };
  // The database looks at its own clock: all of it lies a little back.
  later(-600_000);
  const save = async (who: 'editor' | 'publisher', title: string, revision: number) => {
    later(2000);
    expect((await world.call(who, 'PUT', page(), draftOf(title, revision))).status).toBe(200);
  };
  await save('editor', 'E', 0);
  await save('editor', 'Ett', 1);
  await save('publisher', 'Två', 2);
  await save('editor', 'Tre', 3);
  await save('editor', 'Två', 4);
  later(600_000);
  await save('editor', 'Fyra', 5);
  const { entries } = await log();
  const title = (at: number) => [entries[at].who, entries[at].before.title, entries[at].after.title];
  expect(entries).toHaveLength(4);
  expect([3, 2, 1, 0].map(title)).toEqual([
    ['editor', undefined, 'Ett'],
    ['publisher', 'Ett', 'Två'],
    // Typed and taken back.
    ['editor', undefined, undefined],
    ['editor', 'Två', 'Fyra'],
  ]);
});

test('a draft that is the published page again is in the log; a save that changes nothing is not', async () => {
  let now = world.clock.now.getTime() - 600_000;
  const call = async (who: 'editor' | 'publisher', method: string, to: string, body: object) => {
    now += 1000;
    world.clock.now = new Date(now);
    expect((await world.call(who, method, to, body)).status).toBe(200);
  };
  await call('publisher', 'PUT', page(), draftOf('Ett'));
  await call('publisher', 'POST', page('/publish'), { revision: 1 });
  await call('editor', 'PUT', page(), draftOf('Ett'));
  expect((await log()).entries).toHaveLength(2);
  await call('editor', 'PUT', page(), draftOf('Två'));
  await call('publisher', 'PUT', page(), draftOf('Ett', 2));
  const { entries } = await log();
  expect(entries).toHaveLength(4);
  expect(entries[0]).toMatchObject({
    who: 'publisher',
    act: 'save',
    before: { title: 'Två' },
    after: { title: 'Ett' },
  });
});

test('the same value with its keys in another order is no change', () => {
  const picture = { src: '/a.webp', alt: 'A' };
  const turned = { alt: 'A', src: '/a.webp' };
  expect(changesBetween({ picture, list: [picture] }, { picture: turned, list: [turned] })).toEqual({
    before: {},
    after: {},
  });
  expect(changesBetween({ picture }, { picture: { ...turned, alt: 'B' } }).after).toEqual({
    picture: { alt: 'B', src: '/a.webp' },
  });
  const change = { before: { picture }, after: { picture: { src: '/b.webp', alt: 'A' } } };
  expect(changesAfter(change, { before: change.after, after: { picture: turned } })).toEqual({
    before: {},
    after: {},
  });
});

test('changes after each other are what was before all and is after all', () => {
  const change = (before: object, after: object) => ({ before: { ...before }, after: { ...after } });
  expect(changesAfter(change({ a: 1 }, { a: 2 }), change({ b: 1 }, {}))).toEqual(
    change({ a: 1, b: 1 }, { a: 2 }),
  );
  expect(changesAfter(change({}, { a: 2 }), change({ a: 2 }, {}))).toEqual(change({}, {}));
  expect(changesAfter(change({ a: 1 }, {}), change({}, { a: 3 }))).toEqual(change({ a: 1 }, { a: 3 }));
  const cut = `${'x'.repeat(400)}…`;
  expect(changesAfter(change({ a: cut }, { a: 'y' }), change({ a: 'y' }, { a: cut }))).toEqual(
    change({ a: cut }, { a: cut }),
  );
  expect(changesAfter(change({}, { '…': 3 }), change({}, { a: 1 }))).toBeNull();
});

test('what happens at its time has nobody’s name', async () => {
  const { editing } = world.content;
  const at = new Date(world.clock.now.getTime() + 60_000);
  must(await editing.saveDraft({ ...draftOf('Snart'), itemId: world.pageId, language: 'sv', author: 'x' }));
  must(await editing.publish(world.pageId, 'sv', { at }));
  await editing.carryOutDue(at);
  const { entries } = await log();
  expect(entries.map(({ who, act }: Record<string, unknown>) => [who, act])).toEqual([['', 'publish']]);
});

test('pages of the log follow each other without a gap', async () => {
  const editing = world.content.editingAs({ id: 'a', name: 'Anna' });
  for (let number = 0; number < 53; number += 1)
    must(await editing.setShared(world.pageId, { title: `Titel ${number}` }));
  const first = await log();
  const second = await log(`?after=${first.next}`);
  const all = [...first.entries, ...second.entries].map(({ id }: Record<string, unknown>) => id);
  expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 3, null]);
  expect(new Set(all).size).toBe(53);
});

test('the database refuses to change the log, and to forget what is younger than a year', async () => {
  const { database, content, pageId } = world;
  must(await content.editingAs({ id: 'a', name: 'Anna' }).setShared(pageId, { title: 'x' }));
  const refused = { cause: expect.objectContaining({ message: 'content_audit is append-only' }) };
  for (const statement of [
    sql`UPDATE content_audit SET who = 'Bo'`,
    sql`UPDATE content_audit SET at = '2001-01-01'`,
    sql`UPDATE content_audit SET after = '{}'`,
    sql`DELETE FROM content_audit`,
  ])
    await expect(database.rows(database.db, statement)).rejects.toMatchObject(refused);
  const add = (age: string) => sql`INSERT INTO content_audit (id, at, who, site, act, about, before, after)
      VALUES (gen_random_uuid(), now() - ${age}::interval, '', ${SITE}, 'save', ${age}, '{}', '{}')`;
  // A save is fixed too, once it is no longer young, and who made it at any time.
  await database.rows(database.db, add('61 minutes'));
  for (const statement of [
    sql`UPDATE content_audit SET after = '{"a":1}' WHERE act = 'save'`,
    sql`UPDATE content_audit SET who = 'Bo' WHERE act = 'save'`,
  ])
    await expect(database.rows(database.db, statement)).rejects.toMatchObject(refused);
  await database.rows(database.db, add('366 days'));
  await database.rows(database.db, sql`DELETE FROM content_audit WHERE at < now() - interval '365 days'`);
  expect((await log()).entries).toHaveLength(2);
});

test('an edit that is refused leaves no row, and one without a person neither', async () => {
  await world.call('publisher', 'POST', page('/publish'), { revision: 3 });
  must(await world.content.editing.setShared(world.pageId, { title: 'import' }));
  expect((await log()).entries).toEqual([]);
});

test('a value that is too long for a log is cut, and many changes are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`field ${at}`, 'ord '.repeat(300)]));
  const { before, after } = changesBetween({}, many);
  expect(before).toEqual({});
  expect([Object.keys(after).length, after['…']]).toEqual([61, 5]);
  expect(String(after['field 0'])).toHaveLength(401);
});

test('what changes nothing is not in the log: a text saved as it is, a page moved to where it stands', async () => {
  const { texts } = await (await world.call('publisher', 'GET', `/api/texts/${SITE}/sv`)).json();
  const own = texts.find(({ fallback }: Record<string, unknown>) => typeof fallback === 'string');
  const text = (value: string | null) =>
    world.call('publisher', 'PUT', `/api/texts/${SITE}/sv`, { key: own.key, value });
  expect((await text(null)).status).toBe(200);
  expect((await log()).entries).toEqual([]);
  await text('Ord');
  await text('Ord');
  const made = {
    parentId: world.pageId,
    name: 'om',
    template: 'Page',
    language: 'sv',
    title: 'Om',
  };
  const { id } = await (await world.call('publisher', 'POST', `/api/tree/${SITE}`, made)).json();
  const move = (name: string) => world.call('publisher', 'POST', `/api/tree/${SITE}/${id}/move`, { name });
  expect((await move('om')).status).toBe(200);
  expect((await move('oss')).status).toBe(200);
  const { entries } = await log();
  expect(entries.map(({ act }: Record<string, unknown>) => act).toSorted()).toEqual([
    'create',
    'move',
    'texts',
  ]);
});
