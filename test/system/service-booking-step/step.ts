import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openStage, type Stage } from '../browser';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const PAGE = '/service-och-verkstad/boka-bilverkstad';

export const API = '**/api/mechmate';

/** A picture taken of a canvas without a graphics card makes the browser complain of itself. */
export const expected = [/GPU stall due to ReadPixels/];

/** The day of the page: what is answered here lies after it, whatever day it is. */
export const NOW = new Date('2027-02-22T08:00:00Z');

export const workshop = (id: number, firstTimeSlot: string | null, more: object = {}) => ({
  departmentId: `10${id}.40`,
  siteId: `${id}`,
  siteName: `Nordhem ${id}`,
  address: `Gatan ${id}, 111 11 Stockholm`,
  latitude: 59.33 + id / 100,
  longitude: 18.06 + id / 50,
  brands: id % 2 === 0 ? ['BMW'] : ['VOLVO'],
  ...(firstTimeSlot !== null && { firstTimeSlot }),
  ...more,
});

export const FIVE = [
  workshop(1, '2027-03-08T07:00:00'),
  workshop(2, '2027-03-05T08:30:00'),
  workshop(3, null),
  workshop(4, '2027-03-05T07:30:00'),
  workshop(5, '2027-03-19T10:00:00'),
];

export const service = {
  name: 'Oljebyte',
  price: 1200,
  priceKnown: true,
  regularPrice: null,
  unit: null,
  unitAbbreviation: 'st',
  listItems: [],
  priceText: null,
  kind: 'service',
  text: '',
  median: { price: 1200, priceKnown: true, regularPrice: null },
};

/** A booking whose car and services are chosen, as the session storage keeps it. */
export const STORE = {
  lat: null,
  lng: null,
  region: '',
  hasBrand: true,
  milage: null,
  car: {
    registrationNumber: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    buildYear: 2021,
    hasServiceAgreement: false,
    carClass: null,
  },
  bookingState: 4,
  maxBookingState: 5,
  displayState: 4,
  services: { oil: service, ac: { ...service, name: 'AC' } },
  bookingInfo: { location: null, timeSlot: null, allDay: false },
  location: null,
  hold: null,
  attempt: null,
  booking: null,
  contact: { name: '', phone: '', email: '', comment: '' },
};

export const stream = (messages: readonly object[]) => ({
  contentType: 'text/event-stream',
  // A browser that knocks again does so at once.
  body: `retry: 50\n\n${messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join('')}`,
});

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Weekdays have three times, the Wednesday takes cars for the day, Saturday and Sunday nothing. */
export const weekOf = (monday: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    date: addDays(monday, day),
    availableSlots: day < 5 ? ['07:30', '08:30', '13:15'] : [],
    allDaySlotAvailable: day === 2,
  }));

export interface Mocks {
  readonly closest?: (route: Route) => Promise<void>;
  readonly times?: (route: Route, monday: string) => Promise<void>;
  readonly hold?: (route: Route) => Promise<void>;
  /** Null where the test has set the clock itself. */
  readonly now?: Date | null;
}

/** The step with everything it asks for answered here; what was asked is kept. */
export async function open(page: Page, mocks: Mocks = {}, store: object = STORE) {
  if (mocks.now !== null) await page.clock.setSystemTime(mocks.now ?? NOW);
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/mechmate') || url.pathname.startsWith('/api/browser'))
      requests.push(`${request.method()} ${decodeURIComponent(url.pathname + url.search)}`);
  });
  await page.route(`${API}/departments/closestAvailable**`, (route) =>
    mocks.closest === undefined
      ? route.fulfill(stream(route.request().url().includes('cursor') ? [{ nosites: true }] : FIVE))
      : mocks.closest(route),
  );
  await page.route(`${API}/timeslots/**`, (route) => {
    const monday =
      /\/(\d{4}-\d\d-\d\d)T00:00:00\//.exec(decodeURIComponent(route.request().url()))?.[1] ?? '';
    if (mocks.times !== undefined) return mocks.times(route, monday);
    return route.fulfill({ json: weekOf(monday) });
  });
  await page.route(`${API}/holds`, (route) =>
    mocks.hold === undefined
      ? route.fulfill({
          status: 201,
          json: { holdId: 'hold-1', expiresAt: new Date(NOW.getTime() + 600_000).toISOString() },
        })
      : mocks.hold(route),
  );
  await page.route(`${API}/holds/*/release`, (route) => route.fulfill({ status: 204 }));
  await page.route(`${API}/prices/**`, (route) =>
    route.fulfill({ json: { offers: [{ code: 'oil', price: 990, regularPrice: null }] } }),
  );
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('fc-service-booking') === null)
      sessionStorage.setItem('fc-service-booking', stored);
  }, JSON.stringify(store));
  await page.goto(stage().server.site('automotive-se', PAGE));
  return requests;
}

export const cards = (page: Page) => page.locator('[data-workshop]');

export const cardOf = (page: Page, id: number) => page.locator(`[data-workshop="10${id}.40"]`);

export const toggleOf = (page: Page, id: number) => cardOf(page, id).locator('button[aria-expanded]');

export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('fc-service-booking') ?? '{}'));

export const streams = (requests: readonly string[]) =>
  requests.filter((each) => each.includes('closestAvailable'));

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
  });
  afterAll(() => stage().close());
}
