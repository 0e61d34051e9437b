import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BLOCKS, blockCatalogue } from '~/blocks/registry';
import { type Content, contentMigrations, createContent } from '~/modules/content';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { PageCache } from '~/platform/page-cache';
import { must } from '~test/content/world';
import { freshDatabase } from '~test/database';
import { demoServices } from '~test/demo-services';
import { fragmentName } from './fragment-name';
import { hostTable } from './hosts';
import { createPages, type Pages, pageResponse } from './pages';

const SITE = 'automotive-se';
const HOST = 'automotive-se.localhost';

let database: Database;
let opened: Awaited<ReturnType<typeof demoServices>>;
let content: Content;
let pages: Pages;
let time = Date.parse('2026-03-02T09:00:00Z');

beforeAll(async () => {
  [database, opened] = await Promise.all([freshDatabase([contentMigrations]), demoServices(SITE, 1)]);
  content = createContent({ database, log: nullLog, blocks: blockCatalogue });
  const cache = new PageCache({
    maxBytes: 10_000_000,
    freshFor: 300_000,
    now: () => time,
    onOutcome: () => undefined,
    onRefreshFailure: (cause) => {
      throw cause;
    },
  });
  content.onInvalidate((tags) => cache.invalidate(tags));
  const services = { ...opened.services, content: content.reader };
  pages = createPages({
    cache,
    hosts: hostTable({ defaultSite: SITE, siteHosts: {}, canonicalHosts: false, port: () => 3000 }),
    renderer: {
      blocks: BLOCKS,
      services,
      log: nullLog,
      development: false,
      pageData: () => '',
      assets: { boot: '/boot.js', scripts: [], preloads: () => [], layers: '', css: () => '' },
      drawings: { read: async () => ({ ok: false, error: 'not-found' }) },
    },
    redirects: content.redirects,
    confirmation: async () => null,
    headers: {},
    clock: { now: () => new Date(time) },
    log: nullLog,
  });
});
afterAll(async () => {
  await opened?.close();
  await database?.close();
});

async function respond(path: string, fragment?: string, headers = new Headers()): Promise<Response> {
  const answer = await pages.get(HOST, new URL(path, `http://${HOST}:3000`), fragmentName(fragment));
  return pageResponse(answer, headers, {});
}

async function get(path: string, fragment?: string): Promise<readonly [status: number, html: string]> {
  const response = await respond(path, fragment);
  return [response.status, await response.text()];
}

let home: string;
beforeAll(async () => {
  home = await addPage(null, '', 'Hem');
});

async function addPage(
  parentId: string | null,
  name: string,
  words: string,
  componentName = 'RichContent',
): Promise<string> {
  const { editing } = content;
  const { id } = must(await editing.createItem({ site: SITE, parentId, name, template: 'Page' }));
  const placeholders = { main: [{ componentName, fields: { Title: words } }] };
  must(
    await editing.saveDraft({
      itemId: id,
      language: 'sv',
      fields: { title: words },
      placeholders,
      author: 'anna',
    }),
  );
  must(await editing.publish(id, 'sv'));
  return id;
}

test('C-035: a page is found where content puts it, moves with it and goes with it, without a restart', async () => {
  expect((await get('/prov/ny-sida'))[0]).toBe(404);

  const parent = await addPage(home, 'prov', 'Prov');
  const page = await addPage(parent, 'ny-sida', 'En ny sida');
  for (let visits = 0; visits < 2; visits++) {
    const [status, html] = await get('/prov/ny-sida');
    expect(status).toBe(200);
    expect(html).toContain('En ny sida</h');
  }

  must(await content.editing.renameItem(page, 'annan-sida'));
  expect((await get('/prov/ny-sida'))[0]).toBe(404);
  expect((await get('/prov/annan-sida'))[0]).toBe(200);

  must(await content.editing.deleteItem(page));
  expect((await get('/prov/annan-sida'))[0]).toBe(404);
  expect((await get('/prov'))[0]).toBe(200);
});

test('an address that is not written as ours are leads to the page in one step, and nowhere where no page is', async () => {
  const parent = await addPage(home, 'adress', 'Adress');
  await addPage(parent, 'under', 'Under');
  const moved = async (path: string) => {
    const { status, headers } = await respond(path);
    return [status, headers.get('location')];
  };
  expect(await moved('/adress//under?a=B')).toEqual([301, '/adress/under?a=B']);
  expect(await moved('/Adress/')).toEqual([301, '/adress']);
  expect(await moved('/adress//ingenting')).toEqual([404, null]);
  expect(await moved('/INGENTING/')).toEqual([404, null]);

  await content.redirects.replaceAll(SITE, [{ from: '/adress/gammal', to: '/adress/under', status: 301 }]);
  expect(await moved('/adress//gammal')).toEqual([301, '/adress/under']);
  expect((await get('/adress/under'))[0]).toBe(200);
});

test('a page that says what day it is is never given the day after, not even once, nor its block alone', async () => {
  const before = time;
  await addPage(home, 'dag', 'Välj dag', 'DatePicker');
  for (const fragment of [undefined, 'DatePicker']) {
    const ask = async () => (await get('/dag', fragment))[1];
    expect(await ask()).toContain('2026-03-03');
    time += 23 * 3_600_000;
    expect(await ask()).not.toContain('2026-03-03');
    time = before;
    await content.redirects.replaceAll(SITE, []);
  }
});

describe('x-fragment', () => {
  beforeAll(async () => {
    await addPage(home, 'del', 'Bara en del');
  });

  const isPage = (html: string) => html.startsWith('<!doctype html>');

  test('answers one block of the page alone, and the page without it, whichever came first', async () => {
    for (const query of ['', '?page=2']) {
      for (const order of [
        ['RichContent', undefined],
        [undefined, 'RichContent'],
      ]) {
        for (const fragment of order) {
          const [status, html] = await get(`/del${query}`, fragment);
          expect(status).toBe(200);
          expect(isPage(html)).toBe(fragment === undefined);
          expect(html).toContain('Bara en del</h');
          expect(html).toMatch(/<title>[^<]*Bara en del/);
        }
      }
    }
    const [, block] = await get('/del', 'RichContent');
    expect(block).not.toMatch(/<(?:style|script|header|footer|nav)/);
  });

  test('has a validator of its own, and says what the answer depends on', async () => {
    const [block, page] = [await respond('/del', 'RichContent'), await respond('/del')];
    for (const { headers } of [block, page]) expect(headers.get('vary')).toBe('accept-encoding, x-fragment');
    expect(block.headers.get('x-robots-tag')).toBe('noindex');
    const etag = block.headers.get('etag') ?? '';
    expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
    const headers = new Headers({ 'if-none-match': etag });
    expect((await respond('/del', 'RichContent', headers)).status).toBe(304);
    expect((await respond('/del', undefined, headers)).status).toBe(200);
  });

  test.each([
    ['rubbish', '<script>'],
    ['nothing', ''],
    ['another block', 'CarList'],
    ['a name that came twice', 'RichContent, RichContent'],
    ['another page key', 'x /del'],
    ['too long a name', 'x'.repeat(10_000)],
  ])('%s is answered with the page', async (_, fragment) => {
    const [status, html] = await get('/del', fragment);
    expect([status, isPage(html)]).toEqual([200, true]);
    expect(html).toBe((await get('/del'))[1]);
  });

  test('a page that is not there is not there in part', async () => {
    const [status, html] = await get('/ingen-sida', 'RichContent');
    expect([status, isPage(html)]).toEqual([404, true]);
  });

  test('goes with what it was made of', async () => {
    const page = await addPage(home, 'kort', 'Kort tid');
    expect((await get('/kort', 'RichContent'))[1]).toContain('Kort tid');
    must(await content.editing.deleteItem(page));
    expect((await get('/kort', 'RichContent'))[0]).toBe(404);
  });
});
