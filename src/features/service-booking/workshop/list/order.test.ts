import { expect, test } from 'vitest';
import { inOrder, isAuthorised } from './order';

const of = (...times: readonly string[]) => times.map((firstTimeSlot, id) => ({ id, firstTimeSlot }));
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

const SHUFFLED = of(
  '2027-03-08T07:00:00',
  '2027-03-05T08:30:00',
  '',
  '2027-03-05T07:30:00',
  '2026-12-31T15:00:00',
);

test('W-042 nearest keeps the order as delivered', () => {
  expect(inOrder(SHUFFLED, 'nearest')).toBe(SHUFFLED);
});

test('W-043 W-044 earliest is ascending by first free time, one without a time last; nothing is moved in the list itself', () => {
  expect(ids(inOrder(SHUFFLED, 'earliest'))).toEqual([4, 3, 1, 0, 2]);
  expect(ids(inOrder(SHUFFLED, 'nearest'))).toEqual([0, 1, 2, 3, 4]);
  expect(ids(inOrder(of('', '', '2027-01-01T08:00:00'), 'earliest'))).toEqual([2, 0, 1]);
});

test('W-047 W-048 a workshop is authorised for its brands, however spelt', () => {
  expect(isAuthorised({ brands: ['VOLVO', 'BMW'] }, 'Volvo')).toBe(true);
  expect(isAuthorised({ brands: ['Volvo'] }, 'vOLVO ')).toBe(true);
  expect(isAuthorised({ brands: ['Škoda'] }, 'ŠKODA')).toBe(true);
  expect(isAuthorised({ brands: ['Škoda'] }, 'SKODA')).toBe(true);
  expect(isAuthorised({ brands: ['Mercedes-Benz'] }, 'MERCEDES BENZ')).toBe(true);
  expect(isAuthorised({ brands: ['Volvo Trucks'] }, 'Volvo')).toBe(false);
  expect(isAuthorised({ brands: [] }, 'Volvo')).toBe(false);
  expect(isAuthorised({ brands: [''] }, '')).toBe(false);
});
