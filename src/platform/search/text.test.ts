import { expect, it } from 'vitest';
import { fold, words } from './text';

it('folds case and diacritics, composed or not, and letters that do not decompose', () => {
  expect(fold('Skåne')).toBe('skane');
  expect(fold('Ska\u030Ane')).toBe('skane');
  expect(fold('Øresund STRAẞE Łódź Ærø')).toBe('oresund strasse lodz aero');
});

it('cuts a text into lower-case words', () => {
  expect(words('Volvo V60, D4 (Momentum)')).toEqual(['volvo', 'v60', 'd4', 'momentum']);
  expect(words('Ska\u030Ane e-tron')).toEqual(['skåne', 'e', 'tron']);
  expect(words('  ?!  ')).toEqual([]);
});

it('keeps a decimal number together, with a point', () => {
  expect(words('2.0 2,0 TDI 1.5.')).toEqual(['2.0', '2.0', 'tdi', '1.5']);
  expect(words('2019,2020 v1.2x 1.500.000')).toEqual(['2019', '2020', 'v1', '2x', '1.500', '000']);
});

it('cuts a word that never ends at 64 characters', () => {
  expect(words('a'.repeat(1000))).toEqual(['a'.repeat(64)]);
});
