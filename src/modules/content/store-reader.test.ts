import { expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { testBlocks } from '~test/content/blocks';
import { scope } from '~test/content/read-scope';
import { readerSuite } from '~test/content/reader-suite';
import { SITE, siteFixture } from '~test/content/site-fixture';
import { freshDatabase } from '~test/database';
import { createContent } from './content';
import type { SiteSeed } from './domain/seed';
import { contentMigrations } from './store/migrations';

async function openSite(seed: SiteSeed, memoryBytes?: number) {
  const database = await freshDatabase([contentMigrations]);
  const content = createContent({
    database,
    log: nullLog,
    blocks: testBlocks,
    ...(memoryBytes !== undefined && { memoryBytes }),
  });
  const imported = await content.editing.importTree(seed, 'test');
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
  return { database, content };
}

readerSuite('own store', async (seed) => {
  const { database, content } = await openSite(seed);
  return { reader: content.reader, close: () => database.close() };
});

test('pages that nobody has requested are there without the database once they were read ahead', async () => {
  const { database, content } = await openSite(siteFixture);
  const routes = ['/', '/kop-bil/1234/volvo-v60', '/anlaggningar/nordhem-kista', '/kop-bil/biltyp/elbilar'];
  await content.readAhead(SITE);
  await database.close();
  for (const route of routes)
    expect(await content.reader.page(scope(), route)).toMatchObject({ language: 'sv' });
});

test('reading ahead leaves memory for pages that are requested: of those that stand for many as many as fit', async () => {
  const { database, content } = await openSite(siteFixture, 1);
  await content.readAhead(SITE);
  await database.close();
  await expect(content.reader.page(scope(), '/')).rejects.toThrow();
});
