import { type FacetLanguage, type Wording, wording } from '~/platform/vocabulary';
import type { DeviationDay, OpeningHoursRow } from './site-record';
import { facilityLabel } from './vocabulary';

/** A row of opening hours as a page reads it. */
export interface HoursWording {
  readonly day: Wording;
  readonly hours: Wording;
}

/** Between two times, and how a time is written: `HH:MM` of the record comes in. */
const SPANS: Readonly<Record<FacetLanguage, { dash: string; time(text: string): string }>> = {
  sv: { dash: '–', time: (text) => text.replace(':', '.') },
  nb: { dash: '–', time: (text) => text.replace(':', '.') },
  fi: { dash: '–', time: (text) => text.replace(':', '.').replace(/^0/, '') },
  sk: { dash: ' – ', time: (text) => text.replace(/^0/, '') },
  en: { dash: '–', time: (text) => text },
};

interface Hours {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
}

const closedIn = (language: FacetLanguage): string => facilityLabel('hours', 'Closed', language) ?? '';

function spanIn({ opens, closes }: Hours, language: FacetLanguage): string | null {
  if (opens === undefined || closes === undefined) return null;
  const { dash, time } = SPANS[language];
  return time(opens) + dash + time(closes);
}

/** Hours that are figures and signs alone are the same in every language: "07:00–17:00". */
const isFigures = (text: string): boolean => !/\p{L}/u.test(text);

/** The words of hours: from the numbers where the record has them, else word by word, else as its source wrote them. */
function hoursIn(row: Hours & { readonly displayText: string }, language: FacetLanguage): Wording {
  const { displayText } = row;
  const label = spanIn(row, language) ?? facilityLabel('hours', displayText, language);
  return wording(label ?? (isFigures(displayText) ? displayText : null), displayText);
}

/** The date of a deviating day, `YYYY-MM-DD`; undefined where it is only words. */
export const isoDayOf = (row: Pick<DeviationDay, 'day'>): string | undefined =>
  /^\d{4}-\d{2}-\d{2}/.exec(row.day)?.[0];

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const weekdayIn = (weekday: number, language: FacetLanguage): string =>
  facilityLabel('day', WEEKDAYS[weekday - 1] ?? '', language) ?? '';

/** Days of the week that follow each other, as a language writes them; null where they do not follow each other. */
export function weekdaysIn(weekdays: readonly number[], language: FacetLanguage): string | null {
  const [first, last] = [weekdays[0], weekdays.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (weekdays.some((weekday, at) => weekday !== first + at)) return null;
  const [from, to] = [weekdayIn(first, language), weekdayIn(last, language)];
  if (first === last) return from;
  if (language === 'en') return `${from} ${first + 1 === last ? 'and' : 'to'} ${to}`;
  return `${from}${SPANS[language].dash}${to.toLocaleLowerCase(language)}`;
}

/** A week as rows, days that follow each other with the same hours in one; closed days are said, too. */
export function weekRowsIn(
  week: readonly { readonly weekday: number; readonly opens: string; readonly closes: string }[],
  language: FacetLanguage,
): OpeningHoursRow[] {
  const rows: { weekdays: number[]; hours: { opens: string; closes: string } | null }[] = [];
  for (let weekday = 1; weekday <= 7; weekday++) {
    const open = week.find((each) => each.weekday === weekday);
    const hours = open === undefined ? null : { opens: open.opens, closes: open.closes };
    const last = rows.at(-1);
    if (last !== undefined && last.hours?.opens === hours?.opens && last.hours?.closes === hours?.closes)
      last.weekdays.push(weekday);
    else rows.push({ weekdays: [weekday], hours });
  }
  return rows.map(({ weekdays, hours }) => ({
    day: weekdaysIn(weekdays, language) ?? '',
    displayText: hours === null ? closedIn(language) : (spanIn(hours, language) ?? ''),
    weekdays,
    ...hours,
  }));
}

/** A day that staff have said as the record has it: `Julafton: stängt`. */
export function deviationRowIn(
  {
    date,
    hours,
    name,
  }: {
    readonly date: string;
    readonly hours: { readonly opens: string; readonly closes: string } | null;
    readonly name: string;
  },
  language: FacetLanguage,
): DeviationDay {
  const words = hours === null ? closedIn(language) : (spanIn(hours, language) ?? '');
  const displayText = name === '' ? words : `${name}: ${words.toLocaleLowerCase(language)}`;
  return { day: date, displayText, ...(hours ?? { closed: true }) };
}

/** An ordinary row in another language than the record's. */
export const openingHoursIn = (row: OpeningHoursRow, language: FacetLanguage): HoursWording => ({
  day: wording(facilityLabel('day', row.day, language) ?? weekdaysIn(row.weekdays ?? [], language), row.day),
  hours: hoursIn(row, language),
});

/** What a deviating day says, in another language than the record's: `Julafton: stängt` is `Christmas Eve: closed`. */
export function deviationIn(row: DeviationDay, language: FacetLanguage): Wording {
  const [, name = '', rest = ''] = /^([^:]+)(?::\s*(.*))?$/.exec(row.displayText) ?? [];
  const feast = facilityLabel('feast', name, language);
  if (feast === null) return hoursIn(row, language);
  if (row.closed === true) return wording(`${feast}: ${closedIn(language).toLowerCase()}`, '');
  const span = spanIn(row, language) ?? (rest === '' ? '' : hoursIn({ displayText: rest }, language).text);
  return wording(span === '' ? feast : `${feast}: ${span}`, '');
}
