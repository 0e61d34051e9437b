import { describe, expect, test } from 'vitest';
import { siteByKey } from '~/sites';
import { bays, SITE, testSchedule, testWorkshop } from '~test/workshop/engine';
import { engineStage, holdRequest, TUESDAY } from '~test/workshop/engine-stage';
import { recount } from '~test/workshop/recount';
import type { Slot } from '.';

const stage = engineStage();
const { start, minutesLater, book, booked, held, week, slotsOn } = stage;

describe('a hold', () => {
  test('keeps the time from others and not from its holder, for ten minutes', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId, expiresAt } = await held();
    expect(expiresAt).toBe('2026-11-23T07:10:00.000Z');
    expect(await slotsOn(TUESDAY)).not.toContain('08:00');
    expect(await slotsOn(TUESDAY, holdId)).toContain('08:00');
    expect(await stage.service.hold(SITE, holdRequest())).toMatchObject({ error: { code: 'slot-taken' } });
    minutesLater(10);
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    await held();
    expect(await stage.service.extendHold(SITE, holdId)).toEqual({
      ok: false,
      error: { code: 'unknown-hold' },
    });
  });

  test('moves with a new pick and frees the old time', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const first = await held();
    const second = await held({ time: '10:00', holdId: first.holdId });
    expect(second.holdId).toBe(first.holdId);
    expect(await slotsOn(TUESDAY)).toContain('08:00');
    expect(await slotsOn(TUESDAY)).not.toContain('10:00');
    expect((await recount(stage.database)).occupations).toHaveLength(1);
  });

  test('picked twice at once is moved once, and neither pick is lost', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    const picks = await Promise.all([1, 2, 3, 4].map(() => held({ time: '11:00', holdId })));
    expect(new Set(picks.map((pick) => pick.holdId))).toEqual(new Set([holdId]));
    expect((await recount(stage.database)).occupations).toHaveLength(1);
  });

  test('stays where it is when the new pick is lost', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('other', { time: '10:00' });
    const { holdId } = await held();
    expect(await stage.service.hold(SITE, holdRequest({ time: '10:00', holdId }))).toMatchObject({
      ok: false,
    });
    expect(await slotsOn(TUESDAY)).not.toContain('08:00');
  });

  test('can be prolonged, for an hour in all; released it is gone at once', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    for (let round = 0; round < 6; round++) {
      minutesLater(9);
      expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({ ok: true });
    }
    expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({
      value: { holdId, expiresAt: '2026-11-23T08:00:00.000Z' },
    });
    await stage.service.releaseHold(SITE, holdId);
    await stage.service.releaseHold(SITE, holdId);
    await stage.service.releaseHold(SITE, 'no token');
    expect(await slotsOn(TUESDAY)).toContain('08:00');
  });

  test('becomes the booking, with the place that it has', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    expect(await book('theirs')).toMatchObject({ ok: false, error: { code: 'slot-taken' } });
    await booked('ours', { holdId });
    const { occupations } = await recount(stage.database);
    expect(occupations).toMatchObject([{ expires: null }]);
    expect(await stage.service.extendHold(SITE, holdId)).toMatchObject({ ok: false });
  });

  test('of another time or a shorter visit gives way to what is booked', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { holdId } = await held();
    const services = ['hour', 'quarters'].map((id) => ({ id, text: null }));
    await booked('longer', { holdId, services });
    const { occupations } = await recount(stage.database);
    expect(occupations).toHaveLength(1);
    expect(await slotsOn(TUESDAY)).not.toContain('09:00');
  });
});

describe('a booking', () => {
  test('is what the customer sees, with one notice', async () => {
    await start();
    const visit = await booked('first', {
      services: [
        { id: 'hour', text: 'Det skramlar' },
        { id: 'wheels', text: null },
      ],
    });
    expect(visit).toMatchObject({
      bookingId: expect.stringMatching(/^NB-[A-HJ-NP-Z2-9]{6}$/),
      state: 'booked',
      date: TUESDAY,
      time: '08:00',
      minutes: 90,
      zone: 'Europe/Stockholm',
      currency: 'SEK',
      workshop: { siteName: 'Nordhem 1', phone: '08-123 45 67', email: 'verkstad@nordhem.example' },
      vehicle: { registrationNumber: 'ABC123', brand: 'Volvo' },
      services: [
        { id: 'hour', name: 'Tjänst hour', price: 1000, unit: null, text: 'Det skramlar' },
        { id: 'wheels', price: 99, unit: 4 },
      ],
      totalPrice: 1396,
    });
    expect(await stage.service.visit(SITE, 'sv', visit.token)).toEqual({ ...visit, isChangeable: true });
    expect(await stage.service.visit(SITE, 'sv', 'x'.repeat(43))).toBeNull();
    expect(await stage.service.visit(siteByKey('automotive-no'), 'sv', visit.token)).toBeNull();
    expect(stage.engine.notices).toMatchObject([{ kind: 'booked', revision: 0 }]);
    expect(await stage.engine.workshops.counts()).toEqual({ booked: 1, cancelled: 0, arrived: 0, held: 0 });
  });

  test('of a time that is gone answers with the next ones', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('first', { time: '14:00' });
    const second = await book('second', { time: '14:00' });
    expect(second).toEqual({
      ok: false,
      error: {
        code: 'slot-taken',
        alternatives: [
          ...['08:00', '09:00', '10:00', '11:00', '12:00', '13:00'].map((time) => ({ date: TUESDAY, time })),
        ],
      },
    });
    expect(await book('wrong', { date: '2026-11-31' })).toMatchObject({ error: { field: 'date' } });
  });

  test('correction 12: of a time that was never free says so, and not that it was taken', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    const { token } = await booked('mine', { time: '14:00' });
    const tried = async (slot: Partial<Slot>) => {
      const full = { date: TUESDAY, time: '08:00', ...slot };
      const answers = [
        await stage.service.hold(SITE, holdRequest(full)),
        await book('forged', full),
        await stage.service.rebook(SITE, 'sv', token, full),
      ];
      return new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.error.code)));
    };
    // Off the grid, before and after the hours, on a Sunday, a drop-off of work that has a time.
    for (const slot of [
      ...['08:30', '07:00', '16:00', '15:01', null].map((time) => ({ time })),
      { date: '2026-11-29' },
    ])
      expect([slot, await tried(slot)]).toEqual([slot, new Set(['time-not-offered'])]);
    // Yesterday, today within the notice, the day after the last one, another century.
    for (const date of ['2026-11-22', '2026-11-23', '2027-01-23', '2090-01-02'])
      expect([date, await tried({ date })]).toEqual([date, new Set(['outside-booking-window'])]);
    // The last day itself is one that can be booked.
    expect(await book('last', { date: '2027-01-22' })).toMatchObject({ ok: true });
  });

  test('correction 12: work that the workshop does not do is not a time that is taken', async () => {
    await start(testSchedule([testWorkshop({ services: ['hour'] })]));
    const services = [{ id: 'wheels', text: null }];
    expect(await book('elsewhere', { services })).toEqual({ ok: false, error: { code: 'not-done-here' } });
    expect(await stage.service.hold(SITE, holdRequest({ serviceOfferings: ['wheels'] }))).toEqual({
      ok: false,
      error: { code: 'not-done-here' },
    });
  });

  test('sent twice is one; the key for something else is refused', async () => {
    await start();
    const [first, second] = await Promise.all([book('same'), book('same')]);
    expect(first.ok && second.ok && first.value.bookingId === second.value.bookingId).toBe(true);
    const third = await book('same');
    expect(third.ok && (await stage.service.visit(SITE, 'sv', third.value.token))?.bookingId).toBe(
      first.ok && first.value.bookingId,
    );
    expect(await book('same', { comment: 'other' })).toEqual({ ok: false, error: { code: 'key-reused' } });
    expect((await recount(stage.database)).bookings).toHaveLength(1);
    expect(stage.engine.notices).toHaveLength(1);
  });

  test('what is sent again after it was cancelled is not said to be booked', async () => {
    await start();
    const first = await book('same');
    if (!first.ok) throw new Error('not booked');
    await stage.service.cancel(SITE, 'sv', first.value.token);
    expect(await book('same')).toEqual({ ok: false, error: { code: 'key-reused' } });
    expect(await book('another')).toMatchObject({ ok: true, value: { state: 'booked' } });
  });

  test('all-day drop-offs take any long enough gap of the day, until none is left', async () => {
    await start(testSchedule([testWorkshop({ resources: bays(1) })]));
    await booked('hour', { time: '10:00' });
    const services = [{ id: 'repair', text: null }];
    expect((await week(TUESDAY, ['repair']))[0]).toEqual({
      date: TUESDAY,
      availableSlots: [],
      allDaySlotAvailable: true,
    });
    // 08–10, 11–13, 13–15: three times two hours.
    for (const key of ['one', 'two', 'three']) {
      expect(await booked(key, { time: null, services })).toMatchObject({ date: TUESDAY, time: null });
    }
    expect((await week(TUESDAY, ['repair']))[0]?.allDaySlotAvailable).toBe(false);
    expect(await book('four', { time: null, services })).toMatchObject({
      error: { code: 'slot-taken', alternatives: [{ date: '2026-11-25', time: null }, {}, {}, {}, {}, {}] },
    });
    expect(await book('timed', { time: null })).toMatchObject({ error: { code: 'time-not-offered' } });
  });

  test('together long enough, services become an all-day drop-off', async () => {
    await start();
    const [day] = await week(TUESDAY, ['long', 'hour']);
    expect(day).toEqual({ date: TUESDAY, availableSlots: [], allDaySlotAvailable: true });
  });

  test('what is named twice is done, and paid, once', async () => {
    await start();
    const services = ['hour', 'wash', 'hour'].map((id) => ({ id, text: null }));
    const visit = await booked('twice', { services });
    expect(visit).toMatchObject({ minutes: 75, totalPrice: 2000 });
    expect(visit.services.map(({ id }) => id)).toEqual(['hour', 'wash']);
  });

  test('work without minutes takes a slot', async () => {
    await start();
    expect(await booked('advice', { services: [{ id: 'advice', text: null }] })).toMatchObject({
      minutes: 60,
    });
  });
});
