import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { search } from '../ask';
import { openStage, type Stage, type VisitOptions, visit } from '../browser';
import { exampleCar } from '../example-cars';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

let currentCar = '';

export const car = () => currentCar;

let currentSample = '';

export const sample = () => currentSample;

/** Opens a page and waits until its scripts listen; those that wait for a hand or an eye do not count. */
export const on = (path: string, options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> =>
  visit(stage().browser, options, async (page) => {
    await page.goto(stage().server.site('automotive-se', path));
    await awake(page);
    await act(page);
  });

export const awake = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('[data-enhance]:not([data-ready], [data-enhance-when])') === null,
  );

export const form = (page: Page): Locator => page.locator('#contact-form form[method="post"]');

export const send = (page: Page): Locator => form(page).locator('[type="submit"]');

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
    currentCar = await exampleCar(stage().server);
    const { text } = await search(stage().server, {
      index: 'automotive-se-cars',
      limit: 1,
      filters: { car_is_sample: [true], car_brand: ['Kia'] },
    });
    currentSample = `/kop-bil/${/"car_id":"([^"]+)"/.exec(text)?.[1]}`;
  });
  afterAll(() => stage().close());
}
