import { expect, test } from 'vitest';
import type { BookedVisit, BookingFailure, BookingRequest, WorkshopService } from '~/modules/workshop';
import type { Result } from '~/platform/result';
import { bookingRequest, slot, TUESDAY } from './contract-requests';
import { SITE } from './engine';

/** What every workshop service does with a visit that is booked. */
export function visitContract({
  service,
  booked,
  slotsOf,
}: {
  readonly service: () => WorkshopService;
  readonly booked: (key: string, over?: Partial<BookingRequest>) => Promise<BookedVisit>;
  /** Free times of the day of `slot`. */
  readonly slotsOf: () => Promise<readonly string[] | string | undefined>;
}): void {
  test('a visit is opened, moved and cancelled by its token, and its time is free again', async () => {
    const { token, bookingId } = await booked('key-number-4');
    expect(await service().visit(SITE, 'sv', token)).toMatchObject({
      bookingId,
      state: 'booked',
      revision: 0,
    });
    const moved = await service().rebook(SITE, 'sv', token, { date: TUESDAY, time: '13:00' });
    expect(moved).toMatchObject({ ok: true, value: { time: '13:00', revision: 1 } });
    expect(await slotsOf()).toContain('08:00');
    await booked('key-number-5');
    expect(await service().rebook(SITE, 'sv', token, slot)).toMatchObject({
      error: { code: 'slot-taken' },
    });
    const cancelled = await service().cancel(SITE, 'sv', token);
    expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled' } });
    expect(await service().cancel(SITE, 'sv', token)).toEqual(cancelled);
    expect(await slotsOf()).toContain('13:00');
  });

  test('a visit names its services in the language of the request, those without words in it as booked', async () => {
    const services = ['hour', 'wheels'].map((id) => ({ id, text: null }));
    const request = bookingRequest('key-number-6', { services });
    const names = (visit: BookedVisit | null) => visit?.services.map(({ name }) => name);
    const named = (result: Result<BookedVisit, BookingFailure>) => names(result.ok ? result.value : null);
    const [swedish, english] = [
      ['Tjänst hour', 'Tjänst wheels'],
      ['Service hour', 'Tjänst wheels'],
    ];
    const visit = await service().book(SITE, 'sv', request);
    const token = visit.ok ? visit.value.token : '';
    expect(named(visit)).toEqual(swedish);
    expect(named(await service().book(SITE, 'en', request))).toEqual(english);
    expect(names(await service().visit(SITE, 'sv', token))).toEqual(swedish);
    expect(names(await service().visit(SITE, 'en', token))).toEqual(english);
    const time = { date: TUESDAY, time: '13:00' };
    expect(named(await service().rebook(SITE, 'en', token, time))).toEqual(english);
    expect(named(await service().rebook(SITE, 'en', token, time))).toEqual(english);
    expect(named(await service().cancel(SITE, 'en', token))).toEqual(english);
    expect(named(await service().cancel(SITE, 'sv', token))).toEqual(swedish);
  });

  test('work of several days tells when the car can be fetched, before and after it is booked', async () => {
    const days = await service().timeslots(SITE, {
      registrationNumber: 'ABC123',
      departmentId: '10.1',
      from: TUESDAY,
      serviceOfferings: ['overhaul'],
      holdId: null,
    });
    const pickUp = { date: '2026-11-27', time: '09:00' };
    expect(days.ok && days.value[0]?.pickUps?.[0]).toEqual(pickUp);
    const services = [{ id: 'overhaul', text: null }];
    const visit = await booked('several-days-1', { services });
    expect(visit).toMatchObject({ ...slot, pickUp });
    expect(await service().visit(SITE, 'sv', visit.token)).toMatchObject({ pickUp });
    expect(await service().book(SITE, 'sv', bookingRequest('several-days-2', { services }))).toMatchObject({
      error: {
        code: 'slot-taken',
        alternatives: [
          { date: '2026-11-27', time: '09:00', pickUp: { date: '2026-12-02', time: '10:00' } },
          ...[{}, {}, {}, {}, {}],
        ],
      },
    });
  });

  test('what opens nothing is nothing', async () => {
    expect(await service().visit(SITE, 'sv', 'token-of-nobody')).toBeNull();
    for (const answer of [
      await service().cancel(SITE, 'sv', 'token-of-nobody'),
      await service().rebook(SITE, 'sv', 'token-of-nobody', slot),
    ])
      expect(answer).toEqual({ ok: false, error: { code: 'unknown-booking' } });
  });
}
