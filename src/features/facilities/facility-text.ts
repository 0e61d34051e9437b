import { langOf, type Reading, readerOf } from '~/features/record-text';
import { type DeviationDay, deviationIn, type OpeningHoursRow, openingHoursIn } from '~/modules/facilities';
import { isOwnLanguage } from '~/modules/stock';
import { formatLocal } from '~/platform/time/words';
import type { SpecRow } from '~/ui/text/facts';

/** An ordinary row of opening hours; in the record's own language word for word. */
export function hoursRow(row: OpeningHoursRow, page: Reading): SpecRow {
  const reader = readerOf(page);
  if (isOwnLanguage(reader)) return { label: row.day, value: row.displayText };
  const { day, hours } = openingHoursIn(row, reader.language);
  return {
    label: day.text,
    value: hours.text,
    ...langOf({ text: '', isUntranslated: day.isUntranslated || hours.isUntranslated }, page),
  };
}

/** A deviating day with its date. */
export function deviationRow(row: DeviationDay, page: Reading): SpecRow {
  const reader = readerOf(page);
  const label = dateText(row.day, page);
  if (isOwnLanguage(reader)) return { label, value: row.displayText };
  const words = deviationIn(row, reader.language);
  return { label, value: words.text, ...langOf(words, page) };
}

/** A date as the record writes it; in English as it is written there: 24 December 2026. */
function dateText(day: string, { language, locale }: Reading): string {
  if (!language.startsWith('en') || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  return formatLocal(day, locale, { dateStyle: 'long' });
}
