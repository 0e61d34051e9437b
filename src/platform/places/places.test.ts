import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '~/platform/geo';
import { bundledPlaces } from '.';

const places = bundledPlaces();
const names = async (text: string, country: 'SE' | 'NO' | 'FI' | 'SK' | 'GB' = 'SE') =>
  (await places.suggest(text, country)).map(({ name }) => name);

describe('the bundled places', () => {
  it('offer what begins so, the most populous first', async () => {
    expect((await names('g'))[0]).toBe('Göteborg');
    expect((await names('stock'))[0]).toBe('Stockholm');
    expect((await names('trom', 'NO'))[0]).toBe('Tromsø');
    expect((await names('esp', 'FI'))[0]).toBe('Espoo');
    expect((await names('zil', 'SK'))[0]).toBe('Žilina');
    expect((await names('newc', 'GB'))[0]).toBe('Newcastle upon Tyne');
    expect(await names('g')).toHaveLength(8);
  });
  it('do not mind case, accents and a slip', async () => {
    expect((await names('GOTEB'))[0]).toBe('Göteborg');
    expect((await names('götborg'))[0]).toBe('Göteborg');
    expect((await names('lulea'))[0]).toBe('Luleå');
    expect(await names('qqqq')).toEqual([]);
  });
  it.each([
    ['göteborg', 'SE', { lat: 57.707, lng: 11.967 }],
    ['Goteborg', 'SE', { lat: 57.707, lng: 11.967 }],
    ['  MALMÖ ', 'SE', { lat: 55.606, lng: 13.001 }],
    ['Oslo', 'NO', { lat: 59.913, lng: 10.746 }],
    ['banska bystrica', 'SK', { lat: 48.739, lng: 19.153 }],
    ['Newport', 'GB', { lat: 51.588, lng: -2.998 }],
  ] as const)('know %s in %s', async (name, country, position) => {
    const place = await places.find(name, country);
    expect(place === undefined ? null : distanceKm(place, position) < 2).toBe(true);
  });
  it('know nothing of other countries', async () => {
    expect(await places.find('Oslo', 'SE')).toBeUndefined();
    expect(await places.find('', 'SE')).toBeUndefined();
  });
  it.each(['SE', 'NO', 'FI', 'SK', 'GB'] as const)('lie in %s', async (country) => {
    const all = (
      await Promise.all([...'abcdefghijklmnoprstuvwxyz'].map((it) => places.suggest(it, country)))
    ).flat();
    expect(all.length).toBeGreaterThan(60);
    for (const { name, lat, lng } of all) {
      expect({ name, isInEurope: lat > 47 && lat < 72 && lng > -9 && lng < 32 }).toEqual({
        name,
        isInEurope: true,
      });
      expect((await places.find(name, country))?.name).toBe(name);
    }
  });
  it('never fail, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        expect((await places.suggest(text, 'SE')).length).toBeLessThanOrEqual(8);
        await places.find(text, 'GB');
      }),
    );
  });
});
