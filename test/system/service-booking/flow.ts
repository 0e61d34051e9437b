import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openStage, type Stage } from '../browser';

export const LANDING = '/service-och-verkstad/boka-bilverkstad';

export const KEY = 'fc-service-booking';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 10_000 });

export const step = (page: Page, number: number) => page.locator(`[data-step="${number}"]`);

export const onward = (page: Page, number: number) =>
  step(page, number).getByRole('button', { name: 'Fortsätt' }).click();

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

export async function open(page: Page): Promise<void> {
  await page.goto(stage().server.site('automotive-se', LANDING));
  await awake(page);
}

export const awake = (page: Page) =>
  page.locator('fc-island[data-island="service-booking"][data-ready]').waitFor({ state: 'attached' });

/** The booking in progress as the browser keeps it. */
export const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), KEY);

export const state = (page: Page): Promise<number> => stored(page).then((store) => store?.bookingState ?? 0);

export async function findCar(page: Page, plate: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill(plate);
  await page.keyboard.press('Enter');
}

/** The first time of the first workshop that has any. */
export async function pickTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Visa tillgängliga tider' }).first().click();
  await page.locator('[data-slot]').first().click();
  await page.getByRole('heading', { name: 'Dina kontaktuppgifter' }).waitFor();
}

/** The page has another form, to be called back. */
export const contact = (page: Page) => page.getByRole('region', { name: 'Dina kontaktuppgifter' });

export async function fillContact(page: Page): Promise<void> {
  await contact(page).getByLabel('Namn').fill('Kim Ek');
  await contact(page).getByLabel('Telefon').fill('070-174 06 05');
  await contact(page).getByLabel('E-post').fill('kim@post.example');
}

export const book = (page: Page) => page.getByRole('button', { name: 'Boka', exact: true }).click();

export const confirmed = (page: Page) => page.getByRole('heading', { name: 'Bokning bekräftad' }).waitFor();

export const layer = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => typeof entry === 'object' && entry !== null && 'event' in entry)
      .map((entry) => ({ ...entry })),
  );

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Of a visitor who has chosen a time: kept for those tests that begin there. */
let currentChosen: { readonly [field: string]: unknown } = {};

export const chosen = () => currentChosen;

export function keepChosen(store: typeof currentChosen): void {
  currentChosen = store;
}

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage({ pictures: false });
  });
  afterAll(() => stage().close());
}
