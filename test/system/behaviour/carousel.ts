import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, PHONE, visit } from '../browser';
import { examples, focused, LONE, type OpenStage } from './gallery';

/** The carousel by clock, pointer, finger and keys. */
export function carousel(stage: OpenStage): void {
  const example = examples(stage);

  describe('carousel', () => {
    const ROTATING = 'By itself, with arrows and progress';
    const TWO = 'By hand, two slides';
    const ready = async (page: Page): Promise<Locator> => {
      await page.locator('[data-enhance="carousel"][data-ready]').waitFor();
      return page.locator('[data-enhance="carousel"]');
    };
    /** Which slide can be reached, counted from 1, once what moves has come to rest. */
    const shown = async (page: Page): Promise<number> => {
      const label = await page.locator('[data-part="slide"]:not([inert])').getAttribute('aria-label');
      return Number.parseInt(label ?? '', 10);
    };
    const inView = (page: Page, slide: number): Promise<unknown> =>
      page.waitForFunction((at) => {
        const viewport = document.querySelector('[data-part="viewport"]')?.getBoundingClientRect();
        const box = document.querySelectorAll('[data-part="slide"]')[at]?.getBoundingClientRect();
        return viewport !== undefined && box !== undefined && Math.abs(viewport.x - box.x) < 1;
      }, slide - 1);

    const BEGIN = Date.parse('2026-03-02T09:00:00Z');
    /** Opens the gallery with a clock that only the test moves. */
    const timed = (query: string, act: (page: Page) => Promise<void>): Promise<void> =>
      visit(stage().browser, {}, async (page) => {
        await page.clock.install({ time: BEGIN });
        await page.goto(`${stage().server.url}/_dev/blocks/Carousel${query}`);
        await ready(page);
        await page.clock.pauseAt(BEGIN + 60_000);
        await act(page);
      });
    const only = (name: string) => `?example=${encodeURIComponent(name)}`;

    test('C-239, C-242, C-243: each slide has its three seconds, round and round, with the progress of its thumbnail', async () => {
      await timed(only(ROTATING), async (page) => {
        const turns: { readonly at: number; readonly slide: number }[] = [];
        for (let at = 0, before = await shown(page); at <= 13_000; at += 100) {
          await page.clock.runFor(100);
          const slide = await shown(page);
          if (slide !== before) turns.push({ at, slide });
          before = slide;
        }
        expect(turns.length).toBeGreaterThanOrEqual(4);
        for (const [index, { at, slide }] of turns.slice(1).entries()) {
          const last = turns[index];
          expect(at - (last?.at ?? 0)).toBe(3000);
          expect(slide).toBe(((last?.slide ?? 0) % 3) + 1);
        }
        const durations = await page
          .locator('[data-at][aria-current]')
          .evaluate((thumbnail) =>
            thumbnail.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
          );
        expect(durations).toContain(3000);
      });
    });

    test('C-237: the slide that wants a gradient has one, and nothing else of the carousel', async () => {
      await timed(only(TWO), async (page) => {
        const gradients = await page
          .locator('[data-enhance="carousel"] *, [data-enhance="carousel"]')
          .evaluateAll((parts) =>
            parts.flatMap((part) =>
              [undefined, '::before', '::after']
                .filter((pseudo) => getComputedStyle(part, pseudo).backgroundImage.includes('gradient'))
                .map(() => part.closest('[data-part="slide"]')?.getAttribute('aria-label')),
            ),
          );
        expect(gradients).toEqual(['2 av 2']);
      });
    });

    test('C-240, C-242: without a delay it stands still, and progress is shown only where it is wanted', async () => {
      await timed(only(TWO), async (page) => {
        await page.clock.runFor(15_000);
        expect(await shown(page)).toBe(1);
      });
      await timed(only('By itself, without arrows and progress'), async (page) => {
        expect(await page.locator('[data-enhance="carousel"]').getAttribute('data-rotating')).toBe('');
        const moving = await page
          .locator('[data-enhance="carousel"] ul')
          .evaluate((thumbnails) => thumbnails.getAnimations({ subtree: true }).length);
        expect(moving).toBe(0);
      });
    });

    test('C-244, C-245, C-247: the first choice stops the rotation after 0.4 s, and the progress with it', async () => {
      await timed(only(ROTATING), async (page) => {
        const root = page.locator('[data-enhance="carousel"]');
        const progress = () =>
          root.locator('ul').evaluate((all) => all.getAnimations({ subtree: true }).length);
        expect(await progress()).toBe(1);
        await root.locator('[data-at]:not([aria-current])').first().click();
        const chosen = await shown(page);
        await page.clock.runFor(399);
        expect(await root.getAttribute('data-rotating')).toBe('');
        await page.clock.runFor(1);
        expect(await root.getAttribute('data-rotating')).toBeNull();
        expect(await progress()).toBe(0);
        await page.mouse.move(5, 880);
        await page.clock.runFor(12_000);
        expect(await shown(page)).toBe(chosen);
        expect(await progress()).toBe(0);
      });
    });

    test('C-243, C-246, C-247, C-248, C-254: arrows, thumbnails, keys; two slides go round both ways', async () => {
      await example('Carousel', TWO, {}, async (page) => {
        await ready(page);
        const next = page.getByRole('button', { name: 'Nästa' });
        const previous = page.getByRole('button', { name: 'Föregående' });
        for (const expected of [2, 1, 2]) {
          await next.click();
          expect(await shown(page)).toBe(expected);
          await inView(page, expected);
        }
        await previous.click();
        await previous.click();
        expect(await shown(page)).toBe(2);
        await inView(page, 2);
        await next.focus();
        await page.keyboard.press('Enter');
        expect(await shown(page)).toBe(1);
        await page.keyboard.press('Space');
        expect(await shown(page)).toBe(2);
        expect(await focused(page)).toBe('Nästa');
        await page.getByRole('button', { name: 'Däckbyte' }).focus();
        await page.keyboard.press('Enter');
        expect(await shown(page)).toBe(1);
        await page.getByRole('button', { name: 'Begagnat' }).click();
        expect(await shown(page)).toBe(2);
        expect(await axeFaults(page, LONE)).toEqual([]);
      });
      await example('Carousel', 'One slide', {}, async (page) => {
        expect(await page.locator('main button').count()).toBe(0);
      });
    });

    test('C-249, C-250: 4 px are a click and 6 px a drag, on links and thumbnails; 200 px turn the slide', async () => {
      await example('Carousel', TWO, {}, async (page) => {
        await ready(page);
        const followed = await page.evaluateHandle(() => {
          const clicks: string[] = [];
          document.addEventListener('click', (event) => {
            const link = event.target instanceof Element ? event.target.closest('a') : null;
            if (link !== null && !event.defaultPrevented) clicks.push(link.pathname);
            if (link !== null) event.preventDefault();
          });
          return clicks;
        });
        const press = async (target: Locator, ...moves: readonly (readonly [number, number])[]) => {
          const box = await target.boundingBox();
          const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
          await page.mouse.move(x, y);
          await page.mouse.down();
          for (const [dx, dy] of moves) await page.mouse.move(x + dx, y + dy);
          await page.mouse.up();
        };
        const link = page.locator('[data-part="slide"]:not([inert]) a');
        await press(link, [4, 0]);
        await press(link, [5, 0]);
        expect(await followed.jsonValue()).toHaveLength(2);
        expect(await shown(page)).toBe(1);
        await press(link, [-6, 0]);
        await press(link, [0, 6]);
        await press(link, [-40, 0], [0, 0]);
        expect(await followed.jsonValue()).toHaveLength(2);
        const thumbnail = page.locator('[data-at]:not([aria-current])');
        const now = await shown(page);
        await press(thumbnail, [6, 0]);
        expect(await shown(page)).toBe(now);
        await press(thumbnail, [4, 0]);
        expect(await shown(page)).not.toBe(now);
        const viewport = page.locator('[data-part="viewport"]');
        const before = await shown(page);
        await press(viewport, [-50, 2], [-100, 3], [-200, 4]);
        expect(await shown(page)).not.toBe(before);
        await inView(page, await shown(page));
      });
    });

    test('C-249: a finger turns the slide, and leaves scrolling up and down to the page', async () => {
      await example('Carousel', TWO, { viewport: PHONE }, async (page) => {
        await ready(page);
        const client = await page.context().newCDPSession(page);
        const swipe = async (xDistance: number, yDistance: number) =>
          client.send('Input.synthesizeScrollGesture', {
            x: 200,
            y: 400,
            xDistance,
            yDistance,
            gestureSourceType: 'touch',
            speed: 1200,
          });
        await swipe(-150, 0);
        await page.locator('[data-part="slide"]:not([inert])[aria-label^="2"]').waitFor();
        // Moves up and down are the page's.
        await swipe(0, -200);
        const viewport = page.locator('[data-part="viewport"]');
        expect(await viewport.evaluate((element) => getComputedStyle(element).touchAction)).toBe(
          'pan-y pinch-zoom',
        );
        expect(await shown(page)).toBe(2);
      });
    });

    test('C-251, C-252, C-253: a slide is 650 px high on large screens, 400 to 800 px on small ones', async () => {
      await example('Carousel', TWO, {}, async (page) => {
        const heights = [];
        for (const [width, height] of [
          [1440, 900],
          [1920, 1080],
          [1024, 400],
          [390, 400],
          [390, 500],
          [600, 1400],
        ] as const) {
          await page.setViewportSize({ width, height });
          const box = await page.locator('[data-part="slide"]').first().boundingBox();
          heights.push(box?.height);
        }
        expect(heights).toEqual([650, 650, 650, 400, 410, 800]);
      });
    });

    test.each([
      [PHONE, /winter-road-4-tall/],
      [DESKTOP, /workshop-bay-2\//],
    ])('C-233: at %o px one picture of the slide is fetched, the right one', async (viewport, right) => {
      await visit(stage().browser, { viewport }, async (page) => {
        const fetched: string[] = [];
        page.on('request', (request) => {
          if (/winter-road|workshop-bay/.test(request.url())) fetched.push(request.url());
        });
        await page.goto(`${stage().server.url}/_dev/blocks/Carousel?example=${encodeURIComponent(TWO)}`);
        await page.waitForLoadState('networkidle');
        expect(fetched).toHaveLength(1);
        expect(fetched[0]).toMatch(right);
      });
    });

    test('keyboard: the control is the first stop, focus ends the rotation, hidden slides are out of reach', async () => {
      await example('Carousel', ROTATING, {}, async (page) => {
        const root = await ready(page);
        expect(await root.getAttribute('aria-roledescription')).toBe('bildkarusell');
        const live = root.locator('[aria-live]');
        expect(await live.getAttribute('aria-live')).toBe('off');
        await root.hover();
        expect(await live.getAttribute('aria-live')).toBe('polite');
        await page.mouse.move(5, 895);
        await page.locator('#main').focus();
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Stoppa bildspelet');
        // It rests while it is looked at, and stops when one goes on.
        expect(await live.getAttribute('aria-live')).toBe('polite');
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Se elbilarna');
        expect(await root.locator('[data-rotation]').getAttribute('aria-label')).toBe('Starta bildspelet');
        const stops: string[] = [];
        for (let stop = 0; stop < 6; stop++) {
          await page.keyboard.press('Tab');
          stops.push(await focused(page));
        }
        expect(stops).toEqual(['Kampanjer', 'Föregående', 'Nästa', 'Elbilar', 'Däckbyte', 'Begagnat']);
        await root.locator('[data-rotation]').focus();
        await page.keyboard.press('Enter');
        expect(await focused(page)).toBe('Stoppa bildspelet');
        expect(await live.getAttribute('aria-live')).toBe('off');
      });
    });
  });
}
