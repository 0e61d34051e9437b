import { expect, test } from 'vitest';
import type { ApiFailure } from './api';
import { CAR } from './example-booking';
import { lookUp } from './look-up';
import { readMileage } from './mileage';
import { plateAsTyped } from './typed-plate';

const failing = (failure: ApiFailure) =>
  lookUp({ vehicle: async () => ({ ok: false, failure }), hasBrand: async () => true }, 'ABC123');
const refused = (status: number) =>
  failing({ kind: 'refused', status, code: null, message: null, alternatives: [] });

test('W-022 W-024 a car comes with whether its brand is ours', async () => {
  const found = (hasBrand: boolean) =>
    lookUp({ vehicle: async () => ({ ok: true, value: CAR }), hasBrand: async () => hasBrand }, 'ABC123');
  expect(await found(true)).toEqual({ kind: 'found', car: CAR, hasBrand: true });
  expect(await found(false)).toEqual({ kind: 'found', car: CAR, hasBrand: false });
});

test('W-199 nobody knows the plate, it is none, or nobody can be asked: three problems', async () => {
  expect(await refused(404)).toEqual({ kind: 'problem', problem: 'unknown' });
  expect(await refused(400)).toEqual({ kind: 'problem', problem: 'invalid' });
  expect(await refused(503)).toEqual({ kind: 'problem', problem: 'failed' });
  expect(await failing({ kind: 'network' })).toEqual({ kind: 'problem', problem: 'failed' });
});

test.each([
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
