import { describe, expect, test } from 'vitest';
import { defineBlock } from '~/modules/content';
import { siteByKey } from '~/sites';
import { testPage } from '~test/block';
import type { PageContext, RegisteredBlock } from '../../contract';
import { markupNames } from '../../styles/markup-names';
import type { LoadedBlock } from '../load-blocks';
import { CachedBlocks } from './cached-blocks';

const contract = defineBlock({ name: 'A', title: 'A', version: 1, fields: {}, examples: {} });
const registered: RegisteredBlock = { folder: 'a', contract, view: () => null };
const fields = { Title: 'A' };

const loaded = (more: Partial<LoadedBlock> = {}): LoadedBlock => ({
  uid: 'a',
  block: registered,
  fields,
  data: { cars: [{ id: 1 }] },
  failure: null,
  slots: {},
  ...more,
});

const rendering = (markup: string, failed = false) => ({
  rendered: { markup, names: markupNames(markup), preloads: [], islands: [] },
  failed,
});

/** How often it is rendered for these blocks and pages, one after the other, from the second time on; `read` is what the view does with its page. */
function renders(
  calls: readonly (readonly [LoadedBlock, PageContext])[],
  read: (page: PageContext) => unknown = () => '',
  failed = false,
): number {
  const cache = new CachedBlocks();
  let count = 0;
  for (const [block, page] of [...calls.slice(0, 1), ...calls])
    cache.get(block, 0, page, (own) => {
      count += 1;
      return rendering(String(read(own)), failed);
    });
  return count - 1;
}

const page = testPage();
const twice = (a: PageContext, b: PageContext) => [[loaded(), a] as const, [loaded(), b] as const];

describe('a block is rendered once', () => {
  test('while it shows the same', () => {
    expect(renders(twice(page, testPage({ t: page.t })))).toBe(1);
    expect(renders(twice(page, page), (own) => own.t('error.tryAgain'))).toBe(1);
  });
  test('for all pages that it does not ask for', () => {
    expect(renders(twice(page, testPage({ path: '/b', query: new URLSearchParams('a=1') })))).toBe(1);
  });
  test('for each of the pages that it asks for', () => {
    const other = testPage({ path: '/b' });
    const calls = [page, other, page, other].map((each) => [loaded(), each] as const);
    expect(renders(calls, (own) => own.path)).toBe(2);
  });
  test('within a minute, where it tells the time', () => {
    const at = (seconds: number) => testPage({ now: new Date(Date.UTC(2026, 2, 2, 9, 0, seconds)) });
    expect(renders(twice(at(0), at(59)), (own) => own.now.getHours())).toBe(1);
    expect(renders(twice(at(59), at(60)), (own) => own.now.getHours())).toBe(2);
  });
});

describe('a block is rendered again', () => {
  test.each([
    ['other data', { data: { cars: [{ id: 2 }] } }],
    ['other fields', { fields: { Title: 'A' } }],
    ['another child', { slots: { main: [loaded({ uid: 'b' })] } }],
    ['a view of its own', { block: { ...registered } }],
  ])('with %s', (_, more) => {
    const calls = [[loaded(), page] as const, [loaded(more), page] as const];
    expect(renders(calls)).toBe(2);
  });
  test.each<[string, Partial<PageContext>, (page: PageContext) => unknown]>([
    ['site', { site: siteByKey('mercedes-se') }, ({ site }) => site.key],
    ['language', { language: 'en' }, ({ language }) => language],
    ['texts of an editor', { t: () => 'x' }, ({ t }) => t('error.tryAgain')],
    ['origin', { origin: 'https://other.example' }, ({ origin }) => origin],
    ['way of the address', { wildcard: ['volvo'] }, ({ wildcard }) => wildcard[0]],
  ])('with another %s', (_, more, read) => {
    expect(renders(twice(page, testPage({ t: page.t, ...more })), read)).toBe(2);
  });
  test.each<[string, (page: PageContext) => unknown]>([
    ['the content of the page', (own) => own.page.fields.title],
    ['what it is a part of', (own) => Object.keys(own).length],
    ['whether something is there', (own) => 'form' in own],
    ['a tag that it sets', (own) => own.tag('x')],
  ])('each time where it reads %s', (_, read) => {
    expect(renders(twice(page, page), read)).toBe(2);
  });
  test('each time with a query, a form that was sent, or drawings of editors that it reads', () => {
    const filtered = testPage({ query: new URLSearchParams('a=1') });
    expect(renders(twice(filtered, filtered), (own) => own.query.size)).toBe(2);
    const form = {
      formName: 'x',
      outcome: 'failed',
      values: {},
      message: null,
      problems: {},
      reference: null,
    };
    const sent = testPage({ form: { ...form, outcome: 'failed' } });
    expect(renders(twice(sent, sent), (own) => own.form)).toBe(2);
    const drawn = testPage({ icons: new Map([['/a.svg', '<svg/>']]) });
    expect(renders(twice(drawn, drawn), (own) => own.icons.size)).toBe(2);
  });
  test('each time after a failure', () => {
    expect(renders(twice(page, page), () => '', true)).toBe(2);
    const broken = loaded({ slots: { main: [loaded({ failure: new Error('x') })] } });
    expect(
      renders([
        [broken, page],
        [broken, page],
      ]),
    ).toBe(2);
  });
  test('where it now reads what it did not read before', () => {
    const [a, b] = [testPage({ path: '/a', t: page.t }), testPage({ path: '/b', t: page.t })];
    let readsPath = false;
    const read = (own: PageContext) => (readsPath ? own.path : own.language);
    const cache = new CachedBlocks();
    const markup = (block: LoadedBlock, own: PageContext) =>
      cache.get(block, 0, own, (watched) => rendering(String(read(watched)))).markup;
    expect(markup(loaded(), a)).toBe('sv');
    readsPath = true;
    const more = loaded({ data: 'more' });
    expect([markup(more, a), markup(more, b), markup(more, a)]).toEqual(['/a', '/b', '/a']);
  });
});

test('a block that is rendered for the first time is not kept', () => {
  const cache = new CachedBlocks();
  let count = 0;
  for (let time = 0; time < 4; time += 1)
    cache.get(loaded(), 0, page, () => {
      count += 1;
      return rendering('');
    });
  expect(count).toBe(2);
});

test('a page that answers from the cache still tells that it depends on the query', () => {
  let reads = 0;
  const counting = {
    ...testPage(),
    get query() {
      reads += 1;
      return new URLSearchParams();
    },
  };
  const cache = new CachedBlocks();
  for (let time = 0; time < 2; time += 1)
    cache.get(loaded(), 0, counting, (own) => rendering(String(own.query.size)));
  reads = 0;
  cache.get(loaded(), 0, counting, () => {
    throw new Error('rendered again');
  });
  expect(reads).toBeGreaterThan(0);
});
