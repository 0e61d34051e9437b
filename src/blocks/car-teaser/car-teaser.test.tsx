import { expect, test } from 'vitest';
import { recordSort } from './car-teaser.data';

test('a stored query’s sort name is put into the record’s words', () => {
  expect(recordSort('car_vehicle_price_asc')).toBe('car_price_asc');
  expect(recordSort('car_price_desc')).toBe('car_price_desc');
});
