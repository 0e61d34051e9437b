import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileCars, goneCars, lossesOf } from './file-cars';

const id = fc.constantFrom('a', 'b', 'c', 'd');
const store = fc.constantFrom('S1', 'S2');
/** Null: the row is refused. */
const row = fc.record({ id, store: fc.option(store) });
const onSale = fc
  .dictionary(id, fc.option(store))
  .map((stores) => ({ stores: new Map(Object.entries(stores)) }));

const fileOf = (rows: readonly { readonly id: string; readonly store: string | null }[]) => {
  const file = new FileCars();
  for (const [at, { id: carId, store: name }] of rows.entries())
    if (name === null) file.refuse(carId, at + 1);
    else file.accept(carId, at + 1, name);
  return file;
};

test('the first accepted row of an id counts, and a later one is told its line; a refused one only names the car', () => {
  const file = new FileCars();
  file.refuse('a', 2);
  expect(file.accept('a', 3, 'S1')).toBeNull();
  expect(file.accept('a', 4, 'S2')).toBe(3);
  file.refuse('a', 5);
  file.refuse('b', 6);
  expect(Object.fromEntries(file.all)).toEqual({ a: { line: 3, store: 'S1' }, b: { line: 6, store: null } });
  expect([file.speaksFor('S1'), file.speaksFor('S2')]).toEqual([true, false]);
});

test('a car is gone that is in no row, of a store that an accepted row names, and that staff did not write', () => {
  fc.assert(
    fc.property(fc.array(row), onSale, (rows, sale) => {
      const spoken = new Set(
        fileOf(rows)
          .all.values()
          .map((car) => car.store),
      );
      const gone = [...sale.stores].filter(
        ([carId, name]) => name !== null && spoken.has(name) && rows.every((each) => each.id !== carId),
      );
      expect(goneCars(sale, fileOf(rows))).toEqual(gone.map(([carId]) => carId));
    }),
  );
});

test('what stores lose is what is gone', () => {
  fc.assert(
    fc.property(fc.array(row), onSale, (rows, sale) => {
      const losses = lossesOf(sale, fileOf(rows));
      const removed = losses.reduce((sum, loss) => sum + loss.removed, 0);
      expect(removed).toBe(goneCars(sale, fileOf(rows)).length);
      for (const loss of losses)
        expect(loss.cars).toBe([...sale.stores.values()].filter((name) => name === loss.store).length);
    }),
  );
});
