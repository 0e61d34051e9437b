import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { ask } from '../ask';
import { openStage, type Stage } from '../browser';

export const PATH = '/service-och-verkstad/dackhotell';

export const KEY = 'fc-tyre-hotel';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function open(page: Page, query = '', site = 'carstore-se', path = PATH): Promise<void> {
  await page.goto(stage().server.site(site, path + query));
  await page.locator('fc-island[data-island="tyre-hotel"][data-ready]').waitFor({ state: 'attached' });
}

export const flow = (page: Page) => page.locator('[data-page]');

export const at = (page: Page, name: string) => page.locator(`[data-page="${name}"]`).waitFor();

/** The newest code that was sent, as the development page shows it. */
export async function lastCode(): Promise<string> {
  const { text } = await ask(stage().server, '/_dev/outbox', { host: 'carstore-se.localhost' });
  return /(\d{4}) är din kod/.exec(text)?.[1] ?? '';
}

export async function toCode(page: Page, plate: string): Promise<void> {
  await flow(page).getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
  await page.keyboard.press('Enter');
  await at(page, 'Login');
  await button(page, 'Skicka kod').click();
  await at(page, 'Validate');
}

export async function signIn(page: Page, plate: string): Promise<void> {
  await toCode(page, plate);
  await page.getByRole('textbox', { name: 'Siffra 1 av 4' }).focus();
  await page.keyboard.type(await lastCode());
  await page.keyboard.press('Enter');
  await at(page, 'LoggedIn');
  await page.getByText('Ditt fordon').waitFor();
}

export const answering = (page: Page, path: string, answer: Parameters<Route['fulfill']>[0]) =>
  page.route(`**/api/tirehotel/${path}*`, (route) => route.fulfill(answer));

export const json = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/** What analytics has been told of the flow, without who booked and what car it is. */
export const eventsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return (Array.isArray(layer) ? layer : []).flatMap((entry) => {
      if (entry.event === 'flow_interaction') return [`${entry.flow_name} ${entry.flow_step}`];
      if (entry.event !== 'purchase') return [];
      const { transaction_id, ...sale } = entry.ecommerce;
      return [{ ...sale, isNumbered: /^NB-/.test(transaction_id) }];
    });
  });

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage({ pictures: false });
  });
  afterAll(() => stage().close());
}
