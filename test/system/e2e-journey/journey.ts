import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { numberIn, openStage, type Stage, type VisitOptions, visit } from '../browser';
import { exampleCar } from '../example-cars';
import { sentMessages } from '../outbox';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

let currentCar = '';

export const car = () => currentCar;

export const LIST = '/kop-bil/alla-bilar-i-lager';

/** Opens a page of the Swedish site and waits until its scripts are there. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(stage().server.site('automotive-se', path));
  await allAwake(page);
}

/** Enhancements mark themselves ready once they listen; those that wait for a hand or an eye do not count. */
export const allAwake = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-enhance]:not([data-ready], [data-enhance-when])') === null,
  );

export const on = (path: string, options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> =>
  visit(stage().browser, { address: '10.0.0.5', ...options }, async (page) => {
    await open(page, path);
    await act(page);
  });

export const countOf = async (page: Page): Promise<number> =>
  numberIn(await page.locator('[data-part="status"]').textContent());

export const cardsOf = (page: Page): Locator =>
  page.locator('[data-part="cards"] > li:not([data-skeleton], [data-key="loan"])');

export const box = (page: Page, name: string, value: string): Locator =>
  page.locator(`[data-part="filters"] input[name="${name}"][value="${value}"]`);

/** Waits until the list shows what its address says, and is at rest. */
export const answered = (page: Page, address: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (words) =>
      new RegExp(words).test(location.search) &&
      document.querySelector('[data-part="results"][aria-busy]') === null,
    address.source,
  );

/** A page that is loaded anew forgets this. */
export const remember = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stayed: true }));

export const hasStayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window);

export const formOf = (page: Page): Locator => page.locator('#contact-form form[method="post"]');

export const field = (page: Page, name: string): Locator => formOf(page).locator(`[name="${name}"]`);

export const sendButton = (page: Page): Locator => formOf(page).locator('[type="submit"]');

export const thanks = (page: Page): Locator => page.locator('dialog[data-success][open]');

export async function fill(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill('070-174 06 05');
  await field(page, 'email').fill(`${name.toLowerCase().replaceAll(' ', '.')}@post.example`);
}

/** Mail in the outbox that names a visitor; waits for the first. */
export async function mailAbout(name: string): Promise<number> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const { mail } = await sentMessages(stage().server);
    const found = mail.filter((each) => JSON.stringify(each).includes(name)).length;
    if (found > 0 || Date.now() > deadline) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
    currentCar = await exampleCar(stage().server);
  });
  afterAll(() => stage().close());
}
