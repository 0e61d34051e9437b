/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from './ask';
import { axeFaults, openOwnStage, type Stage, visit } from './browser';

const SITE = 'automotive-se';
const PASSWORD = 'nordhem-demo-2026';
const WINDOW = { width: 1280, height: 860 };
let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

const onSite = (path: string) => ask(stage.server, path, { host: `${SITE}.localhost` });

async function signIn(page: Page, who: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site(SITE, '/studio'));
  await page.getByLabel('E-post').fill(`${who}@nordhem.example`);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.getByLabel('Sök sida').waitFor();
}

async function openPage(page: Page, path: string, name: RegExp): Promise<void> {
  await page.getByLabel('Sök sida').fill(path);
  await page.getByRole('treeitem', { name }).click();
  await page.frameLocator('iframe').locator('main').first().waitFor();
}

const saved = (page: Page) =>
  expect.poll(() => page.locator('.save-state').textContent()).toBe('Utkastet är sparat');

test('a publisher schedules a page with keys, finds it in the tree, and takes the schedule back', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/409/] }, async (page) => {
    await signIn(page, 'publisher');
    await openPage(page, 'hallbarhet', /^Hållbarhet/);
    await page
      .getByLabel('Title', { exact: true })
      .or(page.getByLabel('Titel', { exact: true }))
      .first()
      .fill('Grönare');
    await saved(page);
    await page.getByRole('button', { name: 'Schemalägg' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'När besökarna ser sidan' });
    await dialog.getByLabel('Publicera utkastet').fill('2099-01-01T08:00');
    await dialog.getByLabel('Ta bort från webbplatsen').fill('2098-01-01T08:00');
    await dialog.getByRole('button', { name: 'Schemalägg' }).press('Enter');
    await dialog.getByRole('alert').getByText('Tiden har passerat').waitFor();
    await dialog.getByLabel('Ta bort från webbplatsen').fill('2099-02-01T08:00');
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await dialog.getByRole('button', { name: 'Schemalägg' }).press('Enter');
    await page.getByText('Schemalagd. Besökarna ser den 1 januari 2099 kl. 08:00.').waitFor();
    const entry = page.getByRole('tree', { name: 'Sidor' }).getByRole('treeitem', { selected: true });
    await expect.poll(() => entry.textContent()).toContain('Schemalagd: 2099-01-01 08:00');
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await page.getByRole('button', { name: /^Schemalagd: 2099/ }).press('Enter');
    await dialog.getByRole('button', { name: /^Ta tillbaka/ }).press('Enter');
    await page.getByText('Schemat är ändrat.').waitFor();
    await expect.poll(() => entry.textContent()).toContain('utkast');
  });
});

test('a preview link shows the draft to somebody who is not signed in', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    await signIn(page, 'editor');
    await openPage(page, 'kontakta', /^Kontakta/);
    const title = page
      .getByLabel('Title', { exact: true })
      .or(page.getByLabel('Titel', { exact: true }))
      .first();
    await title.fill('Ring oss hellre');
    await saved(page);
    await page.getByRole('button', { name: 'Förhandslänk' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Skapa länk' }).press('Enter');
    const address = await dialog.getByLabel(/^Länk, gäller till/).inputValue();
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    const { pathname } = new URL(address);
    const shown = await onSite(pathname);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('<title>Ring oss hellre</title>');
    expect(shown.text).not.toContain('<!--block ');
    expect(shown.text).not.toMatch(/<script/);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect((await onSite(pathname.slice(0, -1))).status).toBe(404);
  });
});
