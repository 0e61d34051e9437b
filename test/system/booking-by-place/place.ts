import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, visit } from '../browser';
import { button, calls, field, flow, stage, toList } from './flow';

/**
 * Leaves the box: whether its suggestions are there 200 and 600 ms later, by the page's own timers, which go off in this order on a
 * slow machine, too.
 */
const shownAfterLeaving = (box: HTMLElement | SVGElement): Promise<{ soon: boolean; later: boolean }> => {
  const isShown = () =>
    [...document.querySelectorAll('[role=option]')].some((each) => each.checkVisibility());
  return new Promise((resolve) => {
    let soon = false;
    box.blur();
    setTimeout(() => {
      soon = isShown();
    }, 200);
    // What is to be drawn anew has been by the frame after.
    setTimeout(() => requestAnimationFrame(() => setTimeout(() => resolve({ soon, later: isShown() }))), 600);
  });
};

/** Towns, and the own position. */
export function place(): void {
  describe('the place', () => {
    const search = (page: Page) => field(page, 'place');
    const options = (page: Page) => flow(page).getByRole('option');

    test('W-431, W-432, W-457, W-458: towns of the country are suggested from three characters on, and go 300 ms after the box is left', async () => {
      await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
        await toList(page);
        const requests = calls(page);
        await search(page).click();
        await search(page).pressSequentially('Gö');
        await page.waitForTimeout(400);
        expect(await options(page).count()).toBe(0);
        await search(page).pressSequentially('teb');
        await options(page).filter({ hasText: 'Göteborg' }).first().waitFor();
        expect(await search(page).evaluate(shownAfterLeaving)).toEqual({ soon: true, later: false });
        await search(page).click();
        await page.keyboard.press('ArrowDown');
        await options(page).filter({ hasText: 'Göteborg' }).first().click();
        await flow(page).getByText('Verkstäder nära Göteborg').first().waitFor();
        await expect.poll(() => requests.filter((call) => call === 'departments/get').length).toBe(1);
        for (const elsewhere of ['Oslo', 'Berlin', 'Storgatan']) {
          await search(page).fill('');
          await search(page).pressSequentially(elsewhere);
          await page.waitForTimeout(400);
          const names = await options(page).allInnerTexts();
          expect(names.filter((name) => name.trim() === elsewhere)).toEqual([]);
        }
      });
    });

    test('W-381, W-459: the own position sorts the list and fills in the place', async () => {
      await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
        await page.context().grantPermissions(['geolocation']);
        await page.context().setGeolocation({ latitude: 59.86, longitude: 17.64 });
        await toList(page);
        await button(page, 'Använd min position').click();
        await expect.poll(() => search(page).inputValue()).toBe('Uppsala');
      });
    });

    test('W-466, W-467, W-468, W-469: a position that is not had says why in four ways, and the search stays', async () => {
      await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
        await toList(page);
        const announcements: string[] = [];
        for (const code of [99, 1, 2, 3, null]) {
          await page.evaluate((number) => {
            // As extensions have it that give no position to anybody.
            if (number === null) return Object.defineProperty(navigator, 'geolocation', { value: undefined });
            navigator.geolocation.getCurrentPosition = (_, fail) =>
              fail?.({
                code: number,
                message: '',
                PERMISSION_DENIED: 1,
                POSITION_UNAVAILABLE: 2,
                TIMEOUT: 3,
              });
          }, code);
          await button(page, 'Använd min position').click();
          const alert = flow(page).locator('[data-place] [role="alert"]');
          await expect.poll(() => alert.innerText()).not.toBe(announcements.at(-1) ?? '');
          announcements.push(await alert.innerText());
        }
        expect(new Set(announcements).size).toBe(4);
        expect(announcements.at(-1)).toBe(announcements[0]);
        await expect(search(page).isEnabled()).resolves.toBe(true);
      });
    });
  });
}
