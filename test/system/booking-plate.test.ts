/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shifts } from './booking-by-place/flow';
import { openStage, PHONE, type Stage, visit } from './browser';

const PATH = '/service-och-verkstad/boka-bilverkstad';
const FLOWS = [
  ['automotive-se', 'service-booking', 'ABC123'],
  ['carstore-se', 'service-wizard', 'ABC123'],
  ['mercedes-se', 'booking-by-place', 'MBZ220'],
] as const;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

const flow = (page: Page, island: string) => page.locator(`fc-island[data-island="${island}"]`);
const awake = (page: Page, island: string) =>
  page.locator(`fc-island[data-island="${island}"][data-ready]`).waitFor({ state: 'attached' });
const plateField = (page: Page, island: string) =>
  flow(page, island).getByRole('textbox', { name: 'Registreringsnummer' });

async function open(page: Page, site: string, island: string): Promise<void> {
  await page.goto(stage.server.site(site, PATH));
  await awake(page, island);
}

test.each(FLOWS)(
  'a plate that is typed and not sent yet is there when the page is loaded again, and gone once its car is found: %s',
  async (site, island, plate) => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await open(page, site, island);
      const field = plateField(page, island);
      await field.fill(plate);
      await page.reload();
      await awake(page, island);
      await expect.poll(() => field.inputValue()).toBe(plate);
      await field.press('Enter');
      await flow(page, island).getByRole('button', { name: 'Fortsätt' }).first().waitFor();
      if (island === 'service-booking') {
        const mileage = flow(page, island).getByRole('textbox', { name: /Mätarställning/ });
        await mileage.fill('4500');
        await page.reload();
        await awake(page, island);
        await expect.poll(() => mileage.inputValue()).toBe('4500');
      } else await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
      await open(page, site, island);
      const stored = await page.evaluate(() =>
        Object.keys(sessionStorage).filter((key) => key.startsWith('typed ')),
      );
      expect(stored).toEqual([]);
    });
  },
);

test.each(FLOWS)('nothing moves by itself when a car comes late: %s', async (site, island, plate) => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await page.route(/\/(car\/get|vehicles\/)/, async (route) => {
      // Longer than a press excuses what moves after it.
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    await open(page, site, island);
    await plateField(page, island).fill(plate);
    const before = await shifts(page);
    await page.keyboard.press('Enter');
    await flow(page, island).getByRole('button', { name: 'Fortsätt' }).first().waitFor();
    await page.waitForTimeout(300);
    expect((await shifts(page)) - before).toBeLessThan(0.1);
  });
});
