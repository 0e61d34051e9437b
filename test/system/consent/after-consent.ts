import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { visit } from '../browser';
import { dataLayer, gallery, home, requests, settings, stage, stored } from './choice';

const pageViews = async (page: Page): Promise<readonly unknown[]> =>
  ((await dataLayer(page)) ?? []).filter((entry) => JSON.stringify(entry).includes('"page_view"'));

/** What is measured once it is allowed. */
export function afterConsent(): void {
  describe('after consent', () => {
    const view = (page_name: string, language: string) => ({
      event: 'page_view',
      channel: 'WEB',
      currency: 'USD',
      page_name,
      variant_id: 'default',
      language,
    });

    test('C-051, C-481, C-482, C-483, C-484, C-485: all denied first, then the choice, the container, one page view', async () => {
      await visit(stage().browser, { consent: 'unasked' }, async (page) => {
        await page.goto(home());
        await page.getByRole('button', { name: 'Godkänn alla' }).click();
        await expect.poll(requests).toContain('/collect?what=page_view');
        const layer = await dataLayer(page);
        const granted = expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' });
        expect(layer).toEqual([
          [
            'consent',
            'default',
            expect.objectContaining({ ad_storage: 'denied', security_storage: 'denied' }),
          ],
          ['consent', 'update', granted],
          { event: 'gtm.js', 'gtm.start': expect.any(Number) },
          view('home', 'sv'),
        ]);
        expect(requests()[0]).toBe('/gtm.js?id=GTM-TEST123');
        await page.goto(home('/en'));
        await expect.poll(() => pageViews(page)).toEqual([view('home', 'en')]);
      });
    });

    test('C-486 one view per page, one more when the browser brings the page back, none in the gallery', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
        await page.goto(home('/kontakt'));
        await expect.poll(() => pageViews(page)).toEqual([view('kontakt', 'sv')]);
        await page.getByRole('button', { name: 'Inställningar för kakor' }).click();
        await settings(page).getByRole('button', { name: 'Godkänn alla' }).click();
        await settings(page).waitFor({ state: 'hidden' });
        expect(await pageViews(page)).toHaveLength(1);
        await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
        await expect.poll(() => pageViews(page)).toHaveLength(2);
        await page.goto(gallery('Spacer', 'Large, dark'));
        await page.waitForLoadState('networkidle');
        expect(await dataLayer(page)).toBeNull();
      });
    });

    test('C-487, C-488: a search of the hero is told by the page that it leads to, exactly as typed, once', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: ['analytics'] }, async (page) => {
        await page.goto(home());
        await expect.poll(() => pageViews(page)).toHaveLength(1);
        await page.locator('main input[type="search"]').first().fill('volvo å ');
        await Promise.all([page.waitForURL(/keyphrase=/), page.keyboard.press('Enter')]);
        const search = { event: 'search', search_type: 'start page', search_term: 'volvo å ' };
        await expect.poll(async () => (await dataLayer(page))?.slice(-1)).toEqual([search]);
        expect((await dataLayer(page))?.at(-2)).toMatchObject({ event: 'page_view' });
        await page.reload();
        await expect.poll(() => pageViews(page)).toHaveLength(1);
        expect(JSON.stringify(await dataLayer(page))).not.toContain('start page');
        expect(await stored(page)).toMatchObject({ local: 0, session: 0 });
      });
    });

    test('without consent a search leaves no trace', { tags: ['sweep'] }, async () => {
      await visit(stage().browser, { consent: ['marketing', 'external'] }, async (page) => {
        await page.goto(home());
        await page.locator('main input[type="search"]').first().fill('volvo å');
        await Promise.all([page.waitForURL(/keyphrase=/), page.keyboard.press('Enter')]);
        await page.waitForLoadState('networkidle');
        expect(JSON.stringify(await dataLayer(page))).not.toContain('volvo');
        expect(await stored(page)).toMatchObject({ local: 0, session: 0 });
      });
    });

    test('C-051 a site without a container loads none, whatever the visitor agrees to', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { consent: ['analytics', 'marketing', 'external'] }, async (page) => {
        await page.goto(home('/', 'smart-se'));
        await expect.poll(() => pageViews(page)).toHaveLength(1);
        expect(await page.content()).not.toContain('GTM-');
        expect(requests()).toEqual([]);
      });
    });
  });
}
