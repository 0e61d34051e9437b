import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, PHONE, visit } from '../browser';
import {
  ADD_ONS,
  API,
  answering,
  at,
  button,
  eventually,
  fillContact,
  flow,
  focused,
  inBox,
  layer,
  open,
  pickTime,
  plateField,
  service,
  stage,
  stored,
  tick,
  toAddOns,
  toCar,
  toWorkshops,
} from './flow';

async function toSummary(page: Page, plate: string): Promise<void> {
  await toWorkshops(page, plate);
  await pickTime(page);
  await fillContact(page);
  await button(page, 'Fortsätt').click();
  await at(page, 5);
}
const status = (code: number) => (route: Route) =>
  route.fulfill({ status: code, json: { code: 'internal', message: 'Fel' } });
const trackedErrors = async (page: Page) =>
  (await layer(page)).filter(({ event }) => event === 'event_error').map(({ error_code }) => error_code);

/** What cannot be had, and what is refused. */
export function failures(): void {
  test('W-214, W-287, W-314, W-315, W-316, W-317, W-318, W-356, W-357, W-358, W-359, W-362, W-669, W-672, W-673, W-682: a plate that nobody knows, a register that fails, a network that fails', async () => {
    const expected = [/status of (500|503)/, /^(500|503) /, /ERR_FAILED/];
    await visit(stage().browser, { consent: ['analytics'], viewport: PHONE, expected }, async (page) => {
      await open(page);
      const field = plateField(page);
      const onward = button(page, 'Fortsätt');
      const problem = async () => {
        const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0];
        return id ? page.locator(`[id="${id}"]`).textContent() : null;
      };
      expect(await onward.isDisabled()).toBe(true);
      await field.pressSequentially('a');
      expect(await onward.isDisabled()).toBe(true);
      await page.keyboard.press('Enter');
      await field.pressSequentially('b');
      expect(await onward.isDisabled()).toBe(false);
      await field.fill('');
      await field.pressSequentially('xx x0 00gh');
      expect(await field.inputValue()).toBe('XXX000G');
      await field.fill('');
      await field.pressSequentially('xxx 000');
      for (const _ of [1, 2]) {
        await page.keyboard.press('Enter');
        await eventually(problem).toBe('Vi hittar ingen bil med det här registreringsnumret.');
        expect(await onward.isDisabled()).toBe(true);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
          'registrationNumber',
        );
        expect(await axeFaults(page)).toEqual([]);
        await page.keyboard.press('Backspace');
        expect([await problem(), await onward.isDisabled()]).toEqual([null, false]);
        await page.keyboard.type('0');
      }
      await field.fill('REG503');
      await page.keyboard.press('Enter');
      await eventually(problem).toBe('Något gick fel! Försök igen lite senare..');
      await flow(page)
        .getByRole('link', { name: /^Ring / })
        .waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await answering(page, 'car/get', (route) => route.abort());
      await field.fill('ABC123');
      await page.keyboard.press('Enter');
      await eventually(problem).toBe('Något gick fel! Försök igen lite senare..');
      expect(await trackedErrors(page)).toEqual(Array.from({ length: 4 }, () => 'error_regnr'));
      await flow(page).getByRole('heading', { name: 'Fyll i ditt registreringsnummer' }).waitFor();
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      expect(await stored(page)).toBeNull();
    });
  });

  test('W-337, W-360, W-361: services or add-ons that cannot load say so, and are asked for again', async () => {
    const expected = [/status of 50\d/, /^50\d /];
    await visit(stage().browser, { viewport: PHONE, expected }, async (page) => {
      for (const action of ['services/get', 'addons/get']) {
        await answering(page, action, status(500));
        await open(page);
        await toCar(page, action === 'services/get' ? 'ABC123' : 'DGH614');
        await button(page, 'Fortsätt').click();
        await flow(page).getByText('För tillfället fungerar inte verkstadsbokningen').waitFor();
        expect(await button(page, 'Fortsätt').isDisabled()).toBe(true);
        expect(await axeFaults(page)).toEqual([]);
        await button(page, 'Försök igen').click();
        await service(page, 'oljebyte').waitFor();
        await eventually(() => focused(page)).toBe('Välj tjänst');
        await page.evaluate(() => sessionStorage.clear());
      }
    });
  });

  test('WIZARD-4: after an outage one press asks for the page of the services and for the services', async () => {
    const expected = [/status of 500/, /^500 /, /ERR_FAILED/];
    await visit(stage().browser, { viewport: PHONE, expected }, async (page) => {
      await page.route('**/later-pages*.js', (route) => route.abort());
      await page.route(`${API}/services/get`, status(500));
      await open(page);
      await toCar(page, 'ABC123');
      await button(page, 'Fortsätt').click();
      await button(page, 'Försök igen').waitFor();
      await page.unroute('**/later-pages*.js');
      await page.unroute(`${API}/services/get`);
      await button(page, 'Försök igen').click();
      await service(page, 'oljebyte').waitFor();
    });
  });

  test('W-363, W-364, W-365, W-671: no workshops, and a call for them that fails', async () => {
    const expected = [/status of 500/, /^500 /];
    await visit(stage().browser, { consent: ['analytics'], viewport: PHONE, expected }, async (page) => {
      await answering(page, 'departments/get', (route) => route.fulfill({ json: {} }));
      await open(page);
      await toAddOns(page, 'ABC123');
      await inBox(page, ADD_ONS, 'Nej tack').click();
      await flow(page).getByText('Inga verkstäder hittades').waitFor();
      const mail = flow(page).locator('[data-no-workshops] a');
      expect(await mail.getAttribute('href')).toMatch(/^mailto:/);
      expect(await axeFaults(page)).toEqual([]);
      await eventually(() => trackedErrors(page)).toEqual(['error_workshop']);
      await button(page, 'Tillbaka').click();
      await answering(page, 'departments/get', status(500));
      await tick(page, 'mellanservice').check();
      await button(page, 'Fortsätt').click();
      await inBox(page, ADD_ONS, 'Nej tack').click();
      await flow(page).getByText('Inga verkstäder hittades').waitFor();
      await eventually(() => trackedErrors(page)).toEqual(['error_workshop', 'error_workshop']);
      await button(page, 'Försök igen').click();
      await flow(page).locator('[data-workshop]').first().waitFor();
    });
  });

  test('W-313, W-333, W-334, W-353, W-355: a booking that fails keeps everything and is sent again with its key; a rating that fails is thanked for', async () => {
    const expected = [/status of (409|500)/, /^(409|500) /, /ERR_FAILED/];
    await visit(stage().browser, { viewport: PHONE, expected }, async (page) => {
      const keys: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/booking/create')) keys.push(request.postDataJSON().idempotencyKey);
      });
      await open(page);
      await toSummary(page, 'DGH614');
      const send = () => button(page, 'Skicka bokningsförfrågan').click();
      await answering(page, 'booking/create', status(500));
      await send();
      await flow(page).getByText('Bokningen gick inte igenom, och det är vårt fel.').waitFor();
      await answering(page, 'booking/create', (route) => route.abort());
      await send();
      await flow(page).getByText('Vi fick inget svar.').waitFor();
      expect(keys[1]).toBe(keys[0]);
      const before = await stored(page);
      const other = { date: before.selectedDate, time: before.selectedTime === '16:00' ? '15:00' : '16:00' };
      await answering(page, 'booking/create', (route) =>
        route.fulfill({
          status: 409,
          json: { code: 'slot-taken', message: 'Upptagen', status: 'ERROR', alternatives: [other] },
        }),
      );
      await send();
      await flow(page).getByText('Tiden hann bli bokad av någon annan.').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect((await stored(page)).formData).toEqual(before.formData);
      await button(page, 'Välj en annan tid').click();
      await at(page, 4);
      expect((await stored(page)).selectedDate).toBeNull();
      await pickTime(page, 1);
      expect(await flow(page).getByLabel('Namn').inputValue()).toBe('Kim Ek');
      await button(page, 'Fortsätt').click();
      await send();
      await at(page, 'booked');
      expect(keys.at(-1)).not.toBe(keys[0]);
      expect(await axeFaults(page)).toEqual([]);
      let reviews = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/review/create')) reviews += 1;
      });
      await answering(page, 'review/create', status(500));
      await flow(page).getByLabel('2 stjärnor av 5').check();
      await button(page, 'Skicka feedback').dblclick();
      await flow(page).getByText('Tack för din betygsättning').waitFor();
      expect(reviews).toBe(1);
    });
  });
}
