/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';

const LIST = '/kop-bil/alla-bilar-i-lager';
const READY = 'form[data-enhance="list"][data-ready]';
/** A script that is lost on its way. */
const LOST = { expected: [/net::ERR_FAILED/] };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const toList = async (page: Page, search = '') => {
  await page.goto(stage.server.site('automotive-se', LIST + search));
  await page.locator(READY).waitFor();
};

/** Holds scripts of a page up until what it returns is called. */
async function holdScripts(page: Page, scripts = /\/assets\/.*\.js$/): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds up what a list is drawn again with. */
async function holdAnswers(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/alla-bilar-i-lager/, async (route) => {
    if (route.request().headers()['x-fragment'] !== undefined) await promise;
    await route.continue();
  });
  return resolve;
}

test('whoever has scrolled on in a list that was loaded again is not taken back when its script comes', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await toList(page);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5000 }).toBeGreaterThan(1000);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 5000 }).toBeGreaterThan(3000);
    const before = await page.evaluate(() => scrollY);
    release();
    await page.locator(READY).waitFor();
    await page.waitForLoadState('load');
    await page.waitForTimeout(300);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  });
});

test('a form that the browser has sent is not sent again by the script that comes before the answer', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    const posts: string[] = [];
    const answered = Promise.withResolvers<void>();
    await page.route('**/api/forms/comhub', async (route) => {
      posts.push(route.request().headers()['content-type'] ?? '');
      await answered.promise;
      await route.continue();
    });
    const release = await holdScripts(page, /\/runtime-[^/]*\.js$/);
    const request = page.waitForRequest(/\/runtime-/);
    await page.goto(stage.server.site('automotive-se', await exampleCar(stage.server)), {
      waitUntil: 'commit',
    });
    await request;
    const form = page.locator('fc-island[data-island="contact-form"]');
    await form.locator('[name="name"]').fill('Ada Ek');
    await form.locator('[name="email"]').fill('ada@post.example');
    await form.locator('[name="phone"]').fill('0701234567');
    await form.locator('form[method="post"] [type="submit"]').click({ noWaitAfter: true });
    await expect.poll(() => posts).toHaveLength(1);
    const script = page.waitForResponse(/contact-form\.island/);
    release();
    await script;
    await page.waitForTimeout(1500);
    answered.resolve();
    await page.waitForURL(/[?&]sent=/);
    expect(posts).toEqual(['application/x-www-form-urlencoded']);
  });
});

test('a script that is lost on its way is asked for again by the next press', async () => {
  await visit(stage.browser, { viewport: DESKTOP, ...LOST }, async (page) => {
    let isLost = true;
    await page.route(/\/quick-view\.island[^/]*\.js$/, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await toList(page);
    const button = page.locator('[data-quick]').first();
    await button.click();
    await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
    isLost = false;
    await button.click();
    await page.locator('[data-quick-content]').waitFor();
  });
});

test.each([
  ['of the list', /\/list\.enhance[^/]*\.js$/, 'input[name="car_condition"]', READY],
  ['of islands', /\/runtime-[^/]*\.js$/, '#main-1-keyphrase', '[data-island="combobox"][data-ready]'],
] as const)(
  'a script %s that is lost on its way is asked for again when somebody acts',
  async (_whose, script, touched, awake) => {
    await visit(stage.browser, { viewport: DESKTOP, ...LOST }, async (page) => {
      let lost = 0;
      await page.route(script, (route) => (lost++ === 0 ? route.abort() : route.continue()));
      await page.goto(stage.server.site('automotive-se', LIST));
      await expect.poll(() => lost).toBeGreaterThan(0);
      await page.locator(touched).first().focus();
      // A script of islands comes before what the island itself needs: that is asked for by the next touch.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await page.locator(awake).first().waitFor({ state: 'attached' });
    });
  },
);

test.each([
  ['fetches pages ahead', /\/fetch-ahead-[^/]*\.js$/],
  ['tells which car is seen', /\/view-item-[^/]*\.js$/],
  ['measures', /\/measure-[^/]*\.js$/],
] as const)('a script that %s may be lost: nothing fails by it', async (_what, script) => {
  const consent = ['analytics'] as const;
  await visit(stage.browser, { viewport: DESKTOP, consent, ...LOST }, async (page) => {
    await page.route(script, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.goto(stage.server.site('automotive-se', await exampleCar(stage.server)));
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await lost;
    await page.waitForLoadState('networkidle');
  });
});

test('what a page needs in the end is asked for again by the next touch: the view of a car, the saved cars', async () => {
  await visit(stage.browser, { viewport: PHONE, ...LOST }, async (page) => {
    let isLost = true;
    await page.route(/\/(car-page|chosen-page)-[^/]*\.js$/, (route) =>
      isLost ? route.abort() : route.continue(),
    );
    const open = async (path: string) => {
      const lost = page.waitForEvent('requestfailed');
      await page.goto(stage.server.site('automotive-se', path));
      await lost;
    };
    const car = await exampleCar(stage.server);
    await open(car);
    isLost = false;
    const counted = page.waitForRequest(/\/api\/car-views$/);
    await page.locator('h1').dispatchEvent('pointerdown');
    await counted;
    const stored = JSON.stringify([{ id: car.split('/').at(-1), title: 'Bil' }]);
    await page.evaluate((cars) => localStorage.setItem('saved-cars', cars), stored);
    isLost = true;
    await open('/kop-bil/sparade-bilar');
    isLost = false;
    await page.locator('[data-chosen-page]').dispatchEvent('pointerdown');
    await page.locator('[data-chosen-page] li picture').first().waitFor();
  });
});

test('where the script that asks for the position is lost, a town can be typed, as is said', async () => {
  await visit(stage.browser, { viewport: DESKTOP, ...LOST }, async (page) => {
    await page.route(/\/fill-position-[^/]*\.js$/, (route) => route.abort());
    await page.goto(stage.server.site('automotive-se', '/anlaggningar'));
    await page.locator('form[data-ready] [data-position]').first().click();
    await page
      .getByRole('alert')
      .getByText(/Skriv en ort/)
      .first()
      .waitFor();
  });
});

test('what is typed into two ranges and the search while the list is on its way stays, and is asked for', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await toList(page);
    const release = await holdAnswers(page);
    await page.locator('input[name="car_fuel"]').first().check({ force: true });
    await page.locator('input[name="keyphrase"]').fill('volvo');
    for (const facet of ['car_price', 'car_mileage'])
      await page.locator(`details[data-facet="${facet}"]`).evaluate((each) => each.setAttribute('open', ''));
    await page.locator('input[name="car_price.from"]').fill('100000');
    await page.locator('input[name="car_mileage.to"]').fill('20000');
    release();
    await page.waitForURL(/car_fuel=/);
    await page.waitForURL(/car_price=100000-/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('car_mileage')).toBe('-20000');
    expect(searchParams.get('keyphrase')).toBe('volvo');
    // The box is empty again once the word was understood.
    await page.locator('[data-part="read-query"]').getByText('Volvo', { exact: true }).waitFor();
  });
});

test('a card that is turned stays turned in the next list that has it', async () => {
  await visit(stage.browser, { viewport: DESKTOP, reducedMotion: 'reduce' }, async (page) => {
    await toList(page);
    await page.locator('[data-quick]').first().click();
    await page.locator('[data-quick-content]').waitFor();
    await page.locator('select[name="sortName"]').focus();
    await page.locator('input[name="car_condition"]').first().check({ force: true });
    await page.waitForURL(/car_condition=/);
    await page.waitForTimeout(500);
    expect(await page.locator('[data-quick-frame]:not(template *)').count()).toBe(
      await page.locator('[data-quick-open]').count(),
    );
    await page.keyboard.press('Escape');
    const turned = page.locator('[data-quick-open]');
    if ((await turned.count()) > 0) await turned.getByRole('button', { name: 'Stäng' }).first().click();
    expect(await page.locator('[data-part="cards"] [inert]').count()).toBe(0);
  });
});

test('a quick view over a list that is getting longer is closed by "back", and the list is longer', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await toList(page);
    const cards = page.locator('[data-part="cards"] > [data-key]');
    const before = await cards.count();
    const release = await holdAnswers(page);
    await page.locator('a[data-more]').click();
    await page.locator('[data-quick]').last().click();
    await page.locator('[data-quick-content]').waitFor();
    release();
    await page.waitForTimeout(500);
    await page.goBack();
    await page.locator('dialog[data-quick-sheet]').waitFor({ state: 'detached' });
    await expect.poll(() => cards.count(), { timeout: 5000 }).toBeGreaterThan(before);
    expect(new URL(page.url()).search).toBe('?page=1');
  });
});

test('two cars that are removed from a shared comparison, one after the other, are both gone', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await toList(page);
    const ids = await page
      .locator('li[data-key]:has(picture)')
      .evaluateAll((all) => all.slice(0, 4).map((card) => card.getAttribute('data-key')));
    await page.goto(stage.server.site('automotive-se', `/kop-bil/jamfor?cars=${ids.join()}`));
    await page.locator('[data-chosen-page][data-ready]').waitFor();
    await page.locator('[data-strip]').first().waitFor({ state: 'attached' });
    // The script of the page comes after that of the header's link.
    await page.waitForLoadState('networkidle');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/jamfor/, async (route) => {
      if (route.request().headers()['x-fragment'] !== undefined) await promise;
      await route.continue();
    });
    for (const id of ids.slice(0, 2)) await page.locator(`[data-remove="${id}"]`).first().click();
    resolve();
    await page.waitForURL((url) => url.searchParams.get('cars') === ids.slice(2).join());
  });
});
