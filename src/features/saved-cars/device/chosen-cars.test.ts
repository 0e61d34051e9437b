import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carIdsQuery } from '~/sites/paths';
import { type ChosenCar, idsInAddress, LIMITS, type ListName, parseChosen, toggleCar } from './chosen-cars';

const NAMES: readonly ListName[] = ['saved-cars', 'compared-cars'];
const name = fc.constantFrom(...NAMES);
const id = fc
  .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
  .filter((text) => text === text.trim() && text !== '' && text.length <= 100 && !/[/\\\p{Cc}]/u.test(text));
const car = fc.record({ id, title: fc.string({ maxLength: 200 }) });
const carsOf = (list: ListName) =>
  fc.uniqueArray(car, { maxLength: LIMITS[list], selector: (each) => each.id });

const numbered = (count: number): readonly ChosenCar[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, title: `Car ${at}` }));

describe('a list in the storage', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(
        name.chain((list) => fc.tuple(fc.constant(list), carsOf(list))),
        ([list, cars]) => {
          expect(parseChosen(JSON.stringify(cars), list)).toEqual(cars);
        },
      ),
    );
  });

  test('that anything else has been written to is never more than a list of cars', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), name, (text, list) => {
        const cars = parseChosen(text, list);
        expect(cars.length).toBeLessThanOrEqual(LIMITS[list]);
        for (const each of cars) expect(Object.keys(each).sort()).toEqual(['id', 'title']);
      }),
    );
  });

  test.each([
    ['nothing', null, []],
    ['no list', '{"id":"1","title":"A"}', []],
    ['broken', '[{"id":"1"', []],
    ['no cars', '[1,null,"a",{"title":"A"},{"id":7},{"id":" "},{"id":"a/b"},{"id":"a\\u0000"}]', []],
    ['a car without a title', '[{"id":"1"}]', [{ id: '1', title: '' }]],
    ['a car twice', '[{"id":"1","title":"A"},{"id":"1","title":"B"}]', [{ id: '1', title: 'A' }]],
    ['a prototype', '[{"__proto__":{"id":"1"}}]', []],
    ['half a sign', '[{"id":"\\ud800"}]', []],
    ['an endless id', JSON.stringify([{ id: 'x'.repeat(101), title: '' }]), []],
  ])('%s', (_, text, expected) => {
    expect(parseChosen(text, 'saved-cars')).toEqual(expected);
  });

  test('an endless title is cut', () => {
    const [first] = parseChosen(JSON.stringify([{ id: '1', title: 'x'.repeat(500) }]), 'saved-cars');
    expect(first?.title).toHaveLength(200);
  });
});

describe('a choice', () => {
  test('taken back leaves the list as it was, and no list grows beyond its limit', () => {
    fc.assert(
      fc.property(
        name.chain((list) => fc.tuple(fc.constant(list), carsOf(list), car)),
        ([list, cars, chosen]) => {
          const once = toggleCar(cars, chosen, list);
          expect(once.cars.length).toBeLessThanOrEqual(LIMITS[list]);
          if (once.outcome === 'added') expect(toggleCar(once.cars, chosen, list).cars).toEqual(cars);
          if (once.outcome === 'full') expect(once.cars).toBe(cars);
          if (once.outcome === 'removed') expect(once.cars).toHaveLength(cars.length - 1);
        },
      ),
    );
  });

  test('saved cars stand newest first, compared ones in the order of choice', () => {
    const [old, fresh] = [
      { id: '1', title: 'Old' },
      { id: '2', title: 'New' },
    ];
    expect(toggleCar([old], fresh, 'saved-cars').cars).toEqual([fresh, old]);
    expect(toggleCar([old], fresh, 'compared-cars').cars).toEqual([old, fresh]);
  });

  test.each([
    ['compared-cars', 4],
    ['saved-cars', 100],
  ] as const)('%s: after %i cars there is no room', (list, limit) => {
    const cars = numbered(limit);
    expect(toggleCar(cars, { id: 'more', title: 'One more' }, list)).toEqual({ outcome: 'full', cars });
    expect(toggleCar(cars.slice(1), { id: 'more', title: '' }, list).outcome).toBe('added');
    expect(toggleCar(cars, { id: '3', title: '' }, list).outcome).toBe('removed');
  });
});

describe('ids in an address', () => {
  const read = (search: string, list: ListName) => idsInAddress(new URLSearchParams(search), list);

  test('come back as they were written, in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 4 }), (ids) => {
        expect(read(carIdsQuery(ids), 'compared-cars')).toEqual(ids);
      }),
    );
  });

  test('are readable', () => expect(carIdsQuery(['1000003', 'AB-12'])).toBe('cars=1000003,AB-12'));

  test.each([
    ['', []],
    ['cars=', []],
    ['cars=,,', []],
    ['cars=1,1,2', ['1', '2']],
    ['cars=1,%2F,a%2Fb,2', ['1', '2']],
    ['cars=%25E0%25A4,2', ['2']],
    ['cars=1,2,3,4,5', ['1', '2', '3', '4']],
  ])('%s → %j', (search, expected) => {
    expect(read(search, 'compared-cars')).toEqual(expected);
  });

  test('V-434 a hundred of them at most', () => {
    const ids = numbered(150).map((each) => each.id);
    expect(read(carIdsQuery(ids), 'saved-cars')).toEqual(ids.slice(0, 100));
  });
});
