import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sanitizeRichText } from '~/modules/content';
import { createRatings, type Ratings, ratingMigrations } from '~/modules/ratings';
import type { Database } from '~/platform/db';
import { createLog, nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  bays,
  ENGINE_MIGRATIONS,
  INDEX,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testService,
  testWorkshop,
} from '~test/workshop/engine';
import { recount } from '~test/workshop/recount';
import {
  type Catalogue,
  type Catalogues,
  createServiceBooking,
  openCatalogues,
  type ServiceBooking,
  serviceBookingMigrations,
  serviceBookingRoutes,
} from '.';
import { CALLS } from './web/calls';
import * as wire from './wire';

const server = postgresOfFile();

const inSwedish = (sv: string) => ({ sv });
const entry = (serviceId: string, kobraProductId: string, more: object = {}) => ({
  serviceId,
  kobraProductId,
  ...more,
});
const CATALOGUE: Catalogue = {
  categories: [
    {
      categoryId: 'tyres',
      sortOrder: 20,
      label: inSwedish('Hjul'),
      description: inSwedish(''),
      services: [
        entry('hjulskifte', 'wheels'),
        entry('hjulskifte-guld', 'hour', { packageType: 'gold', label: inSwedish('Guld') }),
        entry('hjulskifte-brons', 'wheels', { packageType: 'bronze', label: inSwedish('Brons') }),
      ],
      options: [
        { optionid: 'mine', label: inSwedish('Med mig'), description: inSwedish('') },
        { optionid: 'yours', label: inSwedish('Hos er'), description: inSwedish('') },
      ],
      optionsAsRadio: true,
    },
    {
      categoryId: 'service',
      sortOrder: 10,
      label: inSwedish('Service'),
      description: inSwedish('Allt'),
      services: [
        entry('originalservice', 'hour', {
          priceText: inSwedish('Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)'),
          body: inSwedish('<p onclick="x()">Läs <a href="javascript:x()">mer</a><img src=x onerror=x()></p>'),
        }),
        entry('basservice', 'special', { label: inSwedish('Basservice') }),
        entry('quarters', 'quarters'),
        entry('repair', 'repair', { priceText: inSwedish('Pris visas i summering'), pricedAtWorkshop: true }),
      ],
      options: [{ optionid: 'lift', label: inSwedish('Skjuts'), description: inSwedish('Inom två mil') }],
      optionsAsRadio: false,
    },
  ],
  addOns: [
    { categoryType: 'comfort', description: inSwedish('Medan du väntar'), services: [entry('wash', 'wash')] },
  ],
};

const MONDAY = '2026-11-23T07:00:00Z';

onBothDatabases(server, (open) => {
  let database: Database;
  let engine: TestEngine;
  let catalogues: Catalogues;
  let ratings: Ratings;
  let serviceBooking: ServiceBooking;
  let app: ReturnType<typeof serviceBookingRoutes>;
  let lines: string[];
  let now: Date;
  const clock = { now: () => now };
  const generous = () => createRateLimit({ burst: 100_000, perMinute: 100_000 });

  const routes = (over: Partial<Parameters<typeof serviceBookingRoutes>[0]> = {}) =>
    serviceBookingRoutes({
      serviceBooking,
      siteOf: () => SITE,
      clientOf: () => 'visitor',
      limits: { plates: generous(), reads: generous(), bookings: generous() },
      saveRating: (site, rating) => ratings.save({ ...rating, site, source: 'booking' }),
      clock,
      log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
      ...over,
    });

  beforeAll(async () => {
    now = new Date(MONDAY);
    database = await open([...ENGINE_MIGRATIONS, ratingMigrations, serviceBookingMigrations]);
    engine = await openEngine(database, { now: () => now });
    catalogues = await openCatalogues({ database, log: nullLog });
    ratings = await createRatings({ database, clock, log: nullLog });
    const replaced = await catalogues.replace(INDEX, CATALOGUE);
    if (!replaced.ok) throw new Error(JSON.stringify(replaced.error));
  });
  afterAll(async () => {
    await catalogues.stop();
    await ratings.stop();
    await engine.stop();
    await database.close();
  });
  beforeEach(async () => {
    now = new Date(MONDAY);
    lines = [];
    const price = (standard: number) => ({ standard, premium: standard, 'light-commercial': standard });
    const workshops = ['10.1', '10.2', '10.3'].map((departmentId) =>
      testWorkshop({ departmentId, windowDays: 200, resources: bays(1) }),
    );
    await engine.restart(
      testSchedule(
        workshops.map((each) =>
          each.departmentId === '10.2' ? { ...each, prices: { quarters: { standard: 250_000 } } } : each,
        ),
        [
          testService('hour', 60),
          testService('wheels', 30, { competence: 'tyres', unit: 4, prices: price(9900), textInput: false }),
          testService('quarters', 75),
          testService('repair', 120, { allDay: true, prices: price(120_000) }),
          testService('wash', 15, { kind: 'addOn', category: 'addOns' }),
          testService('special', 60, { brands: ['Saab'] }),
          testService('elsewhere', 60),
        ],
      ),
    );
    await database.db.execute(sql`DELETE FROM ratings`);
    serviceBooking = createServiceBooking({
      workshops: engine.workshops.service,
      catalogues,
      sanitize: sanitizeRichText,
      clock,
      contactOf: (_, departmentId) => ({
        name: `Nordhem ${departmentId}`,
        street: 'Storgatan 1',
        city: 'Ort',
        zipCode: '111 11',
        email: 'verkstad@nordhem.example',
        phone: '08-123 45 67',
      }),
    });
    app = routes();
  });

  const call = (action: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`/api/service-booking/${action}`, {
      method: 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  /** What a call answers, by the schema that pages may use. */
  async function answer<T>(
    schema: { parse(value: unknown): T },
    action: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<T> {
    const response = await call(action, body, headers);
    const value: unknown = await response.json();
    expect([response.status, value]).toEqual([200, value]);
    return schema.parse(value);
  }
  async function refused(response: Response | Promise<Response>) {
    const { status, headers, ...rest } = await response;
    void [headers, rest];
    const failure = wire.failureAnswer.parse(await (await response).json());
    return [status, failure.code];
  }
  const car = { regno: 'ABC123', brandCode: 'VO' };
  const departmentsBody = (more: object = {}) => ({
    ...car,
    services: ['quarters'],
    lat: '57',
    long: '15.5',
    radius: wire.SEARCH_RADIUS,
    ...more,
  });
  const datesBody = (more: object = {}) => ({
    regno: 'ABC123',
    departments: ['10.1'],
    brandcode: 'VO',
    resourceDemand: '75',
    startDate: '2026-11-23',
    endDate: '2027-01-23',
    ...more,
  });
  const line = (productId: string, more: object = {}) => ({
    productId,
    kobraProductId: 'x',
    name: 'Vad som helst',
    packageType: null,
    addonPackage: null,
    description: '',
    resourceDemand: 1,
    price: 1,
    priceCode: 'SEK',
    dataType: 'service',
    parentCategory: 'service',
    extraText: null,
    ...more,
  });
  const TUESDAY = '2026-11-24T08:00:00';
  const common = (more: object = {}) => ({
    products: [line('quarters')],
    totalPrice: 1,
    departmentIdentifier: '10.1',
    regNo: 'ABC123',
    bookingDate: TUESDAY,
    bookingStart: TUESDAY,
    freeText: 'Ring mig',
    customerIsWaiting: false,
    customer: { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '070-174 06 05' },
    ...more,
  });
  const createBody = (more: object = {}) => common({ serviceText: '', mileage: 1, ...more });
  const vehicle = (more: object = {}) => ({
    regNo: 'ABC123',
    mileage: '-1',
    driverName: 'Ada Ek',
    driverEmail: 'ada@post.example',
    driverPhoneHome: '',
    driverPhoneMobile: '070-174 06 05',
    ...more,
  });
  const submitBody = (more: object = {}) => common({ vehicle: vehicle(), ...more });
  const bookingsOf = async (departmentId = '10.1') =>
    engine.workshops.staffBookings.bookings(INDEX, departmentId, '2026-11-23', '2027-06-30');

  describe('flow B and C: what can be asked', () => {
    test.each(['addons/get', 'services/get'])(
      'W-336, W-339, W-340: %s takes nothing at all, with and without a content type, and answers JSON',
      async (action) => {
        for (const response of [
          await call(action),
          await call(action, '', { 'content-type': 'application/json' }),
          await call(action, {}),
        ]) {
          expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
          const { serviceCategories } = await response.json();
          expect(serviceCategories.length).toBeGreaterThan(0);
          for (const { services } of serviceCategories) expect(services.length).toBeGreaterThan(0);
        }
      },
    );

    test('W-262, W-263, W-265, W-266, W-276: categories in their order, with services and options', async () => {
      const { serviceCategories } = await answer(wire.servicesAnswer, 'services/get');
      expect(serviceCategories.map(({ categoryId, sortOrder }) => [categoryId, sortOrder])).toEqual([
        ['service', 10],
        ['tyres', 20],
      ]);
      const [service, tyres] = serviceCategories;
      expect(service).toMatchObject({ label: 'Service', description: 'Allt', checkedBoxes: 0 });
      expect(service?.options).toEqual([
        { optionid: 'lift', label: 'Skjuts', description: 'Inom två mil', checked: false },
      ]);
      expect([service?.optionsAsRadio, tyres?.optionsAsRadio]).toEqual([false, true]);
      expect(tyres?.services[0]).toMatchObject({
        serviceId: 'hjulskifte',
        label: 'Tjänst wheels',
        textInput: false,
        checked: false,
        kobraProductId: 'wheels',
        resourceDemand: 30,
        extraText: '',
        displayType: 'text',
        prices: [{ priceGroup: 'list', value: 396, priceText: expect.stringMatching(/^396\skr$/) }],
      });
    });

    test('the packages are delivered, and pages are told which is which', async () => {
      const { serviceCategories } = await answer(wire.servicesAnswer, 'services/get', { regNo: 'ABC123' });
      const packages = serviceCategories.flatMap(({ services }) =>
        services.flatMap(({ serviceId, packageType }) =>
          packageType === null ? [] : [[serviceId, packageType]],
        ),
      );
      expect(packages).toEqual([
        [wire.WHEEL_PACKAGES.gold, 'gold'],
        [wire.WHEEL_PACKAGES.bronze, 'bronze'],
      ]);
    });

    test('W-269, W-271: formatted text comes without what could run', async () => {
      const { serviceCategories } = await answer(wire.servicesAnswer, 'services/get', { regNo: 'ABC123' });
      const original = serviceCategories[0]?.services.find(
        ({ serviceId }) => serviceId === wire.ORIGINAL_SERVICE,
      );
      expect(original?.displayType).toBe('richtext');
      expect(original?.body).toContain('<p>Läs ');
      expect(original?.body).not.toMatch(/onclick|onerror|javascript/);
    });

    test('W-277, W-275: add-ons have a type, a text and services of the same shape', async () => {
      const { serviceCategories } = await answer(wire.addOnsAnswer, 'addons/get', { regNo: 'abc 123' });
      expect(serviceCategories).toMatchObject([
        {
          categoryType: 'comfort',
          description: 'Medan du väntar',
          services: [{ serviceId: 'wash', kobraProductId: 'wash', resourceDemand: 15 }],
        },
      ]);
    });

    test('W-252, W-253, W-254, W-341, W-408: a car, and whether it has a base service', async () => {
      expect(await answer(wire.carAnswer, 'car/get', { regNo: 'abc 123' })).toEqual({
        regNo: 'ABC123',
        brand: 'Volvo',
        model: 'Combi',
        shortBrand: 'VO',
        hasBasicService: false,
        productionDate: '2019-01-01',
      });
      expect(await answer(wire.carAnswer, 'car/get', { regNo: 'SAAB95' })).toMatchObject({
        shortBrand: 'SA',
        hasBasicService: true,
      });
      const offered = async (regNo: string) => {
        const { serviceCategories } = await answer(wire.servicesAnswer, 'services/get', { regNo });
        return serviceCategories.flatMap(({ services }) => services.map(({ serviceId }) => serviceId));
      };
      expect(await offered('SAAB95')).toContain(wire.BASE_SERVICE);
      expect(await offered('ABC123')).not.toContain(wire.BASE_SERVICE);
    });

    test('W-342: an unknown car is an empty object; a register that is silent is a failure', async () => {
      expect(await answer(wire.carAnswer, 'car/get', { regNo: 'XXX000' })).toEqual({});
      expect(await refused(call('car/get', { regNo: 'ERR500' }))).toEqual([503, 'register-unavailable']);
      expect(await refused(call('car/get', { regNo: 'A' }))).toEqual([400, 'invalid-registration-number']);
      expect(await refused(call('car/get', { regNo: 'ABCDEFGH' }))).toEqual([
        400,
        'invalid-registration-number',
      ]);
    });

    test('prices are the median, and the workshop’s own where one is chosen', async () => {
      const priceOf = async (serviceId: string, more: object = {}) => {
        const body = { regNo: 'ABC123', ...more };
        const { serviceCategories } = await answer(wire.servicesAnswer, 'services/get', body);
        return serviceCategories
          .flatMap(({ services }) => services)
          .find((each) => each.serviceId === serviceId)?.prices[0];
      };
      expect(await priceOf('quarters')).toMatchObject({ value: 1000, priceGroup: 'list' });
      expect(await priceOf('quarters', { departmentId: '10.2' })).toMatchObject({ value: 2500 });
      expect(await priceOf('repair')).toMatchObject({ value: 0, priceText: 'Pris visas i summering' });
      expect(await priceOf('repair', { departmentId: '10.2' })).toMatchObject({ value: 1200 });
      expect(await priceOf('originalservice', { departmentId: '10.2' })).toMatchObject({
        value: 0,
        priceText: 'Pris offereras på mail efter bokning (kostnadsfritt vid serviceavtal)',
      });
      const elsewhere = { regNo: 'ABC123', departmentId: '99.9' };
      expect(await refused(call('services/get', elsewhere))).toEqual([404, 'unknown-workshop']);
    });

    test('W-278, W-279, W-343, W-344, W-345, W-347, W-409: workshops that can do it, by their id', async () => {
      const departments = await answer(wire.departmentsAnswer, 'departments/get', departmentsBody());
      expect(Object.keys(departments)).toEqual(['10.1', '10.2', '10.3']);
      expect(departments['10.2']).toMatchObject({
        departmentId: '10.2',
        name: 'Nordhem 10.2',
        email: 'verkstad@nordhem.example',
        telefon: '08-123 45 67',
        addressObject: { street: 'Storgatan 1', city: 'Ort', zipCode: '111 11' },
        sortOrder: 1,
        firstTimeSlot: TUESDAY,
      });
      const anywhere = departmentsBody({ lat: '', long: '' });
      expect(Object.keys(await answer(wire.departmentsAnswer, 'departments/get', anywhere))).toHaveLength(0);
    });

    test('W-346: the radius is in kilometres', async () => {
      const from = async (lat: string, radius = '100') =>
        Object.keys(
          await answer(wire.departmentsAnswer, 'departments/get', departmentsBody({ lat, radius })),
        );
      // 10.3 lies at 57.1: one degree is 111 km.
      expect(await from('57.95')).toEqual(['10.3']);
      expect(await from('58.05')).toEqual([]);
      expect(await from('57', '6')).toEqual(['10.1', '10.2']);
      expect(await from('58.3', '999')).toEqual([]);
    });

    test('W-348, W-410, W-412, W-447, W-448, W-451: free days of each workshop', async () => {
      const body = datesBody({ departments: ['10.1', '10.2'], endDate: '2026-11-30' });
      const dates = await answer(wire.availableDatesAnswer, 'available-dates/get', body);
      const days = ['24', '25', '26', '27', '30'].map((day) => ({ date: `2026-11-${day}` }));
      expect(dates).toEqual([
        { department: { departmentId: '10.1', name: 'Nordhem 10.1' }, response: { availableDates: days } },
        { department: { departmentId: '10.2', name: 'Nordhem 10.2' }, response: { availableDates: days } },
      ]);
    });

    test('W-348, W-411, W-452, W-454: times of the free days of a workshop', async () => {
      const body = datesBody({ startDate: '2026-11-25' });
      const { response } = await answer(wire.timeslotsAnswer, 'timeslots/get', body);
      // An hour and a quarter from 15:00 would end after 16:00.
      const startTime = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
      expect(response.availableTimeSlotDates[0]).toEqual({ date: '2026-11-25', startTime });
      const { regno: _, ...bare } = body;
      expect(await answer(wire.timeslotsAnswer, 'timeslots/get', bare)).toEqual({ response });
    });

    test('a day on which the car is only taken for the day has no times', async () => {
      const body = datesBody({ services: ['repair'], resourceDemand: '1' });
      const { response } = await answer(wire.timeslotsAnswer, 'timeslots/get', body);
      expect(response.availableTimeSlotDates[0]).toEqual({ date: '2026-11-24', startTime: [] });
    });

    test('W-412: the demand of named services counts, whatever demand is sent with them', async () => {
      const timesOf = async (more: object) => {
        const body = datesBody({ startDate: '2026-11-24', ...more });
        const { response } = await answer(wire.timeslotsAnswer, 'timeslots/get', body);
        return response.availableTimeSlotDates[0]?.startTime.at(-1);
      };
      expect(await timesOf({ resourceDemand: '60' })).toBe('15:00');
      expect(await timesOf({ resourceDemand: '60.5' })).toBe('14:00');
      expect(await timesOf({ resourceDemand: '1', services: ['quarters', 'hjulskifte', 'wash'] })).toBe(
        '14:00',
      );
      expect(await timesOf({ resourceDemand: '999', services: ['hjulskifte'] })).toBe('15:00');
      expect(await timesOf({ resourceDemand: '99999' })).toBeUndefined();
    });

    test('work of several days says when the car can be fetched', async () => {
      const body = datesBody({ resourceDemand: '600', startDate: '2026-11-24' });
      const { response } = await answer(wire.timeslotsAnswer, 'timeslots/get', body);
      const [first] = response.availableTimeSlotDates;
      expect(first?.startTime[0]).toBe('08:00');
      expect(first?.pickUps?.[0]).toMatchObject({ date: '2026-11-25' });
      expect(first?.pickUps).toHaveLength(first?.startTime.length ?? 0);
    });

    test('W-449, W-450, W-453, W-455: nothing before today or beyond three months is answered', async () => {
      const daysOf = async (startDate: string, endDate: string) => {
        const body = datesBody({ startDate, endDate });
        const [first] = await answer(wire.availableDatesAnswer, 'available-dates/get', body);
        return first?.response.availableDates.map(({ date }) => date) ?? [];
      };
      const all = await daysOf('1999-01-01', '9999-12-31');
      expect([all[0], all.at(-1)]).toEqual(['2026-11-24', '2027-02-23']);
      expect(await daysOf('2027-02-24', '2027-06-01')).toEqual([]);
      expect(await daysOf('2026-11-01', '2026-11-22')).toEqual([]);
      // Backwards is nothing, too.
      expect(await daysOf('2026-12-10', '2026-12-01')).toEqual([]);
      // The last day of a month: three months later there is no 31st. And half past midnight in Stockholm is still
      // yesterday in Greenwich.
      now = new Date('2027-03-30T22:30:00Z');
      const later = await daysOf('2027-03-31', '2027-12-31');
      expect([later[0], later.at(-1)]).toEqual(['2027-04-01', '2027-06-30']);
    });
  });

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
      expect((await recount(database)).faults).toEqual([]);
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
      const products = [line('repair')];
      const booked = await answer(
        wire.bookedAnswer,
        action,
        bodyOf({ products, bookingStart: null, bookingDate: '2026-11-24T00:00:00' }),
      );
      expect(booked).toMatchObject({ bookingDate: TUESDAY, bookingStart: null });
      expect(await bookingsOf()).toMatchObject([{ date: '2026-11-24', time: null }]);
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
      const visit = await engine.workshops.service.visit(SITE, first.visitToken);
      expect(visit?.bookingId).toBe(first.bookingId);
      for (const other of [{ customerIsWaiting: true }, { options: ['lift'] }, { freeText: 'Annat' }])
        expect(await refused(call(action, bodyOf({ idempotencyKey, ...other })))).toEqual([
          409,
          'key-reused',
        ]);
      await engine.workshops.service.cancel(SITE, first.visitToken);
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
      const { service } = engine.workshops;
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
      expect((await recount(database)).occupations).toHaveLength(1);
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
      const log = lines.join('');
      expect(log).toContain('slot-taken');
      expect(log).not.toMatch(/ABC123|XXX000|Ada|ada@post|174|Hemlig/);
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

  describe('W-354, W-355, W-286: ratings', () => {
    const review = (more: object = {}) => ({
      rating: 5,
      comment: 'Bra',
      date: '2026-11-23T07:00:00.000Z',
      ...more,
    });
    const stored = () =>
      database.rows(database.db, sql`SELECT stars, comment, department_id AS at, source FROM ratings`);

    test('are kept once, of the flow, or of the workshop of a visit', async () => {
      for (let twice = 0; twice < 2; twice++)
        expect(await answer(wire.reviewAnswer, 'review/create', review())).toEqual({});
      expect(await stored()).toEqual([{ stars: 5, comment: 'Bra', at: null, source: 'booking' }]);
      const { visitToken } = await answer(
        wire.bookedAnswer,
        'booking/create',
        createBody({ idempotencyKey: 'key-of-a-rating' }),
      );
      for (const rating of [3, 2])
        await answer(wire.reviewAnswer, 'review/create', review({ rating, visitToken }));
      expect(await stored()).toEqual([
        expect.objectContaining({ at: null }),
        { stars: 2, comment: 'Bra', at: '10.1', source: 'booking' },
      ]);
    });

    test.each([[0], [6], [2.5], ['5'], [null]])('of %j stars are none', async (rating) => {
      expect(await refused(call('review/create', review({ rating })))).toEqual([400, 'invalid']);
      expect(await stored()).toEqual([]);
    });
  });

  describe('W-338: what is none of the calls', () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    test.each(
      ['addons/get', 'services/get', 'car/get', 'departments/get', 'available-dates/get'].concat(
        ...['timeslots/get', 'booking/create', 'booking/submit', 'review/create'],
      ),
    )('%s refuses what cannot be read, and never breaks down', async (action) => {
      for (const [body, status] of [
        ['{', 400],
        [deep, 400],
        ['"text"', 400],
        ['[1,2]', 400],
        ['null', 400],
        [JSON.stringify({ regNo: { $gt: '' }, services: 'all', rating: {}, products: {} }), 400],
        [JSON.stringify({ regNo: 'A'.repeat(1_000_000) }), 413],
      ] as const) {
        const response = await call(action, body, { 'content-type': 'application/json' });
        expect([response.status, response.headers.get('content-type')], body.slice(0, 20)).toEqual([
          ...[status, 'application/json'],
        ]);
        expect(await response.json()).toMatchObject({
          code: expect.any(String),
          message: expect.any(String),
        });
      }
      const typed = await call(action, 'regNo=ABC123', { 'content-type': 'text/plain' });
      expect(typed.status).toBe(415);
      expect(lines.join('')).not.toContain('broke down');
    });

    test('another method, another action, another site', async () => {
      const received = await app.request('/api/service-booking/car/get');
      expect([received.status, received.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(await refused(call('car/steal', {}))).toEqual([404, 'not-found']);
      expect(await refused(call('booking', {}))).toEqual([404, 'not-found']);
      const options = await app.request('/api/service-booking/car/get', { method: 'OPTIONS' });
      expect([options.status, options.headers.get('access-control-allow-origin')]).toEqual([204, null]);
      const elsewhere = routes({
        siteOf: () => ({ ...SITE, features: { ...SITE.features, serviceBooking: false } }),
      });
      const body = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"regNo":"ABC123"}',
      };
      expect((await elsewhere.request('/api/service-booking/car/get', body)).status).toBe(404);
    });

    test('pages of others may not call', async () => {
      const from = (headers: Readonly<Record<string, string>>) =>
        call('car/get', { regNo: 'ABC123' }, headers);
      expect(await refused(from({ origin: 'https://elsewhere.example', host: 'localhost' }))).toEqual([
        ...[403, 'forbidden'],
      ]);
      expect(await refused(from({ 'sec-fetch-site': 'cross-site' }))).toEqual([403, 'forbidden']);
    });

    test('too many plates, or too many requests, are rate-limited', async () => {
      const limit = (burst: number) => createRateLimit({ burst, perMinute: 60 });
      app = routes({ limits: { plates: limit(2), reads: limit(6), bookings: limit(1) } });
      const status = async (regNo: string) => (await call('car/get', { regNo })).status;
      expect([await status('ABC123'), await status('KIA001'), await status('abc-123')]).toEqual([
        200, 200, 200,
      ]);
      const third = await call('car/get', { regNo: 'SAAB95' });
      expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1']);
      expect([await status('ABC123'), await status('ABC123'), await status('ABC123')]).toEqual([
        200, 200, 429,
      ]);
      expect((await call('booking/create', createBody())).status).toBe(200);
      expect(await refused(call('booking/create', createBody()))).toEqual([429, 'rate-limited']);
    });

    test('an internal failure is answered with a reference only', async () => {
      app = routes({
        serviceBooking: { ...serviceBooking, car: () => Promise.reject(new Error('SELECT secret')) },
      });
      const response = await call('car/get', { regNo: 'ABC123' });
      const text = await response.text();
      expect([response.status, text.includes('secret')]).toEqual([500, false]);
      expect(lines.join('')).toContain(JSON.parse(text).reference);
    });

    test.each(Object.entries(CALLS))(
      '%s: its example is a request, and its answer an answer',
      async (_, each) => {
        expect(each.request.safeParse(each.example.body).success).toBe(true);
        expect(each.answer.safeParse(each.example.answer).success).toBe(true);
      },
    );
  });

  describe('a booking of a wizard is a visit like any other', () => {
    test('its link moves and cancels it, and its time is free again', async () => {
      const { service } = engine.workshops;
      const { visitToken } = await answer(
        wire.bookedAnswer,
        'booking/submit',
        submitBody({ idempotencyKey: 'key-of-a-visit' }),
      );
      expect(engine.notices).toMatchObject([{ kind: 'booked', revision: 0 }]);
      const moved = await service.rebook(SITE, visitToken, { date: '2026-11-25', time: '10:00' });
      expect(moved).toMatchObject({ ok: true, value: { revision: 1, time: '10:00' } });
      const cancelled = await service.cancel(SITE, visitToken);
      expect(cancelled).toMatchObject({ ok: true, value: { state: 'cancelled', revision: 2 } });
      expect(engine.notices.map(({ kind }) => kind)).toEqual(['booked', 'moved', 'cancelled']);
      expect((await recount(database)).occupations).toEqual([]);
    });
  });

  describe('catalogues', () => {
    test('another process sees a new one; what is no catalogue changes nothing', async () => {
      const other = await openCatalogues({ database, log: nullLog, pollMs: 20 });
      expect(other.of(INDEX)).toEqual(CATALOGUE);
      const [first] = CATALOGUE.categories;
      const twice = {
        ...CATALOGUE,
        addOns: [{ categoryType: 'x', description: {}, services: first?.services ?? [] }],
      };
      expect(await catalogues.replace(INDEX, twice)).toMatchObject({
        error: { code: 'duplicate', id: 'hjulskifte' },
      });
      expect(await catalogues.replace(INDEX, { categories: [{}] })).toMatchObject({
        error: { code: 'invalid-catalogue', field: 'categories.0.categoryId' },
      });
      await catalogues.replace('carstore-se-sites', { ...CATALOGUE, addOns: [] });
      await expect.poll(() => other.of('carstore-se-sites')).toEqual({ ...CATALOGUE, addOns: [] });
      expect(other.of('nowhere')).toBeNull();
      await other.stop();
    });

    test('without one everything that the workshops do is shown as they have it', async () => {
      serviceBooking = createServiceBooking({
        workshops: engine.workshops.service,
        catalogues: { of: () => null },
        sanitize: (html) => html,
        clock,
        contactOf: () => null,
      });
      app = routes();
      const { serviceCategories } = await answer(wire.servicesAnswer, 'services/get', { regNo: 'ABC123' });
      expect(serviceCategories).toMatchObject([{ categoryId: 'all', label: 'Allt', options: [] }]);
      expect(serviceCategories[0]?.services.map(({ serviceId }) => serviceId)).toContain('elsewhere');
      await answer(wire.bookedAnswer, 'booking/create', createBody({ products: [line('elsewhere')] }));
      expect(await bookingsOf()).toHaveLength(1);
      const departments = await answer(wire.departmentsAnswer, 'departments/get', departmentsBody());
      expect(departments['10.1']).toMatchObject({ name: 'Nordhem 1', telefon: '' });
    });
  });
});
