import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, NARROW, openStage, PHONE, type Stage, settled, visit } from './browser';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PAGE = '/service-och-verkstad/boka-bilverkstad';
const API = '**/api/mechmate';

/** A picture taken of a canvas without a graphics card makes the browser complain of itself. */
const expected = [/GPU stall due to ReadPixels/];

/** The day of the page: what is answered here lies after it, whatever day it is. */
const NOW = new Date('2027-02-22T08:00:00Z');

const workshop = (id: number, firstTimeSlot: string | null, more: object = {}) => ({
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

const FIVE = [
  workshop(1, '2027-03-08T07:00:00'),
  workshop(2, '2027-03-05T08:30:00'),
  workshop(3, null),
  workshop(4, '2027-03-05T07:30:00'),
  workshop(5, '2027-03-19T10:00:00'),
];
const [IN_ORDER, BY_TIME] = [
  [1, 2, 3, 4, 5],
  [4, 2, 1, 5, 3],
];

const service = {
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
const STORE = {
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

const stream = (messages: readonly object[]) => ({
  contentType: 'text/event-stream',
  // A browser that knocks again does so at once.
  body: `retry: 50\n\n${messages.map((message) => `data: ${JSON.stringify(message)}\n\n`).join('')}`,
});

const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Weekdays have three times, the Wednesday takes cars for the day, Saturday and Sunday nothing. */
const weekOf = (monday: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    date: addDays(monday, day),
    availableSlots: day < 5 ? ['07:30', '08:30', '13:15'] : [],
    allDaySlotAvailable: day === 2,
  }));

interface Mocks {
  readonly closest?: (route: Route) => Promise<void>;
  readonly times?: (route: Route, monday: string) => Promise<void>;
  readonly hold?: (route: Route) => Promise<void>;
  /** Null where the test has set the clock itself. */
  readonly now?: Date | null;
}

/** The step with everything it asks for answered here; what was asked is kept. */
async function open(page: Page, mocks: Mocks = {}, store: object = STORE) {
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
  await page.goto(stage.server.site('automotive-se', PAGE));
  return requests;
}

const cards = (page: Page) => page.locator('[data-workshop]');
const markers = (page: Page) => page.locator('[data-marker="place"]');
const numbers = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => Number(/^10(\d+)/.exec(card.dataset.workshop ?? '')?.[1])),
  );
const cardOf = (page: Page, id: number) => page.locator(`[data-workshop="10${id}.40"]`);
const toggleOf = (page: Page, id: number) => cardOf(page, id).locator('button[aria-expanded]');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('fc-service-booking') ?? '{}'));
const streams = (requests: readonly string[]) => requests.filter((each) => each.includes('closestAvailable'));
const timeslots = (requests: readonly string[]) => requests.filter((each) => each.includes('/timeslots/'));
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

describe('the list of workshops', () => {
  test('W-038 W-042 W-043 W-044 W-052 W-061 W-062 W-158 W-164 W-165 W-175 W-204 W-205: skeletons, order, markers, more', async () => {
    await visit(stage.browser, { expected, viewport: DESKTOP }, async (page) => {
      let answer: () => void = () => undefined;
      const ready = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const more = [workshop(6, '2027-03-05T09:00:00'), { nosites: true }];
      const requests = await open(page, {
        async closest(route) {
          await ready;
          const isMore = route.request().url().includes('cursor=105.40');
          await route.fulfill(stream(isMore ? more : FIVE));
        },
      });
      await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(5);
      expect(await page.locator('ul[aria-busy="true"]').count()).toBe(1);
      expect(await page.locator('[data-more]').isDisabled()).toBe(true);
      const before = await page.locator('[data-skeleton]').first().boundingBox();
      answer();
      await expect.poll(() => cards(page).count()).toBe(5);
      // A card is about as large as what stood for it.
      const after = await cardOf(page, 1).boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(24);
      expect(await numbers(page)).toEqual(IN_ORDER);
      expect(streams(requests)).toHaveLength(1);
      expect(streams(requests)[0]).toContain('regNo=ABC123&serviceOfferings=oil,ac');

      await page.getByLabel('Första lediga tid').check();
      expect(await numbers(page)).toEqual(BY_TIME);
      await page.getByLabel('Närmast mig').check();
      expect(await numbers(page)).toEqual(IN_ORDER);
      expect(await markers(page).count()).toBe(5);
      await page.locator('[data-more]').click();
      await expect.poll(() => cards(page).count()).toBe(6);
      expect(await markers(page).count()).toBe(6);
      expect(await page.locator('[data-more]').isDisabled()).toBe(true);
      expect(streams(requests)).toHaveLength(2);

      const map = page.locator('[data-workshop-map]');
      expect(await map.getAttribute('data-map-zoom')).toBe('12');
      // By keyboard: the marker comes into view, opens, and leads to the times.
      const marker = page.getByRole('button', { name: 'Nordhem 4, Gatan 4, 111 11 Stockholm' });
      await marker.focus();
      await page.keyboard.press('Enter');
      const popup = page.locator('[data-popup]');
      expect(await popup.innerText()).toMatch(
        /Nordhem 4\s+Gatan 4, 111 11 Stockholm\s+Första lediga tid: 5 mars 07:30/,
      );
      expect(await map.getAttribute('data-map-zoom')).toBe('15');
      await page.keyboard.press('Escape');
      expect(await marker.evaluate((each) => each === document.activeElement)).toBe(true);
      for (const step of [16, 17]) {
        await page.getByRole('button', { name: 'Zooma in kartan' }).click();
        expect(await map.getAttribute('data-map-zoom')).toBe(String(step));
      }
      await marker.click();
      expect(await map.getAttribute('data-map-zoom')).toBe('17');
      expect(await axeFaults(page)).toEqual([]);
      await popup.getByRole('button', { name: 'Visa tillgängliga tider' }).click();
      await page.locator('[data-picker="104.40"]').waitFor();
      expect(await toggleOf(page, 4).getAttribute('aria-expanded')).toBe('true');
      await settled(page);
      expect(await toggleOf(page, 4).evaluate((each) => each === document.activeElement)).toBe(true);
      // The page scrolls to it, which takes its time.
      await expect
        .poll(async () => {
          const at = await cardOf(page, 4).boundingBox();
          return at !== null && at.y >= 0 && at.y < DESKTOP.height;
        })
        .toBe(true);
    });
  });

  test('W-169 W-171 W-183 W-201 W-202: errors end it, nothing reconnects, a position is as one likes', {
    tags: ['sweep'],
  }, async () => {
    await visit(
      stage.browser,
      { expected: [...expected, /closestAvailable/], viewport: PHONE, consent: ['analytics'] },
      async (page) => {
        let answer = (route: Route) => route.fulfill(stream(FIVE.slice(0, 3)));
        const requests = await open(page, { closest: (route) => answer(route) });
        // The connection ends before all have come.
        await page.getByText('Förbindelsen bröts').waitFor();
        expect(await cards(page).count()).toBe(3);
        await page.waitForTimeout(500);
        expect(streams(requests)).toHaveLength(1);
        await expect.poll(() => requests).toContain('POST /api/browser-warnings');
        answer = (route) => route.fulfill(stream([{ error: 'service-unavailable' }]));
        await page.getByRole('button', { name: 'Försök igen' }).click();
        await page.getByText('Vi kan ej hitta några anläggningar som passar dig').waitFor();
        expect(await cards(page).count()).toBe(3);
        expect(streams(requests).at(-1)).toContain('cursor=103.40');
        expect(await page.locator('[data-no-workshops] a').getAttribute('href')).toMatch(/^mailto:\S+@\S+$/);

        const events = () =>
          page.evaluate(() =>
            (window.dataLayer ?? []).filter(
              (each) =>
                typeof each === 'object' && each !== null && 'event' in each && each.event === 'event_error',
            ),
          );
        await expect.poll(events).toHaveLength(1);
        expect(await events()).toMatchObject([
          { error_code: 'error_workshop', error_text: 'no workshop available' },
        ]);

        // Geolocation is not given to this browser: the flow goes on, by a town.
        await page.getByRole('button', { name: 'Använd min position' }).click();
        await page.getByText('Sök på en ort i stället').waitFor();
        answer = (route) => route.fulfill(stream(FIVE));
        const box = page.getByLabel('Sök ort');
        await box.fill('ma');
        await page.waitForTimeout(300);
        expect(await page.getByRole('option').count()).toBe(0);
        await box.pressSequentially('lm');
        await page.getByRole('option', { name: 'Malmö' }).click();
        await page.getByText('Verkstäder nära Malmö').waitFor();
        await expect.poll(() => cards(page).count()).toBe(5);
        expect(streams(requests).at(-1)).toMatch(/latitude=55\.\d+&longitude=1[23]\.\d+$/);
        expect(await stored(page)).toMatchObject({ region: 'Malmö', lat: expect.closeTo(55.6, 0) });
        expect(await cardOf(page, 1).innerText()).toMatch(/\d\skm bort/);
      },
    );
  });
});

describe('the times of a workshop', () => {
  test('W-049 W-050 W-063 W-065 W-066 W-070 W-077 W-078 W-079 W-080 W-082 G9 G10 G11: seven days under tabs, by keyboard', async () => {
    // A browser on the other side of the ocean, just before midnight there.
    const zone = { timezoneId: 'America/New_York' };
    await visit(stage.browser, { expected, viewport: DESKTOP, ...zone }, async (page) => {
      const requests = await open(page, { now: new Date('2027-03-02T04:30:00Z') });
      await toggleOf(page, 5).focus();
      await page.keyboard.press('Enter');
      await tab(page, '15–21 mar').waitFor();
      expect(await toggleOf(page, 5).innerText()).toBe('Stäng tider');
      await expect
        .poll(() => timeslots(requests)[0] ?? '')
        .toContain('/ABC123/105.40/2027-03-15T00:00:00/?serviceOfferings=oil,ac');
      const picker = page.locator('[data-picker]');
      const days = picker.locator('[data-day]');
      await picker.locator('[data-slot]').first().waitFor();
      const places = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top));
      expect(places).toHaveLength(7);
      expect(new Set(places).size).toBe(1);
      const colours = await days
        .locator('[data-day-head]')
        .evaluateAll((heads) => heads.map((head) => getComputedStyle(head).color));
      expect(new Set(colours.slice(0, 5)).size).toBe(1);
      expect(colours[5]).not.toBe(colours[0]);
      expect(colours[6]).toBe(colours[5]);
      expect(await days.nth(5).innerText()).toMatch(/helg/i);

      const tabs = picker.locator('[role="tab"]');
      const seen = () =>
        tabs.evaluateAll(
          (all) => all.filter((each) => each.checkVisibility({ visibilityProperty: true })).length,
        );
      const [previous, next] = [
        picker.getByRole('button', { name: 'Föregående vecka' }),
        picker.getByRole('button', { name: 'Nästa vecka' }),
      ];
      expect([await tabs.count(), await seen(), await previous.isDisabled()]).toEqual([4, 4, true]);
      const counts: number[] = [];
      for (let step = 0; step < 5; step++) {
        await next.click();
        counts.push(await tabs.count());
      }
      expect(counts).toEqual([8, 8, 12, 12, 12]);
      expect([await seen(), await previous.isDisabled()]).toEqual([4, false]);
      expect(await axeFaults(page)).toEqual([]);

      // One tab stop; arrows open at once, Home the first week.
      const selected = picker.locator('[role="tab"][aria-selected="true"]');
      await selected.focus();
      await page.keyboard.press('Home');
      await expect.poll(() => selected.innerText()).toBe('15–21 mar');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => selected.innerText()).toBe('22–28 mar');
      await expect.poll(() => selected.evaluate((each) => each === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => selected.innerText()).toBe('29 mar–4 apr');
      const panel = picker.getByRole('tabpanel');
      expect(await panel.getAttribute('aria-labelledby')).toBe(await selected.getAttribute('id'));
      await expect.poll(() => days.first().getAttribute('data-day')).toBe('2027-03-29');
      await expect.poll(() => selected.evaluate((each) => each === document.activeElement)).toBe(true);
      // From the tabs on to the panel and to the first time, which is named with its day.
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
      const slot = picker.getByRole('button', { name: '07:30 måndag 29 mars' });
      expect(await slot.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await slot.getAttribute('aria-pressed')).toBe('false');
    });
  });

  test('W-055 W-056 W-057 W-076 W-083 W-159 W-160 W-162 W-197: a time is held, shown, and given back', {
    tags: ['sweep'],
  }, async () => {
    await visit(stage.browser, { expected, viewport: DESKTOP }, async (page) => {
      const requests = await open(page);
      await toggleOf(page, 2).click();
      await page.getByRole('button', { name: 'Heldag onsdag 3 mars' }).click();
      await page.getByRole('heading', { name: 'Vald tid: 3 mars 2027 08:00' }).waitFor();
      expect(await stored(page)).toMatchObject({
        location: { departmentId: '102.40' },
        bookingInfo: { location: { departmentId: '102.40' }, timeSlot: '2027-03-03T08:00', allDay: true },
        hold: { holdId: 'hold-1' },
      });
      const chosen = page.locator('[data-chosen-workshop]');
      expect((await chosen.getByRole('img', { name: 'Karta över Nordhem 2' }).boundingBox())?.height).toBe(
        150,
      );
      const heading = chosen.getByRole('heading', { name: /^Vald tid: / });
      await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
      expect(await chosen.locator('[data-hold]').innerText()).toMatch(
        /Tiden är reserverad för dig i (09:5\d|10:00)/,
      );
      await expect
        .poll(() => requests)
        .toContain('GET /api/mechmate/prices/ABC123/1/102.40?serviceOfferings=oil,ac');
      await expect.poll(async () => (await stored(page)).services.oil.price).toBe(990);
      expect(await cards(page).count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);

      await page.reload();
      await chosen.waitFor();
      expect(streams(requests)).toHaveLength(1);
      await page.locator('[data-change]').click();
      await expect.poll(() => cards(page).count()).toBe(5);
      await expect.poll(() => requests).toContain('POST /api/mechmate/holds/hold-1/release');
      expect(await stored(page)).toMatchObject({
        location: null,
        bookingInfo: { location: null, timeSlot: null },
        services: { oil: { price: 1200 } },
      });
    });
  });

  test('W-187 W-188 W-189: no answer leaves the days as they were, a refusal leaves none; a lost time has others', {
    tags: ['sweep'],
  }, async () => {
    const own = [...expected, /timeslots|\/holds/, /ERR_FAILED/];
    await visit(stage.browser, { expected: own, viewport: DESKTOP }, async (page) => {
      const requests = await open(page, {
        times: (route, monday) => {
          if (monday === '2027-03-08') return route.abort();
          return monday === '2027-03-01'
            ? route.fulfill({ json: weekOf(monday) })
            : route.fulfill({ status: 500, json: {} });
        },
        hold: (route) =>
          route.fulfill({
            status: 409,
            json: {
              code: 'slot-taken',
              message: 'Tiden är tagen.',
              alternatives: [{ date: '2027-03-02', time: '09:30' }],
            },
          }),
      });
      await toggleOf(page, 4).click();
      const picker = page.locator('[data-picker]');
      const first = picker.getByRole('button', { name: '07:30 fredag 5 mars' });
      await first.waitFor();
      await picker.getByRole('button', { name: 'Nästa vecka' }).click();
      await page.getByText('Tiderna kunde inte hämtas').waitFor();
      expect(await picker.locator('[data-spinner]').count()).toBe(0);
      expect(await first.isVisible()).toBe(true);
      await expect.poll(() => requests).toContain('POST /api/browser-warnings');
      await tab(page, '15–21 mar').click();
      await expect.poll(() => picker.getByText('Inga lediga tider').count()).toBe(7);
      expect(await picker.locator('[data-spinner]').count()).toBe(0);

      await tab(page, '1–7 mar').click();
      await first.click();
      await page.getByText('Tiden 5 mars 2027 07:30 hann någon annan ta').waitFor();
      expect(await page.getByRole('button', { name: 'tisdag 2 mars 09:30' }).isVisible()).toBe(true);
      await expect
        .poll(() => timeslots(requests).filter((each) => each.includes('2027-03-01')).length)
        .toBe(2);
      expect(await cards(page).count()).toBe(5);
    });
  });

  test('W-068 W-069 W-183: on a phone the days stand below each other, with arrows, at 320 pixels too', {
    tags: ['sweep'],
  }, async () => {
    for (const viewport of [PHONE, NARROW]) {
      await visit(stage.browser, { expected, viewport, hasTouch: true }, async (page) => {
        const requests = await open(page);
        await toggleOf(page, 2).tap();
        const picker = page.locator('[data-picker]');
        await picker.locator('[data-slot]').first().waitFor();
        const tops = await picker
          .locator('[data-day]')
          .evaluateAll((all) => all.map((day) => day.getBoundingClientRect().top));
        expect([...tops].sort((a, b) => a - b)).toEqual(tops);
        expect(new Set(tops).size).toBe(7);
        expect(await picker.locator('[role="tab"]').first().isVisible()).toBe(false);
        const [previous, next] = [
          picker.getByRole('button', { name: 'Föregående vecka' }),
          picker.getByRole('button', { name: 'Nästa vecka' }),
        ];
        expect(await previous.isDisabled()).toBe(true);
        await next.tap();
        await picker.locator('[data-day="2027-03-08"]').waitFor();
        await previous.tap();
        await picker.locator('[data-day="2027-03-01"]').waitFor();
        expect(timeslots(requests).filter((each) => each.includes('2027-03-08'))).toHaveLength(1);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
        if (viewport === NARROW) expect(await axeFaults(page)).toEqual([]);
      });
    }
  });

  test('a hold that runs out says so, and the time can be held again', { tags: ['sweep'] }, async () => {
    await visit(stage.browser, { expected, viewport: PHONE }, async (page) => {
      await page.clock.install({ time: new Date('2027-03-02T08:00:00Z') });
      const location = { ...workshop(1, '2027-03-08T07:00:00') };
      const bookingInfo = { location, timeSlot: '2027-03-08T07:30', allDay: false };
      const hold = { holdId: 'hold-0', expiresAt: '2027-03-02T08:02:30.000Z' };
      await open(
        page,
        {
          now: null,
          hold: (route) =>
            route.fulfill({ status: 201, json: { holdId: 'hold-2', expiresAt: '2027-03-02T08:20:00.000Z' } }),
        },
        { ...STORE, location, bookingInfo, hold },
      );
      await page.getByText('Tiden är reserverad för dig i 02:').waitFor();
      await page.clock.runFor(45_000);
      await page.getByText('Tiden är reserverad för dig i två minuter till.').waitFor({ state: 'attached' });
      await page.clock.runFor(120_000);
      await page.getByText('Reservationen har gått ut').waitFor();
      expect(await stored(page)).toMatchObject({ hold: null, bookingInfo: { timeSlot: '2027-03-08T07:30' } });
      await page.getByRole('button', { name: 'Reservera tiden igen' }).click();
      await page.locator('[data-hold]').waitFor();
      expect(await stored(page)).toMatchObject({ hold: { holdId: 'hold-2' } });
    });
  });
});

test('W-163 W-203: a map that fails is logged and nothing else; without the workshop’s prices the medians stay', {
  tags: ['sweep'],
}, async () => {
  await visit(
    stage.browser,
    { expected: [...expected, /map\/picture|ERR_FAILED|\/prices\//] },
    async (page) => {
      await page.route('**/api/map/**', (route) => route.abort());
      const requests = await open(page);
      await expect.poll(() => cards(page).count()).toBe(5);
      await expect.poll(() => requests.includes('POST /api/browser-warnings')).toBe(true);
      await page.route(`${API}/prices/**`, (route) => route.fulfill({ status: 500, json: {} }));
      await toggleOf(page, 2).click();
      const prices = page.waitForResponse(/\/prices\//);
      await page.getByRole('button', { name: '07:30 måndag 1 mars' }).click();
      await page.getByRole('heading', { name: 'Vald tid: 1 mars 2027 07:30' }).waitFor();
      await prices;
      expect(await stored(page)).toMatchObject({ services: { oil: { price: 1200 } } });
      expect(await page.locator('[data-step="4"] input[name="name"]').isVisible()).toBe(true);
    },
  );
});
