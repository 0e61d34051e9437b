/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, openOwnStage, type Stage, visit } from './browser';
import { callStudio, isSaved, onSite, openedId, openPage, SITE, signIn, WINDOW } from './studio-page';

let stage: Stage;

beforeAll(async () => {
  stage = await openOwnStage();
});
afterAll(() => stage?.close());

test('what waits stands on the first page and leads there; the search finds everything by keys', async () => {
  await visit(stage.browser, { viewport: WINDOW }, async (page) => {
    await openPage(stage, page, 'publisher');
    const id = openedId(page);
    await page.locator('.panel').getByLabel('Titel', { exact: true }).fill('Om Nordhem i dag');
    await isSaved(page);
    await page.goto(stage.server.site(SITE, '/studio'));
    const mine = page.getByRole('region', { name: /^Mina utkast/ });
    await mine.getByRole('link', { name: 'Om Nordhem i dag (sv)' }).waitFor();
    await page
      .getByRole('region', { name: /^Brutna länkar/ })
      .getByText('leder till en sida')
      .waitFor();
    await page
      .getByRole('region', { name: /^Översättningar som saknas/ })
      .getByText('alla språk')
      .waitFor();
    expect(await axeFaults(page, [])).toEqual([]);
    await mine.getByRole('link', { name: 'Om Nordhem i dag (sv)' }).press('Enter');
    await page.frameLocator('iframe').locator('main').first().waitFor();
    expect(openedId(page)).toBe(id);

    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /^Sidor, nyheter/ });
    await field.fill('minus femton');
    const options = page.getByRole('dialog').getByRole('option');
    await options.filter({ hasText: 'Så långt kommer en elbil' }).waitFor();
    expect(await axeFaults(page, [], 'iframe')).toEqual([]);
    await field.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.frameLocator('iframe').getByText('minus femton').first().waitFor();
    const story = await callStudio(page, `/pages/${openedId(page)}/sv`);
    expect(story.json).toMatchObject({ template: 'StoryPage' });

    await page.getByRole('button', { name: /^Sök/ }).press('Enter');
    await field.fill('begagnade');
    await expect.poll(() => options.count()).toBeGreaterThan(1);
    const second = (await options.nth(1).textContent()) ?? '';
    await field.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    expect(second).not.toBe('');
    await field.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

test('an editor sees neither texts nor addresses that are a publisher’s', async () => {
  await visit(stage.browser, { viewport: { width: 768, height: 900 } }, async (page) => {
    await signIn(stage, page, 'editor');
    await page.getByRole('region', { name: /^Andras utkast/ }).waitFor();
    expect(await page.getByRole('region', { name: /^Adresser som inte hittats/ }).count()).toBe(0);
    expect(await axeFaults(page, [])).toEqual([]);
  });
});

test('two drafts are checked and published as one; one that is saved in between stops both', async () => {
  await visit(stage.browser, { viewport: WINDOW, expected: [/409/] }, async (page) => {
    await signIn(stage, page, 'publisher');
    await page.getByRole('region', { name: /^Mina utkast/ }).waitFor();
    const made: string[] = [];
    const run = `${Date.now() % 1_000_000}`;
    const { json } = await callStudio(page, `/sites/${SITE}/sv`);
    const home = JSON.stringify(json).match(/"id":"([^"]+)","parentId":null/)?.[1] ?? '';
    for (const name of [`samlat-ett-${run}`, `samlat-tva-${run}`]) {
      const draft = { language: 'sv', parentId: home, name, title: name, template: 'Page' };
      const answer = await callStudio(page, `/tree/${SITE}`, draft, 'POST');
      made.push(String(JSON.stringify(answer.json).match(/"id":"([^"]+)"/)?.[1]));
    }
    await page.getByRole('link', { name: 'Utgåvor' }).press('Enter');
    for (const name of [`samlat-ett-${run}`, `samlat-tva-${run}`])
      await page.getByRole('checkbox', { name: new RegExp(name) }).press('Space');
    await page.getByLabel('Utgåvans namn').fill('Båda');
    await page.getByRole('button', { name: 'Kontrollera 2' }).press('Enter');
    const publish = page.getByRole('button', { name: 'Publicera som en' });
    await publish.waitFor();
    expect(await publish.evaluate((button) => button === document.activeElement)).toBe(true);
    // Only a page that was drawn tells that it has no heading; it is looked at, and let go.
    expect(await page.locator('.findings').getByText('Sidan saknar huvudrubrik (H1)').count()).toBe(2);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await axeFaults(page, [])).toEqual([]);
    const content = { fields: { title: `samlat-tva-${run}` }, placeholders: {}, revision: 1 };
    await callStudio(page, `/pages/${made[1]}/sv`, content);
    await publish.press('Enter');
    await page.getByRole('alert').getByText('Inget publicerades').waitFor();
    expect((await onSite(stage, `/samlat-ett-${run}`)).status).toBe(404);
    await page.getByRole('button', { name: 'Kontrollera 2' }).press('Enter');
    await publish.press('Enter');
    await page.getByText('Publicerade, alla på en gång.').waitFor();
    await page.getByRole('row', { name: /Båda.*publicerad/ }).waitFor();
    for (const name of [`samlat-ett-${run}`, `samlat-tva-${run}`])
      expect((await onSite(stage, `/${name}`)).status).toBe(200);
    expect(await axeFaults(page, [])).toEqual([]);
  });
});
