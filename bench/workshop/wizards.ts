// What a visitor of flows B and C waits for, call by call, as JSON over the routes: the same engine as the rest of the part.
import { randomUUID } from 'node:crypto';
import { sanitizeRichText } from '~/modules/content';
import { type Catalogue, createServiceBooking, serviceBookingRoutes } from '~/modules/service-booking';
import type { WorkshopService } from '~/modules/workshop';
import { nullLog } from '~/platform/log';
import { createRateLimit } from '~/platform/rate-limit';
import { systemClock } from '~/platform/time';
import { latitudeOf, SERVICES, SITE } from '../../test/workshop/engine.ts';

const CAR = 'ABC123';
const BODY = '<p>Läs <strong>mer</strong> <a href="https://www.nordhem.example">här</a>.</p>';

const entries = (kind: string) =>
  SERVICES.filter((service) => service.kind === kind).map(({ id }) => ({
    serviceId: id,
    kobraProductId: id,
    body: { sv: BODY },
  }));
const CATALOGUE: Catalogue = {
  categories: ['service', 'tyres', 'brakes'].map((categoryId, at) => ({
    categoryId,
    sortOrder: at,
    label: { sv: categoryId },
    description: { sv: '' },
    services: at === 0 ? entries('service') : [],
    options: [],
    optionsAsRadio: false,
  })),
  addOns: [{ categoryType: 'comfort', description: { sv: '' }, services: entries('addOn') }],
};

const routesOn = (workshops: WorkshopService) => {
  const generous = createRateLimit({ burst: 1e9, perMinute: 1e9 });
  return serviceBookingRoutes({
    serviceBooking: createServiceBooking({
      workshops,
      catalogues: { of: () => CATALOGUE },
      sanitize: sanitizeRichText,
      clock: systemClock,
      contactOf: (_, departmentId) => ({
        name: departmentId,
        street: 'Storgatan 1',
        city: 'Ort',
        zipCode: '111 11',
        email: 'verkstad@nordhem.example',
        phone: '08-123 45 67',
      }),
    }),
    siteOf: () => SITE,
    clientOf: () => 'visitor',
    clock: systemClock,
    log: nullLog,
    limits: { plates: generous, reads: generous, bookings: generous },
    saveRating: async () => undefined,
  });
};

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const pick = (count: number) => Math.floor(Math.random() * count);

/** Milliseconds of each call, asked one after the other for somebody else each time; no answer is known from before. */
export async function wizardCalls(workshops: WorkshopService, count: number, samples: number) {
  const app = routesOn(workshops);
  const times = new Map<string, number[]>();
  const ask = async (action: string, body: object, allowed: readonly number[] = [200]): Promise<void> => {
    const began = performance.now();
    const answer = await app.request(`/api/service-booking/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    times.set(action, [...(times.get(action) ?? []), performance.now() - began]);
    if (!allowed.includes(answer.status)) throw new Error(`${action} ${answer.status} ${text.slice(0, 200)}`);
  };
  for (let sample = 0; sample < samples; sample++) {
    const departments = Array.from({ length: 3 }, (_, at) => `10.${(pick(count) + at) % count}`);
    const work = { regno: CAR, services: ['hour', 'wash'], brandcode: 'VO', resourceDemand: '75' };
    const [startDate, endDate] = [dayAhead(0), dayAhead(61)];
    await ask('car/get', { regNo: CAR });
    await ask('services/get', { regNo: CAR });
    await ask('addons/get', { regNo: CAR });
    await ask('departments/get', {
      brandCode: 'VO',
      services: work.services,
      regno: CAR,
      radius: '100',
      lat: `${latitudeOf(Math.random() * count)}`,
      long: '15.5',
    });
    await ask('available-dates/get', { ...work, departments, startDate, endDate });
    await ask('timeslots/get', { ...work, departments: [departments[0]], startDate, endDate: dayAhead(91) });
    const at = `${dayAhead(20 + pick(60))}T${String(8 + pick(6)).padStart(2, '0')}:00:00`;
    const booking = {
      products: [{ productId: 'hour', dataType: 'service' }],
      totalPrice: 0,
      departmentIdentifier: departments[0],
      bookingDate: at,
      bookingStart: at,
      freeText: '',
      regNo: CAR,
      customerIsWaiting: false,
      customer: { firstName: 'Ada', lastName: 'Ek', email: 'ada@post.example', phoneMobile: '0701740605' },
    };
    // Weekends and times that others have are answers, too.
    const key = { idempotencyKey: randomUUID() };
    await ask('booking/create', { ...booking, ...key, serviceText: '', mileage: 1 }, [200, 409, 422]);
    const vehicle = { regNo: CAR, mileage: '-1', driverName: 'Ada Ek', driverEmail: 'ada@post.example' };
    const driver = { ...vehicle, driverPhoneHome: '', driverPhoneMobile: '0701740605' };
    await ask(
      'booking/submit',
      { ...booking, idempotencyKey: randomUUID(), vehicle: driver },
      [200, 409, 422],
    );
    await ask('review/create', { rating: 5, comment: '', date: new Date().toISOString() });
  }
  return times;
}
