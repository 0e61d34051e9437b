import type { OpeningHoursRow } from '../site-record';
import type { Week } from './override';

/** Rows of opening hours as a week; null where a week cannot say it all: words, or several times a day. */
export function weekOf(rows: readonly OpeningHoursRow[]): Week | null {
  const week: Week = [];
  const seen = new Set<number>();
  for (const { weekdays = [], opens, closes, displayText } of rows) {
    const isWords = weekdays.length === 0 || (opens === undefined) !== (closes === undefined);
    if (isWords || weekdays.some((weekday) => seen.has(weekday))) return null;
    for (const weekday of weekdays) {
      seen.add(weekday);
      if (opens !== undefined && closes !== undefined) week.push({ weekday, opens, closes });
      else if (/\d/.test(displayText)) return null;
    }
  }
  return rows.length === 0 ? null : week.toSorted((a, b) => a.weekday - b.weekday);
}
