/** Countries whose public holidays are known, by their ISO codes. */
export type HolidayCountry = 'SE' | 'NO' | 'FI' | 'SK' | 'GB';

/** A day by its date, `MM-DD`, or by days from Easter Sunday. */
type FixedOrMoveable = string | number;

const GOOD_FRIDAY = -2;
const EASTER = 0;
const EASTER_MONDAY = 1;
const ASCENSION = 39;
const PENTECOST = 49;

/**
 * Public holidays, and the eves on which shops are closed as well (domain facts, Time). Sundays that are holidays every
 * week are not among them.
 */
const DAYS: Readonly<Record<HolidayCountry, readonly FixedOrMoveable[]>> = {
  SE: [
    ...['01-01', '01-06', GOOD_FRIDAY, EASTER, EASTER_MONDAY, '05-01', ASCENSION, PENTECOST, '06-06'],
    ...['12-24', '12-25', '12-26', '12-31'],
  ],
  NO: [
    ...['01-01', -3, GOOD_FRIDAY, EASTER, EASTER_MONDAY, '05-01', '05-17', ASCENSION, PENTECOST],
    ...[PENTECOST + 1, '12-24', '12-25', '12-26'],
  ],
  FI: [
    ...['01-01', '01-06', GOOD_FRIDAY, EASTER, EASTER_MONDAY, '05-01', ASCENSION, PENTECOST, '12-06'],
    ...['12-24', '12-25', '12-26'],
  ],
  SK: [
    ...['01-01', '01-06', GOOD_FRIDAY, EASTER, EASTER_MONDAY, '05-01', '05-08', '07-05', '08-29'],
    ...['09-15', '11-01', '11-17', '12-24', '12-25', '12-26'],
  ],
  GB: ['01-01', GOOD_FRIDAY, EASTER, EASTER_MONDAY, '12-25', '12-26'],
};

const known = new Map<string, ReadonlySet<string>>();

/** Whether a local date, `YYYY-MM-DD`, is a public holiday, or an eve that is kept as one, of the country. */
export function isPublicHoliday(date: string, country: HolidayCountry): boolean {
  const year = Number(date.slice(0, 4));
  const key = `${country} ${year}`;
  const days = known.get(key) ?? new Set(holidays(year, country));
  known.set(key, days);
  return days.has(date);
}

function holidays(year: number, country: HolidayCountry): string[] {
  const listed = DAYS[country].map((day) =>
    typeof day === 'string' ? `${year}-${day}` : easterDay(year, day),
  );
  return [...listed, ...byWeekday(year, country)];
}

/** Holidays that are a certain weekday of a season. */
function byWeekday(year: number, country: HolidayCountry): string[] {
  const first = (month: number, day: number, weekday: number, plus = 0) =>
    iso(onOrAfter(Date.UTC(year, month - 1, day), weekday) + plus * DAY_MS);
  const [monday, saturday] = [1, 6];
  if (country === 'SE' || country === 'FI') {
    // Midsummer and the day before, All Saints.
    return [first(6, 20, saturday, -1), first(6, 20, saturday), first(10, 31, saturday)];
  }
  if (country !== 'GB') return [];
  const banks = [first(5, 1, monday), first(5, 25, monday), first(8, 25, monday)];
  return [...banks, ...britishSubstitutes(year)];
}

/** A British holiday on a weekend is kept on the next working day as well; the two of Christmas make room for each other. */
function britishSubstitutes(year: number): string[] {
  const later = (month: number, day: number, ifSunday: number) => {
    const instant = Date.UTC(year, month - 1, day);
    const days = new Map([
      [6, 2],
      [0, ifSunday],
    ]).get(new Date(instant).getUTCDay());
    return days === undefined ? [] : [iso(instant + days * DAY_MS)];
  };
  return [...later(1, 1, 1), ...later(12, 25, 2), ...later(12, 26, 2)];
}

const DAY_MS = 86_400_000;
const iso = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
const onOrAfter = (instant: number, weekday: number): number =>
  instant + ((weekday - new Date(instant).getUTCDay() + 7) % 7) * DAY_MS;

/** The date, `YYYY-MM-DD`, so many days from Easter Sunday of a year. */
export const easterDay = (year: number, days: number): string => iso(easterSunday(year) + days * DAY_MS);

/** Easter Sunday of the Gregorian calendar, at midnight UTC ("anonymous" computus, Meeus). */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
