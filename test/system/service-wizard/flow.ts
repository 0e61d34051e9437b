import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openOwnStage, type Stage } from '../browser';

export const PATH = '/service-och-verkstad/boka-bilverkstad';

export const KEY = 'h-sb-state';

export const API = '**/api/service-booking';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const eventually = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 10_000 });

export const flow = (page: Page) => page.locator('[data-service-wizard]');

export const button = (page: Page, name: string) => flow(page).getByRole('button', { name, exact: true });

export const at = (page: Page, name: number | 'booked') =>
  flow(page).locator(`[data-page="${name}"]`).waitFor();

export const plateField = (page: Page) => flow(page).getByRole('textbox', { name: 'Registreringsnummer' });

export const service = (page: Page, id: string) => flow(page).locator(`[data-service="${id}"]`);

export const tick = (page: Page, id: string) => service(page, id).getByRole('checkbox').first();

export const category = (page: Page, name: string) =>
  flow(page).getByRole('button', { name: new RegExp(`^${name}`) });

export const box = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

export const inBox = (page: Page, title: string, name: string) =>
  box(page, title).getByRole('button', { name, exact: true });

export const bar = (page: Page) => flow(page).getByRole('navigation', { name: 'Steg i bokningen' });

export const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), KEY);

export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

export const awake = (page: Page) =>
  page.locator('fc-island[data-island="service-wizard"][data-ready]').waitFor({ state: 'attached' });

export async function open(page: Page): Promise<void> {
  await page.goto(stage().server.site('carstore-se', PATH));
  await awake(page);
}

export const ADD_ONS = 'Tillval för din bil';

export const SERVICES = ['oljebyte'] as const;

export async function toCar(page: Page, plate: string): Promise<void> {
  await plateField(page).fill(plate);
  await page.keyboard.press('Enter');
  await at(page, 2);
}

export async function toServices(page: Page, plate: string): Promise<void> {
  await toCar(page, plate);
  await button(page, 'Fortsätt').click();
  await at(page, 3);
  await service(page, SERVICES[0]).waitFor();
}

export async function toAddOns(page: Page, plate: string): Promise<void> {
  await toServices(page, plate);
  for (const id of SERVICES) await tick(page, id).check();
  await button(page, 'Fortsätt').click();
  await box(page, ADD_ONS).waitFor();
}

export async function toWorkshops(page: Page, plate: string): Promise<void> {
  await toAddOns(page, plate);
  await inBox(page, ADD_ONS, 'Nej tack').click();
  await at(page, 4);
  await flow(page).locator('[data-workshop]').first().waitFor();
}

/** One of the times of the first workshop; the last one where its week has no more. */
export async function pickTime(page: Page, which = 0): Promise<void> {
  await flow(page).getByRole('button', { name: 'Visa tillgängliga tider' }).first().click();
  const slots = flow(page).locator('[data-slot]');
  await slots.first().waitFor();
  await slots.nth(Math.min(which, (await slots.count()) - 1)).click();
  await flow(page).getByRole('heading', { name: 'Dina kontaktuppgifter' }).waitFor();
}

export async function fillContact(page: Page): Promise<void> {
  await flow(page).getByLabel('Namn').fill('Kim Ek');
  await flow(page).getByLabel('Telefon').fill('070-174 06 05');
  await flow(page).getByLabel('E-post').fill('kim@post.example');
}

/** The next call of an action is answered by this. */
export const answering = (page: Page, action: string, reply: (route: Route) => Promise<void>, times = 1) =>
  page.route(`${API}/${action}`, reply, { times });

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export const layer = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => typeof entry === 'object' && entry !== null && 'event' in entry)
      .map((entry) => ({ ...entry })),
  );

/** What has the focus, and whether the whole of it is seen. */
export const focus = (page: Page) =>
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

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openOwnStage({}, { pictures: false });
  });
  afterAll(() => stage().close());
}
