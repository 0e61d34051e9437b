import { globSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteKey } from '~/sites';
import { SITES } from '~/sites';
import { ask } from './ask';
import { britishCar, exampleCar, loadPictures, openStage, type Stage, visit } from './browser';

const KB = 1024;

let stage: Stage;
let car = '';
let british = '';

beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
  british = await britishCar(stage.server);
});

afterAll(() => stage.close());

const nameOf = (path: string): string => path.replace(/^.*\/|-[\w-]{8}\.js$/g, '');

/** Sizes as a visitor's line carries them: gzip, level 6, by path. */
class Scripts {
  readonly #sizes = new Map<string, number>();

  constructor(page: Page) {
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url());
      if (response.request().resourceType() !== 'script') return;
      this.#sizes.set(pathname, 0);
      // A page that is closed meanwhile has nothing more to tell.
      const body = await response.body().catch(() => null);
      if (body !== null) this.#sizes.set(pathname, gzipSync(body).byteLength);
    });
  }

  /** Bytes of all scripts so far. */
  async total(page: Page): Promise<number> {
    await page.waitForLoadState('networkidle');
    return this.sizeSoFar();
  }

  /** The same on a page that never stops listening to us. */
  async sizeSoFar(): Promise<number> {
    await expect.poll(() => [...this.#sizes.values()].every((size) => size > 0)).toBe(true);
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  get names(): readonly string[] {
    return [...this.#sizes.keys()].map(nameOf).sort();
  }

  /** Bytes of these scripts, by name. */
  sizeOf(names: readonly string[]): number {
    return [...this.#sizes].reduce(
      (sum, [path, size]) => (names.includes(nameOf(path)) ? sum + size : sum),
      0,
    );
  }
}

/** What a page loads until it rests, without anybody having done anything but read it. */
const reading = (
  site: string,
  path: string,
  check: (scripts: Scripts, page: Page) => Promise<void>,
): Promise<void> =>
  visit(stage.browser, {}, async (page) => {
    const scripts = new Scripts(page);
    await page.goto(stage.server.site(site, path));
    await check(scripts, page);
  });

/** What every page starts with. */
const START = ['boot', 'consent', 'navigation.enhance', 'alert-banner.enhance'];

const BOOKING = '/service-och-verkstad/boka-bilverkstad';
const LIST = '/kop-bil/alla-bilar-i-lager';
const CONTENT = '/integritet';

interface Budget {
  readonly name: string;
  readonly path: () => string;
  /** KB, gzip. */
  readonly limit: number;
  readonly site?: SiteKey;
}

// The product was allowed 80 KB for content and 115 KB for lists; what pages weigh today is a tenth, and
// a mistake such as a library where a line would do shall show.
describe('scripts before anything is done, gzip', () => {
  const check = async ({ name, path, limit, site = 'automotive-se' }: Budget) => {
    await reading(site, path(), async (scripts, page) => {
      const total = await scripts.total(page);
      process.stdout.write(
        `${name}: ${(total / KB).toFixed(1)} KB of scripts (${scripts.names.join(', ')})\n`,
      );
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(limit * KB);
    });
  };

  test.each([
    { name: 'home', path: () => '/', limit: 12 },
    { name: 'stock list', path: () => LIST, limit: 25 },
    { name: 'car page', path: () => car, limit: 25 },
    { name: 'workshop booking', path: () => BOOKING, limit: 115 },
  ] satisfies readonly Budget[])('$name: at most $limit KB', check);

  test.each([
    { name: 'content page', path: () => CONTENT, limit: 12 },
    { name: 'story', path: () => '/livet-med-bil/rackvidd-pa-vintern', limit: 12 },
    { name: 'contact page', path: () => '/kontakt', limit: 12 },
    { name: 'British car page', site: 'automotive-uk', path: () => british, limit: 25 },
    { name: 'tyre hotel', path: () => '/dack-och-biltillbehor/dackhotell', limit: 115 },
    {
      name: 'workshop booking in five pages',
      site: 'carstore-se',
      limit: 115,
      path: () => BOOKING,
    },
    {
      name: 'workshop booking by place',
      site: 'mercedes-se',
      limit: 115,
      path: () => BOOKING,
    },
  ] satisfies readonly Budget[])('$name: at most $limit KB', { tags: ['sweep'] }, check);

  test('home, read to its end and everything awake: at most 30 KB', { tags: ['sweep'] }, async () => {
    await reading('automotive-se', '/', async (scripts, page) => {
      await loadPictures(page);
      await page.locator('[data-enhance="carousel"][data-ready]').waitFor();
      expect(await scripts.total(page)).toBeLessThanOrEqual(30 * KB);
    });
  });

  // React comes only with an island; none of these pages has one in view or about to be.
  const WITHOUT_REACT = '%s loads no React, and nothing of a map before one is near';
  const loadsNoReact = async (path: string) => {
    await reading('automotive-se', path === 'car' ? car : path, async (scripts, page) => {
      await scripts.total(page);
      expect(scripts.names.filter((name) => /react|mount|island|live-map|maplibre/.test(name))).toEqual([]);
    });
  };
  test.each([LIST])(WITHOUT_REACT, loadsNoReact);
  test.each([CONTENT, '/anlaggningar', '/livet-med-bil', '/kontakt', '/finns-inte', 'car'])(
    WITHOUT_REACT,
    { tags: ['sweep'] },
    loadsNoReact,
  );

  test('what every page starts with is at most 8 KB', async () => {
    await reading('automotive-se', CONTENT, async (scripts, page) => {
      await scripts.total(page);
      // A pointer that happens to lie over the page brings two more.
      expect(scripts.names.filter((name) => !['fetch-ahead', 'saves-data'].includes(name))).toEqual(
        [...START].sort(),
      );
      expect(scripts.sizeOf(START)).toBeLessThanOrEqual(8 * KB);
    });
  });
});

/** How each island of the site is touched; those that wake by themselves are there when the page rests. */
const TOUCHES: Readonly<Record<string, Touch>> = {
  'loan-calculator': {
    path: () => car,
    act: (page) => press(page.getByRole('slider', { name: 'Kontantinsats' })),
  },
  'contact-form': {
    path: () => '/kontakt',
    act: (page) => page.locator('#contact-form [name="name"]').fill('A'),
  },
  'sell-car-form': {
    path: () => '/salj-bil',
    act: (page) => page.locator('#sell-car-form [name="regno"]').focus(),
  },
  'service-request-form': {
    site: 'automotive-no',
    path: () => '/verksted/be-om-service',
    act: (page) => page.locator('#service-request-form [name="regno"]').focus(),
  },
  'car-alert': {
    path: () => LIST,
    async act(page) {
      const alert = page.locator('details:has(fc-island[data-island="car-alert"])');
      await alert.locator('summary').click();
      await alert.locator('[name="email"]').focus();
    },
  },
  'quote-widget': {
    site: 'automotive-uk',
    path: () => british,
    act: (page) => press(page.getByRole('slider', { name: 'Deposit' })),
  },
  'car-gallery': { path: () => car, act: (page) => page.locator('[data-enlarge]').click() },
  combobox: { path: () => LIST, act: (page) => page.locator('[name="keyphrase"]').fill('volvo') },
  'quick-view': {
    path: () => LIST,
    act: (page) => page.locator('[data-island-click="quick-view"]').first().click(),
  },
  'service-booking': { path: () => BOOKING },
  'service-wizard': { site: 'carstore-se', path: () => BOOKING },
  'booking-by-place': { site: 'mercedes-se', path: () => BOOKING },
  'tyre-hotel': { path: () => '/dack-och-biltillbehor/dackhotell' },
  'date-picker': {
    site: 'mercedes-se',
    path: () => '/service-och-verkstad',
    act: (page) => page.locator('[data-date-picker]').scrollIntoViewIfNeeded(),
  },
};

interface Touch {
  readonly site?: SiteKey;
  readonly path: () => string;
  readonly act?: (page: Page) => Promise<void>;
}

const press = (locator: Locator): Promise<void> => locator.press('ArrowRight');

/** Bytes of scripts that an act brings. */
async function loadedBy(site: SiteKey, path: string, act: (page: Page) => Promise<void>): Promise<number> {
  let more = Number.NaN;
  await reading(site, path, async (scripts, page) => {
    const before = await scripts.total(page);
    await act(page);
    more = (await scripts.total(page)) - before;
  });
  return more;
}

describe('what the first touch of an island loads, React included, gzip', () => {
  test('every island has its row', () => {
    const names = globSync('src/**/*.island.tsx').map((path) => path.replace(/^.*\/|\.island\.tsx$/g, ''));
    expect([...Object.keys(TOUCHES), 'board'].sort()).toEqual(names.sort());
  });

  test('board: at most 95 KB', { tags: ['sweep'] }, async () => {
    await visit(stage.browser, {}, async (page) => {
      await page.goto(stage.server.site('automotive-se', '/staff/sign-in'));
      await page.getByLabel('E-post').fill('admin@nordhem.example');
      await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
      await page.getByLabel('Lösenord').press('Enter');
      await page.getByRole('link', { name: 'Nordhem Bromma' }).waitFor();
      const scripts = new Scripts(page);
      await page.goto(stage.server.site('automotive-se', '/staff/101.30/board'));
      await page.locator('fc-island[data-island="board"][data-ready]').waitFor({ state: 'attached' });
      const own = await scripts.sizeSoFar();
      process.stdout.write(`board: ${(own / KB).toFixed(1)} KB of scripts\n`);
      expect(scripts.names).toContain('react');
      expect(own).toBeLessThanOrEqual(95 * KB);
    });
  });

  const check = async (name: string, { site, path, act }: Touch) => {
    const awake = (page: Page) => page.locator(`fc-island[data-island="${name}"][data-ready]`).first();
    await reading(site ?? 'automotive-se', path(), async (scripts, page) => {
      const before = act === undefined ? 0 : await scripts.total(page);
      await act?.(page);
      await awake(page).waitFor({ state: 'attached' });
      const all = await scripts.total(page);
      // What stands on the same page and is no island.
      const others = scripts.names.filter((each) => START.includes(each) || /\.enhance$|^show-/.test(each));
      const own = act === undefined ? all - scripts.sizeOf(others) : all - before;
      process.stdout.write(`${name}: ${(own / KB).toFixed(1)} KB of scripts\n`);
      expect(scripts.names).toContain('react');
      expect(own).toBeLessThanOrEqual(95 * KB);
    });
  };
  const isMain = ([name]: [string, Touch]) =>
    ['contact-form', 'quick-view', 'service-booking'].includes(name);
  const touches = Object.entries(TOUCHES);
  test.each(touches.filter(isMain))('%s: at most 95 KB', check);
  test.each(touches.filter((touch) => !isMain(touch)))('%s: at most 95 KB', { tags: ['sweep'] }, check);
});

describe('what any other act loads, gzip', { tags: ['sweep'] }, () => {
  const LIMIT = 40 * KB;

  test('opening the menu: nothing', async () => {
    // By key: a pointer that moves brings what fetches pages ahead, wherever it moves.
    const open = (page: Page) => page.locator('[data-menu-toggle]').first().press('Enter');
    expect(await loadedBy('automotive-se', '/', open)).toBe(0);
  });

  test('ticking a filter: at most 40 KB', async () => {
    const tick = (page: Page) => page.locator('input[name="car_fuel"][value="El"]').check();
    expect(await loadedBy('automotive-se', LIST, tick)).toBeLessThanOrEqual(LIMIT);
  });
});

describe('the first answer, styles within', () => {
  const bytesOf = async (site: string, path: string, encoding: 'gzip' | undefined): Promise<number> => {
    const answer = await ask(stage.server, path, {
      host: `${site}.localhost`,
      ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    return answer.bytes.byteLength;
  };

  test.each(SITES.map(({ key }) => key))('start page of %s, gzip: at most 60 KB', async (site) => {
    expect(await bytesOf(site, '/', 'gzip')).toBeLessThanOrEqual(60 * KB);
  });

  test('stock list, gzip: at most 48 KB', async () => {
    expect(await bytesOf('automotive-se', LIST, 'gzip')).toBeLessThanOrEqual(48 * KB);
  });

  // The aims are 110 and 130 KB for home and car (ADR 0056); what is reached shall not be lost again. Styles that nothing on
  // the page uses were 20 KB of each.
  test.each([
    { name: 'home', path: () => '/', limit: 152, zipped: 33 },
    { name: 'car page', path: () => car, limit: 210, zipped: 41 },
    { name: 'tyre hotel', path: () => '/dack-och-biltillbehor/dackhotell', limit: 118, zipped: 27 },
    { name: 'home of mercedes', site: 'mercedes-se', path: () => '/', limit: 110, zipped: 26 },
    { name: 'home of smart', site: 'smart-se', path: () => '/', limit: 106, zipped: 25 },
  ])('$name: at most $limit KB, gzip $zipped KB', async ({ site = 'automotive-se', path, limit, zipped }) => {
    // The address of a car leads to the one with its name in it.
    const { headers } = await ask(stage.server, path(), { host: `${site}.localhost` });
    const address = headers.location ?? path();
    expect(await bytesOf(site, address, undefined)).toBeLessThanOrEqual(limit * KB);
    expect(await bytesOf(site, address, 'gzip')).toBeLessThanOrEqual(zipped * KB);
  });
});

describe('markup of the stock list', () => {
  const markup = async (query = '', headers: Record<string, string> = {}): Promise<Buffer> => {
    const answer = await ask(stage.server, LIST + query, { host: 'automotive-se.localhost', headers });
    expect(answer.status).toBe(200);
    return answer.bytes;
  };

  test('48 cars: at most 250 KB, of a card at most 1.9 KB', async () => {
    const page = await markup();
    const cards = page.toString().match(/<li [^>]*data-key="\d+".*?<\/li>/gs) ?? [];
    expect(cards).toHaveLength(48);
    const largest = Math.max(...cards.map((card) => Buffer.byteLength(card)));
    process.stdout.write(`stock list: ${page.byteLength} bytes, its largest card ${largest}\n`);
    expect(page.byteLength).toBeLessThanOrEqual(250 * KB);
    expect(largest).toBeLessThanOrEqual(1.9 * KB);
  });

  test('the answer to a filter: at most 60 KB, 12 KB as gzip', async () => {
    const fragment = await markup('?car_fuel=El', { 'x-fragment': 'CarList' });
    expect(fragment.byteLength).toBeLessThanOrEqual(60 * KB);
    expect(gzipSync(fragment).byteLength).toBeLessThanOrEqual(12 * KB);
  });

  test('twenty pages of cars: at most 400 KB', async () => {
    expect((await markup('?page=19')).byteLength).toBeLessThanOrEqual(400 * KB);
  });
});
