import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineBlock, field, type Page, readBlock } from '~/modules/content';
import { type EdgePeer, json, openEdgePeer } from '~test/content/edge-peer';
import { scope } from '~test/content/read-scope';

const everything = defineBlock({
  name: 'Everything',
  title: 'Everything',
  version: 3,
  migrations: [
    { to: 2, name: 'second', up: () => ({}) },
    { to: 3, name: 'third', up: () => ({}) },
  ],
  fields: {
    Title: field.text(),
    Text: field.richText(),
    Image: field.image(),
    Link: field.link(),
    Video: field.video(),
    File: field.file(),
    Wide: field.boolean(),
    Count: field.number({ max: 10 }),
    Style: field.choice(['None', 'Big']),
    Items: field.list({ Title: field.text(), Link: field.link() }, { max: 3 }),
  },
  placeholders: { inner: { allow: ['Everything'] } },
  examples: {},
});

let peer: EdgePeer;
let placed: unknown[] = [];
let pageFields: object = {};
let context: object = { context: {} };

beforeAll(async () => {
  const home = '/sitecore/content/x/home';
  const route = () => ({
    itemId: '{11111111-2222-4333-8444-555555555555}',
    name: 'home',
    templateName: 'Page',
    fields: pageFields,
    placeholders: { 'headless-main': placed, other: [{ componentName: 'X' }] },
  });
  peer = await openEdgePeer(() =>
    json({ layout: { item: { path: home, rendered: { sitecore: { ...context, route: route() } } } } }),
  );
});
afterAll(() => peer.close());

async function pageOf(components: unknown[], fields: object = {}): Promise<Page> {
  placed = components;
  pageFields = fields;
  const blocks = { get: (name: string) => (name === everything.name ? everything : undefined) };
  const page = await peer.reader({ blocks }).page(scope(), '/');
  if (page === null) throw new Error('the peer has the page');
  return page;
}

async function fieldsOf(fields: object) {
  const [node] = (await pageOf([{ uid: 'a', componentName: 'Everything', fields }])).placeholders.main;
  if (node === undefined) throw new Error('the page has the block');
  return readBlock(everything, node);
}

test('C-402 fields come out of their wrappers as their contract has them', async () => {
  const fields = await fieldsOf({
    Title: { value: 'Rubrik' },
    Image: { value: { src: '/media/abc/1280.webp', alt: 'Bil', width: '1920', height: 1080, class: 'x' } },
    Link: {
      value: {
        href: '/kop-bil',
        text: 'Köp',
        linktype: 'internal',
        target: '',
        querystring: 'a=1',
        anchor: 'b',
      },
    },
    Video: { value: { src: '/media/film.mp4' } },
    File: { value: { src: '/media/lista.pdf', title: 'Lista' } },
    Wide: { value: '1' },
    Count: { value: '4' },
    Style: { value: 'Big' },
    Items: [{ id: 'x', fields: { Title: { value: 'Ett' }, Link: { value: { href: '' } } } }],
  });
  expect(fields).toEqual({
    Title: 'Rubrik',
    Text: '',
    Wide: true,
    Count: 4,
    Style: 'Big',
    Image: { src: '/media/abc/1280.webp', alt: 'Bil', width: 1920, height: 1080 },
    Link: { href: '/kop-bil?a=1#b', text: 'Köp' },
    Video: '/media/film.mp4',
    File: '/media/lista.pdf',
    Items: [{ Title: 'Ett', Link: null }],
  });
});

test('an empty picture is an object without an address, an empty link one with an empty one', async () => {
  expect(
    await fieldsOf({ Image: { value: {} }, Link: { value: { href: '' } }, Video: { value: {} } }),
  ).toMatchObject({ Image: null, Link: null, Video: null });
});

test.each([
  [
    'https://edge.example/x-tenant/-/media/Project/bil.jpg?h=10&w=20',
    '/-/jssmedia/Project/bil.jpg?h=10&w=20',
  ],
  ['/-/media/bil.jpg', '/-/jssmedia/bil.jpg'],
  ['/~/media/bil.jpg', '/-/jssmedia/bil.jpg'],
  ['https://cm.example/-/jssmedia/bil.jpg', '/-/jssmedia/bil.jpg'],
])('a picture at %s is asked of our own address %s', async (src, own) => {
  const { Image } = await fieldsOf({ Image: { value: { src, alt: '', width: 10, height: 10 } } });
  expect(Image?.src).toBe(own);
});

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,x',
])('a picture at %s is none', async (src) => {
  expect((await fieldsOf({ Image: { value: { src, alt: '', width: 10, height: 10 } } })).Image).toBeNull();
});

test('nothing that could run in a page comes through', async () => {
  const fields = await fieldsOf({
    Title: { value: { toString: 'x' } },
    Text: { value: '<p onclick="x()">Hej<script>alert(1)</script><a href="javascript:x()">l</a></p>' },
    Link: { value: { href: ' java\tscript:alert(1)', text: 'x' } },
    Count: { value: 99 },
    Style: { value: 'constructor' },
    Items: [{ fields: { Link: { value: { href: 'data:text/html,x' } } } }, 7, null, { fields: 'x' }],
    ['__proto__']: { value: 'x' },
    unknown: { value: '<script>' },
  });
  expect(JSON.stringify(fields)).not.toMatch(/script|onclick|data:/);
  expect(fields).toMatchObject({ Title: '', Link: null, Count: 0, Style: 'None' });
  const { fields: own } = await pageOf([], {
    title: { value: 7 },
    metaTitle: { value: '</title><script>' },
    ogImage: { value: { src: 'https://evil.example/x' } },
    noindex: { value: '1' },
  });
  expect(own).toMatchObject({ title: '', metaTitle: '</title><script>', ogImage: null, noindex: true });
});

test('components are bounded in depth and number, have one id each, and broken ones are left out', async () => {
  const nest = (depth: number): object => ({
    uid: 'same',
    componentName: 'Everything',
    fields: {},
    placeholders: depth === 0 ? {} : { 'inner-1': [nest(depth - 1)], foreign: [nest(0)] },
  });
  const many = Array.from({ length: 700 }, () => ({ uid: '<x>', componentName: 'Everything', fields: null }));
  const page = await pageOf([nest(12), 7, null, { componentName: 5 }, {}, ...many]);
  const all: string[] = [];
  const visit = (nodes: Page['placeholders']['main'], depth: number): number =>
    Math.max(
      depth,
      ...nodes.map((node) => {
        all.push(node.uid);
        return visit(Object.values(node.placeholders ?? {}).flat(), depth + 1);
      }),
    );
  expect(visit(page.placeholders.main, 0)).toBe(8);
  expect(all).toHaveLength(500);
  expect(new Set(all).size).toBe(500);
  for (const uid of all) expect(uid).toMatch(/^[A-Za-z0-9_-]{1,80}$/);
});

test('an unknown component is named, so that the page can report it', async () => {
  const page = await pageOf([
    { uid: 'a', componentName: 'Foreign', fields: { Text: { value: '<script>' } } },
  ]);
  expect(page.placeholders.main).toEqual([{ uid: 'a', componentName: 'Foreign', fields: {} }]);
  expect(page.id).toBe('11111111-2222-4333-8444-555555555555');
});

test('correction 11, C-510: a component without a key for its fields is a block without fields', async () => {
  const { placeholders } = await pageOf([
    { uid: 'a', componentName: 'Everything' },
    { uid: 'b', componentName: 'Everything', fields: null },
    { uid: 'c', componentName: 'Everything', fields: { Title: { value: 'Rubrik' } } },
  ]);
  expect(placeholders.main.map(({ uid, componentName }) => [uid, componentName])).toEqual([
    ['a', 'Everything'],
    ['b', 'Everything'],
    ['c', 'Everything'],
  ]);
});

test('correction 11, C-505: a page without a context is read, and says that it has none', async () => {
  expect((await pageOf([])).lacksContext).toBeUndefined();
  for (const missing of [{}, { context: null }, { context: 'x' }]) {
    context = missing;
    expect((await pageOf([])).lacksContext).toBe(true);
  }
  context = { context: {} };
});
