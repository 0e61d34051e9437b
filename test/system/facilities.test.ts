import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { messagesFor } from '~/messages';
import { type SiteKey, siteByKey } from '~/sites';
import { search, sendFeed } from './ask';
import { axeFaults, DESKTOP, gate, numberIn, openStage, PHONE, type Stage, visit } from './browser';
import { attribute, jsonLd, linksOf, wordsOf } from './routes/markup';
import { visitorOf } from './routes/visitor';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const { get } = visitorOf(() => stage.server);

/** The seven sites with facilities of their own, and the language of their pages. */
const SEVEN = [
  ['automotive-se', 'sv'],
  ['automotive-no', 'nb'],
  ['automotive-uk', 'en-GB'],
  ['carstore-se', 'sv'],
  ['carstore-no', 'nb'],
  ['carstore-fi', 'fi'],
  ['carstore-sk', 'sk'],
] as const satisfies readonly (readonly [SiteKey, string])[];

const FIRST = '/anlaggningar/nordhem-kista';

const found = z.object({ total_items: z.number(), content: z.array(z.record(z.string(), z.unknown())) });
const ask = async (body: object) =>
  found.parse((await search(stage.server, { limit: 1, offset: 0, ...body })).json());

describe('each of the seven sites', () => {
  test.each(SEVEN)('V-130, V-165: %s has its facilities below a path of its own', async (key) => {
    const { siteList, siteDetail } = siteByKey(key).paths;
    const list = await get(siteList, key);
    expect(list.status).toBe(200);
    const [first = ''] = linksOf(list.text).filter((href) => href.startsWith(`${siteDetail}/nordhem-`));
    const page = await get(first, key);
    expect(page.status).toBe(200);
    expect(jsonLd(page.text)).toContainEqual(expect.objectContaining({ '@type': 'AutoDealer' }));
  });

  test.each(SEVEN)('V-501, V-502: %s speaks %s', async (key, language) => {
    const { status, text } = await get('/', key);
    expect(status).toBe(200);
    expect(attribute(text, /<html lang="([^"]*)"/)).toBe(language);
  });

  test('V-503, V-504, V-275: has cars and facilities of its own', async () => {
    const ids = new Map<string, ReadonlySet<unknown>>();
    const cars = new Set<unknown>();
    for (const [key] of SEVEN) {
      const sites = await ask({ index: `${key}-sites`, limit: 100 });
      const own = new Set(sites.content.map(({ site_id }) => site_id));
      expect(own.size, key).toBe(sites.total_items);
      for (const [other, theirs] of ids) expect(own.isDisjointFrom(theirs), `${key} and ${other}`).toBe(true);
      ids.set(key, own);
      const { total_items, content } = await ask({ index: `${key}-cars` });
      expect(total_items, key).toBeGreaterThan(50);
      cars.add(content[0]?.car_id);
    }
    expect(cars.size).toBe(SEVEN.length);
    const [car] = (await ask({ index: 'automotive-se-cars' })).content;
    const { carDetail } = siteByKey('automotive-no').paths;
    expect((await get(`${carDetail}/${car?.car_id}/${car?.slug}`, 'automotive-no')).status).toBe(404);
  });

  test('V-390, V-391: refuses nobody and knows no accounts', async () => {
    for (const [key] of SEVEN) {
      const { siteList, siteDetail, carList } = siteByKey(key).paths;
      const [site] = (await ask({ index: `${key}-sites` })).content;
      for (const path of ['/', siteList, `${siteDetail}/${site?.slug}`, carList]) {
        const { status, headers, text } = await get(path, key);
        expect(status, `${key}${path}`).toBe(200);
        expect(headers['www-authenticate'], `${key}${path}`).toBeUndefined();
        const accounts =
          /type="password"|href="[^"]*(?:login|logga-in|logg-inn|sign-?in|kirjaudu|account)[^"]*"/i;
        expect(text, `${key}${path}`).not.toMatch(accounts);
      }
    }
  });

  test('V-009: speaks Swedish on the Swedish facility pages', async () => {
    const own = new Set(Object.values(messagesFor('sv')));
    const english = Object.entries(messagesFor('en'))
      .filter(([name, text]) => /^(?:facility|list|shell)\./.test(name) && !own.has(text))
      .map(([, text]) => text);
    for (const key of ['automotive-se', 'carstore-se'])
      for (const path of ['/anlaggningar', FIRST]) {
        const { text } = await get(path, key);
        expect(attribute(text, /<html lang="([^"]*)"/)).toBe('sv');
        const words = wordsOf(text);
        expect(english.filter((message) => words.some((line) => line === message))).toEqual([]);
        expect(words.join(' ')).not.toMatch(/show more|opening|employees|all sites|search|clear|showing/i);
      }
  });
});

describe('addresses', () => {
  test.each([
    ['V-131: without a slug: the list', '/anlaggningar', 200],
    ['V-132: of a slug that nobody has', '/anlaggningar/zz-none', 404],
  ])('%s', async (_, path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('V-183: a car leads to its dealer', async () => {
    const [car] = (await ask({ index: 'automotive-se-cars', filters: { car_site_id: ['100'] } })).content;
    const { text } = await get(`/kop-bil/${car?.car_id}/${car?.slug}`);
    expect(linksOf(text)).toContain(FIRST);
  });

  test('V-284, V-285, V-287: the index of facilities answers by slug and in the editors’ order', async () => {
    const index = 'automotive-se-sites';
    const [kista, ...others] = (await ask({ index, filters: { slug: ['nordhem-kista'] }, limit: 5 })).content;
    expect([kista?.site_city, others]).toEqual(['Kista', []]);
    expect(kista?.site_departments).toEqual(
      expect.arrayContaining([expect.objectContaining({ department_type: 'workshop', group: 'Workshop' })]),
    );
    const { content } = await ask({ index, sort_name: 'website_sort_order_asc', limit: 48 });
    const listed = linksOf((await get('/anlaggningar')).text).filter((href) =>
      /^\/anlaggningar\/./.test(href),
    );
    expect(content.map(({ slug }) => `/anlaggningar/${slug}`)).toEqual(listed.slice(0, 48));
  });

  test('V-495: a feed for a site that nobody knows is refused by that name', async () => {
    const { status, text } = await sendFeed(stage.server, 'foo', '{}\n');
    expect(status).toBe(404);
    expect(text).toContain('Unknown sitecoreSiteName');
  });
});

const LIST = '/anlaggningar';
const cards = (page: Page) => page.locator('[data-part="cards"] > li:not([data-skeleton])');
const showing = (page: Page) => page.locator('[data-part="more"] p').first().textContent();
const awake = (page: Page) =>
  page.waitForFunction(() => document.querySelector('form[data-enhance][data-ready]') !== null);

describe('in the browser', () => {
  const on = (path: string, act: (page: Page) => Promise<void>, options = {}) =>
    visit(stage.browser, { viewport: DESKTOP, ...options }, async (page) => {
      await page.goto(stage.server.site('automotive-se', path));
      await act(page);
    });

  test('V-007, V-134, V-163, V-166, V-168, V-174: from the filtered list to a facility and back', async () => {
    await on(LIST, async (page) => {
      await awake(page);
      const columns = (width: number) =>
        page
          .setViewportSize({ width, height: 900 })
          .then(() =>
            page
              .locator('[data-part="cards"]')
              .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
          );
      expect([await columns(390), await columns(1440)]).toEqual([1, 3]);
      const all = numberIn(await page.locator('[data-part="status"]').textContent());
      await page.getByRole('checkbox', { name: /^Skåne/ }).check();
      await page.waitForURL(/site_region=/);
      await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
      const narrowed = numberIn(await page.locator('[data-part="status"]').textContent());
      expect(narrowed).toBeLessThan(all);
      expect(await cards(page).count()).toBe(narrowed);
      await page.reload();
      await awake(page);
      expect(await cards(page).count()).toBe(narrowed);

      await cards(page).first().getByRole('link').first().click();
      await page.waitForURL(/anlaggningar\/nordhem-/);
      for (const part of ['h1', '#departments', '#cars-here', 'details'])
        await page.locator(part).first().waitFor();
      await page.waitForFunction(() => document.querySelector('[data-before]') !== null);
      await page.locator('[data-back]').click();
      await page.waitForURL(/site_region=Sk/);
      expect(await cards(page).count()).toBe(narrowed);
      await page.getByRole('link', { name: 'Rensa alla' }).first().click();
      await page.waitForFunction(
        (n) => document.querySelectorAll('[data-part="cards"] > li').length > n,
        narrowed,
      );
      expect(await page.getByRole('searchbox').first().inputValue()).toBe('');
    });
  });

  test('V-169, V-170, V-171, V-429: the next 48, after placeholders where they are slow', {
    tags: ['sweep'],
  }, async () => {
    await on(LIST, async (page) => {
      await awake(page);
      expect(await showing(page)).toMatch(/^Visar 48 av \d+$/);
      const total = numberIn(((await showing(page)) ?? '').replace('Visar 48 av', ''));
      const held = gate();
      await page.route(/anlaggningar\?/, async (route) => {
        await held.opened;
        await route.continue();
      });
      await page.locator('[data-more]').click();
      await page.locator('[data-part="cards"] > [data-skeleton]').first().waitFor();
      held.open();
      await expect.poll(() => cards(page).count(), { timeout: 10_000 }).toBe(total);
      expect(await showing(page)).toBe(`Visar ${total} av ${total}`);
      expect(await page.locator('[data-more]').count()).toBe(0);
      expect(await page.locator('[data-skeleton]').count()).toBe(0);
    });
  });

  test('V-167, V-172, V-173: a list that fails says so and works again; one with nothing says that', {
    tags: ['sweep'],
  }, async () => {
    const cut = { expected: [/ERR_FAILED/] };
    await on(
      LIST,
      async (page) => {
        await awake(page);
        const words = page.getByRole('searchbox').first();
        await page.route(/keyphrase=Malm/, (route) => route.abort(), { times: 1 });
        await words.fill('Malmö');
        await words.press('Enter');
        const error = page.getByText('Vi kunde inte hämta anläggningarna');
        await error.waitFor();
        await page.getByRole('link', { name: 'Försök igen' }).click();
        await page.waitForURL(/keyphrase=Malm/);
        await error.waitFor({ state: 'hidden' });
        expect(new Set(await cards(page).getByRole('link').first().allTextContents()).size).toBe(1);
        for (const text of await cards(page).allTextContents()) expect(text).toContain('Malmö');
        await words.fill('qzxqzx');
        await words.press('Enter');
        await page.getByText('Ingen anläggning stämmer med det').waitFor();
      },
      cut,
    );
  });

  test('V-135, V-153: on a phone, come from elsewhere, people are called and pages left by keyboard', {
    tags: ['sweep'],
  }, async () => {
    await on(
      FIRST,
      async (page) => {
        expect(await page.getByRole('link', { name: 'Till alla anläggningar' }).getAttribute('href')).toBe(
          LIST,
        );
        const people = page.locator('details', { hasText: 'Möt oss' }).first();
        const summary = people.locator('summary');
        const call = people.locator('a[href^="tel:"]').first();
        expect(await call.isVisible()).toBe(false);
        await summary.focus();
        await page.keyboard.press('Enter');
        await call.waitFor();
        expect(await axeFaults(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await call.waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      },
      { viewport: PHONE },
    );
  });

  test('without script the list is searched, narrowed and paged', async () => {
    await on(
      LIST,
      async (page) => {
        await page.getByRole('link', { name: 'Visa fler anläggningar' }).click();
        await page.waitForURL(/page=1/);
        expect(await cards(page).count()).toBeGreaterThan(48);
        await page.getByRole('searchbox').first().fill('Umeå');
        await page.getByRole('searchbox').first().press('Enter');
        await page.waitForURL(/keyphrase=Ume/);
        expect(await cards(page).count()).toBe(1);
      },
      { javaScript: false },
    );
  });
});
