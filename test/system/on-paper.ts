import type { Page } from 'playwright-core';

/** What could be pressed or filled in, on paper; words that a screen explains when they are pressed are words there. */
export async function controlsOnPaper(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const controls = page
    .locator('main :is(button, input, select, textarea):not([aria-describedby$="-why"])')
    .filter({ visible: true });
  const found = await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  await page.emulateMedia({ media: null });
  return found;
}
