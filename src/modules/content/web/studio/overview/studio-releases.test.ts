import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;
let first: string;
let second: string;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
  [first, second] = [await add('ett'), await add('tva')];
});

async function add(name: string): Promise<string> {
  const item = { site: SITE, parentId: world.pageId, name, template: 'Page' };
  const { id } = must(await world.content.editing.createItem(item));
  await save(id, name);
  return id;
}
const save = async (itemId: string, title: string) =>
  must(
    await world.content.editing.saveDraft({
      itemId,
      language: 'sv',
      fields: { title },
      placeholders: {},
      author: 'x',
    }),
  );
const entry = (itemId: string, revision = 1, language = 'sv') => ({ itemId, language, revision });
const send = (rest: object = {}) =>
  world.call('publisher', 'POST', `/api/releases/${SITE}`, {
    id: crypto.randomUUID(),
    name: 'Hösten',
    entries: [entry(first), entry(second)],
    ...rest,
  });
const list = async () =>
  (await (await world.call('publisher', 'GET', `/api/releases/${SITE}`)).json()).releases;
const states = async () =>
  Promise.all([first, second].map(async (id) => (await world.content.studio.open(id, 'sv'))?.source));
const hours = (count: number) => new Date(world.clock.now.getTime() + count * 3_600_000);
const later = () => ({ at: hours(2).toISOString() });
const due = async () => {
  world.clock.now = hours(3);
  return world.content.editing.carryOutDue(world.clock.now);
};

test('several drafts are published as one, with their list in the audit log, and the same request twice is one', async () => {
  const id = crypto.randomUUID();
  const stale: string[] = [];
  world.content.onInvalidate((tags) => void stale.push(...tags));
  const both = await Promise.all([send({ id }), send({ id })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await states()).toEqual(['published', 'published']);
  expect(stale).toEqual(expect.arrayContaining([`page:${first}:sv`, `page:${second}:sv`]));
  expect(await list()).toMatchObject([
    { name: 'Hösten', who: 'publisher', state: 'published', entries: [{ title: 'ett' }, { title: 'tva' }] },
  ]);
  const [row] = await world.content.studio.auditLog({ site: SITE }, 1);
  expect(row).toMatchObject({ act: 'release', about: 'Hösten', after: { 'ett (sv)': 1, 'tva (sv)': 1 } });
});

test('with one that was saved in between, published already or gone nothing is published, and it is named', async () => {
  await save(second, 'ändrad');
  const refused = await send();
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { code: 'conflict', problems: [{ kind: 'changed', path: `${second} sv` }] },
  });
  must(await world.content.editing.publish(second, 'sv'));
  const other = await world.call('elsewhere', 'GET', '/api/releases/smart-se');
  expect((await other.json()).releases).toEqual([]);
  const foreign = await send({
    entries: [entry(first), entry(second, 2), entry(crypto.randomUUID()), entry(first, 1, 'en')],
  });
  const { problems } = (await foreign.json()).error;
  expect(problems.map(({ kind }: Record<string, string>) => kind)).toEqual([
    'nothing-to-publish',
    'gone',
    'nothing-to-publish',
  ]);
  expect(await states()).toEqual(['draft', 'published']);
  expect(await list()).toEqual([]);
});

test('a scheduled release is published whole at its time; until then only the whole is taken back', async () => {
  const at = later();
  expect((await send(at)).status).toBe(200);
  expect(await states()).toEqual(['scheduled', 'scheduled']);
  const alone = `/api/pages/${first}/sv/schedules/1`;
  for (const call of [
    world.call('publisher', 'DELETE', alone),
    world.call('publisher', 'PUT', alone, { at: hours(9).toISOString() }),
  ])
    expect((await (await call).json()).error.code).toBe('in-release');
  expect(await world.content.editing.carryOutDue(hours(1))).toBe(0);
  expect(await due()).toBe(1);
  expect(await states()).toEqual(['published', 'published']);
  expect(await due()).toBe(0);
  const [row] = await world.content.studio.auditLog({ site: SITE }, 1);
  expect(row).toMatchObject({ act: 'release', who: '', after: { 'ett (sv)': 1, 'tva (sv)': 1 } });
});

test('a release whose page was replaced or deleted in between publishes nothing, says which, and leaves drafts', async () => {
  const third = await add('tre');
  const entries = [first, second, third].map((id) => entry(id));
  expect((await send({ ...later(), entries })).status).toBe(200);
  await save(second, 'nyare');
  must(await world.content.editing.publish(second, 'sv'));
  must(await world.content.editing.deleteItem(third));
  const [{ state, entries: foreseen }] = await list();
  expect(state).toBe('scheduled');
  await due();
  expect((await list())[0].entries).toEqual(foreseen);
  expect(await states()).toEqual(['draft', 'published']);
  expect((await world.content.studio.open(second, 'sv'))?.fields.title).toBe('nyare');
  expect(await list()).toMatchObject([
    {
      state: 'failed',
      entries: [
        { title: 'ett', problem: null },
        { title: 'tre', problem: 'gone' },
        { title: 'tva', problem: 'changed' },
      ],
    },
  ]);
  const [row] = await world.content.studio.auditLog({ site: SITE }, 1);
  expect(row).toMatchObject({ act: 'release-fail', before: { 'tre (sv)': 1, 'tva (sv)': 1 } });
});

test('a page says which release its version waits for, and no longer once a newer one is published', async () => {
  await send(later());
  const scheduled = async (id: string) =>
    (await (await world.call('publisher', 'GET', `/api/pages/${id}/sv`)).json()).scheduled;
  expect(await scheduled(first)).toEqual([{ number: 1, at: later().at, release: 'Hösten' }]);
  const alone = await add('ensam');
  const at = hours(4);
  must(await world.content.editing.publish(alone, 'sv', { at }));
  expect(await scheduled(alone)).toEqual([{ number: 1, at: at.toISOString() }]);
  await save(first, 'nyare');
  must(await world.content.editing.publish(first, 'sv'));
  expect(await scheduled(first)).toEqual([]);
  expect((await list())[0]).toMatchObject({
    state: 'scheduled',
    entries: [
      { title: 'ett', problem: 'changed' },
      { title: 'tva', problem: null },
    ],
  });
});

test('before a page is deleted the releases are named that wait with it or one below it, and no others', async () => {
  const releasesWith = async (id: string) =>
    (await (await world.call('editor', 'GET', `/api/tree/${SITE}/${id}/links`)).json()).releases;
  expect(await releasesWith(first)).toEqual([]);
  const id = crypto.randomUUID();
  await send({ id, ...later() });
  const third = await add('tre');
  await send({ name: 'Nästa', at: hours(1).toISOString(), entries: [entry(third)] });
  const hosten = { name: 'Hösten', ...later() };
  expect(await releasesWith(first)).toEqual([hosten]);
  expect(await releasesWith(world.pageId)).toEqual([{ name: 'Nästa', at: hours(1).toISOString() }, hosten]);
  await world.call('publisher', 'POST', `/api/releases/${SITE}/${id}/withdraw`, {});
  expect(await releasesWith(first)).toEqual([]);
});

test('a release that is taken back leaves drafts, the newer one where there is one; taken back or done it stays so', async () => {
  await send(later());
  await save(first, 'nyare');
  const [{ id }] = await list();
  const withdraw = () => world.call('publisher', 'POST', `/api/releases/${SITE}/${id}/withdraw`, {});
  expect((await withdraw()).status).toBe(200);
  expect(await states()).toEqual(['draft', 'draft']);
  expect((await world.content.studio.open(first, 'sv'))?.fields.title).toBe('nyare');
  expect((await (await withdraw()).json()).error.code).toBe('not-scheduled');
  expect(await due()).toBe(0);
  const elsewhere = await world.call('admin', 'POST', `/api/releases/smart-se/${id}/withdraw`, {});
  expect(elsewhere.status).toBe(404);
});

test('what is no release is refused: none, too many, one twice, a time that has passed, a broken name', async () => {
  const many = Array.from({ length: 101 }, () => entry(crypto.randomUUID()));
  for (const wrong of [
    { entries: [] },
    { entries: many },
    { entries: [entry(first), entry(first)] },
    { entries: [entry(first, 0)] },
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { id: 'x' },
    { at: 'i morgon' },
  ])
    expect((await send(wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  expect((await (await send({ at: hours(-1).toISOString() })).json()).error.code).toBe('time-passed');
  expect(await list()).toEqual([]);
  expect(await states()).toEqual(['draft', 'draft']);
});
