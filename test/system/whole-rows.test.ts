/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, visit } from './browser';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ pictures: false });
});
afterAll(() => stage.close());

/** Sizes of the last row and the first one of each row of cards that could stand in one. */
const rows = () =>
  [...document.querySelectorAll('main ul')].flatMap((list) => {
    const cards = [...list.children].map((card) => card.getBoundingClientRect().top);
    if (getComputedStyle(list).display === 'flex' && getComputedStyle(list).flexWrap === 'nowrap') return [];
    if (cards.length !== 3 && cards.length !== 4) return [];
    // Its columns are the requirement's, whatever stands in them (C-276).
    if (list.hasAttribute('data-card-variant')) return [];
    if (list.querySelector('article, img') === null) return [];
    const [first, last] = [cards[0], cards.at(-1)].map(
      (top) => cards.filter((other) => other === top).length,
    );
    return [{ cards: cards.length, first, last }];
  });

test.each([820, 1000, 1150, 1440])(
  '%i px: three or four cards leave no hole beside the last one',
  async (width) => {
    await visit(stage.browser, { viewport: { width, height: 900 } }, async (page) => {
      for (const [site, path] of [
        ['automotive-se', '/'],
        ['mercedes-se', '/'],
        ['carstore-se', '/'],
      ] as const) {
        await page.goto(stage.server.site(site, path));
        const found = await page.evaluate(rows);
        expect(found.length).toBeGreaterThan(1);
        for (const row of found) expect({ site, ...row }).toMatchObject({ last: row.first });
      }
    });
  },
);
