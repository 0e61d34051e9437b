import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockCatalogue } from '~/blocks/registry';
import { demoContent } from '~/demo/content';
import { type Content, contentMigrations, createContent, type Redirects } from '~/modules/content';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { siteByKey } from '~/sites';
import { freshDatabase } from '~test/database';
import { facilityRedirects } from './facility-redirects';

let database: Database;
let content: Content;

beforeAll(async () => {
  database = await freshDatabase([contentMigrations]);
  content = createContent({ database, log: nullLog, blocks: blockCatalogue });
  await content.editing.importTree(demoContent(siteByKey('automotive-se'), '2026-03-02'), 'test');
});
afterAll(() => database.close());

const redirects = (to: string): Pick<Redirects, 'find'> => ({
  find: async () => ({ to, status: 301 }),
});

const requested = async (to: string, site = 'automotive-se') => {
  const facilities = { bySlug: () => undefined };
  const known = facilityRedirects(redirects(to), facilities, content.reader);
  return (await known.find(site, new URL('http://x/findus/y')))?.to;
};

test.each([
  ['/anlaggningar/nordhem-atlantis', '/anlaggningar'],
  ['/anlaggningar/nordhem-atlantis?utm_source=x', '/anlaggningar'],
  ['/anlaggningar', '/anlaggningar'],
  // A town with a page of its own.
  ['/anlaggningar/nordhem-goteborg', '/anlaggningar/nordhem-goteborg'],
  ['/kop-bil/bilmarken/volvo', '/kop-bil/bilmarken/volvo'],
  ['https://karriar.nordhem.example/', 'https://karriar.nordhem.example/'],
])('C-368, C-369 a redirect to %s, where no facility is known, leads to %s', async (to, expected) => {
  expect(await requested(to)).toBe(expected);
});

test('a site without facilities and an unknown facility keep their redirects', async () => {
  expect(await requested('/anlaggningar/x', 'nowhere')).toBe('/anlaggningar/x');
  expect(await requested('/anlaggningar/x', 'lifestyle-se')).toBe('/anlaggningar/x');
});
