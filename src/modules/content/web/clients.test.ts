import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DictionaryService } from '@sitecore-content-sdk/content/i18n';
import { LayoutService } from '@sitecore-content-sdk/content/layout';
import { PersonalizeService } from '@sitecore-content-sdk/content/personalize';
import {
  ErrorPagesService,
  RedirectsService,
  RobotsService,
  SiteInfoService,
  SitemapXmlService,
  SitePathService,
} from '@sitecore-content-sdk/content/site';
import { GraphQLRequestClient } from '@sitecore-content-sdk/core';
import * as jss from '@sitecore-jss/sitecore-jss';
import { GraphQLDictionaryService } from '@sitecore-jss/sitecore-jss/i18n';
import { GraphQLLayoutService } from '@sitecore-jss/sitecore-jss/layout';
import {
  GraphQLErrorPagesService,
  GraphQLRedirectsService,
  GraphQLRobotsService,
  GraphQLSiteInfoService,
  GraphQLSitemapXmlService,
} from '@sitecore-jss/sitecore-jss/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockCatalogue } from '~/blocks/registry';
import { demoContent } from '~/demo/content';
import { messagesFor, type Plural } from '~/messages';
import { Secret } from '~/platform/config';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES, siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { type Content, contentMigrations, createContent, deliveryRoutes } from '..';

const SITE = 'automotive-se';
let database: Database;
let content: Content;
let server: Server;
let endpoint = '';

beforeAll(async () => {
  database = await freshDatabase([contentMigrations]);
  content = createContent({ database, log: nullLog, blocks: blockCatalogue });
  for (const key of ['automotive-se', 'automotive-uk'] as const) {
    const imported = await content.editing.importTree(demoContent(siteByKey(key), '2026-03-02'), 'test');
    if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  }
  const app = deliveryRoutes({
    source: content.delivery,
    sites: SITES.map(({ key, languages, contact }) => ({
      name: key,
      languages,
      phone: () => contact,
      origin: () => `https://${key}.example`,
      href: (language, path) => `https://${key}.example/${language}${path}`,
      robots: () => 'User-agent: *\nAllow: /\n',
    })),
    key: new Secret('demo'),
    introspection: false,
    log: nullLog,
  });
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/sitecore/api/graph/edge`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

const scope = (language = 'sv') => ({ site: SITE, language, tag: () => undefined });

/** Both generations of the public client behind one shape. */
const clients = [
  {
    name: '@sitecore-content-sdk/content',
    layout: (path: string, locale: string) => {
      const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
      return new LayoutService({ clientFactory }).fetchLayoutData(path, { site: SITE, locale });
    },
    dictionary: (language: string) => {
      const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
      return new DictionaryService({ clientFactory }).fetchDictionaryData(language, SITE);
    },
    site: () => {
      const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
      const options = { clientFactory, siteName: SITE, language: 'sv' };
      return {
        redirects: new RedirectsService({ clientFactory }).fetchRedirects(SITE),
        robots: new RobotsService(options).fetchRobots(),
        sitemaps: new SitemapXmlService(options).fetchSitemaps(),
        infos: new SiteInfoService({ clientFactory }).fetchSiteInfo(),
        errorPages: new ErrorPagesService(options).fetchErrorPages(SITE, 'sv'),
      };
    },
  },
  {
    name: '@sitecore-jss/sitecore-jss',
    layout: (path: string, language: string) => {
      const clientFactory = jss.GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
      return new GraphQLLayoutService({ clientFactory, siteName: SITE }).fetchLayoutData(path, language);
    },
    // Without `useSiteQuery` it looks for the site's own item and searches below it.
    dictionary: (language: string) => {
      const clientFactory = jss.GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
      return new GraphQLDictionaryService({
        clientFactory,
        siteName: SITE,
        pageSize: 100,
      }).fetchDictionaryData(language);
    },
    site: () => {
      const clientFactory = jss.GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
      const options = { clientFactory, siteName: SITE, language: 'sv' };
      return {
        redirects: new GraphQLRedirectsService({ clientFactory }).fetchRedirects(SITE),
        robots: new GraphQLRobotsService(options).fetchRobots(),
        sitemaps: new GraphQLSitemapXmlService(options).fetchSitemaps(),
        infos: new GraphQLSiteInfoService({ clientFactory }).fetchSiteInfo(),
        errorPages: new GraphQLErrorPagesService(options).fetchErrorPages(),
      };
    },
  },
];

const formsOf = (key: string, message: Plural): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(message).map(([form, text]) => [`${key}.${form}`, text]));

const OF_STAFF =
  /^(?:account|blocked|board|capacity|carNumbers|connections|customers|driveStaffMail|factor|figures|inbox|invite|leadMail|people|phone|staff\w*|stockReview|templates|tyres|waitingList)\./;

describe.each(clients)('$name, unchanged', ({ layout, dictionary, site }) => {
  test('C-466 reads every page of the demo with all its blocks', async () => {
    const routes = await content.reader.routes(scope());
    expect(routes.length).toBeGreaterThan(20);
    for (const { path, language } of routes) {
      const [{ sitecore }, page] = await Promise.all([
        layout(path, language),
        content.reader.page(scope(language), path),
      ]);
      expect(sitecore.context).toMatchObject({
        language,
        site: { name: SITE },
        pageEditing: false,
        pageState: 'normal',
      });
      const placed = Object.values(sitecore.route?.placeholders ?? {}).map((components) =>
        components.map((component: object) => ('componentName' in component ? component.componentName : '')),
      );
      expect(placed, path).toEqual(
        [page?.placeholders.header, page?.placeholders.main, page?.placeholders.footer].map((blocks) =>
          blocks?.map((block) => block.componentName),
        ),
      );
    }
  });

  test('finds the page behind a wildcard, and no page where there is none', async () => {
    const car = await layout('/kop-bil/1234/volvo-v60', 'sv');
    expect(car.sitecore.route).toMatchObject({ name: '*', templateName: 'WildcardPage', itemLanguage: 'sv' });
    expect(car.sitecore.context).toMatchObject({ itemPath: '/kop-bil/1234/volvo-v60' });
    expect((await layout('/finns-inte/alls', 'sv')).sitecore).toMatchObject({
      route: null,
      context: { language: 'sv' },
    });
  });

  test('correction 15: reads every text for visitors, page by page, the editors’ words over ours', async () => {
    for (const language of ['sv', 'en'] as const) {
      const editors = await content.reader.dictionary(scope(language));
      const texts: Readonly<Record<string, string>> = await dictionary(language);
      expect(texts).toMatchObject(editors);
      const messages: Readonly<Record<string, string | Plural>> = messagesFor(language);
      for (const [key, message] of Object.entries(messages)) {
        const forms = typeof message === 'string' ? { [key]: message } : formsOf(key, message);
        for (const [name, text] of Object.entries(forms)) {
          if (OF_STAFF.test(name)) expect(texts[name], name).toBeUndefined();
          else if (editors[key] === undefined) expect(texts[name], name).toBe(editors[name] ?? text);
        }
      }
      expect(Object.keys(texts).length).toBeGreaterThan(500);
    }
  });

  test('reads redirects, robots, sitemaps, sites and error pages', async () => {
    const read = site();
    const redirects = await read.redirects;
    expect(redirects).toHaveLength((await content.redirects.list(SITE)).length);
    for (const { pattern } of redirects) expect(() => new RegExp(pattern, 'i')).not.toThrow();
    expect(await read.robots).toContain('User-agent: *');
    expect(await read.sitemaps).toEqual([`https://${SITE}.example/sitemap.xml`]);
    expect(await read.infos).toContainEqual({ name: SITE, hostName: `${SITE}.example`, language: 'sv' });
    const pages = await read.errorPages;
    const notFound = await content.reader.page(scope(), '/404');
    expect(pages?.notFoundPagePath ?? null).toBe(notFound === null ? null : '/404');
  });
});

test('the routes of two languages become paths, and no page is personalised', async () => {
  const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint, apiKey: 'demo' });
  const paths = new SitePathService({ clientFactory, pageSize: 7, includePersonalizedRoutes: true });
  const found = await paths.fetchSiteRoutes([SITE], ['sv', 'en']);
  expect(found.length).toBe((await content.reader.routes(scope())).length);
  const info = await new PersonalizeService({ clientFactory, timeout: 5000 }).getPersonalizeInfo(
    '/',
    'sv',
    SITE,
  );
  expect(info?.variantIds).toEqual([]);
});

test('C-467 a client without the key, or with another, is refused', async () => {
  for (const apiKey of ['', 'Demo']) {
    const clientFactory = GraphQLRequestClient.createClientFactory({ endpoint, apiKey });
    const reading = new LayoutService({ clientFactory }).fetchLayoutData('/', { site: SITE, locale: 'sv' });
    await expect(reading).rejects.toMatchObject({ response: { status: 401 } });
  }
});
