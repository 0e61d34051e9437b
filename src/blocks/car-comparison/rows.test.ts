import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignFacts, compareEquipment, hasValue } from './rows';

const LABELS = ['Year', 'Mileage', 'Fuel', 'Gearbox', 'Power', 'Range', 'Seats', 'Doors'];
/** Facts as the pages of cars have them: some of all, always in the same order. */
const facts = fc
  .subarray(LABELS)
  .chain((labels) =>
    fc.tuple(...labels.map((label) => fc.record({ label: fc.constant(label), value: fc.string() }))),
  );
const cars = fc.array(facts, { minLength: 1, maxLength: 4 });

describe('facts side by side', () => {
  test('every car keeps all its facts, and no row is made up', () => {
    fc.assert(
      fc.property(cars, (lists) => {
        const rows = alignFacts(lists);
        lists.forEach((list, at) => {
          const own = rows.flatMap(({ label, values }) => {
            const value = values[at];
            return value === null || value === undefined ? [] : [{ label, value }];
          });
          expect([...own].sort((a, b) => a.label.localeCompare(b.label))).toEqual(
            [...list].sort((a, b) => a.label.localeCompare(b.label)),
          );
        });
        expect(rows.every(hasValue)).toBe(true);
        expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      }),
    );
  });

  test('a row differs exactly when two of its values do', () => {
    fc.assert(
      fc.property(cars, (lists) => {
        for (const { values, differs } of alignFacts(lists))
          expect(differs).toBe(values.some((value) => value !== values[0]));
      }),
    );
  });

  test('cars that say the same differ in nothing', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 4 }), (list, count) => {
        const rows = alignFacts(Array.from({ length: count }, () => list));
        expect(rows.map(({ label }) => label)).toEqual(list.map(({ label }) => label));
        expect(rows.some(({ differs }) => differs)).toBe(false);
      }),
    );
  });

  test('a fact that only one car has stands behind the one before it', () => {
    const rows = alignFacts([
      [
        { label: 'Year', value: '2020' },
        { label: 'Seats', value: '5' },
      ],
      [
        { label: 'Year', value: '2020' },
        { label: 'Range', value: '400 km' },
        { label: 'Seats', value: '5' },
      ],
    ]);
    expect(rows).toEqual([
      { label: 'Year', values: ['2020', '2020'], differs: false },
      { label: 'Range', values: [null, '400 km'], differs: true },
      { label: 'Seats', values: ['5', '5'], differs: false },
    ]);
  });
});

describe('equipment', () => {
  const item: fc.Arbitrary<string> = fc.constantFrom('Tow bar', 'Sunroof', 'Heated seats', 'Camera', 'Radar');
  const lists = fc.array(fc.uniqueArray(item, { maxLength: 5 }), { minLength: 1, maxLength: 4 });

  test('each piece of each car stands in exactly one of common, some and only', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const { common, some, only } = compareEquipment(all);
        all.forEach((own, at) => {
          const listed = [...common, ...(some[at] ?? []), ...(only[at] ?? [])];
          expect([...listed].sort()).toEqual([...own].sort());
        });
      }),
    );
  });

  test('"only" is what no other car has, "common" what each has', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const { common, only } = compareEquipment(all);
        for (const piece of common) expect(all.every((own) => own.includes(piece))).toBe(true);
        only.forEach((pieces, at) => {
          for (const piece of pieces)
            expect(all.filter((own, other) => other !== at && own.includes(piece))).toEqual([]);
        });
      }),
    );
  });

  test('case and spaces are ignored; empty lists have nothing in common', () => {
    expect(compareEquipment([['Tow  bar', ' '], ['TOW BAR']])).toEqual({
      common: ['Tow  bar'],
      some: [[], []],
      only: [[], []],
    });
  });
});
