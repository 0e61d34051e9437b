import type { LocalMoment } from '../service';
import { DAY, dayOf, minuteOfMoment, minutesOf, type Span } from './local-time';

/** When a car is at a workshop: from its time on as long as the work takes; a drop-off is all of its day, and work of several days
 * lasts until the car is fetched. */
export interface CarVisit {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`; null: an all-day drop-off. */
  readonly time: string | null;
  readonly minutes: number;
  /** Of work that takes several days. */
  readonly pickUp?: LocalMoment | null;
}

const spanOf = ({ date, time, minutes, pickUp = null }: CarVisit): Span => {
  const from = dayOf(date) * DAY + (time === null ? 0 : minutesOf(time));
  if (pickUp !== null) return { from, to: minuteOfMoment(pickUp) };
  return { from, to: from + (time === null ? Math.max(DAY, minutes) : minutes) };
};

/** Whether both visits need the car at once. Each is counted on its workshop's own clock. */
export function doOverlap(one: CarVisit, other: CarVisit): boolean {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
}
