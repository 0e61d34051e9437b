import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { ask } from '../ask';
import { openStage, type Stage } from '../browser';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const gallery = (block: string, example?: string, theme = 'nordhem') =>
  `${stage().server.url}/_dev/blocks/${block}?theme=${theme}` +
  (example === undefined ? '' : `&example=${encodeURIComponent(example)}`);

/** The script of an enhancement has run. */
export const ready = (page: Page, name: string) =>
  page.locator(`[data-enhance="${name}"][data-ready]`).first().waitFor();

/** A page of the Swedish site with something of the gallery put into it: an address of its own for what needs one. */
export async function altered(page: Page, path: string, change: (html: string) => string): Promise<string> {
  const { text, status, headers } = await ask(stage().server, path, { host: 'automotive-se.localhost' });
  const policy = headers['content-security-policy'];
  const url = stage().server.site('automotive-se', path);
  await page.route(url, (route) =>
    route.fulfill({
      status,
      contentType: 'text/html; charset=utf-8',
      headers: typeof policy === 'string' ? { 'content-security-policy': policy } : {},
      body: change(text),
    }),
  );
  return url;
}

/** From the first `<tag` to the last `</tag>` of a page. */
export const partOf = (html: string, tag: string): string =>
  html.slice(html.indexOf(`<${tag}`), html.lastIndexOf(`</${tag}>`) + tag.length + 3);

/** Rules about whole documents; a gallery page is one block. */
export const OF_WHOLE_PAGES = ['page-has-heading-one', 'heading-order', 'landmark-unique', 'region'];

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage();
  });
  afterAll(() => stage().close());
}
