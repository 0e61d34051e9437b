import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  AGREEMENTS,
  agreement,
  app,
  call,
  create,
  database,
  engine,
  hotel,
  INDEX,
  later,
  lines,
  openHotel,
  RANGE,
  request,
  requested,
  signedIn,
  validate,
} from '~test/tyre-hotel/hotel-stage';
import { SITE } from '~test/workshop/engine';
import { bookingRequest } from '~test/workshop/engine-stage';
import { recount } from '~test/workshop/recount';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  openHotel(open);

  describe('the visit', () => {
    test('W-539 W-540 W-550 W-551 W-552 W-553 W-554 W-555: from three days ahead to three months, days with their times', async () => {
      const cookie = await signedIn();
      const days = await (
        await call('POST', '/booking/GetTimeslotDays?workshopIdentifier=10.1', { body: RANGE, cookie })
      ).json();
      const dates: string[] = days.availableDates.map(({ date }: { date: string }) => date);
      expect(dates[0]).toBe('2026-11-26');
      expect(dates.at(-1)).toBe('2027-02-23');
      expect(dates).not.toContain('2026-12-25');
      const slots = await (
        await call('POST', '/booking/GetTimeslots?workshopIdentifier=10.1', {
          body: { startDate: '2026-11-26', endDate: '2026-11-26', regNo: 'VO' },
          cookie,
        })
      ).json();
      expect(slots.availableTimeSlotDates).toEqual([
        {
          date: '2026-11-26',
          startTime: ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'],
        },
      ]);
    });

    test('W-504 W-505 W-506 W-507 W-509 W-556 W-557 W-575: is confirmed, priced 0, and on the bay once', async () => {
      const cookie = await signedIn();
      const answers = await Promise.all([create(cookie), create(cookie)]);
      const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(one.bookingConfirmationId).toBe(two.bookingConfirmationId);
      expect(one).toMatchObject({
        customerBase: {
          firstName: 'Ada',
          lastName: 'Ek',
          email: 'ada@post.example',
          phoneMobile: '0701740605',
        },
        services: [{ name: `Tjänst ${TYRE_HOTEL_SERVICE}` }],
        appointmentTime: '2026-11-26T09:00:00',
        isFullDay: false,
        workshop: { name: 'Nordhem 1', email: 'verkstad@nordhem.example', phoneNumber: '08-123 45 67' },
        freeText: '',
      });
      const rows = await database().rows(
        database().db,
        sql`SELECT total_price AS price FROM workshop_bookings`,
      );
      expect(rows).toEqual([{ price: 0 }]);
      expect((await recount(database())).faults).toEqual([]);
    });

    test('a car that the register does not know is the one of its agreement, and is moved like any other', async () => {
      await hotel().replaceAgreements(INDEX, [...AGREEMENTS, agreement('NON111', '+46701740607')]);
      const cookie = await signedIn('NON111');
      const days = await call('POST', '/booking/GetTimeslotDays?workshopIdentifier=10.1', {
        body: RANGE,
        cookie,
      });
      expect((await days.json()).availableDates[0].date).toBe('2026-11-26');
      const booked = await create(cookie, { regNo: 'NON111' });
      expect(booked.status).toBe(200);
      const { visitToken } = await booked.json();
      const { service } = engine().workshops;
      expect(await service.visit(SITE, 'sv', visitToken)).toMatchObject({
        vehicle: { registrationNumber: 'NON111', brand: 'Volvo', model: 'V60', buildYear: null },
        totalPrice: 0,
      });
      const moved = await service.rebook(SITE, 'sv', visitToken, { date: '2026-11-27', time: '09:00' });
      expect(moved.ok).toBe(true);
    });

    test('a replayed request books nothing more, from any client and at any time', async () => {
      const mine = await signedIn();
      const key = { 'idempotency-key': 'recorded-key-1' };
      const send = (cookie: string, fields: object = {}) =>
        app().request('/api/tirehotel/booking/create?departmentIdentifier=10.1', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, ...key },
          body: JSON.stringify(request(fields)),
        });
      const first = await (await send(mine)).json();
      const again = await send(mine);
      expect([again.status, (await again.json()).bookingConfirmationId]).toEqual([
        200,
        first.bookingConfirmationId,
      ]);
      const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
      // With another time, by somebody who is signed in for another car, by nobody, after signing out.
      const later = { bookingDate: '2026-11-26T10:00:00', bookingStart: '2026-11-26T10:00:00' };
      expect(await codeOf(await send(mine, later))).toEqual([409, 'key-reused']);
      const other = await signedIn('KIA001');
      expect(await codeOf(await send(other))).toEqual([403, 'other-vehicle']);
      expect(await codeOf(await send(''))).toEqual([401, 'signed-out']);
      await call('POST', '/authorization/logout', { cookie: mine });
      expect(await codeOf(await send(mine))).toEqual([401, 'signed-out']);
      // Nor once the visit is cancelled.
      await engine().workshops.service.cancel(SITE, 'sv', first.visitToken);
      expect(await codeOf(await send(await signedIn()))).toEqual([409, 'key-reused']);
      const rows = await database().rows(
        database().db,
        sql`SELECT count(*)::int AS count FROM workshop_bookings`,
      );
      expect(rows).toEqual([{ count: 1 }]);
      for (const failure of ['key-reused', 'other-vehicle', 'signed-out'])
        expect(lines().join('')).toContain(`"failure":"${failure}"`);
      expect(lines().join('')).not.toMatch(/ABC123|KIA001|Ada|ada@|0701740605|701740605/);
    });

    test.each([
      ['tomorrow', '2026-11-24T09:00:00', 409],
      ['in four months', '2027-03-24T09:00:00', 409],
      ['on no day', '2026-02-30T09:00:00', 400],
      ['off the grid', '2026-11-26T09:10:00', 409],
    ])('W-541: %s is refused with a message', async (_, bookingDate, status) => {
      const answer = await create(await signedIn(), { bookingDate, bookingStart: bookingDate });
      expect(answer.status).toBe(status);
      expect((await answer.json()).message).toMatch(/\.$/);
    });

    test('W-535: a day that has times needs one', async () => {
      const answer = await create(await signedIn(), {
        bookingDate: '2026-11-26T00:00:00',
        bookingStart: null,
      });
      expect([answer.status, (await answer.json()).code]).toEqual([400, 'time-needed']);
    });

    test('W-558: a taken time is refused', async () => {
      const cars = ['CAR001', 'CAR002', 'CAR003'];
      await hotel().replaceAgreements(
        INDEX,
        cars.map((plate, at) => agreement(plate, `+4670174061${at}`)),
      );
      const answers: unknown[] = [];
      for (const regNo of cars) {
        const answer = await create(await signedIn(regNo), { regNo });
        answers.push(answer.ok ? answer.status : [answer.status, (await answer.json()).code]);
      }
      expect(answers).toEqual([200, 200, [409, 'slot-taken']]);
    });

    test('a car has one wheel change at a time, others at other times, and one beside a service', async () => {
      const { service } = engine().workshops;
      const cookie = await signedIn();
      const inspected = (date: string, time: string) =>
        service.book(SITE, 'sv', bookingRequest(`service-of-${date}`, { date, time }));
      expect((await inspected('2026-11-26', '09:00')).ok).toBe(true);
      expect((await create(cookie)).status).toBe(200);
      const ways = { freeText: 'from another window' };
      const again = await create(cookie, ways);
      expect([again.status, (await again.json()).code]).toEqual([409, 'already-booked']);
      const at = (moment: string) => create(cookie, { bookingDate: moment, bookingStart: moment });
      expect((await at('2026-11-27T09:00:00')).status).toBe(200);
      // The other car work is done at 10:00, and the wheels are changed at 14:00.
      expect((await inspected('2026-11-30', '10:00')).ok).toBe(true);
      expect((await at('2026-11-30T14:00:00')).status).toBe(200);
      expect((await at('2026-11-30T10:00:00')).status).toBe(200);
    });

    test('who signs in is shown the next change, by whatever way it was booked', async () => {
      const shown = async (cookie: string) => {
        const { vehicles } = await (await call('GET', '/authorization/session', { cookie })).json();
        return vehicles[0].bookedChange;
      };
      const cookie = await signedIn();
      expect(await shown(cookie)).toBeNull();
      const { visitToken } = await (await create(cookie)).json();
      expect(await shown(cookie)).toEqual({ appointmentTime: '2026-11-26T09:00:00', isFullDay: false });
      const { token, code } = await requested('ABC123');
      const { vehicles } = await (await validate(token, code)).json();
      expect(vehicles[0].bookedChange).toMatchObject({ isFullDay: false });
      await engine().workshops.service.cancel(SITE, 'sv', visitToken);
      expect(await shown(cookie)).toBeNull();
    });

    test('W-510 W-542: 5 000 characters are taken whole', async () => {
      const freeText = 'Å'.repeat(5000);
      const answer = await create(await signedIn(), { freeText });
      expect((await answer.json()).freeText).toBe(freeText);
    });

    test.each([
      ['1234567', 400],
      ['12345678', 200],
      ['070-123 45 67', 200],
      ['\u202a+46 (0)70-123 45 67\u202c', 200],
      ['123456789012345', 200],
      ['1234567890123456', 400],
      ['07012345ab', 400],
    ])('W-537: the number %s is %i', async (phoneMobile, status) => {
      const answer = await create(await signedIn(), { customer: { ...request().customer, phoneMobile } });
      expect(answer.status).toBe(status);
    });

    test.each([['a'], ['a@b'], ['']])('W-538: the address %j is refused', async (email) => {
      const answer = await create(await signedIn(), { customer: { ...request().customer, email } });
      expect([answer.status, (await answer.json()).field]).toEqual([400, 'customer.email']);
    });

    test('W-560: a rating is a number from 1 to 5', async () => {
      const review = (rating: unknown) =>
        call('POST', '/review/addReview', { body: { rating, comment: '', date: '2026-11-23T07:00:00Z' } });
      expect(
        await Promise.all([1, 5, 0, 6, 'x', 2.5].map(async (each) => (await review(each)).status)),
      ).toEqual([...[204, 204, 400, 400, 400, 400]]);
    });
  });

  test('agreements are replaced as a whole, and the same again changes nothing', async () => {
    expect(await hotel().replaceAgreements(INDEX, AGREEMENTS)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 3,
      removed: 0,
      leftFile: 0,
      unplaced: 0,
    });
    const changed = [
      { ...agreement('ABC123', '+46701740605'), model: 'V90' },
      agreement('NEW001', '+46701740607'),
    ];
    expect(await hotel().replaceAgreements(INDEX, changed)).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
      removed: 2,
      leftFile: 0,
      unplaced: 1,
    });
  });

  test('what has run out is forgotten', async () => {
    await signedIn();
    later(25 * 60);
    await hotel().cleanUp();
    const rows = await database().rows(
      database().db,
      sql`SELECT (SELECT count(*) FROM tyre_codes) AS codes, (SELECT count(*) FROM tyre_searches) AS searches,
            (SELECT count(*) FROM tyre_sessions) AS sessions`,
    );
    expect(rows).toEqual([{ codes: 0, searches: 0, sessions: 0 }]);
  });
});
