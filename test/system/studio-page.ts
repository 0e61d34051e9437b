import type { BrowserContext, FrameLocator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './ask';
import type { Stage } from './browser';

export const SITE = 'automotive-se';
const PASSWORD = 'nordhem-demo-2026';
/** The smallest window in which all parts of the studio stand side by side. */
export const WINDOW = { width: 1280, height: 860 };

export const onSite = (stage: Stage, path: string) => ask(stage.server, path, { host: `${SITE}.localhost` });

/** Signs in, in Swedish. */
export async function signIn(stage: Stage, page: Page, who: string): Promise<void> {
  await page.setExtraHTTPHeaders({ 'accept-language': 'sv' });
  await page.goto(stage.server.site(SITE, '/studio'));
  await page.getByLabel('E-post').fill(`${who}@nordhem.example`);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
}

/** Signs in, searches for the page about the group and opens it. */
export async function openPage(stage: Stage, page: Page, who: string): Promise<FrameLocator> {
  await signIn(stage, page, who);
  await page.getByLabel('Sök sida').fill('om-nordhem');
  await page.getByRole('treeitem', { name: /^Om Nordhem/ }).click();
  return page.frameLocator('.canvas iframe');
}

/** A second editor beside the first, in a browser of their own. */
export async function second(stage: Stage, who: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await stage.browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  await openPage(stage, page, who);
  return { context, page };
}

export const blocksOf = (page: Page) => page.getByRole('tree', { name: 'Block på sidan' });

export const isSaved = (page: Page) =>
  expect.poll(() => page.locator('.save-state').textContent()).toBe('Utkastet är sparat');

/** What the server has of the page that is open, by the calls of the studio itself. */
export const callStudio = (
  page: Page,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'PUT',
): Promise<{ status: number; json: unknown }> =>
  page.evaluate(
    async ([address, sent, how]) => {
      const answer = await fetch(`/studio/api${address}`, {
        method: how,
        headers: { 'x-studio': '1', 'content-type': 'application/json' },
        ...(sent !== undefined && { body: sent }),
      });
      return { status: answer.status, json: await answer.json() };
    },
    [path, body === undefined ? undefined : JSON.stringify(body), method] as const,
  );

/** The part of an address of the studio that names the page. */
export const openedId = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
