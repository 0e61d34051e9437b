import { describe, expect, test } from 'vitest';
import { isOrdinarySwedish, normalisePlate } from './plate';

describe('W-200 a plate', () => {
  test.each([
    ['abc 123', 'ABC123'],
    ['  aBc-12d ', 'ABC12D'],
    ['ABC\u00a0123', 'ABC123'],
    ['abc–123', 'ABC123'],
    // Marks of direction and a soft hyphen come along when a plate is copied.
    ['\u202aABC\u200e12\u00ad3\u202c', 'ABC123'],
    ['åäö', 'ÅÄÖ'],
    ['a\u030ak 1', 'ÅK1'],
    ['A B C 1 2 3 4', 'ABC1234'],
    ['ab', 'AB'],
  ])('%j is read as %s', (typed, plate) => {
    expect(normalisePlate(typed)).toBe(plate);
  });

  test.each([
    '',
    'A',
    ' - ',
    'ABC12345',
    'ABC_12',
    'ABC<12',
    'ÀBC123',
    'АBC123',
    '٣٤٥',
    '😀😀',
    'x'.repeat(100_000),
    `${' '.repeat(1000)}ABC123`,
  ])('%j is none', (typed) => {
    expect(normalisePlate(typed)).toBeNull();
  });

  test.each([
    ['ABC123', true],
    ['ABC12D', true],
    ['ABC12O', false],
    ['ABI123', false],
    ['ÅBC123', false],
    ['MINBIL', false],
    ['ABC1234', false],
  ])('%s as an ordinary Swedish one: %s', (plate, ordinary) => {
    expect(isOrdinarySwedish(plate)).toBe(ordinary);
    expect(normalisePlate(plate)).toBe(plate);
  });
});
