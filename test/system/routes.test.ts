import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, messagesFor, translator } from '~/messages';
import { languagePrefix, SITES, type Site, siteByKey } from '~/sites';
import packageJson from '../../package.json' with { type: 'json' };
import { type Answer, ask, search } from './ask';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ dataDir: await demoDataDir(), env: { LOG_LEVEL: 'info' } });
});
afterAll(async () => {
  await server?.stop();
  await removeDataDir(server.dataDir);
});

const SWEDISH = 'automotive-se';

const get = (
  path: string,
  site: string = SWEDISH,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => ask(server, path, { host: `${site}.localhost`, headers });

/** Follows what sends on, as a browser does. */
async function open(path: string, site: string = SWEDISH): Promise<Answer> {
  let answer = await get(path, site);
  for (let steps = 0; steps < 5 && answer.status >= 300 && answer.status < 400; steps++) {
    const to = new URL(String(answer.headers.location), `http://${site}.localhost:${server.port}`);
    answer = await get(to.pathname + to.search, site);
  }
  return answer;
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (html: string, pattern: RegExp) => {
  const [, found] = pattern.exec(html) ?? [];
  return found === undefined ? undefined : unescaped(found);
};

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => unescaped(href));

const jsonLd = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );

const wordsOf = (html: string) =>
  unescaped(
    html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*>/g, '\n'),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What a control is called, and every text that stands by itself. */
const labelsOf = (html: string) => [
  ...[...html.matchAll(/ aria-label="([^"]*)"/g)].map(([, label = '']) => unescaped(label)),
  ...wordsOf(html),
];

describe('every page', () => {
  test('C-001, C-345: of the Swedish site answers 200 to a stranger and knows no accounts', async () => {
    const { text } = await get('/sitemap.xml');
    const all = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(unescaped(url)).pathname,
    );
    const cars = all.filter((path) => /^(?:\/en)?\/kop-bil\/\d+\//.test(path));
    const pages = all.filter((path) => !cars.includes(path));
    expect(pages.length).toBeGreaterThan(100);
    expect(cars.length).toBeGreaterThan(1000);
    const sample = [...pages, ...cars.filter((_, at) => at % 500 === 0)];
    const wrong: string[] = [];
    for (const path of sample) {
      const { status, headers, text: html } = await get(path);
      if (status !== 200) wrong.push(`${path}: ${status} ${headers.location ?? ''}`);
      if (headers['set-cookie'] !== undefined) wrong.push(`${path} sets a cookie`);
      if (/type="password"|href="[^"]*(?:login|logga-in|konto|account)[^"]*"/i.test(html))
        wrong.push(`${path} knows accounts`);
    }
    expect(wrong).toEqual([]);
  }, 180_000);

  test('C-010: has one header, one main and one footer area', async () => {
    const car =
      linksOf((await get('/kop-bil/alla-bilar-i-lager')).text).find((href) =>
        /^\/kop-bil\/\d+\//.test(href),
      ) ?? '';
    for (const path of [
      '/',
      '/kop-bil/alla-bilar-i-lager',
      car,
      '/anlaggningar',
      '/livet-med-bil/langs-hoga-kusten',
      '/finns-inte',
    ]) {
      const { text } = await get(path);
      // Articles in the main area may have headers and footers of their own.
      const frame = text.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, '$1$2');
      for (const area of ['header', 'main', 'footer']) {
        expect(frame.match(new RegExp(`<${area}[ >]`, 'g')), `${path} ${area}`).toHaveLength(1);
        expect(new RegExp(`<${area}[^>]*>\\s*<\\w`).test(text), `${path} ${area} holds something`).toBe(true);
      }
    }
  });

  test('C-529: is whole without scripts', async () => {
    const { text } = await get('/livet-med-bil/langs-hoga-kusten');
    expect(text).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(wordsOf(text).join(' ').length).toBeGreaterThan(1500);
  });
});

test('C-002: new cars, used cars, workshop, tyres and business are at most two clicks from the front page', async () => {
  const first = new Set(linksOf((await get('/')).text));
  for (const path of [
    '/kop-bil/nya-bilar-i-lager',
    '/kop-bil/begagnade-bilar-i-lager',
    '/service-och-verkstad',
    '/dack-och-biltillbehor',
    '/kop-bil/foretag',
  ]) {
    expect(first, path).toContain(path);
    expect((await get(path)).status, path).toBe(200);
  }
});

describe('each site', () => {
  const LANGUAGES: readonly (readonly [id: string, site: string, language: Language])[] = [
    ['C-003', 'automotive-se', 'sv'],
    ['C-004', 'automotive-no', 'nb'],
    ['C-004', 'carstore-no', 'nb'],
    ['C-005', 'carstore-fi', 'fi'],
    ['C-006', 'carstore-sk', 'sk'],
    ['C-007', 'automotive-uk', 'en-GB'],
  ];

  test.each(LANGUAGES)('%s: %s speaks %s, and no other language by mistake', async (_, site, language) => {
    const { status, text } = await get('/', site);
    expect(status).toBe(200);
    expect(attribute(text, /<html lang="([^"]*)"/)).toBe(language);
    const t = translator(language);
    const labels = new Set(labelsOf(text));
    for (const key of ['shell.mainNavigation', 'shell.footerNavigation', 'shell.skipToContent'] as const)
      expect(labels, key).toContain(t(key));
    const own = new Set(Object.values(messagesFor(language)));
    for (const other of ['sv', 'nb', 'fi', 'sk', 'en'] as const) {
      if (other === language || (other === 'en' && language === 'en-GB')) continue;
      const foreign = Object.values(messagesFor(other)).filter(
        (message): message is string =>
          typeof message === 'string' && message.length > 5 && !own.has(message),
      );
      // Neighbours share words, and names of cars and towns are the same everywhere.
      const shared =
        other === 'sv' || other === 'nb' ? foreign.filter((message) => message.includes(' ')) : foreign;
      expect(
        shared.filter((message) => labels.has(message)),
        `words of ${other}`,
      ).toEqual([]);
    }
  });

  test('C-008: answers on its own host with its own name, menu and footer', async () => {
    const areas = new Set<string>();
    for (const site of SITES) {
      const { status, text } = await get('/', site.key);
      expect(status, site.key).toBe(200);
      expect(attribute(text, /property="og:site_name" content="([^"]*)"/)).toBe(site.name);
      expect(attribute(text, /<title>([^<]*)/)).toContain(site.name);
      expect(text).toContain(`data-theme="${site.theme}"`);
      const [header = ''] = /<header[\s\S]*<\/header>/.exec(text) ?? [];
      const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(text) ?? [];
      expect(unescaped(header), site.key).toMatch(/<svg|<img/);
      areas.add(wordsOf(`<body${header}`).join('|') + wordsOf(`<body${footer}`).join('|'));
    }
    expect(areas.size).toBe(SITES.length);
    const areasOfTrade = new Set(
      SITES.filter(({ country }) => country === 'SE').map(({ key }) => key.replace(/-se$/, '')),
    );
    for (const area of ['automotive', 'carstore', 'auctions', 'lifestyle'])
      expect(areasOfTrade).toContain(area);
  });

  test('C-009: without a word of its own falls back on no empty label', async () => {
    for (const { key } of SITES) {
      const { text } = await get('/', key);
      expect(text.match(/ aria-label="\s*"/g), key).toBeNull();
      const keys =
        /^(?:shell|section|notFound|error|stories|form|facility|cars?|field|sort|carousel|video|consent)\.[a-zA-Z.]+$/;
      expect(
        labelsOf(text).filter((label) => keys.test(label)),
        key,
      ).toEqual([]);
    }
  });
});

describe('a visitor', () => {
  test('C-012: finds cars in a list and opens one', async () => {
    const { text } = await get('/kop-bil/alla-bilar-i-lager');
    const car = linksOf(text).find((href) => /^\/kop-bil\/\d+\/[a-z0-9-]+$/.test(href)) ?? '';
    const { status, text: page } = await get(car);
    expect(status).toBe(200);
    expect(jsonLd(page).map((data) => data['@type'])).toContain('Car');
  });

  test('C-013: finds stories and reads one', async () => {
    const story =
      linksOf((await get('/livet-med-bil')).text).find((href) => /^\/livet-med-bil\/[a-z-]+$/.test(href)) ??
      '';
    const { status, text } = await get(story);
    expect(status).toBe(200);
    const [article] = jsonLd(text).filter((data) => data['@type'] === 'NewsArticle');
    expect(article).toMatchObject({
      mainEntityOfPage: server.site(SWEDISH, story),
      datePublished: expect.stringMatching(/^\d{4}-/),
    });
  });

  test('C-014: finds the way to a workshop and a form', async () => {
    expect((await get('/service-och-verkstad/boka-bilverkstad')).status).toBe(200);
    expect((await get('/kontakt')).text).toMatch(/<form[^>]*action="\/api\/forms\//);
  });
});

describe('addresses', () => {
  test('C-036: a language has a prefix, the first one none, and links stay in the language', async () => {
    for (const site of SITES.filter(({ languages }) => languages.length > 1)) {
      for (const language of site.languages) {
        const prefix = languagePrefix(site, language);
        const { status, text } = await get(prefix || '/', site.key);
        expect([status, attribute(text, /<html lang="([^"]*)"/)], site.key).toEqual([200, language]);
        if (prefix === '') continue;
        const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
        const astray = linksOf(main).filter(
          (href) =>
            href.startsWith('/') &&
            href !== prefix &&
            !href.startsWith(`${prefix}/`) &&
            !/^\/(?:media|assets|api)\//.test(href),
        );
        expect(astray, `${site.key} ${language}`).toEqual([]);
      }
      const [first] = site.languages;
      const moved = await get(`/${first}/`, site.key);
      expect([moved.status, moved.headers.location]).toEqual([301, '/']);
    }
  });

  test('C-037: what only looks like a language is an ordinary path', async () => {
    for (const path of ['/xx', '/xx/', '/de', '/nb/kop-bil']) {
      const { status, text } = await open(path);
      expect([status, attribute(text, /<html lang="([^"]*)"/)], path).toEqual([404, 'sv']);
    }
  });

  test('C-043, C-528: /healthz and /api/healthz tell the same, with the version of package.json', async () => {
    const answers = await Promise.all(['/healthz', '/api/healthz'].map((path) => get(path)));
    const bodies = answers.map(({ status, text }) => [status, JSON.parse(text)] as const);
    for (const [status, body] of bodies) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'ok', version: packageJson.version });
    }
    expect(Object.keys(bodies[0]?.[1].parts)).toEqual(Object.keys(bodies[1]?.[1].parts));
  });

  test('C-044: /robots.txt and /api/robots tell each site’s own sitemap', async () => {
    const texts = new Set<string>();
    for (const site of [SWEDISH, 'automotive-no']) {
      const answers = await Promise.all(['/robots.txt', '/api/robots'].map((path) => get(path, site)));
      for (const { status, headers, text } of answers) {
        expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=UTF-8']);
        expect(text).toContain(`Sitemap: ${server.site(site, '/sitemap.xml')}`);
        texts.add(text);
      }
    }
    expect(texts.size).toBe(2);
  });

  test('C-045: /sitemap.xml and /api/sitemap list the pages of the site alone', async () => {
    for (const site of ['auctions-se', 'lifestyle-se']) {
      const [one, other] = await Promise.all(['/sitemap.xml', '/api/sitemap'].map((path) => get(path, site)));
      expect(one?.status).toBe(200);
      expect(one?.headers['content-type']).toMatch(/xml/);
      expect(other?.text).toBe(one?.text);
      const urls = [...(one?.text.matchAll(/<loc>([^<]*)/g) ?? [])].map(([, url = '']) => url);
      expect(urls.length).toBeGreaterThan(3);
      expect(urls.filter((url) => !url.startsWith(server.site(site, '/').slice(0, -1)))).toEqual([]);
    }
  });

  test('C-046: /feaas-render is closed to whoever has no authority', async () => {
    for (const path of ['/feaas-render', '/feaas-render?secret=x&route=/']) {
      const { status, text } = await get(path);
      expect(status).toBe(401);
      expect(text).not.toMatch(/<html|<main|Nordhem/);
    }
  });

  test('C-049, C-141, C-142, C-143: what is not there is a page with picture, title and text, in the words of the site', async () => {
    for (const site of SITES) {
      for (const language of site.languages) {
        const { status, text } = await get(`${languagePrefix(site, language)}/finns-inte`, site.key);
        const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
        expect(status, site.key).toBe(404);
        expect(attribute(text, /<html lang="([^"]*)"/)).toBe(language);
        expect(main, `${site.key} ${language}`).toMatch(/<picture[\s\S]*<img[^>]* alt="[^"]+"/);
        expect(main, `${site.key} ${language}`).toMatch(/<h1[^>]*>[^<]{5,}<\/h1>/);
        expect(wordsOf(`<body${main}`).join(' ').length).toBeGreaterThan(40);
      }
    }
  });

  test('C-050: screens that are only named either exist or are not there; none is half a page', async () => {
    for (const path of [
      '/feedback',
      '/booking',
      '/login',
      '/confirmation',
      '/rating',
      '/search',
      '/validate',
    ]) {
      const { status, text } = await open(path);
      expect([200, 404], path).toContain(status);
      expect(text, path).toMatch(/<h1[^>]*>[^<]{3,}/);
      expect(text, path).not.toMatch(/TODO|lorem ipsum|coming soon|under construction/i);
    }
  });

  test('C-146: what was not there is logged in one line, without query or characters that forge lines', async () => {
    await get('/finns-inte-heller?x=1&regno=ABC123');
    await get('/finns%0a%22,%22level%22:%22fatal%1b%5b31m?x=1');
    const logged = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('page not found'));
    await expect.poll(() => logged().filter((line) => line.includes('/finns-inte-heller')).length).toBe(1);
    await expect.poll(() => logged().filter((line) => line.includes('/finns%0a')).length).toBe(1);
    expect(logged().join()).not.toMatch(/ABC123|x=1/);
    for (const line of logged()) expect(() => JSON.parse(line)).not.toThrow();
  });
});

describe('the head', () => {
  test('C-062: the picture of each site is absolute and is there', async () => {
    for (const site of SITES) {
      const { text } = await get('/', site.key);
      const image = new URL(attribute(text, /property="og:image" content="([^"]*)"/) ?? '');
      expect(image.origin).toBe(new URL(server.site(site.key)).origin);
      const { status, headers } = await get(image.pathname, site.key);
      expect([status, headers['content-type']], image.pathname).toEqual([200, 'image/jpeg']);
    }
  }, 120_000);

  test('C-065: capitals in an address are sent to the lower-case one, whose canonical is lower-case', async () => {
    const moved = await get('/Kop-Bil/Bilmarken/Volvo?a=B');
    expect([moved.status, moved.headers.location]).toEqual([301, '/kop-bil/bilmarken/volvo?a=B']);
    const { text } = await open('/Kop-Bil/Bilmarken/Volvo');
    expect(attribute(text, /<link rel="canonical" href="([^"]*)"/)).toBe(
      server.site(SWEDISH, '/kop-bil/bilmarken/volvo'),
    );
  });

  test('C-066: group, mercedes and smart have a favicon each', async () => {
    const icons = new Set<string>();
    for (const site of [SWEDISH, 'mercedes-se', 'smart-se']) {
      const href = attribute((await get('/', site)).text, /<link rel="icon" href="([^"]*)"/) ?? '';
      const { status, headers, text } = await get(href, site);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      icons.add(text);
      const old = await get('/favicon.ico', site);
      expect([old.status, old.headers.location]).toEqual([302, href]);
    }
    expect(icons.size).toBe(3);
  });

  test('C-067: WebSite and Organization name each site and its address', async () => {
    for (const site of SITES) {
      const data = jsonLd((await get('/', site.key)).text);
      const of = (type: string) => data.filter((each) => each['@type'] === type);
      const url = server.site(site.key, '/');
      expect(of('WebSite')).toMatchObject([{ name: site.name, url }]);
      expect(of('Organization')).toMatchObject([
        { name: site.name, url, legalName: site.organisation.legalName },
      ]);
    }
  });
});

describe('the search helper (specification 1 §7)', () => {
  const ask24 = (body: object) =>
    search(server, { index: 'automotive-se-cars', ...body }).then((answer) => answer.json());
  const contentOf = (answer: Record<string, unknown>): readonly Record<string, unknown>[] =>
    Array.isArray(answer.content) ? answer.content : [];

  test('C-489, C-490, C-492, C-493: index, keyphrase, limit (24) and offset', async () => {
    expect((await search(server, { limit: 1 })).status).toBe(400);
    const first = contentOf(await ask24({}));
    expect(first).toHaveLength(24);
    const second = contentOf(await ask24({ offset: 24 }));
    expect(second).toHaveLength(24);
    expect(new Set([...first, ...second].map(({ car_id }) => car_id)).size).toBe(48);
    const volvos = contentOf(await ask24({ keyphrase: 'volvo' }));
    expect(new Set(volvos.map(({ car_brand }) => car_brand))).toEqual(new Set(['Volvo']));
    const norwegian = (await search(server, { index: 'automotive-no-cars', limit: 1 })).json();
    expect(norwegian.total_items).not.toBe((await ask24({ limit: 1 })).total_items);
  });

  test('C-491, C-494: facets with name, values and children; filters keyed by the name of the facet', async () => {
    const answer = await ask24({
      facets: [{ name: 'car_brand', child_name: 'car_model' }],
      filters: { car_fuel: ['Diesel'] },
      fields: ['car_id', 'car_fuel'],
    });
    expect(answer.facet).toMatchObject([
      {
        name: 'car_brand',
        child_name: 'car_model',
        values: expect.arrayContaining([
          expect.objectContaining({ text: 'Volvo', children: expect.any(Array) }),
        ]),
      },
    ]);
    expect(new Set(contentOf(answer).map(({ car_fuel }) => car_fuel))).toEqual(new Set(['Diesel']));
  });

  test('C-495: sort_name and fields are honoured', async () => {
    const cars = contentOf(await ask24({ sort_name: 'car_price_desc', fields: ['car_id', 'car_price'] }));
    expect(Object.keys(cars[0] ?? {}).sort()).toEqual(['car_id', 'car_price']);
    const prices = cars.map(({ car_price }) => Number(car_price));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });

  test.each([
    ['C-517', 'car_price'],
    ['C-518', 'car_campaign_price'],
    ['C-519', 'car_mileage'],
    ['C-520', 'car_privateleasing_monthly_cost'],
    ['C-521', 'car_companyleasing_monthly_cost'],
    ['C-522', 'car_power'],
  ])('%s: %s is a number in ranges and in order', async (_, field) => {
    const read = async (body: object) =>
      contentOf(await ask24({ fields: [field], limit: 500, ...body }))
        .map((car) => Number(car[field]))
        .filter((value) => !Number.isNaN(value) && value > 0);
    const all = await read({ filters: { [field]: { min: 1 } } });
    expect(all.length).toBeGreaterThan(10);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    const middle = (low + high) / 2;
    const upper = await read({ filters: { [field]: { min: middle } } });
    expect(Math.min(...upper)).toBeGreaterThanOrEqual(middle);
    const rising = await read({ filters: { [field]: { min: 1 } }, sort_name: `${field}_asc` });
    // As text 9 would come after 10 and 100.
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    expect(new Set(rising.map((value) => String(value).length)).size).toBeGreaterThan(0);
  });
});

test('C-507: a list of stories with a tag that nobody has says so', async () => {
  const { status, text } = await get('/livet-med-bil?tag=99999999-9999-9999-9999-999999999999');
  expect(status).toBe(200);
  expect(text).not.toMatch(/aria-busy="true"/);
});

describe('files', () => {
  test('examples and pages name files that are there, as what they are', async () => {
    for (const [path, type, disposition] of [
      ['/media/film-forest-road.mp4', 'video/mp4', 'inline'],
      ['/media/leaflet-service.pdf', 'application/pdf', 'attachment'],
      ['/media/icon-fjord.svg', 'image/svg+xml', 'inline'],
    ] as const) {
      const { status, headers } = await get(path);
      expect([status, headers['content-type']], path).toEqual([200, type]);
      expect(headers['content-disposition']).toMatch(new RegExp(`^${disposition}; filename=`));
      expect(headers['content-security-policy']).toMatch(/sandbox/);
      const part = await get(path, SWEDISH, { range: 'bytes=0-3' });
      expect([part.status, part.bytes.byteLength]).toEqual([206, 4]);
    }
  });

  test('C-496, C-497: a card with a drawing of its own has it in its markup, and no other icon besides those it shows', async () => {
    const { text } = await get('/_dev/blocks/Card?example=With%20a%20drawing%20of%20its%20own');
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? [];
    expect(main).toContain('d="M2.5 18.5l6-11');
    expect(main.match(/<svg/g)?.length).toBeLessThanOrEqual(2);
    expect(main).not.toMatch(/src="[^"]*\.svg"/);
  });

  test('C-498: the icon sheet shows the fixed list', async () => {
    const { status, text } = await get('/_dev/icons');
    expect(status).toBe(200);
    const [editors = ''] = /<section aria-labelledby="editors">[\s\S]*?<\/section>/.exec(text) ?? [];
    const names = [...editors.matchAll(/data-icon="(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(45);
    expect(names.length).toBeLessThanOrEqual(55);
    expect(editors.match(/<svg/g)).toHaveLength(names.length);
  });
});

test('C-514: after all this no answer has shown an error of ours', async () => {
  const paths = [
    '/',
    '/finns-inte',
    '/kop-bil/0/x',
    '/anlaggningar/finns-inte',
    '/livet-med-bil?tag=x&page=9999&after=%00',
    '/%E0%A4%A',
    '/media/x.pdf',
    '/api/nothing',
    '/media/a/1.webp',
  ];
  for (const path of paths) {
    const { status, text } = await open(path);
    expect(status, path).toBeLessThan(500);
    expect(text.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ''), path).not.toMatch(
      /\bat [\w.]+ \(|TypeError|SyntaxError|ECONN|node_modules|\/server\/main\.js|SELECT .* FROM/,
    );
  }
});

const site: Site = siteByKey(SWEDISH);
test('titles of two sites differ by their template', async () => {
  const titles = await Promise.all(
    [site.key, 'smart-se'].map(async (key) => attribute((await get('/', key)).text, /<title>([^<]*)/)),
  );
  expect(titles[0]).toMatch(/ – Nordhem$/);
  expect(titles[1]).not.toBe(titles[0]);
});
