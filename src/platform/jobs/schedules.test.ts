import { expect, test } from 'vitest';
import { Schedules } from './schedules';

const MINUTE = 60_000;
const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
/** Every minute, or every hour. */
const nextAfter = (cron: string, instant: Date) => {
  const step = cron === 'hourly' ? 60 * MINUTE : MINUTE;
  return new Date((Math.floor(instant.getTime() / step) + 1) * step);
};

test('an occurrence is due once, and the next one is known', () => {
  const schedules = new Schedules(nextAfter);
  schedules.set('publish', 'minutely', at('10:00:30'));
  const [first] = schedules.due(at('10:00:30'));
  expect(first).toMatchObject({ queue: 'publish', at: new Date(at('10:00:00')) });
  if (first) schedules.handled(first);
  expect(schedules.due(at('10:00:59'))).toEqual([]);
  expect(schedules.msToNext(at('10:00:59'))).toBe(1_000);
  expect(schedules.due(at('10:01:00'))).toHaveLength(1);
});

test('one that could not be added stays due; what is older than a minute is left out', () => {
  const schedules = new Schedules(nextAfter);
  schedules.set('digest', 'hourly', at('09:30:00'));
  expect(schedules.due(at('10:00:01'))).toHaveLength(1);
  expect(schedules.due(at('10:00:20'))).toHaveLength(1);
  expect(schedules.due(at('10:01:01'))).toEqual([]);
});

test('every process names an occurrence alike, as a UUID; each occurrence has another name', () => {
  const [one, other] = [new Schedules(nextAfter), new Schedules(nextAfter)];
  one.set('publish', 'minutely', at('10:00:00'));
  other.set('publish', 'minutely', at('10:00:03'));
  const [mine] = one.due(at('10:01:00'));
  expect(mine?.jobId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(other.due(at('10:01:02')).map(({ jobId }) => jobId)).toEqual([mine?.jobId]);
  expect(one.due(at('10:02:00')).map(({ jobId }) => jobId)).not.toEqual([mine?.jobId]);
});

test('a clock that is set back by months does not stop a schedule', () => {
  const schedules = new Schedules(nextAfter);
  schedules.set('publish', 'minutely', at('10:00:00'));
  for (const occurrence of schedules.due(at('10:01:00'))) schedules.handled(occurrence);
  const earlier = Date.parse('2026-05-01T08:00:00Z');
  expect(schedules.due(earlier)).toEqual([]);
  expect(schedules.due(earlier + MINUTE)).toHaveLength(1);
});

test('without a schedule nothing is due, ever', () => {
  const schedules = new Schedules(nextAfter);
  expect(schedules.due(at('10:00:00'))).toEqual([]);
  expect(schedules.msToNext(at('10:00:00'))).toBe(Number.POSITIVE_INFINITY);
});

test('a cron expression is read once an occurrence, however often the queues are looked at', () => {
  let reads = 0;
  const schedules = new Schedules((cron, instant) => {
    reads += 1;
    return nextAfter(cron, instant);
  });
  schedules.set('digest', 'hourly', at('10:00:30'));
  for (const occurrence of schedules.due(at('10:00:30'))) schedules.handled(occurrence);
  reads = 0;
  for (let second = 31; second < 1831; second += 1) {
    const now = at('10:00:00') + second * 1000;
    expect(schedules.due(now)).toEqual([]);
    expect(schedules.msToNext(now)).toBe(at('11:00:00') - now);
  }
  expect(reads).toBeLessThanOrEqual(1);
  expect(schedules.due(at('11:00:00'))).toHaveLength(1);
});
