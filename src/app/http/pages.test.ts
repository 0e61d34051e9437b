import { afterAll, beforeAll, expect, test } from 'vitest';
import { BLOCKS, blockCatalogue } from '~/blocks/registry';
import { type Content, contentMigrations, createContent } from '~/modules/content';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { PageCache } from '~/platform/page-cache';
import { must } from '~test/content/world';
import { freshDatabase } from '~test/database';
import { demoServices } from '~test/demo-services';
import { hostTable } from './hosts';
import { createPages, type Pages, pageResponse } from './pages';

const SITE = 'automotive-se';
const HOST = 'automotive-se.localhost';

let database: Database;
let opened: Awaited<ReturnType<typeof demoServices>>;
let content: Content;
let pages: Pages;

beforeAll(async () => {
  [database, opened] = await Promise.all([freshDatabase([contentMigrations]), demoServices(SITE, 1)]);
  content = createContent({ database, log: nullLog, blocks: blockCatalogue });
  const cache = new PageCache({
    maxBytes: 10_000_000,
    freshFor: 300_000,
    now: () => 0,
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
    clock: { now: () => new Date('2026-03-02T09:00:00Z') },
    log: nullLog,
  });
});
afterAll(async () => {
  await opened?.close();
  await database?.close();
});

async function get(path: string): Promise<readonly [status: number, html: string]> {
  const answer = await pages.get(HOST, new URL(path, `http://${HOST}:3000`));
  const response = await pageResponse(answer, new Headers(), {});
  return [response.status, await response.text()];
}

async function addPage(parentId: string | null, name: string, words: string): Promise<string> {
  const { editing } = content;
  const { id } = must(await editing.createItem({ site: SITE, parentId, name, template: 'Page' }));
  const placeholders = { main: [{ componentName: 'RichContent', fields: { Title: words } }] };
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
  const home = await addPage(null, '', 'Hem');
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
