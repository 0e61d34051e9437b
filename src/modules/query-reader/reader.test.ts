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

/** A reading in short: `-words` that no record lists, `field=value`, `field=min..max`, the rest last. */
function short({ pieces, rest, unlisted }: ParsedQuery): readonly string[] {
  const filters = pieces.flatMap(({ meaning }) => {
    if (meaning.kind === 'near')
      return [`near=${meaning.place}${meaning.withinKm === undefined ? '' : ` ${meaning.withinKm}`}`];
    if (meaning.kind === 'range') return [`${meaning.field}=${meaning.min ?? ''}..${meaning.max ?? ''}`];
    return [`${meaning.field}=${meaning.values.join('|')}`];
  });
  const missing = unlisted.map((words) => `-${words}`);
  return [...[...missing, ...filters].sort(), ...(rest === '' ? [] : [`"${rest}"`])];
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
    ['utan leasing', ['-utan leasing']],
    ['utan dragkrok', ['-utan dragkrok']],
    ['v60 utan dragkrok eller panoramatak', ['-utan dragkrok eller panoramatak', 'car_model=V60']],
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
    ['2019 el nyare', ['car_year=2019..']],
    ['xc60 2020 >', ['car_model=XC60', 'car_year=2020..']],
    ['volvo el bmw', ['car_brand=BMW', 'car_brand=Volvo']],
    ['volvo el', ['car_brand=Volvo', 'car_fuel=El']],
    ['dragkrok 2000 kg', ['-2000 kg', 'car_equipment=Dragkrok']],
    ['skatt under 2000', ['-skatt under 2000']],
    ['låg skatt 2019', ['-låg skatt', 'car_year=2019..2019']],
    ['låg skatt under 200000', ['-låg skatt', 'car_price=..200000']],
    ['vilken bil drar minst', ['-drar minst']],
    ['e 200', ['"e 200"']],
    ['tvåhundrafemtio tusen', ['car_price=..250000']],
    ['fem tusen mil', ['car_mileage=..5000']],
    ['plats för sju', ['car_seats=7']],
    ['5 dörrars', ['car_doors=5']],
    ['inte deisell', ['car_fuel=El|Laddhybrid (bensin)']],
    ['19-21 v60', ['car_model=V60', 'car_year=2019..2021']],
    ['privatlesing', ['car_has_privateleasing=true']],
    ['volvo inte v60', ['-inte v60', 'car_brand=Volvo']],
    ['volvo ej v60 eller xc60 el', ['-ej v60 eller xc60', 'car_brand=Volvo', 'car_fuel=El']],
    ['laddhybrid inte laddhybrid', ['car_fuel=Laddhybrid (bensin)']],
    ['inte diesel inte el', ['car_fuel=Laddhybrid (bensin)']],
    ['inte diesel eller el', ['car_fuel=Laddhybrid (bensin)']],
    ['leon fr 2020', ['car_model=Leon', 'car_year=2020..2020', '"fr"']],
    ['tesla s 2016', ['car_model=Model S', 'car_year=2016..2016']],
  ])('reads %s', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  test('a make that is chosen already decides what a number is', () => {
    expect(read('2008')).toEqual(['car_model=2008']);
    expect(read('2008', ['Volvo'])).toEqual(['car_year=2008..2008']);
    expect(read('2008', ['Peugeot'])).toEqual(['car_model=2008']);
  });

  test.each([
    ['under 25k low miles', ['car_price=..25000']],
    ['under £25k, low mileage', ['car_price=..25000']],
    ['25k low miles diesel', ['car_fuel=Diesel', 'car_price=..25000']],
    ['under 25k low miles 2019', ['car_price=..25000', 'car_year=2019..2019']],
    ['under 20k low miles under 40000 miles', ['car_mileage=..40000', 'car_price=..20000']],
    ['low miles 2019', ['car_year=2019..2019']],
    ['low mileage under 30000', ['car_mileage=..30000']],
    ['30000 low mileage', ['car_mileage=..30000']],
    ['under 25k miles', ['car_mileage=..25000']],
    ['under 40000 mileage', ['car_mileage=..40000']],
  ])('reads %s in Britain: few miles are asked for beside a price', (text, meant) => {
    expect(short(english.read(text))).toEqual(meant);
  });

  test.each([
    ['under 200 000 lågmilad', ['car_price=..200000']],
    ['lågmilad max 200 000', ['car_price=..200000']],
    ['lågmilad 2019', ['car_year=2019..2019']],
    ['max 8000 lågmilad', ['car_mileage=..8000']],
    ['lågmilad under 5000', ['car_mileage=..5000']],
    ['under 300 000 lav km', ['car_price=..300000']],
  ])('reads %s: what few miles are not is a price', (text, meant) => {
    expect(read(text)).toEqual(meant);
  });

  test('the language of the site goes first where words collide', () => {
    expect(short(english.read('under 15k'))).toEqual(['car_price=..15000']);
    expect(read('kombi')).toEqual(['car_body=Kombi']);
    // "do" is "up to" in Slovak, and only before a number.
    expect(read('do it')).toEqual(['"do it"']);
  });

  test('a monthly cost counts where the stock has one, else it is told to be missing', () => {
    const withLoans = (values: readonly string[]) => [
      ...MAP,
      ...['car_has_loan', 'car_has_privateleasing'].map((name) => ({
        name,
        values: values.map((text) => ({ text })),
      })),
    ];
    const readerFor = (values: readonly string[]) =>
      queryReaderOf(withLoans(values), siteByKey('automotive-uk'));
    const financed = readerFor(['false', 'true']);
    const priced = readerFor(['false']);
    expect(short(financed.read('v60 £250 pcm'))).toEqual(['car_loan_monthly_cost=..250', 'car_model=V60']);
    expect(short(priced.read('v60 £250 pcm'))).toEqual(['-£250 pcm', 'car_model=V60']);
    expect(short(priced.read('v60 lease under 300'))).toEqual(['-lease under 300', 'car_model=V60']);
    expect(short(priced.read('v60 2019 on finance'))).toEqual([
      '-on finance',
      'car_model=V60',
      'car_year=2019..2019',
    ]);
  });

  test('a low-emission zone is the year from which all such cars may drive in it', () => {
    expect(short(english.read('ulez compliant v60'))).toEqual(['car_model=V60', 'car_year=2016..']);
    expect(short(english.read('ulez 2019 or newer'))).toEqual(['car_year=2019..']);
    expect(short(english.read('petrol ulez'))).toEqual(['car_fuel=Petrol', 'car_year=2006..']);
    expect(short(english.read('diesel ulez'))).toEqual(['car_fuel=Diesel', 'car_year=2016..']);
    expect(read('ulez')).toEqual(['"ulez"']);
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

  test('ages are reckoned from the year that it is in the country, whatever zone the server has', () => {
    const atNewYear = (site: 'automotive-se' | 'automotive-uk') =>
      short(
        queryReaderOf(MAP, siteByKey(site), undefined, new Date('2026-12-31T23:30:00Z')).read('max 3 år'),
      );
    expect(atNewYear('automotive-se')).toEqual(['car_year=2024..']);
    expect(atNewYear('automotive-uk')).toEqual(['car_year=2023..']);
  });
});
