import { expect, test } from 'vitest';
import { examplePage } from './example-tree';
import { ancestorsOf, treeRows } from './tree-rows';

const ITEMS = [
  examplePage('start', null),
  examplePage('kop', 'start'),
  examplePage('bilar', 'kop'),
  examplePage('bil', 'bilar', 'WildcardPage'),
  examplePage('mapp', 'start', 'Folder'),
  examplePage('villkor', 'mapp'),
  examplePage('sidhuvud', null, 'SitePartials'),
];
const shown = (expansion: readonly [string, boolean][], searched = '') =>
  treeRows(ITEMS, new Map(expansion), searched).map(
    ({ item: { id }, level, expanded }) => `${id} ${level} ${expanded ?? '-'}`,
  );

test('what is below the start page is shown, folders without a row of their own; the rest when it is expanded', () => {
  expect(shown([])).toEqual(['start 1 true', 'kop 2 false', 'villkor 3 -', 'sidhuvud 1 -']);
  expect(shown([['kop', true]])).toEqual([
    'start 1 true',
    'kop 2 true',
    'bilar 3 false',
    'villkor 3 -',
    'sidhuvud 1 -',
  ]);
  expect(shown([['start', false]])).toEqual(['start 1 false', 'sidhuvud 1 -']);
  // What is expanded below a closed page waits there.
  expect(shown([['bilar', true]])).toEqual(shown([]));
});

test('a search shows what matches, wherever it is', () => {
  expect(shown([], 'bil')).toEqual(['bilar 1 -', 'bil 1 -']);
  expect(shown([], 'mapp')).toEqual([]);
  expect(shown([], ' BIL\u00a0')).toEqual(shown([], 'bil'));
  expect(shown([], 'vilkor')).toEqual(['villkor 1 -']);
  expect(shown([], ' \t')).toEqual(shown([]));
});

test('a search for an address that was pasted shows its page alone, by its own address or that in the studio', () => {
  const path = ITEMS.find(({ id }) => id === 'kop')?.path ?? '';
  expect(shown([], `https://nordhem.example${path}/?page=2#list`)).toEqual(['kop 1 -']);
  expect(shown([], 'https://nordhem.example/studio/automotive-se/sv/villkor')).toEqual(['villkor 1 -']);
  expect(shown([], 'https://nordhem.example/nowhere')).toEqual([]);
});

test('ancestors are named from the nearest to the start page', () => {
  expect(ancestorsOf(ITEMS)('bil').map(({ id }) => id)).toEqual(['bilar', 'kop', 'start']);
  expect(ancestorsOf(ITEMS)('start')).toEqual([]);
  expect(ancestorsOf(ITEMS)('none')).toEqual([]);
});
