import { expect, test } from 'vitest';
import { axeFaults, DESKTOP, gate, visit } from '../browser';
import { controlsOnPaper, linksOnPaper, partsOnPaper } from '../on-paper';
import {
  API,
  awake,
  button,
  calls,
  chooseTime,
  field,
  flow,
  focused,
  focusInView,
  freeDay,
  heading,
  isInView,
  open,
  pageOf,
  stage,
  stored,
  toCar,
  toPlace,
  toServices,
  typeContact,
} from './flow';

/** From the plate to the confirmation. */
export function wholeWay(): void {
  test('W-366, W-370, W-372, W-373, W-374, W-375, W-377, W-379, W-380, W-382, W-383, W-384, W-387, W-388, W-389, W-390, W-391, W-393, W-405, W-413, W-415, W-417, W-419, W-423, W-425, W-430, W-446: the whole way, each page with its heading in focus, nothing asked twice, nothing for axe', async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      const requests = calls(page);
      const steps = () => flow(page).getByRole('navigation', { name: 'Steg i bokningen' }).count();
      // Its answer comes when the visitor has turned back and returned.
      const services = gate();
      await page.route(`${API}/services/get`, (route) => services.opened.then(() => route.continue()));
      await open(page);
      expect([pageOf(page), await steps()]).toEqual([null, 0]);
      expect(await axeFaults(page)).toEqual([]);
      await toCar(page, 'mbz 220');
      expect([pageOf(page), await steps(), await focused(page)]).toEqual(['2', 1, 'Är det här rätt bil?']);
      const car = await flow(page).locator('dl').innerText();
      for (const words of ['MBZ 220', 'Mercedes-Benz', 'Årsmodell', '20']) expect(car).toContain(words);
      expect(await flow(page).locator('a[href^="mailto:"]').count()).toBe(1);
      expect(await axeFaults(page)).toEqual([]);
      await button(page, 'Nej, sök igen').click();
      expect(pageOf(page)).toBe('1');
      await page.goBack();
      await heading(page, 'Är det här rätt bil?').waitFor();
      services.open();
      await toServices(page);
      expect([pageOf(page), await focused(page)]).toEqual(['3', 'Välj tjänst']);
      await expect(button(page, 'Fortsätt').isDisabled()).resolves.toBe(true);
      expect(await axeFaults(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 900));
      await toPlace(page);
      expect([pageOf(page), await page.evaluate(() => scrollY), await isInView(page)]).toEqual([
        '4',
        0,
        true,
      ]);
      expect(await focused(page)).toBe('Var och när vill du lämna bilen?');
      await flow(page).getByRole('combobox', { name: 'Sök ort' }).or(field(page, 'place')).first().waitFor();
      await expect(button(page, 'Till summering').isDisabled()).resolves.toBe(true);
      await flow(page).getByText('Första lediga dag').first().waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await button(page, 'Välj verkstad').first().click();
      await expect.poll(() => focusInView(page)).toEqual(['Datum', true]);
      expect(await flow(page).locator('[data-workshop]').count()).toBe(0);
      await freeDay(page).first().waitFor();
      expect(await flow(page).getByRole('grid').count()).toBe(2);
      expect(await axeFaults(page)).toEqual([]);
      await freeDay(page).first().click();
      await expect.poll(() => focusInView(page)).toEqual(['Tid', true]);
      expect(await field(page, 'firstAndLastName').count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await flow(page).locator('[data-time]').first().click();
      await expect.poll(() => focusInView(page)).toEqual(['Dina kontaktuppgifter', true]);
      await flow(page).locator('[data-hold]').waitFor();
      await typeContact(page);
      expect(await axeFaults(page)).toEqual([]);
      await button(page, 'Till summering').click();
      expect([pageOf(page), await focused(page)]).toEqual(['5', 'Summering']);
      expect(await axeFaults(page)).toEqual([]);
      const { selectedDate, selectedTime } = await stored(page);
      const answer = page.waitForResponse(`${API}/booking/submit`);
      await button(page, 'Genomför bokning').dblclick();
      const { kobraBookingId, status } = await (await answer).json();
      await flow(page).locator('[data-booked]').waitFor();
      expect(await page.locator('[data-island="booking-by-place"] > [role="status"]').textContent()).toBe('');
      const body = (await answer).request().postDataJSON();
      expect(body.bookingStart).toBe(`${selectedDate}T${selectedTime}:00`);
      expect([status, await flow(page).locator('[data-booked]').innerText()]).toEqual([
        'OK',
        expect.stringContaining(kobraBookingId),
      ]);
      expect([await focused(page), await steps(), await page.evaluate(() => scrollY)]).toEqual([
        ...['Tack för din bokning', 0, 0],
      ]);
      expect(
        await flow(page)
          .getByRole('button', { name: /^Ändra/ })
          .count(),
      ).toBe(0);
      expect(await flow(page).getByRole('link', { name: 'Gå till startsidan' }).getAttribute('href')).toBe(
        '/',
      );
      expect(await axeFaults(page)).toEqual([]);
      expect(await controlsOnPaper(page)).toEqual([]);
      expect(await linksOnPaper(flow(page))).toEqual([]);
      expect(await partsOnPaper(page)).toBe(1);
      // The hold is kept alive by typing, at most once a minute; the chosen workshop has prices of its own.
      expect(requests.filter((call, at) => call !== 'holds' || requests.indexOf(call) === at)).toEqual([
        ...['car/get', 'services/get', 'addons/get', 'departments/get', 'available-dates/get'],
        ...['timeslots/get', 'holds', 'services/get', 'booking/submit'],
      ]);
      await page.reload();
      await flow(page).locator('[data-booked]').waitFor();
      await open(page);
      await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
    });
  });

  test('C-030: a date chosen on the page above begins the calendar of the booking', async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      await page.goto(stage().server.site('mercedes-se', '/service-och-verkstad'));
      const picker = page.locator('[data-date-picker]');
      await picker.scrollIntoViewIfNeeded();
      await page.locator('fc-island[data-island="date-picker"][data-ready]').waitFor({ state: 'attached' });
      await picker.getByRole('button', { name: 'Nästa månad' }).click();
      const day = picker.locator('[role="gridcell"]:not([aria-disabled])').last();
      const date = (await day.getAttribute('id'))?.slice(-10) ?? '';
      await day.click();
      expect(await axeFaults(page)).toEqual([]);
      await picker.getByRole('button', { name: 'Boka verkstad' }).click();
      await page.waitForURL(new RegExp(`date=${date}`));
      await awake(page);
      await toCar(page);
      await toServices(page);
      await toPlace(page);
      await button(page, 'Välj verkstad').first().click();
      await flow(page).locator(`[role="gridcell"][tabindex="0"][id$="${date}"]`).waitFor();
    });
  });

  test('W-378, W-456: the original service asks for the mileage; over the whole way nothing is asked of others', async () => {
    await visit(stage().browser, { viewport: DESKTOP }, async (page) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await open(page);
      await toCar(page, 'SPR314');
      await toServices(page);
      expect(await field(page, 'mileage').count()).toBe(0);
      await flow(page).getByRole('checkbox', { name: 'Originalservice' }).check();
      await field(page, 'mileage').pressSequentially('1e2-3');
      expect(await field(page, 'mileage').inputValue()).toBe('123');
      await button(page, 'Fortsätt').click();
      await chooseTime(page);
      await typeContact(page);
      await button(page, 'Till summering').click();
      const sent = page.waitForRequest(`${API}/booking/submit`);
      await button(page, 'Genomför bokning').click();
      expect((await sent).postDataJSON()).toMatchObject({ vehicle: { mileage: '123' } });
      await flow(page).locator('[data-booked]').waitFor();
      expect([...hosts]).toEqual([new URL(page.url()).host]);
      expect(await page.content()).not.toContain('{key}');
    });
  });
}
