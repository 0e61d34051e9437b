import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

const LIST = '/kop-bil/alla-bilar-i-lager?page=6';
const CARDS = '[data-part="cards"] > [data-key]:not([data-key="loan"])';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The first card that is seen, and how far below the top of the window it begins. */
const seen = (page: Page) =>
  page.evaluate((cards) => {
    for (const card of document.querySelectorAll<HTMLElement>(cards)) {
      const { top, bottom } = card.getBoundingClientRect();
      if (bottom > 40) return { key: card.dataset.key, top };
    }
    throw new Error('no card is seen');
  }, CARDS);

const scrollTo = (page: Page, at: number) =>
  page
    .locator(CARDS)
    .nth(at)
    .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** The card is there in full, with its pictures or without any. */
const atRest = (page: Page, at: number) =>
  page.locator(CARDS).nth(at).and(page.locator(':not([data-far])')).waitFor({ state: 'attached' });

/** Opens a car and goes back to the list. */
async function openAndComeBack(page: Page, at: number): Promise<void> {
  const link = page.locator(CARDS).nth(at).locator('a').first();
  await link.evaluate((each) => each instanceof HTMLElement && each.click());
  await page.waitForURL(/\/kop-bil\/\d+\//);
  await page.goBack();
  await page.locator('[data-enhance="list"][data-ready]').waitFor();
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`V-025, V-077: far cards come when they are neared, and whoever comes back finds the card where it was (${viewport.width})`, {
    tags: viewport === DESKTOP ? ['sweep'] : [],
  }, async () => {
    await visit(stage.browser, { viewport }, async (page) => {
      await page.goto(stage.server.site('automotive-se', LIST));
      await page.locator('[data-enhance="list"][data-ready]').waitFor();
      expect(await page.locator(CARDS).count()).toBe(7 * 48);
      expect(await page.locator('[data-far="3"]').count()).toBe(48);
      await scrollTo(page, 170);
      await atRest(page, 170);
      expect(await page.locator('[data-far="3"]').count()).toBe(0);
      expect(await page.locator('[data-far="1"]').count()).toBe(48);
      await page.evaluate(() => scrollBy({ top: -120, behavior: 'instant' }));
      const before = await seen(page);

      await openAndComeBack(page, 172);
      await atRest(page, 170);
      await expect.poll(async () => (await seen(page)).key).toBe(before.key);
      await expect.poll(async () => Math.abs((await seen(page)).top - before.top)).toBeLessThan(30);
    });
  });
}

test('the focus stays on a car while its card comes', { tags: ['sweep'] }, async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.goto(stage.server.site('automotive-se', LIST));
    await page.locator('[data-enhance="list"][data-ready]').waitFor();
    await scrollTo(page, 170);
    await page.locator(CARDS).nth(170).locator('a').first().focus();
    await atRest(page, 170);
    const card = page.locator(CARDS).nth(170);
    expect(await card.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  });
});

test('cards that are on their way are not asked for again when more of the list is shown', {
  tags: ['sweep'],
}, async () => {
  await visit(stage.browser, { viewport: DESKTOP }, async (page) => {
    await page.goto(stage.server.site('automotive-se', LIST));
    await page.locator('[data-enhance="list"][data-ready]').waitFor();
    const { promise, resolve } = Promise.withResolvers<void>();
    let requestCount = 0;
    await page.route(/[?&]from=3\b/, async (route) => {
      requestCount += 1;
      await promise;
      await route.continue();
    });
    await scrollTo(page, 170);
    await expect.poll(() => requestCount).toBe(1);
    await page.locator('a[data-more]').dispatchEvent('click');
    await expect.poll(() => page.locator(CARDS).count()).toBe(8 * 48);
    resolve();
    await atRest(page, 170);
    await page.waitForLoadState('networkidle');
    expect(requestCount).toBe(1);
  });
});

/** Sum of what has moved on the page since it was opened. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // There may be none.
        setTimeout(() => resolve(0), 500);
      }),
  );

test('LIST-13: nothing moves on the way back into a long list', { tags: ['sweep'] }, async () => {
  // Three cards beside the panel: nearly every row has a line or two more than most.
  await visit(stage.browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto(stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager?page=10'));
    await page.locator('[data-enhance="list"][data-ready]').waitFor();
    for (let at = 0; at <= 300; at += 24) {
      await scrollTo(page, at);
      await atRest(page, at);
    }
    const before = await seen(page);
    await openAndComeBack(page, 302);
    await atRest(page, 300);
    await expect.poll(async () => (await seen(page)).key).toBe(before.key);
    expect(await shifted(page)).toBeLessThan(0.02);
  });
});
