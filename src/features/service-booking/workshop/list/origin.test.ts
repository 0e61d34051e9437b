import { expect, test } from 'vitest';
import { WORKSHOP } from '../../state/example-booking';
import { DEFAULT_STORE } from '../../state/store';
import { beginsWithBrand, distanceTo, originOf } from './origin';

const site = { start: { name: 'Stockholm', lat: 59.33, lng: 18.07 } };
const byDefault = originOf(DEFAULT_STORE, site);

test('correction 6: distances count from the site’s start until the visitor gives a position', () => {
  expect(byDefault).toEqual({ name: 'Stockholm', lat: 59.33, lng: 18.07, isChosen: false });
  const malmo = { ...DEFAULT_STORE, lat: 55.6, lng: 13, region: 'Malmö' };
  expect(originOf(malmo, site)).toEqual({ name: 'Malmö', lat: 55.6, lng: 13, isChosen: true });
  expect(distanceTo(byDefault, { latitude: 59.43, longitude: 18.07 })).toBeCloseTo(11.1, 0);
});

test('correction 6: a list by brand is distinguished from one by distance', () => {
  const near = { ...WORKSHOP, departmentId: 'near', latitude: 59.34, brands: ['Kia'] };
  const own = { ...WORKSHOP, departmentId: 'own', latitude: 59.5, brands: ['Volvo'] };
  expect(beginsWithBrand([own, near], byDefault, 'Volvo')).toBe(true);
  expect(beginsWithBrand([near, own], byDefault, 'Volvo')).toBe(false);
  expect(beginsWithBrand([near, own], byDefault, 'Kia')).toBe(false);
  expect(beginsWithBrand([own], byDefault, 'Volvo')).toBe(false);
  expect(beginsWithBrand([], byDefault, 'Volvo')).toBe(false);
});
