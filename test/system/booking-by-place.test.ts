/** @module-tag sweep */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, NARROW, openOwnStage, PHONE, type Stage, visit } from './browser';

const PATH = '/service-och-verkstad/boka-bilverkstad';
const KEY = 'fc-booking-by-place';
const API = '**/api/service-booking';

let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage.close());

const flow = (page: Page) => page.locator('[data-booking-by-place]');
const button = (page: Page, name: string | RegExp) =>
  flow(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const heading = (page: Page, name: string) => flow(page).getByRole('heading', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page');
const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), KEY);
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const isInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(stage.server.site('mercedes-se', PATH + query));
  await awake(page);
}
const awake = (page: Page) =>
  page.locator('fc-island[data-island="booking-by-place"][data-ready]').waitFor({ state: 'attached' });

/** What was asked of the booking's calls, in order: `car/get`, `holds`. */
function calls(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const found = /\/api\/(?:service-booking|mechmate)\/(\w[\w-]*(?:\/(?:get|submit))?)/.exec(request.url());
    if (found?.[1] !== undefined) requests.push(found[1]);
  });
  return requests;
}

const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const answering = (page: Page, action: string, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(`${API}/${action}`, (route) => route.fulfill(answer));

/** Ways to a page, from the one before. */
async function toCar(page: Page, plate = 'MBZ220'): Promise<void> {
  await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
  await page.keyboard.press('Enter');
  await heading(page, 'Är det här rätt bil?').waitFor();
}
async function toServices(page: Page): Promise<void> {
  await button(page, 'Fortsätt').click();
  await flow(page).locator('[data-category]').first().waitFor();
}
async function toPlace(page: Page): Promise<void> {
  await flow(page).getByRole('checkbox', { name: 'Basservice' }).check();
  await button(page, 'Fortsätt').click();
  await heading(page, 'Var och när vill du lämna bilen?').waitFor();
}
async function toList(page: Page, plate?: string): Promise<void> {
  await open(page);
  await toCar(page, plate);
  await toServices(page);
  await toPlace(page);
}
async function chooseTime(page: Page): Promise<void> {
  await button(page, 'Välj verkstad').first().click();
  await freeDay(page).first().click();
  await flow(page).locator('[data-time]').first().click();
}
const freeDay = (page: Page) => flow(page).locator('[role="gridcell"]:not([aria-disabled])');
const field = (page: Page, name: string) => flow(page).locator(`[name="${name}"]`);
async function typeContact(page: Page): Promise<void> {
  await field(page, 'firstAndLastName').fill('Anna Maria Berg');
  await field(page, 'phone').fill('070-174 06 05');
  await field(page, 'email').fill('anna@post.example');
}
/** A test that books comes with a car of its own: one that is booked at that time is asked about first. */
async function toSummary(page: Page, plate?: string): Promise<void> {
  await toList(page, plate);
  await chooseTime(page);
  await typeContact(page);
  await button(page, 'Till summering').click();
  await heading(page, 'Summering').waitFor();
}

/** Sum of the shifts that nobody has caused. */
const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

test('W-366, W-370, W-372, W-373, W-374, W-375, W-377, W-379, W-380, W-382, W-383, W-384, W-387, W-388, W-389, W-390, W-391, W-393, W-405, W-413, W-415, W-417, W-419, W-423, W-425, W-430, W-446: the whole way, each page with its heading in focus, nothing asked twice, nothing for axe', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    const requests = calls(page);
    const steps = () => flow(page).getByRole('navigation', { name: 'Steg i bokningen' }).count();
    await open(page);
    expect([pageOf(page), await steps()]).toEqual([null, 0]);
    expect(await axeFaults(page)).toEqual([]);
    await toCar(page, 'mbz 220');
    expect([pageOf(page), await steps(), await focused(page)]).toEqual(['2', 1, 'Är det här rätt bil?']);
    const car = await flow(page).locator('dl').innerText();
    for (const words of ['MBZ220', 'Mercedes-Benz', 'Årsmodell', '20']) expect(car).toContain(words);
    expect(await flow(page).locator('a[href^="mailto:"]').count()).toBe(1);
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Nej, sök igen').click();
    expect(pageOf(page)).toBe('1');
    await page.goBack();
    await heading(page, 'Är det här rätt bil?').waitFor();
    await toServices(page);
    expect([pageOf(page), await focused(page)]).toEqual(['3', 'Välj tjänst']);
    await expect(button(page, 'Fortsätt').isDisabled()).resolves.toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 900));
    await toPlace(page);
    expect([pageOf(page), await page.evaluate(() => scrollY), await isInView(page)]).toEqual(['4', 0, true]);
    expect(await focused(page)).toBe('Var och när vill du lämna bilen?');
    await flow(page).getByRole('combobox', { name: 'Sök ort' }).or(field(page, 'place')).first().waitFor();
    await expect(button(page, 'Till summering').isDisabled()).resolves.toBe(true);
    await flow(page).getByText('Första lediga dag').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Välj verkstad').first().click();
    expect([await focused(page), await isInView(page)]).toEqual(['Datum', true]);
    expect(await flow(page).locator('[data-workshop]').count()).toBe(0);
    await freeDay(page).first().waitFor();
    expect(await flow(page).getByRole('grid').count()).toBe(2);
    expect(await axeFaults(page)).toEqual([]);
    await freeDay(page).first().click();
    expect([await focused(page), await isInView(page)]).toEqual(['Tid', true]);
    expect(await field(page, 'firstAndLastName').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await flow(page).locator('[data-time]').first().click();
    expect([await focused(page), await isInView(page)]).toEqual(['Dina kontaktuppgifter', true]);
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
    expect(await flow(page).getByRole('link', { name: 'Gå till startsidan' }).getAttribute('href')).toBe('/');
    expect(await axeFaults(page)).toEqual([]);
    // The hold is kept alive by typing, at most once a minute.
    expect(requests.filter((call, at) => call !== 'holds' || requests.indexOf(call) === at)).toEqual([
      ...['car/get', 'services/get', 'addons/get', 'departments/get', 'available-dates/get'],
      ...['timeslots/get', 'holds', 'booking/submit'],
    ]);
    await page.reload();
    await flow(page).locator('[data-booked]').waitFor();
    await open(page);
    await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
  });
});

test('C-030: a date chosen on the page above begins the calendar of the booking', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.goto(stage.server.site('mercedes-se', '/service-och-verkstad'));
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
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
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

test('W-385, W-386: the parts of the summary lead back, and what was chosen and typed is kept', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await toSummary(page);
    const total = await flow(page).locator('[data-total]').innerText();
    for (const [name, number] of [
      ['Ändra verkstad och tid', '4'],
      ['Ändra bil', '2'],
      ['Ändra kontaktuppgifter', '4'],
      ['Ändra tjänster', '3'],
    ] as const) {
      await button(page, name).click();
      expect([name, pageOf(page)]).toEqual([name, number]);
      await page.goBack();
      await heading(page, 'Summering').waitFor();
    }
    await button(page, 'Ändra verkstad och tid').click();
    expect(await field(page, 'email').inputValue()).toBe('anna@post.example');
    await flow(page).locator('[data-chosen-time]').waitFor();
    await button(page, 'Till summering').click();
    expect(await flow(page).locator('[data-total]').innerText()).toBe(total);
  });
});

test('W-367, W-368, W-369, W-376, W-414: the page is restored from the address only with what is stored, and bad values are page 1', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await open(page, '?page=4&utm_source=x');
    await expect.poll(() => pageOf(page)).toBe('1');
    await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
    await toCar(page);
    expect(new URL(page.url()).searchParams.get('utm_source')).toBe('x');
    await toServices(page);
    await toPlace(page);
    await button(page, 'Välj verkstad').first().click();
    await freeDay(page).first().click();
    const before = await stored(page);
    const requests = calls(page);
    await page.reload();
    await awake(page);
    await flow(page).locator('[data-chosen-date]').waitFor();
    expect([pageOf(page), await stored(page)]).toEqual(['4', before]);
    expect(requests).toEqual(['timeslots/get']);
    expect(await shifts(page)).toBeLessThan(0.01);
    for (const query of [
      'page=0',
      'page=6',
      'page=-1',
      'page=abc',
      'page=2.5',
      'page=',
      '',
      'page=4&page=4',
    ]) {
      await open(page, query === '' ? '' : `?${query}`);
      await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).waitFor();
      expect([query, await flow(page).locator('[data-page]').getAttribute('data-page')]).toEqual([
        query,
        '1',
      ]);
    }
    await page.evaluate((key) => sessionStorage.setItem(key, '{"regNo":"","car":null}'), KEY);
    await open(page, '?page=2');
    await heading(page, 'Är det här rätt bil?').waitFor();
    await expect(button(page, 'Fortsätt').isDisabled()).resolves.toBe(true);
  });
});

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
const DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const times = (startTime: readonly string[]) =>
  json(200, { response: { availableTimeSlotDates: [{ date: DAY, startTime }] } });
const dates = (available: readonly string[]) => (route: Route) =>
  route.fulfill(
    json(
      200,
      route
        .request()
        .postDataJSON()
        .departments.map((departmentId: string) => ({
          department: { departmentId, name: departmentId },
          response: { availableDates: available.map((date) => ({ date })) },
        })),
    ),
  );

test('W-421, W-422, W-424, W-426: three workshops, three more with each press; another workshop or date gives up what was chosen', async () => {
  await visit(stage.browser, { viewport: DESKTOP, expected: [/holds/, /404|409|422/] }, async (page) => {
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
  await visit(stage.browser, { viewport: PHONE, expected: [/holds/, /404|409|422/] }, async (page) => {
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
    await field(page, 'customerStaysDuringService').check();
    await button(page, 'Till summering').click();
    const sent = page.waitForRequest(`${API}/booking/submit`);
    await button(page, 'Genomför bokning').click();
    expect((await sent).postDataJSON()).toMatchObject({ bookingStart: null, customerIsWaiting: true });
    await flow(page).locator('[data-booked="NB-HELDAG"]').waitFor();
  });
});

describe('what goes wrong', () => {
  const fault = { viewport: DESKTOP, expected: [/\b(500|503|404|409)\b/, /Failed to load|request failed/] };

  test('W-371, W-672: a plate that nobody knows, one that is none, and a register that does not answer', async () => {
    await visit(stage.browser, fault, async (page) => {
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
      }
      expect(await axeFaults(page)).toEqual([]);
    });
  });

  test('W-470: no workshops; services that cannot be had', async () => {
    await visit(stage.browser, fault, async (page) => {
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
    await visit(stage.browser, fault, async (page) => {
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
    await visit(stage.browser, fault, async (page) => {
      const requests = calls(page);
      await toSummary(page, 'KTR482');
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
        await button(page, 'Bokar …').waitFor();
        await alert.waitFor();
        expect([sent, await focused(page)]).toEqual([1, expect.stringContaining(SAVE)]);
        expect({ ...(await stored(page)), attempt: null }).toEqual(before);
        await page.unroute(`${API}/booking/submit`);
      }
      expect(await axeFaults(page)).toEqual([]);
      await button(page, 'Genomför bokning').click();
      await flow(page).locator('[data-booked]').waitFor();
      expect(requests.filter((call) => call === 'booking/submit')).toHaveLength(4);
    });
  });

  test('a time that somebody else was quicker to take, when it is chosen: others are offered', async () => {
    await visit(stage.browser, fault, async (page) => {
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

describe('the place', () => {
  const search = (page: Page) => field(page, 'place');
  const options = (page: Page) => flow(page).getByRole('option');

  test('W-431, W-432, W-457, W-458: towns of the country are suggested from three characters on, and go 300 ms after the box is left', async () => {
    await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
      await toList(page);
      const requests = calls(page);
      await search(page).click();
      await search(page).pressSequentially('Gö');
      await page.waitForTimeout(400);
      expect(await options(page).count()).toBe(0);
      await search(page).pressSequentially('teb');
      await options(page).filter({ hasText: 'Göteborg' }).first().waitFor();
      await search(page).evaluate((element) => element.blur());
      await page.waitForTimeout(150);
      expect(await options(page).first().isVisible()).toBe(true);
      await page.waitForTimeout(300);
      expect(await options(page).first().isVisible()).toBe(false);
      await search(page).click();
      await page.keyboard.press('ArrowDown');
      await options(page).filter({ hasText: 'Göteborg' }).first().click();
      await flow(page).getByText('Verkstäder nära Göteborg').first().waitFor();
      await expect.poll(() => requests.filter((call) => call === 'departments/get').length).toBe(1);
      for (const elsewhere of ['Oslo', 'Berlin', 'Storgatan']) {
        await search(page).fill('');
        await search(page).pressSequentially(elsewhere);
        await page.waitForTimeout(400);
        const names = await options(page).allInnerTexts();
        expect(names.filter((name) => name.trim() === elsewhere)).toEqual([]);
      }
    });
  });

  test('W-381, W-459: the own position sorts the list and fills in the place', async () => {
    await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 59.86, longitude: 17.64 });
      await toList(page);
      await button(page, 'Använd min position').click();
      await expect.poll(() => search(page).inputValue()).toBe('Uppsala');
    });
  });

  test('W-466, W-467, W-468, W-469: a position that is not had says why in four ways, and the search stays', async () => {
    await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
      await toList(page);
      const announcements: string[] = [];
      for (const code of [1, 2, 3, 99]) {
        await page.evaluate((number) => {
          navigator.geolocation.getCurrentPosition = (_, fail) =>
            fail?.({ code: number, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
        }, code);
        await button(page, 'Använd min position').click();
        const alert = flow(page).locator('[data-place] [role="alert"]');
        await expect.poll(() => alert.innerText()).not.toBe(announcements.at(-1) ?? '');
        announcements.push(await alert.innerText());
      }
      expect(new Set(announcements).size).toBe(4);
      await expect(search(page).isEnabled()).resolves.toBe(true);
    });
  });
});

test('W-434, W-435, W-436, W-437, W-438, W-439, W-440, W-441, W-443: what cannot be is refused as it is typed, and the way on is closed until all is right', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await toList(page);
    const next = () => button(page, 'Till summering').isDisabled();
    expect(await next()).toBe(true);
    await button(page, 'Välj verkstad').first().click();
    expect(await next()).toBe(true);
    await freeDay(page).first().click();
    expect(await next()).toBe(true);
    await flow(page).locator('[data-time]').first().click();
    const [name, phone, email, comment] = ['firstAndLastName', 'phone', 'email', 'comment'].map((each) =>
      field(page, each),
    );
    await name?.pressSequentially('An2na');
    await phone?.pressSequentially('+46 70-12a(3)');
    expect([await name?.inputValue(), await phone?.inputValue()]).toEqual(['Anna', '+46 70-123']);
    await comment?.fill('x'.repeat(100));
    expect((await comment?.inputValue())?.length).toBe(80);
    await comment?.fill('abc');
    await flow(page).getByText('3/80').waitFor();
    for (const typed of ['a', 'a@b', 'a b@c.se']) {
      await email?.fill(typed);
      expect([typed, await next()]).toEqual([typed, true]);
    }
    await email?.fill('a@b.se');
    expect(await next()).toBe(false);
    for (const [one, bad, good] of [
      [name, '', 'Anna'],
      [phone, '12345', '123456'],
    ] as const) {
      await one?.fill(bad);
      expect([bad, await next()]).toEqual([bad, true]);
      await one?.fill(good);
      expect([good, await next()]).toEqual([good, false]);
    }
    await phone?.fill('12345');
    await email?.focus();
    await flow(page).getByText('Skriv telefonnumret med minst 6 siffror.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('W-413: by keyboard alone, 320 px wide: nothing sticks out, the focus is in view on each page', async () => {
  await visit(stage.browser, { viewport: NARROW }, async (page) => {
    await open(page);
    const press = async (name: string | RegExp) => {
      await button(page, name).first().focus();
      await page.keyboard.press('Enter');
    };
    const steady = () =>
      expect.poll(async () => [await sideways(page), await isInView(page)]).toEqual([0, true]);
    await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).focus();
    await page.keyboard.type('RTS208');
    await page.keyboard.press('Enter');
    await heading(page, 'Är det här rätt bil?').waitFor();
    await steady();
    await press('Fortsätt');
    await flow(page).locator('[data-category]').first().waitFor();
    await steady();
    await flow(page).getByRole('checkbox', { name: 'Basservice' }).focus();
    await page.keyboard.press('Space');
    await press('Fortsätt');
    await flow(page).locator('[data-workshop]').first().waitFor();
    await steady();
    await press('Välj verkstad');
    await freeDay(page).first().waitFor();
    await steady();
    await flow(page).locator('[role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Tid');
    await steady();
    await flow(page).locator('[data-time]').first().focus();
    await page.keyboard.press('Enter');
    await steady();
    for (const [name, text] of [
      ['firstAndLastName', 'Kim Ek'],
      ['phone', '0701740605'],
      ['email', 'kim@post.example'],
    ] as const) {
      await field(page, name).focus();
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await heading(page, 'Summering').waitFor();
    await steady();
    await press('Genomför bokning');
    await flow(page).locator('[data-booked]').waitFor();
    await steady();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('W-418, W-652, W-653, W-654, W-655, W-656, W-657, W-658, W-659, W-660, W-661, W-662, W-663, W-664, W-665, W-671, W-689: analytics is told each step of flow C, the purchase once, and nothing of who it was', async () => {
  await visit(stage.browser, { viewport: DESKTOP, consent: ['analytics'] }, async (page) => {
    await toSummary(page, 'LMP375');
    await button(page, 'Genomför bokning').click();
    await flow(page).locator('[data-booked]').waitFor();
    const dataLayer = () => page.evaluate((): unknown => Reflect.get(window, 'dataLayer'));
    await expect.poll(async () => JSON.stringify(await dataLayer())).toContain('"purchase"');
    const events: Record<string, unknown>[] = JSON.parse(JSON.stringify(await dataLayer()));
    const steps = events.filter(({ event }) => event === 'flow_interaction');
    expect(steps.map(({ flow_step }) => flow_step)).toEqual([
      ...['vehicle_info', 'choose_service', 'choose_addon', 'time_and_place', 'contact_details'],
      ...['confirm_booking', 'complete_booking', 'purchase'],
    ]);
    expect(new Set(steps.map((step) => `${step.flow_name} ${step.flow_version}`))).toEqual(
      new Set(['service_booking_by_place 2.0']),
    );
    const bought = events.filter(({ event }) => event === 'purchase');
    expect(bought).toMatchObject([{ ecommerce: { currency: 'SEK' } }]);
    expect(events.filter(({ event }) => event === 'form_interaction')).toHaveLength(1);
    const announcements = JSON.stringify(events);
    for (const secret of ['LMP375', 'Berg', '174', 'post.example'])
      expect(announcements).not.toContain(secret);
  });
});

test('without JavaScript the page says how to reach the workshop, and no field is there that does nothing', async () => {
  await visit(stage.browser, { viewport: PHONE, javaScript: false, expected: [/ csp$/] }, async (page) => {
    await page.goto(stage.server.site('mercedes-se', PATH));
    await flow(page)
      .getByRole('link', { name: /^Ring / })
      .waitFor();
    expect(await flow(page).locator('a[href="#ring-mig"]').count()).toBe(1);
    expect(await flow(page).getByRole('textbox').count()).toBe(0);
    await page.locator('form [name="name"]').fill('Kim Ek');
    await page.locator('form [name="phone"]').fill('070-174 06 05');
    await page.locator('form [name="email"]').fill('kim@post.example');
    await page.getByRole('button', { name: 'Skicka förfrågan' }).click();
    await page.getByText(/Tack/).first().waitFor();
  });
});

test.each([
  ['390', PHONE],
  ['1440', DESKTOP],
] as const)('no page moves by itself, %s px wide', async (_, viewport) => {
  await visit(stage.browser, { viewport }, async (page) => {
    await toSummary(page);
    await page.waitForTimeout(300);
    expect(await shifts(page)).toBeLessThan(0.01);
    expect(await sideways(page)).toBe(0);
  });
});
