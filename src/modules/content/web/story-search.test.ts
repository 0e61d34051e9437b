import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type DeliveredFixture, openDelivery, ROOT } from '~test/content/delivery';
import { SITE } from '~test/content/site-fixture';

let fixture: DeliveredFixture;
let folder = '';

beforeAll(async () => {
  fixture = await openDelivery();
  const page = await fixture.content.reader.page(scope, '/livet-med-bil');
  folder = page?.id ?? '';
});
afterAll(() => fixture.close());

const scope = { site: SITE, language: 'sv', tag: () => undefined };
const TAG = 'A1B2C3D4-E5F6-4789-0123-456789ABCDEF';

async function publish(
  name: string,
  template: string,
  fields: object,
  shared: { readonly [name: string]: unknown } = {},
): Promise<string> {
  const { editing } = fixture.content;
  const created = await editing.createItem({ site: SITE, parentId: folder, name, template });
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  const { id } = created.value;
  await editing.setShared(id, shared);
  const saved = await editing.saveDraft({
    itemId: id,
    language: 'sv',
    author: 'anna',
    placeholders: {},
    fields: { title: name, ...fields },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  await editing.publish(id, 'sv');
  return id;
}

const searched = z.object({ search: z.object({ results: z.array(z.looseObject({ name: z.string() })) }) });

/** Stories as a client asks for them (DELIVERY-3), with more conditions and fields. */
async function search(conditions = '', fields = ''): Promise<readonly Record<string, unknown>[]> {
  const index = z
    .object({ item: z.object({ id: z.string() }) })
    .parse(await fixture.ask(`{ item(path: "${ROOT}/home/livet-med-bil", language: "sv") { id } }`)).item.id;
  const data = await fixture.ask(
    `query($index: String!) { search(
      where: { AND: [
        { name: "_path", value: $index, operator: CONTAINS }
        { name: "_templates", value: "StoryPage", operator: CONTAINS }
        { name: "_language", value: "sv" } ${conditions}
      ] }
      first: 50, orderBy: { name: "date", direction: DESC }) { results { name ${fields} } } }`,
    { index },
  );
  return searched.parse(data).search.results;
}

const names = async () => (await search()).map(({ name }) => name);

test('C-476 a page of another template below the stories is not among them', async () => {
  const before = await names();
  await publish('ingen-artikel', 'Page', {});
  expect(await names()).toEqual(before);
  await publish('en-artikel', 'StoryPage', {}, { date: '2020-01-01' });
  expect(await names()).toEqual([...before, 'en-artikel']);
});

test('C-477 there are no standard values to find, and none can be made', async () => {
  const made = await fixture.content.editing.createItem({
    site: SITE,
    parentId: folder,
    name: '__Standard Values',
    template: 'StoryPage',
  });
  expect(made.ok).toBe(false);
  const everywhere = await fixture.ask(
    '{ search(where: { name: "_name", value: "__Standard Values" }) { total results { name } } }',
  );
  expect(everywhere).toEqual({ search: { total: 0, results: [] } });
  const excluded = await search('{ name: "_name", value: "__Standard Values", operator: NEQ }');
  expect(excluded.map(({ name }) => name)).toEqual(await names());
});

test('C-478 a changed date changes the order at once', async () => {
  const id = await publish('flyttad', 'StoryPage', {}, { date: '2019-01-01' });
  expect((await names()).at(-1)).toBe('flyttad');
  await fixture.content.editing.setShared(id, { date: '2030-01-01' });
  expect((await names())[0]).toBe('flyttad');
});

test('C-401, C-402, C-403, C-407 date, picture and tags of a story, however they are stored', async () => {
  const image = { src: '/media/bil/1280.webp', alt: 'En bil', width: 1600, height: 900 };
  const plain = TAG.replaceAll('-', '').toLowerCase();
  const tags = `{${TAG}}|11111111222243338444555555555555`;
  await publish('hel', 'StoryPage', { image }, { date: '2031-01-01T00:30', tags });
  const fields = `... on StoryPage { date { value dateValue formattedDateValue } image { src alt height width }
    tags { value targetIds } }`;
  const [story] = await search('', fields);
  const ids = [TAG.toLowerCase(), '11111111-2222-4333-8444-555555555555'];
  expect(story).toEqual({
    name: 'hel',
    image,
    date: {
      value: '2031-01-01T00:30',
      dateValue: Date.UTC(2031, 0, 1, 0, 30),
      formattedDateValue: '1 januari 2031',
    },
    tags: { value: ids.join('|'), targetIds: ids },
  });
  const without = (await search('', fields)).find(({ name }) => name === 'alfa');
  expect(without).toMatchObject({ image: { src: null, alt: null, width: null, height: null } });
  for (const spelt of [TAG, TAG.toLowerCase(), plain, `{${TAG}}`]) {
    const found = await search(`{ name: "tags", value: "${spelt}", operator: CONTAINS }`);
    expect(
      found.map(({ name }) => name),
      `C-407 ${spelt}`,
    ).toEqual(['hel']);
  }
});

test.each(['/livet-med-bil/alfa', '/livet-med-bil'])(
  'C-398 the address of %s is the path that links lead to',
  async (path) => {
    const data = await fixture.ask(`{ item(path: "${ROOT}/home${path}", language: "sv") { url { path } } }`);
    expect(data).toEqual({ item: { url: { path } } });
    expect((await fixture.content.reader.page(scope, path))?.language).toBe('sv');
  },
);
