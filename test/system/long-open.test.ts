/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';

// What a list that is open for long keeps in memory: nothing of what it has shown before. Without pictures a browser keeps
// those it has not asked for.

const LIST = '/kop-bil/alla-bilar-i-lager';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** How many more nodes there are, in the document or kept beside it, when an act has been repeated. */
async function nodesAdded(page: Page, act: () => Promise<void>, times: number): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const count = async (): Promise<number> => {
    for (const _ of [1, 2]) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN;
  };
  const repeat = async (): Promise<void> => {
    for (let turn = 0; turn < times; turn++) await act();
  };
  await repeat();
  const before = await count();
  await repeat();
  return (await count()) - before;
}

const open = (page: Page) => page.goto(stage.server.site('automotive-se', LIST));

/** A list of two thousand elements: less than a card of it for each time. */
const MAX_ADDED = 200;

test('filters that are ticked and unticked leave nothing behind of the lists before', async () => {
  await visit(stage.browser, {}, async (page) => {
    await open(page);
    const box = page.locator('input[name="car_condition"][value="Ny"]');
    const clear = page.getByRole('link', { name: 'Rensa alla' });
    const added = await nodesAdded(
      page,
      async () => {
        await box.check();
        await clear.waitFor();
        await box.uncheck();
        await clear.waitFor({ state: 'hidden' });
      },
      5,
    );
    expect(added).toBeLessThan(MAX_ADDED);
  });
});

test.each([
  ['in its card', undefined],
  ['on a phone', PHONE],
] as const)('a quick view %s leaves nothing behind when it is closed', async (_place, viewport) => {
  await visit(stage.browser, { ...(viewport && { viewport }), reducedMotion: 'reduce' }, async (page) => {
    await open(page);
    const content = page.locator('[data-quick-content]');
    const added = await nodesAdded(
      page,
      async () => {
        await page.locator('[data-quick]').first().click();
        await content.waitFor();
        await page.keyboard.press('Escape');
        await content.waitFor({ state: 'detached' });
      },
      5,
    );
    expect(added).toBeLessThan(MAX_ADDED);
  });
});
