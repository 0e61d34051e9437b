import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FacetMap } from '~/platform/search';
import { siteByKey } from '~/sites';
import { normalise, type ParsedQuery, queryReaderOf } from '.';
import { compact } from './domain/tokens';

const MAP: FacetMap = [
  { name: 'car_condition', values: [{ text: 'Begagnad' }, { text: 'Ny' }] },
  {
    name: 'car_brand',
    child_name: 'car_model',
    values: [
      { text: 'BMW', children: ['3-serie', 'X5'] },
      { text: 'Fiat', children: ['500'] },
      { text: 'Mercedes-Benz', children: ['A-Klass', 'C-Klass'] },
      { text: 'Peugeot', children: ['208', '2008'] },
      { text: 'Polestar', children: ['2'] },
      { text: 'Volvo', children: ['V60', 'XC60'] },
    ],
  },
  { name: 'car_body', values: [{ text: 'Kombi' }, { text: 'SUV' }] },
  { name: 'car_fuel', values: [{ text: 'Diesel' }, { text: 'El' }, { text: 'Laddhybrid (bensin)' }] },
  { name: 'car_color', values: [{ text: 'Svart' }, { text: 'Vit' }] },
  { name: 'car_seats', values: [{ text: '5' }, { text: '7' }, { text: '8' }] },
  {
    name: 'car_site_region',
    child_name: 'car_site_city',
    values: [{ text: 'Uppsala', children: ['Uppsala'] }],
  },
  { name: 'car_equipment', values: [{ text: 'Dragkrok' }] },
];
const reader = queryReaderOf(MAP, siteByKey('automotive-se'));
const english = queryReaderOf(MAP, siteByKey('automotive-uk'));

/** A reading in short: `field=value`, `field=min..max`, the rest last. */
function short({ pieces, rest }: ParsedQuery): readonly string[] {
  const filters = pieces.flatMap(({ meaning }) => {
    if (meaning.kind === 'near')
      return [`near=${meaning.place}${meaning.withinKm === undefined ? '' : ` ${meaning.withinKm}`}`];
    if (meaning.kind === 'range') return [`${meaning.field}=${meaning.min ?? ''}..${meaning.max ?? ''}`];
    return [`${meaning.field}=${meaning.values.join('|')}`];
  });
  return [...filters.sort(), ...(rest === '' ? [] : [`"${rest}"`])];
}
const read = (text: string, makes: readonly string[] = []) => short(reader.read(text, { makes }));

describe('query reader', () => {
  test.each([
    ['xc 60', ['car_model=XC60']],
    ['volvo v6o', ['car_model=V60']],
    ['XC-60 Volvo', ['car_model=XC60']],
    ['2020 max 8000 mil', ['car_mileage=..8000', 'car_year=2020..2020']],
    ['200 000 max', ['car_price=..200000']],
    ['inom 30 km från uppsala', ['near=Uppsala 30']],
    ['max 3 mil från Knivsta', ['near=Knivsta 30']],
    ['inom 50 km', ['car_mileage=..5']],
    ['v60 t6', ['car_model=V60', '"t6"']],
    ['utan leasing', ['"utan leasing"']],
    ['utan dragkrok', ['"utan dragkrok"']],
    ['sänkt pris', ['car_has_campaign_price=true']],
    ['elbil under 300000', ['car_fuel=El', 'car_price=..300000']],
    ['peugeot 208', ['car_model=208']],
    ['208', ['car_model=208']],
    ['volvo 2008', ['car_brand=Volvo', 'car_year=2008..2008']],
    ['peugeot 2008', ['car_model=2008']],
    ['fiat 500', ['car_model=500']],
    ['saab 9-3', ['car_model=9-3']],
    ['peugeot 3008', ['car_model=3008']],
    ['polestar 2 200 000', ['car_model=2', 'car_price=..200000']],
    ['volvo v60 -18', ['car_model=V60', 'car_year=2018..2018']],
    ['-2018', ['car_year=..2018']],
    ['2018-', ['car_year=2018..']],
    ['nyare än 2018', ['car_year=2019..']],
    ['c220d', ['car_model=C-Klass', '"220"']],
    ['merc a class', ['car_model=A-Klass']],
    ['uppsala', ['car_site_city=Uppsala']],
    ['uppsala län', ['car_site_region=Uppsala']],
    ['inte diesel', ['car_fuel=El|Laddhybrid (bensin)']],
    ['minst 7 säten', ['car_seats=7|8']],
    ['barn', ['"barn"']],
    ['1003080', ['"1003080"']],
    ['fal20k', ['"FAL 20K"']],
  ])('reads %s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  test('a make that is chosen already decides what a number is', () => {
    expect(read('2008')).toEqual(['car_model=2008']);
    expect(read('2008', ['Volvo'])).toEqual(['car_year=2008..2008']);
    expect(read('2008', ['Peugeot'])).toEqual(['car_model=2008']);
  });

  test('the language of the site goes first where words collide', () => {
    expect(short(english.read('under 15k'))).toEqual(['car_price=..15000']);
    expect(read('kombi')).toEqual(['car_body=Kombi']);
    // "do" is "up to" in Slovak, and only before a number.
    expect(read('do it')).toEqual(['"do it"']);
  });

  test('reads whatever is typed, and never more of it than was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const { pieces, rest } = reader.read(text);
        expect(pieces.length).toBeLessThanOrEqual(60);
        expect(compact(normalise(text)).length + 8).toBeGreaterThanOrEqual(compact(rest).length);
      }),
    );
  });

  test('normalising is done once: again changes nothing, nor does it change what is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
        expect(reader.read(normalise(text))).toEqual(reader.read(text));
      }),
    );
  });

  test('the order of wishes does not matter', () => {
    const phrases = [
      'volvo v60',
      'diesel',
      'vit',
      'kombi',
      'under 200000 kr',
      'begagnad',
      '7 sits',
      'dragkrok',
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(phrases), (some) => {
        expect(read(some.join(' '))).toEqual(
          read(phrases.filter((request) => some.includes(request)).join(' ')),
        );
      }),
    );
  });

  test('case, accents, spaces and hyphens of a model do not matter', () => {
    const spellings = ['Laddhybrid', 'LADDHYBRID', 'ladd-hybrid', 'lăddhybrid', 'ladd hybrid'];
    for (const spelling of spellings) expect(read(spelling)).toEqual(['car_fuel=Laddhybrid (bensin)']);
  });

  test('hostile texts are cut: ten thousand characters cost what two hundred do', () => {
    for (const unit of [
      'a',
      '1 ',
      '1.',
      '-',
      'volvo ',
      'golvv ',
      '300 000 ',
      '9-3',
      'å̈',
      '\u{1f697}',
      'från ',
    ]) {
      const long = unit.repeat(Math.ceil(10_000 / unit.length));
      expect(normalise(long).length).toBeLessThanOrEqual(200);
      expect(reader.read(long)).toEqual(reader.read(normalise(long)));
    }
  });
});
