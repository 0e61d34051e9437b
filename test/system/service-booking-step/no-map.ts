import { expect, test } from 'vitest';
import { visit } from '../browser';
import { API, cards, expected, open, stage, stored, toggleOf } from './step';

/** A map that fails. */
export function noMap(): void {
  test('W-163 W-203: a map that fails is logged and nothing else; without the workshop’s prices the medians stay', {
    tags: ['sweep'],
  }, async () => {
    await visit(
      stage().browser,
      { expected: [...expected, /map\/picture|ERR_FAILED|\/prices\//] },
      async (page) => {
        await page.route('**/api/map/**', (route) => route.abort());
        const requests = await open(page);
        await expect.poll(() => cards(page).count()).toBe(5);
        await expect.poll(() => requests.includes('POST /api/browser-warnings')).toBe(true);
        await page.route(`${API}/prices/**`, (route) => route.fulfill({ status: 500, json: {} }));
        await toggleOf(page, 2).click();
        const prices = page.waitForResponse(/\/prices\//);
        await page.getByRole('button', { name: '07:30 måndag 1 mars' }).click();
        await page.getByRole('heading', { name: 'Vald tid: 1 mars 2027 07:30' }).waitFor();
        await prices;
        expect(await stored(page)).toMatchObject({ services: { oil: { price: 1200 } } });
        expect(await page.locator('[data-step="4"] input[name="name"]').isVisible()).toBe(true);
      },
    );
  });
}
