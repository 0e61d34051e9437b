import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NARROW, PHONE, settled, visit } from '../browser';
import { openBrowser } from '../chromium';
import { MEGA } from '../menus';
import { example, expanded, focused, onSite, press, stage } from './keys';

/** The menu of a phone. */
export function phone(): void {
  describe('the menu of a phone', () => {
    const inert = (page: Page, area: 'main' | 'footer') =>
      page.evaluate((name) => document.querySelector<HTMLElement>(`body > ${name}`)?.inert, area);
    const button = (page: Page) => page.locator('[data-menu-button]');
    const isOpen = (page: Page) =>
      page.locator('[data-mobile-menu]').evaluate((menu) => menu.matches(':popover-open'));
    const front = (page: Page) => page.locator('[popover]:popover-open').last();
    const drill = (page: Page, name: string) =>
      front(page).getByRole('button', { name, exact: true }).click();

    test.each([PHONE, NARROW])(
      'C-079 one button opens and closes it, by finger and by keys: %o',
      async (viewport) => {
        await example(MEGA, { viewport }, async (page) => {
          const states = async () => [await isOpen(page), await expanded(button(page))];
          expect(await states()).toEqual([false, 'false']);
          for (const act of [
            () => button(page).click(),
            () => press(page, 'Enter'),
            () => press(page, 'Space'),
          ]) {
            await act();
            expect(await states()).toEqual([true, 'true']);
            await act();
            expect(await states()).toEqual([false, 'false']);
          }
        });
      },
    );

    test('C-080, C-081, N11 levels take each other’s place; back gives the focus to where it was', async () => {
      await example(MEGA, { viewport: PHONE, reducedMotion: 'reduce' }, async (page) => {
        const reachable = () =>
          page.evaluate(() => {
            const all = [...document.querySelectorAll<HTMLElement>('[data-mobile-menu] :is(a, button)')];
            const free = all.filter((each) => each.checkVisibility() && each.closest('[inert]') === null);
            return free.map((each) => each.textContent);
          });
        await button(page).click();
        expect(await reachable()).toContain('Jobba hos oss');
        await drill(page, 'Köp bil');
        expect(await focused(page)).toBe('Tillbaka');
        expect(await reachable()).toEqual([
          'Tillbaka',
          'Köp bil',
          'Drivmedel',
          'Bilar i lager',
          'Finansiering',
          'Kampanjer',
        ]);
        await drill(page, 'Bilar i lager');
        expect(await reachable()).toEqual([
          'Tillbaka',
          'Bilar i lager',
          'Nya bilar',
          'Begagnade bilar',
          'Demobilar',
        ]);
        await drill(page, 'Begagnade bilar');
        expect(await reachable()).toEqual(['Tillbaka', 'Begagnade bilar', 'Under 100 000 kr', 'Med garanti']);
        await press(page, 'Enter');
        await expect.poll(() => focused(page)).toBe('Begagnade bilar');
        await front(page).getByRole('button', { name: 'Tillbaka' }).first().click();
        await expect.poll(() => focused(page)).toBe('Bilar i lager');
        await front(page).getByRole('button', { name: 'Tillbaka' }).first().click();
        await expect.poll(() => focused(page)).toBe('Köp bil');
        expect(await reachable()).toContain('Jobba hos oss');
        await press(page, 'Escape');
        await expect.poll(() => focused(page)).toBe('Meny');
        await expect.poll(reachable, { message: 'nothing of a closed menu' }).toEqual([]);
      });
    });

    test('N11 the page behind it does not scroll and is out of reach, and comes back as it was', async () => {
      await onSite('/kop-bil', { viewport: PHONE }, async (page) => {
        await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
        const box = await button(page).boundingBox();
        // By the mouse itself: the driver's click would scroll first.
        const click = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
        await click();
        await page.locator('[data-mobile-menu]:popover-open').waitFor();
        await page.mouse.move(200, 500);
        await page.mouse.wheel(0, 600);
        await settled(page);
        expect(await page.evaluate(() => scrollY)).toBe(30);
        expect([await inert(page, 'main'), await inert(page, 'footer')]).toEqual([true, true]);
        await click();
        await expect.poll(() => inert(page, 'main')).toBe(false);
        expect(await page.evaluate(() => scrollY)).toBe(30);
        await page.mouse.move(200, 500);
        await page.mouse.wheel(0, 600);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
      });
    });

    test('C-082 a link to a place on the same page closes it', async () => {
      await example(MEGA, { viewport: PHONE }, async (page) => {
        await button(page).click();
        const link = front(page).getByRole('link', { name: 'Däck och tillbehör' });
        await link.evaluate((element) => element.setAttribute('href', '#main'));
        await link.click();
        await expect.poll(() => isOpen(page)).toBe(false);
      });
    });

    test('C-082, C-094 it is closed on the next page, and when the browser brings this one back from memory', async () => {
      const browser = await openBrowser({ keepsPages: true });
      try {
        await visit(browser, { viewport: PHONE }, async (page) => {
          await page.goto(stage().server.site('automotive-se', '/kop-bil'));
          await page.locator('[data-navigation][data-ready]').waitFor();
          await page.evaluate(() => {
            addEventListener('pageshow', ({ persisted }) => {
              document.documentElement.dataset.persisted = String(persisted);
            });
          });
          await button(page).click();
          await front(page).getByRole('link', { name: 'Anläggningar' }).click();
          await page.waitForURL(/anlaggningar/);
          await page.locator('[data-navigation][data-ready]').waitFor();
          expect(await isOpen(page)).toBe(false);
          await page.goBack({ waitUntil: 'commit' });
          await page.locator('html[data-persisted]').waitFor();
          expect(await page.locator('html').getAttribute('data-persisted')).toBe('true');
          expect(await isOpen(page)).toBe(false);
          expect(await inert(page, 'main')).toBe(false);
        });
      } finally {
        await browser.close();
      }
    });
  });
}
