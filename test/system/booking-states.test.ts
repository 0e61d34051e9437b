/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openOwnStage, PHONE, type Stage, settled, visit } from './browser';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage({}, { pictures: false });
});
afterAll(() => stage.close());

const LANDING = '/service-och-verkstad/boka-bilverkstad';

/** So long nothing is touched before a state's calls are counted, in milliseconds: an endless loop makes some fifty a second. */
const QUIET_MS = 1000;

const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);
const onward = (page: Page, number: number) =>
  step(page, number).getByRole('button', { name: 'Fortsätt' }).click();
const reopen = (page: Page, number: number) =>
  step(page, number).getByRole('button', { name: 'Ändra', exact: true }).click();
const showTimes = (page: Page) =>
  page.getByRole('button', { name: 'Visa tillgängliga tider' }).first().click();
const slots = (page: Page) => page.locator('[data-slot]');
const contact = (page: Page) => page.getByRole('region', { name: 'Dina kontaktuppgifter' });

async function fillContact(page: Page): Promise<void> {
  await contact(page).getByLabel('Namn').fill('Kim Ek');
  await contact(page).getByLabel('Telefon').fill('070-174 06 05');
  await contact(page).getByLabel('E-post').fill('kim@post.example');
}

const HEADINGS = {
  car: 'Din bil',
  services: 'Välj tjänst',
  addOns: 'Tillval för din bil',
  workshops: 'Välj en verkstad och tid som passar dig',
  chosen: /^Vald tid: /,
} as const;

interface Change {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  /** What has the focus when it is done; null: what the visitor has touched. */
  readonly heading: string | RegExp | null;
  /** Calls to the booking's API, by their first parts; icons and maps are files. */
  readonly calls: Readonly<Record<string, number>>;
}

/** Forward to the chosen time, back through every step, forward again, another time, and the booking. */
const walk = (plate: string): readonly Change[] => [
  {
    name: 'the car is found',
    async act(page) {
      await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
      await page.keyboard.press('Enter');
    },
    heading: HEADINGS.car,
    calls: { 'GET vehicles': 1, 'GET authorized-workshop': 1 },
  },
  {
    name: 'services',
    act: (page) => onward(page, 1),
    heading: HEADINGS.services,
    calls: { 'GET services': 1 },
  },
  {
    name: 'a service is ticked',
    act: (page) => step(page, 2).getByRole('checkbox').first().check(),
    heading: null,
    calls: {},
  },
  { name: 'add-ons', act: (page) => onward(page, 2), heading: HEADINGS.addOns, calls: {} },
  {
    name: 'workshops',
    act: (page) => onward(page, 3),
    heading: HEADINGS.workshops,
    calls: { 'GET departments': 1 },
  },
  // The week that is shown and the one after it.
  { name: 'times', act: showTimes, heading: null, calls: { 'GET timeslots': 2 } },
  {
    name: 'a time is chosen',
    act: (page) => slots(page).first().click(),
    heading: HEADINGS.chosen,
    calls: { 'POST holds': 1, 'GET prices': 1 },
  },
  { name: 'back to the add-ons', act: (page) => reopen(page, 3), heading: HEADINGS.addOns, calls: {} },
  { name: 'back to the services', act: (page) => reopen(page, 2), heading: HEADINGS.services, calls: {} },
  { name: 'back to the car', act: (page) => reopen(page, 1), heading: HEADINGS.car, calls: {} },
  { name: 'on to the services', act: (page) => onward(page, 1), heading: HEADINGS.services, calls: {} },
  { name: 'on to the add-ons', act: (page) => onward(page, 2), heading: HEADINGS.addOns, calls: {} },
  { name: 'on to the chosen time', act: (page) => onward(page, 3), heading: HEADINGS.workshops, calls: {} },
  {
    name: 'the time is given up',
    act: (page) => page.getByRole('button', { name: 'Ändra verkstad eller tid' }).click(),
    heading: HEADINGS.workshops,
    calls: { 'POST holds': 1 },
  },
  {
    name: 'another time is chosen',
    async act(page) {
      await showTimes(page);
      await slots(page).first().waitFor();
      // A week before a public holiday may have one time only.
      await slots(page)
        .nth(Math.min(1, (await slots(page).count()) - 1))
        .click();
    },
    heading: HEADINGS.chosen,
    calls: { 'GET timeslots': 2, 'POST holds': 1, 'GET prices': 1 },
  },
  { name: 'typing', act: fillContact, heading: null, calls: { 'PUT holds': 1 } },
  {
    name: 'booked',
    act: (page) => page.getByRole('button', { name: 'Boka', exact: true }).click(),
    heading: 'Bokning bekräftad',
    calls: { 'POST bookings': 1 },
  },
];

/** What has the focus, and whether the whole of it is seen: within the viewport, and under nothing else. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    const { top, bottom, left, right } = active?.getBoundingClientRect() ?? new DOMRect();
    const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    const isOnTop = [top + 2, bottom - 2].every((y) => {
      const there = document.elementFromPoint(left + 4, y);
      return there !== null && (active?.contains(there) ?? false);
    });
    return {
      isHeading: /^H[1-6]$/.test(active?.tagName ?? ''),
      text: active?.textContent ?? '',
      isSeen: isInside && isOnTop,
    };
  });

test.each([
  // Two cars, as one that is booked twice at the same hour is asked about.
  ['390', PHONE, 'ABC123'],
  ['1440', DESKTOP, 'DGH614'],
] as const)(
  'correction 2, correction 4: at %s each state asks for what it needs and no more, and its heading has the focus, in view',
  async (_, viewport, plate) => {
    await visit(stage.browser, { viewport }, async (page) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const found = /\/api\/mechmate\/([^/?]+)/.exec(request.url());
        if (found !== null) calls.push(`${request.method()} ${found[1]}`);
      });
      await page.goto(stage.server.site('automotive-se', LANDING));
      await page
        .locator('fc-island[data-island="service-booking"][data-ready]')
        .waitFor({ state: 'attached' });
      for (const { name, act, heading, calls: expected } of walk(plate)) {
        calls.length = 0;
        await act(page);
        if (heading !== null) {
          await expect
            .poll(() => focus(page), { message: name })
            .toMatchObject({ isHeading: true, text: expect.stringMatching(heading) });
        }
        // Nothing is touched meanwhile: whatever asks again by itself is counted.
        await page.waitForTimeout(QUIET_MS);
        await settled(page);
        if (heading !== null)
          expect(await focus(page), name).toMatchObject({ isHeading: true, isSeen: true });
        const counted = Object.fromEntries(
          [...new Set(calls)].map((call) => [call, calls.filter((each) => each === call).length]),
        );
        expect(counted, name).toEqual(expected);
      }
    });
  },
);

test('correction 2: a chosen time that is shown again after a reload asks for its prices once', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await page.goto(stage.server.site('automotive-se', LANDING));
    await page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });
    for (const { act } of walk('ABC123').slice(0, 7)) await act(page);
    await contact(page).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/mechmate/'))
        calls.push(new URL(request.url()).pathname.split('/')[3] ?? '');
    });
    await page.reload();
    await contact(page).waitFor();
    await page.waitForTimeout(3 * QUIET_MS);
    expect(calls).toEqual(['prices']);
  });
});

/** Opens the workshops of the ordinary car, with a service chosen that every workshop does. */
async function toWorkshops(page: Page, plate = 'ABC123'): Promise<void> {
  await page.goto(stage.server.site('automotive-se', LANDING));
  await page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });
  for (const { act } of walk(plate).slice(0, 5)) await act(page);
  await page.locator('[data-workshop]').first().waitFor();
}

test('correction 6: it says from where it counts, shows distances, and a position that is given moves it', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('closestAvailable')) streams.push(new URL(request.url()).search);
    });
    await toWorkshops(page);
    await page.getByText('Vi vet inte var du är, så avstånden räknas från Stockholm.').waitFor();
    await expect
      .poll(() => page.locator('[data-workshop]').first().innerText())
      .toMatch(/\d\skm från Stockholm/);
    expect(streams).toHaveLength(1);
    expect(streams[0]).toMatch(/latitude=59\.33&longitude=18\.07/);
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 55.6, longitude: 13 });
    await page.getByRole('button', { name: 'Använd min position' }).click();
    await page.getByText('Verkstäder nära Malmö').waitFor();
    await expect.poll(() => page.locator('[data-workshop]').first().innerText()).toMatch(/\d\skm bort/);
    expect(streams).toHaveLength(2);
    expect(streams[1]).toMatch(/latitude=55\.6&longitude=13(?:&|$)/);
    await page.locator('[data-basis]').getByText('Malmö').waitFor();
  });
});

test('correction 12: the weeks end where booking ends; a second visit at the same hour is asked about and can be meant', async () => {
  const expected = [/status of 409/, /^409 /];
  await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
    await toWorkshops(page);
    await showTimes(page);
    await slots(page).first().waitFor();
    const next = page.locator('[data-weeks="arrows"]').getByRole('button', { name: 'Nästa vecka' });
    const opened: string[] = [];
    while (!(await next.isDisabled())) {
      await next.click();
      opened.push((await page.locator('[data-weeks="arrows"] p').textContent()) ?? '');
      expect(opened.length).toBeLessThan(30);
    }
    // Windows of the demo are 60, 90 or 120 days.
    expect(opened.length).toBeGreaterThan(6);
    expect(opened.length).toBeLessThan(19);
    // The last week is one in which something can be booked, or full: not one beyond the window.
    expect(new Set(opened).size).toBe(opened.length);
  });
  // Eight weeks on there is room for two at the same hour; a first time after holidays leaves fewer weeks to go.
  const start = async (page: Page) => {
    await toWorkshops(page, 'KTR482');
    await showTimes(page);
    await slots(page).first().waitFor();
    const monday = () => page.locator('[data-day]').first().getAttribute('data-day');
    const from = Date.parse(`${await monday()}T00:00:00Z`);
    const next = page.locator('[data-weeks="arrows"]').getByRole('button', { name: 'Nästa vecka' });
    for (let week = 1; week <= 8 && !(await next.isDisabled()); week++) {
      await next.click();
      const date = new Date(from + week * 7 * 86_400_000).toISOString().slice(0, 10);
      await expect.poll(monday).toBe(date);
    }
    await slots(page).first().click();
    await contact(page).waitFor();
    await fillContact(page);
    await page.getByRole('button', { name: 'Boka', exact: true }).click();
  };
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await start(page);
    await page.getByRole('heading', { name: 'Bokning bekräftad' }).waitFor();
  });
  await visit(stage.browser, { viewport: PHONE, expected }, async (page) => {
    await start(page);
    const question = contact(page).getByText(/^Bilen har redan en tid .+ Vill du boka den här tiden ändå\?$/);
    await question.waitFor();
    expect(await page.getByRole('button', { name: 'Boka', exact: true }).count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(await contact(page).getByLabel('Namn').inputValue()).toBe('Kim Ek');
    await contact(page).getByRole('button', { name: 'Boka ändå' }).click();
    await page.getByRole('heading', { name: 'Bokning bekräftad' }).waitFor();
  });
});
