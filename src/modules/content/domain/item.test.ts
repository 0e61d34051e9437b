import { expect, test } from 'vitest';
import { formatTagId, isItemName, isLanguage, readItemContent, storyTime, tagIds } from './item';

test.each(['kop-bil', 'a', '2024', 'gömd', 'v1.2_x~y', '*', '**'])('%s is an item name', (name) => {
  expect(isItemName(name)).toBe(true);
});

test.each([
  '',
  '-a',
  'a-',
  'Kop',
  'a/b',
  'a b',
  '***',
  'a*',
  '.',
  '..',
  '@site',
  'a\u0000',
  'x'.repeat(101),
  'o\u0308',
])('%j is no item name', (name) => {
  expect(isItemName(name)).toBe(false);
});

test('a page is called by its navigation title, else its title, else its name; spaces alone are no title', () => {
  const titleOf = (fields: object) => readItemContent('Page', 'kop-bil', {}, fields).navigation.title;
  expect(titleOf({ navigationTitle: 'Köp', title: 'Köp bil' })).toBe('Köp');
  expect(titleOf({ navigationTitle: '  ', title: 'Köp bil' })).toBe('Köp bil');
  expect(titleOf({ navigationTitle: ' ', title: ' ' })).toBe('kop-bil');
});

test.each([
  ['2026-04-01', Date.UTC(2026, 3, 1)],
  ['2026-04-01T12:30', Date.UTC(2026, 3, 1, 12, 30)],
  ['2026-04-01T12:30:00Z', Date.UTC(2026, 3, 1, 12, 30)],
  ['2026-04-01T12:30:00+02:00', Date.UTC(2026, 3, 1, 10, 30)],
  ['2024-02-29', Date.UTC(2024, 1, 29)],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['1 april', null],
  ['', null],
])('the time of %j is %s', (value, time) => {
  expect(storyTime(value)).toBe(time);
});

test('tag ids are read in every way they are written', () => {
  const id = '0a1b2c3d-0000-4000-8000-00000000abcd';
  expect(formatTagId(`{${id.toUpperCase()}}`)).toBe(id);
  expect(formatTagId(id.replaceAll('-', ''))).toBe(id);
  expect(formatTagId('no id')).toBeNull();
  expect(tagIds(`${id}|x| {${id}} |`)).toEqual([id]);
});

test('languages are tags of the shapes that sites use', () => {
  expect(['sv', 'en-GB', 'nb'].every(isLanguage)).toBe(true);
  expect(['', 'SV', 'en_GB', 'en-gb', '*', 'sv\n'].some(isLanguage)).toBe(false);
});
