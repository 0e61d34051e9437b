import { expect, test } from 'vitest';
import type { ApiFailure } from '~/features/booking-calls';
import { plateAsTyped } from '~/features/plate/typed-plate';
import { CAR } from '../state/example-booking';
import { lookUp } from './look-up';
import { readMileage } from './mileage';

const failing = (failure: ApiFailure) =>
  lookUp({ vehicle: async () => ({ ok: false, failure }), hasBrand: async () => true }, 'ABC123');
const refused = (status: number, code: string | null) =>
  failing({ kind: 'refused', status, code, message: null, alternatives: [], visits: [] });

test('W-022 W-024 a car comes with whether its brand is ours', async () => {
  const found = (hasBrand: boolean) =>
    lookUp({ vehicle: async () => ({ ok: true, value: CAR }), hasBrand: async () => hasBrand }, 'ABC123');
  expect(await found(true)).toEqual({ car: CAR, hasBrand: true });
  expect(await found(false)).toEqual({ car: CAR, hasBrand: false });
});

test('W-199 an unknown plate, an invalid one, and a failed lookup are three problems', async () => {
  const cases = [
    [404, 'unknown-vehicle', 'booking.plateUnknown'],
    [400, 'invalid-registration-number', 'booking.plateInvalid'],
    [503, 'register-unavailable', 'booking.plateFailed'],
    [429, 'rate-limited', 'booking.plateFailed'],
    [404, 'not-found', 'booking.plateFailed'],
    [404, null, 'booking.plateFailed'],
    [502, null, 'booking.plateFailed'],
  ] as const;
  for (const [status, code, problem] of cases)
    expect([status, code, await refused(status, code)]).toEqual([status, code, problem]);
  expect(await failing({ kind: 'network' })).toBe('booking.plateFailed');
  expect(await failing({ kind: 'unreadable' })).toBe('booking.plateFailed');
});

test.each([
  ['\u202aabc\u200b 123\u202c', 'ABC123'],
  ['abc 123', 'ABC123'],
  ['  åäö-1 ', 'ÅÄÖ1'],
  ['abcdefgh', 'ABCDEFG'],
  ['a\u00a0b\tc', 'ABC'],
])("W-200 '%s' stands in the field as %s", (typed, expected) => {
  expect(plateAsTyped(typed, 7)).toBe(expected);
});

test.each([
  ['', null],
  ['  ', null],
  ['4 500', 4500],
  ['0', 0],
  ['9999999', 9_999_999],
  ['12345678', undefined],
  ['-4', undefined],
  ['4,5', undefined],
  ['1e3', undefined],
])("a mileage of '%s' is read as %s", (typed, expected) => {
  expect(readMileage(typed)).toBe(expected);
});
