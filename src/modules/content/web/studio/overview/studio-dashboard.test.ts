import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { draftOf, openStudios, STUDIO_SITE as SITE, type StudioWorld } from '~test/content/studio';
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

const add = async (name: string, template = 'Page') =>
  must(await world.content.editing.createItem({ site: SITE, parentId: world.pageId, name, template })).id;
const card = (href: string) => ({ uid: 'c', componentName: 'Card', fields: { Link: { href, text: 'x' } } });
const save = async (id: string, title: string, rest: object = {}, author = 'editor', language = 'sv') => {
  const draft = { itemId: id, language, fields: { title }, placeholders: {}, author, ...rest };
  must(await world.content.editing.saveDraft(draft));
};
const publish = async (id: string, language = 'sv') =>
  must(await world.content.editing.publish(id, language));
const read = async (path: string, who = 'editor') => (await world.call(who, 'GET', `/api${path}`)).json();
const hours = (count: number) => new Date(world.clock.now.getTime() + count * 3_600_000);

test('the dashboard says whose drafts wait, what is to happen, what has not happened, and what lacks a language', async () => {
  const [mine, theirs, planned] = [await add('mitt'), await add('deras'), await add('planerad')];
  await save(mine, 'Mitt');
  // Of two that were saved at the same moment nobody waits longer.
  world.clock.now = hours(0.1);
  await save(theirs, 'Deras', {}, 'publisher');
  await save(planned, 'Planerad');
  must(await world.content.editing.publish(planned, 'sv', { at: hours(2), until: hours(5) }));
  await save(world.pageId, 'Hem');
  await publish(world.pageId);
  const place = (itemId: string, title: string, path: string) => ({ itemId, title, path, language: 'sv' });
  const dashboard = await read(`/dashboard/${SITE}`);
  expect(dashboard).toMatchObject({
    drafts: [
      { ...place(mine, 'Mitt', '/mitt'), author: 'editor', isMine: true },
      { ...place(theirs, 'Deras', '/deras'), author: 'publisher', isMine: false },
    ],
    scheduled: [
      { ...place(planned, 'Planerad', '/planerad'), what: 'publish', isLate: false },
      { itemId: planned, what: 'unpublish', at: hours(5).toISOString(), isLate: false },
    ],
    untranslated: [{ ...place(world.pageId, 'Hem', '/'), missing: ['en'] }],
  });
  world.clock.now = hours(3);
  expect(
    (await read(`/dashboard/${SITE}`)).scheduled.map(({ isLate }: Record<string, boolean>) => isLate),
  ).toEqual([true, false]);
  await world.content.editing.carryOutDue(world.clock.now);
  expect((await read(`/dashboard/${SITE}`)).scheduled).toMatchObject([{ what: 'unpublish' }]);
});

test('a link is broken when no page, file, redirect or language answers it, and as long as its page is published', async () => {
  const there = await add('finns');
  await save(there, 'Finns');
  await publish(there);
  await save(there, 'There', {}, 'x', 'en');
  await publish(there, 'en');
  const away = { from: '/gammal', to: '/finns', status: 301, query: {}, note: '' };
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, { add: away });
  const hrefs = [
    ...[
      '/finns',
      '/finns/',
      '/FINNS?a=1#b',
      '/en/finns',
      '/gammal',
      '/media/x/y.jpg',
      'https://e.example/borta',
    ],
    ...['/borta', '/en/borta', '/fi/finns', 'tel:123', '#', '/finns/under'],
  ];
  const linking = await add('lankar');
  const text = { uid: 't', componentName: 'Text', fields: { Text: '<p><a href="/aven-text?x=1">y</a></p>' } };
  await save(linking, 'Länkar', {
    placeholders: { main: [text, ...hrefs.map((href, at) => ({ ...card(href), uid: `c${at}` }))] },
  });
  expect((await read(`/broken-links/${SITE}`)).links).toEqual([]);
  await publish(linking);
  const { links } = await read(`/broken-links/${SITE}`);
  expect(links.map(({ href }: Record<string, string>) => href).sort()).toEqual([
    '/aven-text',
    '/borta',
    '/en/borta',
    '/fi/finns',
    '/finns/under',
  ]);
  expect(links[0]).toMatchObject({ itemId: linking, language: 'sv', title: 'Länkar', path: '/lankar' });
});

test('the search finds pages by title and by what stands in them, stories, pictures, and a publisher’s texts and redirects', async () => {
  const page = await add('dack');
  await save(page, 'Vinterdäck', { placeholders: draftOf('Vi lagrar "hjul" åt dig').placeholders });
  const story = await add('nytt', 'StoryPage');
  await save(story, 'Däck i nyheterna');
  const about = { folder: '', alt: 'Ett däck', width: 1, height: 1, addedAt: world.clock.now };
  must(await world.content.editing.addPicture(SITE, { id: 'p', name: 'hjul.png', ...about }));
  await world.call('publisher', 'PUT', `/api/redirects/${SITE}`, {
    add: { from: '/gamla-dack', to: '/dack', status: 301, query: {}, note: 'däck' },
  });
  must(await world.content.editing.setDictionary(SITE, 'sv', { 'own.tyres': 'Däck till alla' }));
  const found = async (q: string, who?: string) =>
    (await read(`/search/${SITE}/sv?q=${encodeURIComponent(q)}`, who)).found.map(
      ({ kind, title }: Record<string, string>) => `${kind} ${title}`,
    );
  expect(await found('däck')).toEqual(['page Vinterdäck', 'story Däck i nyheterna', 'picture hjul.png']);
  expect(await found('däck', 'publisher')).toEqual(
    expect.arrayContaining(['text Däck till alla', 'redirect /gamla-dack']),
  );
  expect(await found('nyheterna DÄCK')).toEqual(['story Däck i nyheterna']);
  for (const typed of ['dack nyheterna', 'Nyheterna,\u00a0däck', 'nyheterma däck'])
    expect(await found(typed), typed).toEqual(['story Däck i nyheterna']);
  expect(await found('https://nordhem.example/gamla-dack?x=1', 'publisher')).toEqual([
    'redirect /gamla-dack',
  ]);
  expect(await found('lagrar "hjul"')).toEqual(['page Vinterdäck']);
  for (const hostile of ["%_'; DROP TABLE content_items; --", '\\\\', '"}', '\0\0', '<b>'])
    expect(await found(hostile), hostile).toEqual([]);
  for (const wrong of ['', 'x', 'x'.repeat(101)])
    expect((await world.call('editor', 'GET', `/api/search/${SITE}/sv?q=${wrong}`)).status).toBe(400);
  expect((await world.call('editor', 'GET', `/api/search/${SITE}/fi?q=bil`)).status).toBe(404);
});
