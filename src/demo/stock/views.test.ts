import { expect, test } from 'vitest';
import { demoCars } from './cars';
import { demoViews } from './views';

const TODAY = '2026-03-02';

test('views are of cars that there are, on days that are over, and the same each time', () => {
  const views = demoViews('carstore-sk', TODAY);
  expect(demoViews('carstore-sk', TODAY)).toEqual(views);
  const ids = new Set([...demoCars('carstore-sk', TODAY)].map((car) => car.car_id));
  expect(views.every(({ carId, day }) => ids.has(carId) && day < TODAY && day >= '2026-02-02')).toBe(true);
  expect(new Set(views.map(({ carId, day }) => `${carId} ${day}`)).size).toBe(views.length);
  const seen = new Set(views.map(({ carId }) => carId)).size / ids.size;
  expect(seen).toBeGreaterThan(0.6);
  expect(seen).toBeLessThan(0.8);
});
