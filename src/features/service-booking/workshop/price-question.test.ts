import { expect, test } from 'vitest';
import { bookingApi } from '~/features/booking-calls';
import { CAR, HOLD, OIL, SLOT, VISIT, WASH, WORKSHOP } from '../state/example-booking';
import { reduce } from '../state/reduce';
import { type BookingAction, type BookingStore, DEFAULT_STORE } from '../state/store';
import { priceQuestion } from './price-question';

const after = (store: BookingStore, ...actions: readonly BookingAction[]) => actions.reduce(reduce, store);
const CHOOSING = after(
  { ...DEFAULT_STORE, car: CAR, bookingState: 4, displayState: 4 },
  { type: 'toggleService', service: OIL },
);
const choose: BookingAction = { type: 'chooseSlot', location: WORKSHOP, slot: SLOT, hold: HOLD };
const CHOSEN = after(CHOOSING, choose);

test('W-159 W-160 prices are asked for when a workshop is chosen, for that one, and not before', () => {
  expect(priceQuestion(CHOOSING)).toBeNull();
  expect(CHOSEN.bookingInfo.location).toEqual(WORKSHOP);
  expect(priceQuestion(CHOSEN)).toEqual({
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId: WORKSHOP.departmentId,
    serviceOfferings: ['oil'],
    date: SLOT.date,
  });
});

test('W-161 never at state 5', () => {
  const booked = after(CHOSEN, { type: 'booked', visit: VISIT, sent: CHOSEN });
  expect(booked.bookingState).toBe(5);
  expect(priceQuestion(booked)).toBeNull();
});

test('W-156 W-198 other services give the choice up, and choosing again asks again, for them', () => {
  const changed = after(CHOSEN, { type: 'toggleAddOn', service: WASH });
  expect(priceQuestion(changed)).toBeNull();
  expect(changed.location).toBeNull();
  expect(priceQuestion(after(changed, choose))?.serviceOfferings).toEqual(['oil', 'wash']);
});

test('W-197 without a mileage 1 is sent', async () => {
  const requested: string[] = [];
  const api = bookingApi({
    fetch: (input) => {
      requested.push(String(input));
      return Promise.resolve(Response.json({ offers: [] }));
    },
    language: 'sv',
  });
  const question = priceQuestion(CHOSEN);
  if (question === null) throw new Error('a workshop is chosen');
  await api.prices(question);
  await api.prices({ ...question, mileage: 4500 });
  expect(requested).toEqual([
    '/api/mechmate/prices/ABC123/1/1010.40?serviceOfferings=oil&date=2027-03-05',
    '/api/mechmate/prices/ABC123/4500/1010.40?serviceOfferings=oil&date=2027-03-05',
  ]);
});
