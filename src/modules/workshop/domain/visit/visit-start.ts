import { err, ok, type Result } from '~/platform/result';
import type { BookingFailure, Slot } from '../../service';
import { DAY, dayOf, minutesOf } from '../local-time';

/** Start of a visit, parsed: as the customer wrote it, and on the workshop's clock. */
export interface VisitStart extends Slot {
  readonly day: number;
  /** Minute of the workshop's clock; null: an all-day drop-off. */
  readonly minute: number | null;
}

/** A hundred years of days; later dates are mistakes, and overflow the database's integers. */
const LAST_DAY = 36_525;

/** The day number of a date; null outside the range. */
export function parseDay(date: string): number | null {
  const day = dayOf(date);
  return Number.isNaN(day) || day < 0 || day > LAST_DAY ? null : day;
}

/** Parses a requested time. */
export function parseStart(slot: Slot): Result<VisitStart, BookingFailure> {
  const start = startOf(slot);
  // NaN for what is no date fails the comparison, too.
  if (!(start.day >= 0 && start.day <= LAST_DAY)) return err({ code: 'invalid', field: 'date' });
  return Number.isNaN(start.minute) ? err({ code: 'invalid', field: 'time' }) : ok(start);
}

/** The same for a stored time, which is valid. */
export function startOf({ date, time }: Slot): VisitStart {
  const day = dayOf(date);
  return { date, time, day, minute: time === null ? null : day * DAY + minutesOf(time) };
}
