import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask';
import { DESKTOP, numberIn, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';

/** Everything that a visitor needs works without a script. */
let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
});

afterAll(() => stage.close());

const LIST = '/kop-bil/alla-bilar-i-lager';

const on = (
  path: string,
  act: (page: Page) => Promise<void>,
  viewport: typeof PHONE | typeof DESKTOP = PHONE,
): Promise<void> =>
  // A form that is refused is answered with 422, which the console calls an error.
  visit(
    stage.browser,
    { javaScript: false, viewport, address: '10.0.0.1', expected: [/422.*comhub/] },
    async (page) => {
      const answer = await page.goto(stage.server.site('automotive-se', path));
      expect(answer?.status()).toBe(200);
      await act(page);
    },
  );

const cardsOf = (page: Page): Locator => page.locator('[data-part="cards"] > li:not([data-key="loan"])');
const countOf = async (page: Page): Promise<number> =>
  numberIn(await page.locator('[data-part="status"]').textContent());

test('a content page can be read, and its questions be opened', async () => {
  await on('/', async (page) => {
    expect(await page.locator('h1').isVisible()).toBe(true);
    const question = page.locator('main details').first();
    const answer = question.locator(':scope > :not(summary)');
    expect(await answer.isVisible()).toBe(false);
    await question.locator('summary').click();
    await answer.waitFor();
    // Nothing is offered that could do nothing.
    expect(await page.locator('[data-alert] button').isVisible()).toBe(false);
    // The first slide of the carousel, and its link.
    expect(await page.locator('[data-enhance="carousel"] h2').first().isVisible()).toBe(true);
    expect(await page.locator('[data-enhance="carousel"] a').first().isVisible()).toBe(true);
  });
});

test('the menu of a phone opens, drills in, and leads on', { tags: ['sweep'] }, async () => {
  await on('/', async (page) => {
    await page.getByRole('button', { name: 'Meny', exact: true }).click();
    const menu = page.locator('[data-mobile-menu]');
    await menu.waitFor();
    await menu
      .getByRole('button', { name: /Köp bil/ })
      .first()
      .click();
    await menu.getByRole('link', { name: 'Köp bil' }).first().click();
    await page.waitForURL(/\/kop-bil$/);
  });
});

test('the menu of a desktop opens a panel whose links lead on', { tags: ['sweep'] }, async () => {
  await on(
    '/',
    async (page) => {
      await page.locator('[data-desktop-menu] [data-menu-toggle]').first().click();
      const link = page.locator('[data-desktop-menu] [data-menu-panel] a:visible', { hasText: 'Elbilar' });
      await link.first().click();
      await page.waitForURL(/\/elbilar$/);
    },
    DESKTOP,
  );
});

test('searching from the start page lands on the list with the words applied', async () => {
  await on('/', async (page) => {
    await page.locator('main input[name="keyphrase"]').fill('volvo');
    await page.locator('main search button[type="submit"]').click();
    await page.waitForURL(/alla-bilar-i-lager\?keyphrase=volvo/);
    expect(await countOf(page)).toBeGreaterThan(0);
    expect(await cardsOf(page).first().locator('h2, h3').textContent()).toContain('Volvo');
  });
});

test('filtering with the button of the panel, then paging, ordering and taking a filter away', async () => {
  await on(LIST, async (page) => {
    const all = await countOf(page);
    const drawer = page.locator('[data-part="drawer"]');
    if (!(await page.locator('[data-part="apply"]').isVisible()))
      await drawer.locator(':scope > summary').click();
    await page.locator('input[name="car_brand"][value="Volvo"]').check();
    await page.locator('input[name="car_price.to"]').fill('900 000');
    await page.locator('[data-part="apply"]').click();
    await page.waitForURL(/car_brand=Volvo/);
    const some = await countOf(page);
    expect(some).toBeGreaterThan(96);
    expect(some).toBeLessThan(all);
    expect(await page.locator('input[name="car_brand"][value="Volvo"]').isChecked()).toBe(true);

    expect(await cardsOf(page).count()).toBe(48);
    await page.locator('[data-more]').click();
    await page.waitForURL(/page=1/);
    expect(await cardsOf(page).count()).toBe(96);

    await page.locator('select[name="sortName"]').selectOption('car_price_desc');
    await page
      .locator('select[name="sortName"] ~ button, button', { hasText: 'Visa resultat' })
      .last()
      .click();
    await page.waitForURL(/sortName=car_price_desc/);
    expect(await countOf(page)).toBe(some);

    await page.getByRole('link', { name: 'Ta bort filtret Volvo' }).click();
    await page.waitForURL((url) => !url.searchParams.has('car_brand'));
    expect(await countOf(page)).toBeGreaterThan(some);
  });
});

test('a car is opened from its card; what is cut off can be shown, every picture be reached', async () => {
  await on(LIST, async (page) => {
    await cardsOf(page)
      .filter({ has: page.locator('img') })
      .first()
      .locator('a')
      .click();
    await page.waitForURL(/\/kop-bil\/\d+\//);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });
  await on(
    car,
    async (page) => {
      for (const collapse of await page.locator('[data-enhance="collapse"]').all()) {
        const height = async () => (await collapse.locator('[data-content]').boundingBox())?.height ?? 0;
        const before = await height();
        await collapse.locator('[data-toggle]').click();
        expect(await height()).toBeGreaterThan(before);
      }
      const slides = page.locator('[data-track] [data-open]');
      expect(await slides.count()).toBeGreaterThan(3);
      await slides.nth(2).scrollIntoViewIfNeeded();
      const large = await slides.nth(2).getAttribute('href');
      const picture = await ask(stage.server, large ?? '');
      expect(picture.status).toBe(200);
      expect(picture.headers['content-type']).toMatch(/^image\//);
    },
    DESKTOP,
  );
});

test('a request: what is wrong is said with everything kept, then it is sent and thanked for', async () => {
  await on(car, async (page) => {
    const form = page.locator('#contact-form form[method="post"]');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    // The browser's own checks would stop it; the server's are the ones in question.
    await field('name').fill('Nils Nosjs');
    await field('phone').fill('070-174 06 05');
    await field('email').fill('nils@post.example');
    await field('message').fill('Står den inne?');
    await field('quote').check();
    await form.evaluate((element) => element.setAttribute('novalidate', ''));
    await field('phone').fill('12');
    await form.locator('[type="submit"]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await page.locator('main').textContent()).toContain('Skriv ett telefonnummer');
    expect(await field('phone').getAttribute('aria-invalid')).toBe('true');
    expect(await field('phone').inputValue()).toBe('12');
    expect(await field('name').inputValue()).toBe('Nils Nosjs');
    expect(await field('message').inputValue()).toBe('Står den inne?');
    expect(await field('quote').isChecked()).toBe(true);

    await field('phone').fill('070-174 06 05');
    await form.locator('[type="submit"]').click();
    await page.waitForURL(/sent=/);
    const thanks = page.locator('#contact-form [role="status"]');
    expect(await thanks.textContent()).toContain('Tack, vi har fått din förfrågan');
    expect(await thanks.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(
      PHONE.height,
    );
  });
  const { text } = await ask(stage.server, '/_dev/outbox?format=json');
  expect(text).toContain('Nils Nosjs');
});

test('the page in the other language is one link away', { tags: ['sweep'] }, async () => {
  await on(
    LIST,
    async (page) => {
      expect(await page.getAttribute('html', 'lang')).toBe('sv');
      await page.getByRole('link', { name: 'English' }).first().click();
      await page.waitForURL(/\/en\/kop-bil\/alla-bilar-i-lager$/);
      expect(await page.getAttribute('html', 'lang')).toBe('en');
      expect(await page.locator('h1').textContent()).toBe('All cars in stock');
    },
    DESKTOP,
  );
});
