/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const HOST = 'automotive-se.localhost';
const EDIT = 'Ändra Öppettider, Nybilsförsäljning';
const RELEASE = 'Visa importens igen Öppettider, Nybilsförsäljning';
/** A change must be on the site by then. */
const AT_ONCE_MS = 1000;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

const address = (path: string) => stage.server.site('automotive-se', path);

async function signIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(address('/staff/facilities'));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { name: 'Anläggningar' }).waitFor();
}

async function isSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}

/** What visitors read of the facility, until it has the words or not, or the time is up. */
async function isPublic(words: string, wanted: boolean): Promise<boolean> {
  const until = Date.now() + AT_ONCE_MS;
  for (;;) {
    const { text } = await ask(stage.server, '/anlaggningar/nordhem-kista', { host: HOST });
    if (text.includes(words) === wanted) return true;
    if (Date.now() > until) return false;
  }
}

/** Hours of the first department are changed, read by visitors, and given back to the import. */
async function changeHours(viewport: typeof PHONE | typeof DESKTOP, opens: string): Promise<void> {
  const words = `${opens.replace(':', '.')}–13.45`;
  await visit(stage.browser, { viewport, expected: [/status of 422/] }, async (page) => {
    await signIn(page);
    expect(await isPublic(words, false), 'before').toBe(true);
    await page.getByLabel('Sök på namn').fill('kista');
    await page.getByRole('button', { name: 'Sök' }).click();
    await isSound(page);
    await page.getByRole('link', { name: 'Nordhem Kista' }).click();
    await isSound(page);
    await page.getByRole('link', { name: EDIT }).click();
    await isSound(page);
    await page.getByLabel('Lördag: öppnar').fill('15:00');
    await page.getByLabel('Lördag: stänger').fill('13:45');
    await page.getByRole('button', { name: 'Spara' }).click();
    expect(await page.getByLabel('Lördag: öppnar').getAttribute('aria-invalid')).toBe('true');
    await isSound(page);
    await page.getByLabel('Lördag: öppnar').fill(opens);
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Ändringen gäller på sajten.').waitFor();
    expect(await isPublic(words, true), 'after the change').toBe(true);
    await isSound(page);
    await page.getByRole('button', { name: RELEASE }).click();
    await page.getByText('Importens visas igen.').waitFor();
    expect(await isPublic(words, false), 'after the release').toBe(true);
  });
}

test('hours changed on a phone are on the site within a second, and gone when they are released', () =>
  changeHours(PHONE, '09:15'));

test('and on a computer', () => changeHours(DESKTOP, '09:45'));
