import type { Page } from 'playwright-core';
import { type Stage, type VisitOptions, visit } from '../browser';

/** The stage of the test file, once it is open. */
export type OpenStage = () => Stage;

/** A block by itself is no page: it has no heading of the first level. */
export const LONE = ['page-has-heading-one'];

/** Opens one example of a block on a page of its own. */
export const examples =
  (stage: OpenStage) =>
  (block: string, name: string, options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> =>
    visit(stage().browser, options, async (page) => {
      await page.goto(`${stage().server.url}/_dev/blocks/${block}?example=${encodeURIComponent(name)}`);
      await act(page);
    });

/** Name or text of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });
