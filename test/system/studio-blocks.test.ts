/** @module-tag sweep */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAnswer } from '~/modules/content/studio-wire';
import { axeFaults, openOwnStage, type Stage, visit } from './browser';
import { blocksOf, callStudio, isSaved, openedId, openPage, WINDOW } from './studio-page';

let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

const text = (uid: string) => ({ uid, componentName: 'RichContent', fields: { Title: `Rubrik ${uid}` } });
const card = (uid: string) => ({ uid, componentName: 'Card', fields: { Title: `Kort ${uid}` } });

/** The page with two texts and a row of two cards. */
async function openRow(page: Page) {
  const canvas = await openPage(stage, page, 'publisher');
  await canvas.locator('main').waitFor();
  const path = `/pages/${openedId(page)}/sv`;
  const { fields, revision } = pageAnswer.parse((await callStudio(page, path)).json);
  const row = {
    uid: 'row',
    componentName: 'StageRow',
    fields: { Title: 'Raden' },
    placeholders: { StageRowItems: [card('x'), card('y')] },
  };
  const placeholders = { main: [text('a'), row, text('b')] };
  expect((await callStudio(page, path, { fields, placeholders, revision })).status).toBe(200);
  await page.reload();
  await canvas.getByText('Rubrik a').waitFor();
  return canvas;
}

const order = (page: Page) =>
  blocksOf(page)
    .locator('[data-id]')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-id')).slice(1));

async function middleOf(where: Locator, share = 0.5): Promise<readonly [number, number]> {
  const box = await where.boundingBox();
  if (box === null) throw new Error('it is not there');
  return [box.x + box.width / 2, box.y + box.height * share];
}

async function dragTo(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
}

test('C-344 a disclaimer stands in the canvas and leaves the other blocks to be chosen', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const canvas = await openPage(stage, page, 'publisher');
    await canvas.locator('main').waitFor();
    const path = `/pages/${openedId(page)}/sv`;
    const { fields, revision } = pageAnswer.parse((await callStudio(page, path)).json);
    const disclaimer = {
      uid: 'terms',
      componentName: 'DisclaimerModal',
      fields: { DisclaimerModalTitle: 'Bara för vuxna' },
    };
    const placeholders = { main: [text('a'), disclaimer] };
    expect((await callStudio(page, path, { fields, placeholders, revision })).status).toBe(200);
    await page.reload();
    await canvas.getByText('Bara för vuxna').waitFor();
    await page.mouse.click(...(await middleOf(canvas.getByText('Rubrik a'))));
    await expect
      .poll(() => blocksOf(page).locator('[aria-selected="true"]').getAttribute('data-id'))
      .toBe('a');
  });
});

test('C-011 blocks are dragged in the list and on the canvas; a place says why it does not take one', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const canvas = await openRow(page);
    const entry = (uid: string) => blocksOf(page).locator(`[data-id="${uid}"]`);
    await dragTo(page, await middleOf(entry('y')), await middleOf(entry('x'), 0.2));
    await page.mouse.up();
    expect(await order(page)).toEqual(['a', 'row', 'y', 'x', 'b']);

    await dragTo(page, await middleOf(entry('a')), await middleOf(entry('x'), 0.8));

    await expect
      .poll(() => page.locator('.drop-note').textContent())
      .toMatch(/^Text kan inte stå där\. Bara dessa kan: /);
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await order(page)).toEqual(['a', 'row', 'y', 'x', 'b']);

    // From the list onto the canvas, and on the canvas by the name of the block.
    await canvas.getByText('Rubrik a').scrollIntoViewIfNeeded();
    await dragTo(page, await middleOf(entry('b')), await middleOf(canvas.getByText('Rubrik a'), 0.1));
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['b', 'a', 'row', 'y', 'x']);
    await expect.poll(() => canvas.locator('main h2').first().textContent()).toBe('Rubrik b');
    const name = canvas.locator('[data-studio-overlay] span');
    await dragTo(page, await middleOf(name), await middleOf(entry('a'), 0.9));
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['a', 'b', 'row', 'y', 'x']);
    await isSaved(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => order(page)).toEqual(['b', 'a', 'row', 'y', 'x']);
  });
});

test('C-011 a block goes into a row beside it and out again by keys and by buttons; a place beside cards is a line at their side', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const canvas = await openRow(page);
    const entry = (uid: string) => blocksOf(page).locator(`[data-id="${uid}"]`);
    const levelOf = (uid: string) => entry(uid).getAttribute('aria-level');
    const isChosen = (uid: string) =>
      expect.poll(() => blocksOf(page).locator(':focus').getAttribute('data-id')).toBe(uid);
    await entry('y').click();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => order(page)).toEqual(['a', 'row', 'x', 'y', 'b']);
    expect(await levelOf('y')).toBe('2');
    await isChosen('y');
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByText('Kort står inte i något annat block.').waitFor({ state: 'attached' });
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => order(page)).toEqual(['a', 'row', 'y', 'x', 'b']);
    expect(await levelOf('y')).toBe('3');
    await page.getByText('Kort: plats 1 av 2 i Rad med kort').waitFor({ state: 'attached' });
    await isChosen('y');
    await entry('b').click();
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByText(/^Text kan inte stå där\. Bara dessa kan: Kort/).waitFor();

    await entry('x').click();
    await page.getByRole('button', { name: 'Flytta ut' }).click();
    await expect.poll(() => levelOf('x')).toBe('2');
    await page.getByRole('button', { name: 'Flytta in' }).click();
    await expect.poll(() => levelOf('x')).toBe('3');
    await page.keyboard.press('Control+z');
    await expect.poll(() => levelOf('x')).toBe('2');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => levelOf('x')).toBe('3');

    // A new one in the row, or after the row, whatever in it is chosen.
    await entry('x').click();
    await page.getByRole('button', { name: 'Lägg till block' }).click();
    expect(await page.locator('.add-head option').allTextContents()).toEqual([
      'Efter det valda blocket',
      'Efter det som blocket står i: Rad med kort',
      'Sist på sidan',
    ]);
    await page.keyboard.press('Escape');

    // Cards side by side: the left of one is before it.
    await isSaved(page);
    await canvas.locator('li', { hasText: 'Kort x' }).waitFor();
    await canvas.getByText('Kort x').scrollIntoViewIfNeeded();
    const box = await canvas.locator('li', { hasText: 'Kort y' }).boundingBox();
    if (box === null) throw new Error('the card is not there');
    const lower = box.y + box.height * 0.8;
    await dragTo(page, await middleOf(entry('x')), [box.x + box.width * 0.2, lower]);
    const line = await canvas.locator('[data-studio-drop]').boundingBox();
    expect(line?.height).toBeGreaterThan(line?.width ?? 0);
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(['a', 'row', 'x', 'y', 'b']);
    await isSaved(page);
  });
});

test('a block is copied and pasted on another page, with keys; what is no block is told', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const canvas = await openRow(page);
    await blocksOf(page).locator('[data-id="row"]').click();
    await page.keyboard.press('Control+c');
    await page.getByText('Rad med kort är kopierat.').waitFor();
    await isSaved(page);
    await page.getByLabel('Sök sida').fill('kontakt');
    await page
      .getByRole('treeitem', { name: /^Kontakt/ })
      .first()
      .click();
    const first = blocksOf(page).locator('[data-id]').nth(1);
    await first.click();
    const before = (await order(page)).length;
    await page.keyboard.press('Control+v');
    await expect.poll(async () => (await order(page)).length).toBe(before + 3);
    await canvas.getByText('Kort y').first().waitFor();
    await isSaved(page);
    await page.evaluate(() => navigator.clipboard.writeText('Hej'));
    await page.getByRole('button', { name: 'Klistra in block' }).click();
    await page.getByText('Det som är kopierat är inget block.').waitFor();
  });
});
