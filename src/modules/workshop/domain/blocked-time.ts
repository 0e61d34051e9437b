import { err, ok, type Result } from '~/platform/result';
import { DAY, minutesOf, type Span, weekdayOf } from './local-time';
import { parseDay } from './visit/visit-start';

/** Why a bay or a mechanic takes no work. An absence is not said to be an illness: that is nobody else's business. */
export const BLOCKED_REASONS = ['holiday', 'absence', 'fault', 'meeting', 'other'] as const;
export type BlockedReason = (typeof BLOCKED_REASONS)[number];

export const REPEATS = ['once', 'workdays', 'weekly'] as const;
type Repeat = (typeof REPEATS)[number];

/** As typed: dates `YYYY-MM-DD`, times `HH:mm` by the workshop's clock; without times, whole days. */
export interface BlockedPeriod {
  readonly fromDate: string;
  readonly fromTime: string;
  /** Empty: the day on which it begins. */
  readonly toDate: string;
  readonly toTime: string;
  readonly repeat: Repeat;
  /** The last day of what is repeated; empty where nothing is. */
  readonly until: string;
}

export type BlockedPeriodFailure = {
  readonly code: 'invalid' | 'ends-too-early' | 'too-long' | 'repeats-overlap' | 'too-many';
  readonly field: keyof BlockedPeriod;
};

/** A year and a day: as much as is blocked at once, without a break or with repetitions. */
const MAX_DAYS = 366;

/** When it is, each time of a repetition, in minutes of the workshop's clock. */
export function blockedSpans(period: BlockedPeriod): Result<readonly Span[], BlockedPeriodFailure> {
  const { fromDate, fromTime, toDate, toTime, repeat, until } = period;
  const fail = (code: BlockedPeriodFailure['code'], field: keyof BlockedPeriod) => err({ code, field });
  const firstDay = parseDay(fromDate);
  if (firstDay === null) return fail('invalid', 'fromDate');
  const lastDay = toDate === '' ? firstDay : parseDay(toDate);
  if (lastDay === null) return fail('invalid', 'toDate');
  const [begins, ends] = [fromTime === '' ? 0 : minutesOf(fromTime), toTime === '' ? DAY : minutesOf(toTime)];
  if (Number.isNaN(begins)) return fail('invalid', 'fromTime');
  if (Number.isNaN(ends)) return fail('invalid', 'toTime');
  const span = { from: firstDay * DAY + begins, to: lastDay * DAY + ends };
  if (span.to <= span.from) return fail('ends-too-early', lastDay < firstDay ? 'toDate' : 'toTime');
  if (span.to - span.from > MAX_DAYS * DAY) return fail('too-long', 'toDate');
  if (repeat === 'once') return ok([span]);

  const step = repeat === 'weekly' ? 7 : 1;
  if (span.to - span.from > step * DAY) return fail('repeats-overlap', 'repeat');
  const untilDay = parseDay(until);
  if (untilDay === null || untilDay < firstDay) return fail('invalid', 'until');
  if (untilDay - firstDay > MAX_DAYS) return fail('too-long', 'until');
  const spans: Span[] = [];
  for (let day = firstDay; day <= untilDay; day += step) {
    const later = (day - firstDay) * DAY;
    if (repeat === 'weekly' || weekdayOf(day) <= 5)
      spans.push({ from: span.from + later, to: span.to + later });
  }
  return spans.length === 0 ? fail('invalid', 'until') : ok(spans);
}
