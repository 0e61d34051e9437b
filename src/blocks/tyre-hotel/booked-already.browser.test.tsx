import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '~test/component/answers';
import { hydrate } from '~test/component/hydrate';
import { ADA, DAY, tyreHotelFlow, VEHICLE } from '~test/component/tyre-hotel-flow';
import { EMPTY, stateStore } from './session-state';

beforeEach(() => sessionStorage.clear());

const CHANGE = { appointmentTime: '2027-03-04T09:00:00', isFullDay: false };

const carWith = (bookedChange: object | null) => ({
  'GET /api/tirehotel/authorization/session': () =>
    Response.json({ status: 0, vehicles: [{ ...VEHICLE, bookedChange }] }),
});

const booked = page.getByText(/^Du har redan en tid: /);

test('a change that is booked is told beside the car and over the form, and one may book all the same', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', page: 'LoggedIn', status: 0 });
  answerCalls({
    ...carWith(CHANGE),
    'POST /api/tirehotel/booking/GetTimeslotDays': () => Response.json({ availableDates: [{ date: DAY }] }),
  });
  await hydrate(tyreHotelFlow);
  await expect.element(booked).toBeVisible();
  await expect
    .poll(() => booked.element().textContent)
    .toMatch(/torsdag 4 mars 2027\skl\. 09:00\. Ändra eller avboka/);
  await page.getByRole('button', { name: 'Boka hjulskifte' }).click();
  await expect.element(page.getByRole('heading', { name: 'När vill du lämna in bilen?' })).toBeVisible();
  await expect.element(booked).toBeVisible();
});

test('what was booked just now is told when one is back at the car, without another call', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', page: 'Booking', status: 0, draft: ADA });
  const calls = answerCalls({
    ...carWith(null),
    'POST /api/tirehotel/booking/GetTimeslotDays': () => Response.json({ availableDates: [{ date: DAY }] }),
    'POST /api/tirehotel/booking/GetTimeslots': () =>
      Response.json({ availableTimeSlotDates: [{ date: DAY, startTime: ['08:30'] }] }),
    'POST /api/tirehotel/booking/create': () =>
      Response.json({ bookingConfirmationId: 'NB-1', appointmentTime: `${DAY}T08:30:00`, isFullDay: false }),
  });
  await hydrate(tyreHotelFlow);
  await page.getByRole('button', { name: 'Skicka bokningsförfrågan' }).click();
  await page.getByRole('button', { name: 'Till ditt fordon' }).click();
  await expect.element(booked).toBeVisible();
  expect(calls.filter((call) => call.includes('authorization/session'))).toHaveLength(1);
});

test('no change, no word of one', async () => {
  stateStore.save({ ...EMPTY, regNo: 'KTR482', page: 'LoggedIn', status: 0 });
  answerCalls(carWith(null));
  await hydrate(tyreHotelFlow);
  await expect.element(page.getByRole('button', { name: 'Boka hjulskifte' })).toBeVisible();
  expect(booked.elements()).toEqual([]);
});
