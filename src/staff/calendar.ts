/** Days as text, `YYYY-MM-DD`, and weeks as ISO 8601 counts them, `YYYY-Www`. Pure. */

const DAY_MS = 86_400_000;

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A day of our calendar between 2000 and 2099; null for anything else. */
export function readDay(text: string | undefined): string | null {
  if (text === undefined || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const instant = instantOf(text);
  return Number.isFinite(instant) && dayOf(instant) === text ? text : null;
}

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * DAY_MS);

/** Monday 0 … Sunday 6. */
const weekdayOf = (day: string): number => (new Date(instantOf(day)).getUTCDay() + 6) % 7;

/** The week that a day lies in: its year is that of its Thursday. */
export function weekOf(day: string): string {
  const thursday = addDays(day, 3 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const number = Math.floor((instantOf(thursday) - instantOf(`${year}-01-01`)) / DAY_MS / 7) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}

/** Monday of a week; null for a week that there is not. */
export function mondayOf(week: string | undefined): string | null {
  const found = /^(20\d{2})-W(\d{2})$/.exec(week ?? '');
  if (found === null) return null;
  // The fourth of January always lies in the first week.
  const fourth = `${found[1]}-01-04`;
  const monday = addDays(fourth, (Number(found[2]) - 1) * 7 - weekdayOf(fourth));
  return weekOf(monday) === week ? monday : null;
}

/** `måndag 2 mars 2026`, as the language writes it. */
export const dayInWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(instantOf(day));

/** `mån 2 mars` */
export const dayInShort = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(instantOf(day));

/** `2–8 mars 2026` */
export const weekInWords = (monday: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(instantOf(monday), instantOf(addDays(monday, 6)));
