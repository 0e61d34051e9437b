/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, openOwnStage, type Stage, visit } from './browser';
import { isSaved, onSite, signIn, WINDOW } from './studio-page';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

test('a story is found by tag and day, another one made with keys, tagged, written and published', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    await signIn(stage, page, 'publisher');
    await page.getByRole('link', { name: 'Nyheter' }).press('Enter');
    await page.getByRole('link', { name: /^Så långt kommer en elbil/ }).waitFor();
    const rows = page.getByRole('row');
    const all = await rows.count();
    await page.getByRole('combobox', { name: 'Tagg' }).selectOption({ label: 'Elbil' });
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await page.getByLabel('Sök nyhet').fill('minus femton');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await axeFaults(page, [])).toEqual([]);

    await page.getByRole('button', { name: 'Ny nyhet' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Skapa en nyhet' });
    await dialog.getByLabel('Titel', { exact: true }).fill('Höstens däckbyten');
    expect(await dialog.getByLabel('Adress: sista delen').inputValue()).toBe('hostens-dackbyten');
    await dialog.getByLabel('Datum').fill('2027-10-01');
    await dialog.getByLabel('Ingress').fill('Boka i tid.');
    await dialog.getByLabel('Elbil').press('Space');
    await dialog.getByLabel('Ny tagg').fill('Däckskifte');
    await dialog.getByLabel('Ny tagg').press('Enter');
    await expect.poll(() => dialog.getByLabel('Däckskifte').isChecked()).toBe(true);
    // A dialog of its own is left without the one below it.
    await dialog.getByRole('button', { name: 'Välj bland bilderna' }).press('Enter');
    const pictures = page.getByRole('dialog', { name: 'Välj en bild' });
    await pictures.getByRole('button', { name: 'Avbryt' }).press('Enter');
    await expect.poll(() => pictures.count()).toBe(0);
    await dialog.getByText('1 oktober 2027').waitFor();
    expect(await axeFaults(page, [])).toEqual([]);
    await dialog.getByRole('button', { name: 'Skapa utkastet' }).press('Enter');

    await page.getByText('Nyheten är nu ett utkast.').waitFor();
    const canvas = page.frameLocator('iframe');
    await canvas.getByText('Höstens däckbyten').first().waitFor();
    const panel = page.locator('.panel');
    await panel.getByLabel('Ingress').fill('Boka i tid i år.');
    await panel.locator('.teaser').getByText('Boka i tid i år.').waitFor();
    await panel.getByLabel('Elbil').uncheck();
    await isSaved(page);
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicera' }).click();
    await page.getByText('Publicerad. Besökarna ser den nu.').waitFor();
    const path = await page.evaluate(
      () => document.querySelector('[role=treeitem][aria-selected=true]')?.textContent,
    );
    expect(path).toContain('Höstens däckbyten');
    await page.getByRole('link', { name: 'Nyheter' }).press('Enter');
    const row = page.getByRole('row', { name: /Höstens däckbyten/ });
    await expect.poll(() => row.textContent()).toMatch(/^2027-10-01.*Däckskifte.*publicerad/);
    expect((await onSite(stage, '/livet-med-bil')).text).toContain('Höstens däckbyten');
  });
});
