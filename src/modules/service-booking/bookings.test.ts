import { describe, expect, test } from 'vitest';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  common,
  createBody,
  datesBody,
  line,
  submitBody,
  TUESDAY,
  vehicle,
} from '~test/service-booking/example-requests';
import { wizardStage } from '~test/service-booking/wizard-stage';
import { SITE } from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';
import * as wire from './wire';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  const stage = wizardStage(open);
  const { call, answer, refused, bookingsOf } = stage;

  describe.each([
    ['flow B', 'booking/create', createBody],
    ['flow C', 'booking/submit', submitBody],
  ] as const)('%s: booking', (_flow, action, bodyOf) => {
    test('W-349, W-350, W-352, W-405: is stored once, at the server’s own prices', async () => {
      const products = [line('quarters'), line('hjulskifte'), line('wash', { dataType: 'addon' })];
      const booked = await answer(wire.bookedAnswer, action, bodyOf({ products }));
      expect(booked).toMatchObject({
        status: 'OK',
        currency: 'SEK',
        totalPrice: 2396,
        bookingDate: TUESDAY,
        bookingStart: TUESDAY,
        kobraBookingId: expect.stringMatching(/^NB-/),
      });
      expect(await bookingsOf()).toMatchObject([
        { bookingId: booked.bookingId, minutes: 120, vehicle: { registrationNumber: 'ABC123' } },
      ]);
      expect((await recount(stage.database)).faults).toEqual([]);
    });

    test('W-392, W-393, W-394, W-397, W-351: what was asked for reaches the workshop', async () => {
      const products = [
        line('quarters', { extraText: '  Det\ngnisslar\u0000 ' }),
        line('hjulskifte', { extraText: 'Här skriver man inget' }),
      ];
      const customerIsWaiting = true;
      await answer(
        wire.bookedAnswer,
        action,
        bodyOf({ products, customerIsWaiting, options: ['lift', 'yours'] }),
      );
      expect(await bookingsOf()).toMatchObject([
        {
          date: '2026-11-24',
          time: '08:00',
          comment: 'Ring mig',
          isWaiting: true,
          mileage: null,
          choices: ['Skjuts', 'Hos er'],
          services: [
            { name: 'Tjänst quarters', text: 'Det gnisslar' },
            { name: 'Tjänst wheels', text: null },
          ],
          customer: { name: 'Ada Ek', phone: '+46701740605', email: 'ada@post.example' },
        },
      ]);
    });

    test('W-395, W-394: a car is left for the day where no time is chosen', async () => {
      // Nobody waits for it.
      const left = { bookingStart: null, bookingDate: '2026-11-24T00:00:00', customerIsWaiting: true };
      const booked = await answer(wire.bookedAnswer, action, bodyOf({ products: [line('repair')], ...left }));
      expect(booked).toMatchObject({ bookingDate: TUESDAY, bookingStart: null });
      expect(await bookingsOf()).toMatchObject([{ date: '2026-11-24', time: null, isWaiting: false }]);
    });

    test('the same request twice is one booking, also at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => answer(wire.bookedAnswer, action, bodyOf())),
      );
      expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
      expect(await bookingsOf()).toHaveLength(1);
      // Whoever knows all of it gets no link by saying it.
      expect(answers.map(({ visitToken }) => visitToken)).toEqual(answers.map(() => ''));
    });

    test('a key of one’s own makes it one booking, gives the link, and serves for nothing else', async () => {
      const idempotencyKey = 'a-key-of-my-own';
      const first = await answer(wire.bookedAnswer, action, bodyOf({ idempotencyKey }));
      const again = await answer(wire.bookedAnswer, action, bodyOf(), { 'idempotency-key': idempotencyKey });
      expect(again.bookingId).toBe(first.bookingId);
      const visit = await stage.engine.workshops.service.visit(SITE, 'sv', first.visitToken);
      expect(visit?.bookingId).toBe(first.bookingId);
      for (const other of [{ customerIsWaiting: true }, { options: ['lift'] }, { freeText: 'Annat' }])
        expect(await refused(call(action, bodyOf({ idempotencyKey, ...other })))).toEqual([
          409,
          'key-reused',
        ]);
      await stage.engine.workshops.service.cancel(SITE, 'sv', first.visitToken);
      expect(await refused(call(action, bodyOf({ idempotencyKey })))).toEqual([409, 'key-reused']);
    });

    test('W-406, W-353: a taken time is refused with alternatives, in both forms of the request', async () => {
      await answer(wire.bookedAnswer, action, bodyOf());
      const other = { customer: { ...common().customer, firstName: 'Bo' } };
      const response = await call(action, bodyOf(other));
      const failure = wire.failureAnswer.parse(await response.json());
      expect(response.status).toBe(409);
      expect(failure).toMatchObject({ status: 'ERROR', kobraBookingId: null, code: 'slot-taken' });
      expect(failure.alternatives?.[0]).toEqual({ date: '2026-11-24', time: '10:00' });
      expect(failure.message).toMatch(/\.$/);
    });

    test('a hold becomes the booking', async () => {
      const { service } = stage.engine.workshops;
      const held = await service.hold(SITE, {
        registrationNumber: 'ABC123',
        departmentId: '10.1',
        serviceOfferings: ['quarters'],
        date: '2026-11-24',
        time: '08:00',
        holdId: null,
      });
      if (!held.ok) throw new Error(held.error.code);
      expect(await refused(call(action, bodyOf()))).toEqual([409, 'slot-taken']);
      const { holdId } = held.value;
      const own = datesBody({ services: ['quarters'], startDate: '2026-11-24', holdId });
      const { response } = await answer(wire.timeslotsAnswer, 'timeslots/get', own);
      expect(response.availableTimeSlotDates[0]?.startTime).toContain('08:00');
      await answer(wire.bookedAnswer, action, bodyOf({ holdId }));
      expect((await recount(stage.database)).occupations).toHaveLength(1);
    });

    test('a car that is booked already is asked about where that is wished', async () => {
      await answer(wire.bookedAnswer, action, bodyOf());
      const twice = { departmentIdentifier: '10.2', refuseIfCarIsBooked: true };
      const response = await call(action, bodyOf(twice));
      expect(await response.json()).toMatchObject({ code: 'already-booked', visits: [{ time: '08:00' }] });
    });

    const at = (bookingDate: string) => ({ bookingDate, bookingStart: bookingDate });
    test.each([
      ['yesterday', at('2026-11-22T09:00:00'), 422, 'outside-booking-window'],
      ['in three months and a day', at('2027-02-24T09:00:00'), 422, 'outside-booking-window'],
      ['in the year 9999', at('9999-12-31T09:00:00'), 422, 'outside-booking-window'],
      ['today, as nobody is ready', at('2026-11-23T09:00:00'), 422, 'outside-booking-window'],
      ['on a Sunday', at('2026-11-29T09:00:00'), 422, 'time-not-offered'],
      ['off the grid', at('2026-11-24T08:10:00'), 422, 'time-not-offered'],
      ['too late for the work', at('2026-11-24T15:00:00'), 422, 'time-not-offered'],
      ['without a time for work that has one', { bookingStart: null }, 422, 'time-not-offered'],
      ['on no day', at('2026-02-30T09:00:00'), 400, 'invalid'],
      ['with two times', { bookingStart: '2026-11-24T09:00:00' }, 400, 'invalid'],
      ['at half a minute', at('2026-11-24T08:00:30'), 400, 'invalid'],
      ['nowhere', { departmentIdentifier: '99.9' }, 404, 'unknown-workshop'],
      ['of a workshop’s own code', { products: [line('hour')] }, 404, 'unknown-service'],
      ['of what the wizard does not show', { products: [line('elsewhere')] }, 404, 'unknown-service'],
      ['of nothing', { products: [] }, 400, 'invalid'],
      ['of what is not for the car', { products: [line('basservice')] }, 422, 'service-not-for-car'],
      ['of twenty-one lines', { products: Array.from({ length: 21 }, () => line('wash')) }, 400, 'invalid'],
      ['with an option of a category not chosen', { options: ['mine'] }, 400, 'invalid'],
      ['with an option of nowhere', { options: ['nothing'] }, 400, 'invalid'],
      [
        'with both of two radio buttons',
        { products: [line('hjulskifte')], options: ['mine', 'yours'] },
        400,
        'invalid',
      ],
      [
        'for a car that nobody knows',
        { regNo: 'NON111', vehicle: vehicle({ regNo: 'NON111' }) },
        404,
        'unknown-vehicle',
      ],
      [
        'for a plate of one letter',
        { regNo: 'A', vehicle: vehicle({ regNo: 'A' }) },
        400,
        'invalid-registration-number',
      ],
      ['for a number as a plate', { regNo: 123 }, 400, 'invalid'],
      ['with a comment of 81', { freeText: 'x'.repeat(81) }, 400, 'invalid'],
      ['with a text of 81', { products: [line('quarters', { extraText: 'x'.repeat(81) })] }, 400, 'invalid'],
      ['with a total in words', { totalPrice: 'much' }, 400, 'invalid'],
      ['with a key that is none', { idempotencyKey: 'short' }, 400, 'invalid'],
      ['waiting perhaps', { customerIsWaiting: 'perhaps' }, 400, 'invalid'],
    ])('W-353: %s is refused', async (_, more, status, code) => {
      expect(await refused(call(action, bodyOf(more)))).toEqual([status, code]);
      expect(await bookingsOf()).toEqual([]);
    });

    test.each([
      [{ firstName: ' ' }, 'customer.firstName'],
      [{ email: 'a@b' }, 'customer.email'],
      [{ email: 'a b@c.se' }, 'customer.email'],
      [{ phoneMobile: '12345' }, 'customer.phoneMobile'],
      [{ phoneMobile: 'ring mig' }, 'customer.phoneMobile'],
    ])('W-433, W-436, W-437: the customer %j is refused', async (fields, field) => {
      const response = await call(action, bodyOf({ customer: { ...common().customer, ...fields } }));
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid', field }]);
    });

    test('W-445: a customer with one name, or three, stays the same customer', async () => {
      for (const [firstName, lastName, name] of [
        ['Anna', '', 'Anna'],
        ['Anna', 'Maria Berg', 'Anna Maria Berg'],
      ] as const) {
        const day = name === 'Anna' ? '2026-11-25T08:00:00' : '2026-11-26T08:00:00';
        const customer = { ...common().customer, firstName, lastName };
        await answer(wire.bookedAnswer, action, bodyOf({ customer, ...at(day) }));
      }
      expect((await bookingsOf()).map(({ customer }) => customer?.name)).toEqual(['Anna', 'Anna Maria Berg']);
    });

    test('the log has no data of the visitor', async () => {
      await answer(wire.bookedAnswer, action, bodyOf());
      await call(action, bodyOf({ freeText: 'Hemlig text' }));
      await call(action, bodyOf({ departmentIdentifier: '99.9', freeText: 'Hemlig text' }));
      await call('car/get', { regNo: 'XXX000' });
      expect(stage.logged).toContain('slot-taken');
      expect(stage.logged).not.toMatch(/ABC123|XXX000|Ada|ada@post|174 ?06 ?05|Hemlig/);
    });
  });

  describe('what only one of the flows has', () => {
    test('W-688, W-400: flow B sends a mileage of 1 for none, and it is not taken for one', async () => {
      await answer(wire.bookedAnswer, 'booking/create', createBody({ mileage: 1 }));
      const later = { bookingDate: '2026-11-25T08:00:00', bookingStart: '2026-11-25T08:00:00' };
      await answer(wire.bookedAnswer, 'booking/create', createBody({ mileage: 8500, ...later }));
      expect((await bookingsOf()).map(({ mileage }) => mileage)).toEqual([null, 8500]);
    });

    test('W-398, W-399, W-400: flow C sends its mileage as text, and -1 for none', async () => {
      for (const [day, mileage] of [
        ['2026-11-24T08:00:00', '-1'],
        ['2026-11-25T08:00:00', '1234'],
        ['2026-11-26T08:00:00', '9'.repeat(19)],
      ] as const) {
        const times = { bookingDate: day, bookingStart: day };
        await answer(
          wire.bookedAnswer,
          'booking/submit',
          submitBody({ ...times, vehicle: vehicle({ mileage }) }),
        );
      }
      expect((await bookingsOf()).map(({ mileage }) => mileage)).toEqual([null, 1234, 9_999_999]);
      for (const mileage of ['-2', '1.5', '', 'x', 5])
        expect(await refused(call('booking/submit', submitBody({ vehicle: vehicle({ mileage }) })))).toEqual([
          ...[400, 'invalid'],
        ]);
    });

    test('W-351: the texts of flow B in one are not lost where no line has one', async () => {
      await answer(wire.bookedAnswer, 'booking/create', createBody({ serviceText: 'Det gnisslar' }));
      expect(await bookingsOf()).toMatchObject([{ comment: 'Ring mig – Det gnisslar' }]);
    });

    test('W-434: a name with figures is refused in flow C', async () => {
      const customer = { ...common().customer, firstName: 'An2na' };
      expect(await refused(call('booking/submit', submitBody({ customer })))).toEqual([400, 'invalid']);
    });

    test('W-396: the car of the visit and the car of the driver are one', async () => {
      const other = submitBody({ vehicle: vehicle({ regNo: 'KIA001' }) });
      const response = await call('booking/submit', other);
      expect(await response.json()).toMatchObject({
        code: 'invalid',
        field: 'vehicle.regNo',
        status: 'ERROR',
      });
    });
  });

  describe('a booking of a wizard is a visit like any other', () => {
    test('its link moves and cancels it, and its time is free again', async () => {
      const { service } = stage.engine.workshops;
      const { visitToken } = await answer(
        wire.bookedAnswer,
        'booking/submit',
        submitBody({ idempotencyKey: 'key-of-a-visit' }),
      );
      expect(stage.engine.notices).toMatchObject([{ kind: 'booked', revision: 0 }]);
      const moved = await service.rebook(SITE, 'sv', visitToken, { date: '2026-11-25', time: '10:00' });
      expect(moved).toMatchObject({ ok: true, value: { revision: 1, time: '10:00' } });
      const cancelled = await service.cancel(SITE, 'sv', visitToken);
      expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled', revision: 2 } });
      expect(stage.engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'moved', 'cancelled']);
      expect((await recount(stage.database)).occupations).toEqual([]);
    });
  });
});
