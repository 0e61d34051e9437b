/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const DARK = { forcedColors: 'active', colorScheme: 'dark', viewport: PHONE } as const;

describe('colours that the browser chooses', () => {
  test.each(['/', '/kop-bil/alla-bilar-i-lager', '/anlaggningar/nordhem-kista'])(
    'every drawing of %s has the colour of the words around it',
    async (path) => {
      await visit(stage.browser, DARK, async (page) => {
        await opened(page, stage.server.site('automotive-se', path));
        const others = await page.locator('svg').evaluateAll((drawings) =>
          drawings
            .filter(({ parentElement: around }) => around !== null && !around.closest('[role="note"]'))
            .filter(
              (drawing) =>
                getComputedStyle(drawing).color !== getComputedStyle(drawing.parentElement ?? drawing).color,
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        expect(others).toEqual([]);
      });
    },
  );

  test('a button that cannot be pressed yet is told from one that can', async () => {
    await visit(stage.browser, DARK, async (page) => {
      await opened(page, stage.server.site('carstore-se', '/service-och-verkstad/dackhotell'));
      await page.locator('fc-island[data-island="tyre-hotel"][data-ready]').waitFor({ state: 'attached' });
      const search = page.locator('[data-page]').getByRole('button', { name: 'Sök', exact: true });
      const colour = () => search.evaluate((button) => getComputedStyle(button).color);
      const unavailable = await colour();
      await page.locator('[data-page]').getByRole('textbox', { name: 'Registreringsnummer' }).fill('ABC123');
      await expect.poll(colour).not.toBe(unavailable);
    });
  });

  test('the question of cookies can be seen to be closed', async () => {
    await visit(stage.browser, { ...DARK, consent: 'unasked' }, async (page) => {
      await opened(page, stage.server.site('automotive-se', '/'));
      await page.locator('#cc-main .cm__btn').last().click();
      const cross = page.locator('#cc-main .pm__close-btn svg');
      await cross.waitFor();
      const [stroke, words] = await cross.evaluate((drawing) => [
        getComputedStyle(drawing).stroke,
        getComputedStyle(drawing.closest('button') ?? drawing).color,
      ]);
      expect(stroke).toBe(words);
    });
  });

  test('what is chosen is told: the slide that shows, the order of a list by its sign alone', async () => {
    const groundOf = (page: Page, selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    await visit(stage.browser, DARK, async (page) => {
      await opened(page, stage.server.site('automotive-se', '/'));
      const carousel = page.locator('[data-enhance="carousel"]');
      await carousel.scrollIntoViewIfNeeded();
      await carousel.and(page.locator('[data-ready]')).waitFor();
      await carousel.locator('[data-at="1"]').click();
      const lines = ['[data-at="0"]', '[data-at="1"]'].map(
        (at) => `[data-enhance="carousel"] ${at} > span:first-child`,
      );
      const [resting = '', current = ''] = await Promise.all(lines.map((line) => groundOf(page, line)));
      expect(new Set([resting, current, await groundOf(page, 'body')]).size).toBe(3);
      await opened(page, stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager'));
      const order = page.locator('select[name="sortName"]').first();
      expect(await order.evaluate((select) => getComputedStyle(select).fontSize)).toBe('0px');
    });
  });
});
