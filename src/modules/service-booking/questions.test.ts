import { describe, expect, test } from 'vitest';
import { nullLog } from '~/platform/log';
import { onBothDatabases, postgresOfFile } from '~test/database';
import {
  CATALOGUE,
  createBody,
  datesBody,
  departmentsBody,
  line,
  TUESDAY,
} from '~test/service-booking/example-requests';
import { wizardStage } from '~test/service-booking/wizard-stage';
import { INDEX } from '~test/workshop/engine';
import { createServiceBooking, openCatalogues } from '.';
import * as wire from './wire';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  const stage = wizardStage(open);
  const { call, answer, refused, bookingsOf } = stage;

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
      stage.now = new Date('2027-03-30T22:30:00Z');
      const later = await daysOf('2027-03-31', '2027-12-31');
      expect([later[0], later.at(-1)]).toEqual(['2027-04-01', '2027-06-30']);
    });
  });

  describe('catalogues', () => {
    test('another process sees a new one; what is no catalogue changes nothing', async () => {
      const other = await openCatalogues({ database: stage.database, log: nullLog, pollMs: 20 });
      expect(other.of(INDEX)).toEqual(CATALOGUE);
      const [first] = CATALOGUE.categories;
      const twice = {
        ...CATALOGUE,
        addOns: [{ categoryType: 'x', description: {}, services: first?.services ?? [] }],
      };
      expect(await stage.catalogues.replace(INDEX, twice)).toMatchObject({
        error: { code: 'duplicate', id: 'hjulskifte' },
      });
      expect(await stage.catalogues.replace(INDEX, { categories: [{}] })).toMatchObject({
        error: { code: 'invalid-catalogue', field: 'categories.0.categoryId' },
      });
      await stage.catalogues.replace('carstore-se-sites', { ...CATALOGUE, addOns: [] });
      await expect.poll(() => other.of('carstore-se-sites')).toEqual({ ...CATALOGUE, addOns: [] });
      expect(other.of('nowhere')).toBeNull();
      await other.stop();
    });

    test('without one everything that the workshops do is shown as they have it', async () => {
      stage.serviceBooking = createServiceBooking({
        workshops: stage.engine.workshops.service,
        catalogues: { of: () => null },
        sanitize: (html) => html,
        clock: stage.clock,
        contactOf: () => null,
      });
      stage.app = stage.routes();
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
