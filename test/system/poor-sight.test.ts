/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** 1280 by 1024 px, four times as large (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 } as const;

/** What a finger or an unsteady hand has to meet, without room around it (WCAG 2.5.8). */
const MIN_TARGET = 24;

test('in a low window the order of the list keeps its sign', async () => {
  await visit(stage.browser, { viewport: ZOOMED }, async (page) => {
    await opened(page, stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager'));
    const order = page.locator('select[name="sortName"]').first();
    const [box, sign] = await order.evaluate((select) => {
      const tools = select.closest('form, [data-part="tools"]') ?? document;
      const signs = [...tools.querySelectorAll('svg')].filter(
        (drawing) => getComputedStyle(drawing).position === 'absolute' && drawing.checkVisibility(),
      );
      return [select.getBoundingClientRect(), signs.at(-1)?.getBoundingClientRect()];
    });
    expect(sign?.top).toBeGreaterThan(box.top);
    expect(sign?.bottom).toBeLessThan(box.bottom);
    expect(sign?.left).toBeGreaterThan(box.left);
  });
});

test('what a car costs a month and who sells it are links that can be met', async () => {
  const car = await exampleCar(stage.server);
  await visit(stage.browser, {}, async (page) => {
    await opened(page, stage.server.site('automotive-se', car));
    const links = page
      .locator('a[href="#finance"], main a[href^="/anlaggningar/"]')
      .filter({ visible: true });
    expect(await links.count()).toBeGreaterThan(1);
    const small = await links.evaluateAll(
      (all, minimum) =>
        all
          .filter((link) => link.getBoundingClientRect().height < minimum)
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      MIN_TARGET,
    );
    expect(small).toEqual([]);
  });
});
