import { expect, test } from 'vitest';
import { fullCards, isFull } from './full-cards';
import { clearFilters } from './list-query';

const CARS = Array.from({ length: 5 * 48 }, (_, at) => at);

/** How many of the cards of the pages up to `page` are in full. */
function countOf(search: string, isFragment = false): number {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 0);
  const state = { ...clearFilters({ values: {}, ranges: {}, keyphrase: '', sortName: '', page: 0 }), page };
  const full = fullCards({ query, isFragment }, state, 48);
  return CARS.slice(0, (page + 1) * 48).filter((at) => isFull(full, at)).length;
}

test('LIST-13: the first page is whole; of several the first cards and the last page are in full', () => {
  expect(countOf('')).toBe(48);
  expect(countOf('page=1')).toBe(12 + 48);
  expect(countOf('page=4')).toBe(12 + 48);
});

test('LIST-13: a script gets the first cards, one page where it asks for that, or all', () => {
  expect(countOf('', true)).toBe(12);
  expect(countOf('page=4', true)).toBe(12 + 48);
  expect(countOf('page=0&from=0', true)).toBe(48);
  expect(countOf('page=4&cards=all', true)).toBe(5 * 48);
});

test('LIST-13: an address whose first page is behind its last does not get all', () => {
  expect(countOf('page=4&from=20')).toBe(12 + 48);
});
