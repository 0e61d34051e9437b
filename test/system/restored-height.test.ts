/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shifts } from './booking-by-place/flow';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const PATH = '/service-och-verkstad/boka-bilverkstad';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const awake = (page: Page, island: string) =>
  page.locator(`fc-island[data-island="${island}"][data-ready]`).waitFor({ state: 'attached' });

/** How far what stands below the flow begins from the top of the page, as soon as the page is there and once it is at rest. */
async function reloaded(page: Page, island: string) {
  const bottom = () =>
    page
      .locator(`[data-stored-height="${island}"]`)
      .evaluate((place) => Math.round(place.getBoundingClientRect().bottom + scrollY));
  // The script that would wake the island comes once the page has been looked at.
  const { promise: seen, resolve: wake } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (route) => {
    await seen;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // All of the page above its end has been read by then.
  await page.locator('footer').last().waitFor({ state: 'attached' });
  const asleep = await bottom();
  wake();
  await awake(page, island);
  const moved = await shifts(page);
  await page.unroute('**/assets/**.js');
  return { asleep, after: await bottom(), moved };
}

const PLACES = [
  ['automotive-se', 'service-booking', 'ABC123'],
  ['carstore-se', 'service-wizard', 'ABC123'],
  ['mercedes-se', 'booking-by-place', 'MBZ220'],
] as const;

for (const viewport of [PHONE, DESKTOP])
  test.each(PLACES)(
    `STORE-1: what stands below a booking in progress does not move when the page is loaded again: %s (${viewport.width})`,
    async (site, island, plate) => {
      await visit(stage.browser, { viewport }, async (page) => {
        await page.goto(stage.server.site(site, PATH));
        await awake(page, island);
        const flow = page.locator(`fc-island[data-island="${island}"]`);
        await flow.getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
        await page.keyboard.press('Enter');
        await flow.getByRole('button', { name: 'Fortsätt' }).first().waitFor();
        await flow.getByRole('button', { name: 'Fortsätt' }).first().click();
        await flow.getByRole('checkbox').first().waitFor();
        await page.waitForLoadState('networkidle');
        const { asleep, after, moved } = await reloaded(page, island);
        expect(asleep).toBe(after);
        expect(moved).toBeLessThan(0.1);
      });
    },
  );
