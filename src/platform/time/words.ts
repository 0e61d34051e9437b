/** Dates and times in the words of a locale. Pure; for browsers too. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is a hundred times dearer than using one, and a calendar writes dozens. */
function formatOf(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

/** The date of an instant on the clock of a zone, `29 mars 2026`. */
export const formatDate = (instant: Date, zone: string, locale: string): string =>
  formatOf(locale, zone, { dateStyle: 'long' }).format(instant);

/** The time of an instant on the clock of a zone, as the locale writes it: `07:05`. */
export const formatTime = (instant: Date, zone: string, locale: string): string =>
  formatOf(locale, zone, { timeStyle: 'short' }).format(instant);

/** Date and time of an instant on the clock of a zone, `29 mars 2026 kl. 07:05`. */
export const formatDateTime = (instant: Date, zone: string, locale: string): string =>
  formatOf(locale, zone, { dateStyle: 'long', timeStyle: 'short' }).format(instant);

/** An instant on the clock of a zone, in parts of one's own choice. */
export const formatInstant = (
  instant: Date,
  zone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string => formatOf(locale, zone, options).format(instant);

/** What a wall clock shows, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm…`, in words, whatever the zones of servers and browsers. */
export const formatLocal = (shown: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatOf(locale, 'UTC', options).format(wallInstant(shown));

/** `tisdag 24 november 2026`; in English, too, without the comma that makes a list of the day and its date. */
export const formatDay = (shown: string, locale: string): string =>
  formatLocal(shown, spokenLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).replaceAll(',', '');

/** Two dates and what lies between them: `2–8 mars 2026`. */
export const formatLocalRange = (
  from: string,
  to: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string => formatOf(locale, 'UTC', options).formatRange(wallInstant(from), wallInstant(to));

const wallInstant = (shown: string): Date => new Date(shown.length > 10 ? `${shown}Z` : shown);

/** The locale whose dates are read aloud: outside the United States English dates are those of Britain. */
export const spokenLocale = (locale: string): string => (/^en-(?!US)/.test(locale) ? 'en-GB' : locale);
