/** @module-tag sweep */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageAnswer, versionAnswer } from '~/modules/content/studio-wire';
import { openOwnStage, type Stage, visit } from './browser';
import { blocksOf, callStudio, isSaved, openedId, openPage, second, signIn, WINDOW } from './studio-page';

let stage: Stage;
beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

const title = (page: Page) => page.getByLabel('Rubrik', { exact: true }).first();

async function openHero(page: Page) {
  const canvas = await openPage(stage, page, 'publisher');
  const heading = canvas.locator('main h1').first();
  await heading.waitFor();
  await blocksOf(page).getByRole('treeitem', { name: /^Hero/ }).click();
  return { canvas, heading };
}

/** Holds the calls of an address until they are let go. */
async function hold(page: Page, address: RegExp | string) {
  const { promise: let_, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
  await page.route(address, async (route: Route) => {
    held();
    await let_;
    await route.continue();
  });
  return { isHeld, letGo };
}

const stored = async (page: Page, version: 'draft' | 'published') => {
  const { json } = await callStudio(page, `/pages/${openedId(page)}/sv/versions/${version}`);
  return JSON.stringify(versionAnswer.parse(json).placeholders);
};

test('what is typed while the page is being published stays, is saved on top of it and can be undone; the canvas stays where it is', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const { canvas } = await openHero(page);
    await title(page).fill('Publicerad');
    await isSaved(page);
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const publish = dialog.getByRole('button', { name: 'Publicera' });
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await canvas.locator('html').evaluate((root) => root.scrollTo(0, 300));
    const { isHeld, letGo } = await hold(page, /\/publish$/);
    await publish.click();
    await isHeld;
    await title(page).fill('Skrivet under tiden');
    await page.waitForTimeout(1500);
    letGo();
    await expect.poll(() => page.locator('.notice').textContent()).toBe('Publicerad. Besökarna ser den nu.');
    expect(await title(page).inputValue()).toBe('Skrivet under tiden');
    await isSaved(page);
    expect(await stored(page, 'draft')).toContain('Skrivet under tiden');
    expect(await stored(page, 'published')).toContain('Publicerad');
    expect(await canvas.locator('html').evaluate((root) => root.scrollTop)).toBe(300);
    await page.getByRole('button', { name: 'Ångra' }).click();
    expect(await title(page).inputValue()).toBe('Publicerad');
    await expect.poll(() => page.locator('.save-state').textContent()).toBe('Som publicerad');
  });
});

test('what is undone while it is being drawn is not shown by the drawing that comes after', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const { heading } = await openHero(page);
    await title(page).fill('Ett');
    await expect.poll(() => heading.textContent()).toBe('Ett');
    // What is typed after a pause is a step of its own.
    await page.waitForTimeout(1600);
    const { isHeld, letGo } = await hold(page, /\/draw/);
    await title(page).fill('Två');
    await isHeld;
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Ett');
    const isDrawn = page.waitForResponse(/\/draw/);
    letGo();
    await isDrawn;
    await page.waitForTimeout(400);
    await expect.poll(() => heading.textContent()).toBe('Ett');
  });
});

test('the last picture of the page scrolls nobody back to the block that is chosen', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const { letGo } = await hold(page, '**/media/**');
    const { canvas, heading } = await openHero(page);
    const scrolled = () => canvas.locator('html').evaluate((root) => root.scrollTop);
    await canvas.locator('html').evaluate((root) => root.scrollTo(0, 900));
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    letGo();
    await expect
      .poll(() => heading.evaluate(({ ownerDocument }) => ownerDocument.readyState))
      .toBe('complete');
    await page.waitForTimeout(300);
    expect(await scrolled()).toBe(before);
  });
});

test('what the server did not draw is drawn without another key once it answers; a frame that did not come can be asked for again', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/502/, /studio\/frame/] }, async (page) => {
    const { heading } = await openHero(page);
    let fails = 1;
    await page.route(/\/draw$/, (route) => (fails-- > 0 ? route.fulfill({ status: 502 }) : route.continue()));
    await title(page).fill('Ritas efter en stund');
    await expect.poll(() => heading.textContent(), { timeout: 15_000 }).toBe('Ritas efter en stund');
    await isSaved(page);

    await page.route(/\/studio\/frame\//, (route) => route.abort());
    await page.reload();
    const canvas = page.locator('.canvas');
    await canvas.getByText('Servern svarar inte').waitFor();
    await blocksOf(page).getByRole('treeitem', { name: /^Hero/ }).click();
    await title(page).fill('Skrivet utan ram');
    await page.unroute(/\/studio\/frame\//);
    await canvas.getByRole('button', { name: 'Försök igen' }).click();
    await expect.poll(() => heading.textContent(), { timeout: 15_000 }).toBe('Skrivet utan ram');
    expect(await canvas.getByText('Servern svarar inte').count()).toBe(0);
    await isSaved(page);
  });
});

test('a conflict that comes while somebody types is not answered by the next keys', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/409/] }, async (page) => {
    await openHero(page);
    const other = await second(stage, 'admin');
    const opened = pageAnswer.parse((await callStudio(page, `/pages/${openedId(page)}/sv`)).json);
    const { fields, placeholders, revision, number } = opened;
    const theirs = { fields: { ...fields, metaTitle: 'Deras' }, placeholders, revision, number };
    const saved = await callStudio(other.page, `/pages/${openedId(other.page)}/sv`, theirs);
    expect(saved.status).toBe(200);
    await other.context.close();
    await title(page).focus();
    await page.keyboard.type('Mitt');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.type(' och mer ');
    await page.keyboard.press('Enter');
    expect(await dialog.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Behåll min' }).click();
    await isSaved(page);
    expect(await title(page).inputValue()).toContain('Mitt');
  });
});

test('a dialog that waited for the draft to be saved does not take the place of one that is open by then', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    await openHero(page);
    const { isHeld, letGo } = await hold(page, /\/pages\/[^/]+\/sv$/);
    await title(page).fill('Sparas länge');
    await isHeld;
    await page.getByRole('button', { name: 'Versioner' }).click();
    await page.getByRole('button', { name: 'Lägg till block' }).click();
    const search = page.getByRole('dialog').getByRole('searchbox');
    await search.fill('kort');
    letGo();
    await isSaved(page);
    await page.waitForTimeout(300);
    expect(await search.inputValue()).toBe('kort');
  });
});

test('the size of a picture that has loaded after another block was chosen takes nothing back that the list has got since', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const { heading } = await openHero(page);
    await page.getByRole('button', { name: 'Lägg till block' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('bildkort');
    await dialog
      .getByRole('button', { name: /Tre kort/ })
      .first()
      .click();
    const cards = blocksOf(page).getByRole('treeitem', { name: /^Bildkort/ });
    const entry = (at: number) => page.locator('.panel .entries > li').nth(at);
    await entry(0).locator('summary').first().click();
    const { isHeld, letGo } = await hold(page, '**/media/scene-showroom-9/1280.webp');
    await entry(0).getByLabel('Bildens adress').fill('/media/scene-showroom-9/1280.webp');
    await isHeld;
    await blocksOf(page).getByRole('treeitem', { name: /^Hero/ }).click();
    await cards.click();
    await entry(1).locator('summary').first().click();
    await entry(1).getByLabel('Rubrik').fill('Skrivet under tiden');
    letGo();
    await heading.waitFor();
    await page.waitForTimeout(1000);
    await isSaved(page);
    expect(await stored(page, 'draft')).toContain('Skrivet under tiden');
  });
});

test('a page that was taken off the site is not said to be published, and is published again as it is', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    await signIn(stage, page, 'publisher');
    await page.getByLabel('Sök sida').fill('hallbarhet');
    await page.getByRole('treeitem', { name: /^Hållbarhet/ }).click();
    const state = () => page.locator('.save-state').textContent();
    await page.getByRole('button', { name: 'Schemalägg' }).click();
    await page.getByRole('button', { name: 'Ta bort från webbplatsen nu' }).click();
    await page.getByRole('button', { name: 'Ta bort den' }).click();
    await expect.poll(state).toBe('Inte på webbplatsen');
    await page.reload();
    await expect.poll(state).toBe('Inte på webbplatsen');
    await page.getByRole('button', { name: 'Publicera', exact: true }).click();
    const publish = page.getByRole('dialog').getByRole('button', { name: 'Publicera' });
    await expect.poll(() => publish.isEnabled()).toBe(true);
    await publish.press('Enter');
    await expect.poll(state).toBe('Som publicerad');
    // The button has nothing to publish any more, and the keyboard is there still.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Publicera');
  });
});

test('whoever moves the chosen block far away in the list goes with it on the page', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    const { canvas } = await openHero(page);
    const top = () => canvas.locator('html').evaluate((root) => root.scrollTop);
    await canvas.locator('html').evaluate((root) => root.scrollTo(0, 0));
    const last = blocksOf(page).getByRole('treeitem').last();
    await last.click();
    await expect.poll(top).toBeGreaterThan(900);
    for (let times = await blocksOf(page).getByRole('treeitem', { level: 2 }).count(); times > 1; times--)
      await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(top).toBeLessThan(300);
  });
});
