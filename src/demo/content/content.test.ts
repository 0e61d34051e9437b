import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockCatalogue } from '~/blocks/registry';
import { messagesFor } from '~/messages';
import {
  type Content,
  contentMigrations,
  createContent,
  type SeedBlock,
  type SeedItem,
} from '~/modules/content';
import type { Database } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { type Language, SITES, type Site } from '~/sites';
import { freshDatabase } from '~test/database';
import { scenePicture } from '../pictures';
import { demoDrawing } from '../stock';
import { demoContent } from '.';

const TODAY = '2026-03-02';
const SCOPE = { tag: () => undefined };

interface Placed {
  readonly path: string;
  readonly language: string;
  readonly template: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly blocks: readonly SeedBlock[];
}

/** Every page of a seed in each of its languages. */
function pagesOf(item: SeedItem, path: string): Placed[] {
  const own = Object.entries(item.versions).map(([language, version]) => ({
    path: path || '/',
    language,
    template: item.template ?? 'Page',
    fields: { ...item.shared, ...version.fields },
    blocks: version.main ?? [],
  }));
  return [...own, ...(item.children ?? []).flatMap((child) => pagesOf(child, `${path}/${child.name}`))];
}

const seedOf = (site: Site) => demoContent(site, TODAY);

/** Every text anywhere in a value, with the name of the field that holds it. */
function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, name));
}

const ADDRESS_FIELDS = new Set(['href', 'Url', 'Datasource', 'HeroBannerSearchUrl']);

interface Address {
  /** An address inside a text has its language's prefix already. */
  readonly inText: boolean;
  readonly address: string;
}

/** The internal addresses that blocks lead to. */
function addressesIn(blocks: readonly unknown[]): Address[] {
  return textsIn(blocks).flatMap(({ field, text }): Address[] => {
    if (ADDRESS_FIELDS.has(field)) return text.startsWith('/') ? [{ inText: false, address: text }] : [];
    return [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => ({ inText: true, address }));
  });
}

const isScene = (id: string) => scenePicture(id) !== null;

/** Whether a page answers; the car page does so only for what may be the id of a car. */
async function answers(site: Site, language: string, address: string): Promise<boolean> {
  const path = address.split(/[?#]/, 1)[0] || '/';
  const page = await content.reader.page({ ...SCOPE, site: site.key, language }, path);
  if (page === null) return false;
  return page.itemPath.startsWith(`${site.paths.carDetail}/*`) ? /\d/.test(page.wildcard[0] ?? '') : true;
}

let database: Database;
let content: Content;
let milliseconds = 0;

beforeAll(async () => {
  database = await freshDatabase([contentMigrations]);
  content = createContent({ database, log: nullLog, blocks: blockCatalogue });
  const start = performance.now();
  for (const site of SITES) {
    const imported = await content.editing.importTree(seedOf(site), 'demo');
    expect(imported.ok ? [] : imported.error).toEqual([]);
  }
  milliseconds = performance.now() - start;
}, 60_000);

afterAll(() => database.close());

test('the content of all sites is imported in a few seconds', () => {
  expect(milliseconds).toBeLessThan(12_000);
});

describe.each(SITES.map((site) => [site.key, site] as const))('%s', (_, site) => {
  const seed = seedOf(site);
  const pages = pagesOf(seed.home, '');
  const exists = (language: string, address: string) => answers(site, language, address);

  test('has its languages and no other', () => {
    expect(new Set(pages.map(({ language }) => language))).toEqual(new Set<string>(site.languages));
    expect(Object.keys(seed.partials ?? {}).sort()).toEqual([...site.languages].sort());
  });

  test('has the main pages in each language', async () => {
    const { carList, carDetail, siteList, siteDetail } = site.paths;
    const cars = [
      carList,
      `${carList}/volvo`,
      `${carList}/volvo/v60`,
      `${carDetail}/1`,
      `${carDetail}/1/a-b`,
    ];
    const sites = [siteList, `${siteDetail}/nordhem-somewhere`];
    const main = ['/', '/404', ...(site.carIndex ? cars : []), ...(site.siteIndex ? sites : [])];
    for (const language of site.languages) {
      for (const path of main)
        expect([language, path, await exists(language, path)]).toEqual([language, path, true]);
    }
  });

  test('has a booking page where bookings are taken', async () => {
    if (site.features.serviceBooking && site.paths.booking !== null)
      expect(await exists(site.languages[0], site.paths.booking)).toBe(true);
  });

  test('has a title and a description on every page, each description once', () => {
    for (const { path, language, fields } of pages) {
      expect([path, language, String(fields.title ?? '') !== '']).toEqual([path, language, true]);
      const length = String(fields.metaDescription ?? '').length;
      expect([path, language, length > 20 && length < 200]).toEqual([path, language, true]);
      expect(String(fields.navigationTitle).length).toBeLessThanOrEqual(75);
    }
    const plain = pages.filter(({ path }) => !path.includes('*'));
    const described = plain.map(({ language, fields }) => `${language} ${String(fields.metaDescription)}`);
    expect(described.filter((each, at) => described.indexOf(each) !== at)).toEqual([]);
  });

  test('begins each page with one first heading', () => {
    const pageHeadings = new Set([
      'NotFoundHero',
      'CarDetail',
      'CarList',
      'SavedCars',
      'CarComparison',
      'FacilityDetail',
      'FacilityList',
      'StoryPage',
      'StoriesList',
      'CarSearchHero',
      'ServiceBooking',
      'ServiceWizard',
    ]);
    for (const { path, language, blocks } of pages) {
      const first = blocks.filter(
        ({ componentName, fields }) =>
          pageHeadings.has(componentName) || componentName === 'HeroBanner' || fields?.TitleTag === 'H1',
      );
      expect([path, language, first.length]).toEqual([path, language, 1]);
    }
  });

  test('leads nowhere that does not exist', async () => {
    const broken: string[] = [];
    const frames = Object.entries(seed.partials ?? {}).map(([language, areas]) => ({
      path: '@site',
      language,
      blocks: [...(areas.header ?? []), ...(areas.footer ?? [])],
    }));
    for (const { path, language, blocks } of [...pages, ...frames]) {
      const prefix = language === site.languages[0] ? '' : `/${language.toLowerCase()}`;
      for (const { inText, address } of addressesIn(blocks)) {
        if (address.startsWith('/media/')) continue;
        const own = inText ? address.startsWith(prefix) && address.slice(prefix.length) : address;
        if (own === false || !(await exists(language, own))) broken.push(`${language} ${path} → ${address}`);
      }
    }
    expect(broken).toEqual([]);
  });

  test('shows pictures that are drawn, and says what they show', () => {
    const images = textsIn(pages.map(({ blocks, fields }) => [blocks, fields])).filter(
      ({ field }) => field === 'src',
    );
    for (const { text } of images) {
      const id = /^\/media\/([a-z0-9-]+)\/1280\.webp$/.exec(text)?.[1] ?? '';
      expect([text, isScene(id) || demoDrawing(id) !== null]).toEqual([text, true]);
    }
    const withoutAlt = pages.flatMap(({ blocks }) =>
      // An image button says in words where it leads.
      textsIn(blocks.filter(({ componentName }) => componentName !== 'ImageButton')).filter(
        ({ field, text }) => field === 'alt' && text === '',
      ),
    );
    expect(withoutAlt).toEqual([]);
  });

  test('keeps wildcards, thank-you pages and the not-found page out of menus', () => {
    for (const { path, fields, template } of pages) {
      const last = path.split('/').at(-1) ?? '';
      if (last === '*' || last === '**')
        expect([path, template, fields.hideInNavigation]).toEqual([path, 'WildcardPage', true]);
      if (last === '404' || /^dackkop-/.test(last))
        expect([path, fields.hideInNavigation, fields.noindex]).toEqual([path, true, true]);
    }
  });

  test('overrides only texts that exist', () => {
    for (const language of site.languages) {
      const keys = Object.keys(messagesFor(language));
      for (const key of Object.keys(seed.dictionary?.[language] ?? {})) {
        // A plural is overridden form by form.
        expect(keys).toContain(key.replace(/\.(?:one|few|many|other)$/, ''));
      }
    }
  });

  test('tags its stories with tags that have words in every language', async () => {
    const known = new Map((seed.tags ?? []).map((tag) => [tag.id, tag]));
    const stories = pages.filter(({ template }) => template === 'StoryPage');
    for (const { fields, language } of stories)
      for (const id of String(fields.tags).split('|'))
        expect(known.get(id)?.values[language], `${id} in ${language}`).toMatch(/\p{L}/u);
    const dates = stories.map(({ fields }) => String(fields.date));
    for (const date of dates) expect(date < TODAY).toBe(true);
  });
});

/** Words that give a text away as another language's. */
const FOREIGN: Readonly<Partial<Record<Language, RegExp>>> = {
  sv: /(?<!\p{L})(the|and|with|your|ikke|også|eller hva|hvor)(?!\p{L})/iu,
  nb: /(?<!\p{L})(the|and|with|your|och|inte|också|från|är|för|att)(?!\p{L})/iu,
  fi: /(?<!\p{L})(the|and|with|your|och|inte|på|är|för|att|eller)(?!\p{L})/iu,
  sk: /(?<!\p{L})(the|and|with|your|och|inte|på|är|för|att|eller)(?!\p{L})/iu,
  en: /(?<!\p{L})(och|inte|från|eller|på|är|för|att)(?!\p{L})/iu,
  'en-GB': /(?<!\p{L})(och|inte|från|eller|på|är|för|att|color|tire|center)(?!\p{L})/iu,
};

test('every page speaks its own language', () => {
  const framesOf = (site: Site) =>
    Object.entries(seedOf(site).partials ?? {}).map(([language, areas]) => ({
      path: '@site',
      language,
      fields: {},
      blocks: [...(areas.header ?? []), ...(areas.footer ?? [])],
    }));
  const strange = SITES.flatMap((site) =>
    [...pagesOf(seedOf(site).home, ''), ...framesOf(site)].flatMap(({ path, language, blocks, fields }) => {
      const found = site.languages.find((each) => each === language);
      const foreign = found && FOREIGN[found];
      return textsIn([blocks, fields])
        .filter(({ field }) => !ADDRESS_FIELDS.has(field) && field !== 'src' && field !== 'Icon')
        .map(({ text }) => text.replace(/href="[^"]*"/g, ''))
        .filter((text) => foreign?.test(text))
        .map((text) => `${site.key} ${path} (${language}): ${text}`);
    }),
  );
  expect(strange).toEqual([]);
});

test('the large sites have stories enough to page through', () => {
  const storiesOf = (site: Site) =>
    pagesOf(seedOf(site).home, '').filter(
      ({ template, language }) => template === 'StoryPage' && language === site.languages[0],
    ).length;
  for (const site of SITES.filter(({ key }) => /^(automotive|carstore)-/.test(key)))
    expect(storiesOf(site)).toBeGreaterThanOrEqual(3);
  expect(storiesOf(SITES[0] ?? expect.fail())).toBeGreaterThanOrEqual(9);
});

test('every redirect of the Swedish site leads to a page', async () => {
  const [site] = SITES;
  if (site === undefined) throw new Error('no sites');
  const rows = seedOf(site).redirects ?? [];
  expect(rows.length).toBeGreaterThan(80);
  const samples: Record<string, string> = {
    '/om-nordhem/{page}': '/om-nordhem/hallbarhet',
    '/webbshop/{page}': '/webbshop/kopvillkor',
    '/livet-med-bil/{story}': '/livet-med-bil/en-dag-i-verkstaden',
    '/service-och-verkstad/vara-verkstadstjanster/{service}':
      '/service-och-verkstad/vara-verkstadstjanster/service',
  };
  for (const { from, to } of rows.filter((row) => row.to.startsWith('/'))) {
    const target = to.split('?')[0] ?? to;
    const path = samples[target] ?? target.replace(/\{[^}]+\}/g, 'x1');
    expect([from, path, await answers(site, 'sv', path)]).toEqual([from, path, true]);
  }
});

test('importing twice changes nothing', async () => {
  const [site] = SITES;
  if (site === undefined) throw new Error('no sites');
  const again = await content.editing.importTree(seedOf(site), 'demo');
  expect(again.ok && again.value).toEqual({ items: 0, versions: 0 });
});
