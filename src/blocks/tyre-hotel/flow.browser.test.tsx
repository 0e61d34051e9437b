import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addDays } from '~/platform/time/calendar';
import { localDate } from '~/platform/time/zone';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { ADA, tyreHotelFlow, VEHICLE, ZONE } from '~test/component/tyre-hotel-flow';
import { EMPTY, stateStore } from './session-state';

const FREE = [3, 4, 5].map((days) => addDays(localDate(new Date(), ZONE), days));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'Booking' });
});

const flow = (
  <>
    {tyreHotelFlow}
    <p data-below="">below</p>
  </>
);

const below = () => document.querySelector('[data-below]')?.getBoundingClientRect().top;
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

test('SESSION: after a reload nothing below moves in view, neither when the car comes nor when its days and times do', async () => {
  const car = Promise.withResolvers<Response>();
  const days = Promise.withResolvers<Response>();
  const times = Promise.withResolvers<Response>();
  const calls = answerCalls({
    'GET /api/tirehotel/authorization/session': () => car.promise,
    'POST /api/tirehotel/booking/GetTimeslotDays': () => days.promise,
    'POST /api/tirehotel/booking/GetTimeslots': () => times.promise,
  });
  await hydrate(flow);
  await expect.poll(below).toBeGreaterThanOrEqual(innerHeight);
  car.resolve(Response.json({ status: 0, vehicles: [VEHICLE] }));
  await expect.element(page.getByRole('heading', { name: 'När vill du lämna in bilen?' })).toBeVisible();
  await drawn();
  expect(below()).toBeGreaterThanOrEqual(innerHeight);
  await expect.element(page.getByText('Hämtar lediga tider …').first()).toBeVisible();
  days.resolve(Response.json({ availableDates: FREE.map((date) => ({ date })) }));
  await expect.element(page.getByRole('grid', { name: 'Datum' })).toBeVisible();
  expect(below()).toBeGreaterThanOrEqual(innerHeight);
  expect(calls.filter((call) => call.includes(' /api/'))).toHaveLength(2);
});

test('SESSION: the browser’s way back leads from the booking to the car and forward again, and no further than that', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'LoggedIn' });
  answerCalls({
    'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
    'POST /api/tirehotel/booking/GetTimeslotDays': () =>
      Response.json({ availableDates: FREE.map((date) => ({ date })) }),
  });
  await hydrate(flow);
  const car = page.getByRole('heading', { name: 'Ditt fordon' });
  const booking = page.getByRole('heading', { name: 'När vill du lämna in bilen?' });
  const entries = history.length;
  await page.getByRole('button', { name: 'Boka hjulskifte' }).click();
  await expect.element(booking).toHaveFocus();
  expect(history.length).toBe(entries + 1);
  history.back();
  await expect.element(car).toHaveFocus();
  history.forward();
  await expect.element(booking).toHaveFocus();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect.element(car).toHaveFocus();
  await page.getByRole('button', { name: 'Boka hjulskifte' }).click();
  await expect.element(booking).toHaveFocus();
  expect(history.length).toBe(entries + 1);
  history.back();
  await expect.element(car).toHaveFocus();
});

test('TYRE-CODE-4: a code that the server has not looked at stays; one that it refuses goes', async () => {
  const sent = {
    authorizationToken: 'token',
    encryptedPhoneNumber: 'phone',
    obfuscatedPhoneNumber: '070-*** ** 05',
  };
  stateStore.save({ ...EMPTY, regNo: 'KTR482', page: 'Validate', ...sent });
  const validate = 'POST /api/tirehotel/authorization/validate';
  answerCalls({ [validate]: noNetwork });
  await hydrate(flow);
  const digits = () =>
    page
      .getByRole('textbox')
      .elements()
      .map((box) => (box instanceof HTMLInputElement ? box.value : ''));
  await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).click();
  await userEvent.keyboard('4711');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect.element(page.getByText('Något gick fel, var god och försök senare.')).toBeVisible();
  expect(digits()).toEqual(['4', '7', '1', '1']);
  await expect.element(page.getByRole('textbox', { name: 'Siffra 1 av 4' })).toHaveFocus();
  answerCalls({
    [validate]: () => Response.json({ code: 'wrong-code', message: 'Koden stämmer inte.' }, { status: 401 }),
  });
  await page.getByRole('button', { name: 'Logga in' }).click();
  await expect.element(page.getByText('Koden stämmer inte.')).toBeVisible();
  expect(digits()).toEqual(['', '', '', '']);
});

test('another code is asked for once, and the keyboard stays at its button', async () => {
  const sent = { authorizationToken: 'token', encryptedPhoneNumber: 'phone' };
  stateStore.save({ ...EMPTY, regNo: 'KTR482', page: 'Validate', ...sent });
  const login = 'POST /api/tirehotel/authorization/login';
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerCalls({ [login]: () => promise });
  const place = await hydrate(flow);
  const another = page.getByRole('button', { name: 'Skicka en ny kod' });
  await expect.element(another).toBeVisible();
  place.querySelectorAll<HTMLElement>('form button')[1]?.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  resolve(Response.json({ authorizationToken: 'another', message: '' }));
  await expect.element(page.getByText('En ny kod är skickad. Den gamla gäller inte längre.')).toBeVisible();
  await expect.element(another).toHaveFocus();
  expect(calls.filter((call) => call.startsWith(login))).toHaveLength(1);
});

test('days that could not be had are no longer said to be on their way; who asks again keeps their place in the page', async () => {
  answerCalls({
    'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
    'POST /api/tirehotel/booking/GetTimeslotDays': noNetwork,
  });
  stateStore.save({ ...EMPTY, regNo: 'KTR482', page: 'Booking', status: 0 });
  const place = await hydrate(flow);
  const again = page.getByRole('button', { name: 'Försök igen' });
  await expect.element(again).toBeVisible();
  await expect.poll(() => place.textContent).not.toContain('Hämtar lediga tider');
  [...place.querySelectorAll('button')].find((each) => each.textContent === 'Försök igen')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'När vill du lämna in bilen?' })).toHaveFocus();
});

test('WHEEL-CHANGE-1: a car that cannot be booked here is told whom to call, as asking again is of no use', async () => {
  const message = 'Din verkstad kan inte ta emot bokningen här. Ring eller mejla oss så hjälper vi dig.';
  answerCalls({
    'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
    'POST /api/tirehotel/booking/GetTimeslotDays': () =>
      Response.json({ code: 'not-bookable', message }, { status: 409 }),
  });
  await hydrate(flow);
  await expect.element(page.getByText(/kan inte ta emot bokningen här/)).toBeVisible();
  const links = [...document.querySelectorAll('form [href^="tel:"], form [href^="mailto:"]')];
  expect(links.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto']);
  expect(page.getByRole('button', { name: 'Försök igen' }).elements()).toEqual([]);
});

test.each(['GetTimeslotDays', 'GetTimeslots'])(
  'SESSION: who has signed in for another car in another tab is told so, as asking again is of no use (%s)',
  async (call) => {
    const message = 'Du är inloggad för en annan bil. Logga ut och sök på nytt.';
    answerCalls({
      'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
      'POST /api/tirehotel/booking/GetTimeslotDays': () =>
        Response.json({ availableDates: FREE.map((date) => ({ date })) }),
      [`POST /api/tirehotel/booking/${call}`]: () =>
        Response.json({ code: 'other-vehicle', message }, { status: 403 }),
    });
    stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'Booking', draft: ADA });
    await hydrate(flow);
    await expect.element(page.getByText(/inloggad för en annan bil/).first()).toBeVisible();
    expect(page.getByRole('button', { name: 'Försök igen' }).elements()).toEqual([]);
    await expect.element(page.getByRole('button', { name: 'Logga ut' })).toBeVisible();
  },
);

test.each([
  ['days', 'Ett fel uppstod'],
  ['times', 'Kunde inte hämta tider för valt datum.'],
])(
  'where %s cannot be asked there is another attempt, and the number of the workshop',
  async (failing, text) => {
    const vehicle = { ...VEHICLE, location: { erpId: '501.30', phone: '08-123 45 67' } };
    const failed = () => Response.json({}, { status: 503 });
    answerCalls({
      'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [vehicle] }),
      'POST /api/tirehotel/booking/GetTimeslotDays': () =>
        failing === 'days' ? failed() : Response.json({ availableDates: FREE.map((date) => ({ date })) }),
      'POST /api/tirehotel/booking/GetTimeslots': failed,
    });
    await hydrate(flow);
    if (failing === 'times')
      await page.getByRole('gridcell', { selected: false, disabled: false }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: text });
    await expect.element(alert.getByRole('button', { name: 'Försök igen' })).toBeVisible();
    await expect
      .element(alert.getByRole('link', { name: 'Ring 08-123 45 67' }))
      .toHaveAttribute('href', 'tel:081234567');
  },
);

test('where no car is known yet it is the number of the site', async () => {
  stateStore.save({ ...EMPTY, page: 'Login', encryptedPhoneNumber: 'x', obfuscatedPhoneNumber: '***05' });
  const message = 'Vi kunde inte skicka koden. Försök igen om en stund eller ring oss.';
  answerCalls({
    'POST /api/tirehotel/authorization/login': () =>
      Response.json({ code: 'code-not-sent', message }, { status: 502 }),
  });
  await hydrate(flow);
  await page.getByRole('button', { name: 'Skicka kod' }).click();
  const alert = page.getByRole('alert').filter({ hasText: message });
  await expect
    .element(alert.getByRole('link', { name: 'Ring 08-465 004 20' }))
    .toHaveAttribute('href', 'tel:0846500420');
});

test('TYRE-HOTEL-4: an agreement without a name has no label that stands alone', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'LoggedIn' });
  const session = (vehicle: object) => ({
    'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [vehicle] }),
  });
  answerCalls(session({ ...VEHICLE, name: '', packageLevel: '' }));
  await hydrate(flow);
  await expect.element(page.getByText('Hjulen ligger hos')).toBeVisible();
  expect(page.getByText('Avtal', { exact: true }).elements()).toEqual([]);
});
