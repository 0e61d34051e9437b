/** @module-tag sweep */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, openOwnStage, type Stage, visit } from './browser';
import { BUILD } from './server';
import { blocksOf, isSaved, onSite, openPage, second, WINDOW } from './studio-page';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

describe('an editor', () => {
  test('C-340 edits a title, sees it on the real page, finds it after a reload; a publisher publishes and restores it', async () => {
    await visit(stage.browser, { viewport: WINDOW, expected: [/status of 409/, /409 /] }, async (page) => {
      const canvas = await openPage(stage, page, 'publisher');
      const before = (await onSite(stage, '/om-nordhem')).text;
      await canvas.locator('main h1').first().waitFor();
      expect(await axeFaults(page, [], 'iframe')).toEqual([]);
      // C-341: what is clicked in the canvas is chosen, and leads nowhere.
      const heading = await canvas.locator('main h1').first().boundingBox();
      if (heading === null) throw new Error('the canvas shows no heading');
      await page.mouse.click(heading.x + heading.width / 2, heading.y + heading.height / 2);
      const chosen = blocksOf(page).getByRole('treeitem', { selected: true });
      await expect.poll(() => chosen.textContent()).toContain('Hero');
      const title = page.getByLabel('Rubrik', { exact: true }).first();
      await title.fill('Vi som kan bilar');
      await expect.poll(() => canvas.locator('main h1').first().textContent()).toContain('Vi som kan bilar');
      await isSaved(page);
      expect((await onSite(stage, '/om-nordhem')).text).toBe(before);
      await page.reload();
      await expect.poll(() => canvas.locator('main h1').first().textContent()).toContain('Vi som kan bilar');

      // Somebody else saves; the first one's next save is told, and nothing is lost.
      const other = await second(stage, 'editor');
      await blocksOf(other.page).getByRole('treeitem', { name: /^Hero/ }).click();
      await other.page.getByLabel('Rubrik', { exact: true }).first().fill('Den andras rubrik');
      await isSaved(other.page);
      expect(await other.page.getByRole('button', { name: 'Publicera' }).count()).toBe(0);
      await other.context.close();
      await blocksOf(page).getByRole('treeitem', { name: /^Hero/ }).click();
      await title.fill('Den första rubriken');
      const conflict = page.getByRole('dialog', { name: 'Elin Dahl har sparat sidan under tiden' });
      await conflict.waitFor();
      expect(await conflict.getByRole('listitem').first().textContent()).toContain('Den andras rubrik');
      expect(await axeFaults(page, [], 'iframe')).toEqual([]);
      await conflict.getByRole('button', { name: 'Behåll min' }).click();
      await isSaved(page);

      await page.getByRole('button', { name: 'Publicera', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Publicera sidan?' });
      await dialog.waitFor();
      expect(await axeFaults(page, [], 'iframe')).toEqual([]);
      const compared: string[] = [];
      page.on('request', (request) => {
        if (/\/versions\/\w+$/.test(request.url())) compared.push(request.url());
      });
      await dialog.getByText('Det här ändras för besökarna').press('Enter');
      await dialog.locator('ins').first().waitFor();
      expect(await dialog.locator('ins').allTextContents()).toContain('Den första rubriken');
      expect(compared.length).toBe(2);
      expect(await axeFaults(page, [], 'iframe')).toEqual([]);
      await dialog.getByRole('button', { name: 'Publicera' }).click();
      await page.getByText('Publicerad. Besökarna ser den nu.').waitFor();
      expect((await onSite(stage, '/om-nordhem')).text).toContain('Den första rubriken');

      await page.getByRole('button', { name: 'Versioner' }).click();
      const versions = page.getByRole('dialog', { name: 'Versioner' });
      await versions.getByRole('button', { name: 'Jämför: Version 3' }).press('Enter');
      const comparison = page.getByRole('dialog', { name: 'Jämför version 3' });
      await comparison.locator('ins').first().waitFor();
      expect(await comparison.locator('ins').allTextContents()).toContain('Den första rubriken');
      expect(await axeFaults(page, [], 'iframe')).toEqual([]);
      await comparison.getByRole('button', { name: 'Alla versioner' }).press('Enter');
      const compare = versions.getByRole('button', { name: 'Jämför: Version 3' });
      await expect.poll(() => compare.evaluate((button) => button === document.activeElement)).toBe(true);
      await versions.getByRole('button', { name: 'Gör till utkast: Version 1' }).click();
      await page.getByText('Version 1 är nu utkastet.').waitFor();
      await expect.poll(() => canvas.locator('main h1').first().textContent()).not.toContain('första');
      expect((await onSite(stage, '/om-nordhem')).text).toContain('Den första rubriken');
    });
  });

  test('C-011 adds, moves, duplicates and deletes a block with keys alone, and undoes it', async () => {
    await visit(stage.browser, { viewport: WINDOW }, async (page) => {
      const canvas = await openPage(stage, page, 'editor');
      await canvas.locator('main').waitFor();
      const count = () => blocksOf(page).getByRole('treeitem').count();
      const before = await count();
      await page.getByRole('button', { name: 'Lägg till block' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Lägg till block' });
      // Each block in sight has its picture, which the server draws.
      const missing = dialog.locator('section:first-of-type li:nth-child(-n+6) [data-drawn="false"]');
      await dialog.locator('[data-drawn="true"]').first().waitFor();
      await expect.poll(() => missing.count()).toBe(0);
      await dialog.getByRole('button', { name: 'Bildspel' }).press('Enter');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Bildspel: /);
      expect(await axeFaults(page, [], 'iframe')).toEqual([]);
      await page.getByLabel('Sök blocktyp').fill('dragspel under en rubrik');
      await page.getByText('Hittade: 1').waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(count).toBe(before + 1);
      await expect.poll(() => canvas.getByText('Bra att veta').count()).toBeGreaterThan(0);
      const chosen = blocksOf(page).getByRole('treeitem', { selected: true });
      expect(await chosen.textContent()).toContain('Dragspel');
      await chosen.focus();
      await page.keyboard.press('Control+d');
      await expect.poll(count).toBe(before + 2);
      await chosen.focus();
      await page.keyboard.press('Alt+ArrowUp');
      await chosen.focus();
      await page.keyboard.press('Delete');
      await expect.poll(count).toBe(before + 1);
      await isSaved(page);
      for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
      await expect.poll(count).toBe(before);
      await expect.poll(() => canvas.getByText('Bra att veta').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Ångra' }).isDisabled()).toBe(true);
    });
  });
});

test('C-342 visitors find nothing of it: not the draft, not its marks', async () => {
  for (const path of ['/?pageEditing=true', '/?mode=edit'])
    expect((await onSite(stage, path)).text).not.toContain('<!--block ');
  expect((await onSite(stage, '/studio')).headers.location).toBe('/staff/sign-in?to=%2Fstudio');
  expect((await onSite(stage, '/studio/frame/x/sv')).status).toBe(401);
});

test('the studio weighs less than 900 KB packed, and no page of visitors names it', async () => {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(BUILD, 'studio/manifest.json'), 'utf8'),
  );
  const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
  const bytes = files.map((file) => statSync(join(BUILD, 'studio', `${file}.gz`)).size);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(900 * 1024);
  const home = (await onSite(stage, '/')).text;
  for (const file of files) expect(home).not.toContain(file);
});
