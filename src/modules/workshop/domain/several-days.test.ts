import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALWAYS, bay, CHANGES, demand, gridOf, open, openMinutes } from '~test/workshop/hours';
import {
  type Bay,
  computeOfferedDay,
  findCandidates,
  MAX_STAY,
  pickUpOf,
  toOfferedTimes,
} from './availability';
import { calendarOf } from './calendar';
import { demandOfMinutes } from './demand';
import { DAY, dateOf, dayOf, type Span } from './local-time';
import { startOf } from './visit/visit-start';

const quarters = (min: number, max: number) => fc.integer({ min, max }).map((at) => at * 15);
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
/** Working hours with lunch breaks, nights and closed weekdays. */
const weekly = fc.array(
  fc
    .record({ weekdays, opens: fc.integer({ min: 0, max: 91 }), length: fc.integer({ min: 4, max: 44 }) })
    .map((each) => ({
      weekdays: each.weekdays,
      opens: clock(each.opens),
      closes: clock((each.opens + each.length) % 96),
    })),
  { minLength: 1, maxLength: 3 },
);
const scene = fc.record({
  // Around each change of the clock, and over Christmas and Easter of its year.
  change: fc.constantFrom(...CHANGES),
  from: fc.oneof(
    fc.integer({ min: -20, max: 3 }).map((shift) => ({ near: 'change' as const, shift })),
    fc.integer({ min: -12, max: 3 }).map((shift) => ({ near: 'christmas' as const, shift })),
  ),
  weekly,
  closed: fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 8 }),
  step: fc.constantFrom(15, 30, 60),
  minutes: fc.oneof(quarters(4, 320), fc.integer({ min: 1, max: 4800 })),
  bays: fc.array(
    fc.array(fc.tuple(quarters(0, 400), quarters(1, 300)), { maxLength: 6 }).map((parts) => {
      let at = -2 * DAY;
      return parts.map(([gap, length]) => {
        const span = { from: at + gap, to: at + gap + length };
        at = span.to;
        return span;
      });
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function arrange({ change, from, weekly: hours, closed, step, minutes, bays }: Scene) {
  const day = (from.near === 'change' ? change.day : dayOf(`${change.year}-12-24`)) + from.shift;
  const deviations = closed.map((at) => ({ date: dateOf(day + at), spans: [] }));
  const opening = { weekly: hours, deviations };
  const moved = (spans: readonly Span[]) =>
    spans.map((span) => ({ from: span.from + day * DAY, to: span.to + day * DAY }));
  const list = bays.map((taken, no) => bay(no, moved(taken)));
  const calendar = calendarOf(opening, change.zone, change.country);
  const wanted = demand(minutes, { multiDay: true });
  const offered = computeOfferedDay({ slotMinutes: step }, calendar, list, wanted, ALWAYS, day);
  const minutesOpen = openMinutes(day, day + MAX_STAY / DAY, opening, change);
  return { day, opening, list, wanted, offered, calendar, minutesOpen };
}

/** When so many open minutes from a start have passed, told minute by minute. */
function doneAfter(open: ReadonlySet<number>, start: number, minutes: number): number | null {
  let left = minutes;
  for (let at = start; at < start + MAX_STAY; at++) {
    if (!open.has(at)) {
      if (at === start) return null;
      continue;
    }
    left -= 1;
    if (left === 0) return at + 1;
  }
  return null;
}

const isFree = ({ taken }: Bay, from: number, to: number): boolean =>
  taken.every((span) => span.to <= from || span.from >= to);

describe('work of several days, whatever the hours, breaks, holidays, clocks and visits', () => {
  test('begins and ends inside the open hours, has all its minutes in them, and its bay to itself', () => {
    let offers = 0;
    fc.assert(
      fc.property(scene, (each) => {
        const { list, wanted, offered, calendar, minutesOpen } = arrange(each);
        for (const time of toOfferedTimes(offered, wanted)) {
          offers += 1;
          const start = startOf(time);
          const [first] = findCandidates(offered, start, wanted);
          const { from, to } = first ?? { from: 0, to: 0 };
          expect(from).toBe(start.minute);
          expect([minutesOpen.has(from), minutesOpen.has(to - 1)]).toEqual([true, true]);
          expect(to).toBe(doneAfter(minutesOpen, from, each.minutes));
          expect(time.pickUp).toEqual(pickUpOf(calendar, wanted, start));
          expect(startOf(time.pickUp ?? { date: '', time: '' }).minute).toBe(to);
          for (const place of findCandidates(offered, start, wanted)) {
            const found = list[place.no];
            expect(place.to).toBe(to);
            expect(found !== undefined && isFree(found, from, to)).toBe(true);
          }
        }
      }),
      { numRuns: 250 },
    );
    expect(offers).toBeGreaterThan(500);
  });

  test('is offered at every start of the grid from which a bay is free until it is done', {
    tags: ['sweep'],
  }, () => {
    fc.assert(
      fc.property(scene, (each) => {
        const { day, opening, list, offered, minutesOpen } = arrange(each);
        const offers = new Map(offered.slots.map(({ start, bays }) => [start, [...bays].sort()]));
        for (const start of gridOf(day, opening, each.change, each.step)) {
          const end = doneAfter(minutesOpen, start, each.minutes);
          const free = end === null ? [] : list.filter((one) => isFree(one, start, end)).map(({ no }) => no);
          expect(offers.get(start) ?? []).toEqual(free);
          offers.delete(start);
        }
        expect([...offers.keys()]).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('which work takes several days', () => {
  const at = (opening: ReturnType<typeof open>, minutes: number) =>
    demandOfMinutes(
      {
        workshop: { slotMinutes: 30, allDayFromMinutes: 300 },
        calendar: calendarOf(opening, 'Europe/Stockholm', 'SE'),
      },
      minutes,
    );
  const lunch = {
    weekly: [...open('08:00', '12:00').weekly, ...open('13:00', '17:00').weekly],
    deviations: [],
  };

  test.each([
    ['as much as a day of eight hours', open('08:00', '16:00'), 480, { allDay: true, multiDay: false }],
    ['a minute more', open('08:00', '16:00'), 481, { allDay: false, multiDay: true }],
    ['more than the hours before lunch', lunch, 241, { allDay: false, multiDay: true }],
    ['a night shift', open('20:00', '06:00'), 600, { allDay: true, multiDay: false }],
    [
      'a day of a workshop that never closes',
      open('00:00', '24:00'),
      1440,
      { allDay: true, multiDay: false },
    ],
    ['more than a day there', open('00:00', '24:00'), 1441, { allDay: false, multiDay: true }],
    ['two weeks of work', open('08:00', '16:00'), 4800, { allDay: false, multiDay: true }],
  ] as const)('%s', (_, opening, minutes, expected) => {
    expect(at(opening, minutes)).toMatchObject(expected);
  });

  test('more than two weeks of work is for the telephone', () => {
    expect(at(open('08:00', '16:00'), 4801)).toBeNull();
  });
});
