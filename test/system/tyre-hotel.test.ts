import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, NARROW, openStage, PHONE, type Stage, visit } from './browser';

const PATH = '/service-och-verkstad/dackhotell';
const KEY = 'fc-tyre-hotel';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);

async function open(page: Page, query = '', site = 'carstore-se', path = PATH): Promise<void> {
  await page.goto(stage.server.site(site, path + query));
  await page.locator('fc-island[data-island="tyre-hotel"][data-ready]').waitFor({ state: 'attached' });
}

const flow = (page: Page) => page.locator('[data-page]');
const at = (page: Page, name: string) => page.locator(`[data-page="${name}"]`).waitFor();

/** The newest code that was sent, as the development page shows it. */
async function lastCode(): Promise<string> {
  const { text } = await ask(stage.server, '/_dev/outbox', { host: 'carstore-se.localhost' });
  return /(\d{4}) är din kod/.exec(text)?.[1] ?? '';
}

async function toCode(page: Page, plate: string): Promise<void> {
  await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
  await page.keyboard.press('Enter');
  await at(page, 'Login');
  await button(page, 'Skicka kod').click();
  await at(page, 'Validate');
}

async function signIn(page: Page, plate: string): Promise<void> {
  await toCode(page, plate);
  await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).focus();
  await page.keyboard.type(await lastCode());
  await page.keyboard.press('Enter');
  await at(page, 'LoggedIn');
  await page.getByText('Ditt fordon').waitFor();
}

const answering = (page: Page, path: string, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(`**/api/tirehotel/${path}*`, (route) => route.fulfill(answer));
const json = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** What analytics has been told of the flow, without who booked and what car it is. */
const eventsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return (Array.isArray(layer) ? layer : []).flatMap((entry) => {
      if (entry.event === 'flow_interaction') return [`${entry.flow_name} ${entry.flow_step}`];
      if (entry.event !== 'purchase') return [];
      const { transaction_id, ...sale } = entry.ecommerce;
      return [{ ...sale, isNumbered: /^NB-/.test(transaction_id) }];
    });
  });
const EXPECTED_EVENTS = [
  ...['time_and_place', 'contact_details', 'confirm_booking'].map((step) => `tyre_hotel ${step}`),
  'tyre_hotel purchase',
  {
    currency: 'SEK',
    value: 0,
    tax: 0,
    isNumbered: true,
    items: [
      {
        item_id: 'dackhotell-skifte',
        item_name: expect.any(String),
        item_category: 'service',
        price: 0,
        quantity: 1,
      },
    ],
  },
  'tyre_hotel complete_booking',
];

test('W-473 W-474 W-475 W-476 W-477 W-478 W-479 W-480 W-481 W-482 W-483 W-484 W-512 W-513 W-514 W-515 W-516 W-518 W-520 W-521 W-522 W-529 W-533 W-543 W-662 W-668: the whole way, by keyboard where it matters, a reload in the middle, out again', async () => {
  // The last question is asked on purpose: it is refused.
  await visit(
    stage.browser,
    { viewport: DESKTOP, consent: ['analytics'], expected: [/authorization\/session/] },
    async (page) => {
      await open(page, '?regNo=xea%20735');
      expect(await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).inputValue()).toBe(
        'XEA735',
      );
      await expect(button(page, 'Logga ut').count()).resolves.toBe(0);
      expect(await flow(page).getByRole('link', { name: /@/ }).first().getAttribute('href')).toMatch(
        /^mailto:.+@/,
      );
      await signIn(page, 'ktr 482');
      expect(await focused(page)).toBe('Ditt fordon');
      for (const position of ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak', 'Reservhjul'])
        await page.getByText(position, { exact: true }).waitFor();
      // W-574: said, and not by colour alone.
      await page.getByText('under lagens gräns för vinterdäck, 3 mm').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      // A page that is loaded anew has a data layer of its own.
      expect(await eventsOf(page)).toEqual(['tyre_hotel vehicle_info']);
      await page.reload();
      await page.getByText('Ditt fordon').waitFor();

      await button(page, 'Boka hjulskifte').click();
      await at(page, 'Booking');
      expect(await focused(page)).toBe('När vill du lämna in bilen?');
      await button(page, 'Tillbaka').click();
      await at(page, 'LoggedIn');
      await button(page, 'Boka hjulskifte').click();
      const day = page.locator('[role="gridcell"]:not([aria-disabled])').first();
      await day.click();
      await page.getByText('Var på plats minst 10 minuter före').waitFor();
      await button(page, 'Skicka bokningsförfrågan').click();
      await page.getByText('Titta på de här fälten').waitFor();
      for (const problem of ['Välj en tid.', 'Skriv ditt förnamn.', 'Skriv ditt efternamn.'])
        await page.getByText(problem).first().waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.locator('fieldset').getByRole('radio').first().check();
      await page.getByLabel('Förnamn').fill('Ada');
      await page.getByLabel('Efternamn').fill('Ek');
      await flow(page).getByLabel('Telefon').fill('070-174 06 05');
      await flow(page).getByLabel('E-post').fill('ada@post.example');
      await button(page, 'Skicka bokningsförfrågan').dblclick();
      await at(page, 'Confirmation');
      expect(await focused(page)).toBe('Tack för din bokningsförfrågan');
      await page.getByText(/^NB-/).waitFor();
      expect(await eventsOf(page)).toEqual(EXPECTED_EVENTS);
      expect(await axeFaults(page)).toEqual([]);

      expect(await button(page, 'Skicka feedback').isDisabled()).toBe(true);
      await page.getByRole('radio', { name: '4 stjärnor av 5' }).focus();
      await page.keyboard.press('Space');
      await button(page, 'Skicka feedback').click();
      await page.getByText('Tack för din betygsättning').waitFor();

      await button(page, 'Logga ut').click();
      await at(page, 'Search');
      expect(await stored(page)).toBeNull();
      const gone = await page.evaluate(() =>
        fetch('/api/tirehotel/authorization/session').then(({ status }) => status),
      );
      expect(gone).toBe(401);
    },
  );
});

describe('what goes wrong', { tags: ['sweep'] }, () => {
  test('W-525 W-526 W-527 W-563 W-564 W-565: a car without an agreement, a server that fails', async () => {
    await visit(
      stage.browser,
      { viewport: PHONE, expected: [/tirehotel|status of [45]\d\d/] },
      async (page) => {
        await open(page);
        const plate = flow(page).getByRole('textbox', { name: 'Registreringsnummer' });
        await plate.fill('a');
        expect(await button(page, 'Sök').last().isDisabled()).toBe(true);
        await plate.fill('abc 1234x');
        expect(await plate.inputValue()).toBe('ABC1234');
        await page.keyboard.press('Enter');
        await page.getByText('Vi hittar inget däckhotellsavtal för detta registreringsnummer.').waitFor();
        expect(await flow(page).getByRole('link', { name: 'Boka service' }).getAttribute('href')).toContain(
          'boka-bilverkstad',
        );
        await answering(page, 'authorization/search', { status: 500, body: 'broken' });
        await plate.fill('ktr482');
        await page.keyboard.press('Enter');
        await page.getByText('Något gick fel, var god och försök senare.').waitFor();
        expect(await plate.inputValue()).toBe('KTR482');
      },
    );
  });

  test('W-490 W-528 W-530 W-531 W-532 W-566 W-567: codes as fingers type them; the server’s words are shown', async () => {
    await visit(
      stage.browser,
      { viewport: PHONE, expected: [/tirehotel|status of [45]\d\d/] },
      async (page) => {
        await open(page);
        await toCode(page, 'lmp375');
        const digit = (number: number) => page.getByRole('textbox', { name: `Siffra ${number} av 4` });
        const digits = () => Promise.all([1, 2, 3, 4].map((number) => digit(number).inputValue()));
        await digit(1).focus();
        await page.keyboard.type('1a2b3');
        expect(await digits()).toEqual(['1', '2', '3', '']);
        expect(await button(page, 'Logga in').isDisabled()).toBe(true);
        await page.keyboard.press('Backspace');
        expect(await digits()).toEqual(['1', '2', '', '']);
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.type('9');
        expect(await digits()).toEqual(['1', '9', '', '']);
        await digit(1).evaluate((field) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text', 'ab 12 3456');
          field.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        });
        expect(await digits()).toEqual(['1', '2', '3', '4']);
        await answering(page, 'authorization/validate', json(400, { message: '<b>X</b>' }));
        await button(page, 'Logga in').click();
        await page.getByText('<b>X</b>').waitFor();
        expect(await axeFaults(page)).toEqual([]);
      },
    );
  });

  test('W-517 W-562: a session that was made up shows nothing of anybody', async () => {
    await visit(stage.browser, { expected: [/tirehotel|status of [45]\d\d/] }, async (page) => {
      await page.addInitScript(
        ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
        [KEY, JSON.stringify({ page: 'Booking', regNo: 'ABC123', status: 0 })],
      );
      await open(page);
      await page.getByText('Du är inte inloggad längre.').waitFor();
      await at(page, 'Search');
    });
  });

  test('W-568 W-569 W-570 W-571 W-572 W-573: no days, days and times that fail, a day without times, a refusal: nothing typed is lost', async () => {
    await visit(
      stage.browser,
      { viewport: PHONE, expected: [/tirehotel|status of [45]\d\d/] },
      async (page) => {
        await open(page);
        await signIn(page, 'abc123');
        await answering(page, 'booking/GetTimeslotDays', { status: 500, body: '' });
        await button(page, 'Boka hjulskifte').click();
        await page.getByText('Ett fel uppstod').waitFor();
        await page.unroute('**/api/tirehotel/booking/GetTimeslotDays*');
        await answering(page, 'booking/GetTimeslotDays', json(200, { availableDates: [] }));
        await button(page, 'Försök igen').click();
        await page.getByText('Det finns för närvarande inga tillgängliga tider på din verkstad.').waitFor();
        expect(await flow(page).locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
        await page.unroute('**/api/tirehotel/booking/GetTimeslotDays*');

        await button(page, 'Tillbaka').click();
        await answering(page, 'booking/GetTimeslots', { status: 500, body: '' });
        await button(page, 'Boka hjulskifte').click();
        await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
        await page.getByText('Kunde inte hämta tider för valt datum.').waitFor();
        await page.unroute('**/api/tirehotel/booking/GetTimeslots*');
        await answering(
          page,
          'booking/GetTimeslots',
          json(200, { availableTimeSlotDates: [{ date: '2026-12-01', startTime: [] }] }),
        );
        await button(page, 'Försök igen').click();
        await page.getByText('Verkstaden återkommer med tid').waitFor();

        await page.getByLabel('Förnamn').fill('Ada');
        await page.getByLabel('Efternamn').fill('Ek');
        await flow(page).getByLabel('Telefon').fill('070-174 06 05');
        await flow(page).getByLabel('E-post').fill('ada@post.example');
        await answering(page, 'booking/create', json(409, { message: 'Tiden är tagen.' }));
        await button(page, 'Skicka bokningsförfrågan').click();
        await page.getByText('Tiden är tagen.').waitFor();
        expect(await page.getByLabel('Förnamn').inputValue()).toBe('Ada');
      },
    );
  });
});

test('W-494 W-500 W-501 W-502 W-503 W-507 W-508 W-534 W-536 W-551 W-552: what is sent, a day without times, the first car of two', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { expected: [/tirehotel|status of 500/] }, async (page) => {
    await open(page);
    await signIn(page, 'ktr482');
    const session = await page.evaluate(() =>
      fetch('/api/tirehotel/authorization/session').then((answer) => answer.json()),
    );
    const [first] = session.vehicles;
    const two = { ...session, vehicles: [first, { ...first, regNo: 'ZZZ999' }] };
    await answering(page, 'authorization/session', json(200, two));
    await page.reload();
    await page.getByText('KTR 482').waitFor();
    expect(await page.getByText('ZZZ 999').count()).toBe(0);

    const sent = new Map<string, unknown>();
    page.on('request', (request) => {
      const [, call] = /\/api\/tirehotel\/(?:booking|review)\/(\w+)/.exec(request.url()) ?? [];
      if (call !== undefined) sent.set(call, request.postDataJSON());
    });
    await answering(
      page,
      'booking/GetTimeslots',
      json(200, { availableTimeSlotDates: [{ date: '2026-12-01', startTime: [] }] }),
    );
    await button(page, 'Boka hjulskifte').click();
    await page.locator('[role="gridcell"]').first().waitFor();
    await button(page, 'Skicka bokningsförfrågan').click();
    await page.getByText('Välj ett datum.').first().waitFor();
    await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
    await page.getByText('Verkstaden återkommer med tid').waitFor();
    await page.getByLabel('Förnamn').fill('Ada');
    await page.getByLabel('Efternamn').fill('Ek');
    await flow(page).getByLabel('Telefon').fill('+46 70-174 06 05');
    await flow(page).getByLabel('E-post').fill('ada@post.example');
    await answering(
      page,
      'booking/create',
      json(200, {
        bookingConfirmationId: 'NB-TEST01',
        customerBase: {
          firstName: 'Ada',
          lastName: 'Ek',
          email: 'ada@post.example',
          phoneMobile: '+46701740605',
        },
        services: [],
        appointmentTime: '2026-12-01T08:00:00',
        isFullDay: true,
        freeText: '',
        visitToken: '',
        workshop: {
          name: 'Nordhem',
          address: 'Gatan 1',
          email: 'verkstad@nordhem.example',
          phoneNumber: '08-123 45 67',
        },
      }),
    );
    await button(page, 'Skicka bokningsförfrågan').click();
    await page.getByText('NB-TEST01').waitFor();
    await page.getByText(/tisdag 1 december 2026.*Lämna bilen före 08:00/).waitFor();
    expect(sent.get('GetTimeslotDays')).toEqual({
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      regNo: 'VO',
    });
    expect(sent.get('create')).toEqual({
      bookingDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00$/),
      bookingStart: null,
      regNo: 'KTR482',
      freeText: '',
      customer: { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '+46701740605' },
    });
  });
});

test('W-511, W-576: a rating has three fields, is sent once, and is thanked for also when the call fails', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { expected: [/tirehotel|status of 500/] }, async (page) => {
    await open(page);
    await signIn(page, 'dhb103');
    await answering(
      page,
      'booking/create',
      json(200, {
        bookingConfirmationId: 'NB-TEST02',
        services: [],
        freeText: '',
        visitToken: '',
        appointmentTime: '2026-12-01T08:00:00',
        isFullDay: true,
        customerBase: {
          firstName: 'Ada',
          lastName: 'Ek',
          email: 'ada@post.example',
          phoneMobile: '0701740605',
        },
        workshop: { name: 'Nordhem', address: '', email: '', phoneNumber: '' },
      }),
    );
    await button(page, 'Boka hjulskifte').click();
    await page.locator('[role="gridcell"]:not([aria-disabled])').first().click();
    await page.locator('fieldset').getByRole('radio').first().check();
    await page.getByLabel('Förnamn').fill('Ada');
    await page.getByLabel('Efternamn').fill('Ek');
    await flow(page).getByLabel('Telefon').fill('0701740605');
    await flow(page).getByLabel('E-post').fill('ada@post.example');
    await button(page, 'Skicka bokningsförfrågan').click();
    await at(page, 'Confirmation');
    const sent: unknown[] = [];
    await page.route('**/api/tirehotel/review/addReview*', (route) => {
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 500, body: '' });
    });
    await page.getByRole('radio', { name: '4 stjärnor av 5' }).check();
    await button(page, 'Skicka feedback').dblclick();
    await page.getByText('Tack för din betygsättning').waitFor({ timeout: 5_000 });
    expect(sent).toEqual([
      { rating: 4, comment: '', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) },
    ]);
  });
});

test('W-495: signed in without a car there is somebody to ask', { tags: ['sweep'] }, async () => {
  await visit(stage.browser, {}, async (page) => {
    await open(page);
    await toCode(page, 'dha101');
    await answering(page, 'authorization/validate', json(200, { status: 0, vehicles: [] }));
    await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).focus();
    await page.keyboard.type('1234');
    await page.keyboard.press('Enter');
    await page.getByText('Vi hittar inget fordon för ditt avtal.').waitFor();
    expect(await flow(page).locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  });
});

test('the date grid goes by keys: arrows, Home, End, Page keys', { tags: ['sweep'] }, async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await open(page);
    await signIn(page, 'ktr482');
    await button(page, 'Boka hjulskifte').click();
    const active = page.locator('[role="gridcell"][tabindex="0"]');
    await active.focus();
    const date = () => active.getAttribute('id').then((id) => id?.slice(-10) ?? '');
    const first = await date();
    const later = (days: number) =>
      new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
    await page.keyboard.press('ArrowRight');
    await expect.poll(date).toBe(later(1));
    await page.keyboard.press('ArrowDown');
    await expect.poll(date).toBe(later(8));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(date).toBe(first);
    await page.keyboard.press('End');
    await expect.poll(async () => new Date(await date()).getUTCDay()).toBe(0);
    const [year = 0, month = 0] = (await date()).split('-').map(Number);
    const nextMonth = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
    await page.keyboard.press('PageDown');
    await expect.poll(async () => (await date()).slice(0, 7)).toBe(nextMonth);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('gridcell');
  });
});

test('W-485: at 320 pixels nothing sticks out, in both languages; nothing is asked while nothing is touched', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { viewport: NARROW }, async (page) => {
    const calls: string[] = [];
    page.on(
      'request',
      (request) => void (request.url().includes('/api/tirehotel') && calls.push(request.url())),
    );
    for (const prefix of ['', '/en']) {
      await open(page, '', 'automotive-se', `${prefix}/dack-och-biltillbehor/dackhotell`);
      expect(await sideways(page)).toBe(0);
    }
    expect(await flow(page).getByRole('textbox').first().inputValue()).toBe('');
    await page.getByRole('button', { name: 'Search', exact: true }).last().waitFor();
    expect(calls).toEqual([]);
  });
});

test('without JavaScript there is a number to call and a form to be called back', async () => {
  await visit(stage.browser, { javaScript: false, expected: [/\.js csp$/] }, async (page) => {
    await page.goto(stage.server.site('carstore-se', PATH));
    await page.getByText('Däckhotellets inloggning behöver JavaScript').waitFor();
    expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await page.locator('fc-island').first().isVisible()).toBe(false);
  });
});
