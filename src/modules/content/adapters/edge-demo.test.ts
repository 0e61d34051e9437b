import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { blockCatalogue } from '~/blocks/registry';
import { demoContent } from '~/demo/content';
import {
  type BlockNode,
  type Content,
  type ContentReader,
  contentMigrations,
  createContent,
  deliveryRoutes,
  readBlock,
  SITE_PHONE,
} from '~/modules/content';
import { Secret } from '~/platform/config';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { SITES, siteByKey } from '~/sites';
import { KEY } from '~test/content/delivery';
import { type EdgePeer, openEdgePeer } from '~test/content/edge-peer';
import { freshDatabase } from '~test/database';

const site = siteByKey('automotive-se');
let database: Database;
let content: Content;
let peer: EdgePeer;
let remote: ContentReader;

beforeAll(async () => {
  database = await freshDatabase([contentMigrations]);
  content = createContent({ database, log: nullLog, blocks: blockCatalogue });
  const imported = await content.editing.importTree(demoContent(site, '2026-03-02'), 'test');
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  const app = deliveryRoutes({
    source: content.delivery,
    sites: SITES.map(({ key, languages, contact }) => ({
      name: key,
      languages,
      // Dialled so that it reads as what stands for it.
      phone: () => ({ phone: contact.phone, phoneE164: 'site' }),
      origin: () => `https://${key}.example`,
      robots: () => '',
      href: (language, path) => `https://${key}.example/${language}${path}`,
    })),
    key: new Secret(KEY),
    introspection: false,
    log: nullLog,
  });
  peer = await openEdgePeer((request) => app.fetch(request));
  remote = peer.reader({
    sites: [{ name: site.key, languages: site.languages }],
    blocks: blockCatalogue,
  });
});
afterAll(async () => {
  await peer.close();
  await database.close();
});

const scope = (language: string) => ({ site: site.key, language, tag: () => undefined });

const link = z.object({ href: z.literal(SITE_PHONE), text: z.literal('') });

/**
 * What a block shows; the small picture that stands in for one that loads is not delivered, and a link to the site's telephone
 * is delivered with its number.
 */
function shown(nodes: readonly BlockNode[]): unknown {
  const values = nodes.map((node) => {
    const contract = blockCatalogue.get(node.componentName);
    const below = Object.entries(node.placeholders ?? {}).flatMap(([slot, inner]) =>
      inner.length === 0 ? [] : [[slot, shown(inner)]],
    );
    return [node.uid, node.componentName, contract && readBlock(contract, node), node.params ?? {}, below];
  });
  return JSON.parse(
    JSON.stringify(values, (key, value: unknown) => {
      const phone = link.safeParse(value).data;
      if (phone !== undefined) return { ...phone, text: site.contact.phone };
      return key === 'blur' ? undefined : value;
    }),
  );
}

test('every page of the demo is the same, read from its own API', { tags: ['sweep'] }, async () => {
  const routes = await content.reader.routes(scope('sv'));
  expect(routes.length).toBeGreaterThan(20);
  for (const { path, language } of [...routes, { path: '/kop-bil/1234/volvo-v60', language: 'sv' }]) {
    const [own, theirs] = await Promise.all([
      content.reader.page(scope(language), path),
      remote.page(scope(language), path),
    ]);
    if (own === null || theirs === null) throw new Error(`${path} is there twice`);
    const { placeholders, fields, ...rest } = own;
    const { placeholders: given, fields: theirFields, ...others } = theirs;
    expect(others, path).toEqual(rest);
    expect({ ...theirFields, ogImage: theirFields.ogImage?.src }, path).toEqual({
      ...fields,
      ogImage: fields.ogImage?.src,
    });
    for (const area of ['header', 'main', 'footer'] as const) {
      expect(shown(given[area]), `${path} ${area}`).toEqual(shown(placeholders[area]));
    }
    expect(await remote.languages(scope(language), path)).toEqual(
      await content.reader.languages(scope(language), path),
    );
  }
});

test.each(site.languages)(
  'menu, texts, tags and stories of the demo in %s are the same',
  async (language) => {
    const reads = async (reader: ContentReader) => {
      const read = scope(language);
      const menu = await reader.navigation(read, '/');
      const story = menu.find(({ name }) => name === 'livet-med-bil')?.path ?? '/livet-med-bil';
      const found = await reader.stories(read, { datasource: story, limit: 100 });
      const around = await Promise.all(
        found.stories.map(({ path }) => reader.sequentialNavigation(read, path)),
      );
      const dates = await Promise.all(found.stories.map(({ path }) => reader.storyPublishDate(read, path)));
      const stories = found.stories.map(({ templateId, ...rest }) => rest);
      return {
        menu,
        around,
        dates,
        stories,
        total: found.total,
        tags: await reader.tags(read),
        texts: await reader.dictionary(read),
        home: await reader.homePath(read),
      };
    };
    const [own, theirs] = await Promise.all([reads(content.reader), reads(remote)]);
    expect(own.menu.length).toBeGreaterThan(0);
    expect(JSON.parse(JSON.stringify(theirs))).toEqual(JSON.parse(JSON.stringify(own)));
  },
);

test('the sitemap lists the same addresses with the same times', async () => {
  const sorted = async (reader: ContentReader) =>
    [...(await reader.routes(scope('sv')))].sort((a, b) =>
      `${a.language} ${a.path}` < `${b.language} ${b.path}` ? -1 : 1,
    );
  expect(await sorted(remote)).toEqual(await sorted(content.reader));
});
