import { expect, test } from 'vitest';
import { axeFaults, DESKTOP, PHONE, visit } from '../browser';
import {
  API,
  answering,
  button,
  calls,
  DAY,
  dates,
  field,
  flow,
  focused,
  freeDay,
  json,
  stage,
  stored,
  times,
  toList,
  typeContact,
} from './flow';

const DEPARTMENTS = Object.fromEntries(
  Array.from({ length: 7 }, (_, at) => [
    `d${at}`,
    {
      departmentId: `d${at}`,
      name: `Verkstad ${at}`,
      email: 'v@nordhem.example',
      telefon: '08-1',
      sortOrder: at,
      addressObject: { street: 'Gatan 1', city: 'Solna', zipCode: '171 41' },
      siteId: `d${at}`,
      siteName: `Verkstad ${at}`,
      address: 'Gatan 1, 171 41 Solna',
      brands: [],
      latitude: 59.3,
      longitude: 18,
      distanceKm: at + 1,
      firstTimeSlot: '',
      lastBookableDate: null,
    },
  ]),
);

/** Workshops, days and times. */
export function days(): void {
  test('W-421, W-422, W-424, W-426: three workshops, three more with each press; another workshop or date gives up what was chosen', async () => {
    await visit(stage().browser, { viewport: DESKTOP, expected: [/holds/, /404|409|422/] }, async (page) => {
      await answering(page, 'departments/get', json(200, DEPARTMENTS));
      await page.route(`${API}/available-dates/get`, dates([DAY]));
      await answering(page, 'timeslots/get', times(['08:00', '09:30']));
      const requests = calls(page);
      await toList(page);
      const shown = () => flow(page).locator('[data-workshop]').count();
      await expect.poll(shown).toBe(3);
      await button(page, 'Visa fler resultat').click();
      expect(await shown()).toBe(6);
      expect(await focused(page)).toBe('Verkstad 3');
      await button(page, 'Visa fler resultat').click();
      expect([await shown(), await button(page, 'Visa fler resultat').count()]).toEqual([7, 0]);
      await expect.poll(() => requests.filter((call) => call === 'available-dates/get').length).toBe(3);
      await button(page, 'Välj verkstad').nth(4).click();
      await freeDay(page).click();
      await flow(page).locator('[data-time="09:30"]').click();
      await field(page, 'firstAndLastName').waitFor();
      await button(page, 'Ändra tid').click();
      expect(await stored(page)).toMatchObject({ selectedDate: DAY, selectedTime: null });
      await flow(page).locator('[data-time="08:00"]').click();
      await button(page, 'Ändra datum').click();
      expect(await stored(page)).toMatchObject({ selectedDate: null, selectedTime: null });
      await freeDay(page).click();
      await button(page, 'Byt anläggning').click();
      expect(await stored(page)).toMatchObject({ department: null, selectedDate: null, selectedTime: null });
      expect(await focused(page)).toBe('Verkstad');
      // Nothing is asked for again.
      expect(requests.filter((call) => call === 'departments/get')).toHaveLength(1);
    });
  });

  test('W-395, W-427, W-428, W-429, W-442: a day without times is left for all of it, explained, and needs no time', async () => {
    await visit(stage().browser, { viewport: PHONE, expected: [/holds/, /404|409|422/] }, async (page) => {
      await answering(page, 'departments/get', json(200, DEPARTMENTS));
      await page.route(`${API}/available-dates/get`, dates([DAY]));
      await answering(page, 'timeslots/get', times([]));
      await answering(page, 'booking/submit', json(200, { status: 'OK', kobraBookingId: 'NB-HELDAG' }));
      await toList(page);
      await button(page, 'Välj verkstad').first().click();
      await freeDay(page).click();
      const note = await flow(page).locator('[data-all-day]').innerText();
      for (const fact of ['Heldag', 'när verkstaden öppnar', 'hela dagen', 'verkstaden ringer'])
        expect(note).toContain(fact);
      expect(await axeFaults(page)).toEqual([]);
      await typeContact(page);
      // Nobody waits for a car that is left for the day.
      expect(await field(page, 'customerStaysDuringService').count()).toBe(0);
      await button(page, 'Till summering').click();
      const sent = page.waitForRequest(`${API}/booking/submit`);
      await button(page, 'Genomför bokning').click();
      expect((await sent).postDataJSON()).toMatchObject({ bookingStart: null, customerIsWaiting: false });
      await flow(page).locator('[data-booked="NB-HELDAG"]').waitFor();
    });
  });
}
