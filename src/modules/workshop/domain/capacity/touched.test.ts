import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SERVICES, testService, testWorkshop } from '~test/workshop/engine';
import { computeOfferedDay } from '../availability';
import { calendarOf } from '../calendar';
import { DAY, dayOf } from '../local-time';
import { applyCapacity, minutesAt } from './apply-capacity';
import type { CapacityOverride } from './override';
import { type PlacedVisit, touchedBy, troublesOf } from './touched';

const OPENING = {
  weekly: [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }],
  deviations: [],
};
const WORKSHOP = testWorkshop({ hours: OPENING });
const HOUR = testService('hour', 60);
const ALL = [HOUR, ...SERVICES.filter(({ id }) => id !== 'hour')];
const apply = (...stated: readonly CapacityOverride[]) => applyCapacity(WORKSHOP, OPENING, stated, ALL);

describe('bays, services and visits', () => {
  const visit = (fields: Partial<PlacedVisit> = {}): PlacedVisit => ({
    id: 'a',
    bayId: 'bay-1',
    serviceIds: ['hour'],
    minutes: 60,
    isMultiDay: false,
    from: dayOf('2026-11-24') * DAY + 15 * 60,
    to: dayOf('2026-11-24') * DAY + 16 * 60,
    ...fields,
  });
  const judge = (...stated: readonly CapacityOverride[]) => {
    const capacity = apply(...stated);
    return { capacity, calendar: calendarOf(capacity.opening, 'Europe/Stockholm', 'SE') };
  };
  const bay = (value: Partial<Extract<CapacityOverride, { part: 'bay' }>['value']>): CapacityOverride => ({
    part: 'bay',
    item: 'bay-1',
    value: { added: null, name: null, competences: null, outFrom: null, ...value },
  });
  const shorter: CapacityOverride = {
    part: 'hours',
    item: '',
    value: [2, 3].map((weekday) => ({ weekday, spans: [{ opens: '08:00', closes: '15:30' }] })),
  };

  test.each<[string, CapacityOverride, readonly string[]]>([
    ['hours end before it does', shorter, ['hours']],
    ['its bay is out that day', bay({ outFrom: '2026-11-24' }), ['bay']],
    ['its bay is out the day after', bay({ outFrom: '2026-11-25' }), []],
    ['its bay can do it no more', bay({ competences: ['tyres'] }), ['ability']],
    ['its bay is renamed', bay({ name: 'Lift' }), []],
    [
      'its work is not done any more',
      { part: 'service', item: 'hour', value: { isDone: false, minutes: null } },
      ['service'],
    ],
    ['its work takes longer', { part: 'service', item: 'hour', value: { isDone: null, minutes: 90 } }, []],
    ['the day is closed', { part: 'day', item: '2026-11-24', value: [] }, ['hours']],
  ])('a visit is touched where %s', (_, change, expected) => {
    const touched = touchedBy([visit()], judge(), judge(change), { services: ALL });
    expect(touched.get('a') ?? []).toEqual(expected);
  });

  test('what stood outside the hours already is not touched by other hours', () => {
    const evening = visit({ from: dayOf('2026-11-24') * DAY + 1080, to: dayOf('2026-11-24') * DAY + 1140 });
    expect(troublesOf(evening, judge(), { services: ALL })).toEqual(['hours']);
    expect(touchedBy([evening], judge(), judge(shorter), { services: ALL }).size).toBe(0);
  });

  test('work of several days is touched where its open hours no longer hold it', () => {
    const [from, to] = [dayOf('2026-11-24') * DAY + 480, dayOf('2026-11-26') * DAY + 600];
    const long = visit({ from, to, minutes: 480 + 480 + 120, isMultiDay: true });
    expect(troublesOf(long, judge(), { services: ALL })).toEqual([]);
    expect(
      troublesOf(long, judge({ part: 'day', item: '2026-11-25', value: [] }), { services: ALL }),
    ).toEqual(['hours']);
  });

  test('a bay takes no work that ends after it is out', () => {
    const calendar = calendarOf(OPENING, 'Europe/Stockholm', 'SE');
    const day = dayOf('2026-11-24');
    const window = { firstDay: day, lastDay: day + 5, earliest: day * DAY };
    const demand = { minutes: 60, competences: [], allDay: false, multiDay: false };
    const free = (outFrom: number, allDay: boolean) =>
      computeOfferedDay(
        { slotMinutes: 60 },
        calendar,
        [{ no: 1, competences: [], taken: [], outFrom }],
        { ...demand, allDay },
        window,
        day,
      );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY }), (minute) => {
        const out = day * DAY + minute;
        for (const { end } of free(out, false).slots) expect(end).toBeLessThanOrEqual(out);
        for (const { to } of free(out, true).allDay) expect(to).toBeLessThanOrEqual(out);
      }),
    );
    expect(free((day + 1) * DAY, false).slots).toHaveLength(8);
  });

  test('how long work takes here is asked of the workshop', () => {
    const capacity = apply({ part: 'service', item: 'hour', value: { isDone: null, minutes: 90 } });
    expect([minutesAt(HOUR, capacity.workshop), minutesAt(HOUR, apply().workshop)]).toEqual([90, 60]);
  });
});
