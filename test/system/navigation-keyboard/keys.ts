import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openStage, type Stage } from '../browser';
import { menus } from '../menus';

let currentStage: Stage;

export const stage = (): Stage => currentStage;

export const { example, onSite } = menus(() => stage());

export const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** What has the focus, by its name. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });

export const expanded = (locator: Locator) => locator.getAttribute('aria-expanded');

export const BUY = 'Visa sidor under Köp bil';

/** A server and a browser for the tests of this file. */
export function openTheStage(): void {
  beforeAll(async () => {
    currentStage = await openStage({ pictures: false });
  });
  afterAll(() => stage().close());
}
