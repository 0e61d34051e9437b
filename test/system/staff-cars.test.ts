/** @module-tag sweep */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

/** A change must be on the site by then. */
const AT_ONCE_MS = 1000;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const address = (path: string) => stage.server.site('automotive-se', path);

async function signIn(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(address('/staff/cars'));
  await page.getByLabel('E-post').fill('admin@nordhem.example');
  await page.getByLabel('Lösenord').fill('nordhem-demo-2026');
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByRole('heading', { name: 'Bilar', exact: true }).waitFor();
}

async function isSound(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
}

/** What visitors find of a model, once it is as much as wanted or the time is up. */
async function found(page: Page, model: string, wanted: number): Promise<readonly Record<string, unknown>[]> {
  const request = {
    index: 'automotive-se-cars',
    filters: { car_model: model },
    fields: ['car_id', 'car_primary_image'],
    limit: 10,
  };
  const search = async (body: string): Promise<{ content: readonly Record<string, unknown>[] }> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/search', { method: 'POST', headers, body })).json();
  };
  const until = Date.now() + AT_ONCE_MS;
  for (;;) {
    const { content } = await page.evaluate(search, JSON.stringify(request));
    if (content.length === wanted || Date.now() > until) return content;
  }
}

const photo = async (background: string) => ({
  name: `${background}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** By keys alone: from field to field, and sent with Enter. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).focus();
  await page.keyboard.insertText(text);
}

/** A car is written, gets pictures, is found by visitors, and leaves the stock. */
async function addByHand(viewport: typeof PHONE | typeof DESKTOP, model: string, plate: string) {
  await visit(stage.browser, { viewport, expected: [/status of 422/] }, async (page) => {
    const label = (text: string) => page.getByLabel(text, { exact: true });
    await signIn(page);
    await isSound(page);
    await page.getByRole('link', { name: 'Lägg till en bil' }).click();
    await type(page, 'Märke *', 'Volvo');
    await type(page, 'Modell *', model);
    await type(page, 'Registreringsnummer', plate);
    await type(page, 'Årsmodell *', '21');
    await page.keyboard.press('Enter');
    await page.getByText('Bilen sparades inte.').waitFor();
    expect(await label('Årsmodell *').getAttribute('aria-invalid')).toBe('true');
    expect(await label('Modell *').inputValue()).toBe(model);
    await isSound(page);
    await label('Årsmodell *').fill('2021');
    await label('Miltal').fill('4 500');
    await label('Anläggning *').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Lägg till och visa' }).click();
    await page.getByText('Bilen är tillagd.').waitFor();
    expect(await found(page, model, 1), 'after it was added').toHaveLength(1);
    await isSound(page);
    const files = page.getByLabel('Lägg till egna bilder');
    await files.setInputFiles([
      await photo('teal'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      await photo('gold'),
    ]);
    await page.getByRole('button', { name: 'Ladda upp' }).click();
    await page
      .getByText(
        'notes.txt: är ingen bild av de här slagen. Spara den som JPEG först (även HEIC från en iPhone).',
      )
      .waitFor();
    await page.getByRole('button', { name: 'Tidigare, Bild 2' }).click();
    await page.getByText('Ändringen gäller på sajten.').waitFor();
    await isSound(page);
    const [car] = await found(page, model, 1);
    expect(car?.car_primary_image).toMatchObject({ thumbnail_url: expect.stringMatching(/^\/media\//) });
    expect(await page.getByRole('img', { name: /^Bild \d$/ }).count()).toBe(2);
    await page.goto(address(`/staff/cars?q=${encodeURIComponent(plate)}`));
    await page.getByText('Tillagd för hand').waitFor();
    await page.getByRole('link', { name: `Volvo ${model}` }).click();
    await page.getByText('Ta bort ur lagret').first().click();
    await page.getByRole('button', { name: 'Ta bort ur lagret' }).click();
    await page.getByText('Bilen är borttagen ur lagret.').waitFor();
    expect(await found(page, model, 0), 'after it was removed').toEqual([]);
  });
}

test('a car is added by hand on a phone, with pictures, and found by visitors within a second', () =>
  addByHand(PHONE, 'Quillfeather', 'QUI 11A'));

test('and on a computer', () => addByHand(DESKTOP, 'Quillmoor', 'QUI 11B'));

test('a car of the file is hidden, described and shown again', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await signIn(page);
    const link = page.locator('ol h2 a').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('button', { name: 'Dölj' }).click();
    await page.getByText('Dold av personalen').first().waitFor();
    // An address without a place to break: the page stays as wide as its window.
    const text = `Nyservad och besiktigad. https://protokoll.example/${'x'.repeat(300)}`;
    await page.getByLabel('Egen text').fill(text);
    await isSound(page);
    await page.getByRole('button', { name: 'Spara texten' }).click();
    await page.getByText('Ändringen gäller på sajten.').waitFor();
    await isSound(page);
    await page.getByRole('button', { name: 'Visa inte, Bild 1' }).click();
    await page.getByText('Visas inte', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Visa filens bilder som de är' }).click();
    await page.getByLabel('Egen text').fill('');
    await page.getByRole('button', { name: 'Spara texten' }).click();
    await page.getByRole('button', { name: 'Visa igen' }).click();
    await page.getByText('Visas på sajten').first().waitFor();
  });
});

test('the numbers of a facility’s cars are sorted by their heads, on a phone', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await signIn(page);
    await page.getByRole('link', { name: 'Siffror per bil' }).click();
    await page.getByRole('heading', { name: 'Siffror per bil' }).waitFor();
    await isSound(page);
    await page.getByRole('link', { name: 'Pris', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('th[aria-sort="descending"]', { hasText: /^Pris/ }).waitFor();
    const prices = page.locator('section').first().locator('tbody td:nth-child(5)');
    const amounts = (await prices.allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    expect(amounts.length).toBeGreaterThan(5);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});
