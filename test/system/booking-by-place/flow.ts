import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openOwnStage, type Stage } from '../browser';

export const PATH = '/service-och-verkstad/boka-bilverkstad';

export const KEY = 'fc-booking-by-place';

export const API = '**/api/service-booking';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const flow = (page: Page) => page.locator('[data-booking-by-place]');

export const button = (page: Page, name: string | RegExp) =>
  flow(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

export const heading = (page: Page, name: string) => flow(page).getByRole('heading', { name, exact: true });

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

export const pageOf = (page: Page) => new URL(page.url()).searchParams.get('page');

export const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), KEY);

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const isInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  });

/** What is in focus, and whether it is in view; until the page has come to rest it may be below it. */
export const focusInView = async (page: Page) => [await focused(page), await isInView(page)] as const;

export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(stage().server.site('mercedes-se', PATH + query));
  await awake(page);
}

export const awake = (page: Page) =>
  page.locator('fc-island[data-island="booking-by-place"][data-ready]').waitFor({ state: 'attached' });

/** What was asked of the booking's calls, in order: `car/get`, `holds`. */
export function calls(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const found = /\/api\/(?:service-booking|mechmate)\/(\w[\w-]*(?:\/(?:get|submit))?)/.exec(request.url());
    if (found?.[1] !== undefined) requests.push(found[1]);
  });
  return requests;
}

export const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

export const answering = (page: Page, action: string, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(`${API}/${action}`, (route) => route.fulfill(answer));

/** Ways to a page, from the one before. */
export async function toCar(page: Page, plate = 'MBZ220'): Promise<void> {
  await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
  await page.keyboard.press('Enter');
  await heading(page, 'Är det här rätt bil?').waitFor();
}

export async function toServices(page: Page): Promise<void> {
  await button(page, 'Fortsätt').click();
  await flow(page).locator('[data-category]').first().waitFor();
}

export async function toPlace(page: Page): Promise<void> {
  await flow(page).getByRole('checkbox', { name: 'Basservice' }).check();
  await button(page, 'Fortsätt').click();
  await heading(page, 'Var och när vill du lämna bilen?').waitFor();
}

export async function toList(page: Page, plate?: string): Promise<void> {
  await open(page);
  await toCar(page, plate);
  await toServices(page);
  await toPlace(page);
}

export async function chooseTime(page: Page): Promise<void> {
  await button(page, 'Välj verkstad').first().click();
  await freeDay(page).first().click();
  await flow(page).locator('[data-time]').first().click();
}

export const freeDay = (page: Page) => flow(page).locator('[role="gridcell"]:not([aria-disabled])');

export const field = (page: Page, name: string) => flow(page).locator(`[name="${name}"]`);

export async function typeContact(page: Page): Promise<void> {
  await field(page, 'firstAndLastName').fill('Anna Maria Berg');
  await field(page, 'phone').fill('070-174 06 05');
  await field(page, 'email').fill('anna@post.example');
}

/** A test that books comes with a car of its own: one that is booked at that time is asked about first. */
export async function toSummary(page: Page, plate?: string): Promise<void> {
  await toList(page, plate);
  await chooseTime(page);
  await typeContact(page);
  await button(page, 'Till summering').click();
  await heading(page, 'Summering').waitFor();
}

/** The summary once all that was asked on the way has its answer: the hold, renewed by typing, and the workshop's prices. */
export async function toAnsweredSummary(page: Page, plate?: string): Promise<void> {
  const renewal = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/mechmate/holds/'),
  );
  await toSummary(page, plate);
  const hold: unknown = await (await renewal).json();
  await expect
    .poll(async () => {
      const { hold: current, workshopPrices } = await stored(page);
      return { hold: current, isPriced: workshopPrices !== null };
    })
    .toEqual({ hold, isPriced: true });
}

/** Sum of the shifts that nobody has caused. */
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

export const DAY = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

export const times = (startTime: readonly string[]) =>
  json(200, { response: { availableTimeSlotDates: [{ date: DAY, startTime }] } });

export const dates = (available: readonly string[]) => (route: Route) =>
  route.fulfill(
    json(
      200,
      route
        .request()
        .postDataJSON()
        .departments.map((departmentId: string) => ({
          department: { departmentId, name: departmentId },
          response: { availableDates: available.map((date) => ({ date })) },
        })),
    ),
  );

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openOwnStage({}, { pictures: false });
  });
  afterAll(() => stage().close());
}
