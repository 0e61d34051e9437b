import { expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { testContent } from '~test/block';
import { sitemapXml } from './machine-pages';

const ORIGIN = 'https://nordhem.example';
const version = (name: string) => ({
  name,
  displayName: name,
  englishName: name,
  nativeName: name,
  path: '/x',
});

async function entriesOf(
  site: Parameters<typeof siteByKey>[0],
  languages: readonly string[],
  paths: readonly string[],
) {
  const text = await sitemapXml({
    site: siteByKey(site),
    origin: ORIGIN,
    content: testContent({
      routes: async ({ language }) => [{ path: '/om-oss', language, modified: null }],
      languages: async () => languages.map(version),
    }),
    records: paths.map((path) => ({ path, modified: '2026-03-02' })),
    part: null,
  });
  const entries = (text ?? '').split('<url>').slice(1);
  return new Map(
    entries.map((entry) => [
      /<loc>([^<]*)/.exec(entry)?.[1]?.slice(ORIGIN.length),
      [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, language, href = '']) => [
        language,
        href.slice(ORIGIN.length),
      ]),
    ]),
  );
}

test('correction 9: cars and facilities stand in the sitemap in every language, each with all of them', async () => {
  const { paths } = siteByKey('automotive-se');
  const records = [`${paths.carDetail}/12/volvo-v60`, `${paths.siteDetail}/nordhem-kista`];
  const entries = await entriesOf('automotive-se', ['sv', 'en'], records);
  for (const path of [...records, '/om-oss']) {
    const links = [
      ['sv', path],
      ['en', `/en${path}`],
      ['x-default', path],
    ];
    expect(entries.get(path)).toEqual(links);
    expect(entries.get(`/en${path}`)).toEqual(links);
  }
  expect(entries.size).toBe(6);
});

test('correction 9: where the content has a car page in one language, cars are listed in that one', async () => {
  const path = `${siteByKey('automotive-se').paths.carDetail}/12/volvo-v60`;
  const swedish = await entriesOf('automotive-se', ['en'], [path]);
  expect([swedish.get(`/en${path}`), swedish.get(path)]).toEqual([[], undefined]);
  const british = `${siteByKey('automotive-uk').paths.carDetail}/12/volvo-v60`;
  expect((await entriesOf('automotive-uk', [], [british])).get(british)).toEqual([]);
});
