import type { Locator, Page } from 'playwright-core';

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

/** Links that a confirmation shows on paper; a number can be called and an address written to from there, too. */
export async function linksOnPaper(confirmation: Locator): Promise<readonly string[]> {
  const page = confirmation.page();
  await page.emulateMedia({ media: 'print' });
  const links = confirmation.locator('a:not([href^="tel:"], [href^="mailto:"])').filter({ visible: true });
  const found = await links.allTextContents();
  await page.emulateMedia({ media: null });
  return found;
}

/** How many parts of a page are printed. */
export async function partsOnPaper(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  const count = await page.locator('main > *').filter({ visible: true }).count();
  await page.emulateMedia({ media: null });
  return count;
}
