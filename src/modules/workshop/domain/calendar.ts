import type { OpeningSchedule } from '~/modules/facilities';
import { type HolidayCountry, isPublicHoliday } from '~/platform/time';
import { DAY, dateOf, dayOf, minutesOf, type Span, skippedOn, weekdayOf } from './local-time';
import type { Opening } from './opening';

/** Hours in which work is done; visits begin on a grid that starts at `opens`, also where the first hours are skipped. */
interface OpenSpan extends Span {
  readonly opens: number;
}

/** When a workshop is open. */
export interface Calendar {
  /** The hours that begin on a day, in order; those of a night end on the next one. Minutes of the workshop's clock. */
  on(day: number): readonly OpenSpan[];
  /** Most minutes, of an ordinary week, that are worked without a break; a day and a night where it is never closed. */
  readonly maxShiftMinutes: number;
}

interface Hours {
  readonly opens: string;
  readonly closes: string;
}

/** The opening schedule of a department; hours that are only words count as closed. */
export function openingOf({ openinghours, deviationdays }: OpeningSchedule): Opening {
  const weekly = openinghours.flatMap(({ weekdays = [], opens, closes }) =>
    opens === undefined || closes === undefined ? [] : [{ weekdays, opens, closes }],
  );
  const deviations = new Map<string, Hours[]>();
  for (const { day, closed, opens, closes } of deviationdays) {
    const date = /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0];
    if (date === undefined || Number.isNaN(dayOf(date))) continue;
    const spans = deviations.get(date) ?? [];
    deviations.set(date, spans);
    if (closed !== true && opens !== undefined && closes !== undefined) spans.push({ opens, closes });
  }
  return { weekly, deviations: [...deviations].map(([date, spans]) => ({ date, spans })) };
}

/** A closing time at or before the opening time is on the next day; equal times are 24 hours. */
function spanOf(day: number, { opens, closes }: Hours): Span {
  const [from, to] = [day * DAY + minutesOf(opens), day * DAY + minutesOf(closes)];
  return { from, to: to > from ? to : to + DAY };
}

/** A span without the skipped parts. */
function subtractSpans(span: Span, skipped: readonly Span[]): readonly Span[] {
  let left: readonly Span[] = [span];
  for (const gap of skipped) {
    left = left.flatMap(({ from, to }) =>
      [
        { from, to: Math.min(to, gap.from) },
        { from: Math.max(from, gap.to), to },
      ].filter((piece) => piece.from < piece.to),
    );
  }
  return left;
}

/** Merged spans, in order: one that closes at midnight and one that opens at midnight are one. */
export function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const before = joined.at(-1);
    if (before !== undefined && from <= before.to) before.to = Math.max(before.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** Two weeks, so that a shift over the night to Monday counts whole. Without weekly hours nothing is too long for a day. */
function maxShiftOf({ weekly }: Opening): number {
  const spans = Array.from({ length: 14 }, (_, day) =>
    weekly.filter(({ weekdays }) => weekdays.includes((day % 7) + 1)).map((hours) => spanOf(day, hours)),
  ).flat();
  const lengths = mergeSpans(spans).map(({ from, to }) => to - from);
  return lengths.length === 0 ? DAY : Math.min(DAY, Math.max(...lengths));
}

/**
 * The calendar of a workshop: deviating days before public holidays before weekly hours. What the zone's clock skips in
 * spring is closed; what it shows twice in autumn counts once. A day is worked out once and remembered.
 */
export function calendarOf(opening: Opening, zone: string, country: HolidayCountry): Calendar {
  const deviations = new Map(opening.deviations.map(({ date, spans }) => [date, spans]));
  const known = new Map<number, readonly OpenSpan[]>();
  const hoursOn = (day: number): readonly Hours[] => {
    const date = dateOf(day);
    const deviating = deviations.get(date);
    if (deviating !== undefined) return deviating;
    if (isPublicHoliday(date, country)) return [];
    return opening.weekly.filter(({ weekdays }) => weekdays.includes(weekdayOf(day)));
  };
  const workOut = (day: number): readonly OpenSpan[] => {
    const skipped = [...skippedOn(zone, day), ...skippedOn(zone, day + 1)];
    return hoursOn(day)
      .map((hours) => spanOf(day, hours))
      .flatMap((span) => subtractSpans(span, skipped).map((piece) => ({ ...piece, opens: span.from })))
      .toSorted((a, b) => a.from - b.from);
  };
  return {
    maxShiftMinutes: maxShiftOf(opening),
    on(day) {
      const spans = known.get(day) ?? workOut(day);
      known.set(day, spans);
      return spans;
    },
  };
}
