/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const LIST = '/kop-bil/alla-bilar-i-lager?page=1';
const READY = 'form[data-enhance="list"][data-ready]';
const CARDS = '[data-part="cards"] > [data-key]:not([data-key="loan"])';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const firstTop = (page: Page) =>
  page
    .locator(CARDS)
    .first()
    .evaluate((card) => card.getBoundingClientRect().top);

/** Goes far down in a list of two pages. */
async function farDown(page: Page): Promise<number> {
  await page.goto(stage.server.site('automotive-se', LIST));
  await page.locator(READY).waitFor();
  await page
    .locator(CARDS)
    .nth(70)
    .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.waitForTimeout(300);
  return scrolled(page);
}

test.each([
  ['at once', 0],
  ['after placeholders', 1500],
])(
  'who filters far down in a list sees the beginning of what is found %s, and goes back to where they were',
  async (_, ms) => {
    await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
      const before = await farDown(page);
      await page.route(/car_body=Cab/, async (route) => {
        await page.waitForTimeout(ms);
        await route.continue();
      });
      // Pressed where it is: a driver of browsers would scroll to it first.
      const box = page.locator('input[name="car_body"][value="Cab"]');
      await box.evaluate((each) => each instanceof HTMLElement && each.click());
      await page.waitForURL(/car_body=Cab/);
      await expect.poll(() => firstTop(page)).toBeLessThan(DESKTOP.height);
      expect(await firstTop(page)).toBeGreaterThan(40);
      await page.goBack();
      await expect.poll(() => page.locator(CARDS).count()).toBeGreaterThan(70);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 400);
      expect(await scrolled(page)).toBeLessThan(before + 400);
    });
  },
);

test('who sorts far down in a list on a phone sees its new beginning; who gets more cards stays where they are', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await farDown(page);
    await page.locator('select[name="sortName"]').selectOption({ index: 2 });
    await page.waitForURL(/sortName=/);
    await expect.poll(() => firstTop(page)).toBeGreaterThan(40);
    expect(await firstTop(page)).toBeLessThan(PHONE.height);
    await page
      .locator('a[data-more]')
      .evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await scrolled(page);
    const cards = await page.locator(CARDS).count();
    await page.locator('a[data-more]').click();
    await expect.poll(() => page.locator(CARDS).count()).toBeGreaterThan(cards);
    expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(900);
  });
});
