import type { HolidayCountry, PublicHoliday } from './library';
import table from './table.snap.json' with { type: 'json' };

const easters = table.easters.split(' ');

const dateOf = (year: number, day = ''): string => `${year}-${day.slice(0, 2)}-${day.slice(2, 4)}`;

/** Public holidays of a year in order, from the table; null when it does not have the year or the language. */
export function tabledHolidays(
  year: number,
  country: HolidayCountry,
  language: string,
): PublicHoliday[] | null {
  const { names, years } = table.countries[country];
  const days = years[year - table.first];
  const column = table.languages.indexOf(language.split('-')[0] ?? '');
  if (days === undefined || column === -1) return null;
  return days.split(' ').map((entry) => ({
    date: dateOf(year, entry),
    name: names[Number(entry.slice(5))]?.split('|')[column] ?? '',
  }));
}

/** Easter Sunday of a year, `YYYY-MM-DD`, from the table; null when it does not have the year. */
export function tabledEaster(year: number): string | null {
  const day = easters[year - table.first];
  return day === undefined ? null : dateOf(year, day);
}
