import { describe, expect, test, vi } from 'vitest';
import { bays, INDEX, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, TUESDAY } from '~test/workshop/engine-stage';

const stage = engineStage();
const { start, booked, held } = stage;
const WEDNESDAY = '2026-11-25';

const board = () => stage.engine.workshops.staffBoard;
const dayOf = async (date = TUESDAY) => (await board().day(INDEX, '10.1', date)) ?? fail();
const fail = (): never => {
  throw new Error('no board');
};
const visitAt = async (at: number, date = TUESDAY) => {
  const id = (await dayOf(date)).visits[at]?.booking.id ?? '';
  return { siteIndex: INDEX, departmentId: '10.1', id };
};
const kinds = () => stage.engine.notices.map(({ kind, revision }) => `${kind} ${revision}`);
const placesOf = async (date = TUESDAY) =>
  (await dayOf(date)).visits.map(({ bayId, from, to }) => [bayId, from, to]);

describe('the board of a day', () => {
  test('has the bays, the hours, and each visit where it stands', async () => {
    await start();
    await booked('first');
    await booked('second', { time: null, services: [{ id: 'repair', text: null }] });
    const day = await dayOf();
    expect(day).toMatchObject({
      date: TUESDAY,
      slotMinutes: 60,
      open: [{ from: 480, to: 960 }],
      bays: [
        { id: 'bay-1', name: 'Bay 1' },
        { id: 'bay-2', name: 'Bay 2' },
      ],
    });
    // A drop-off has no time of its own, and stands somewhere all the same.
    expect(day.visits.map(({ booking, bayId, from, to }) => [booking.time, bayId, from, to])).toEqual([
      [null, 'bay-1', 540, 660],
      ['08:00', 'bay-1', 480, 540],
    ]);
    expect((await dayOf(WEDNESDAY)).visits).toEqual([]);
  });

  test('work of several days stands there on each of them', async () => {
    await start();
    const { token } = await booked('long', { services: [{ id: 'overhaul', text: null }] });
    expect((await dayOf()).visits[0]).toMatchObject({ from: 480, bayId: 'bay-1' });
    expect((await dayOf(WEDNESDAY)).visits[0]?.from).toBe(480 - 1440);
    // Until Friday, as the week says too, which reads all days at once.
    const week = (await board().week(INDEX, '10.1', '2026-11-29')) ?? [];
    expect(week.map(({ date, visits }) => `${date} ${visits.map(({ from }) => from)}`)).toEqual([
      '2026-11-23 ',
      '2026-11-24 480',
      '2026-11-25 -960',
      '2026-11-26 -2400',
      '2026-11-27 -3840',
      '2026-11-28 ',
      '2026-11-29 ',
    ]);
    expect(week[2]).toEqual(await dayOf(WEDNESDAY));
    await stage.service.cancel(SITE, 'sv', token);
    expect((await dayOf()).visits).toEqual([]);
  });

  test('a visit in a bay that is gone is still shown, and can be moved into one that is there', async () => {
    await start();
    await booked('first');
    const schedule = testSchedule([testWorkshop({ resources: bays(3).slice(1) })]);
    await stage.engine.workshops.replaceSchedule(INDEX, schedule);
    expect(await placesOf()).toEqual([[null, 480, 540]]);
    expect(await board().move(await visitAt(0), { date: TUESDAY, time: '08:00', bayId: 'bay-3' })).toEqual({
      ok: true,
      value: { isCustomerNotified: false },
    });
    expect(await placesOf()).toEqual([['bay-3', 480, 540]]);
  });

  test.each([
    ['nowhere', TUESDAY],
    ['10.1', '2026-02-30'],
  ])('there is none of %s on %s', async (departmentId, date) => {
    await start();
    expect(await board().day(INDEX, departmentId, date)).toBeNull();
    expect(await board().week(INDEX, departmentId, date)).toBeNull();
  });
});

describe('moving', () => {
  test('to another bay does not concern the customer, to another time or day it does', async () => {
    await start();
    const { token } = await booked('first');
    const visit = await visitAt(0);
    const move = (date: string, time: string, bayId: string) => board().move(visit, { date, time, bayId });
    expect(await move(TUESDAY, '08:00', 'bay-2')).toEqual({ ok: true, value: { isCustomerNotified: false } });
    expect(await placesOf()).toEqual([['bay-2', 480, 540]]);
    expect(kinds()).toEqual(['booked 0']);
    expect(await move(TUESDAY, '10:00', 'bay-1')).toEqual({ ok: true, value: { isCustomerNotified: true } });
    expect(await move(WEDNESDAY, '08:00', 'bay-1')).toEqual({
      ok: true,
      value: { isCustomerNotified: true },
    });
    expect(kinds()).toEqual(['booked 0', 'moved 1', 'moved 2']);
    expect(await stage.service.visit(SITE, 'sv', token)).toMatchObject({ date: WEDNESDAY, time: '08:00' });
    // The same again: notified once.
    expect(await move(WEDNESDAY, '08:00', 'bay-1')).toEqual({
      ok: true,
      value: { isCustomerNotified: false },
    });
  });

  test('one that a colleague has moved meanwhile stays, and the same form twice moves once', async () => {
    await start();
    await booked('first');
    const visit = await visitAt(0);
    const seen = { date: TUESDAY, time: '08:00' };
    const move = (time: string, bayId = 'bay-1') => board().move(visit, { date: TUESDAY, time, bayId }, seen);
    expect(await move('10:00')).toEqual({ ok: true, value: { isCustomerNotified: true } });
    expect(await move('10:00')).toEqual({ ok: true, value: { isCustomerNotified: false } });
    expect(await move('13:00')).toEqual({ ok: false, error: { code: 'changed-meanwhile' } });
    expect(await placesOf()).toEqual([['bay-1', 600, 660]]);
    expect(kinds()).toEqual(['booked 0', 'moved 1']);
    const again = await board().move(
      visit,
      { date: TUESDAY, time: '13:00', bayId: 'bay-1' },
      { ...seen, time: '10:00' },
    );
    expect(again).toMatchObject({ ok: true });
  });

  test('a drop-off within its day is nobody else’s business', async () => {
    await start();
    await booked('drop', { time: null, services: [{ id: 'repair', text: null }] });
    const to = { date: TUESDAY, time: '13:00', bayId: 'bay-2' };
    expect(await board().move(await visitAt(0), to)).toEqual({
      ok: true,
      value: { isCustomerNotified: false },
    });
    expect(await placesOf()).toEqual([['bay-2', 780, 900]]);
    expect((await dayOf()).visits[0]?.booking.time).toBeNull();
  });

  test('today is open to staff where customers are too late, yesterday to nobody', async () => {
    await start();
    await booked('first');
    const visit = await visitAt(0);
    const monday = { date: '2026-11-23', time: '08:00', bayId: 'bay-1' };
    expect(await board().move(visit, monday)).toMatchObject({ ok: true });
    expect(await board().move(visit, { ...monday, date: '2026-11-20' })).toEqual({
      ok: false,
      error: { code: 'time-not-offered' },
    });
  });

  test('refusals say why, and leave everything as it was', async () => {
    const [, second] = bays(2, ['tyres']);
    const [first] = bays(1);
    await start(testSchedule([testWorkshop({ resources: [first, second].flatMap((bay) => bay ?? []) })]));
    await booked('first');
    await booked('other', { time: '09:00', registrationNumber: 'KIA001' });
    await held({ time: '11:00', registrationNumber: 'SAAB95' });
    const visit = await visitAt(0);
    const because = async (fields: object, of = visit) => {
      const result = await board().move(of, { date: TUESDAY, time: '10:00', bayId: 'bay-1', ...fields });
      return result.ok ? 'moved' : result.error.code;
    };
    expect(await because({ time: '09:00' })).toBe('bay-taken');
    expect(await because({ time: '11:00' })).toBe('bay-taken');
    expect(await because({ bayId: 'bay-2' })).toBe('bay-cannot');
    expect(await because({ bayId: 'nowhere' })).toBe('bay-cannot');
    for (const time of ['10:30', '16:00', '07:00', '99:00', ''])
      expect(await because({ time })).toBe('time-not-offered');
    expect(await because({ date: '2026-11-28' })).toBe('time-not-offered');
    expect(await because({}, { ...visit, departmentId: '20.1' })).toBe('unknown-booking');
    expect(await because({}, { ...visit, id: 'x' })).toBe('unknown-booking');
    expect(await placesOf()).toEqual([
      ['bay-1', 480, 540],
      ['bay-1', 540, 600],
    ]);
    expect(kinds().filter((kind) => kind.startsWith('moved'))).toEqual([]);
  });

  test('a car that has come changes bays, not days; one that is ready stays', async () => {
    await start();
    await booked('first');
    const visit = await visitAt(0);
    const { step } = stage.engine.workshops.staffBookings;
    await step(visit.id, 'booked', 'arrived');
    expect(await board().move(visit, { date: TUESDAY, time: '09:00', bayId: 'bay-2' })).toEqual({
      ok: true,
      value: { isCustomerNotified: false },
    });
    expect(await board().move(visit, { date: WEDNESDAY, time: '09:00', bayId: 'bay-2' })).toEqual({
      ok: false,
      error: { code: 'wrong-state' },
    });
    await step(visit.id, 'arrived', 'ready');
    expect(await board().places(visit, TUESDAY)).toEqual({ ok: false, error: { code: 'wrong-state' } });
  });

  test('the places that are offered are those that a move takes: every other is refused', async () => {
    await start();
    await booked('first');
    await booked('other', { time: '10:00', registrationNumber: 'KIA001' });
    await held({ time: '10:00', registrationNumber: 'SAAB95' });
    const visit = await visitAt(0);
    const offered = await board().places(visit, TUESDAY);
    const places = offered.ok ? offered.value : [];
    expect(places).toHaveLength(14);
    for (const bayId of ['bay-1', 'bay-2'])
      for (const hour of [7, 8, 9, 10, 11, 12, 13, 14, 15, 16]) {
        const time = `${String(hour).padStart(2, '0')}:00`;
        const isOffered = places.some((place) => place.bayId === bayId && place.time === time);
        expect((await board().move(visit, { date: TUESDAY, time, bayId })).ok, `${bayId} ${time}`).toBe(
          isOffered,
        );
      }
  });
});

test('whatever changes a visit reaches the boards of its workshop, and no others', async () => {
  await start();
  const notified = vi.fn();
  const elsewhere = vi.fn();
  const unfollow = board().follow(INDEX, '10.1', notified);
  const others = board().follow(INDEX, '20.1', elsewhere);
  const next = async (act: () => Promise<unknown>) => {
    notified.mockClear();
    await act();
    await vi.waitFor(() => expect(notified).toHaveBeenCalled(), { timeout: 2_000, interval: 5 });
  };
  await next(() => booked('first'));
  const visit = await visitAt(0);
  await next(() => board().move(visit, { date: TUESDAY, time: '08:00', bayId: 'bay-2' }));
  await next(() => stage.engine.workshops.staffBookings.step(visit.id, 'booked', 'arrived'));
  expect(elsewhere).not.toHaveBeenCalled();
  others();
  unfollow();
  notified.mockClear();
  await stage.engine.workshops.staffBookings.undoStep(visit.id, 'arrived');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(notified).not.toHaveBeenCalled();
});
