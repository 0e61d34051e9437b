/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';

const LIST = '/kop-bil/alla-bilar-i-lager';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What of a list's head and of the cars below it lies over something else. */
const covered = () => {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((each) => ({ name: each.textContent?.slice(0, 30) ?? '', box: each.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
  const over = (one: DOMRect, other: DOMRect) =>
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1 &&
    one.left < other.right - 1 &&
    other.left < one.right - 1;
  const pairs = [
    [
      '[data-part="status"]',
      '[data-part="read-query"] > *, ul:has(> li > [data-key]), [data-part="results"] > [role="status"]',
    ],
    ['[data-part="instead"] > :is(h2, h3)', '[data-part="instead"] > ul > li'],
  ] as const;
  return pairs.flatMap(([above, below]) =>
    boxes(above).flatMap((one) =>
      boxes(below).flatMap((other) => (over(one.box, other.box) ? [`${one.name} / ${other.name}`] : [])),
    ),
  );
};

test.each(['asdfgh', 'volvo v70', 'passat b8', 'dragkrok 2000 kg', 'inte volvo'])(
  'on a phone nothing lies over the count and the headings of a search for %s',
  async (words) => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await page.goto(stage.server.site('automotive-se', `${LIST}?keyphrase=${encodeURIComponent(words)}`));
      await page.locator('[data-part="status"]').waitFor();
      expect(await page.evaluate(covered)).toEqual([]);
      // There is a way on: cars, or a search that finds some and the newest of the stock.
      expect(
        await page.locator('[data-part="cards"] > li, [data-part="instead"] li').count(),
      ).toBeGreaterThan(0);
    });
  },
);

test('on a phone nothing lies over the count of a list near a place that nobody knows', async () => {
  await visit(stage.browser, { viewport: PHONE }, async (page) => {
    await page.goto(stage.server.site('automotive-se', `${LIST}?near=Xyzzyplats`));
    await page.locator('[data-part="results"] > [role="status"]').waitFor();
    expect(await page.evaluate(covered)).toEqual([]);
  });
});
