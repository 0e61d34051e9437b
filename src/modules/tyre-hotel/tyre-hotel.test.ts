import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TYRE_HOTEL_SERVICE } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { createLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { type Sms, SmsFailed } from '~/platform/sms';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';
import {
  type Agreement,
  createSessions,
  createTyreHotel,
  type TyreHotel,
  tyreHotelMigrations,
  tyreHotelRoutes,
} from '.';

const server = postgresOfFile();

const INDEX = SITE.siteIndex ?? '';
const REFUSING = '+46701740699';

const wheel = (position: 'FL' | 'FR', threadDepth: number) => ({
  position,
  name: 'Nokian Hakkapeliitta 10',
  rimDiameter: 17,
  sectionWidth: 225,
  aspectRatio: 45,
  threadPattern: 'Hakkapeliitta 10',
  threadDepth,
  isDamaged: false,
});
const agreement = (registrationNumber: string, phone: string, departmentId = '10.1'): Agreement => ({
  registrationNumber,
  phone,
  departmentId,
  name: 'Däckhotell Bas',
  brand: 'Volvo',
  model: 'V60',
  productId: 'DH1',
  packageLevel: 'Bas',
  brandCode: 'VO',
  wheelSets: [{ season: 'winter', shelf: 'B-12-3', wheels: [wheel('FL', 7.5), wheel('FR', 2.9)] }],
});
const AGREEMENTS = [
  agreement('ABC123', '+46701740605'),
  agreement('KIA001', '+46701740606', '10.2'),
  agreement('SAAB95', REFUSING),
];

onBothDatabases(server, (open) => {
  let database: Database;
  let engine: TestEngine;
  let hotel: TyreHotel;
  let app: ReturnType<typeof tyreHotelRoutes>;
  let sent: Sms[];
  let lines: string[];
  /** A Monday morning in Stockholm. */
  let now: Date;
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  const clock = { now: () => now };
  const generous = () => createRateLimit({ burst: 100_000, perMinute: 100_000 });

  beforeAll(async () => {
    now = new Date('2026-11-23T07:00:00Z');
    database = await open([...ENGINE_MIGRATIONS, tyreHotelMigrations]);
    const workshops = ['10.1', '10.2'].map((departmentId) => testWorkshop({ departmentId, windowDays: 200 }));
    const free = { standard: 0, premium: 0, 'light-commercial': 0 };
    const change = testService(TYRE_HOTEL_SERVICE, 60, {
      kind: 'tyreHotel',
      competence: 'tyres',
      prices: free,
    });
    engine = await openEngine(database, {
      document: testSchedule(workshops, [change, testService('hour', 60)]),
      now: () => now,
    });
  });
  afterAll(async () => {
    await engine.stop();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date('2026-11-23T07:00:00Z');
    sent = [];
    lines = [];
    await database.db.execute(sql`DELETE FROM workshop_bookings`);
    await database.db.execute(sql`DELETE FROM tyre_agreements`);
    await database.db.execute(sql`DELETE FROM tyre_sessions`);
    const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
    hotel = createTyreHotel({
      database,
      clock,
      log,
      workshops: engine.workshops.service,
      sms: {
        async send(sms) {
          if (sms.to === REFUSING) throw new SmsFailed('refused', 'on purpose');
          sent.push(sms);
        },
      },
      locationOf: (_, erpId) => ({
        erpId,
        locationName: 'Nordhem 1',
        departmentName: 'Verkstad',
        phone: '08-123 45 67',
        email: 'verkstad@nordhem.example',
      }),
    });
    await hotel.replaceAgreements(INDEX, AGREEMENTS);
    app = tyreHotelRoutes({
      tyreHotel: hotel.service,
      sessions: createSessions({ database, clock, isSecure: () => false }),
      siteOf: () => SITE,
      languageOf: () => 'sv',
      clientOf: () => 'visitor',
      limits: {
        searches: generous(),
        codes: generous(),
        guesses: generous(),
        reads: generous(),
        bookings: generous(),
      },
      saveRating: async () => undefined,
      clock,
      log,
    });
  });

  const call = (method: string, path: string, { body, cookie }: { body?: unknown; cookie?: string } = {}) =>
    app.request(`/api/tirehotel${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const search = (regNo: string) => call('GET', `/authorization/search?regNo=${encodeURIComponent(regNo)}`);
  const login = (value: string) =>
    call('POST', `/authorization/login?encryptedPhoneNumber=${encodeURIComponent(value)}`);
  const validate = (token: string, code: string) =>
    call('POST', `/authorization/validate?authToken=${encodeURIComponent(token)}&otpToken=${code}`);
  const codeIn = (sms: Sms | undefined) => /^\d{4}/.exec(sms?.text ?? '')?.[0] ?? '';
  const wrong = (code: string) => (code === '1111' ? '2222' : '1111');

  async function requested(regNo: string): Promise<{ token: string; code: string; customer: string }> {
    const found = await (await search(regNo)).json();
    const { authorizationToken } = await (await login(found.encryptedPhoneNumber)).json();
    return { token: authorizationToken, code: codeIn(sent.at(-1)), customer: found.encryptedPhoneNumber };
  }
  async function signedIn(regNo = 'ABC123') {
    const { token, code } = await requested(regNo);
    const answer = await validate(token, code);
    expect(answer.status).toBe(200);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  describe('signing in', () => {
    test('W-486 W-487 W-523 W-524 W-544: a plate, however it is written, answers an opaque value and two digits of a number', async () => {
      const answer = await search(' abc 123 ');
      expect(answer.status).toBe(200);
      const found = await answer.json();
      expect(Object.keys(found).sort()).toEqual(['encryptedPhoneNumber', 'obfuscatedPhoneNumber', 'regNo']);
      expect(found.regNo).toBe('ABC123');
      expect(found.obfuscatedPhoneNumber).toBe('+46 •••••••05');
      const decoded = Buffer.from(found.encryptedPhoneNumber, 'base64url').toString('latin1');
      expect(decoded + found.encryptedPhoneNumber).not.toMatch(/701740|ABC123|Volvo/);
    });

    test('W-545 W-563: a car without an agreement is 404 in the required words', async () => {
      const answer = await search('ZZZ999');
      expect(answer.status).toBe(404);
      expect((await answer.json()).message).toBe(
        'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
      );
    });

    test('W-488 W-489 W-491 W-492 W-493 W-496 W-497 W-498 W-499 W-513 W-546 W-548 W-574: a code by SMS opens the car and its tyres', async () => {
      const { token, code } = await requested('ABC123');
      expect(sent).toHaveLength(1);
      expect(sent[0]?.to).toBe('+46701740605');
      const answer = await (await validate(token, code)).json();
      expect(answer.status).toBe(0);
      const [vehicle] = answer.vehicles;
      expect(vehicle).toMatchObject({
        regNo: 'ABC123',
        name: 'Däckhotell Bas',
        brand: 'Volvo',
        model: 'V60',
      });
      expect(vehicle).toMatchObject({ productId: 'DH1', packageLevel: 'Bas', brandCode: 'VO' });
      expect(vehicle.location).toEqual({
        erpId: '10.1',
        locationName: 'Nordhem 1',
        departmentName: 'Verkstad',
        phone: '08-123 45 67',
        email: 'verkstad@nordhem.example',
      });
      expect(
        vehicle.tires.map(({ equipmentPosition, wheel: { threadStatusId } }: never) => [
          equipmentPosition,
          threadStatusId,
        ]),
      ).toEqual([
        ['FL', 0],
        ['FR', 1],
      ]);
      expect(vehicle.tires[1].wheel.threadStatusMessage).toContain('under lagens gräns för vinterdäck, 3 mm');
    });

    test.each(['x', 'a'.repeat(43), 'made+up/value='])(
      'W-547: %s, which is no value of ours, gets no SMS',
      async (value) => {
        expect((await login(value)).status).toBe(404);
        expect(sent).toEqual([]);
      },
    );

    test('W-547: a value that stands for no agreement, was changed or has run out gets no SMS', async () => {
      const { encryptedPhoneNumber: value } = await (await search('ABC123')).json();
      const changed = (value.startsWith('A') ? 'B' : 'A') + value.slice(1);
      expect((await login(changed)).status).toBe(404);
      later(31);
      expect((await login(value)).status).toBe(404);
      expect(sent).toEqual([]);
    });

    test('a refused number is reported, and the code does not count', async () => {
      for (let at = 0; at < 5; at++) {
        const { encryptedPhoneNumber } = await (await search('SAAB95')).json();
        expect((await login(encryptedPhoneNumber)).status).toBe(503);
      }
    });
  });

  describe('W-549: what a code withstands', () => {
    test('after five wrong tries the right code is refused', async () => {
      const { token, code } = await requested('ABC123');
      for (let at = 0; at < 5; at++) expect((await validate(token, wrong(code))).status).toBe(400);
      expect((await validate(token, code)).status).toBe(410);
    });

    test('tries sent at once are counted one by one', async () => {
      const { token, code } = await requested('ABC123');
      const guesses = Array.from({ length: 60 }, () => validate(token, wrong(code)));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 400)).toHaveLength(5);
      expect(statuses.filter((status) => status === 410)).toHaveLength(55);
    });

    test('it opens once, also of two that come at once', async () => {
      const { token, code } = await requested('ABC123');
      const answers = await Promise.all(Array.from({ length: 4 }, () => validate(token, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await validate(token, code)).status).toBe(410);
    });

    test('after five minutes it is too old', async () => {
      const { token, code } = await requested('ABC123');
      later(5);
      expect((await validate(token, code)).status).toBe(410);
    });

    test('a newer one replaces it, and another car’s opens nothing', async () => {
      const first = await requested('ABC123');
      const second = await requested('ABC123');
      const other = await requested('KIA001');
      expect((await validate(first.token, first.code)).status).toBe(410);
      if (other.code !== second.code) expect((await validate(second.token, other.code)).status).toBe(400);
      expect((await validate(second.token, second.code)).status).toBe(200);
    });

    test('another car’s secret, one that was changed or made up: none of them goes with the code', async () => {
      const mine = await requested('ABC123');
      const other = await requested('KIA001');
      const changed = mine.token.slice(0, -1) + (mine.token.endsWith('A') ? 'B' : 'A');
      for (const token of [changed, mine.token.slice(1), 'a'.repeat(43), mine.customer])
        expect((await validate(token, mine.code)).status).toBe(410);
      if (other.code !== mine.code) expect((await validate(other.token, mine.code)).status).toBe(400);
      // Nothing of that was a try of the code itself.
      for (let at = 0; at < 4; at++) expect((await validate(mine.token, wrong(mine.code))).status).toBe(400);
      expect((await validate(mine.token, mine.code)).status).toBe(200);
    });

    test('a number gets three an hour, also of twelve asked for at once', async () => {
      const { encryptedPhoneNumber } = await (await search('ABC123')).json();
      const answers = await Promise.all(Array.from({ length: 12 }, () => login(encryptedPhoneNumber)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
      expect(sent).toHaveLength(3);
      later(61);
      expect((await login((await (await search('ABC123')).json()).encryptedPhoneNumber)).status).toBe(200);
    });

    test('neither the database nor the log knows a code, a secret or a number', async () => {
      const { token, code, customer } = await requested('ABC123');
      await validate(token, wrong(code));
      await validate(token, code);
      const rows = await database.rows(
        database.db,
        sql`SELECT (SELECT json_agg(t)::text FROM tyre_codes t) || (SELECT json_agg(t)::text FROM tyre_searches t) AS text`,
      );
      const text = String(rows[0]?.text);
      expect(text).not.toContain(token);
      expect(text).not.toContain(customer);
      expect(text).not.toContain(`"${code}"`);
      expect(lines.join('')).not.toMatch(/701740605|ABC123/);
      expect(lines.join('')).toContain('wrong-code');
    });
  });

  const RANGE = { startDate: '2026-11-20', endDate: '2027-12-31', regNo: 'VO' };
  const request = (fields: object = {}) => ({
    bookingDate: '2026-11-26T09:00:00',
    bookingStart: '2026-11-26T09:00:00',
    regNo: 'ABC123',
    freeText: '',
    customer: { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '0701740605' },
    ...fields,
  });
  const create = (cookie: string, fields: object = {}, department = '10.1') =>
    call('POST', `/booking/create?departmentIdentifier=${department}`, { body: request(fields), cookie });

  describe('W-517 W-519 W-559 W-561 W-562: a session', () => {
    test('is needed for every call about the car, and what a visitor makes up is none', async () => {
      for (const cookie of ['', 'fc-tyre-hotel=forged', `fc-tyre-hotel=${'a'.repeat(43)}`]) {
        expect((await call('GET', '/authorization/session', { cookie })).status).toBe(401);
        for (const path of ['GetTimeslotDays', 'GetTimeslots'])
          expect(
            (await call('POST', `/booking/${path}?workshopIdentifier=10.1`, { body: RANGE, cookie })).status,
          ).toBe(401);
        expect((await create(cookie)).status).toBe(401);
      }
    });

    test('is for one car and its workshop', async () => {
      const cookie = await signedIn();
      expect((await create(cookie, { regNo: 'KIA001' })).status).toBe(403);
      expect((await create(cookie, {}, '10.2')).status).toBe(403);
      expect(
        (await call('POST', '/booking/GetTimeslots?workshopIdentifier=10.2', { body: RANGE, cookie })).status,
      ).toBe(403);
    });

    test('ends after half an hour of nothing, and on logout; asking keeps it', async () => {
      const cookie = await signedIn();
      later(29);
      expect((await call('GET', '/authorization/session', { cookie })).status).toBe(200);
      later(29);
      expect((await call('GET', '/authorization/session', { cookie })).status).toBe(200);
      later(30);
      expect((await call('GET', '/authorization/session', { cookie })).status).toBe(401);
      const again = await signedIn();
      expect((await call('POST', '/authorization/logout', { cookie: again })).status).toBe(204);
      expect((await create(again)).status).toBe(401);
    });

    test('is no business of other sites', async () => {
      const { token, code } = await requested('ABC123');
      const answer = await validate(token, code);
      expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/api\/tirehotel; HttpOnly; SameSite=Strict$/);
      const request = new Request('http://automotive-se.localhost/api/tirehotel/authorization/logout', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect((await app.request(request)).status).toBe(403);
    });
  });

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
      const rows = await database.rows(database.db, sql`SELECT total_price AS price FROM workshop_bookings`);
      expect(rows).toEqual([{ price: 0 }]);
      expect((await recount(database)).faults).toEqual([]);
    });

    test('a replayed request books nothing more, from any client and at any time', async () => {
      const mine = await signedIn();
      const key = { 'idempotency-key': 'recorded-key-1' };
      const send = (cookie: string, fields: object = {}) =>
        app.request('/api/tirehotel/booking/create?departmentIdentifier=10.1', {
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
      await engine.workshops.service.cancel(SITE, first.visitToken);
      expect(await codeOf(await send(await signedIn()))).toEqual([409, 'key-reused']);
      const rows = await database.rows(
        database.db,
        sql`SELECT count(*)::int AS count FROM workshop_bookings`,
      );
      expect(rows).toEqual([{ count: 1 }]);
      for (const failure of ['key-reused', 'other-vehicle', 'signed-out'])
        expect(lines.join('')).toContain(`"failure":"${failure}"`);
      expect(lines.join('')).not.toMatch(/ABC123|KIA001|Ada|ada@|0701740605|701740605/);
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
      const cookie = await signedIn();
      const customer = (name: string) => ({ customer: { ...request().customer, firstName: name } });
      for (const name of ['Ada', 'Bo']) expect((await create(cookie, customer(name))).status).toBe(200);
      const third = await create(cookie, customer('Cy'));
      expect([third.status, (await third.json()).code]).toEqual([409, 'slot-taken']);
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
    expect(await hotel.replaceAgreements(INDEX, AGREEMENTS)).toEqual({
      added: 0,
      changed: 0,
      unchanged: 3,
      removed: 0,
    });
    const changed = [
      { ...agreement('ABC123', '+46701740605'), model: 'V90' },
      agreement('NEW001', '+46701740607'),
    ];
    expect(await hotel.replaceAgreements(INDEX, changed)).toEqual({
      added: 1,
      changed: 1,
      unchanged: 0,
      removed: 2,
    });
  });

  test('what has run out is forgotten', async () => {
    await signedIn();
    later(25 * 60);
    await hotel.cleanUp();
    const rows = await database.rows(
      database.db,
      sql`SELECT (SELECT count(*) FROM tyre_codes) AS codes, (SELECT count(*) FROM tyre_searches) AS searches,
            (SELECT count(*) FROM tyre_sessions) AS sessions`,
    );
    expect(rows).toEqual([{ codes: 0, searches: 0, sessions: 0 }]);
  });
});
