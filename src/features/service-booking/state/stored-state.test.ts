import fc from 'fast-check';
import { expect, test } from 'vitest';
import { walkedTo } from './example-booking';
import { DEFAULT_STORE, STORE_KEY } from './store';
import { loadStore, readStore, saveStore } from './stored-state';

const ENDS = ['found', 'car', 'services', 'addOns', 'slot', 'booked'] as const;

const stored = (change: object, end: (typeof ENDS)[number] = 'slot') =>
  readStore(JSON.stringify({ ...walkedTo(end), ...change }));

test.each(ENDS)('W-137 a booking that has come to "%s" is read back as it was', (end) => {
  expect(readStore(JSON.stringify(walkedTo(end)))).toEqual(walkedTo(end));
});

test('W-126 W-127 it lies under one key of the session storage, fc-service-booking', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  expect(loadStore(storage)).toEqual(DEFAULT_STORE);
  expect(saveStore(storage, walkedTo('slot'))).toBe(true);
  expect([...stored.keys()]).toEqual(['fc-service-booking']);
  expect(STORE_KEY).toBe('fc-service-booking');
  expect(loadStore(storage)).toEqual(walkedTo('slot'));
  expect(Object.keys(JSON.parse(stored.get(STORE_KEY) ?? ''))).toEqual(
    expect.arrayContaining([
      'lat',
      'lng',
      'car',
      'milage',
      'bookingState',
      'services',
      'maxBookingState',
      'region',
      'displayState',
      'bookingInfo',
      'location',
    ]),
  );
});

test('a storage that is full or closed is lived without', () => {
  const full = {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(saveStore(full, DEFAULT_STORE)).toBe(false);
  expect(saveStore(null, DEFAULT_STORE)).toBe(false);
  expect(loadStore(null)).toEqual(DEFAULT_STORE);
});

test.each<[string, unknown, number]>([
  ['6', 6, 4],
  ['-1', -1, 1],
  ["'x'", 'x', 1],
  ['NaN', null, 1],
  ['2.4', 2.4, 2],
  ['1e99', 1e99, 4],
])('W-031 a state of %s becomes one from 0 to 5 that has what it needs', (_, bookingState, expected) => {
  expect(stored({ bookingState }).bookingState).toBe(expected);
});

test('W-031 state 5 without a booking is none; with one it is', () => {
  expect(stored({ bookingState: 5 }).bookingState).toBe(4);
  expect(stored({ bookingState: 9 }, 'booked').bookingState).toBe(5);
});

test('W-031 the open step never lies behind the state', () => {
  expect(stored({ bookingState: 2, displayState: 4 }).displayState).toBe(2);
  expect(stored({ displayState: 'x' }).displayState).toBe(4);
  expect(stored({ bookingState: 0 }, 'found').displayState).toBe(1);
});

test.each([
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '{}',
  '0',
  '{"car":1}',
  '{"car":{"brand":"Volvo"},"bookingState":4}',
])('W-031 %s is as nothing stored', (text) => {
  expect(readStore(text)).toEqual(DEFAULT_STORE);
});

test('W-031 a part that makes no sense goes without the others', () => {
  expect(
    stored({ bookingInfo: { location: { departmentId: 1 }, timeSlot: '2027-03-05T08:30' } }).location,
  ).toBeNull();
  expect(stored({ bookingInfo: { ...walkedTo('slot').bookingInfo, timeSlot: 'soon' } })).toMatchObject({
    location: null,
    hold: null,
  });
  expect(stored({ hold: { holdId: 'x', expiresAt: 'never' } }).hold).toBeNull();
  expect(stored({ milage: -5 }).milage).toBeNull();
  expect(stored({ lat: 91, lng: 18 })).toMatchObject({ lat: null, lng: null });
  expect(stored({ services: { a: { name: 7 }, b: 'x' } }).services).toEqual({});
  expect(stored({ maxBookingState: 99 }).maxBookingState).toBe(5);
  expect(stored({ contact: { name: {}, comment: 'x'.repeat(900) } }).contact).toEqual({
    name: '',
    phone: '',
    email: '',
    comment: 'x'.repeat(500),
  });
  expect(stored({ location: null }).location).toEqual(walkedTo('slot').location);
});

test('W-031 whatever is stored, what is read can be read again and has a sound state', () => {
  const keys = Object.keys(DEFAULT_STORE);
  fc.assert(
    fc.property(fc.constantFrom(...ENDS), fc.constantFrom(...keys), fc.jsonValue(), (end, key, value) => {
      const read = stored({ [key]: value }, end);
      expect(read.bookingState).toBeGreaterThanOrEqual(0);
      expect(read.bookingState).toBeLessThanOrEqual(5);
      expect(read.displayState).toBeLessThanOrEqual(Math.max(1, Math.min(4, read.bookingState)));
      expect(read.location).toEqual(read.bookingInfo.location);
      expect(readStore(JSON.stringify(read))).toEqual(read);
    }),
    { numRuns: 300 },
  );
});

test('when the car of several days can be fetched is kept, and left out when it cannot be read', () => {
  const slot = walkedTo('slot').bookingInfo;
  const pickUp = { date: '2027-03-09', time: '10:00' };
  expect(stored({ bookingInfo: { ...slot, pickUp } }).bookingInfo).toEqual({ ...slot, pickUp });
  for (const broken of [
    null,
    'x',
    {},
    { date: '2027-13-40', time: '10:00' },
    { date: '2027-03-09', time: null },
  ])
    expect(stored({ bookingInfo: { ...slot, pickUp: broken } }).bookingInfo).toEqual(slot);
});
