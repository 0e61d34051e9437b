import { expect, test } from 'vitest';
import { createRequest } from '~/modules/service-booking/wire';
import { bookingOf, linesOf } from './booking-view';
import { createRequestOf } from './create-request';
import { after, DEPARTMENT, HOLD, walkedTo } from './example-wizard';
import { contactOf, type WizardState } from './wizard-state';

const requestOf = (state: WizardState) =>
  createRequestOf(state, {
    contact: contactOf(state),
    key: 'k-12345678',
    currency: 'SEK',
    isConfirmed: false,
  });

test('W-349, W-350, W-351, W-352: lines, their sum, the time, the texts, and who comes with which car to which workshop', () => {
  const state = after(
    walkedTo('contact'),
    { type: 'stays', stays: true },
    { type: 'toggleService', serviceId: 'search' },
    { type: 'serviceText', serviceId: 'search', text: 'Skrammel' },
  );
  // Another service has given the time up.
  expect(requestOf(state)).toBeNull();
  const chosen = { ...state, ...visit, formData: state.formData };
  const request = requestOf(chosen);
  expect(createRequest.safeParse(request).success).toBe(true);
  expect(request).toMatchObject({
    totalPrice: 1500,
    departmentIdentifier: '1010.40',
    bookingDate: '2027-03-05T07:30:00',
    bookingStart: '2027-03-05T07:30:00',
    freeText: 'Ring',
    regNo: 'ABC123',
    customerIsWaiting: true,
    mileage: 1,
    serviceText: 'search: Skrammel',
    customer: { firstName: 'Kim', lastName: 'Ek', email: 'kim@post.example', phoneMobile: '0701740605' },
    idempotencyKey: 'k-12345678',
    holdId: 'h-1',
    refuseIfCarIsBooked: true,
    options: [],
  });
  expect(request?.products.map(({ productId, dataType }) => [productId, dataType])).toEqual([
    ['oil', 'service'],
    ['search', 'service'],
    ['wash', 'addon'],
  ]);
});

const { chosenDepartmentId, selectedDate, selectedTime, hold } = walkedTo('time');
const visit = { chosenDepartmentId, selectedDate, selectedTime, hold };

test('a day for which the car is left has no time of its own and is recorded as 08:00', () => {
  const left = after(walkedTo('contact'), { type: 'stays', stays: true });
  expect(requestOf({ ...left, selectedTime: null })).toMatchObject({
    bookingDate: '2027-03-05T08:00:00',
    bookingStart: null,
    // Nobody waits for it.
    customerIsWaiting: false,
  });
  const pickUp = { date: '2027-03-09', time: '10:00' };
  expect(requestOf({ ...left, pickUp })?.customerIsWaiting).toBe(false);
});

test.each([
  ['', 1],
  ['4500', 4500],
  ['9'.repeat(19), 9_999_999],
])('a mileage of %j is sent as %d', (mileage, sent) => {
  expect(requestOf({ ...walkedTo('contact'), mileage })?.mileage).toBe(sent);
});

test('options are sent while their category is counted', () => {
  const ticked = after(walkedTo('services'), {
    type: 'toggleOption',
    categoryId: 'service',
    optionid: 'call',
  });
  expect(requestOf({ ...ticked, ...visit, departments: walkedTo('time').departments })?.options).toEqual([
    'call',
  ]);
});

test('the prices of the chosen workshop take the place of the medians', () => {
  const state = after(walkedTo('time'), {
    type: 'priced',
    prices: { oil: [{ priceGroup: 'list', value: 450, priceText: '450 kr' }] },
  });
  expect(linesOf(state).map(({ service }) => service.prices[0]?.value)).toEqual([450, 500]);
  expect(requestOf(state)?.totalPrice).toBe(950);
});

test('shared parts see car, workshop, time and the work by what the workshops call it', () => {
  const booking = bookingOf(walkedTo('time'));
  expect(booking).toMatchObject({
    car: { registrationNumber: 'ABC123', buildYear: 2021 },
    location: { departmentId: '1010.40' },
    bookingInfo: { timeSlot: '2027-03-05T07:30', allDay: false },
    displayState: 4,
  });
  expect(Object.keys(booking.services)).toEqual(['k-oil', 'k-wash']);
  expect(bookingOf(walkedTo('workshops')).location).toBeNull();
});

test('work of several days says when the car is fetched; the next time forgets it', () => {
  const pickUp = { date: '2027-03-09', time: '10:00' };
  const choose = (more: object) =>
    after(walkedTo('workshops'), {
      type: 'booking',
      action: {
        type: 'chooseSlot',
        location: DEPARTMENT,
        slot: { date: '2027-03-05', time: '07:30', ...more },
        hold: HOLD,
      },
    });
  expect(bookingOf(choose({ pickUp })).bookingInfo).toMatchObject({ pickUp });
  expect(bookingOf(choose({})).bookingInfo).not.toHaveProperty('pickUp');
});
