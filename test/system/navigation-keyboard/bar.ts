import { describe, expect, test } from 'vitest';
import { MEGA, openPanel } from '../menus';
import { BUY, example, expanded, focused, onSite, press } from './keys';

/** The bar by keyboard. */
export function bar(): void {
  describe('the bar by keyboard', () => {
    test('N1, N2, N3, N4, N6, C-093 Enter and Space open and close, Tab goes through, Escape goes back', async () => {
      await example(MEGA, {}, async (page) => {
        const [buy, service] = [
          page.getByRole('button', { name: BUY, exact: true }),
          page.getByRole('button', { name: 'Service och verkstad', exact: true }),
        ];
        expect(await page.getByRole('link', { name: 'Köp bil', exact: true }).count()).toBe(1);
        await buy.focus();
        expect([await expanded(buy), await openPanel(page).count()]).toEqual(['false', 0]);
        for (const key of ['Enter', 'Space']) {
          await press(page, key);
          expect([await expanded(buy), await openPanel(page).count()]).toEqual(['true', 1]);
          await press(page, key);
          expect([await expanded(buy), await openPanel(page).count()]).toEqual(['false', 0]);
        }
        await press(page, 'Tab');
        expect(await focused(page), 'a closed panel is passed over').toBe('Service och verkstad');
        await press(page, 'Shift+Tab', 'Enter', 'Tab');
        expect(await focused(page)).toBe('Drivmedel');
        await press(page, 'Tab', 'Escape');
        expect([await focused(page), await expanded(buy)]).toEqual([BUY, 'false']);
        await press(page, 'Enter', 'Tab', 'End', 'Tab');
        expect(await focused(page)).toBe('Service och verkstad');
        expect(await expanded(buy), 'left by Tab').toBe('false');
        await buy.click();
        await service.click();
        expect([await expanded(buy), await expanded(service)]).toEqual(['false', 'true']);
      });
    });

    test('N5 arrow keys, Home and End move along the bar and inside a panel', async () => {
      await example(MEGA, {}, async (page) => {
        await page.getByRole('link', { name: 'Köp bil', exact: true }).focus();
        const after = async (key: string) => {
          await press(page, key);
          return focused(page);
        };
        expect(await after('ArrowLeft')).toBe('Köp bil');
        expect(await after('ArrowRight')).toBe(BUY);
        expect(await after('ArrowDown')).toBe('Service och verkstad');
        expect(await after('ArrowUp')).toBe(BUY);
        expect(await after('End')).toBe('Jobba hos oss');
        expect(await after('Home')).toBe('Köp bil');
        await press(page, 'ArrowRight', 'Enter');
        expect(await after('ArrowDown')).toBe('Drivmedel');
        expect(await after('ArrowRight')).toBe('Elbilar');
        expect(await after('ArrowUp')).toBe('Drivmedel');
        expect(await after('End')).toBe('Kampanjer');
        expect(await after('Home')).toBe('Drivmedel');
      });
    });

    test('N4 a panel that hovering has opened gives the focus to its button', async () => {
      await example(MEGA, {}, async (page) => {
        await page.locator('[data-menu-item]').first().hover();
        await openPanel(page).getByRole('link', { name: 'Nya bilar' }).focus();
        await press(page, 'Escape');
        await expect.poll(() => focused(page)).toBe(BUY);
      });
    });

    test('N9, C-093 Tab through the closed bar opens nothing and is no trap; the skip link leads past it', async () => {
      await onSite('/kop-bil', {}, async (page) => {
        const stops = await page.locator('header :is(a[href], button)').filter({ visible: true }).count();
        let presses = 0;
        for (; presses < stops + 5; presses += 1) {
          await press(page, 'Tab');
          expect(await openPanel(page).count()).toBe(0);
          if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break;
        }
        expect(presses).toBeLessThanOrEqual(stops + 1);
        await page.reload();
        await press(page, 'Tab', 'Enter', 'Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      });
    });

    test('N7, N10, C-094 a link leads on: new title, menus closed, the page begins at its top', async () => {
      await onSite('/kop-bil', {}, async (page) => {
        await page.getByRole('button', { name: BUY, exact: true }).focus();
        await press(page, 'Enter', 'Tab', 'Tab');
        const title = await page.title();
        await Promise.all([page.waitForURL(/kop-bil\/.+/), press(page, 'Enter')]);
        await page.locator('[data-navigation][data-ready]').waitFor({ state: 'attached' });
        expect(await page.title()).not.toBe(title);
        expect(await page.locator(':popover-open').count()).toBe(0);
        expect(await page.evaluate(() => [document.activeElement?.tagName, scrollY])).toEqual(['BODY', 0]);
        const here = page.locator('[data-desktop-menu] a[aria-current="page"]');
        expect(await here.first().getAttribute('href')).toBe(new URL(page.url()).pathname);
      });
    });
  });
}
