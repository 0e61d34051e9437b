import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BlockedPeriod, blockedSpans } from './blocked-time';
import { DAY, dateOf, dayOf, timeOf, weekdayOf } from './local-time';

const period = (fields: Partial<BlockedPeriod>): BlockedPeriod => ({
  fromDate: '2026-11-24',
  fromTime: '',
  toDate: '',
  toTime: '',
  repeat: 'once',
  until: '',
  ...fields,
});
const inWords = (fields: Partial<BlockedPeriod>) => {
  const spans = blockedSpans(period(fields));
  if (!spans.ok) return `${spans.error.code} ${spans.error.field}`;
  return spans.value.map(({ from, to }) => `${dateOf(from / DAY)} ${timeOf(from)} +${to - from}`);
};

describe('when is blocked', () => {
  test.each<[string, Partial<BlockedPeriod>, readonly string[] | string]>([
    ['a day', {}, ['2026-11-24 00:00 +1440']],
    ['some days', { toDate: '2026-11-26' }, ['2026-11-24 00:00 +4320']],
    ['hours', { fromTime: '08:00', toTime: '09:30' }, ['2026-11-24 08:00 +90']],
    ['until midnight', { fromTime: '22:00' }, ['2026-11-24 22:00 +120']],
    ['over a night', { fromTime: '22:00', toDate: '2026-11-25', toTime: '06:00' }, ['2026-11-24 22:00 +480']],
    [
      'every week',
      { repeat: 'weekly', until: '2026-12-08' },
      ['2026-11-24 00:00 +1440', '2026-12-01 00:00 +1440', '2026-12-08 00:00 +1440'],
    ],
    [
      'workdays, from a Friday',
      { fromDate: '2026-11-27', fromTime: '08:00', toTime: '09:00', repeat: 'workdays', until: '2026-12-01' },
      ['2026-11-27 08:00 +60', '2026-11-30 08:00 +60', '2026-12-01 08:00 +60'],
    ],
    ['no such day', { fromDate: '2026-02-30' }, 'invalid fromDate'],
    ['no such last day', { toDate: 'x' }, 'invalid toDate'],
    ['no such time', { fromTime: '25:00' }, 'invalid fromTime'],
    ['no such end', { toTime: '8' }, 'invalid toTime'],
    ['the end before the beginning', { toDate: '2026-11-23' }, 'ends-too-early toDate'],
    ['an hour of nothing', { fromTime: '08:00', toTime: '08:00' }, 'ends-too-early toTime'],
    ['two years', { toDate: '2028-11-24' }, 'too-long toDate'],
    [
      'days that overlap',
      { toDate: '2026-11-25', repeat: 'workdays', until: '2026-12-24' },
      'repeats-overlap repeat',
    ],
    ['for ever', { repeat: 'weekly' }, 'invalid until'],
    ['until before it begins', { repeat: 'weekly', until: '2026-11-01' }, 'invalid until'],
    [
      'a weekend of workdays',
      { fromDate: '2026-11-28', repeat: 'workdays', until: '2026-11-29' },
      'invalid until',
    ],
    ['decades', { repeat: 'workdays', until: '2050-01-01' }, 'too-long until'],
    ['more than a year of weeks', { repeat: 'weekly', until: '2027-11-30' }, 'too-long until'],
  ])('%s', (_, fields, expected) => {
    expect(inWords(fields)).toEqual(expected);
  });

  test('whatever is typed, times follow each other, none before the first day or after the last', () => {
    const date = fc.integer({ min: 9_000, max: 9_800 }).map(dateOf);
    const time = fc.constantFrom('', '00:00', '06:30', '12:00', '23:59', '24:00');
    const typed = fc.record({
      fromDate: date,
      fromTime: time,
      toDate: fc.oneof(fc.constant(''), date),
      toTime: time,
      repeat: fc.constantFrom('once', 'workdays', 'weekly'),
      until: date,
    });
    fc.assert(
      fc.property(typed, (each) => {
        const spans = blockedSpans(each as BlockedPeriod);
        if (!spans.ok) return;
        expect(spans.value[0]).toBeDefined();
        for (const [at, { from, to }] of spans.value.entries()) {
          expect(to).toBeGreaterThan(from);
          expect(from).toBeGreaterThanOrEqual(dayOf(each.fromDate) * DAY);
          expect(from).toBeGreaterThanOrEqual(spans.value[at - 1]?.to ?? 0);
          if (each.repeat !== 'once') expect(from).toBeLessThan((dayOf(each.until) + 1) * DAY + DAY);
          if (each.repeat === 'workdays')
            expect(weekdayOf(Math.floor(from / DAY)) <= 5 || each.fromTime === '24:00').toBe(true);
        }
      }),
    );
  });
});
