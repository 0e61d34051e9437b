import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, NARROW, openStage, PHONE, type Stage, visit } from './browser';

const LIST = '/kop-bil/alla-bilar-i-lager';
const SAVED = '/kop-bil/sparade-bilar';
const COMPARISON = '/kop-bil/jamfor';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Two pages and a script may be on their way. */
const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 8000 });

const open = (page: Page, path: string) => page.goto(stage.server.site('automotive-se', path));
const cards = (page: Page): Locator => page.locator('li[data-key]:has(picture)');
const heart = (page: Page, at: number): Locator =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Spara / });
const box = (page: Page, at: number): Locator =>
  cards(page)
    .nth(at)
    .getByRole('button', { name: /^Jämför / });
const pressed = (button: Locator) => eventually(() => button.getAttribute('aria-pressed'));
const savedLink = (page: Page): Locator => page.getByRole('link', { name: /^Sparade bilar/ }).first();
const savedNumber = (page: Page) => eventually(() => page.locator('[data-saved-count]').textContent());
const status = (page: Page) => eventually(() => page.locator('[data-chosen-status]').textContent());
const columns = (page: Page) => eventually(() => page.locator('thead th[scope="col"] a').count());
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a car is saved, counted, kept and shown; four are compared, a fifth is refused, one is removed', async () => {
  await visit(stage.browser, {}, async (page) => {
    await open(page, LIST);
    const keys = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-key')));
    await heart(page, 1).focus();
    await page.keyboard.press('Space');
    await pressed(heart(page, 1)).toBe('true');
    await status(page).toMatch(/ är sparad\.$/);
    await savedNumber(page).toBe('1');
    // What comes later knows it too: the other side of a card has a heart of its own.
    await cards(page)
      .nth(1)
      .getByRole('button', { name: /^Snabbtitt på / })
      .click();
    const inside = page.locator('[data-quick-content] [data-choice="saved-cars"]');
    await pressed(inside).toBe('true');
    await page.keyboard.press('Escape');
    await page.locator('[data-quick-frame]').waitFor({ state: 'detached' });

    for (const at of [0, 1, 2, 3]) await box(page, at).click();
    await status(page).toMatch(/ är med i jämförelsen\. 4 bilar valda$/);
    const fifth = box(page, 4);
    await fifth.click();
    const alert = page.locator('[data-chosen-message] [role="alert"]');
    await eventually(() => alert.textContent()).toContain('högst fyra bilar. Ta bort en av dem först');
    await pressed(fifth).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Jämför /);
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('region', { name: 'Din jämförelse' }).getByRole('link', { name: 'Jämför' }).click();
    await page.waitForURL(`**${COMPARISON}?cars=${keys.slice(0, 4).join(',')}`);
    await columns(page).toBe(4);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Bara skillnader').check();
    expect(await page.locator('tr[data-same]').first().isVisible()).toBe(false);
    await page
      .getByRole('link', { name: /^Ta bort .* från jämförelsen$/ })
      .nth(1)
      .click();
    await columns(page).toBe(3);
    expect(new URL(page.url()).search).toBe(`?cars=${[keys[0], keys[2], keys[3]].join(',')}`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.reload();
    await columns(page).toBe(3);

    await savedLink(page).click();
    await page.waitForURL(`**${SAVED}`);
    await eventually(() => cards(page).count()).toBe(1);
    await pressed(heart(page, 0)).toBe('true');
    await pressed(box(page, 0)).toBe('false');
    expect(await axeFaults(page)).toEqual([]);

    // Another tab: its choice shows here without anything being done.
    const other = await page.context().newPage();
    await open(other, LIST);
    await savedNumber(other).toBe('1');
    await heart(other, 5).click();
    await savedNumber(page).toBe('2');
    await eventually(() => cards(page).count()).toBe(2);
    await open(other, COMPARISON);
    await columns(other).toBe(3);
  });
});

test('a phone: the table is pushed sideways, the page is not; small titles follow', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await open(page, LIST);
    const keys = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-key')));
    await open(page, `${COMPARISON}?cars=${keys.slice(0, 4).join(',')}`);
    const region = page.getByRole('region', { name: 'Jämförelse av 4 bilar' });
    expect(await sideways(page)).toBe(0);
    await region.focus();
    await region.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }));
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const strip = page.locator('[data-strip]');
    await eventually(() => strip.evaluate((element) => getComputedStyle(element).visibility)).toBe('visible');
    const shifts = () =>
      page.evaluate(() => [
        document.querySelector('[data-strip] > *')?.scrollLeft ?? 0,
        document.querySelector('[data-scroller]')?.scrollLeft ?? 0,
      ]);
    await eventually(async () => (await shifts())[0] ?? 0).toBeGreaterThan(100);
    const [strips = 0, tables = 0] = await shifts();
    expect(Math.abs(strips - tables)).toBeLessThan(40);
    await page.setViewportSize(NARROW);
    expect(await sideways(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('a browser that stores nothing: the choice lasts for the visit, which is said once', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open(page, LIST);
    await heart(page, 0).click();
    await savedNumber(page).toBe('1');
    const message = page.locator('[data-chosen-message]');
    await eventually(() => message.textContent()).toContain('gäller bara det här besöket');
    await message.getByRole('button').click();
    await heart(page, 1).click();
    await savedNumber(page).toBe('2');
    expect(await message.isVisible()).toBe(false);
  });
});

test('without JavaScript: no dead buttons; the pages explain, and show the cars of a link', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { javaScript: false }, async (page) => {
    await open(page, LIST);
    expect(await page.locator('[data-choice]:visible').count()).toBe(0);
    const keys = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-key')));
    await savedLink(page).click();
    await page.getByText('behöver webbläsaren köra JavaScript').waitFor();
    await open(page, `${COMPARISON}?cars=${keys[0]},finns-inte,${keys[1]}`);
    await columns(page).toBe(2);
    await page.getByText('Inte längre till salu').waitFor();
    await page
      .getByRole('link', { name: /från jämförelsen$/ })
      .first()
      .click();
    await columns(page).toBe(1);
  });
});

test.each([PHONE, { width: 1024, height: 768 }])(
  'the way to the comparison is clear of the question about cookies (%o)',
  { tags: ['sweep'] },
  async (viewport) => {
    await visit(stage.browser, { viewport, consent: 'unasked' }, async (page) => {
      await open(page, LIST);
      await page.locator('.show--consent #cc-main .cm').waitFor();
      for (const at of [0, 1]) {
        await box(page, at).press('Space');
        await pressed(box(page, at)).toBe('true');
      }
      // A click upon anything that lies over it fails.
      await page.locator('[data-chosen-go]').click();
      await page.waitForURL(/\/jamfor\?cars=/);
    });
  },
);

test('a press whose script is still on its way says so at once', { tags: ['sweep'] }, async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await open(page, LIST);
    await page.waitForLoadState('networkidle');
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    for (const button of [box(page, 0), cards(page).nth(1).locator('[data-quick]')]) {
      await button.click();
      expect(await button.getAttribute('aria-busy')).toBe('true');
    }
    scripts.resolve();
    await pressed(box(page, 0)).toBe('true');
    await page.locator('dialog[open]').waitFor();
    for (const button of [box(page, 0), cards(page).nth(1).locator('[data-quick]')])
      expect(await button.getAttribute('aria-busy')).toBeNull();
  });
});

test('buttons of cars of one model are told apart by ear, on cards that stay in the list too', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, {}, async (page) => {
    await open(page, `${LIST}?car_brand=Volvo&car_model=V60`);
    const names = () =>
      page
        .locator('li[data-key]:has(picture) button')
        .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
    const allDiffer = () =>
      eventually(async () => (await names()).every((name) => /Volvo V60.*, \d{4}, /.test(name ?? ''))).toBe(
        true,
      );
    await allDiffer();
    const before = await names();
    expect(new Set(before).size).toBeGreaterThan(before.length * 0.8);
    await page.locator('select[name="sortName"]').selectOption({ index: 2 });
    await page.waitForURL(/sortName=/);
    await eventually(async () => (await names())[0]).not.toBe(before[0]);
    await allDiffer();
    // Beside a car, too.
    const car = await page.locator('li[data-key] h3 a, li[data-key] h2 a').first().getAttribute('href');
    await open(page, car ?? '');
    await eventually(async () => (await names()).length).toBeGreaterThan(3);
    await eventually(async () => (await names()).every((name) => /, \d{4}, /.test(name ?? ''))).toBe(true);
  });
});
