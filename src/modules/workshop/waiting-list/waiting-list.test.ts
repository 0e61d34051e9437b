import { describe, expect, test } from 'vitest';
import type { BookedVisit } from '~/modules/workshop';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';

const stage = engineStage();
const { start, booked } = stage;
const ANY = { weekdays: [1, 2, 3, 4, 5], partOfDay: 'any' } as const;
const WEDNESDAY = '2026-11-25';
const LATER = '2026-12-08';

const list = () => stage.engine.workshops.waitingList;
const staffList = () => stage.engine.workshops.staffWaitingList;
const look = () => stage.engine.workshops.askWhoWaits(INDEX, '10.1');
const oneBay = (more: Parameters<typeof testWorkshop>[0] = {}) =>
  start(testSchedule([testWorkshop({ resources: bays(1), ...more })]));

/** Every time of the next days but those of one bay's fillers is taken. */
async function fill(from: string, days: number): Promise<BookedVisit[]> {
  const visits: BookedVisit[] = [];
  for (let at = 0; at < days; at += 1) {
    const date = new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10);
    for (let hour = 8; hour < 16; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:00`;
      visits.push(await booked(`fill-${date}-${hour}`, { date, time }));
    }
  }
  return visits;
}
const latest = async ({ token }: BookedVisit) => (await list().state(SITE, token))?.latest ?? null;

/** A full Tuesday and Wednesday, and two visits far later that wait. */
async function twoWait() {
  await oneBay();
  const visits = await fill(TUESDAY, 2);
  const first = await booked('first', { date: LATER });
  const second = await booked('second', { date: LATER, time: '09:00' });
  // From Thursday on everything is free, so only the two full days are wished.
  const preference = { weekdays: [2, 3], partOfDay: 'any' } as const;
  stage.now = new Date('2026-11-23T08:00:00Z');
  expect(await list().join(SITE, first.token, preference)).toEqual({ ok: true, value: null });
  stage.minutesLater(1);
  expect(await list().join(SITE, second.token, preference)).toEqual({ ok: true, value: null });
  // The other Tuesdays and Wednesdays before it.
  await fill('2026-12-01', 2);
  return { visits, first, second };
}
const at = (visits: readonly BookedVisit[], index: number) => {
  const visit = visits[index];
  if (visit === undefined) throw new Error('no such visit');
  return visit;
};

describe('a time opens', () => {
  test('who has waited longest gets it, kept for half an hour from everybody else, and takes it', async () => {
    const { visits, first, second } = await twoWait();
    expect(await look()).toBe(0);
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(stage.engine.offers).toHaveLength(1);
    const offer = await latest(first);
    expect(offer).toMatchObject({ date: TUESDAY, time: '10:00', state: 'open' });
    expect((offer?.expiresAt.getTime() ?? 0) - stage.now.getTime()).toBe(30 * 60_000);
    expect(await latest(second)).toBeNull();
    expect(await stage.slotsOn(TUESDAY)).toEqual([]);
    expect(await stage.book('visitor', { date: TUESDAY, time: '10:00' })).toMatchObject({
      error: { code: 'slot-taken' },
    });
    const notices = stage.engine.notices.length;
    const taken = await list().take(SITE, first.token, offer?.id ?? '');
    expect(taken).toMatchObject({ ok: true, value: { date: TUESDAY, time: '10:00', revision: 1 } });
    // The same again moves nothing, and nobody is told twice.
    expect(await list().take(SITE, first.token, offer?.id ?? '')).toEqual(taken);
    expect(stage.engine.notices.slice(notices).map(({ kind }) => kind)).toEqual(['moved']);
    expect((await list().state(SITE, first.token))?.preference).toBeNull();
    expect((await stage.week(LATER))[0]?.availableSlots).toContain('08:00');
  });

  test('not answered or declined, the next is asked; whoever let it pass is not asked for that day again', async () => {
    const { visits, first, second } = await twoWait();
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    await look();
    stage.minutesLater(30);
    const passed = await latest(first);
    expect(passed?.state).toBe('expired');
    expect(await list().take(SITE, first.token, passed?.id ?? '')).toEqual({
      ok: false,
      error: { code: 'offer-over' },
    });
    expect(await look()).toBe(1);
    const offer = await latest(second);
    expect(offer).toMatchObject({ date: TUESDAY, time: '10:00', state: 'open' });
    // Nobody answers for another: the link of one opens no time of the other.
    expect(await list().take(SITE, first.token, offer?.id ?? '')).toMatchObject({
      error: { code: 'offer-over' },
    });
    expect(await list().decline(SITE, second.token, offer?.id ?? '')).toEqual({ ok: true, value: null });
    expect(await list().decline(SITE, second.token, offer?.id ?? '')).toEqual({ ok: true, value: null });
    expect(await look()).toBe(0);
    expect(await stage.slotsOn(TUESDAY)).toEqual(['10:00']);
    // Another day is another question.
    await stage.service.cancel(SITE, 'sv', at(visits, 8 + 3).token);
    expect(await look()).toBe(1);
    expect(await latest(first)).toMatchObject({ date: WEDNESDAY, time: '11:00', state: 'open' });
  });

  test('what suits nobody is free for all: weekday, part of the day, length and ability of the bay', async () => {
    const { visits, first } = await twoWait();
    await list().join(SITE, first.token, { weekdays: [3], partOfDay: 'afternoon' });
    await stage.service.cancel(SITE, 'sv', at(visits, 8).token);
    await look();
    // Wednesday at 08:00 is no afternoon: the second one is asked.
    expect(await latest(first)).toBeNull();
    await oneBay();
    await fill(TUESDAY, 1);
    const long = await booked('long', { date: WEDNESDAY, services: [{ id: 'long', text: null }] });
    await list().join(SITE, long.token, ANY);
    const [short] = await staffDay(TUESDAY);
    await stage.engine.workshops.staffBookings.cancel(short?.id ?? '');
    expect(await look()).toBe(0);
    for (const { id } of (await staffDay(TUESDAY)).slice(0, 3))
      await stage.engine.workshops.staffBookings.cancel(id);
    expect(await look()).toBe(1);
    expect(await latest(long)).toMatchObject({ date: TUESDAY, time: '08:00' });
  });
});

const staffDay = async (date: string) =>
  (await stage.engine.workshops.staffBookings.bookings(INDEX, '10.1', date, date)).filter(
    ({ state }) => state === 'booked',
  );

test('at night nobody is asked; in the morning they are', async () => {
  const { visits } = await twoWait();
  await stage.service.cancel(SITE, 'sv', at(visits, 12).token);
  stage.now = new Date('2026-11-23T18:31:00Z');
  expect(await look()).toBe(0);
  stage.now = new Date('2026-11-24T07:00:00Z');
  expect(await look()).toBe(1);
});

test('three times a day at most', async () => {
  await oneBay();
  const visit = await booked('waits', { date: LATER });
  await list().join(SITE, visit.token, ANY);
  const days: (string | undefined)[] = [];
  for (let round = 0; round < 5; round += 1) {
    await look();
    const offer = await latest(visit);
    if (offer?.state === 'open') {
      days.push(offer.date);
      await list().decline(SITE, visit.token, offer.id);
    }
  }
  expect(days).toEqual([TUESDAY, WEDNESDAY, '2026-11-26']);
  stage.now = new Date('2026-11-24T09:00:00Z');
  expect(await look()).toBe(1);
});

describe('an offer that is no longer true', () => {
  test('the visit is cancelled: the time goes on to the next', async () => {
    const { visits, first, second } = await twoWait();
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    await look();
    const offer = await latest(first);
    await stage.service.cancel(SITE, 'sv', first.token);
    expect(await list().take(SITE, first.token, offer?.id ?? '')).toMatchObject({
      error: { code: 'offer-over' },
    });
    expect(await look()).toBe(1);
    expect((await latest(first))?.state).toBe('withdrawn');
    expect(await latest(second)).toMatchObject({ time: '10:00', state: 'open' });
    expect((await list().state(SITE, first.token))?.preference).toBeNull();
  });

  test('the visit is moved to the kept time by its own page: that takes it', async () => {
    const { visits, first } = await twoWait();
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    await look();
    expect(
      await stage.service.rebook(SITE, 'sv', first.token, { date: TUESDAY, time: '10:00' }),
    ).toMatchObject({
      ok: true,
      value: { time: '10:00' },
    });
    expect((await latest(first))?.state).toBe('taken');
    expect((await list().state(SITE, first.token))?.preference).toBeNull();
  });

  test('the visit is moved elsewhere: the kept time is free', async () => {
    const { visits, first } = await twoWait();
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    await look();
    await stage.service.rebook(SITE, 'sv', first.token, { date: '2026-12-07', time: '08:00' });
    expect((await latest(first))?.state).toBe('withdrawn');
    expect(await stage.slotsOn(TUESDAY)).toEqual(['10:00']);
    expect((await list().state(SITE, first.token))?.preference).not.toBeNull();
  });

  test('the list is left: the kept time is free at once', async () => {
    const { visits, first } = await twoWait();
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    await look();
    expect(await list().leave(SITE, first.token)).toBe(true);
    expect(await list().leave(SITE, first.token)).toBe(true);
    expect(await list().leave(SITE, 'nothing')).toBe(false);
    expect(await stage.slotsOn(TUESDAY)).toEqual(['10:00']);
  });

  test('no secret of a visitor reaches the hold', async () => {
    const { visits, first } = await twoWait();
    await stage.service.cancel(SITE, 'sv', at(visits, 2).token);
    await look();
    const id = (await latest(first))?.id ?? '';
    for (const holdId of [id, `earlier-time ${id}`]) {
      expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({ error: { code: 'unknown-hold' } });
      await stage.service.releaseHold(SITE, holdId);
    }
    expect((await latest(first))?.state).toBe('open');
    expect(await stage.slotsOn(TUESDAY)).toEqual([]);
  });
});

describe('on the list', () => {
  test('joining again changes the preference and keeps the place; what is no preference is refused', async () => {
    const { first } = await twoWait();
    const before = await staffList().list(INDEX, '10.1');
    stage.minutesLater(5);
    await list().join(SITE, first.token, { weekdays: [5, 5, 1], partOfDay: 'morning' });
    const after = await staffList().list(INDEX, '10.1');
    expect(after.map(({ since }) => since)).toEqual(before.map(({ since }) => since));
    expect(after[0]).toMatchObject({
      weekdays: [1, 5],
      partOfDay: 'morning',
      addedBy: 'customer',
      offered: [],
    });
    for (const weekdays of [[], [0], [8], [1.5], [Number.NaN]])
      expect(await list().join(SITE, first.token, { ...ANY, weekdays })).toEqual({
        ok: false,
        error: { code: 'no-weekday' },
      });
    expect(await list().join(SITE, 'nothing', ANY)).toMatchObject({ error: { code: 'unknown-booking' } });
  });

  test('is nobody whose visit is tomorrow, over or cancelled', async () => {
    await oneBay();
    const near = await booked('near');
    expect((await list().state(SITE, near.token))?.canWait).toBe(false);
    expect(await list().join(SITE, near.token, ANY)).toEqual({ ok: false, error: { code: 'too-late' } });
    const far = await booked('far', { date: LATER });
    expect((await list().state(SITE, far.token))?.canWait).toBe(true);
    await list().join(SITE, far.token, ANY);
    stage.now = new Date(`${LATER}T07:30:00Z`);
    await look();
    expect(await staffList().list(INDEX, '10.1')).toEqual([]);
  });

  test('staff put somebody on it by the booking number of their own workshop, and take them off', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) }), testWorkshop({ departmentId: '10.2' })]));
    const visit = await booked('far', { date: LATER });
    expect(await staffList().add(INDEX, '10.2', visit.bookingId, ANY)).toMatchObject({
      error: { code: 'unknown-booking' },
    });
    expect(await staffList().add(INDEX, '10.1', visit.bookingId, ANY)).toEqual({ ok: true, value: null });
    expect(await staffList().add(INDEX, '10.1', visit.bookingId, ANY)).toEqual({ ok: true, value: null });
    const [entry, ...more] = await staffList().list(INDEX, '10.1');
    expect([entry?.addedBy, more]).toEqual(['staff', []]);
    const id = entry?.booking.id ?? '';
    expect(await staffList().remove(INDEX, '10.2', id)).toBe(false);
    expect(await staffList().remove(INDEX, '10.1', id)).toBe(true);
    expect(await staffList().remove(INDEX, '10.1', id)).toBe(false);
    expect(await staffList().remove(INDEX, '10.1', "x' OR 1")).toBe(false);
  });
});
