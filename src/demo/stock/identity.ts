import type { Country } from '~/sites';
import type { RandomSource } from '../group';

/** Letters of plates: none that can be taken for a digit or another letter. */
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTUWXYZ';
/** Swedish plates have no I, Q and V; the last place of the newer form has no O either. */
const SWEDISH_LETTERS = 'ABCDEFGHJKLMNOPRSTUWXYZ';
const VIN_SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** Spreads consecutive numbers over a range without ever meeting: the step has no factor in common with it. */
const spread = (serial: number, range: number, step: number): number => (serial * step) % range;

function letters(value: number, count: number, alphabet: string): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < count; place += 1) {
    text = `${alphabet[rest % alphabet.length] ?? ''}${text}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}

const digits = (value: number, count: number): string => String(value % 10 ** count).padStart(count, '0');

/** `ABC 123`, or `ABC 12D` as given out since 2019. */
function swedishPlate(serial: number, year: number, random: RandomSource): string {
  const value = spread(serial, SWEDISH_LETTERS.length ** 3 * 100, 7_919);
  const start = letters(Math.floor(value / 100), 3, SWEDISH_LETTERS);
  const end = year >= 2019 ? random.pick([...SWEDISH_LETTERS.replace('O', '')]) : String(random.whole(0, 9));
  return `${start} ${digits(value, 2)}${end}`;
}

function britishPlate(serial: number, registered: string): string {
  const year = Number(registered.slice(2, 4));
  const month = Number(registered.slice(5, 7));
  const age = month >= 9 ? year + 50 : month >= 3 ? year : year + 49;
  const value = spread(serial, PLATE_LETTERS.length ** 3 * 20, 7_919);
  const end = letters(value, 3, PLATE_LETTERS);
  return `Y${letters(Math.floor(value / PLATE_LETTERS.length ** 3), 1, PLATE_LETTERS)}${digits(age, 2)} ${end}`;
}

/** A plate in the country's pattern; different for different serials. `registered` is `YYYY-MM-DD`. */
export function plate(country: Country, serial: number, registered: string, random: RandomSource): string {
  const value = spread(serial, PLATE_LETTERS.length ** 3 * 1000, 7_919);
  switch (country) {
    case 'SE':
      return swedishPlate(serial, Number(registered.slice(0, 4)), random);
    case 'NO':
      return `${letters(Math.floor(value / 1000), 2, PLATE_LETTERS)} ${10_000 + spread(serial, 90_000, 7_919)}`;
    case 'GB':
      return britishPlate(serial, registered);
    case 'FI':
      return `${letters(Math.floor(value / 1000), 3, PLATE_LETTERS)}-${digits(value, 3)}`;
    case 'SK':
      return `${letters(Math.floor(value / 1000), 2, PLATE_LETTERS)}${digits(value, 3)}${letters(serial, 2, PLATE_LETTERS)}`;
  }
}

/** A number of the form of a VIN, of a maker that does not exist; the serial keeps it unique. */
export const vin = (serial: number, random: RandomSource): string =>
  `NDH${Array.from({ length: 7 }, () => random.pick([...VIN_SIGNS])).join('')}${digits(serial, 7)}`;
