/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

const PATH = '/staff/settings';

async function signIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site('automotive-se', `${PATH}?site=automotive-no`));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { name: 'Inställningar', exact: true }).waitFor();
}

async function isSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}

/** What the start page of the site says to search engines: it is kept in memory, and has the telephone number. */
const startPage = async () => (await ask(stage.server, '/', { host: `automotive-no.localhost` })).text;

/** The telephone links of the header or the footer of that page, each number once: where they lead and what they say. */
async function callsIn(area: string): Promise<readonly string[][]> {
  const part = new RegExp(`<${area}\\b.*?</${area}>`, 's').exec(await startPage())?.[0] ?? '';
  const links = part.matchAll(/<a\b[^>]*href="(tel:[^"]*)"[^>]*>(.*?)<\/a>/gs);
  const calls = [...links].map(([, href = '', inside = '']) => [href, inside.replaceAll(/<[^>]*>/g, '')]);
  return [...new Map(calls.map((call) => [call.join(), call])).values()];
}

/** A number is refused, shown, saved, read on a page that was kept, planned for another day, taken back, and released. */
async function change(viewport: typeof PHONE | typeof DESKTOP, number: string, e164: string): Promise<void> {
  expect(await startPage()).not.toContain(e164);
  await visit(stage.browser, { viewport, expected: [/status of 422/] }, async (page) => {
    await signIn(page);
    await isSound(page);
    await page.getByRole('link', { name: 'Kontaktuppgifter' }).click();
    const phone = page.getByLabel('Telefonnummer');
    await phone.fill('ring oss');
    await page.getByRole('button', { name: 'Spara' }).press('Enter');
    expect(await phone.getAttribute('aria-invalid')).toBe('true');
    await isSound(page);
    await phone.fill(number);
    await page.getByRole('button', { name: 'Förhandsgranska' }).click();
    await page.getByRole('link', { name: number }).waitFor();
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Sparat.').waitFor();
    await expect.poll(startPage, { timeout: 1000 }).toContain(e164);
    for (const area of ['header', 'footer'])
      expect(await callsIn(area), area).toEqual([[`tel:${e164}`, number]]);
    await isSound(page);

    const from = page.getByLabel('Gäller från');
    const today = await from.inputValue();
    await phone.fill('22 00 00 01');
    await from.fill(`${Number(today.slice(0, 4)) + 1}-06-15`);
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Kommande').first().waitFor();
    await page.getByRole('button', { name: 'Ta tillbaka' }).click();
    await page.getByText('Taget tillbaka.').waitFor();

    await page.getByRole('button', { name: 'Använd ursprunglig uppsättning' }).click();
    await page.getByText('den ursprungliga uppsättningen gäller').waitFor();
    expect(await startPage()).not.toContain(e164);
    for (const area of ['header', 'footer'])
      expect(await callsIn(area), area).toEqual([['tel:+4710000010', '10 00 00 10']]);
  });
}

test('the number of a site is changed, planned and released on a phone', () =>
  change(PHONE, '22 00 00 99', '+4722000099'));

test('and on a computer', () => change(DESKTOP, '22 00 00 98', '+4722000098'));

test('terms of loans: the example is shown before they apply, and every price by the month follows', async () => {
  const costs = async () => {
    const { text } = await ask(stage.server, '/kjop-bil/alle-biler-pa-lager', {
      host: 'automotive-no.localhost',
    });
    return [...text.matchAll(/(\d[\d\s]*)\skr\/md/g)].map(([, cost]) => cost);
  };
  const before = await costs();
  expect(before.length).toBeGreaterThan(3);
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Lånevillkor' }).click();
    await page.getByLabel('Uppläggningsavgift').fill('0');
    await page.getByLabel('Aviavgift').fill('0');
    await page.getByLabel('Lägsta kontantinsats').fill('20');
    await page.getByLabel('Månader som visas först').fill('36');
    await page.getByRole('group', { name: '36 månader' }).getByLabel('Nominell ränta').fill('0,5');
    await page.getByRole('button', { name: 'Förhandsgranska' }).click();
    await page.getByText('Så visar webbplatsen det').waitFor();
    await page
      .getByText(/0,50\s%/)
      .first()
      .waitFor();
    await isSound(page);
    expect(await costs()).toEqual(before);
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Sparat.').waitFor();
    await expect.poll(costs).not.toEqual(before);
    await page.getByRole('button', { name: 'Använd ursprunglig uppsättning' }).click();
    await page.getByText('den ursprungliga uppsättningen gäller').waitFor();
    await expect.poll(costs).toEqual(before);
  });
});
