import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { on } from './price';

/** Without a script, and the panel they stand in. */
export function panel(): void {
  test('without script there are the bars and two numbers, each of which is sent once', async () => {
    await on('?car_price=100000-400000', { javaScript: false }, async (price, page) => {
      expect(await price.facet.locator('svg').first().isVisible()).toBe(true);
      expect(await price.facet.getByRole('slider').count()).toBe(0);
      await price.box('to').fill('350 000');
      await price.box('to').press('Enter');
      await page.waitForURL(/car_price\.to=350/);
      const names = [...new URL(page.url()).searchParams.keys()].filter((name) =>
        name.startsWith('car_price'),
      );
      expect(names).toEqual(['car_price.from', 'car_price.to']);
      expect(await price.numbers()).toEqual([100_000, 350_000]);
      expect(await page.locator('[data-part="results"] a', { hasText: /^Pris / }).count()).toBe(1);
    });
  });

  describe('the panel of filters', () => {
    const filters = (page: Page) => page.locator('[data-part="filters"]');
    const toggle = (page: Page) => page.locator('[data-part="toggle"]');
    const opener = (page: Page) => page.locator('[data-part="summary"]');

    test('V-088, V-090, V-091: stands beside the cards, can be put away, and the tab remembers it', async () => {
      await on('', {}, async (_, page) => {
        const place = async () => (await page.locator('[data-part="drawer"]').boundingBox())?.y ?? -1;
        const widthOf = async () => (await page.locator('[data-part="cards"]').boundingBox())?.width ?? 0;
        const [wide, top] = [await widthOf(), await place()];
        await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
        expect(top).toBeGreaterThan(200);
        expect(await place()).toBeLessThan(100);
        expect(await filters(page).isVisible()).toBe(true);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

        await toggle(page).click();
        expect(await filters(page).isVisible()).toBe(false);
        expect(await widthOf()).toBeGreaterThan(wide + 200);
        expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
        await page.reload();
        await filters(page).waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => Object.values(sessionStorage))).toContain('true');
        await toggle(page).click();
        expect(await filters(page).isVisible()).toBe(true);
        expect(await widthOf()).toBe(wide);
      });
      // Another tab knows nothing of it.
      await on('', {}, async (_, page) => expect(await filters(page).isVisible()).toBe(true));
    });

    test('V-087, V-089, V-492: is a drawer on smaller screens, which Escape, cross and ground close', async () => {
      const options = { viewport: { width: 900, height: 800 }, expected: [/car_fuel=El/, /ERR_FAILED/] };
      await on('?car_brand=Volvo', options, async (_, page) => {
        expect(await filters(page).isVisible()).toBe(false);
        expect(await toggle(page).isVisible()).toBe(false);
        await opener(page).click();
        await filters(page).waitFor();
        await page.keyboard.press('Escape');
        await filters(page).waitFor({ state: 'hidden' });
        await opener(page).click();
        await page.mouse.click(800, 400);
        await filters(page).waitFor({ state: 'hidden' });
        await opener(page).click();
        await page.locator('[data-part="clear"] a').click();
        await page.waitForFunction(() => location.search === '');
        await opener(page).click();
        await filters(page).waitFor({ state: 'hidden' });

        // Filters and order stay at hand; asking for what is shown is no place to come back to.
        await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
        expect((await opener(page).boundingBox())?.y ?? -1).toBeLessThan(20);
        const entries = await page.evaluate(() => history.length);
        await opener(page).click();
        await page.locator('[data-part="apply"]').click();
        await filters(page).waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => history.length)).toBe(entries);

        // A failure is not said where the drawer covers it.
        await page.route(/car_fuel=El/, (route) => route.abort());
        await opener(page).click();
        await filters(page).locator('input[value="El"]').check();
        await page.locator('[data-part="error"]').waitFor();
        expect(await filters(page).isVisible()).toBe(false);
        expect(await opener(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
      });
    });
  });
}
