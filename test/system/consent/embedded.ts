import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, PHONE, visit } from '../browser';
import { gallery, host, requests, stage } from './choice';

/** The choice as another tab would change it. */
const refuseElsewhere = (page: Page) =>
  page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the test is the other tab
    document.cookie = 'consent=; path=/; max-age=0';
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** What others show in our pages. */
export function embedded(): void {
  describe('what others show in our pages', { tags: ['sweep'] }, () => {
    test('C-284, C-503: a film is asked of its provider on a click, never before, also with consent', async () => {
      await visit(stage().browser, { consent: ['external'] }, async (page) => {
        const films: string[] = [];
        await page.context().route(/youtube/, (route) => {
          films.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
        });
        await page.goto(gallery('Video', 'With title and picture'));
        await page.waitForLoadState('networkidle');
        expect(films).toEqual([]);
        expect(await page.locator('main').textContent()).toContain('YouTube');
        await page.locator('a[data-show]').click();
        await expect.poll(() => films).toHaveLength(1);
        expect(films[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
        await refuseElsewhere(page);
        await page.locator('a[data-show]').waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
      });
    });

    test('C-029, V-450, V-452: a marketing form waits for a click, keeps its place, and is made anew 3 s after sending', async () => {
      await visit(stage().browser, { consent: [] }, async (page) => {
        await page.goto(gallery('MarketingForm', 'In the page'));
        const place = page.locator('[data-enhance="frame"]');
        await place.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const [height] = [(await place.boundingBox())?.height];
        expect(requests()).toEqual([]);
        expect(await place.textContent()).toContain(new URL(host().origin).host);
        await page.getByRole('button', { name: 'Visa formuläret' }).click();
        const form = page.frameLocator('iframe');
        await form.getByLabel('Namn').fill('Kim');
        expect((await place.boundingBox())?.height).toBe(height);
        const sandbox = await page.locator('iframe').getAttribute('sandbox');
        expect(sandbox?.split(' ').sort()).toEqual([
          'allow-forms',
          'allow-popups',
          'allow-popups-to-escape-sandbox',
          'allow-same-origin',
          'allow-scripts',
        ]);
        await form.getByRole('button', { name: 'Skicka' }).click();
        await form.getByText('Tack').waitFor();
        const sent = Date.now();
        await form.getByLabel('Namn').waitFor();
        const waited = Date.now() - sent;
        expect(waited).toBeGreaterThan(2500);
        expect(waited).toBeLessThan(4500);
        expect(await form.getByLabel('Namn').inputValue()).toBe('');
      });
    });

    test('V-451 as a pop-up: a button that stays, a dialog that Escape closes, the focus comes back', async () => {
      await visit(stage().browser, { consent: ['external'], viewport: PHONE }, async (page) => {
        await page.goto(gallery('MarketingForm', 'In a window, with a button'));
        const open = page.getByRole('button', { name: 'Ring mig' });
        await open.click();
        const dialog = page.getByRole('dialog', { name: 'Vi ringer upp' });
        await dialog.waitFor();
        await page.frameLocator('iframe').getByLabel('Namn').waitFor();
        expect(await axeFaults(page, ['frame-tested'])).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
      });
    });

    test('with consent a form is there without a click, and goes when consent is withdrawn', async () => {
      await visit(stage().browser, { consent: ['external'] }, async (page) => {
        await page.goto(gallery('ThirdPartyForm', 'By its id'));
        await page.frameLocator('iframe').getByLabel('Namn').waitFor();
        await refuseElsewhere(page);
        await page.getByRole('button', { name: 'Visa formuläret' }).waitFor();
        expect(await page.locator('iframe').count()).toBe(0);
      });
    });

    test('without a script a plain link leads to the form', async () => {
      await visit(stage().browser, { javaScript: false }, async (page) => {
        await page.goto(gallery('MarketingForm', 'In a window, with a button'));
        const link = page.locator(`a[href="${host().origin}/form/callback"]:visible`);
        expect(await link.textContent()).toBe('Ring mig');
        expect(await page.getByRole('button', { name: 'Ring mig' }).isVisible()).toBe(false);
      });
    });
  });
}
