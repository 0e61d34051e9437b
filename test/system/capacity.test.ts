/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const HOST = 'automotive-se.localhost';
const PLATE = 'RTS208';
const SERVICE = 'hjulskifte';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

const address = (path: string) => stage.server.site('automotive-se', path);
const call = async (path: string) => {
  const { status, text } = await ask(stage.server, `/api/mechmate${path}`, { host: HOST });
  expect(status, text).toBe(200);
  return text;
};
const days = z.array(z.object({ date: z.string(), availableSlots: z.array(z.string()) }));
const offers = z.object({ offers: z.array(z.object({ price: z.number().nullable() })) });

/** A workshop, and two days of it with free times, some weeks ahead: prices are to differ between them. */
async function freeDays() {
  const stream = await call(`/departments/closestAvailable?regNo=${PLATE}&serviceOfferings=${SERVICE}`);
  const departmentId = /"departmentId":"([^"]+)"/.exec(stream)?.[1] ?? '';
  const from = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);
  const path = `/timeslots/from/${PLATE}/${departmentId}/${from}T00:00:00/?serviceOfferings=${SERVICE}`;
  const free = days.parse(JSON.parse(await call(path))).filter((day) => day.availableSlots.length > 0);
  const [first, second] = free;
  if (first === undefined || second === undefined) throw new Error('no two days with a free time');
  return { departmentId, first, second };
}
const priceOn = async (departmentId: string, date: string) => {
  const path = `/prices/${PLATE}/1/${departmentId}?serviceOfferings=${SERVICE}&date=${date}`;
  return offers.parse(JSON.parse(await call(path))).offers[0]?.price;
};
const timesOn = async (departmentId: string, date: string) => {
  const path = `/timeslots/from/${PLATE}/${departmentId}/${date}T00:00:00/?serviceOfferings=${SERVICE}`;
  return days.parse(JSON.parse(await call(path)))[0]?.availableSlots;
};

async function signIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(address('/staff/capacity'));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { name: 'Kapacitet och priser' }).waitFor();
}

async function isSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}

async function saveFromPreview(page: Page, look: () => Promise<void> = async () => undefined): Promise<void> {
  await page.getByRole('button', { name: 'Visa vad som ändras' }).press('Enter');
  await page.getByRole('heading', { name: 'Kontrollera ändringen' }).waitFor();
  await look();
  await page.getByRole('button', { name: 'Spara ändringen' }).press('Enter');
  await page.getByText('Ändringen gäller nu i bokningen.').waitFor();
}

/** A day closed and a price from a day on, by staff; then what visitors are told, until both are released. */
async function changeCapacity(viewport: typeof PHONE | typeof DESKTOP, price: string): Promise<void> {
  const { departmentId, first, second } = await freeDays();
  const before = await priceOn(departmentId, second.date);
  await visit(stage.browser, { viewport, expected: [/status of 422/] }, async (page) => {
    await signIn(page);
    const edit = (part: string, item: string) =>
      page.goto(address(`/staff/capacity/${departmentId}/edit?${new URLSearchParams({ part, item })}`));
    await page.goto(address(`/staff/capacity/${departmentId}`));
    await isSound(page);
    await page.getByRole('link', { name: 'Nytt pris Hjulskifte', exact: true }).click();
    await page.getByLabel('Gäller från').fill(second.date);
    const own = page.getByRole('group', { name: 'Övriga märken' }).getByLabel('Pris', { exact: true });
    await own.fill('dyrt');
    await page.getByRole('button', { name: 'Visa vad som ändras' }).press('Enter');
    await page.getByText('Ingenting har sparats').waitFor();
    expect(await own.getAttribute('aria-invalid')).toBe('true');
    await isSound(page);
    for (const group of ['Övriga märken', 'Premiummärken', 'Transportbilar'])
      await page.getByRole('group', { name: group }).getByLabel('Pris', { exact: true }).fill(price);
    for (const group of ['Övriga märken', 'Premiummärken', 'Transportbilar'])
      await page.getByRole('group', { name: group }).getByLabel('Med serviceavtal').fill('');
    await saveFromPreview(page);
    expect(await priceOn(departmentId, first.date), 'the day before').toBe(before);
    expect(await priceOn(departmentId, second.date), 'from that day').toBe(321.5);

    await edit('day', first.date);
    await page.getByRole('radio', { name: 'Stängt' }).check();
    await saveFromPreview(page, () => isSound(page));
    expect(await timesOn(departmentId, first.date)).toEqual([]);

    for (const [part, item] of [
      ['day', first.date],
      ['price', `${SERVICE} ${second.date}`],
    ] as const) {
      await page.goto(address(`/staff/capacity/${departmentId}`));
      const action = `form[action$="?${new URLSearchParams({ part, item })}"] button`;
      await page.locator(action).click();
      await page.getByRole('button', { name: 'Spara ändringen' }).click();
      await page.getByText('Importens gäller igen.').waitFor();
    }
    expect(await timesOn(departmentId, first.date)).toEqual(first.availableSlots);
    expect(await priceOn(departmentId, second.date)).toBe(before);
  });
}

test('a closed day and a price from a day on are those of the site at once, until they are released', () =>
  changeCapacity(PHONE, '321,50 kr'));

test('and on a computer', () => changeCapacity(DESKTOP, '321.5'));
