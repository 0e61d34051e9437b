import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DelimitedRow, delimitedRows } from '~/platform/csv';
import { addDays, daysBetween } from '~/platform/time';
import { COLUMNS, readAgreements } from './agreement-file';
import { newCode, obfuscatedPhone } from './code';
import { wearOf } from './wear';
import { bookableRange, isWithin, overlap } from './window';

describe('tread', () => {
  test.each([
    ['summer', 1.5, 'below-legal'],
    ['summer', 1.6, 'worn'],
    ['summer', 2.9, 'worn'],
    ['summer', 3, 'good'],
    ['winter', 2.9, 'below-legal'],
    ['winter', 3, 'worn'],
    ['winter', 3.9, 'worn'],
    ['winter', 4, 'good'],
  ] as const)('a %s tyre with %d mm is %s', (season, threadDepth, wear) => {
    expect(wearOf(season, { threadDepth, isDamaged: false })).toBe(wear);
    expect(wearOf(season, { threadDepth, isDamaged: true })).toBe('damaged');
  });
});

describe('W-539 W-540: what can be booked', () => {
  test.each([
    ['2026-11-23T07:00:00Z', '2026-11-26', '2027-02-23'],
    // The last day of a month that the third one after it does not have.
    ['2026-11-30T07:00:00Z', '2026-12-03', '2027-02-28'],
    // Half past eleven at night in London is the next day in Stockholm; the clock changes within the three days.
    ['2026-03-26T23:30:00Z', '2026-03-30', '2026-06-27'],
    ['2026-10-22T22:30:00Z', '2026-10-26', '2027-01-23'],
  ])('at %s: from %s to %s', (now, from, to) => {
    expect(bookableRange(new Date(now), 'Europe/Stockholm')).toEqual({ from, to });
  });

  test('what two ranges share is in both', () => {
    const date = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days));
    const range = fc.tuple(date, date).map(([one, other]) => ({
      from: one < other ? one : other,
      to: one < other ? other : one,
    }));
    fc.assert(
      fc.property(range, range, date, (one, other, day) => {
        const shared = overlap(one, other);
        const isShared = shared !== null && isWithin(shared, day);
        expect(isShared).toBe(isWithin(one, day) && isWithin(other, day));
        if (shared !== null) expect(daysBetween(shared.from, shared.to)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('codes are four figures, and all of them come up', () => {
  const codes = Array.from({ length: 60_000 }, newCode);
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
  expect(new Set(codes.map((code) => code[0])).size).toBe(10);
  expect(new Set(codes).size).toBeGreaterThan(9900);
});

test.each([
  ['+46701740605', '+46 •••••••05'],
  ['+4740612345', '+47 ••••••45'],
  ['+358401234567', '+358 •••••••67'],
  ['+421905123456', '+421 •••••••56'],
  ['+447700900123', '+44 ••••••••23'],
])('W-476: of %s its owner reads %s', (phone, shown) => {
  expect(obfuscatedPhone(phone)).toBe(shown);
});

describe('a file of agreements', () => {
  const rowsOf = async (text: string): Promise<readonly DelimitedRow[]> => {
    async function* chunks() {
      yield text;
    }
    const rows: DelimitedRow[] = [];
    for await (const batch of delimitedRows(chunks(), ';', 10_000)) rows.push(...batch);
    return rows;
  };
  const line = (fields: Partial<Record<(typeof COLUMNS)[number], string>> = {}) => {
    const all = {
      registration_number: 'abc 123',
      phone: '070-174 06 05',
      agreement: 'Bas',
      brand: 'Volvo',
      model: 'V60',
      product_id: 'DH1',
      package_level: 'Bas',
      brand_code: 'VO',
      department_id: '10.1',
      season: 'vinter',
      shelf: 'B-12',
      position: 'fl',
      tyre: 'Nokian',
      rim_diameter: '17',
      section_width: '225',
      aspect_ratio: '45',
      pattern: 'HKPL',
      depth_mm: '7,5',
      damaged: '',
      ...fields,
    };
    return COLUMNS.map((column) => all[column]).join(';');
  };
  const read = async (...lines: readonly string[]) =>
    readAgreements(await rowsOf([COLUMNS.join(';'), ...lines].join('\n')), 'SE');

  test('has a row per wheel, and numbers as people write them', async () => {
    const file = await read(
      line({ season: 'winter' }),
      line({ season: 'winter', position: 'FR', depth_mm: '2.9' }),
    );
    expect(file?.refused).toEqual([]);
    expect(file?.agreements).toMatchObject([
      {
        registrationNumber: 'ABC123',
        phone: '+46701740605',
        departmentId: '10.1',
        wheelSets: [
          {
            season: 'winter',
            shelf: 'B-12',
            wheels: [{ position: 'FL', threadDepth: 7.5 }, { threadDepth: 2.9 }],
          },
        ],
      },
    ]);
  });

  test.each([
    [{ phone: '123' }, 'has no telephone number that gets an SMS'],
    [{ registration_number: '!' }, 'has no registration number'],
    [{ depth_mm: 'deep' }, 'has no usable wheelSets.0.wheels.0.threadDepth'],
    [{ season: 'autumn' }, 'has no usable wheelSets.0.season'],
    [{ position: 'XX' }, 'has no usable wheelSets.0.wheels.0.position'],
    [{ department_id: '' }, 'has no usable departmentId'],
  ])('%o is refused with its line, and the rest is read', async (fields, reason) => {
    const file = await read(
      line({ season: 'winter', registration_number: 'DEF456' }),
      line({ season: 'winter', ...fields }),
    );
    expect(file?.agreements.map(({ registrationNumber }) => registrationNumber)).toEqual(['DEF456']);
    expect(file?.refused).toEqual([{ line: 3, reason }]);
  });

  test('an agreement that names a position twice is left out whole', async () => {
    const file = await read(line({ season: 'winter' }), line({ season: 'winter' }));
    expect(file?.agreements).toEqual([]);
    expect(file?.refused).toEqual([{ line: 2, reason: 'names a position of a set twice' }]);
  });

  test('a car whose wheels are all on it has an agreement without sets', async () => {
    const file = await read(line({ position: '' }));
    expect(file?.agreements[0]?.wheelSets).toEqual([]);
  });

  test('a file without the columns that count is none', async () => {
    expect(readAgreements(await rowsOf('a;b\n1;2'), 'SE')).toBeNull();
    expect(readAgreements([], 'SE')).toBeNull();
  });
});
