import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, PHONE, settled, visit } from '../browser';
import {
  cardOf,
  cards,
  expected,
  FIVE,
  open,
  stage,
  stored,
  stream,
  streams,
  toggleOf,
  workshop,
} from './step';

const [IN_ORDER, BY_TIME] = [
  [1, 2, 3, 4, 5],
  [4, 2, 1, 5, 3],
];
const markers = (page: Page) => page.locator('[data-marker="place"]');
const numbers = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => Number(/^10(\d+)/.exec(card.dataset.workshop ?? '')?.[1])),
  );

/** The list of workshops. */
export function workshops(): void {
  describe('the list of workshops', () => {
    test('W-038 W-042 W-043 W-044 W-052 W-061 W-062 W-158 W-164 W-165 W-175 W-204 W-205: skeletons, order, markers, more', async () => {
      await visit(stage().browser, { expected, viewport: DESKTOP }, async (page) => {
        let answer: () => void = () => undefined;
        const ready = new Promise<void>((resolve) => {
          answer = resolve;
        });
        const more = [workshop(6, '2027-03-05T09:00:00'), { nosites: true }];
        const requests = await open(page, {
          async closest(route) {
            await ready;
            const isMore = route.request().url().includes('cursor=105.40');
            await route.fulfill(stream(isMore ? more : FIVE));
          },
        });
        await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(5);
        expect(await page.locator('ul[aria-busy="true"]').count()).toBe(1);
        expect(await page.locator('[data-more]').isDisabled()).toBe(true);
        const before = await page.locator('[data-skeleton]').first().boundingBox();
        answer();
        await expect.poll(() => cards(page).count()).toBe(5);
        // A card is about as large as what stood for it.
        const after = await cardOf(page, 1).boundingBox();
        expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(24);
        expect(await numbers(page)).toEqual(IN_ORDER);
        expect(streams(requests)).toHaveLength(1);
        expect(streams(requests)[0]).toContain('regNo=ABC123&serviceOfferings=oil,ac');

        await page.getByLabel('Första lediga tid').check();
        expect(await numbers(page)).toEqual(BY_TIME);
        await page.getByLabel('Närmast mig').check();
        expect(await numbers(page)).toEqual(IN_ORDER);
        expect(await markers(page).count()).toBe(5);
        await page.locator('[data-more]').click();
        await expect.poll(() => cards(page).count()).toBe(6);
        expect(await markers(page).count()).toBe(6);
        expect(await page.locator('[data-more]').isDisabled()).toBe(true);
        expect(streams(requests)).toHaveLength(2);

        const map = page.locator('[data-workshop-map]');
        expect(await map.getAttribute('data-map-zoom')).toBe('12');
        // By keyboard: the marker comes into view, opens, and leads to the times.
        const marker = page.getByRole('button', { name: 'Nordhem 4, Gatan 4, 111 11 Stockholm' });
        await marker.focus();
        await page.keyboard.press('Enter');
        const popup = page.locator('[data-popup]');
        expect(await popup.innerText()).toMatch(
          /Nordhem 4\s+Gatan 4, 111 11 Stockholm\s+Första lediga tid: 5 mars 07:30/,
        );
        expect(await map.getAttribute('data-map-zoom')).toBe('15');
        await page.keyboard.press('Escape');
        expect(await marker.evaluate((each) => each === document.activeElement)).toBe(true);
        for (const step of [16, 17]) {
          await page.getByRole('button', { name: 'Zooma in kartan' }).click();
          expect(await map.getAttribute('data-map-zoom')).toBe(String(step));
        }
        await marker.click();
        expect(await map.getAttribute('data-map-zoom')).toBe('17');
        expect(await axeFaults(page)).toEqual([]);
        await popup.getByRole('button', { name: 'Visa tillgängliga tider' }).click();
        await page.locator('[data-picker="104.40"]').waitFor();
        expect(await toggleOf(page, 4).getAttribute('aria-expanded')).toBe('true');
        await settled(page);
        expect(await toggleOf(page, 4).evaluate((each) => each === document.activeElement)).toBe(true);
        // The page scrolls to it, which takes its time.
        await expect
          .poll(async () => {
            const at = await cardOf(page, 4).boundingBox();
            return at !== null && at.y >= 0 && at.y < DESKTOP.height;
          })
          .toBe(true);
      });
    });

    test('W-169 W-171 W-183 W-201 W-202: errors end it, nothing reconnects, a position is as one likes', {
      tags: ['sweep'],
    }, async () => {
      await visit(
        stage().browser,
        { expected: [...expected, /closestAvailable/], viewport: PHONE, consent: ['analytics'] },
        async (page) => {
          let answer = (route: Route) => route.fulfill(stream(FIVE.slice(0, 3)));
          const requests = await open(page, { closest: (route) => answer(route) });
          // The connection ends before all have come.
          await page.getByText('Förbindelsen bröts').waitFor();
          expect(await cards(page).count()).toBe(3);
          await page.waitForTimeout(500);
          expect(streams(requests)).toHaveLength(1);
          await expect.poll(() => requests).toContain('POST /api/browser-warnings');
          answer = (route) => route.fulfill(stream([{ error: 'service-unavailable' }]));
          await page.getByRole('button', { name: 'Försök igen' }).click();
          await page.getByText('Vi kan ej hitta några anläggningar som passar dig').waitFor();
          expect(await cards(page).count()).toBe(3);
          expect(streams(requests).at(-1)).toContain('cursor=103.40');
          expect(await page.locator('[data-no-workshops] a').getAttribute('href')).toMatch(
            /^mailto:\S+@\S+$/,
          );

          const events = () =>
            page.evaluate(() =>
              (window.dataLayer ?? []).filter(
                (each) =>
                  typeof each === 'object' &&
                  each !== null &&
                  'event' in each &&
                  each.event === 'event_error',
              ),
            );
          await expect.poll(events).toHaveLength(1);
          expect(await events()).toMatchObject([
            { error_code: 'error_workshop', error_text: 'no workshop available' },
          ]);

          // Geolocation is not given to this browser: the flow goes on, by a town.
          await page.getByRole('button', { name: 'Använd min position' }).click();
          await page.getByText('Sök på en ort i stället').waitFor();
          answer = (route) => route.fulfill(stream(FIVE));
          const box = page.getByLabel('Sök ort');
          await box.fill('ma');
          await page.waitForTimeout(300);
          expect(await page.getByRole('option').count()).toBe(0);
          await box.pressSequentially('lm');
          await page.getByRole('option', { name: 'Malmö' }).click();
          await page.getByText('Verkstäder nära Malmö').waitFor();
          await expect.poll(() => cards(page).count()).toBe(5);
          expect(streams(requests).at(-1)).toMatch(/latitude=55\.\d+&longitude=1[23]\.\d+$/);
          expect(await stored(page)).toMatchObject({ region: 'Malmö', lat: expect.closeTo(55.6, 0) });
          expect(await cardOf(page, 1).innerText()).toMatch(/\d\skm bort/);
        },
      );
    });
  });
}
