import { describe, expect, test } from 'vitest';
import { BLOCKS } from '~/blocks/registry';
import type { SeedBlock, SeedItem } from '~/modules/content';
import { SITES, type Site, type SiteKey, siteByKey } from '~/sites';
import { demoContent } from '.';

const TODAY = '2026-03-02';
const seedOf = (site: Site) => demoContent(site, TODAY);

interface Placed {
  readonly path: string;
  readonly item: SeedItem;
}

const itemsOf = (item: SeedItem, path = ''): Placed[] => [
  { path: path || '/', item },
  ...(item.children ?? []).flatMap((child) => itemsOf(child, `${path}/${child.name}`)),
];

/** Blocks with those inside them. */
const deep = (blocks: readonly SeedBlock[]): SeedBlock[] =>
  blocks.flatMap((block) => [block, ...Object.values(block.placeholders ?? {}).flatMap(deep)]);

function blocksOf(site: Site): { path: string; language: string; block: SeedBlock }[] {
  const { home, partials = {} } = seedOf(site);
  const frames = Object.entries(partials).flatMap(([language, areas]) =>
    deep([...(areas.header ?? []), ...(areas.footer ?? [])]).map((block) => ({
      path: '@site',
      language,
      block,
    })),
  );
  const pages = itemsOf(home).flatMap(({ path, item }) =>
    Object.entries(item.versions).flatMap(([language, { main = [] }]) =>
      deep(main).map((block) => ({ path, language, block })),
    ),
  );
  return [...frames, ...pages];
}

const links = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(links);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === 'href' || name === 'Url') && typeof inner === 'string' ? [inner] : links(inner),
  );
};

/** Blocks that no editor of the group has a use for yet. */
const UNUSED: ReadonlySet<string> = new Set<string>([]);

test('every block stands on a page of the demo', () => {
  const used = new Set(SITES.flatMap(blocksOf).map(({ block }) => block.componentName));
  const idle = [...BLOCKS.keys()].filter((name) => !used.has(name) && !UNUSED.has(name));
  expect(idle).toEqual([]);
});

test.each(SITES.map((site) => [site.key, site] as const))(
  '%s has each page in all its languages',
  (_, site) => {
    const missing = itemsOf(seedOf(site).home).flatMap(({ path, item }) =>
      site.languages.filter((language) => item.versions[language] === undefined).map((each) => [path, each]),
    );
    expect(missing).toEqual([]);
  },
);

/** When somebody answers, in the languages of the sites: a form says it once it is sent, by the hours of who gets it. */
const ANSWER_DAYS =
  'samma dag|till nästa dag|samme dag|innen én|samana päivänä|seuraavaan päivään|ten istý deň|v ten deň|druhého dňa|same day|within (?:one|a|24)';
const PROMISES = new RegExp(`${ANSWER_DAYS}|within two`, 'i');

test('no text above a form promises a time that the form does not', () => {
  const forms = SITES.flatMap((site) => blocksOf(site).map((placed) => ({ site: site.key, ...placed })))
    .filter(({ block }) => block.componentName.endsWith('Form'))
    .map(({ site, path, language, block }) => ({ site, path, language, text: JSON.stringify(block.fields) }));
  expect(forms.length).toBeGreaterThan(30);
  expect(forms.filter(({ text }) => PROMISES.test(text))).toEqual([]);
});

const ANSWER_WORDS =
  /\b(?:svar|besked|bud\b|offert|tilbud|ringer|tarjou|vastaa|vastau|ponuk|odpove|zavol|answer|repl|quote|offer|call)/i;
const ANSWER_TIMES = new RegExp(
  `${ANSWER_DAYS}|i ?mor[gr][eo]n\\b|nästa (?:var)?dag|neste dag|dagen etter|huomenna|seuraavana päivänä|zajtra|druhý deň|tomorrow|next (?:working )?day|\\b1 (?:dag|day|päivä|deň)`,
  'i',
);
/** A lender answers in its own time. */
const LENDERS = /bank|långivare|finansbolag|rahoittaja/i;

/** What is read together: a sentence of a text, or the short texts of a list's item. */
const sentencesOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.split(/(?<=[.?!]) |<[^>]+>/);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  const short = inner.filter((each): each is string => typeof each === 'string' && each.length < 60);
  return [short.join(' '), ...inner.flatMap(sentencesOf)];
};

test('nor does any other text, or what a search engine says of a page', () => {
  const texts = SITES.flatMap((site) => [
    ...blocksOf(site).map(({ path, block }) => ({ site: site.key, path, texts: sentencesOf(block.fields) })),
    ...itemsOf(seedOf(site).home).map(({ path, item }) => ({
      site: site.key,
      path,
      texts: Object.values(item.versions).flatMap(({ main: _, ...rest }) => sentencesOf(rest)),
    })),
  ]).flatMap(({ texts, ...place }) => texts.map((text) => ({ ...place, text })));
  expect(texts.length).toBeGreaterThan(5000);
  const promises = texts.filter(
    ({ text }) => ANSWER_WORDS.test(text) && ANSWER_TIMES.test(text) && !LENDERS.test(text),
  );
  expect(promises).toEqual([]);
});

const ENTRIES: Readonly<Record<string, string>> = {
  'new cars': '/kop-bil/nya-bilar-i-lager',
  'used cars': '/kop-bil/begagnade-bilar-i-lager',
  'service and workshop': '/service-och-verkstad',
  'tyres and accessories': '/dack-och-biltillbehor',
  business: '/kop-bil/foretag',
};

test.each(Object.entries(ENTRIES))('C-002: %s is one click from the Swedish start page', (_, path) => {
  const home = itemsOf(seedOf(siteByKey('automotive-se')).home)[0];
  for (const { main = [] } of Object.values(home?.item.versions ?? {}))
    expect(links(deep(main))).toContain(path);
});

test.each([
  ['C-003', 'automotive-se', 'sv'],
  ['C-004', 'automotive-no', 'nb'],
  ['C-005', 'carstore-fi', 'fi'],
  ['C-006', 'carstore-sk', 'sk'],
  ['C-007', 'automotive-uk', 'en-GB'],
] as const)('%s: %s has a start page, a menu and a footer in %s', (_, key, language) => {
  const { home, partials = {} } = seedOf(siteByKey(key));
  const main = home.versions[language]?.main ?? [];
  expect(main.length).toBeGreaterThanOrEqual(8);
  expect(Object.keys(home.versions)[0]).toBe(language);
  const areas = partials[language];
  expect(areas?.header?.some(({ componentName }) => componentName === 'Navigation')).toBe(true);
  expect(areas?.footer?.some(({ componentName }) => componentName === 'Footer')).toBe(true);
});

describe('C-008: one site for each brand and country', () => {
  const AREAS: Readonly<Record<string, SiteKey>> = {
    'car sales': 'automotive-se',
    'car stores': 'carstore-se',
    'car auctions': 'auctions-se',
    'lifestyle brand': 'lifestyle-se',
  };

  test.each(Object.entries(AREAS))('%s in Sweden has a site with pages of its own', (_, key) => {
    expect(itemsOf(seedOf(siteByKey(key)).home).length).toBeGreaterThan(10);
  });

  test('workshop service has its section on every site that sells cars', () => {
    const workshops = ['/service-och-verkstad', '/verksted', '/servicing', '/huolto', '/servis'];
    for (const site of SITES.filter(({ features }) => features.carSales)) {
      const paths = itemsOf(seedOf(site).home).map(({ path }) => path);
      expect([site.key, workshops.some((each) => paths.includes(each))]).toEqual([site.key, true]);
    }
  });

  test('no two sites greet with the same words, picture or footer', () => {
    const greetings = SITES.map((site) => {
      const { home, partials = {} } = seedOf(site);
      const [language] = site.languages;
      const hero = home.versions[language]?.main?.find(({ componentName }) => componentName === 'HeroBanner');
      return JSON.stringify([hero?.fields?.Title, hero?.fields?.Image, partials[language]?.footer]);
    });
    expect(new Set(greetings).size).toBe(SITES.length);
  });
});

test('heroes and slides have an upright picture for phones', () => {
  const flat = SITES.flatMap(blocksOf).flatMap(({ path, block: { componentName, fields = {} } }) => {
    if (componentName === 'HeroBanner' && fields.ImagePhone === undefined) return [path];
    return componentName === 'Carousel' && !JSON.stringify(fields).includes('-tall/') ? [path] : [];
  });
  expect(flat).toEqual([]);
});

test('countdowns and auctions end after the day the demo is filled', () => {
  const ends = SITES.flatMap(blocksOf).flatMap(({ path, block: { componentName, fields = {} } }) =>
    componentName === 'Countdown' || (componentName === 'AuctionHeader' && path !== '/resultat')
      ? [String(fields.EndTime ?? fields.AuctionEnd)]
      : [],
  );
  expect(ends.length).toBeGreaterThan(10);
  for (const end of ends) expect(end > TODAY).toBe(true);
});

/** The targets of the redirect table with what an editor made of each. */
const TARGETS: readonly (readonly [ids: string, path: string, block: string])[] = [
  ['C-350', '/kop-bil/alla-bilar-i-lager', 'CarList'],
  ['C-351', '/kop-bil/nya-bilar-i-lager', 'CarList'],
  ['C-352', '/kop-bil/begagnade-bilar-i-lager', 'CarList'],
  ['C-353', '/kop-bil/biltyp/elbilar', 'CarList'],
  ['C-354', '/kop-bil/biltyp/hybridbilar', 'CarList'],
  ['C-355', '/kop-bil/biltyp/demobilar', 'CarList'],
  ['C-357', '/kop-bil/privatleasing-bilar', 'CarList'],
  ['C-358', '/kop-bil/bilagande/privatleasa-din-bil', 'FaqList'],
  ['C-359', '/kop-bil/foretag/tjanstebil', 'HeroBanner'],
  ['C-360', '/kop-bil/foretag/vagnpark', 'HeroBanner'],
  ['C-361', '/kop-bil/foretag/lastbilar', 'HeroBanner'],
  ['C-362', '/kop-bil/foretag/transportbilar', 'CarList'],
  ['C-363', '/kop-bil/foretag/finansiering', 'RichContent'],
  ['C-364', '/kop-bil/kampanjer/bilkampanjer', 'CarList'],
  ['C-365', '/kop-bil/finansiering', 'LoanWarning'],
  ['C-366', '/kop-bil/bilagande/forsakring', 'HeroBanner'],
  ['C-372', '/service-och-verkstad/boka-bilverkstad', 'ContactForm'],
  ['C-373', '/service-och-verkstad/vara-verkstadstjanster', 'StageRow'],
  ['C-374', '/dack-och-biltillbehor/webbshop', 'ContactForm'],
  ['C-375', '/dack-och-biltillbehor/dackhotell', 'FaqList'],
  ['C-376', '/dack-och-biltillbehor/laddbox', 'ContactForm'],
  ['C-377', '/dack-och-biltillbehor/biltillbehor', 'StageRow'],
  ['C-378', '/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar', 'RichContent'],
  ['C-379', '/dack-och-biltillbehor/dackkop-tack', 'RichContent'],
  ['C-380', '/dack-och-biltillbehor/dackkop-fel', 'RichContent'],
  ['C-381', '/livet-med-bil', 'StoriesList'],
  ['C-382', '/om-nordhem', 'HighlightList'],
  ['C-384', '/webbshop/kopvillkor', 'RichContent'],
  ['C-385, W-577', '/salj-bil', 'SellCarForm'],
];

test.each(TARGETS)('%s: %s is a page with content of its kind', (_, path, name) => {
  const found = itemsOf(seedOf(siteByKey('automotive-se')).home).find((each) => each.path === path);
  for (const { main = [] } of Object.values(found?.item.versions ?? {})) {
    expect(deep(main).length).toBeGreaterThan(1);
    expect(deep(main).map(({ componentName }) => componentName)).toContain(name);
  }
  expect(Object.keys(found?.item.versions ?? {}).sort()).toEqual(['en', 'sv']);
});

test.each(['automotive-se', 'carstore-se', 'mercedes-se', 'smart-se'] as const)(
  'W-577: %s has the sell-car form at /salj-bil, and a link leads there',
  (key) => {
    const { home, partials } = seedOf(siteByKey(key));
    const found = itemsOf(home).find(({ path }) => path === '/salj-bil');
    const { main = [] } = found?.item.versions?.sv ?? {};
    expect(deep(main).map(({ componentName }) => componentName)).toContain('SellCarForm');
    expect(JSON.stringify(partials)).toContain('/salj-bil');
  },
);

test('W-609, W-610: the Norwegian site has a service form for cars and one for motorcycles, and its workshop page leads to both', () => {
  const pages = itemsOf(seedOf(siteByKey('automotive-no')).home);
  const mainOf = (path: string) =>
    deep(pages.find((each) => each.path === path)?.item.versions.nb?.main ?? []);
  const vehicleOf = (path: string) =>
    mainOf(path).find(({ componentName }) => componentName === 'ServiceRequestForm')?.fields?.Vehicle;
  expect(vehicleOf('/verksted/be-om-service')).toBe('Car');
  expect(vehicleOf('/verksted/motorsykkel')).toBe('Motorcycle');
  expect(links(mainOf('/verksted'))).toEqual(
    expect.arrayContaining(['/verksted/be-om-service', '/verksted/motorsykkel']),
  );
});

/** Paragraphs long enough to be told apart; a page that narrows a list says what the list says. */
function paragraphsOf(site: Site, language: string): { path: string; text: string }[] {
  return blocksOf(site)
    .filter((each) => each.language === language && !each.path.includes('*'))
    .flatMap(({ path, block }) =>
      [...JSON.stringify(block.fields ?? {}).matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => ({
        path,
        text,
      })),
    )
    .filter(({ text }) => text.length > 70);
}

test.each(SITES.map((site) => [site.key, site] as const))('%s says nothing twice', (_, site) => {
  for (const language of site.languages) {
    const all = paragraphsOf(site, language);
    const twice = all.filter(({ text }, at) => all.findIndex((each) => each.text === text) !== at);
    expect(twice).toEqual([]);
  }
});

test('some stories of the group came out on one day', () => {
  const dates = itemsOf(seedOf(siteByKey('automotive-se')).home)
    .filter(({ item }) => item.template === 'StoryPage')
    .map(({ item }) => item.shared?.date);
  expect(dates.length).toBeGreaterThanOrEqual(9);
  expect(new Set(dates).size).toBeLessThan(dates.length);
});

test('no sentence of a footer ends twice, whatever the company is called', () => {
  const texts = SITES.flatMap((site) => blocksOf(site)).map(({ block }) => JSON.stringify(block));
  expect(texts.filter((text) => /©[^"]*[^.]\.\.[^.]/.test(text))).toEqual([]);
});
