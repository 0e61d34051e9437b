import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, NARROW, visit } from '../browser';
import { button, flow, open, PATH, signIn, stage } from './flow';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** By keyboard, at 320 pixels, and without JavaScript. */
export function accessible(): void {
  test('the date grid goes by keys: arrows, Home, End, Page keys', { tags: ['sweep'] }, async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      await open(page);
      await signIn(page, 'ktr482');
      await button(page, 'Boka hjulskifte').click();
      const active = page.locator('[role="gridcell"][tabindex="0"]');
      await active.focus();
      const date = () => active.getAttribute('id').then((id) => id?.slice(-10) ?? '');
      const first = await date();
      const later = (days: number) =>
        new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
      await page.keyboard.press('ArrowRight');
      await expect.poll(date).toBe(later(1));
      await page.keyboard.press('ArrowDown');
      await expect.poll(date).toBe(later(8));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(date).toBe(first);
      await page.keyboard.press('End');
      await expect.poll(async () => new Date(await date()).getUTCDay()).toBe(0);
      const [year = 0, month = 0] = (await date()).split('-').map(Number);
      const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
      await page.keyboard.press('PageDown');
      await expect.poll(async () => (await date()).slice(0, 7)).toBe(nextMonth);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
    });
  });

  test('W-485: at 320 pixels nothing sticks out, in both languages; nothing is asked while nothing is touched', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage().browser, { viewport: NARROW }, async (page) => {
      const calls: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().includes('/api/tirehotel') && calls.push(request.url())),
      );
      for (const prefix of ['', '/en']) {
        await open(page, '', 'automotive-se', `${prefix}/dack-och-biltillbehor/dackhotell`);
        expect(await sideways(page)).toBe(0);
      }
      expect(await flow(page).getByRole('textbox').first().inputValue()).toBe('');
      await page.getByRole('button', { name: 'Search', exact: true }).last().waitFor();
      expect(calls).toEqual([]);
    });
  });

  test('without JavaScript there is a number to call and a form to be called back', async () => {
    await visit(stage().browser, { javaScript: false, expected: [/\.js csp$/] }, async (page) => {
      await page.goto(stage().server.site('carstore-se', PATH));
      await page.getByText('Däckhotellets inloggning behöver JavaScript').waitFor();
      expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
      expect(await page.locator('fc-island').first().isVisible()).toBe(false);
    });
  });
}
