/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, visit } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

test('a picture for which the server has no time is asked for again, and shown; one that never comes, three times', async () => {
  await visit(stage.browser, { viewport: PHONE, expected: [/503/] }, async (page) => {
    const requests = new Map<string, number>();
    let never = '';
    await page.route('**/media/**', async (route) => {
      const url = route.request().url();
      const count = (requests.get(url) ?? 0) + 1;
      requests.set(url, count);
      never ||= url;
      if (count > 1 && url !== never) return await route.continue();
      await route.fulfill({ status: 503, headers: { 'retry-after': '2' } });
    });
    await page.goto(stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager'));
    const shown = () =>
      page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length);
    await expect.poll(shown, { timeout: 20_000 }).toBeGreaterThan(0);
    await expect.poll(() => requests.get(never), { timeout: 40_000 }).toBe(4);
    await page.waitForTimeout(1_000);
    expect(requests.get(never)).toBe(4);
  });
});
