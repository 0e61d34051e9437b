import { expect, test } from 'vitest';
import { reviewReasons } from './review';

const LIMITS = { removedShare: 1 / 3, refusedShare: 0.1 };
const store = (cars: number, removed: number) => ({ store: 'S1', cars, removed });
const reasonsFor = (read: number, refused: number, ...stores: ReturnType<typeof store>[]) =>
  reviewReasons({ read, refused, stores }, LIMITS);

test.each([
  ['nothing is lost', 100, 0, store(100, 0)],
  ['a third of a store is sold', 200, 0, store(99, 33)],
  ['a small store sells half of its cars', 200, 0, store(8, 4)],
  ['a tenth of the rows is broken', 100, 10, store(100, 0)],
  ['two of few rows are broken', 4, 2, store(4, 0)],
])('a file is applied where %s', (_, read, refused, each) => {
  expect(reasonsFor(read, refused, each)).toBeNull();
});

test.each([
  ['more than a third of a store goes', 200, 0, store(100, 34)],
  ['a whole store goes', 1, 0, store(66, 66)],
  ['more than a tenth of the rows is broken', 100, 11, store(100, 0)],
  ['fifteen of twenty rows are broken', 20, 15, store(71, 0)],
  ['a small store loses five of its cars', 200, 0, store(8, 5)],
  ['three of few rows are broken', 4, 3, store(4, 0)],
])('a file waits where %s', (_, read, refused, each) => {
  expect(reasonsFor(read, refused, each)).not.toBeNull();
});

test('the store that loses most is named first, and those that lose little are not named', () => {
  const stores = [store(100, 50), { ...store(100, 90), store: 'S2' }, { ...store(100, 10), store: 'S3' }];
  expect(reviewReasons({ read: 150, refused: 0, stores }, LIMITS)).toEqual({
    losses: [{ ...store(100, 90), store: 'S2' }, store(100, 50)],
    read: 150,
    refused: 0,
    tooManyRefused: false,
  });
});

test('a share of one lets everything through', () => {
  const stores = [store(100, 100)];
  expect(reviewReasons({ read: 20, refused: 20, stores }, { removedShare: 1, refusedShare: 1 })).toBeNull();
});
