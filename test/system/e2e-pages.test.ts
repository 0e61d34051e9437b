import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeFaults,
  DESKTOP,
  openStage,
  PHONE,
  type Stage,
  settled,
  type VisitOptions,
  visit,
} from './browser';
import { movingParts, opened } from './page-checks';
import { LIST, testPageTypes } from './page-promises';

let stage: Stage;
let server: Stage['server'];
let browser: Stage['browser'];

beforeAll(async () => {
  stage = await openStage();
  ({ browser, server } = stage);
});

afterAll(() => stage.close());

describe('on a phone', () => testPageTypes(() => stage, PHONE));

const WIDTHS = { phone: PHONE, desktop: DESKTOP } as const;

describe('the shell', () => {
  const home = (options: VisitOptions, act: (page: Page) => Promise<void>) =>
    visit(browser, options, async (page) => {
      await opened(page, server.site('automotive-se', '/'));
      await act(page);
    });

  test('the skip link is the first stop, shows itself and leads past the menu', async () => {
    await home({}, async (page) => {
      const skip = page.locator('.skip-link');
      await page.keyboard.press('Tab');
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.waitForFunction(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#main');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });

  test.each(Object.entries(WIDTHS))(
    'after 528 pixels a way back to the top appears at the bottom left of a %s, and takes it',
    { tags: ['sweep'] },
    async (_, viewport) => {
      await home({ viewport, reducedMotion: 'reduce' }, async (page) => {
        const toTop = page.locator('[data-to-top]');
        const scrolledTo = async (top: number, shown: boolean) => {
          // From below: on the way down it gives way to words.
          for (const at of [top + 60, top]) {
            await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), at);
            await page.evaluate(() => new Promise(requestAnimationFrame));
          }
          await toTop.waitFor({ state: shown ? 'visible' : 'hidden' });
        };
        await scrolledTo(527, false);
        await scrolledTo(529, true);
        const box = await toTop.boundingBox();
        expect(box?.x).toBeLessThan(viewport.width / 4);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height * 0.85);
        await toTop.focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => scrollY === 0);
        await toTop.waitFor({ state: 'hidden' });
      });
    },
  );

  test('nothing moves by itself for those who want no motion', { tags: ['sweep'] }, async () => {
    await home({ reducedMotion: 'reduce' }, async (page) => {
      const carousel = page.locator('[data-enhance="carousel"]');
      await carousel.scrollIntoViewIfNeeded();
      await page.locator('[data-enhance="carousel"][data-ready]').waitFor();
      await settled(page);
      expect(await movingParts(page)).toEqual([]);
      // What would stop it offers to start it.
      expect(await carousel.locator('[data-rotation]').getAttribute('aria-label')).toMatch(/^Starta/);
    });
  });

  test('forced colours keep every control readable', { tags: ['sweep'] }, async () => {
    await visit(browser, { forcedColors: 'active', viewport: PHONE }, async (page) => {
      await opened(page, server.site('automotive-se', LIST));
      // The colours are the browser's then, and axe does not know them.
      expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2}`;
      });
      expect(outline).toBe('solid true');
    });
  });
});
