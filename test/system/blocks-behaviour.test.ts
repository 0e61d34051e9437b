/** @module-tag sweep */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carousel } from './behaviour/carousel';
import { disclosures } from './behaviour/disclosures';
import { examples } from './behaviour/gallery';
import { sharing } from './behaviour/sharing';
import { stories } from './behaviour/stories';
import { DESKTOP, followClock, openStage, PHONE, type Stage, visit } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
const opened = () => stage;
const example = examples(opened);

stories(opened);
carousel(opened);
disclosures(opened);
sharing(opened);

test('C-285, C-286: a countdown goes down each second, and rests at zero', async () => {
  await visit(stage.browser, {}, async (page) => {
    await page.clock.install({ time: '2027-04-30T15:50:00Z' });
    const clockApplied = await followClock(page);
    await page.goto(`${stage.server.url}/_dev/blocks/Countdown`);
    await page.locator('[data-enhance="countdown"][data-ready]').first().waitFor();
    await clockApplied();
    // From here on its clock stands still unless it is told to run.
    await page.clock.pauseAt('2027-04-30T15:59:54.500Z');
    const left = (at: number) =>
      page.locator('[role="timer"]').nth(at).locator('[data-unit]').allTextContents();
    expect(await left(0)).toEqual(['0', '0', '0', '6']);
    await page.clock.runFor(1000);
    expect(await left(0)).toEqual(['0', '0', '0', '5']);
    await page.clock.runFor(60_000);
    expect(await left(0)).toEqual(['0', '0', '0', '0']);
    expect(await left(2)).toEqual(['0', '0', '0', '0']);
  });
});

test.each([PHONE, DESKTOP])('C-283: at %o px a film is 16:9', async (viewport) => {
  await example('Video', 'Only the film', { viewport }, async (page) => {
    const box = await page.locator('[data-enhance="frame"]').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.778, 2);
  });
});
