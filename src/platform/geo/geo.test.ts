import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, parseGeocoord, roundedPosition } from '.';

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const GOTHENBURG = { lat: 57.7072, lng: 11.9668 };
const STOCKHOLM = { lat: 59.3294, lng: 18.0687 };

describe('the distance between two places', () => {
  it.each([
    ['Gothenburg and Stockholm', GOTHENBURG, STOCKHOLM, 398],
    ['a degree of a meridian', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111.195],
    ['either side of the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111.195],
    ['the poles', { lat: 90, lng: 10 }, { lat: -90, lng: 77 }, 20_015.1],
    ['one pole on two meridians', { lat: 90, lng: 10 }, { lat: 90, lng: 170 }, 0],
  ])('%s', (_, a, b, km) => {
    const measured = distanceKm(a, b);
    expect(Math.abs(measured - km)).toBeLessThan(Math.max(0.1, km * 0.005));
  });

  it('is a distance: none to itself, the same both ways, never longer than by way of a third', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBe(distanceKm(b, a));
        expect(distanceKm(a, b)).toBeLessThanOrEqual(distanceKm(a, c) + distanceKm(c, b) + 1e-3);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_015.2);
      }),
    );
  });
});

describe('a position', () => {
  it('is read from the spelling of records and addresses', () => {
    expect(parseGeocoord(' 57.7, 11.97 ')).toEqual({ lat: 57.7, lng: 11.97 });
    expect(parseGeocoord('-33,151')).toEqual({ lat: -33, lng: 151 });
    for (const text of ['', '57.7', '57,7,11,9', '91,0', '0,181', 'NaN,0', '1e1,2', '57.7;11.9', ',']) {
      expect(parseGeocoord(text)).toBeUndefined();
    }
  });

  it('is rounded to within about a kilometre', () => {
    fc.assert(
      fc.property(position, (exact) => {
        const rounded = roundedPosition(exact);
        expect(distanceKm(exact, rounded)).toBeLessThan(0.8);
        expect(`${rounded.lat},${rounded.lng}`).toMatch(/^-?\d+(\.\d{1,2})?,-?\d+(\.\d{1,2})?$/);
      }),
    );
  });
});
