/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slowness } from '~test/processor';
import { openStage, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';

let stage: Stage;
let car = '';

beforeAll(async () => {
  stage = await openStage();
  car = await exampleCar(stage.server);
});

afterAll(() => stage.close());

/** Milliseconds from the focus on the slider of a loan until its card is awake, on a page that has come to rest. */
async function msUntilAwake(): Promise<number> {
  let ms = Number.NaN;
  await visit(stage.browser, {}, async (page) => {
    await page.goto(stage.server.site('automotive-se', car));
    await page.locator('link[rel="prefetch"]').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    ms = await page.getByRole('slider', { name: 'Kontantinsats' }).evaluate(async (slider) => {
      const island = slider.closest('fc-island');
      const start = performance.now();
      slider.focus();
      while (island?.hasAttribute('data-ready') === false)
        await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - start;
    });
  });
  return ms;
}

test('the first touch is answered within 100 ms, as React has been fetched at rest', async () => {
  const times: number[] = [];
  while (times.length < 5) times.push(await msUntilAwake());
  process.stdout.write(`first touch: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`);
  // What else the machine does only adds to it.
  expect(Math.min(...times)).toBeLessThanOrEqual(100 * slowness());
});

test('a control that is set without pointer, key and focus, as assistive technology does it, is heard', async () => {
  await visit(stage.browser, {}, async (page) => {
    await page.goto(stage.server.site('automotive-se', car));
    await page.locator('link[rel="prefetch"]').first().waitFor({ state: 'attached' });
    const period = page.getByRole('slider', { name: 'Avbetalningstid' });
    const months = await period.evaluate((slider) => {
      if (!(slider instanceof HTMLInputElement)) throw new Error('no slider');
      slider.value = slider.min;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      slider.dispatchEvent(new Event('change', { bubbles: true }));
      return slider.min;
    });
    await page.getByText(`på ${months} månader`).first().waitFor({ timeout: 5_000 });
  });
});
