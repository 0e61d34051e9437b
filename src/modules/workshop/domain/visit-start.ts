import { err, ok, type Result } from '~/platform/result';
import type { BookingFailure, Slot } from '../service';
import { DAY, dayOf, minutesOf } from './local-time';

/** When a visit begins, read once: as the customer writes it, and on the workshop's clock. */
export interface VisitStart extends Slot {
  readonly day: number;
  /** Minute of the workshop's clock; null: an all-day drop-off. */
  readonly minute: number | null;
}

/** A hundred years of days: dates after it are mistakes, and no database keeps such days. */
const LAST_DAY = 36_525;

/** The day of a date that was sent; null where there is nothing to look up. */
export function parseDay(date: string): number | null {
  const day = dayOf(date);
  return Number.isNaN(day) || day < 0 || day > LAST_DAY ? null : day;
}

/** Reads a time that was sent. */
export function parseStart(slot: Slot): Result<VisitStart, BookingFailure> {
  const start = startOf(slot);
  // A date that is none is no number, and so not within either.
  if (!(start.day >= 0 && start.day <= LAST_DAY)) return err({ code: 'invalid', field: 'date' });
  return Number.isNaN(start.minute) ? err({ code: 'invalid', field: 'time' }) : ok(start);
}

/** The same for a time that is known to be one. */
export function startOf({ date, time }: Slot): VisitStart {
  const day = dayOf(date);
  return { date, time, day, minute: time === null ? null : day * DAY + minutesOf(time) };
}
