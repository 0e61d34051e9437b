/** @module-tag sweep */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const address = (path: string) => stage.server.site('automotive-se', path);

async function isSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect([page.url(), await page.evaluate(over)]).toEqual([page.url(), 0]);
}

async function openHotel(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(address('/staff'));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.locator('main ul a').first().click();
  await page.getByRole('link', { name: 'Däckhotell', exact: true }).click();
  await page.getByRole('heading', { name: 'Däckhotell', level: 1 }).waitFor();
  // The field has the focus, once the page has been shown.
  await page.locator('input:focus').waitFor();
}

/** Finds a car, measures and photographs its wheels, moves them to a place that is free, by keys alone where they are enough. */
async function playDay(viewport: typeof PHONE | typeof DESKTOP, plate: string, place: string): Promise<void> {
  await visit(stage.browser, { viewport, expected: [/status of (422|409)/] }, async (page) => {
    await openHotel(page);
    await isSound(page);
    await page.keyboard.type(plate);
    await page.keyboard.press('Enter');
    await page.getByText('1 avtal', { exact: true }).waitFor();
    await isSound(page);
    await page.getByRole('link', { name: /^Öppna avtalet för/ }).click();
    await page.getByRole('heading', { name: 'Hjuluppsättningar' }).waitFor();
    await isSound(page);
    const set = page.locator('main section[data-state="stored"]').first();
    const label = (await set.locator('h3 span').textContent()) ?? '';
    await set.getByRole('link', { name: 'Mät och fotografera' }).click();
    const depth = (wheel: string) => page.getByRole('group', { name: wheel }).getByLabel('Mönsterdjup');
    await depth('Vänster fram').fill('mycket');
    await page.getByRole('button', { name: 'Spara' }).click();
    expect(await depth('Vänster fram').getAttribute('aria-invalid')).toBe('true');
    expect(await depth('Vänster fram').inputValue()).toBe('mycket');
    await isSound(page);
    await depth('Vänster fram').fill('1,2');
    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#444' } });
    const photo = { name: 'hjul.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
    await page
      .getByRole('group', { name: 'Vänster fram' })
      .getByLabel(/^(Foto|Nytt foto)$/)
      .setInputFiles(photo);
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Sparat. Kunden ser det på sajten.').waitFor();
    const measured = page.locator('main section').filter({ hasText: label }).first();
    await measured.getByText('1,2 mm').waitFor();
    await measured.getByText('Under lagens').first().waitFor();
    await measured.getByRole('img', { name: 'Foto: Vänster fram' }).scrollIntoViewIfNeeded();
    await isSound(page);
    await measured.getByText('Flytta, ta emot, lämna ut').click();
    await measured.getByLabel('Hyllplats', { exact: true }).fill(place);
    await page.keyboard.press('Enter');
    await page.getByText('Uppsättningen är flyttad.').waitFor();
    expect(await measured.textContent()).toContain(`Hyllplats ${place}`);
    await page.getByRole('link', { name: 'Hyllplatser' }).click();
    await page.getByRole('heading', { name: 'Hyllplatser', level: 1 }).waitFor();
    expect(await page.locator('main li').filter({ hasText: place }).textContent()).not.toContain('Ledig');
    await isSound(page);
    // What a scanner types leads back to the car.
    await page.getByRole('link', { name: 'Avtal', exact: true }).click();
    await page.getByLabel('Sök avtal').waitFor();
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Hjuluppsättningar' }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#set-${label}`);
  });
}

test('on a phone a set is found, measured, photographed and moved', () => playDay(PHONE, 'LMP375', 'G-1-2'));

test('and on a computer', () => playDay(DESKTOP, 'KTR482', 'G-1-3'));

test('an agreement by hand, with its first set; a place that is taken is refused and nothing typed is lost', async () => {
  await visit(stage.browser, { viewport: PHONE, expected: [/status of 409/] }, async (page) => {
    await openHotel(page);
    await page.getByRole('link', { name: 'Nytt avtal' }).click();
    await isSound(page);
    for (const [label, text] of [
      ['Registreringsnummer', 'TYR001'],
      ['Märke', 'Volvo'],
      ['Namn', 'Eva Berg'],
      ['Mobilnummer', '070-174 06 05'],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.keyboard.press('Enter');
    await page.getByText('Avtalet är skapat.').waitFor();
    await page.getByRole('link', { name: 'Ny uppsättning' }).click();
    await isSound(page);
    const address = page.url();
    const places = page.url().replace(/tyres\/.*/, 'tyres/shelves');
    await page.goto(places);
    const taken = (await page.locator('main li:not([data-free]) strong').first().textContent()) ?? '';
    await page.goto(address);
    await page.getByLabel('Hyllplats').fill(taken);
    await page.getByLabel('Däck *').fill('Nokian R5');
    await page.getByLabel('Däckdimension *').fill('225/45 R17');
    for (const wheel of ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak'])
      await page.getByRole('group', { name: wheel }).getByLabel('Mönsterdjup').fill('7,5');
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Där ligger en annan uppsättning.').first().waitFor();
    expect(await page.getByLabel('Hyllplats').inputValue()).toBe(taken);
    await page.getByLabel('Hyllplats').fill('G-1-6');
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Uppsättningen är sparad.').waitFor();
    await page.getByRole('link', { name: 'Avsluta avtalet' }).click();
    await isSound(page);
    await page.getByRole('button', { name: 'Avsluta' }).click();
    await page.getByText('Avtalet avslutades').waitFor();
  });
});

test('what is due is listed, told of once, and labelled; the page that ends notices stands in the site', async () => {
  await visit(stage.browser, { viewport: DESKTOP, expected: [/status of 410/] }, async (page) => {
    await openHotel(page);
    await page.keyboard.type('KTR482');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Öppna avtalet för/ }).click();
    await page.getByRole('link', { name: 'Skriv ut etiketter' }).first().click();
    await page.getByRole('heading', { name: 'Etiketter', level: 1 }).waitFor();
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(5);
    await isSound(page);
    await page.getByRole('link', { name: 'Att byta' }).click();
    await page.getByRole('heading', { name: 'Att byta', level: 1 }).waitFor();
    await isSound(page);
    await page.getByRole('link', { name: 'Utskick' }).click();
    await page.getByRole('heading', { name: 'Utskick', level: 1 }).waitFor();
    await isSound(page);
    const send = page.getByRole('button', { name: /^Skicka till/ });
    const count = /\d+/.exec((await send.textContent()) ?? '')?.[0] ?? '';
    await send.click();
    await page.getByRole('status').filter({ hasText: count }).waitFor();
    expect(await send.count()).toBe(0);
    await page.getByRole('heading', { name: 'Tidigare utskick' }).waitFor();
    await page.goto(address('/wheels/stop?t=nothing'));
    const frame = page.locator('main h1').locator('..');
    // Its styles are there.
    expect(await frame.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
    await isSound(page);
  });
});
