import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, NARROW, PHONE, visit } from '../browser';
import { cards, expected, open, STORE, stage, stored, streams, toggleOf, weekOf, workshop } from './step';

const timeslots = (requests: readonly string[]) => requests.filter((each) => each.includes('/timeslots/'));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

/** The times of a workshop. */
export function times(): void {
  describe('the times of a workshop', () => {
    test('W-049 W-050 W-063 W-065 W-066 W-070 W-077 W-078 W-079 W-080 W-082 G9 G10 G11: seven days under tabs, by keyboard', {
      tags: ['sweep'],
    }, async () => {
      // A browser on the other side of the ocean, just before midnight there.
      const zone = { timezoneId: 'America/New_York' };
      await visit(stage().browser, { expected, viewport: DESKTOP, ...zone }, async (page) => {
        const requests = await open(page, { now: new Date('2027-03-02T04:30:00Z') });
        await toggleOf(page, 5).focus();
        await page.keyboard.press('Enter');
        await tab(page, '15–21 mar').waitFor();
        expect(await toggleOf(page, 5).innerText()).toBe('Stäng tider');
        await expect
          .poll(() => timeslots(requests)[0] ?? '')
          .toContain('/ABC123/105.40/2027-03-15T00:00:00/?serviceOfferings=oil,ac');
        const picker = page.locator('[data-picker]');
        const days = picker.locator('[data-day]');
        await picker.locator('[data-slot]').first().waitFor();
        const places = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top));
        expect(places).toHaveLength(7);
        expect(new Set(places).size).toBe(1);
        const colours = await days
          .locator('[data-day-head]')
          .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).color));
        expect(new Set(colours.slice(0, 5)).size).toBe(1);
        expect(colours[5]).not.toBe(colours[0]);
        expect(colours[6]).toBe(colours[5]);
        expect(await days.nth(5).innerText()).toMatch(/helg/i);

        const tabs = picker.locator('[role="tab"]');
        const seen = () =>
          tabs.evaluateAll(
            (all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
          );
        const [previous, next] = [
          picker.getByRole('button', { name: 'Föregående vecka' }),
          picker.getByRole('button', { name: 'Nästa vecka' }),
        ];
        expect([await tabs.count(), await seen(), await previous.isDisabled()]).toEqual([4, 4, true]);
        const counts: number[] = [];
        for (let step = 0; step < 5; step++) {
          await next.click();
          counts.push(await tabs.count());
        }
        expect(counts).toEqual([8, 8, 12, 12, 12]);
        expect([await seen(), await previous.isDisabled()]).toEqual([4, false]);
        expect(await axeFaults(page)).toEqual([]);

        // One tab stop; arrows open at once, Home the first week.
        const selected = picker.locator('[role="tab"][aria-selected="true"]');
        await selected.focus();
        await page.keyboard.press('Home');
        await expect.poll(() => selected.innerText()).toBe('15–21 mar');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => selected.innerText()).toBe('22–28 mar');
        await expect.poll(() => selected.evaluate((each) => each === document.activeElement)).toBe(true);
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => selected.innerText()).toBe('29 mar–4 apr');
        const panel = picker.getByRole('tabpanel');
        expect(await panel.getAttribute('aria-labelledby')).toBe(await selected.getAttribute('id'));
        await expect.poll(() => days.first().getAttribute('data-day')).toBe('2027-03-29');
        await expect.poll(() => selected.evaluate((each) => each === document.activeElement)).toBe(true);
        // From the tabs on to the panel and to the first time, which is named with its day.
        for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
        const slot = picker.getByRole('button', { name: '07:30 måndag 29 mars' });
        expect(await slot.evaluate((each) => each === document.activeElement)).toBe(true);
        expect(await slot.getAttribute('aria-pressed')).toBe('false');
      });
    });

    test('W-055 W-056 W-057 W-076 W-083 W-159 W-160 W-162 W-197: a time is held, shown, and given back', {
      tags: ['sweep'],
    }, async () => {
      await visit(stage().browser, { expected, viewport: DESKTOP }, async (page) => {
        const requests = await open(page);
        await toggleOf(page, 2).click();
        await page.getByRole('button', { name: 'Heldag onsdag 3 mars' }).click();
        await page.getByRole('heading', { name: 'Vald tid: 3 mars 2027 08:00' }).waitFor();
        expect(await stored(page)).toMatchObject({
          location: { departmentId: '102.40' },
          bookingInfo: { location: { departmentId: '102.40' }, timeSlot: '2027-03-03T08:00', allDay: true },
          hold: { holdId: 'hold-1' },
        });
        const chosen = page.locator('[data-chosen-workshop]');
        expect((await chosen.getByRole('img', { name: 'Karta över Nordhem 2' }).boundingBox())?.height).toBe(
          150,
        );
        const heading = chosen.getByRole('heading', { name: /^Vald tid: / });
        await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
        expect(await chosen.locator('[data-hold]').innerText()).toMatch(
          /Tiden är reserverad för dig i (09:5\d|10:00)/,
        );
        await expect
          .poll(() => requests)
          .toContain('GET /api/mechmate/prices/ABC123/1/102.40?serviceOfferings=oil,ac&date=2027-03-03');
        await expect.poll(async () => (await stored(page)).services.oil.price).toBe(990);
        expect(await cards(page).count()).toBe(0);
        expect(await axeFaults(page)).toEqual([]);

        await page.reload();
        await chosen.waitFor();
        expect(streams(requests)).toHaveLength(1);
        await page.locator('[data-change]').click();
        await expect.poll(() => cards(page).count()).toBe(5);
        await expect.poll(() => requests).toContain('POST /api/mechmate/holds/hold-1/release');
        expect(await stored(page)).toMatchObject({
          location: null,
          bookingInfo: { location: null, timeSlot: null },
          services: { oil: { price: 1200 } },
        });
      });
    });

    test('W-187 W-188 W-189: no answer leaves the days as they were, a refusal leaves none; a lost time has others', {
      tags: ['sweep'],
    }, async () => {
      const own = [...expected, /timeslots|\/holds/, /ERR_FAILED/];
      await visit(stage().browser, { expected: own, viewport: DESKTOP }, async (page) => {
        const requests = await open(page, {
          times: (route, monday) => {
            if (monday === '2027-03-08') return route.abort();
            return monday === '2027-03-01'
              ? route.fulfill({ json: weekOf(monday) })
              : route.fulfill({ status: 500, json: {} });
          },
          hold: (route) =>
            route.fulfill({
              status: 409,
              json: {
                code: 'slot-taken',
                message: 'Tiden är tagen.',
                alternatives: [{ date: '2027-03-02', time: '09:30' }],
              },
            }),
        });
        await toggleOf(page, 4).click();
        const picker = page.locator('[data-picker]');
        const first = picker.getByRole('button', { name: '07:30 fredag 5 mars' });
        await first.waitFor();
        await picker.getByRole('button', { name: 'Nästa vecka' }).click();
        await page.getByText('Tiderna kunde inte hämtas').waitFor();
        expect(await picker.locator('[data-spinner]').count()).toBe(0);
        expect(await first.isVisible()).toBe(true);
        await expect.poll(() => requests).toContain('POST /api/browser-warnings');
        await tab(page, '15–21 mar').click();
        await expect.poll(() => picker.getByText('Inga lediga tider').count()).toBe(7);
        expect(await picker.locator('[data-spinner]').count()).toBe(0);

        await tab(page, '1–7 mar').click();
        await first.click();
        await page.getByText('Tiden 5 mars 2027 07:30 hann någon annan ta').waitFor();
        expect(await page.getByRole('button', { name: 'tisdag 2 mars 09:30' }).isVisible()).toBe(true);
        await expect
          .poll(() => timeslots(requests).filter((each) => each.includes('2027-03-01')).length)
          .toBe(2);
        expect(await cards(page).count()).toBe(5);
      });
    });

    test('W-068 W-069 W-183: on a phone the days stand below each other, with arrows, at 320 pixels too', {
      tags: ['sweep'],
    }, async () => {
      for (const viewport of [PHONE, NARROW]) {
        await visit(stage().browser, { expected, viewport, hasTouch: true }, async (page) => {
          const requests = await open(page);
          await toggleOf(page, 2).tap();
          const picker = page.locator('[data-picker]');
          await picker.locator('[data-slot]').first().waitFor();
          const tops = await picker
            .locator('[data-day]')
            .evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top));
          expect([...tops].sort((a, b) => a - b)).toEqual(tops);
          expect(new Set(tops).size).toBe(7);
          expect(await picker.locator('[role="tab"]').first().isVisible()).toBe(false);
          const [previous, next] = [
            picker.getByRole('button', { name: 'Föregående vecka' }),
            picker.getByRole('button', { name: 'Nästa vecka' }),
          ];
          expect(await previous.isDisabled()).toBe(true);
          await next.tap();
          await picker.locator('[data-day="2027-03-08"]').waitFor();
          await previous.tap();
          await picker.locator('[data-day="2027-03-01"]').waitFor();
          expect(timeslots(requests).filter((each) => each.includes('2027-03-08'))).toHaveLength(1);
          expect(
            await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          ).toBe(0);
          if (viewport === NARROW) expect(await axeFaults(page)).toEqual([]);
        });
      }
    });

    test('a hold that runs out says so, and the time can be held again', { tags: ['sweep'] }, async () => {
      await visit(stage().browser, { expected, viewport: PHONE }, async (page) => {
        await page.clock.install({ time: new Date('2027-03-02T08:00:00Z') });
        const location = { ...workshop(1, '2027-03-08T07:00:00') };
        const bookingInfo = { location, timeSlot: '2027-03-08T07:30', allDay: false };
        const hold = { holdId: 'hold-0', expiresAt: '2027-03-02T08:02:30.000Z' };
        await open(
          page,
          {
            now: null,
            hold: (route) =>
              route.fulfill({
                status: 201,
                json: { holdId: 'hold-2', expiresAt: '2027-03-02T08:20:00.000Z' },
              }),
          },
          { ...STORE, location, bookingInfo, hold },
        );
        await page.getByText('Tiden är reserverad för dig i 02:').waitFor();
        await page.clock.runFor(45_000);
        await page
          .getByText('Tiden är reserverad för dig i två minuter till.')
          .waitFor({ state: 'attached' });
        await page.clock.runFor(120_000);
        await page.getByText('Reservationen har gått ut').waitFor();
        expect(await stored(page)).toMatchObject({
          hold: null,
          bookingInfo: { timeSlot: '2027-03-08T07:30' },
        });
        await page.getByRole('button', { name: 'Reservera tiden igen' }).click();
        await page.locator('[data-hold]').waitFor();
        expect(await stored(page)).toMatchObject({ hold: { holdId: 'hold-2' } });
      });
    });
  });
}
