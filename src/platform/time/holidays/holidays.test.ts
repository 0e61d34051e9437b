import { expect, test } from 'vitest';
import { isPublicHoliday, publicHolidays } from '..';

test.each([
  ['SE', '2026-04-03', 'Good Friday'],
  ['SE', '2026-04-06', 'Easter Monday'],
  ['SE', '2026-05-14', 'Ascension'],
  ['SE', '2026-06-19', 'Midsummer Eve'],
  ['SE', '2026-10-31', 'All Saints'],
  ['SE', '2026-12-31', 'New Year’s Eve'],
  ['SE', '2038-04-25', 'the latest Easter'],
  ['SE', '2285-03-22', 'the earliest Easter'],
  ['NO', '2026-04-02', 'Maundy Thursday'],
  ['NO', '2026-05-25', 'Whit Monday'],
  ['FI', '2027-06-25', 'Midsummer Eve'],
  ['FI', '2026-12-06', 'Independence Day'],
  ['SK', '2026-08-29', 'the Uprising'],
  ['SK', '2026-04-05', 'Easter Sunday'],
  ['SK', '2025-09-15', 'Our Lady of Sorrows'],
  ['SK', '2027-05-08', 'the end of the war, a day of rest again after 2026'],
  ['SK', '2027-09-15', 'Our Lady of Sorrows, again after 2026'],
  ['GB', '2026-04-05', 'Easter Sunday'],
  ['GB', '2026-05-04', 'Early May'],
  ['GB', '2026-05-25', 'Spring'],
  ['GB', '2026-08-31', 'Summer'],
  ['GB', '2026-12-28', 'Boxing Day of a Saturday'],
  ['GB', '2027-12-27', 'Christmas of a Saturday'],
  ['GB', '2027-12-28', 'Boxing Day of a Sunday'],
  ['GB', '2028-01-03', 'New Year of a Saturday'],
] as const)('%s: %s is a holiday (%s)', (country, date, _) => {
  expect(isPublicHoliday(date, country)).toBe(true);
});

test.each([
  ['SE', '2026-05-25'],
  ['NO', '2026-06-06'],
  ['GB', '2026-05-14'],
  ['GB', '2026-12-29'],
  ['FI', '2026-06-06'],
  ['SE', '2026-04-07'],
  ['NO', '2026-12-31'],
  // Working days in 2026 alone, and since 2025.
  ['SK', '2026-05-08'],
  ['SK', '2026-09-15'],
  ['SK', '2027-11-17'],
  ['SK', '2026-11-17'],
] as const)('%s: %s is an ordinary day', (country, date) => {
  expect(isPublicHoliday(date, country)).toBe(false);
});

test('names are in the language asked for, whatever was asked before, or else in the language of the country', () => {
  const inSweden = (language: string) =>
    publicHolidays('2026-05-14', 9, 'SE', language).map(({ name }) => name);
  expect(inSweden('fi')).toEqual(['helatorstai']);
  expect(inSweden('sk')).toEqual(['Kristi himmelsfärdsdag']);
  expect(inSweden('en-GB')).toEqual(['Ascension Day']);
  expect(publicHolidays('2285-04-29', 5, 'SE', 'sk')).toMatchObject([
    { name: 'Kristi himmelsfärdsdag' },
    { name: 'Sviatok práce' },
  ]);
});

test('two on one day are both named', () => {
  expect(publicHolidays('2027-05-17', 0, 'NO', 'nb')).toEqual([
    { date: '2027-05-17', name: 'Grunnlovsdagen, Andre pinsedag' },
  ]);
});
