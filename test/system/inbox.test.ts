import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { sendJson } from './forms';

const HOST = 'automotive-se.localhost';
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage?.close());

/** Goes on by the Tab key until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const control = page.getByLabel(name).or(page.getByRole('button', { name }));
  const found = control.or(page.getByRole('link', { name })).first();
  for (let presses = 0; presses < 80; presses++) {
    if (await found.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach "${name}"`);
}

async function enter(page: Page): Promise<void> {
  const gone = page.waitForEvent('framenavigated');
  await page.keyboard.press('Enter');
  await gone;
  await page.waitForLoadState();
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await enter(page);
}

/** From the sign-in to a request that is answered and closed, with the keyboard alone. */
async function answerRequest(viewport: typeof PHONE | typeof DESKTOP): Promise<void> {
  const { server, browser } = stage;
  const id = `inbox-${viewport.width}-${Date.now()}`;
  expect((await sendJson(server, id, { host: HOST })).status).toBe(202);
  await visit(browser, { viewport }, async (page) => {
    await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
    const isSound = async () => {
      expect(await axeFaults(page)).toEqual([]);
      const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
    };
    await page.goto(server.site('automotive-se', '/staff/requests'));
    await tabTo(page, 'E-post');
    await page.keyboard.type('admin@nordhem.example');
    await tabTo(page, 'Lösenord');
    await page.keyboard.type('nordhem-demo-2026');
    await press(page, 'Logga in');
    await isSound();
    await tabTo(page, 'Sök på namn, registreringsnummer, telefon, e-post eller referens');
    await page.keyboard.type(id);
    await enter(page);
    expect(await page.locator('main ol > li').count()).toBe(1);
    await isSound();
    await press(page, `Visitor ${id}`);
    await press(page, 'Ta den');
    await isSound();
    await tabTo(page, 'Meddelande');
    await page.keyboard.type('Ja, den är kvar.');
    await press(page, 'Skicka svaret');
    expect(await page.getByRole('status').textContent()).toContain('Svaret är på väg');
    await isSound();
    await tabTo(page, 'Anteckning');
    await page.keyboard.type('Ring efter fem.');
    await press(page, 'Spara anteckningen');
    expect(await page.locator('main').textContent()).toContain('Ring efter fem.');
    await press(page, 'Stäng');
    expect(await page.getByRole('status').textContent()).toContain('stängd');
    await isSound();
  });
}

test('a request is found, taken, answered, noted on and closed by keyboard, on a computer', () =>
  answerRequest(DESKTOP));

test('and on a phone', { tags: ['sweep'] }, () => answerRequest(PHONE));
