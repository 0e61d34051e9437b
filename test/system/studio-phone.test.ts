/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openOwnStage, PHONE, type Stage, visit } from './browser';
import { blocksOf, isSaved, onSite, SITE, signIn } from './studio-page';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

const ways = (page: Page) => page.getByRole('navigation', { name: 'Paneler' });
const way = (page: Page, name: string) => ways(page).getByRole('button', { name, exact: true });
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('on a phone a page is found, a text typed on it, a block put in, published and undone, by finger', async () => {
  await visit(stage.browser, { viewport: PHONE, hasTouch: true }, async (page) => {
    await signIn(stage, page, 'publisher');
    await page.getByRole('heading', { name: 'Att ta hand om' }).waitFor();
    expect(await sideways(page)).toBe(0);
    await way(page, 'Sidor').tap();
    await page.getByLabel('Sök sida').fill('om-nordhem');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('treeitem', { name: /^Om Nordhem/ }).tap();

    const canvas = page.frameLocator('.canvas iframe');
    const heading = canvas.locator('main h1').first();
    await heading.waitFor();
    // The page is as wide as the phone, and everything that is done with it is in reach.
    expect(await page.locator('.canvas-page').evaluate((frame) => frame.getBoundingClientRect().width)).toBe(
      PHONE.width,
    );
    const publish = page.getByRole('button', { name: 'Publicera', exact: true });
    await expect.poll(() => publish.isVisible()).toBe(true);
    // One row: what is done less often is behind its button.
    const bar = page.getByRole('toolbar');
    expect((await bar.boundingBox())?.height).toBeLessThan(64);
    await bar.getByRole('button', { name: 'Mer' }).tap();
    await page.getByRole('button', { name: 'Versioner' }).waitFor();
    // The page is a document of its own: a tap there closes it as one elsewhere does.
    const box = await heading.boundingBox();
    if (box === null) throw new Error('the canvas shows no heading');
    const tapHeading = () => page.touchscreen.tap(box.x + box.width / 3, box.y + box.height / 4);
    await tapHeading();
    await page.getByRole('button', { name: 'Versioner' }).waitFor({ state: 'hidden' });
    expect(await sideways(page)).toBe(0);
    await tapHeading();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Skrivet på en telefon');
    await way(page, 'Fält').tap();
    await expect
      .poll(() => page.getByLabel('Rubrik', { exact: true }).first().inputValue())
      .toBe('Skrivet på en telefon');
    await isSaved(page);
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);

    await way(page, 'Block').tap();
    const count = () => blocksOf(page).getByRole('treeitem').count();
    const before = await count();
    await page.getByRole('button', { name: 'Lägg till block' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Lägg till block' });
    await dialog.getByLabel('Sök blocktyp').fill('dragspel under en rubrik');
    await dialog.getByText('Hittade: 1').waitFor({ state: 'attached' });
    expect(await sideways(page)).toBe(0);
    await dialog.locator('.offer button').tap();
    // The page is shown, at the new block.
    const fresh = canvas.getByText('Bra att veta');
    await expect
      .poll(async () => ((await fresh.boundingBox())?.y ?? PHONE.height) < PHONE.height - 100)
      .toBe(true);
    await way(page, 'Block').tap();
    expect(await count()).toBe(before + 1);
    await isSaved(page);

    await publish.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicera' }).tap();
    await page.getByText('Publicerad. Besökarna ser den nu.').waitFor();
    expect((await onSite(stage, '/om-nordhem')).text).toContain('Skrivet på en telefon');
    await bar.getByRole('button', { name: 'Mer' }).tap();
    await page.getByRole('button', { name: 'Versioner' }).tap();
    await page.getByRole('button', { name: 'Gör till utkast: Version 1' }).tap();
    await page.getByText('Version 1 är nu utkastet.').waitFor();
    await page.getByRole('button', { name: 'Ångra' }).tap();
    await expect.poll(() => heading.textContent()).toContain('Skrivet på en telefon');
  });
});

test('at a desk all parts stand side by side, and no way between them', async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await signIn(stage, page, 'editor');
    await page.getByLabel('Sök sida').waitFor();
    expect(await ways(page).isVisible()).toBe(false);
  });
});

test('who has no site in the studio is told so, with the way back to the staff pages', async () => {
  await visit(stage.browser, { viewport: PHONE, expected: [/403/] }, async (page) => {
    await signIn(stage, page, 'staff');
    await page.goto(stage.server.site(SITE, '/studio'));
    await page.getByText('Ingen webbplats hör till ditt konto.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Till personalens sidor' }).click();
    await page.waitForURL((url) => url.pathname === '/staff');
  });
});

test('where nothing waits the first page is scrolled with keys, too', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await signIn(stage, page, 'publisher');
    await page.getByText('Inget är schemalagt.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
  });
});
