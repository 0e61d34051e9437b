import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALWAYS, bay, CHANGES, demand, gridOf, open, openMinutes, range } from '~test/workshop/hours';
import { type Bay, bookingWindowOf, computeOfferedDay, findCandidates, toOfferedTimes } from './availability';
import { calendarOf } from './calendar';
import { DAY, dateOf, dayOf, type Span, timeOf, todayIn } from './local-time';
import { startOf } from './visit/visit-start';

const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));
const hours = fc.record({ opens: clock, closes: clock });
const opening = fc.record({
  weekly: fc.array(
    fc.record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      opens: clock,
      closes: clock,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  deviations: fc
    .uniqueArray(fc.integer({ min: -3, max: 3 }), { maxLength: 3 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) => fc.record({ day: fc.constant(day), spans: fc.array(hours, { maxLength: 2 }) })),
      ),
    ),
});
/** Minutes, most of them on the quarter, where things meet. */
const about = (min: number, max: number) =>
  fc.oneof(fc.integer({ min, max }), {
    weight: 3,
    arbitrary: fc.integer({ min: Math.ceil(min / 15), max: Math.floor(max / 15) }).map((at) => at * 15),
  });
/** Spans in order that do not overlap, from gaps and lengths. */
const taken = fc.array(fc.tuple(about(0, 240), about(1, 180)), { maxLength: 30 }).map((parts) => {
  let at = -240;
  return parts.map(([gap, length]) => {
    const span = { from: at + gap, to: at + gap + length };
    at = span.to;
    return span;
  });
});
const scene = fc.record({
  change: fc.constantFrom(...CHANGES),
  shift: fc.integer({ min: -2, max: 2 }),
  opening,
  step: about(5, 120).filter((step) => step > 4),
  bays: fc.array(fc.record({ taken, isSuitable: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  minutes: about(1, 500),
  allDay: fc.boolean(),
  earliest: fc.oneof(fc.constant(-DAY), about(-DAY, 2 * DAY)),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function arrange({ change, shift, opening: request, step, bays, minutes, allDay, earliest }: Scene) {
  const day = change.day + shift;
  const deviations = request.deviations.map(({ day: at, spans }) => ({ date: dateOf(day + at), spans }));
  const hoursOf = { weekly: request.weekly, deviations };
  const moved = (spans: readonly Span[]) =>
    spans.map(({ from, to }) => ({ from: from + day * DAY, to: to + day * DAY }));
  const list = bays.map((each, no) =>
    bay(no, moved(each.taken), each.isSuitable ? ['service', 'more'] : ['tyres']),
  );
  const bookable = { ...ALWAYS, earliest: day * DAY + earliest };
  const calendar = calendarOf(hoursOf, change.zone, change.country);
  const wanted = demand(minutes, { allDay });
  const offered = computeOfferedDay({ slotMinutes: step }, calendar, list, wanted, bookable, day);
  return { day, hoursOf, list, bookable, wanted, offered };
}

const allOpen = (minutes: ReadonlySet<number>, from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (!minutes.has(at)) return false;
  return true;
};
const isFree = ({ taken: spans }: Bay, from: number, to: number): boolean =>
  spans.every((span) => span.to <= from || span.from >= to);

describe('whatever the hours, holidays, deviating days, visits and clocks', () => {
  test('what is offered is within the hours, in a free and able bay, and on its day', () => {
    fc.assert(
      fc.property(scene, (each) => {
        const { day, hoursOf, list, bookable, wanted, offered } = arrange(each);
        const places = toOfferedTimes(offered, wanted).flatMap((slot) =>
          findCandidates(offered, startOf(slot), wanted),
        );
        const minutes = places.length === 0 ? new Set<number>() : openMinutes(day, day, hoursOf, each.change);
        for (const { no, from, to } of places) {
          expect(to - from).toBe(each.minutes);
          expect(Math.floor(from / DAY)).toBe(day);
          expect(from).toBeGreaterThanOrEqual(bookable.earliest);
          expect(allOpen(minutes, from, to)).toBe(true);
          const found = list[no];
          expect(found?.competences).toContain('service');
          expect(found !== undefined && isFree(found, from, to)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('what could be booked is offered: every time of the grid, every bay, every gap of a day', () => {
    fc.assert(
      fc.property(scene, (each) => {
        const { day, hoursOf, list, bookable, wanted, offered } = arrange(each);
        const minutes = openMinutes(day, day, hoursOf, each.change);
        const capable = list.filter(({ competences }) => competences.includes('service'));
        if (wanted.allDay) {
          const late = bookable.earliest > day * DAY + 480;
          const possible = capable.filter((one) =>
            range(Math.max(day * DAY, bookable.earliest), (day + 1) * DAY - 1, 1).some(
              (from) => isFree(one, from, from + each.minutes) && allOpen(minutes, from, from + each.minutes),
            ),
          );
          expect(offered.allDay.map(({ no }) => no).sort()).toEqual(late ? [] : possible.map(({ no }) => no));
          return;
        }
        const offers = new Map(offered.slots.map(({ start, bays }) => [start, [...bays].sort()]));
        for (const start of gridOf(day, hoursOf, each.change, each.step)) {
          const end = start + each.minutes;
          const could = start >= bookable.earliest && allOpen(minutes, start, end);
          const free = could ? capable.filter((one) => isFree(one, start, end)).map(({ no }) => no) : [];
          expect(offers.get(start) ?? []).toEqual(free);
          offers.delete(start);
        }
        expect([...offers.keys()]).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('notice and window', () => {
  const at = (iso: string, noticeDays: number, windowDays = 30) =>
    bookingWindowOf({ zone: 'Europe/Helsinki', noticeDays, windowDays }, new Date(iso));

  test('are calendar days in the zone of the workshop', () => {
    const evening = at('2026-11-23T21:59:59Z', 1);
    expect(dateOf(evening.firstDay)).toBe('2026-11-24');
    expect(dateOf(at('2026-11-23T22:00:00Z', 1).firstDay)).toBe('2026-11-25');
    expect(dateOf(evening.lastDay)).toBe('2026-12-23');
    expect(todayIn('Europe/Helsinki', new Date('2026-03-28T22:30:00Z'))).toBe(dayOf('2026-03-29'));
  });

  test('a minute that has begun is over', () => {
    expect(timeOf(at('2026-11-23T08:00:00Z', 0).earliest)).toBe('10:00');
    expect(timeOf(at('2026-11-23T08:00:01Z', 0).earliest)).toBe('10:01');
  });
});

test('bays that can do least are taken first', () => {
  const always = calendarOf(open('08:00', '10:00'), 'Europe/Stockholm', 'SE');
  const bays = [bay(1, [], ['service', 'tyres']), bay(2), bay(3)];
  const offered = computeOfferedDay(
    { slotMinutes: 60 },
    always,
    bays,
    demand(60),
    ALWAYS,
    dayOf('2026-11-25'),
  );
  expect(offered.slots[0]?.bays).toEqual([2, 3, 1]);
});
