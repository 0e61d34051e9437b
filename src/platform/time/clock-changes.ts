import { Temporal } from 'temporal-polyfill';

/** A change of a zone's clock: what it shows before and after, to the minute. */
export interface ClockChange {
  /** `YYYY-MM-DDTHH:mm` that the clock would have shown had it not changed. */
  readonly from: string;
  /** `YYYY-MM-DDTHH:mm` that it shows instead. */
  readonly to: string;
}

const minute = (time: Temporal.PlainDateTime): string => time.toString({ smallestUnit: 'minute' });

/** The changes of a zone's clock in a calendar year, earliest first. */
export function clockChanges(zone: string, year: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let at = Temporal.ZonedDateTime.from({ timeZone: zone, year, month: 1, day: 1 });
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year !== year) return changes;
    const before = next.subtract({ nanoseconds: 1 });
    const shift = next.offsetNanoseconds - before.offsetNanoseconds;
    const to = next.toPlainDateTime();
    changes.push({ from: minute(to.subtract({ nanoseconds: shift })), to: minute(to) });
    at = next;
  }
}
