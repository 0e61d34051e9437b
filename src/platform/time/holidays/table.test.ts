import { expect, test } from 'vitest';
import { LANGUAGES } from '~/messages';
import { computeEaster, computeHolidays, HOLIDAY_COUNTRIES, type HolidayCountry } from './library';
import { tabledEaster, tabledHolidays } from './table';

const YEARS = Array.from({ length: 50 }, (_, at) => 2020 + at);
const NAMED = ['sv', 'nb', 'fi', 'sk', 'en'];

const shortDay = (date: string): string => date.slice(5).replace('-', '');

/** One country: its holidays' names, a row of languages each, and each year's days with the row of their name. */
function country(code: HolidayCountry) {
  const names: string[] = [];
  const years = YEARS.map((year) => {
    const inAll = NAMED.map((language) => computeHolidays(year, code, language));
    const days = (inAll[0] ?? []).map(({ date }, at) => {
      const name = inAll.map((days) => days[at]?.name).join('|');
      if (!names.includes(name)) names.push(name);
      return `${shortDay(date)}:${names.indexOf(name)}`;
    });
    return days.join(' ');
  });
  return { names, years };
}

// `vitest -u` writes the file anew, when the library knows better or a country or a language came.
test('the table holds what the library works out', { tags: ['sweep'] }, async () => {
  const table = {
    first: YEARS[0],
    languages: NAMED,
    easters: YEARS.map((year) => shortDay(computeEaster(year))).join(' '),
    countries: Object.fromEntries(HOLIDAY_COUNTRIES.map((code) => [code, country(code)])),
  };
  await expect(`${JSON.stringify(table, null, 1)}\n`).toMatchFileSnapshot('./table.snap.json');
});

test.each(HOLIDAY_COUNTRIES)(
  '%s: every year of the table reads as computed, in every language',
  { tags: ['sweep'] },
  (code) => {
    for (const year of YEARS) {
      for (const language of LANGUAGES) {
        expect(tabledHolidays(year, code, language)).toEqual(computeHolidays(year, code, language));
      }
    }
  },
);

test('a year, or a language, that the table does not have is not made up', () => {
  expect(tabledHolidays(2019, 'SE', 'sv')).toBeNull();
  expect(tabledHolidays(2070, 'SE', 'sv')).toBeNull();
  expect(tabledHolidays(2026, 'SE', 'da')).toBeNull();
  expect(tabledEaster(2019)).toBeNull();
  expect(tabledEaster(2026)).toBe('2026-04-05');
});
