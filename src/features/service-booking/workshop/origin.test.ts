import { expect, test } from 'vitest';
import { WORKSHOP } from '../state/example-booking';
import { DEFAULT_STORE } from '../state/store';
import { beginsWithBrand, distanceTo, originOf } from './origin';

const site = { start: { name: 'Stockholm', lat: 59.33, lng: 18.07 } };
const nobodyAsked = originOf(DEFAULT_STORE, site);

test('correction 6: it counts from where the site begins until somebody has said where they are', () => {
  expect(nobodyAsked).toEqual({ name: 'Stockholm', lat: 59.33, lng: 18.07, isAsked: false });
  const malmo = { ...DEFAULT_STORE, lat: 55.6, lng: 13, region: 'Malmö' };
  expect(originOf(malmo, site)).toEqual({ name: 'Malmö', lat: 55.6, lng: 13, isAsked: true });
  expect(distanceTo(nobodyAsked, { latitude: 59.43, longitude: 18.07 })).toBeCloseTo(11.1, 0);
});

test('correction 6: a list that begins with the brand is told from one that begins with the nearest', () => {
  const near = { ...WORKSHOP, departmentId: 'near', latitude: 59.34, brands: ['Kia'] };
  const own = { ...WORKSHOP, departmentId: 'own', latitude: 59.5, brands: ['Volvo'] };
  expect(beginsWithBrand([own, near], nobodyAsked, 'Volvo')).toBe(true);
  expect(beginsWithBrand([near, own], nobodyAsked, 'Volvo')).toBe(false);
  expect(beginsWithBrand([near, own], nobodyAsked, 'Kia')).toBe(false);
  expect(beginsWithBrand([own], nobodyAsked, 'Volvo')).toBe(false);
  expect(beginsWithBrand([], nobodyAsked, 'Volvo')).toBe(false);
});
