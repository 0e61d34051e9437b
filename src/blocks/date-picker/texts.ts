import type { MessageKey } from '~/messages';

/** What the calendar says in the browser. */
export const DATE_PICKER_KEYS = [
  'byPlace.date',
  'byPlace.previousMonth',
  'byPlace.nextMonth',
  'datePicker.closed',
  'datePicker.chosen',
] as const satisfies readonly MessageKey[];

export type DatePickerKey = (typeof DATE_PICKER_KEYS)[number];
