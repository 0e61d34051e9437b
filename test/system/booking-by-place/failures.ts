import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, visit } from '../browser';
import {
  API,
  answering,
  button,
  calls,
  dates,
  flow,
  focused,
  freeDay,
  json,
  open,
  stage,
  stored,
  toAnsweredSummary,
  toCar,
  toList,
  toPlace,
} from './flow';

/** What goes wrong, and loses nothing. */
export function failures(): void {
  describe('what goes wrong', () => {
    const fault = { viewport: DESKTOP, expected: [/\b(500|503|404|409)\b/, /Failed to load|request failed/] };

    test('W-371, W-672: a plate that nobody knows, one that is none, and a register that does not answer', async () => {
      await visit(stage().browser, fault, async (page) => {
        await open(page);
        const plate = flow(page).getByRole('textbox', { name: 'Registreringsnummer' });
        await plate.pressSequentially('abc 12345');
        expect(await plate.inputValue()).toBe('ABC1234');
        for (const [typed, text] of [
          ['XXX000', 'Vi hittar ingen bil med det här registreringsnumret.'],
          ['REG503', 'Något gick fel! Försök igen lite senare..'],
          ['A', 'Skriv registreringsnumret med 2 till 7 bokstäver och siffror.'],
        ] as const) {
          await plate.fill(typed);
          await page.keyboard.press('Enter');
          await flow(page).getByText(text, { exact: true }).first().waitFor();
          expect(await plate.evaluate((element) => element === document.activeElement)).toBe(true);
          // Where nothing that is typed helps, there is a number to call.
          expect(
            await flow(page)
              .getByRole('link', { name: /^Ring / })
              .count(),
          ).toBe(typed === 'REG503' ? 1 : 0);
          expect(await axeFaults(page)).toEqual([]);
        }
      });
    });

    test('W-470: no workshops; services that cannot be had', async () => {
      await visit(stage().browser, fault, async (page) => {
        await page.route(`${API}/services/get`, (route) => route.fulfill(json(500, {})), { times: 1 });
        await answering(page, 'departments/get', json(200, {}));
        await open(page);
        await toCar(page);
        await button(page, 'Fortsätt').click();
        await flow(page).getByText('För tillfället fungerar inte verkstadsbokningen').waitFor();
        await button(page, 'Försök igen').click();
        await flow(page).locator('[data-category]').first().waitFor();
        await toPlace(page);
        await flow(page).getByText('Inga verkstäder hittades', { exact: true }).waitFor();
        expect(await axeFaults(page)).toEqual([]);
      });
    });

    test('W-464, W-471, W-472: times that cannot be had, said aloud, and asked for again; a workshop without dates', async () => {
      await visit(stage().browser, fault, async (page) => {
        await page.route(`${API}/available-dates/get`, dates([]));
        await page.route(`${API}/timeslots/get`, (route) => route.fulfill(json(500, {})), { times: 1 });
        await toList(page);
        await flow(page).getByText('Inga lediga dagar de närmaste två månaderna').first().waitFor();
        await button(page, 'Välj verkstad').first().click();
        await flow(page)
          .getByRole('alert')
          .filter({ hasText: 'Något gick fel, var god och försök igen senare.' })
          .waitFor();
        const none = flow(page).locator('[data-no-dates]');
        expect(await none.innerText()).toMatch(/^Oj då!\n/);
        expect(await none.getByRole('link').getAttribute('href')).toMatch(/^mailto:.+@/);
        expect(await axeFaults(page)).toEqual([]);
        await button(page, 'Försök igen').click();
        await freeDay(page).first().waitFor();
      });
    });

    const SAVE = 'Oj då! Något gick fel när vi försökte spara din bokning, var god och försök igen senare.';

    test('W-406, W-416, W-420, W-462, W-463, W-465: a booking that fails says so, loses nothing, and is then made once', async () => {
      await visit(stage().browser, fault, async (page) => {
        const requests = calls(page);
        await toAnsweredSummary(page, 'KTR482');
        const before = { ...(await stored(page)), attempt: null };
        const alert = flow(page).getByRole('alert').filter({ hasText: SAVE });
        for (const fail of [
          (route: Route) => route.fulfill(json(200, { status: 'ERROR', kobraBookingId: null })),
          (route: Route) => route.fulfill(json(500, { status: 'ERROR' })),
          (route: Route) => route.abort(),
        ]) {
          let sent = 0;
          await page.route(`${API}/booking/submit`, async (route) => {
            sent += 1;
            await new Promise((resolve) => setTimeout(resolve, 300));
            await fail(route);
          });
          await button(page, 'Genomför bokning').dblclick();
          await flow(page).locator('button:disabled', { hasText: 'Bokar …' }).waitFor();
          await alert.waitFor();
          expect([sent, await focused(page)]).toEqual([1, expect.stringContaining(SAVE)]);
          expect({ ...(await stored(page)), attempt: null }).toEqual(before);
          await page.unroute(`${API}/booking/submit`);
        }
        expect(await axeFaults(page)).toEqual([]);
        // Whoever has changed something after an answer that was lost is booked already.
        const reused = json(409, { code: 'key-reused', message: 'x' });
        await page.route(`${API}/booking/submit`, (route) => route.fulfill(reused), { times: 1 });
        await button(page, 'Genomför bokning').click();
        await flow(page).getByText('Vi har redan tagit emot en bokning från dig.').waitFor();
        await alert.waitFor({ state: 'detached' });
        await button(page, 'Genomför bokning').click();
        await flow(page).locator('[data-booked]').waitFor();
        expect(requests.filter((call) => call === 'booking/submit')).toHaveLength(5);
      });
    });

    test('a time that somebody else was quicker to take, when it is chosen: others are offered', async () => {
      await visit(stage().browser, fault, async (page) => {
        await toList(page);
        await button(page, 'Välj verkstad').first().click();
        await freeDay(page).first().click();
        const { selectedDate: date } = await stored(page);
        const time = await flow(page).locator('[data-time]').last().getAttribute('data-time');
        await page.route(
          '**/api/mechmate/holds',
          (route) =>
            route.fulfill(json(409, { code: 'slot-taken', message: 'x', alternatives: [{ date, time }] })),
          { times: 1 },
        );
        await flow(page).locator('[data-time]').first().click();
        await flow(page)
          .getByText(/hann någon annan ta/)
          .waitFor();
        expect(await stored(page)).toMatchObject({ selectedTime: null });
        expect(await axeFaults(page)).toEqual([]);
        await button(page, new RegExp(`${time}$`)).click();
        expect(await stored(page)).toMatchObject({ selectedDate: date, selectedTime: time });
      });
    });
  });
}
