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

test('an editor makes a page; a publisher moves it and visitors follow; the log says who did what', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/409/, /422/] }, async (page) => {
    await signIn(page, 'publisher');
    await page.getByRole('button', { name: 'Ny sida' }).press('Enter');
    const made = page.getByRole('dialog', { name: 'Skapa en sida' });
    // Run again on the same server it is another page: the one before stands in the way of its address.
    const run = `${Date.now() % 1_000_000}`;
    await made.getByLabel('Titel').fill(`Vår nya sida ${run}`);
    expect(await made.getByLabel('Adress: sista delen').inputValue()).toBe(`var-nya-sida-${run}`);
    await made
      .getByLabel('Börja med blocken från')
      .selectOption({ label: 'Hållbarhet – /om-nordhem/hallbarhet' });
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await made.getByRole('button', { name: 'Skapa utkastet' }).press('Enter');
    await page.getByText('Sidan är nu ett utkast.').waitFor();
    await page.frameLocator('iframe').locator('main').first().waitFor();
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    await page.getByRole('dialog').getByText('är kontrollerade, så långt ett program kan').waitFor();
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Publicera' }).click();
    await page.getByText('Publicerad. Besökarna ser den nu.').waitFor();
    expect((await onSite(`/var-nya-sida-${run}`)).status).toBe(200);

    await page.getByRole('button', { name: 'Flytta', exact: true }).press('Enter');
    const moving = page.getByRole('dialog', { name: /^Flytta eller byt namn/ });
    await moving.getByLabel('Adress: sista delen').fill('om-nordhem');
    await moving.getByRole('button', { name: 'Flytta', exact: true }).press('Enter');
    await moving.getByText('Det finns redan en sida på adressen.').waitFor();
    await moving.getByLabel('Adress: sista delen').fill(`var-flyttade-sida-${run}`);
    await moving.getByRole('button', { name: 'Flytta', exact: true }).press('Enter');
    await page.getByText('Flyttad.').waitFor();
    expect(await onSite(`/var-nya-sida-${run}`)).toMatchObject({
      status: 301,
      headers: { location: `/var-flyttade-sida-${run}` },
    });
    expect((await onSite(`/var-flyttade-sida-${run}`)).status).toBe(200);

    await page.getByRole('link', { name: 'Omdirigeringar' }).press('Enter');
    await page.getByLabel('Sök omdirigering').fill(`var-nya-sida-${run}`);
    await page.getByRole('rowheader', { name: `/var-nya-sida-${run}`, exact: true }).waitFor();
    await page.getByLabel('Från', { exact: true }).fill(`/var-flyttade-sida-${run}`);
    await page.getByLabel('Till', { exact: true }).fill(`/var-nya-sida-${run}`);
    await page.getByRole('button', { name: 'Lägg till omdirigering' }).press('Enter');
    await page.getByRole('alert').getByText('den går i cirkel').first().waitFor();
    await page.getByRole('textbox', { name: 'Vart leder en adress?' }).fill(`/var-nya-sida-${run}`);
    await page.getByRole('button', { name: 'Prova' }).press('Enter');
    await page.getByText(`Leder till /var-flyttade-sida-${run}`).waitFor();
    const led = page.getByRole('row', { name: new RegExp(`^/var-nya-sida-${run} /var-flyttade-sida`) });
    await expect.poll(() => led.textContent()).toMatch(/senast/);

    expect((await onSite('/om/hallbarheten.aspx?kund=17')).status).toBe(404);
    await page.reload();
    await page.getByRole('button', { name: 'Gör en omdirigering: /om/hallbarheten.aspx' }).press('Enter');
    // What was typed and refused is there still.
    await page.getByRole('dialog').getByRole('button', { name: 'Ersätt' }).press('Enter');
    const target = page.getByLabel('Till', { exact: true });
    expect(await target.inputValue()).toBe('/om-nordhem/hallbarhet');
    expect(await target.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Lägg till omdirigering' }).press('Enter');
    await page.getByRole('rowheader', { name: '/om/hallbarheten.aspx', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: /^Gör en omdirigering: .om.hall/ }).count())
      .toBe(0);
    expect((await onSite('/om/hallbarheten.aspx')).headers.location).toBe('/om-nordhem/hallbarhet');
    expect(await axeFaults(page, [])).toEqual([]);

    await page.getByRole('link', { name: 'Logg' }).press('Enter');
    await page.getByRole('combobox', { name: 'Person' }).selectOption('Petra Holm');
    await page.getByRole('cell', { name: 'flyttad' }).first().waitFor();
    await page.locator('summary').first().press('Enter');
    expect(await axeFaults(page, [])).toEqual([]);

    await page.getByRole('link', { name: 'Sidor' }).press('Enter');
    await page.getByLabel('Sök sida').fill(`var-flyttade-sida-${run}`);
    await page.getByRole('treeitem', { name: /^Vår nya sida/ }).click();
    await page.getByRole('button', { name: 'Ta bort', exact: true }).first().press('Enter');
    const deleting = page.getByRole('dialog', { name: /^Ta bort/ });
    await deleting.getByText('Ingen sida länkar hit.').waitFor();
    await deleting.getByRole('button', { name: 'Ta bort' }).press('Enter');
    await page.getByText('Borttagen.').waitFor();
    expect((await onSite(`/var-flyttade-sida-${run}`)).status).toBe(404);
  });
});

test('a page is made below the first one though its dialog was opened before the tree of pages had come', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const { promise: isFilled, resolve: filled } = Promise.withResolvers<void>();
    await page.route('**/studio/api/sites/**', async (route) => {
      await isFilled;
      await route.continue();
    });
    await signIn(page, 'editor');
    await page.getByRole('button', { name: 'Ny sida' }).press('Enter');
    const made = page.getByRole('dialog', { name: 'Skapa en sida' });
    await made.getByLabel('Titel').fill(`Tidigare än trädet ${Date.now() % 1_000_000}`);
    const make = made.getByRole('button', { name: 'Skapa utkastet' });
    expect(await make.isDisabled()).toBe(true);
    filled();
    await expect.poll(() => make.isEnabled()).toBe(true);
    await make.press('Enter');
    await page.getByText('Sidan är nu ett utkast.').waitFor();
  });
});

test('an alert banner is made with keys, stands on its pages at once, and is ended', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/422/] }, async (page) => {
    await signIn(page, 'publisher');
    await page.getByRole('link', { name: 'Meddelanden' }).press('Enter');
    await page.getByText('Inga än.').waitFor();
    await page.getByRole('button', { name: 'Nytt meddelande' }).press('Enter');
    await page.getByLabel('Meddelandets rubrik').first().fill('Växeln vilar');
    await page.getByLabel(/^Adresser, en på varje rad/).fill('kontakta-oss');
    await page.getByRole('button', { name: 'Spara' }).press('Enter');
    await page.getByRole('alert').getByText('en adress finns inte på webbplatsen').waitFor();
    await page.getByLabel(/^Adresser, en på varje rad/).fill('/kop-bil/**');
    // Another room is looked into, and the page is loaded again: what was written is still there.
    await page.getByRole('link', { name: 'Bilder' }).press('Enter');
    await page.getByLabel(/^Ladda upp bilder/).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Meddelanden' }).press('Enter');
    await page.reload();
    expect(await page.getByLabel('Meddelandets rubrik').first().inputValue()).toBe('Växeln vilar');
    expect(await axeFaults(page, [])).toEqual([]);
    await page.getByRole('button', { name: 'Spara' }).press('Enter');
    await page.getByRole('rowheader', { name: 'Växeln vilar' }).waitFor();
    expect((await onSite('/kop-bil')).text).toContain('Växeln vilar');
    expect((await onSite('/')).text).not.toContain('Växeln vilar');
    expect(await axeFaults(page, [])).toEqual([]);
    await page.getByRole('button', { name: 'Avsluta nu: Växeln vilar' }).press('Enter');
    await page.getByRole('cell', { name: 'avslutat' }).waitFor();
    expect(await page.getByLabel('Meddelandets rubrik').count()).toBe(0);
    expect((await onSite('/kop-bil')).text).not.toContain('Växeln vilar');
  });
});

test('a picture is uploaded, refused where it is none, and chosen for a page', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/415/] }, async (page) => {
    await signIn(page, 'editor');
    await page.getByRole('link', { name: 'Bilder' }).press('Enter');
    const input = page.getByLabel(/^Ladda upp bilder/);
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
    await input.setInputFiles([
      { name: 'svart.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
      { name: 'sida.png', mimeType: 'image/png', buffer: Buffer.from('<html>') },
    ]);
    await page.getByText('sida.png: ingen bild').waitFor();
    const details = page.getByRole('complementary', { name: 'svart.svg' });
    await details.getByLabel('Text för den som inte ser bilden').fill('Svart yta');
    await details.getByRole('button', { name: 'Spara' }).press('Enter');
    await page.getByText('Sparat.').waitFor();
    await details.getByText('Den visas ingenstans.').waitFor();
    expect(await axeFaults(page, [])).toEqual([]);
    await page.getByRole('link', { name: 'Sidor' }).press('Enter');
    await openPage(page, 'kontakta', /^Kontakta/);
    await page.getByRole('button', { name: 'Välj bland bilderna' }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Välj en bild' });
    await dialog.getByRole('button', { name: 'svart.svg' }).waitFor();
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await dialog.getByRole('button', { name: 'svart.svg' }).press('Enter');
    expect(await page.getByLabel('Text för den som inte ser bilden').first().inputValue()).toBe('Svart yta');
    await saved(page);
  });
});
