import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { addDays } from '~/platform/time/calendar';
import { answerCalls } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { ADA, DAY, tyreHotelFlow, VEHICLE } from '~test/component/tyre-hotel-flow';
import { type Draft, EMPTY, EMPTY_DRAFT, stateStore } from './session-state';

/** The answers to whoever is signed in, where these times of the day are free. */
const answers = (times: readonly string[], days: readonly string[] = [DAY]) => ({
  'GET /api/tirehotel/authorization/session': () => Response.json({ status: 0, vehicles: [VEHICLE] }),
  'POST /api/tirehotel/authorization/logout': () => Response.json({ status: 0 }),
  'POST /api/tirehotel/booking/GetTimeslotDays': () =>
    Response.json({ availableDates: days.map((date) => ({ date })) }),
  'POST /api/tirehotel/booking/GetTimeslots': () =>
    Response.json({ availableTimeSlotDates: [{ date: DAY, startTime: times }] }),
});

const store = (draft: Draft) =>
  stateStore.save({ ...EMPTY, regNo: 'KTR482', status: 0, page: 'Booking', draft });
const field = (label: string) => page.getByRole('textbox', { name: label });
const button = (name: string) => page.getByRole('button', { name });
const time = (name: string) => page.getByRole('radio', { name });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});

test('SESSION: what is chosen and typed is stored as it is typed', async () => {
  store(EMPTY_DRAFT);
  answerCalls(answers(['08:00', '08:30']));
  await hydrate(tyreHotelFlow);
  await page.getByRole('gridcell', { selected: false, disabled: false }).first().click();
  await time('08:30').click();
  await field('Förnamn').fill('Ada');
  await page.getByRole('textbox', { name: /^Kommentar/ }).fill('Dragkrok');
  const typed = { regNo: 'KTR482', date: DAY, time: '08:30', firstName: 'Ada', comment: 'Dragkrok' };
  expect(stateStore.load().draft).toMatchObject(typed);
});

test('SESSION: the form comes back in one piece, with its day, its time and what was typed', async () => {
  store(ADA);
  const times = Promise.withResolvers<Response>();
  answerCalls({ ...answers([]), 'POST /api/tirehotel/booking/GetTimeslots': () => times.promise });
  await hydrate(tyreHotelFlow);
  await expect.element(page.getByText('Hämtar lediga tider …').first()).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(page.getByRole('grid').elements()).toHaveLength(0);
  times.resolve(Response.json({ availableTimeSlotDates: [{ date: DAY, startTime: ['08:00', '08:30'] }] }));
  await expect.element(time('08:30')).toBeChecked();
  await expect.element(field('Förnamn')).toHaveValue('Ada');
  await expect.element(field('E-post')).toHaveValue('ada@post.example');
  await expect.element(page.getByRole('gridcell', { selected: true })).toBeVisible();
});

test('SESSION: a time or a day that others have taken meanwhile is no longer chosen', async () => {
  store(ADA);
  answerCalls(answers(['08:00']));
  await hydrate(tyreHotelFlow);
  await expect.element(time('08:00')).not.toBeChecked();
  await expect.element(field('Förnamn')).toHaveValue('Ada');
});

test('SESSION: a day that is no longer free is not chosen', async () => {
  store(ADA);
  answerCalls(answers(['08:00'], [addDays(DAY, 1)]));
  await hydrate(tyreHotelFlow);
  await expect.element(field('Förnamn')).toHaveValue('Ada');
  expect(page.getByRole('gridcell', { selected: true }).elements()).toHaveLength(0);
});

test('SESSION: a request that may have been heard is sent again under its key, though its time is taken', async () => {
  const attempt = `${DAY}-0830-abcdef`;
  store({ ...ADA, attempt });
  answerCalls({
    ...answers(['08:00']),
    'POST /api/tirehotel/booking/create': () => Response.json({ message: 'Trasigt' }, { status: 500 }),
  });
  await hydrate(tyreHotelFlow);
  await expect.element(time('08:30')).toBeChecked();
  await button('Skicka bokningsförfrågan').click();
  await expect.element(page.getByText(/Trasigt/)).toBeVisible();
  const sent = vi.mocked(window.fetch).mock.calls.find(([address]) => String(address).includes('create'));
  expect(new Headers(sent?.[1]?.headers).get('idempotency-key')).toBe(attempt);
});

test('WHEEL-CHANGE-6: the confirmation has day and time as the mail of it has them', async () => {
  store(ADA);
  answerCalls({
    ...answers(['08:30']),
    'POST /api/tirehotel/booking/create': () =>
      Response.json({ bookingConfirmationId: 'NB-TEST03', appointmentTime: '2026-12-12T08:30:00' }),
  });
  await hydrate(tyreHotelFlow);
  await button('Skicka bokningsförfrågan').click();
  await expect.element(page.getByText('lördag 12 december 2026 kl. 08:30')).toBeVisible();
});

test('SESSION: when the server has ended the session, the plate and what was typed wait', async () => {
  store(ADA);
  answerCalls({
    ...answers([]),
    'GET /api/tirehotel/authorization/session': () =>
      Response.json({ message: 'Logga in igen' }, { status: 401 }),
  });
  await hydrate(tyreHotelFlow);
  await expect.element(page.getByText('Logga in igen')).toBeVisible();
  await expect.element(field('Registreringsnummer')).toHaveValue('KTR482');
  expect(stateStore.load()).toEqual({ ...EMPTY, regNo: 'KTR482', draft: ADA });
});

test('SESSION: who logs out leaves nothing', async () => {
  store(ADA);
  answerCalls(answers(['08:30']));
  await hydrate(tyreHotelFlow);
  await expect.element(field('Förnamn')).toHaveValue('Ada');
  await button('Logga ut').click();
  await expect.element(field('Registreringsnummer')).toHaveValue('');
  await expect.poll(() => sessionStorage.getItem('fc-tyre-hotel')).toBeNull();
});

test('SESSION: a plate that is typed is there again after a reload', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR48' });
  answerCalls({});
  await hydrate(tyreHotelFlow);
  await expect.element(field('Registreringsnummer')).toHaveValue('KTR48');
  await field('Registreringsnummer').fill('ktr 482');
  expect(stateStore.load().regNo).toBe('KTR482');
});

test("WHEEL-CHANGE-1: on a device whose clock is a year ahead, days are asked for by the server's today", async () => {
  const today = new Date();
  vi.useFakeTimers({ now: today.getTime() + 365 * 86_400_000, toFake: ['Date'] });
  store(EMPTY_DRAFT);
  answerCalls({
    ...answers(['08:00']),
    'GET /api/tirehotel/authorization/session': () =>
      Response.json({ status: 0, vehicles: [VEHICLE] }, { headers: { date: today.toUTCString() } }),
  });
  await hydrate(tyreHotelFlow);
  await expect.element(page.getByRole('grid')).toBeVisible();
  const days = vi
    .mocked(window.fetch)
    .mock.calls.filter(([address]) => String(address).includes('/GetTimeslotDays'))
    .map(([, init]) => /"startDate":"([^"]+)"/.exec(String(init?.body))?.[1]);
  expect(days[0]?.slice(0, 4)).toBe(addDays(today.toISOString().slice(0, 10), 3).slice(0, 4));
  vi.useRealTimers();
});
