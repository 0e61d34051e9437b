import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { INDEX } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';
import type { BlockedTimesRequest } from './staff-blocked-times';

const stage = engineStage();
const { start, booked, book, held, slotsOn } = stage;
const PLACE = { siteIndex: INDEX, departmentId: '10.1' };
const WEDNESDAY = '2026-11-25';
const ALL_DAY = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'];

const blockedTimes = () => stage.engine.workshops.staffBlockedTimes;
const request = (fields: Partial<BlockedTimesRequest> = {}): BlockedTimesRequest => ({
  bayIds: ['bay-1', 'bay-2'],
  fromDate: TUESDAY,
  fromTime: '10:00',
  toDate: '',
  toTime: '12:00',
  repeat: 'once',
  until: '',
  reason: 'meeting',
  note: '',
  ...fields,
});
async function block(fields: Partial<BlockedTimesRequest> = {}): Promise<string> {
  const id = randomUUID();
  expect(await blockedTimes().block(PLACE, id, request(fields))).toEqual({ ok: true, value: null });
  return id;
}
const visitOn = async (date: string, at = 0) => {
  const board = await stage.engine.workshops.staffBoard.day(INDEX, '10.1', date);
  const visit = board?.visits[at];
  if (visit === undefined) throw new Error('no visit');
  return visit;
};
/** Whether a customer gets a time; each asks under a key of its own. */
const isBookable = async (date: string, time: string) => (await book(randomUUID(), { date, time })).ok;

describe('blocked time', () => {
  test('is offered to nobody, and open again when it is released', async () => {
    await start();
    const id = await block();
    expect(await slotsOn(TUESDAY)).toEqual(ALL_DAY.filter((time) => time !== '10:00' && time !== '11:00'));
    expect(await isBookable(TUESDAY, '10:00')).toBe(false);
    expect(await blockedTimes().release(PLACE, id, null)).toBe(true);
    expect(await slotsOn(TUESDAY)).toEqual(ALL_DAY);
    expect(await blockedTimes().release(PLACE, id, null)).toBe(false);
  });

  test('of one bay leaves the other', async () => {
    await start();
    await block({ bayIds: ['bay-1'], fromTime: '', toTime: '' });
    expect(await slotsOn(TUESDAY)).toEqual(ALL_DAY);
    await booked('first', { time: '10:00' });
    expect((await visitOn(TUESDAY)).bayId).toBe('bay-2');
    expect(await isBookable(TUESDAY, '10:00')).toBe(false);
  });

  test('leaves visits where they stand, names them, and keeps what they leave', async () => {
    await start();
    await booked('first', { time: '10:00' });
    await booked('second', { time: '11:00' });
    const id = await block();
    const series = await blockedTimes().series(PLACE, id);
    expect(series).toMatchObject({
      reason: 'meeting',
      bays: ['Bay 1', 'Bay 2'],
      times: [{ from: { date: TUESDAY, time: '10:00' }, to: { date: TUESDAY, time: '12:00' } }],
      visits: 2,
    });
    expect(series?.conflicts.map(({ time, customer }) => [time, customer?.phone])).toEqual([
      ['10:00', '070-174 06 05'],
      ['11:00', '070-174 06 05'],
    ]);
    const { booking } = await visitOn(TUESDAY);
    await stage.engine.workshops.staffBookings.cancel(booking.id);
    const second = await visitOn(TUESDAY);
    const move = (date: string, time: string) =>
      stage.engine.workshops.staffBoard.move(
        { ...PLACE, id: second.booking.id },
        { date, time, bayId: 'bay-1' },
      );
    expect(await move(TUESDAY, '10:00')).toEqual({ ok: false, error: { code: 'bay-taken' } });
    expect(await move(WEDNESDAY, '10:00')).toMatchObject({ ok: true });
    expect(await slotsOn(TUESDAY)).not.toContain('10:00');
    expect(await isBookable(TUESDAY, '10:00')).toBe(false);
    expect(await isBookable(TUESDAY, '11:00')).toBe(false);
    expect((await blockedTimes().series(PLACE, id))?.conflicts).toEqual([]);
  });

  test('takes what a hold leaves, too', async () => {
    await start();
    const hold = await held({ time: '10:00' });
    await block();
    // Whoever holds it may still book it.
    expect((await book('held-one', { time: '10:00', holdId: hold.holdId })).ok).toBe(true);
    const other = await held({ date: WEDNESDAY, time: '10:00' });
    await block({ fromDate: WEDNESDAY });
    stage.minutesLater(120);
    expect(await isBookable(WEDNESDAY, '10:00')).toBe(false);
    expect((await book('too-late', { date: WEDNESDAY, time: '10:00', holdId: other.holdId })).ok).toBe(false);
  });

  test('lasts for weeks', async () => {
    await start();
    await block({ fromDate: '2026-12-01', toDate: '2027-02-28', fromTime: '', toTime: '' });
    for (const date of ['2026-12-01', '2026-12-30', '2027-01-19']) expect(await slotsOn(date)).toEqual([]);
    expect(await slotsOn('2026-11-30')).toEqual(ALL_DAY);
  });

  test('is repeated, listed once, and opened by the day', async () => {
    await start();
    const id = await block({ repeat: 'weekly', until: '2026-12-08', note: 'Morgonmöte' });
    const [series] = await blockedTimes().coming(PLACE);
    expect(series).toMatchObject({ id, note: 'Morgonmöte', visits: 0 });
    expect(series?.times.map(({ from }) => from.date)).toEqual([TUESDAY, '2026-12-01', '2026-12-08']);
    expect(await blockedTimes().release(PLACE, id, '2026-12-01')).toBe(true);
    expect(await slotsOn('2026-12-01')).toEqual(ALL_DAY);
    expect(await slotsOn('2026-12-08')).not.toContain('10:00');
    expect(await blockedTimes().release(PLACE, id, '2026-12-01')).toBe(false);
  });

  test('twice the same is once, and under another that is released it stays blocked', async () => {
    await start();
    const id = randomUUID();
    for (let round = 0; round < 2; round += 1) await blockedTimes().block(PLACE, id, request());
    expect((await blockedTimes().coming(PLACE))[0]?.times).toHaveLength(1);
    const over = await block({ fromTime: '09:00', toTime: '11:00' });
    expect(await slotsOn(TUESDAY)).toEqual(['08:00', '12:00', '13:00', '14:00', '15:00']);
    await blockedTimes().release(PLACE, id, null);
    expect(await slotsOn(TUESDAY)).toEqual(['08:00', '11:00', '12:00', '13:00', '14:00', '15:00']);
    await blockedTimes().release(PLACE, over, null);
    expect(await slotsOn(TUESDAY)).toEqual(ALL_DAY);
  });

  test('is refused with its reason, and nothing is blocked', async () => {
    await start();
    const because = async (fields: Partial<BlockedTimesRequest>, place = PLACE) => {
      const result = await blockedTimes().block(place, randomUUID(), request(fields));
      return result.ok ? 'blocked' : result.error.code;
    };
    expect(await because({ bayIds: [] })).toBe('no-bay');
    expect(await because({ bayIds: ['bay-1', 'nowhere'] })).toBe('no-bay');
    expect(await because({ fromDate: '2026-11-20' })).toBe('past');
    expect(await because({ note: 'x'.repeat(201) })).toBe('note-too-long');
    expect(await because({ toTime: '09:00' })).toBe('ends-too-early');
    expect(await because({ repeat: 'workdays', until: '2030-11-24' })).toBe('too-long');
    expect(await because({}, { ...PLACE, departmentId: 'nowhere' })).toBe('unknown-workshop');
    expect(await blockedTimes().coming(PLACE)).toEqual([]);
  });

  test('is no other workshop’s to see or open', async () => {
    await start();
    const id = await block();
    const other = { ...PLACE, departmentId: '20.1' };
    expect(await blockedTimes().series(other, id)).toBeNull();
    expect(await blockedTimes().release(other, id, null)).toBe(false);
    expect(await blockedTimes().series(PLACE, 'no uuid')).toBeNull();
    expect(await slotsOn(TUESDAY)).not.toContain('10:00');
  });

  test('reaches open boards', async () => {
    await start();
    const notified = vi.fn();
    const unfollow = stage.engine.workshops.staffBoard.follow(INDEX, '10.1', notified);
    const id = await block();
    await vi.waitFor(() => expect(notified).toHaveBeenCalled(), { timeout: 2_000, interval: 5 });
    expect((await stage.engine.workshops.staffBoard.day(INDEX, '10.1', TUESDAY))?.blocked).toEqual([
      { seriesId: id, bayId: 'bay-1', from: 600, to: 720, reason: 'meeting', note: '' },
      { seriesId: id, bayId: 'bay-2', from: 600, to: 720, reason: 'meeting', note: '' },
    ]);
    unfollow();
  });
});
