import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FUELS } from '../model';
import {
  ambiguousTable,
  type PriceTable,
  priceInTable,
  priceTableSchema,
  priceTables,
  type TabledWork,
} from './price-table';

const table = (over: Partial<PriceTable> = {}): PriceTable => ({
  serviceId: 'originalservice',
  departmentId: null,
  brand: 'Volvo',
  brandClass: null,
  fuels: null,
  steps: [
    { fromMil: 0, price: 300_000 },
    { fromMil: 4500, price: 500_000 },
    { fromMil: 7500, price: 350_000 },
  ],
  untilMil: 10_000,
  ...over,
});
const work: TabledWork = {
  serviceId: 'originalservice',
  departmentId: '101.40',
  brand: 'Volvo',
  brandClass: 'standard',
  fuel: 'petrol',
};

/** Tables as the schema lets them through. */
const anyTable = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 30_000 }), { minLength: 1, maxLength: 30 }),
    fc.integer({ min: 1, max: 5000 }),
    fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 30, maxLength: 30 }),
  )
  .map(([bounds, rest, prices]) => {
    const sorted = bounds.toSorted((a, b) => a - b);
    const steps = sorted.map((fromMil, at) => ({ fromMil, price: prices[at] ?? 0 }));
    return table({ steps, untilMil: (sorted.at(-1) ?? 0) + rest });
  });

describe('correction 3: a price by mileage', () => {
  test('is that of the interval, whose first mileage is its own and whose last is the one before the next', () => {
    const at = (mil: number | null) => priceInTable(table(), mil);
    expect([2, 4499, 4500, 7499, 7500, 9999].map(at)).toEqual([
      ...[300_000, 300_000, 500_000, 500_000, 350_000, 350_000],
    ]);
  });

  test('is none where the mileage is not known, which 1 stands for, or after the end', () => {
    expect([null, 0, 1, 10_000, 9_999_999].map((mil) => priceInTable(table(), mil))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
    expect(priceInTable(table({ steps: [{ fromMil: 3000, price: 1 }] }), 2999)).toBeNull();
  });

  test('has no gap inside a table: every mileage from the first step to the end has one, and none besides', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 2, max: 40_000 }), (any, mil) => {
        const first = any.steps[0]?.fromMil ?? 0;
        expect(priceInTable(any, mil) !== null).toBe(mil >= first && mil < any.untilMil);
      }),
    );
  });

  test('at each boundary is the price of the step that begins there, and just before it that of the step before', () => {
    fc.assert(
      fc.property(anyTable, (any) => {
        any.steps.forEach(({ fromMil, price }, at) => {
          if (fromMil > 1) expect(priceInTable(any, fromMil)).toBe(price);
          const before = any.steps[at - 1];
          if (before !== undefined && fromMil > 2) expect(priceInTable(any, fromMil - 1)).toBe(before.price);
        });
      }),
    );
  });

  test('never goes back to an earlier interval as the car is driven further', () => {
    fc.assert(
      fc.property(
        anyTable,
        fc.integer({ min: 2, max: 40_000 }),
        fc.integer({ min: 0, max: 9000 }),
        (any, mil, more) => {
          // Prices by their place in the table: the lookup rises with the mileage, whatever the prices are.
          const numbered = { ...any, steps: any.steps.map(({ fromMil }, at) => ({ fromMil, price: at })) };
          const [now, later] = [priceInTable(numbered, mil), priceInTable(numbered, mil + more)];
          if (now !== null && later !== null) expect(later).toBeGreaterThanOrEqual(now);
        },
      ),
    );
  });

  test.each([
    [
      'falls back',
      [
        { fromMil: 10, price: 1 },
        { fromMil: 5, price: 1 },
      ],
      100,
      'steps.1.fromMil',
    ],
    [
      'names a mileage twice',
      [
        { fromMil: 5, price: 1 },
        { fromMil: 5, price: 2 },
      ],
      100,
      'steps.1.fromMil',
    ],
    ['ends where its last step begins', [{ fromMil: 5, price: 1 }], 5, 'untilMil'],
  ])('is refused in a table that %s', (_, steps, untilMil, path) => {
    const read = priceTableSchema.safeParse(table({ steps, untilMil }));
    expect(read.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });
});

describe('correction 3: the table of a car', () => {
  const priced = (price: number, over: Partial<PriceTable>) =>
    table({ ...over, steps: [{ fromMil: 0, price }] });
  const found = (tables: PriceTable[], over: Partial<TabledWork> = {}) =>
    priceTables(tables).find({ ...work, ...over })?.steps[0]?.price ?? null;

  test('is that of its brand and service, however the brand is spelt', () => {
    expect(found([priced(1, { brand: 'Alfa Romeo' })], { brand: 'ALFA-ROMEO' })).toBe(1);
    expect(found([priced(1, { brand: 'Kia' })])).toBeNull();
    expect(found([priced(1, { serviceId: 'mellanservice' })])).toBeNull();
    expect(found([])).toBeNull();
  });

  test('is the one that says most: the workshop before the class before the fuel, in whatever order they stand', () => {
    const tables = [
      priced(1, {}),
      priced(2, { fuels: ['petrol', 'diesel'] }),
      priced(3, { brandClass: 'standard' }),
      priced(4, { departmentId: '101.40' }),
      priced(5, { departmentId: '101.40', fuels: ['electric'] }),
    ];
    const shuffled = fc.shuffledSubarray(tables, { minLength: tables.length });
    fc.assert(
      fc.property(shuffled, (list) => {
        expect(found(list)).toBe(4);
        expect(found(list, { fuel: 'electric' })).toBe(5);
        expect(found(list, { departmentId: '9.9' })).toBe(3);
        expect(found(list, { departmentId: '9.9', brandClass: 'premium' })).toBe(2);
        expect(found(list, { departmentId: '9.9', brandClass: 'premium', fuel: 'gas' })).toBe(1);
        expect(found(list, { departmentId: '9.9', brandClass: 'premium', fuel: null })).toBe(1);
      }),
    );
  });

  test('is unambiguous: two for the same car are refused', () => {
    expect(ambiguousTable([table(), table({ brand: 'VOLVO ' })])).toMatchObject({ brand: 'VOLVO ' });
    const petrol = table({ fuels: ['petrol', 'diesel'] });
    expect(ambiguousTable([petrol, table({ fuels: ['diesel'] })])).not.toBeNull();
    expect(ambiguousTable([petrol, table({ fuels: ['electric'] })])).toBeNull();
    const heads = fc.record({
      departmentId: fc.option(fc.constantFrom('1.1', '1.2')),
      brandClass: fc.option(fc.constantFrom('standard' as const, 'premium' as const)),
      fuels: fc.option(fc.uniqueArray(fc.constantFrom(...FUELS), { minLength: 1 })),
    });
    fc.assert(
      fc.property(fc.array(heads, { maxLength: 6 }), fc.constantFrom(...FUELS), (list, fuel) => {
        const tables = list.map((head, at) => priced(at, head));
        if (ambiguousTable(tables) !== null) return;
        // Where nothing is ambiguous the order of the tables decides nothing.
        const requested = { departmentId: '1.1', fuel };
        expect(found(tables, requested)).toBe(found(tables.toReversed(), requested));
      }),
    );
  });
});
