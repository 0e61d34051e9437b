import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
import { must } from '~test/content/world';

let studios: Awaited<ReturnType<typeof openStudios>>;
let world: StudioWorld;

beforeAll(async () => {
  studios = await openStudios();
});
afterAll(() => studios.close());
beforeEach(async () => {
  world = await studios.fresh();
});

/** As feeds and seeds make them: the shape of a UUID, of no version. */
const TAG = '0b7c7d3e-1111-faaa-fbbb-000000000001';
const PICTURE = { src: '/media/bild', alt: 'En bil', width: 30, height: 20, focus: { x: 10, y: 90 } };
const storyOf = (name: string, rest: object = {}) => ({
  id: crypto.randomUUID(),
  parentId: world.pageId,
  name,
  title: name,
  date: '2027-01-02',
  premble: 'Kort sagt',
  tags: [],
  image: null,
  ...rest,
});
const post = (story: object, who = 'editor') => world.call(who, 'POST', `/api/stories/${SITE}/sv`, story);
const list = async (language = 'sv') =>
  (await world.call('editor', 'GET', `/api/stories/${SITE}/${language}`)).json();
const addTag = (body: object, who = 'publisher') => world.call(who, 'POST', `/api/tags/${SITE}`, body);
const codeOf = async (answer: Response) => (await answer.json()).error?.code;

test('a story is made from the template, listed by its draft, and by what is published in the other language', async () => {
  must(await world.content.editing.setTags(SITE, [{ id: TAG, key: 'elbil', values: { sv: 'Elbil' } }]));
  const made = await (await post(storyOf('laddning', { tags: [TAG], image: PICTURE }))).json();
  expect(await world.content.studio.open(made.id, 'sv')).toMatchObject({
    item: { template: 'StoryPage', shared: { author: 'editor', date: '2027-01-02', tags: TAG } },
    fields: { title: 'laddning', premble: 'Kort sagt', image: PICTURE },
    revision: 1,
  });
  expect(await list()).toMatchObject({
    stories: [{ title: 'laddning', date: '2027-01-02', tags: [TAG], image: PICTURE, draft: true }],
    parents: [world.pageId],
  });
  expect((await list('en')).stories).toMatchObject([{ isElsewhere: true, title: '', tags: [TAG] }]);
  must(await world.content.editing.publish(made.id, 'sv'));
  const change = { itemId: made.id, language: 'sv', author: 'x', placeholders: {} };
  must(await world.content.editing.saveDraft({ ...change, fields: { title: 'Ny titel', tags: '' } }));
  expect((await list()).stories).toMatchObject([
    { title: 'Ny titel', tags: [], premble: '', published: true, draft: true },
  ]);
  const log = await world.content.studio.auditLog({ site: SITE, itemId: made.id }, 5);
  expect(log.at(-1)).toMatchObject({ act: 'create', who: 'editor', after: { title: 'laddning', tags: TAG } });
});

test('what is drawn of a story that is not published is the story that its draft would be', async () => {
  const { id } = await (await post(storyOf('laddning', { image: PICTURE }))).json();
  const story = { title: 'laddning', premble: 'Kort sagt', author: 'editor', image: PICTURE };
  await world.call('editor', 'GET', `/frame/${id}/sv`);
  expect(world.drawn.at(-1)).toMatchObject({ page: { draftStory: story } });
  // One block is drawn with what is typed of the page by now.
  const block = { uid: 'b', componentName: 'Text', fields: { Text: 'ett' } };
  const fields = { title: 'Ladda', premble: 'Senare' };
  await world.call('editor', 'POST', `/api/pages/${id}/sv/draw`, { block, index: 0, fields });
  expect(world.drawn.at(-1)).toMatchObject({
    page: { fields: { title: 'Ladda' }, draftStory: { title: 'Ladda', premble: 'Senare' } },
  });
});

test('a story that only waits for its time is listed as it will be', async () => {
  const { id } = await (await post(storyOf('laddning', { image: PICTURE }))).json();
  must(await world.content.editing.publish(id, 'sv', { at: new Date(Date.now() + 86_400_000) }));
  expect((await list()).stories).toMatchObject([
    { title: 'laddning', premble: 'Kort sagt', image: PICTURE, draft: false, published: false },
  ]);
});

test('stories stand newest first; one that waits for its publishing and has no date is the newest', async () => {
  for (const [name, date] of [
    ['mitt', '2026-05-01'],
    ['sist', '2020-01-01'],
    ['utan', ''],
    ['forst', '2027-09-09'],
  ])
    expect((await post(storyOf(name ?? '', { date }))).status).toBe(200);
  expect((await list()).stories.map(({ title }: Record<string, string>) => title)).toEqual([
    ...['utan', 'forst', 'mitt', 'sist'],
  ]);
});

test('the same request twice makes one story; an address that is taken, wrong or redirected is refused', async () => {
  const story = storyOf('en-gang');
  const twice = await Promise.all([post(story), post(story)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).stories).toHaveLength(1);
  expect(await codeOf(await post(storyOf('en-gang')))).toBe('name-taken');
  expect(await codeOf(await post(storyOf('Inte Bra')))).toBe('invalid-name');
  const away = { from: '/borta', to: '/x', status: 301, query: {}, note: '' };
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, { add: away });
  expect(await codeOf(await post(storyOf('borta')))).toBe('address-redirected');
  for (const wrong of [
    { title: '  ' },
    { date: '2027-02-30' },
    { tags: ['elbil'] },
    { image: { ...PICTURE, width: 'x' } },
    { premble: 'x'.repeat(2001) },
  ])
    expect((await post(storyOf('fel', wrong))).status, JSON.stringify(wrong)).toBe(400);
  const script = { ...PICTURE, src: 'javascript:alert(1)' };
  expect((await post(storyOf('skript', { image: script }))).status).toBe(422);
  expect((await world.call('editor', 'GET', `/api/stories/${SITE}/fi`)).status).toBe(404);
  expect((await list()).stories).toHaveLength(1);
});

test('a tag is added once, by its text and its id, with a key of its own; those that are there stay', async () => {
  must(await world.content.editing.setTags(SITE, [{ id: TAG, key: 'el-bil', values: { sv: 'Gammal' } }]));
  const fresh = { id: crypto.randomUUID(), language: 'sv', value: ' Él & bil ' };
  expect((await (await addTag(fresh)).json()).tags).toEqual(
    expect.arrayContaining([
      { id: TAG, key: 'el-bil', values: { sv: 'Gammal' } },
      { id: fresh.id, key: 'el-bil-2', values: { sv: 'Él & bil' } },
    ]),
  );
  for (const again of [fresh, { ...fresh, id: crypto.randomUUID(), value: 'él & BIL' }])
    expect((await (await addTag(again)).json()).tags).toHaveLength(2);
  const two = { language: 'sv', value: 'Samtidig' };
  await Promise.all([0, 1].map(() => addTag({ ...two, id: crypto.randomUUID() })));
  expect((await (await addTag(fresh)).json()).tags).toHaveLength(3);
  for (const wrong of [{ value: ' ' }, { value: 'x'.repeat(201) }, { id: 'x' }, { value: 'a\0b' }])
    expect(
      (await addTag({ ...fresh, id: crypto.randomUUID(), ...wrong })).status,
      JSON.stringify(wrong),
    ).toBe(400);
  expect((await addTag({ ...fresh, language: 'fi' })).status).toBe(404);
});
