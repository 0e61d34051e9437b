import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const onPage = (path: string, viewport: typeof DESKTOP | typeof PHONE, act: (page: Page) => Promise<void>) =>
  visit(stage.browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(stage.server.site('automotive-se', path));
    await act(page);
  });

test('C-052 header, main content and footer stand in this order on every page', async () => {
  await visit(stage.browser, {}, async (page) => {
    const story = /href="(\/livet-med-bil\/[^"]+)"/;
    await page.goto(stage.server.site('automotive-se', '/livet-med-bil'));
    const [, storyPath = ''] = story.exec(await page.content()) ?? [];
    expect(storyPath).toMatch(/^\/livet-med-bil\/./);
    for (const path of ['/', '/kop-bil', storyPath, '/finns-inte', await exampleCar(stage.server)]) {
      await page.goto(stage.server.site('automotive-se', path));
      const order = await page.evaluate(() => {
        const areas = [...document.querySelectorAll('body > header, body > main, body > footer')];
        return areas.map(({ tagName }) => tagName);
      });
      expect([path, ...order]).toEqual([path, 'HEADER', 'MAIN', 'FOOTER']);
    }
  });
});

describe('way to the top', { tags: ['sweep'] }, () => {
  const toTop = (page: Page) => page.locator('[data-to-top]');
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  test.each([PHONE, DESKTOP])(
    'C-053, C-054 at the bottom left, hidden up to 528 px and shown from 529 on: %o',
    async (viewport) => {
      await onPage('/', viewport, async (page) => {
        for (const [top, state] of [
          [527, 'hidden'],
          [529, 'visible'],
          [528, 'hidden'],
          [2000, 'visible'],
        ] as const) {
          // Upwards: on the way down it gives way to words. The first scrolling of the page asks for its script.
          await expect
            .poll(async () => {
              await scrollTo(page, top + (state === 'visible' ? 60 : 0));
              await page.evaluate(() => new Promise(requestAnimationFrame));
              await scrollTo(page, top);
              await page.waitForTimeout(300);
              return toTop(page).isVisible();
            })
            .toBe(state === 'visible');
        }
        const box = await toTop(page).boundingBox();
        expect(box?.x).toBeLessThanOrEqual(24);
        expect(viewport.height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
        expect([box?.width, box?.height]).toEqual([44, 44]);
        expect(await toTop(page).evaluate((button) => getComputedStyle(button).position)).toBe('fixed');
      });
    },
  );

  test('correction 13: on a phone it lies over no words, unless somebody scrolls up', async () => {
    await onPage('/livet-med-bil/rackvidd-pa-vintern', PHONE, async (page) => {
      const coversWords = () =>
        toTop(page).evaluate((button) => {
          const own = button.getBoundingClientRect();
          if (!button.checkVisibility({ visibilityProperty: true })) return false;
          const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
            if (text.textContent?.trim() === '' || button.contains(text)) continue;
            if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const box of range.getClientRects())
              if (
                box.left < own.right &&
                box.right > own.left &&
                box.top < own.bottom &&
                box.bottom > own.top
              )
                return true;
          }
          return false;
        });
      for (let top = 700; top < 2600; top += 190) {
        await scrollTo(page, top);
        await expect.poll(coversWords, { message: `${top}` }).toBe(false);
      }
      await scrollTo(page, 1200);
      await toTop(page).waitFor();
    });
  });

  test('C-053 it gives way to a field that it would lie over', async () => {
    await onPage('/kontakt', PHONE, async (page) => {
      const field = page
        .locator('main :is(input, textarea):not([type=hidden], [type=checkbox], [type=radio])')
        .last();
      await scrollTo(page, 760);
      await scrollTo(page, 700);
      await toTop(page).waitFor();
      await field.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        window.scrollBy({ top: bottom - innerHeight + 30, behavior: 'instant' });
      });
      await toTop(page).waitFor({ state: 'hidden' });
      await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
      await toTop(page).waitFor();
    });
  });

  test('C-055 a click, and Enter on it, lead to the top; hidden it is no stop of Tab', async () => {
    await onPage('/', DESKTOP, async (page) => {
      const gone = async () => {
        await page.waitForFunction(() => scrollY === 0);
        await toTop(page).waitFor({ state: 'hidden' });
        await toTop(page).evaluate((button) => button.focus());
        expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      };
      await scrollTo(page, 2000);
      await toTop(page).click();
      await gone();
      await scrollTo(page, 2000);
      await toTop(page).waitFor();
      await page.locator('footer a').filter({ visible: true }).last().focus();
      for (let presses = 0; presses < 5; presses += 1) {
        await page.keyboard.press('Tab');
        if (await toTop(page).evaluate((button) => button === document.activeElement)) break;
      }
      await page.keyboard.press('Enter');
      await gone();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.className), 'from the beginning').toBe(
        'skip-link',
      );
      expect(new URL(page.url()).hash).toBe('');
    });
  });
});
