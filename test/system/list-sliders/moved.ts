import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, NARROW, numberIn } from '../browser';
import { on } from './price';

const requested = (page: Page, pattern: RegExp) =>
  page.waitForFunction(
    ([source]) =>
      new RegExp(source ?? '').test(location.search) && document.querySelector('[aria-busy="true"]') === null,
    [pattern.source],
  );

/** By keyboard, by mouse and by a finger. */
export function moved(): void {
  describe('by keyboard', () => {
    test('S2, S3, S4, S6: a step, the ends, a push; numbers and words follow', async () => {
      await on('', {}, async (price, page) => {
        const { min, max, step } = await price.scale();
        await price.upper.focus();
        await page.keyboard.press('ArrowLeft');
        expect(await price.thumbs()).toEqual([min, max - step]);
        expect((await price.numbers())[1]).toBe(max - step);
        expect(numberIn(await price.upper.getAttribute('aria-valuetext'))).toBe(max - step);
        expect(await price.upper.getAttribute('aria-valuetext')).toMatch(/^[\d\s]+\skr$/);
        await page.keyboard.press('ArrowUp');
        expect(await price.thumbs()).toEqual([min, max]);
        // Nothing is asked for when both thumbs are back at the ends.
        expect(await price.numbers()).toEqual([null, null]);

        await page.keyboard.press('PageDown');
        const [, leapt = 0] = await price.thumbs();
        expect(max - leapt).toBeGreaterThan(step);
        await page.keyboard.press('Shift+Tab');
        expect(await price.lower.evaluate((thumb) => thumb === document.activeElement)).toBe(true);
        await page.keyboard.press('End');
        expect(await price.thumbs()).toEqual([max, max]);
        const announcer = page.locator('form[data-enhance="list"] > [role="status"].visually-hidden');
        expect(await announcer.textContent()).toMatch(/^Lägsta pris [\d\s]+kr, Högsta pris [\d\s]+kr$/);
        await page.keyboard.press('Home');
        expect((await price.thumbs())[0]).toBe(min);
      });
    });

    test('V-355: asks 1.5 s after the last move, once, and the thumb keeps the focus', async () => {
      await on('', {}, async (price, page) => {
        const times: number[] = [];
        page.on('request', (request) => {
          if (request.url().includes('car_price=')) times.push(Date.now());
        });
        await price.upper.focus();
        await page.keyboard.press('ArrowLeft');
        await page.waitForTimeout(1000);
        await page.keyboard.press('ArrowLeft');
        const moved = Date.now();
        await requested(page, /car_price=\d+-\d+/);
        expect(times).toHaveLength(1);
        expect((times[0] ?? 0) - moved).toBeGreaterThan(1400);
        expect((times[0] ?? 0) - moved).toBeLessThan(2500);
        expect(await price.upper.evaluate((thumb) => thumb === document.activeElement)).toBe(true);
        const { max, step } = await price.scale();
        expect((await price.thumbs())[1]).toBe(max - 2 * step);
        // V-374: a price that thumbs have chosen has both ends, so it is a chip.
        expect(await page.locator('[data-part="results"] a', { hasText: /^Pris / }).count()).toBe(1);
      });
    });

    test('V-375, V-376, V-377: what is typed becomes whole numbers in order, on Enter at once', async () => {
      await on('', {}, async (price, page) => {
        const [from, to] = [price.box('from'), price.box('to')];
        await from.fill('250\u00a0000');
        await to.fill('abc');
        await from.focus();
        expect(await to.inputValue()).toBe('');
        await to.fill('200000.7');
        await to.blur();
        expect(await price.numbers()).toEqual([200_000, 200_000]);
        await from.fill('-5');
        await from.blur();
        expect(await price.numbers()).toEqual([0, 200_000]);
        await from.fill('300 000');
        const typed = Date.now();
        await from.press('Enter');
        await requested(page, /car_price=300000-300000/);
        expect(Date.now() - typed).toBeLessThan(1400);
        expect(await price.thumbs()).toEqual([300_000, 300_000]);
      });
    });
  });

  describe('by mouse', () => {
    test('S8: thumbs on one value can be drawn apart, at either end and between', async () => {
      await on('', {}, async (price) => {
        const { min, max, step } = await price.scale();
        const middle = min + Math.round((max - min) / step / 2) * step;
        const [low, high] = [min + 10 * step, max - 10 * step];
        await price.drag(min, max);
        expect(await price.thumbs()).toEqual([max, max]);
        await price.drag(max, high);
        expect(await price.thumbs()).toEqual([high, max]);
        // V-377: the upper one pushes the lower before it.
        await price.drag(max, min);
        expect(await price.thumbs()).toEqual([min, min]);
        await price.drag(min, low);
        expect(await price.thumbs()).toEqual([min, low]);
        await price.drag(min, middle);
        expect(await price.thumbs()).toEqual([middle, middle]);
        await price.drag(middle, high);
        expect(await price.thumbs()).toEqual([middle, high]);
        await price.drag(high, middle);
        await price.drag(middle, low);
        expect(await price.thumbs()).toEqual([low, middle]);
        expect(await price.numbers()).toEqual([low, middle]);
      });
    });

    test('S9: a click on the track moves the nearest thumb; a thumb that is held still is not asked for', async () => {
      await on('', {}, async (price, page) => {
        const { min, max, step } = await price.scale();
        await price.click(min + 20 * step);
        expect(await price.thumbs()).toEqual([min + 20 * step, max]);
        await price.click(max - 15 * step);
        expect(await price.thumbs()).toEqual([min + 20 * step, max - 15 * step]);
        expect(await price.upper.evaluate((thumb) => thumb === document.activeElement)).toBe(true);

        const lit = () =>
          price.facet.evaluate((set) =>
            ['--from', '--to'].map((name) => Number(set.style.getPropertyValue(name))),
          );
        const share = (value: number) => (value - min) / (max - min);
        expect((await lit())[0]).toBeCloseTo(share(min + 20 * step), 3);
        expect((await lit())[1]).toBeCloseTo(share(max - 15 * step), 3);

        const height = (await price.facet.boundingBox())?.height;
        const { x, y } = await price.place(max - 15 * step);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x - 40, y, { steps: 3 });
        await page.waitForTimeout(1700);
        expect(page.url()).not.toContain('car_price');
        await page.mouse.up();
        await requested(page, /car_price=\d+-\d+/);
        expect((await price.facet.boundingBox())?.height).toBe(height);
      });
    });
  });

  describe('on a phone', () => {
    test('S7: at 320 px the drawer holds the sliders, with targets of 24 px at least', async () => {
      await on('?car_price=100000-400000', { viewport: NARROW }, async (price, page) => {
        await page.locator('[data-part="summary"]').click();
        await page
          .locator('[data-facet]')
          .evaluateAll((all) => all.map((facet) => facet.toggleAttribute('open', true)));
        const area = await price.lower.boundingBox();
        expect(area?.height).toBeGreaterThanOrEqual(24);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        const beyond = await page
          .locator('[data-ends]')
          .evaluateAll((sets) => sets.filter((set) => set.getBoundingClientRect().right > 320).length);
        expect(beyond).toBe(0);
        expect(await axeFaults(page)).toEqual([]);
      });
    });

    test('a finger that scrolls over a track moves nothing; one that goes sideways or taps does', async () => {
      await on('', { viewport: NARROW }, async (price, page) => {
        await page.locator('[data-part="summary"]').click();
        const { min, max, step } = await price.scale();
        const cdp = await page.context().newCDPSession(page);
        await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true });
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
          cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });

        const middle = min + 40 * step;
        const start = await price.place(middle);
        await touch('touchStart', start.x, start.y);
        for (const way of [10, 30, 60]) await touch('touchMove', start.x, start.y - way);
        await touch('touchEnd');
        expect(await price.numbers()).toEqual([null, null]);
        await price.atRest();

        const [grip, goal] = [await price.place(max), await price.place(middle)];
        await touch('touchStart', grip.x, grip.y);
        for (const way of [0.2, 0.6, 1]) await touch('touchMove', grip.x + way * (goal.x - grip.x), grip.y);
        await touch('touchEnd');
        await expect.poll(() => price.thumbs()).toEqual([min, middle]);

        const tapped = await price.place(min + 10 * step);
        await touch('touchStart', tapped.x, tapped.y);
        await touch('touchEnd');
        await expect.poll(() => price.thumbs()).toEqual([min + 10 * step, middle]);
      });
    });
  });
}
