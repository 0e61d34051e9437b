import { expect, test } from 'vitest';
import { offsetIn, pictureOf, viewAround, viewOfAll, viewOfSelected, zoomedBy } from './map-view';
import { smallPictureOf } from './small-map-picture';

const HERE = { latitude: 59.33, longitude: 18.06 };
const THERE = { latitude: 59.36, longitude: 18.1 };
const at = (zoom: number) => ({ lat: 59.33, lng: 18.06, zoom });

test('W-204 the map begins at zoom 12', () => {
  expect(viewAround(HERE)).toEqual(at(12));
  expect(pictureOf('nordhem', viewAround(HERE)).src).toContain(
    '/nordhem/12.00_59.33000_18.06000_1600x600_names.svg',
  );
});

test.each([
  [3, 15],
  [12, 15],
  [15, 15],
  [17, 17],
])('W-205 a workshop selected at zoom %s is shown at zoom %s', (before, after) => {
  expect(viewOfSelected(at(before), THERE)).toEqual({ lat: 59.36, lng: 18.1, zoom: after });
});

test('W-206 the small map is drawn at zoom 15, 150 pixels high', () => {
  expect(smallPictureOf('nordhem', HERE)).toMatchObject({ height: 150 });
  expect(smallPictureOf('nordhem', HERE).src).toContain('/15.00_');
});

test('W-038 a marker stands where its workshop is: in the middle, or away from it by what the zoom makes of it', () => {
  expect(offsetIn(at(12), HERE)).toEqual({ x: 0, y: 0 });
  const [near, far] = [offsetIn(at(12), THERE), offsetIn(at(13), THERE)];
  expect(near.x).toBeGreaterThan(0);
  expect(near.y).toBeLessThan(0);
  expect(far.x / near.x).toBeCloseTo(2);
});

test('zooming ends where there is nothing more to see, and all workshops fit into one view', () => {
  expect(zoomedBy(at(18), 1).zoom).toBe(18);
  expect(zoomedBy(at(3), -1).zoom).toBe(3);
  const all = viewOfAll([HERE, THERE, { latitude: 55.6, longitude: 13 }], { width: 600, height: 300 });
  if (all === null) throw new Error('there are places');
  for (const place of [HERE, THERE, { latitude: 55.6, longitude: 13 }]) {
    const { x, y } = offsetIn(all, place);
    expect(Math.abs(x)).toBeLessThanOrEqual(300);
    expect(Math.abs(y)).toBeLessThanOrEqual(150);
  }
  expect(viewOfAll([], { width: 600, height: 300 })).toBeNull();
});
