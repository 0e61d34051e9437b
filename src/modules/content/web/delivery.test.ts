import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type DeliveredFixture, openDelivery, ROOT } from '~test/content/delivery';
import { SITE } from '~test/content/site-fixture';

let fixture: DeliveredFixture;
const ask = (query: string, variables: object = {}) => fixture.ask(query, variables);

beforeAll(async () => {
  fixture = await openDelivery();
});
afterAll(() => fixture.close());

describe('a page', () => {
  test('carries its fields as values, its blocks by placeholder, and no draft', async () => {
    const page = await fixture.content.reader.page(
      { site: SITE, language: 'sv', tag: () => undefined },
      '/gömd',
    );
    if (page === null) throw new Error('the fixture has the page');
    await fixture.content.editing.saveDraft({
      itemId: page.id,
      language: 'sv',
      fields: { title: 'Hemligt utkast' },
      author: 'anna',
      placeholders: {},
    });
    const data = await ask(
      `query($routePath: String!) { layout(site: "${SITE.toUpperCase()}", routePath: $routePath) { item { rendered } } }`,
      { routePath: '/gömd/' },
    );
    expect(JSON.stringify(data)).not.toContain('Hemligt');
    expect(data).toMatchObject({
      layout: {
        item: {
          rendered: {
            sitecore: {
              context: { language: 'sv', site: { name: SITE }, itemPath: '/g%C3%B6md' },
              route: {
                name: 'gömd',
                itemId: page.id,
                databaseName: 'web',
                templateName: 'Page',
                fields: { title: { value: 'Gömd' }, noindex: { value: true }, ogImage: { value: {} } },
                placeholders: {
                  'headless-header': [],
                  'headless-main': [
                    {
                      componentName: 'Text',
                      fields: { Title: { value: '' }, Text: { value: 'Gömd' } },
                      params: {},
                    },
                  ],
                  'headless-footer': [{ fields: { Text: { value: 'Egen fot' } } }],
                },
              },
            },
          },
        },
      },
    });
  });

  test('behind a wildcard is asked for twice in one request and keeps its routes apart', async () => {
    const page = (id: number) =>
      `p${id}: layout(site: "${SITE}", routePath: "/kop-bil/${id}/bil") { item { path url { path } rendered } }`;
    const rendered = (itemPath: string) => ({ sitecore: { context: { itemPath }, route: { name: '*' } } });
    const path = `${ROOT}/home/kop-bil/*/*`;
    expect(await ask(`{ ${page(1)} ${page(2)} }`)).toMatchObject({
      p1: { item: { path, url: { path: '/kop-bil/1/bil' }, rendered: rendered('/kop-bil/1/bil') } },
      p2: { item: { path, url: { path: '/kop-bil/2/bil' }, rendered: rendered('/kop-bil/2/bil') } },
    });
  });

  test.each(['/finns-inte', '/mapp', '/%', '/extern', '/a//b'])('%s is none', async (routePath) => {
    const query = `query($p: String!) { layout(site: "${SITE}", routePath: $p, language: "sv") { item { id } } }`;
    expect(await ask(query, { p: routePath })).toEqual({ layout: { item: null } });
  });

  test('of a site or a language that does not exist is none', async () => {
    const query = `{ a: layout(site: "x", routePath: "/") { item { id } }
      b: layout(site: "${SITE}", routePath: "/", language: "tlh") { item { id } }
      c: item(path: "/sitecore/content/x/home", language: "sv") { id }
      d: item(path: "${ROOT}/home/anlaggningar", language: "en") { id }
      site { siteInfo(site: "x") { name } } }`;
    expect(await ask(query)).toEqual({
      a: { item: null },
      b: { item: null },
      c: null,
      d: null,
      site: { siteInfo: null },
    });
  });
});

describe('the site', () => {
  test('gives redirects as expressions, the most particular first', async () => {
    const data = await ask(
      `{ site { siteInfo(site: "${SITE}") { redirects { pattern target redirectType isQueryStringPreserved } } } }`,
    );
    const shared = { redirectType: 'REDIRECT_301' };
    expect(data).toEqual({
      site: {
        siteInfo: {
          redirects: [
            {
              ...shared,
              pattern: '^/sok/?\\?q=([^&]*)$',
              target: '/kop-bil?keyphrase=$1',
              isQueryStringPreserved: false,
            },
            { ...shared, pattern: '^/gammal/allt/?$', target: '/ny', isQueryStringPreserved: true },
            { ...shared, pattern: '^/gammal/(\\d+)/?$', target: '/ny/$1', isQueryStringPreserved: true },
          ],
        },
      },
    });
  });

  test('gives texts and routes page by page', async () => {
    const query = `query($after: String) { site { siteInfo(site: "${SITE}") {
      dictionary(language: "en-GB", first: 500, after: $after) {
        total pageInfo { endCursor hasNext } results { key value } } } } }`;
    const page = z.object({
      site: z.object({
        siteInfo: z.object({
          dictionary: z.object({
            total: z.number(),
            pageInfo: z.object({ endCursor: z.string(), hasNext: z.boolean() }),
            results: z.array(z.object({ key: z.string(), value: z.string() })),
          }),
        }),
      }),
    });
    const found: { key: string; value: string }[] = [];
    for (let after = '', hasNext = true; hasNext; ) {
      const { total, results, pageInfo } = page.parse(await ask(query, { after })).site.siteInfo.dictionary;
      expect(total).toBeGreaterThan(500);
      expect(results.length).toBeLessThanOrEqual(500);
      found.push(...results);
      ({ endCursor: after, hasNext } = pageInfo);
    }
    const keys = found.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const texts = Object.fromEntries(found.map(({ key, value }) => [key, value]));
    expect(texts).toMatchObject({ more: 'More, please', search: 'Search', 'shell.home': 'Home' });
    const routes = await ask(`{ site { siteInfo(site: "${SITE}") {
      routes(language: "sv", first: 2, includedPaths: ["/kop-bil"], excludedPaths: ["/kop-bil/biltyp"]) {
        total results { path: routePath route { name } } } } } }`);
    expect(routes).toEqual({
      site: {
        siteInfo: {
          routes: {
            total: 2,
            results: [
              { path: '/kop-bil', route: { name: 'kop-bil' } },
              { path: '/kop-bil/alla-bilar-i-lager', route: { name: 'alla-bilar-i-lager' } },
            ],
          },
        },
      },
    });
  });
});
