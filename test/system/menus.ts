import type { Locator, Page } from 'playwright-core';
import { type Stage, type VisitOptions, visit } from './browser';

/** The example with everything that a menu can hold. */
export const MEGA = 'Mega menu with pictures';

export const openPanel = (page: Page): Locator => page.locator('[data-menu-panel]:popover-open');

type Act = (page: Page) => Promise<void>;

/** Ways to look at the navigation: by itself in the gallery, or on a page of a site. */
export const menus = (stage: () => Stage) => ({
  /** One example of the block on a page of its own. */
  example: (name: string, options: VisitOptions, act: Act, theme = 'nordhem'): Promise<void> =>
    visit(stage().browser, options, async (page) => {
      const query = new URLSearchParams({ example: name, theme });
      await page.goto(`${stage().server.url}/_dev/blocks/Navigation?${query}`);
      if (options.javaScript !== false) await page.locator('[data-navigation][data-ready]').waitFor();
      await act(page);
    }),
  onSite: (path: string, options: VisitOptions, act: Act, key = 'automotive-se'): Promise<void> =>
    visit(stage().browser, options, async (page) => {
      await page.goto(stage().server.site(key, path));
      await page.locator('[data-navigation][data-ready]').waitFor({ state: 'attached' });
      await act(page);
    }),
});
