/** @module-tag sweep */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACILITY_VOCABULARY } from '~/modules/facilities';
import { VOCABULARY } from '~/modules/stock';
import { type Concept, type FacetLanguage, facetLanguage } from '~/platform/vocabulary';
import { type Language, languagePrefix, SITES, type Site } from '~/sites';
import { ask, search } from './ask';
import { pageTexts } from './page-text';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ dataDir: await demoDataDir() });
});
afterAll(async () => {
  await server?.stop();
  await removeDataDir(server.dataDir);
});

const LANGUAGES: readonly FacetLanguage[] = ['sv', 'nb', 'fi', 'sk', 'en'];
const PAGES = 60;

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * Names of places are no foreign words: streets and houses have them. Only the regions of bilingual Finland are labels that
 * must be read in the page's language.
 */
const words = (site: Site): readonly Concept[] => [
  ...Object.values(VOCABULARY).flat(),
  ...Object.entries(FACILITY_VOCABULARY).flatMap(([term, concepts]): readonly Concept[] =>
    term === 'town' || term === 'region' ? [] : concepts,
  ),
  ...(site.country === 'FI' ? FINNISH_REGIONS : []),
];

const FINNISH = new Set([
  'Uusimaa',
  'Varsinais-Suomi',
  'Pirkanmaa',
  'Päijät-Häme',
  'Keski-Suomi',
  'Pohjois-Savo',
  'Pohjois-Pohjanmaa',
]);
const FINNISH_REGIONS: readonly Concept[] = FACILITY_VOCABULARY.region.filter(({ labels }) =>
  FINNISH.has(labels.fi),
);

/** Labels of other languages that no label of this one is spelt like. */
function foreignLabels(site: Site, language: FacetLanguage): ReadonlySet<string> {
  const concepts = words(site);
  const own = new Set(
    concepts.flatMap(({ labels, words: others }) => [labels[language], ...others]).map(fold),
  );
  const foreign = concepts.flatMap(({ labels }) =>
    LANGUAGES.filter((each) => each !== language).map((each) => fold(labels[each])),
  );
  return new Set(foreign.filter((label) => !own.has(label)));
}

/** A text as the words that may be labels: whole, without its count, and each of its parts. */
const partsOf = (text: string): readonly string[] => {
  const parts = text.split(/\s[·|–]\s|, |: /).map((part) => part.replace(/\s*\(?\d[\d\s.,]*\)?$/, ''));
  return [text, ...parts].map(fold);
};

async function get(site: Site, path: string): Promise<string | null> {
  const { status, text } = await ask(server, path, { host: `${site.key}.localhost` });
  return status === 200 ? text : null;
}

async function carPaths(site: Site): Promise<readonly string[]> {
  if (site.carIndex === null) return [];
  const { content } = (
    await search(server, { index: site.carIndex, limit: 24, fields: ['car_id', 'slug'] })
  ).json();
  const cars = Array.isArray(content) ? content : [];
  return cars.map(({ car_id, slug }) => `${site.paths.carDetail}/${car_id}/${slug}`);
}

async function facilityPaths(site: Site): Promise<readonly string[]> {
  if (site.siteIndex === null) return [];
  const { content } = (await search(server, { index: site.siteIndex, limit: 12, fields: ['slug'] })).json();
  const sites = Array.isArray(content) ? content : [];
  return sites.map(({ slug }) => `${site.paths.siteDetail}/${slug}`);
}

/** Lists by what visitors choose. */
const listPaths = (site: Site): readonly string[] =>
  site.carList === null
    ? []
    : [
        '',
        '?page=1',
        '?car_brand=Volvo',
        '?car_brand=Mercedes-Benz&car_brand=BMW',
        '?car_mileage=100-9000',
        '?car_power=100-300',
        ...site.carList.sorts.map((sort) => `?sortName=${sort}`),
      ].map((query) => site.paths.carList + query);

async function contentPaths(site: Site): Promise<readonly string[]> {
  const map = (await get(site, '/sitemap.xml')) ?? '';
  const maps = [...map.matchAll(/<loc>([^<]*\.xml)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const more = await Promise.all(maps.map((path) => get(site, path)));
  const prefixes = site.languages
    .map((language) => languagePrefix(site, language))
    .filter((each) => each !== '');
  return [map, ...more]
    .flatMap((text) => [...(text ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)])
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !path.endsWith('.xml'))
    .filter((path) => !prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)));
}

/** Paths below the language prefix: some of each kind, and content pages for the rest. */
async function pathsOf(site: Site): Promise<readonly string[]> {
  const [cars, facilities, content] = await Promise.all([
    carPaths(site),
    facilityPaths(site),
    contentPaths(site),
  ]);
  const first = [...listPaths(site), ...(site.siteIndex === null ? [] : [site.paths.siteList])];
  const plain = content.filter(
    (path) => !path.startsWith(`${site.paths.carDetail}/`) && !path.startsWith(`${site.paths.siteDetail}/`),
  );
  const chosen = [...first, ...plain.slice(0, 25), ...cars, ...facilities, ...plain.slice(25)];
  return [...new Set(chosen)];
}

const versions = SITES.flatMap((site) =>
  site.languages.map((language) => [site.key, language, site] as const),
);

/** Sixty pages of a site in a language; fewer where it has no more. */
async function crawl(site: Site, language: Language): Promise<readonly (readonly [string, string])[]> {
  const pages: (readonly [string, string])[] = [];
  for (const path of await pathsOf(site)) {
    if (pages.length >= PAGES) break;
    const address = (languagePrefix(site, language) + path).replace(/(.)\/$/, '$1');
    const html = await get(site, address);
    if (html !== null) pages.push([address, html]);
  }
  return pages;
}

/** Figures with a unit that the readers of a page do not count in. */
function foreignUnits(site: Site, language: Language): RegExp | null {
  if (site.country === 'GB')
    return /\d(?<!l\/100)\s(?:km|mil|hk|hv|kWh\/100\skm)(?![\p{L}/])|(?<!0–)100\skm\/h/u;
  const swedish = facetLanguage(language) === 'sv';
  if (facetLanguage(language) === 'en')
    return /\d\s(?:mil|hk|kr\/mån)(?!\p{L})|\d,\d{1,2}\s(?:%|l|s|kWh)(?!\p{L})/u;
  return swedish && site.country === 'FI' ? /\d\s(?:mil|hv|€\/kk|litraa)(?!\p{L})/u : null;
}

describe('correction 8: every page is in its language', () => {
  test.each(versions)(
    '%s in %s: no word of the vocabulary in another, no unit that nobody counts in',
    async (_, language, site) => {
      const foreign = foreignLabels(site, facetLanguage(language));
      const units = foreignUnits(site, language);
      const pages = await crawl(site, language);
      const found = pages.flatMap(([path, html]) =>
        pageTexts(html)
          .filter(({ lang }) => facetLanguage(lang) === facetLanguage(language))
          .filter(({ text }) => units?.test(text) === true || partsOf(text).some((part) => foreign.has(part)))
          .map(({ text }) => `${path}: ${text}`),
      );
      expect(pages.length).toBeGreaterThan(site.carIndex === null ? 3 : 40);
      expect(found).toEqual([]);
    },
  );
});
