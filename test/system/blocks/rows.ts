import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, PHONE, type Stage } from '../browser';
import { boxOf, brightest, columns, Gallery, ON_DESKTOP, sideways, styleOf, titled } from './measures';

/** Rows of cards, and the blocks that are one measure or two. */
export function rowLayout(stage: () => Stage): void {
  const gallery = new Gallery(stage);

  describe('rows of cards', () => {
    test('C-271, C-272, C-273, C-274, C-275, C-276, C-277, C-278: columns by width, margin, grounds, centring, forms of cards', async () => {
      await gallery.see({ block: 'StageRow' }, ON_DESKTOP, async (page) => {
        const [three, four, centred, compact] = [
          titled(page, 'Allt för dig och bilen'),
          titled(page, 'Det vi gör'),
          titled(page, 'Upptäck'),
          titled(page, 'Genvägar'),
        ];
        const count = async () => [await columns(three.locator('ul')), await columns(four.locator('ul'))];
        expect(await count(), 'C-274, C-275').toEqual([3, 4]);
        expect(Number.parseFloat(await styleOf(four, 'margin-top')), 'C-271').toBeGreaterThan(40);
        expect(await styleOf(centred, 'margin-top'), 'C-271').toBe('0px');
        const grounds = [three, four, centred].map((row) => styleOf(row, 'background-color'));
        expect(new Set(await Promise.all(grounds)).size, 'C-272').toBe(3);
        expect(brightest(await styleOf(centred, 'background-color')), 'C-272').toBeLessThan(80);
        expect(brightest(await styleOf(centred.locator('h3').first(), 'color')), 'C-272').toBeGreaterThan(
          200,
        );
        const [first, second] = [centred.locator('li').first(), centred.locator('li').last()];
        const middle = ((await boxOf(first)).x + (await boxOf(second)).end) / 2;
        expect(middle, 'C-273').toBeCloseTo(DESKTOP.width / 2, 0);
        expect((await boxOf(compact.locator('li').first())).x, 'C-273').toBeLessThan(100);
        const shown = (row: Locator, what: string) => row.locator(what).first().isVisible();
        expect([await shown(three, 'img'), await shown(three, 'span > svg')], 'C-278').toEqual([true, false]);
        expect([await shown(four, 'img'), await shown(four, 'span > svg')], 'C-278').toEqual([false, true]);
        const beside = async (row: Locator) =>
          (await boxOf(row.locator('img').first())).end <=
          (await boxOf(row.locator('li :is(h2, h3, h4)').first())).x;
        expect([await beside(three), await beside(compact)], 'C-278').toEqual([false, true]);
        const over = async (row: Locator) =>
          (await boxOf(row.locator('img').first())).bottom >
          (await boxOf(row.locator('li :is(h2, h3, h4)').first())).bottom;
        expect([await over(three), await over(centred)], 'C-278').toEqual([false, true]);

        for (const [width, expected] of [
          [900, [2, 2]],
          [390, [1, 1]],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          expect(await count(), `C-276, C-277: ${width}`).toEqual(expected);
          expect(await sideways(page)).toBe(0);
        }
      });
    });

    test('C-281, C-282: the horizontal row scrolls by touch and keys, the page does not', async () => {
      await gallery.see({ block: 'StageRowHorizontal' }, { viewport: PHONE }, async (page) => {
        const [row, close] = [titled(page, 'Livet med bil'), titled(page, 'Just nu')];
        expect(await styleOf(close, 'margin-top'), 'C-281').toBe('0px');
        expect(
          Number.parseFloat(await styleOf(page.locator('main > section').last(), 'margin-top')),
        ).toBeGreaterThan(20);
        const scroller = row.getByRole('group');
        expect(await columns(row.locator('ul'))).toBe(6);
        const left = () => scroller.evaluate((element) => element.scrollLeft);
        await scroller.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(left).toBeGreaterThan(0);
        const before = await left();
        const { middle, y } = await boxOf(scroller);
        const gestures = await page.context().newCDPSession(page);
        const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) => {
          const touchPoints = xs.map((x) => ({ x, y: Math.round(y + 60) }));
          return gestures.send('Input.dispatchTouchEvent', { type, touchPoints });
        };
        await finger('touchStart', middle + 100);
        for (let moved = 20; moved <= 200; moved += 20) await finger('touchMove', middle + 100 - moved);
        await finger('touchEnd');
        await expect.poll(left).toBeGreaterThan(before + 100);
        expect([await sideways(page), await page.evaluate(() => scrollX)]).toEqual([0, 0]);
      });
    });
  });

  describe('smaller blocks', () => {
    test('C-208, C-209: highlights stand three or four in a row, on a phone one or two', async () => {
      await gallery.see({ block: 'HighlightList' }, ON_DESKTOP, async (page) => {
        const count = async () => [
          await columns(page.locator('main ul').first()),
          await columns(page.locator('main ul').last()),
        ];
        expect(await count()).toEqual([3, 4]);
        await page.setViewportSize(PHONE);
        expect(Math.max(...(await count()))).toBeLessThanOrEqual(2);
      });
    });

    test('C-266, C-267, C-268, C-269: spacers grow, and their colour fills the width', async () => {
      await gallery.see({ block: 'Spacer' }, ON_DESKTOP, async (page) => {
        const spacers = await page.locator('main > div').evaluateAll((all) =>
          all.map((one) => ({
            height: one.getBoundingClientRect().height,
            width: one.getBoundingClientRect().width,
            ground: getComputedStyle(one).backgroundColor,
          })),
        );
        const [small, medium, , large] = spacers.map(({ height }) => height);
        expect(small, 'C-266').toBeGreaterThan(0);
        expect(medium, 'C-267').toBeGreaterThan(small ?? 0);
        expect(large, 'C-268').toBeGreaterThan(medium ?? 0);
        expect(new Set(spacers.map(({ ground }) => ground)).size, 'C-269').toBe(4);
        expect(spacers[1]?.ground, 'C-269').toBe('rgba(0, 0, 0, 0)');
        for (const { width } of spacers) expect(width, 'C-269').toBe(DESKTOP.width);
      });
    });

    test('C-227, C-267, C-268: on a phone too, where a theme keeps its sections close', async () => {
      const lengths = (blocks: Locator, side: 'height' | 'paddingBottom') =>
        blocks.evaluateAll(
          (all, name) => all.map((one) => Number.parseFloat(getComputedStyle(one)[name])),
          side,
        );
      await gallery.see({ block: 'Spacer', theme: 'carstore' }, { viewport: PHONE }, async (page) => {
        const [small = 0, medium = 0, , large = 0] = await lengths(page.locator('main > div'), 'height');
        expect(medium, 'C-267').toBeGreaterThan(small);
        expect(large, 'C-268').toBeGreaterThan(medium);
      });
      await gallery.see({ block: 'RichContent', theme: 'carstore' }, { viewport: PHONE }, async (page) => {
        const below = await lengths(page.locator('main > section'), 'paddingBottom');
        expect(below, 'C-227').toEqual(below.toSorted((a, b) => a - b));
        expect(new Set(below).size, 'C-227').toBe(4);
      });
    });

    test('C-213, C-215: image buttons with and without gradient and margin', async () => {
      await gallery.see({ block: 'ImageButton' }, ON_DESKTOP, async (page) => {
        const [shaded, plated] = [titled(page, 'Hitta rätt'), titled(page, 'På väg')];
        const behind = (row: Locator) => styleOf(row.locator('a > span').first(), 'background-image');
        expect(await behind(shaded), 'C-213').toContain('linear-gradient');
        expect(await behind(plated), 'C-213').toBe('none');
        expect(await styleOf(plated, 'margin-top'), 'C-215').toBe('0px');
        expect(
          Number.parseFloat(await styleOf(page.locator('main > section').last(), 'margin-top')),
          'C-215',
        ).toBeGreaterThan(40);
      });
    });

    test('C-226, C-227, C-228: margins of rich content grow with their names; centred only on wish', async () => {
      await gallery.see({ block: 'RichContent' }, ON_DESKTOP, async (page) => {
        const of = async (title: string, side: string) =>
          Number.parseFloat(await styleOf(titled(page, title), side));
        const [standard, centred, first, large] = [
          'En bilhandlare som finns kvar',
          'Öppet när du har tid',
          'Om oss',
          'Hållbart på riktigt',
        ] as const;
        const above = [
          await of(first, 'margin-top'),
          await of(centred, 'margin-top'),
          await of(large, 'margin-top'),
        ];
        expect(above[0], 'C-226').toBe(0);
        expect(above, 'C-226').toEqual(above.toSorted((a, b) => a - b));
        expect(new Set(above).size, 'C-226').toBe(3);
        const below = [
          await of(standard, 'padding-bottom'),
          await of(centred, 'padding-bottom'),
          await of(first, 'padding-bottom'),
          await of(large, 'padding-bottom'),
        ];
        expect(below[0], 'C-227').toBe(0);
        expect(new Set(below).size, 'C-227').toBe(4);
        expect(below, 'C-227').toEqual(below.toSorted((a, b) => a - b));
        const align = (title: string) => styleOf(titled(page, title).locator('h1, h2').first(), 'text-align');
        expect([await align(centred), await align(large)], 'C-228').toEqual(['center', 'start']);
      });
    });
  });
}
