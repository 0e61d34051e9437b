import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, PHONE, visit } from '../browser';
import {
  book,
  confirmed,
  contact,
  eventually,
  fillContact,
  findCar,
  layer,
  onward,
  open,
  pickTime,
  stage,
  state,
  step,
  stored,
} from './flow';

async function toWorkshops(page: Page, plate: string): Promise<void> {
  await findCar(page, plate);
  await onward(page, 1);
  await step(page, 2).getByRole('checkbox').first().check();
  await onward(page, 2);
  await onward(page, 3);
}

/** Refusals and failures lose nothing. */
export function failures(): void {
  test('W-199 W-200 W-672 correction 12: a plate that is none, that nobody knows, that nobody can be asked about', {
    tags: ['sweep'],
  }, async () => {
    const expected = [/status of 503/, /^(404|503) /];
    await visit(stage().browser, { consent: ['analytics'], viewport: PHONE, expected }, async (page) => {
      await open(page);
      const field = page.getByRole('textbox', { name: 'Registreringsnummer' });
      const problem = async () => {
        const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0];
        return id ? page.locator(`[id="${id}"]`).textContent() : null;
      };
      await field.pressSequentially('a');
      await page.keyboard.press('Enter');
      await eventually(problem).toBe('Skriv registreringsnumret med 2 till 7 bokstäver och siffror.');
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await field.fill('');
      await field.pressSequentially('åäö 12-34567');
      expect(await field.inputValue()).toBe('ÅÄÖ1234');
      for (const _ of [1, 2]) {
        await findCar(page, 'xxx000');
        await eventually(problem).toBe('Vi hittar ingen bil med det här registreringsnumret.');
      }
      expect(await axeFaults(page)).toEqual([]);
      const refusals = async () => (await layer(page)).filter(({ event }) => event === 'event_error');
      const refused = await refusals();
      expect(refused.map(({ error_code, error_text }) => [error_code, error_text])).toEqual(
        Array.from({ length: 3 }, () => ['error_regnr', 'invalid registration number']),
      );
      await findCar(page, 'REG503');
      await eventually(problem).toBe('Något gick fel! Försök igen lite senare..');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'registrationNumber',
      );
      // The register's own failure is none of the visitor's.
      expect(await refusals()).toEqual(refused);
    });
  });

  test('W-034 a time that is taken, a server that breaks down and a network that fails lose nothing; W-684 W-690 without consent nothing is told or stored', {
    tags: ['sweep'],
  }, async () => {
    const expected = [/status of (409|500)/, /^(409|500) /, /ERR_(INTERNET_DISCONNECTED|FAILED)/];
    await visit(stage().browser, { expected }, async (page) => {
      const hosts = new Set<string>();
      const keys: string[] = [];
      page.on('request', (request) => {
        hosts.add(new URL(request.url()).hostname);
        if (request.url().endsWith('/bookings')) keys.push(request.headers()['idempotency-key'] ?? '');
      });
      await open(page);
      // Another car than before, which is not booked at that hour already.
      await toWorkshops(page, 'DGH614');
      await pickTime(page);
      await book(page);
      await eventually(() => page.locator('[data-error-summary] a').allTextContents()).toEqual([
        'Skriv ditt namn.',
        'Skriv ditt telefonnummer.',
        'Skriv din e-postadress.',
      ]);
      expect(await axeFaults(page)).toEqual([]);
      await fillContact(page);
      const form = contact(page);

      const answer = (reply: (route: Route) => Promise<void>) =>
        page.route('**/api/mechmate/bookings', reply, { times: 1 });
      await answer((route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'Fel' } }));
      await book(page);
      await form.getByText('Bokningen gick inte igenom, och det är vårt fel.').waitFor();
      await answer((route) => route.abort());
      await book(page);
      await form.getByText('Vi fick inget svar.').waitFor();
      expect(keys[1]).toBe(keys[0]);

      const { timeSlot } = (await stored(page)).bookingInfo;
      const slots = await page.evaluate(
        async ([{ car, location, services }, from]) => {
          const path = `/api/mechmate/timeslots/from/${car.registrationNumber}/${location.departmentId}/${from}T00:00:00/`;
          const days = await (
            await fetch(`${path}?serviceOfferings=${Object.keys(services).join(',')}`)
          ).json();
          return days.flatMap((day: { date: string; availableSlots: string[] }) =>
            day.availableSlots.map((time) => ({ date: day.date, time })),
          );
        },
        [await stored(page), String(timeSlot).slice(0, 10)] as const,
      );
      const other = slots.find(
        (slot: { date: string; time: string }) => `${slot.date}T${slot.time}` > timeSlot,
      );
      await answer((route) =>
        route.fulfill({
          status: 409,
          json: { code: 'slot-taken', message: 'Upptagen', alternatives: [other] },
        }),
      );
      await book(page);
      await form.getByText('Tiden hann bli bokad av någon annan.').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(await contact(page).getByLabel('Namn').inputValue()).toBe('Kim Ek');
      await form.getByRole('list', { name: 'Andra lediga tider' }).getByRole('button').first().click();
      await eventually(async () => (await stored(page)).bookingInfo.timeSlot).toBe(
        `${other.date}T${other.time}`,
      );
      expect(await state(page)).toBe(4);
      await book(page);
      await confirmed(page);
      expect(keys.at(-1)).not.toBe(keys[0]);
      expect(await page.evaluate(() => [window.dataLayer, Object.keys(localStorage)])).toEqual([
        undefined,
        [],
      ]);
      expect([...hosts]).toEqual(['automotive-se.localhost']);
    });
  });
}
