import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, noNetwork } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { ADA, DAY, tyreHotelFlow, VEHICLE } from '~test/component/tyre-hotel-flow';
import { EMPTY, stateStore } from './session-state';

const SENT = { regNo: 'KTR482', encryptedPhoneNumber: 'phone', obfuscatedPhoneNumber: '070-*** ** 05' };
const LOGIN = 'POST /api/tirehotel/authorization/login';
const CREATE = 'POST /api/tirehotel/booking/create';

/** The answers to whoever is signed in. */
const ANSWERS = {
  'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
  'POST /api/tirehotel/authorization/logout': () => new Response(null, { status: 204 }),
  'POST /api/tirehotel/booking/GetTimeslotDays': () => Response.json({ availableDates: [{ date: DAY }] }),
  'POST /api/tirehotel/booking/GetTimeslots': () =>
    Response.json({ availableTimeSlotDates: [{ date: DAY, startTime: ['08:00', '08:30'] }] }),
};

const button = (name: string) => page.getByRole('button', { name });
const plate = page.getByRole('textbox', { name: 'Registreringsnummer' });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});

test('a code that is sent late does not take along who has gone back to the search meanwhile', async () => {
  stateStore.save({ ...EMPTY, ...SENT, page: 'Login' });
  const sent = Promise.withResolvers<Response>();
  answerCalls({ [LOGIN]: () => sent.promise, ...ANSWERS });
  await hydrate(tyreHotelFlow);
  await button('Skicka kod').click();
  await button('Sök på ett annat registreringsnummer').click();
  await plate.fill('ABC');
  sent.resolve(Response.json({ authorizationToken: 'token', message: '' }));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(plate).toHaveValue('ABC');
  expect(stateStore.load()).toMatchObject({ page: 'Search', authorizationToken: '' });
});

test('another code that could not be asked for leaves what is typed of the first; what was said before goes', async () => {
  stateStore.save({ ...EMPTY, ...SENT, page: 'Validate', authorizationToken: 'token' });
  const another = Promise.withResolvers<Response>();
  answerCalls({
    'POST /api/tirehotel/authorization/validate': noNetwork,
    [LOGIN]: () => another.promise,
  });
  await hydrate(tyreHotelFlow);
  await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).click();
  await userEvent.keyboard('4711');
  await button('Logga in').click();
  const problem = page.getByText('Något gick fel, var god och försök senare.');
  await expect.element(problem).toBeVisible();
  await button('Skicka en ny kod').click();
  await expect.element(problem).not.toBeInTheDocument();
  another.reject(new TypeError('Failed to fetch'));
  await expect.element(problem).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Siffra 4 av 4' })).toHaveValue('1');
});

test('a booking that could not be sent says so in a message that has the focus', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'Booking', draft: ADA });
  const slowly = () => new Promise((resolve) => setTimeout(resolve, 300)).then(noNetwork);
  answerCalls({ ...ANSWERS, [CREATE]: slowly });
  const place = await hydrate(tyreHotelFlow);
  for (const _ of ['first', 'again']) {
    await button('Skicka bokningsförfrågan').click();
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(/^Vi fick inget svar\. Kontrollera din uppkoppling/);
    place.querySelector('input')?.focus();
  }
});

test('who signs out while a booking is sent is told that it is made, and nothing of the session that is over', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'Booking', draft: ADA });
  const made = Promise.withResolvers<Response>();
  answerCalls({ ...ANSWERS, [CREATE]: () => made.promise });
  const place = await hydrate(tyreHotelFlow);
  const announced = () => place.querySelector('[role="status"]')?.textContent;
  await expect.poll(announced).toMatch(/: 2 lediga$/);
  await button('Skicka bokningsförfrågan').click();
  await button('Logga ut').click();
  await expect.element(plate).toBeVisible();
  // Nor are the times of a day any longer.
  expect(announced()).not.toMatch(/lediga/);
  made.resolve(Response.json({ bookingConfirmationId: 'TH-1' }));
  await expect.element(page.getByText('Tack för din bokningsförfrågan. Ditt bokningsid TH-1')).toBeVisible();
  await expect.element(plate).toBeVisible();
});

test('who changes the language in the middle of it comes to the flow, which stands far down the page', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'LoggedIn' });
  answerCalls(ANSWERS);
  const place = await hydrate(
    <>
      <a href="/en/" hrefLang="en">
        English
      </a>
      <section id="sign-in">{tyreHotelFlow}</section>
    </>,
  );
  place.addEventListener('click', (event) => event.preventDefault());
  await expect.element(page.getByRole('heading', { name: 'Ditt fordon' })).toBeVisible();
  const english = page.getByRole('link', { name: 'English' });
  await english.click();
  await expect.element(english).toHaveAttribute('href', expect.stringMatching(/\/en\/#sign-in$/));
});

test('the step that is there when the visitor comes takes no focus and moves nothing', async () => {
  stateStore.save({ ...EMPTY, ...SENT, page: 'Login' });
  answerCalls(ANSWERS);
  await hydrate(
    <>
      <div style={{ blockSize: 3000 }} />
      {tyreHotelFlow}
    </>,
  );
  await expect.element(button('Skicka kod')).toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([scrollY, document.activeElement?.tagName]).toEqual([0, 'BODY']);
});
