/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, openOwnStage, type Stage, visit } from './browser';
import { blocksOf, isSaved, onSite, openPage, signIn, WINDOW } from './studio-page';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

const treeOf = (page: Page) =>
  page.getByRole('tree', { name: 'Sidor' }).getByRole('treeitem', { selected: true }).textContent();

test('a publisher deletes a page, finds it among the deleted ones, restores it with keys alone and publishes it', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const canvas = await openPage(stage, page, 'publisher');
    await canvas.locator('main h1').first().waitFor();
    const title = await canvas.locator('main h1').first().textContent();
    await page.getByRole('button', { name: 'Ta bort', exact: true }).first().press('Enter');
    const deleting = page.getByRole('dialog', { name: /^Ta bort/ });
    await deleting.getByText('Under Borttagna sidor kan den återställas').waitFor();
    // What links to it has come.
    await deleting.getByText(/^Under den ligger/).waitFor();
    await deleting.getByRole('button', { name: 'Ta bort' }).press('Enter');
    await page.getByText('Borttagen. Under Borttagna sidor').waitFor();
    expect((await onSite(stage, '/om-nordhem')).status).toBe(404);

    await page.getByRole('link', { name: 'Borttagna sidor' }).press('Enter');
    const row = page.getByRole('row', { name: /Om Nordhem/ });
    await row.waitFor();
    expect(await row.textContent()).toContain('/om-nordhem');
    expect(await axeFaults(page)).toEqual([]);
    await row.getByRole('button', { name: /^Återställ/ }).press('Enter');
    const restoring = page.getByRole('dialog', { name: /^Återställa/ });
    await restoring.getByLabel('Adress: sista delen').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await restoring.getByRole('button', { name: 'Återställ som utkast' }).press('Enter');
    await page.getByText('Återställd som utkast.').waitFor();
    await expect.poll(() => canvas.locator('main h1').first().textContent()).toBe(title);
    expect((await onSite(stage, '/om-nordhem')).status).toBe(404);
    await page.getByRole('button', { name: 'Publicera', exact: true }).press('Enter');
    const publish = page.getByRole('dialog').getByRole('button', { name: 'Publicera' });
    await expect.poll(() => publish.isEnabled()).toBe(true);
    const trees: string[] = [];
    page.on('request', (request) => {
      if (/\/studio\/api\/sites\//.test(request.url())) trees.push(request.url());
    });
    await publish.click();
    await page.getByText('Publicerad. Besökarna ser den nu.').waitFor();
    await expect.poll(() => treeOf(page)).not.toContain('ej publicerad');
    // The list of pages is read once for it.
    expect(trees.length).toBe(1);
    expect((await onSite(stage, '/om-nordhem')).status).toBe(200);
  });
});

test('an editor who does not publish is not offered it, and the server refuses it', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/403/] }, async (page) => {
    await signIn(stage, page, 'editor');
    await page.getByLabel('Sök sida').waitFor();
    expect(await page.getByRole('link', { name: 'Borttagna sidor' }).count()).toBe(0);
    await page.goto(stage.server.site('automotive-se', '/studio/automotive-se/sv/@deleted'));
    await page.getByText('Den här delen av studion är för publicister.').waitFor();
  });
});

test('what was done on a page can be undone after it was loaded again', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const canvas = await openPage(stage, page, 'editor');
    const heading = canvas.locator('main h1').first();
    await heading.waitFor();
    const before = (await heading.textContent()) ?? '';
    await blocksOf(page).getByRole('treeitem', { name: /^Hero/ }).click();
    const title = page.getByLabel('Rubrik', { exact: true }).first();
    await title.fill('Efter');
    await isSaved(page);
    const blocks = await blocksOf(page).getByRole('treeitem').count();
    await blocksOf(page).getByRole('treeitem', { name: /^Hero/ }).press('Delete');
    await expect.poll(() => blocksOf(page).getByRole('treeitem').count()).toBeLessThan(blocks);
    await isSaved(page);
    await page.reload();
    await canvas.locator('main').first().waitFor();
    const undo = page.getByRole('button', { name: 'Ångra', exact: true });
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await undo.press('Enter');
    await expect.poll(() => heading.textContent()).toContain('Efter');
    await undo.press('Enter');
    await expect.poll(() => heading.textContent()).toContain(before.trim());
    await page.getByRole('button', { name: 'Gör om', exact: true }).press('Enter');
    await isSaved(page);
  });
});
