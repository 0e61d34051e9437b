import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from '~/platform/geo';
import { bundledPlaces, seekPlace } from '.';

const COUNTRIES = ['SE', 'NO', 'FI', 'SK', 'GB'] as const;
const isCountry = (text: string): text is (typeof COUNTRIES)[number] =>
  COUNTRIES.some((country) => country === text);

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
    ['Åbo', 'FI', { lat: 60.451, lng: 22.269 }],
    ['hyvinkää', 'FI', { lat: 60.633, lng: 24.867 }],
    ['Sipoo', 'FI', { lat: 60.378, lng: 25.272 }],
    ['S:t Michel', 'FI', { lat: 61.689, lng: 27.272 }],
    ['Hull', 'GB', { lat: 53.745, lng: -0.335 }],
    ['newcastle', 'GB', { lat: 54.973, lng: -1.614 }],
    ['kings lynn', 'GB', { lat: 52.752, lng: 0.395 }],
    ['Saint Albans', 'GB', { lat: 51.75, lng: -0.333 }],
    ['Gothenburg', 'SE', { lat: 57.707, lng: 11.967 }],
  ] as const)('know %s in %s', async (name, country, position) => {
    const place = await places.find(name, country);
    expect(place === undefined ? null : distanceKm(place, position) < 2).toBe(true);
  });
  it.each([
    ['upsala', 'SE', 'Uppsala'],
    ['sthlm', 'SE', 'Stockholm'],
    ['GBG', 'SE', 'Göteborg'],
    ['Ö-vik', 'SE', 'Örnsköldsvik'],
    ['i Lund', 'SE', 'Lund'],
    ['nära Lund', 'SE', 'Lund'],
    ['Lund, Skåne', 'SE', 'Lund'],
    ['göteborg hisingen', 'SE', 'Göteborg'],
    ['Storgatan 1, 223 50 Lund', 'SE', 'Lund'],
    ['Jönköping centrum', 'SE', 'Jönköping'],
    ['jönk', 'SE', 'Jönköping'],
    ['Oslo sentrum', 'NO', 'Oslo'],
    ['helsinki keskusta', 'FI', 'Helsinki'],
    ['jkl', 'FI', 'Jyväskylä'],
    ['blava', 'SK', 'Bratislava'],
    ['Leeds city centre', 'GB', 'Leeds'],
    ['brum', 'GB', 'Birmingham'],
    ['10 Downing Street, London', 'GB', 'London'],
  ] as const)('are found by who seeks %s in %s', async (text, country, name) => {
    expect((await seekPlace(places, text, country))?.name).toBe(name);
  });
  it.each(['', 'qzxqzx', 'xy', '12 34', ', ,', 'oslo', 'Södermalm'])(
    'are not found by "%s"',
    async (text) => {
      expect(await seekPlace(places, text, 'SE')).toBeUndefined();
    },
  );
  it('are offered by what they are called in short, once', async () => {
    expect(await names('gbg')).toEqual(['Göteborg']);
    expect((await names('göteborg')).filter((name) => name === 'Göteborg')).toHaveLength(1);
  });
  it('are called as they were looked for, and by their own name where a position was given', async () => {
    expect((await places.find('åbo', 'FI'))?.name).toBe('Åbo');
    expect((await names('hyvink', 'FI'))[0]).toBe('Hyvinkää');
    expect((await places.nearest({ lat: 60.45, lng: 22.27 }, 'FI'))?.name).toBe('Turku');
  });
  it.each([
    ['M1 1AE', 'Manchester'],
    ['sw1a1aa', 'London'],
    ['LS1', 'Leeds'],
    ['B 12', undefined],
    ['QQ1 1AA', undefined],
    ['M1 1AE 2', undefined],
  ])('take the British postcode %s to be in %s', async (code, town) => {
    expect((await places.find(code, 'GB'))?.name).toBe(town);
    expect(await places.find(code, 'SE')).toBeUndefined();
  });
  it.each([
    ['SE', '111 20', 'Stockholm'],
    ['SE', '41105', 'Göteborg'],
    ['SE', 's-745 30', 'Enköping'],
    ['SE', '000 00', undefined],
    ['NO', '0150', 'Oslo'],
    ['NO', '5003', 'Bergen'],
    ['FI', '00100', 'Helsinki'],
    ['FI', '93600', 'Kuusamo'],
    ['SK', '811 01', 'Bratislava'],
    ['SK', '04001', 'Košice'],
    ['SK', '949', undefined],
  ] as const)('take the postcode of %s %s to be in %s', async (country, code, town) => {
    expect((await places.find(code, country))?.name).toBe(town);
  });
  it('know the town of every area of postcodes', async () => {
    const codes = { GB: '1 1AA', SE: '11111', NO: '1111', FI: '11111', SK: '11111' } as const;
    for (const country of COUNTRIES) {
      const file = new URL(`./data/${country.toLowerCase()}-postcodes.tsv`, import.meta.url);
      const rows = readFileSync(file, 'utf8').trim().split('\n');
      expect(rows.length).toBeGreaterThan(100);
      for (const [area = '', town] of rows.map((row) => row.split('\t'))) {
        const code =
          country === 'GB' ? area + codes.GB : area + '9'.repeat(codes[country].length - area.length);
        const found = await places.find(code, country);
        expect(found, `${country} ${area}`).toBeDefined();
        if (country === 'GB' || area.length === 3) expect(found?.name, area).toBe(town);
      }
    }
  });
  it.each([
    ['NO', 'mo rana', 'Mo i Rana'],
    ['GB', 'newcastle tyne', 'Newcastle upon Tyne'],
    ['GB', 'stoke trent', 'Stoke-on-Trent'],
  ] as const)('find in %s what the words %s leave out', async (country, words, name) => {
    expect((await places.find(words, country))?.name).toBe(name);
  });
  it('know every place that has another name', async () => {
    const rows = readFileSync(new URL('./data/other-names.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    for (const [country = '', name = '', others = '', short = ''] of rows.map((row) => row.split('\t'))) {
      if (!isCountry(country)) throw new Error(`no such country: ${country}`);
      const place = await places.find(name, country);
      expect(place, name).toBeDefined();
      for (const other of [...others.split('|'), ...short.split('|')].filter((each) => each !== ''))
        expect(await places.find(other, country), other).toMatchObject({ lat: place?.lat, lng: place?.lng });
    }
  });
  it.each(COUNTRIES)('have names without remarks in %s', async (country) => {
    const all = readFileSync(new URL(`./data/${country.toLowerCase()}.tsv`, import.meta.url), 'utf8');
    expect(all.match(/^[^\t]*(?:[,(]|\d|weather|station)[^\t]*/gm)).toBeNull();
  });
  it('know nothing of other countries', async () => {
    expect(await places.find('Oslo', 'SE')).toBeUndefined();
    expect(await places.find('', 'SE')).toBeUndefined();
  });
  it.each(COUNTRIES)('lie in %s', async (country) => {
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
