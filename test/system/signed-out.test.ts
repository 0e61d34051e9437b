/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, visit } from './browser';
import { openBrowser } from './chromium';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

const site = (path: string) => stage.server.site('automotive-se', path);

async function signIn(page: Page, to: string): Promise<void> {
  await page.goto(site(`/staff/sign-in?to=${to}`));
  await page.locator('[name="email"]').fill('admin@nordhem.example');
  await page.locator('[name="password"]').fill('nordhem-demo-2026');
  await page.locator('form[action="/staff/sign-in"] button').click();
  await page.locator('form[action="/staff/sign-out"]').waitFor();
}

async function signOut(page: Page): Promise<void> {
  const forgotten = page.waitForResponse((answer) => answer.url().endsWith('/forget.css'));
  await page.locator('form[action="/staff/sign-out"] button').click();
  await forgotten;
}

/** What "back" comes to. */
async function back(page: Page): Promise<string> {
  await page.goBack({ waitUntil: 'commit' });
  await page.locator('form').first().waitFor();
  return new URL(page.url()).pathname;
}

test('whoever has signed out is shown nothing by "back" that a browser keeps in memory', async () => {
  const browser = await openBrowser({ keepsPages: true });
  try {
    await visit(browser, {}, async (page) => {
      // From the page that signing in leads to.
      await signIn(page, '/staff/requests');
      await signOut(page);
      expect(await back(page)).toBe('/staff/sign-in');

      // With a page after it, in another tab.
      await signIn(page, '/staff/requests');
      await page.goto(site('/om-nordhem'));
      const other = await page.context().newPage();
      await other.goto(site('/staff'));
      await signOut(other);
      await other.close();
      expect(await back(page)).toBe('/staff/sign-in');
    });
  } finally {
    await browser.close();
  }
});
