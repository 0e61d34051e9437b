/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  axeFaults,
  DESKTOP,
  NARROW,
  openStage,
  PHONE,
  type Stage,
  settled,
  type VisitOptions,
  visit,
} from './browser';
import { openBrowser } from './chromium';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const gallery = (block: string, query: Record<string, string>) =>
  `${stage.server.url}/_dev/blocks/${block}?${new URLSearchParams(query)}`;
const site = (path = '/', key = 'automotive-se') => stage.server.site(key, path);
const visiting = (act: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visit(stage.browser, options, act);

const notice = (page: Page) => page.locator('[data-alert]').first();
const ready = (page: Page) => page.locator('[data-alert][data-ready]').first().waitFor({ state: 'attached' });
const go = async (page: Page, address: string) => {
  await page.goto(address);
  await ready(page);
};
const dismiss = (page: Page) => notice(page).locator('[data-dismiss]').click();
const height = async (page: Page) => (await notice(page).boundingBox())?.height ?? 0;
const cookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name === 'hideAlert');

/** Remembers the height of the notice in every frame from the first on. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const heights: number[] = [];
    Object.assign(window, { heights });
    const look = () => {
      const element = document.querySelector('[data-alert]');
      if (element !== null) heights.push(element.getBoundingClientRect().height);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const framesOf = (page: Page) => page.evaluate<number[]>('window.heights');

test('on a phone it is as high in a font that comes late as in the one that stands in for it', async () => {
  const look = async (page: Page) => {
    await go(page, site());
    const heights = await notice(page).evaluate((element: HTMLElement) =>
      ['-0.5px', '0px', '0.5px', '1px'].map((spacing) => {
        element.style.letterSpacing = spacing;
        return element.offsetHeight;
      }),
    );
    expect(new Set(heights).size).toBe(1);
  };
  await visiting(look, { viewport: PHONE });
});

describe('looks', () => {
  test.each(['nordhem', 'mercedes', 'smart', 'carstore', 'auctions', 'lifestyle'])(
    'C-102, C-103, C-104, C-105 four types with colours of their own that can be read, in %s',
    async (theme) => {
      await visiting(async (page) => {
        await page.goto(gallery('AlertBanner', { theme }));
        const looks = await page.locator('[data-alert]').evaluateAll((all) =>
          all.map((each) => {
            const { backgroundColor, color, borderBlockEndColor } = getComputedStyle(each);
            return `${each.getAttribute('data-alert')}: ${backgroundColor} ${color} ${borderBlockEndColor}`;
          }),
        );
        const types = new Set(looks.map((look) => look.split(':')[0]));
        expect([...types].sort()).toEqual(['Dark', 'Light', 'Neutral', 'Warning']);
        expect(new Set(looks.map((look) => look.replace(/^\w+/, ''))).size).toBe(4);
        expect(await axeFaults(page, ['page-has-heading-one'])).toEqual([]);
      });
    },
  );

  test('C-099 without an icon the words begin where an icon would', async () => {
    await visiting(async (page) => {
      const start = async (name: string, part: string) => {
        await page.goto(gallery('AlertBanner', { example: name }));
        return (await notice(page).locator(part).first().boundingBox())?.x;
      };
      expect(await start('Light', 'p')).toBe(await start('Dark', 'svg'));
    });
  });

  test.each([
    ['sv', 'Stäng meddelandet'],
    ['en', 'Dismiss'],
    ['nb', ''],
    ['fi', ''],
    ['sk', ''],
  ])('C-107 the button has a name in %s', async (language, name) => {
    await visiting(async (page) => {
      await page.goto(gallery('AlertBanner', { example: 'Dark', language }));
      const label = (await page.locator('[data-dismiss]').getAttribute('aria-label')) ?? '';
      expect(label.length).toBeGreaterThan(3);
      expect(label.startsWith(name)).toBe(true);
    });
  });

  test('C-100, C-101 below the bar or above it, and neither covers the other', async () => {
    const rects = (page: Page) =>
      page.evaluate(() => {
        const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return { notice: rect('[data-alert]'), bar: rect('[data-navigation-bar]') };
      });
    await visiting(async (page) => {
      await page.goto(gallery('Navigation', { example: 'From the page tree, message below' }));
      const below = await rects(page);
      expect(below.notice?.top).toBe(below.bar?.bottom);
      await page.goto(gallery('Navigation', { example: 'Slim and dark, warning above' }));
      const above = await rects(page);
      expect(above.notice?.bottom).toBe(above.bar?.top);
      await go(page, site('/'));
      const home = await rects(page);
      expect(home.notice?.bottom, 'the bar that floats as well').toBe(home.bar?.top);
    });
  });

  test('C-095 on the narrowest screen everything of it is seen', async () => {
    await visiting(
      async (page) => {
        await go(page, site('/'));
        const { right, scrolls } = await page.evaluate(() => ({
          right: document.querySelector('[data-dismiss]')?.getBoundingClientRect().right ?? 999,
          scrolls: document.documentElement.scrollWidth > innerWidth,
        }));
        expect(right).toBeLessThanOrEqual(320);
        expect(scrolls).toBe(false);
      },
      { viewport: NARROW },
    );
  });
});

describe('remembered for a day', () => {
  test('C-445, C-446, C-447, C-448, C-449 dismissed, it collapses, stays away without a flash, and comes back', async () => {
    await visiting(async (page) => {
      await go(page, site('/kop-bil'));
      expect(await height(page)).toBeGreaterThan(40);
      await notice(page).locator('[data-dismiss]').focus();
      const before = Date.now() / 1000;
      await page.keyboard.press('Enter');
      await settled(page);
      expect(await height(page)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
      expect(await notice(page).locator('[data-dismiss]').isVisible()).toBe(false);
      const [cookie, ...others] = await cookies(page);
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: 'hideAlert', path: '/' });
      expect(Math.abs((cookie?.expires ?? 0) - before - 86_400)).toBeLessThan(5);

      // Other pages, and this one again, come from the page cache, which knows nothing of the visitor.
      await watchFrames(page);
      for (const path of ['/kop-bil', '/', '/en']) {
        await go(page, site(path));
        expect(Math.max(...(await framesOf(page)))).toBe(0);
      }
      await page.context().clearCookies({ name: 'hideAlert' });
      await go(page, site('/kop-bil'));
      expect(await height(page)).toBeGreaterThan(40);
    });
  });

  test('C-449 what another tab has dismissed is gone on the next page', async () => {
    await visiting(async (page) => {
      await go(page, site('/'));
      const other = await page.context().newPage();
      await go(other, site('/kop-bil'));
      await dismiss(other);
      await page.goto(site('/om-nordhem'));
      await ready(page);
      expect(await height(page)).toBe(0);
    });
  });

  test('C-449 a page that the browser brings back from memory follows the cookie, both ways', async () => {
    const browser = await openBrowser({ keepsPages: true });
    try {
      await visit(browser, {}, async (page) => {
        const back = async () => {
          await page.goBack({ waitUntil: 'commit' });
          await page.locator('html[data-persisted="true"]').waitFor();
          await settled(page);
        };
        await go(page, site('/'));
        await page.evaluate(() => {
          addEventListener('pageshow', ({ persisted }) => {
            document.documentElement.dataset.persisted = String(persisted);
          });
        });
        await go(page, site('/kop-bil'));
        await dismiss(page);
        await back();
        expect(await height(page)).toBe(0);
        await go(page, site('/kop-bil'));
        await page.context().clearCookies({ name: 'hideAlert' });
        await back();
        expect(await height(page)).toBeGreaterThan(40);
      });
    } finally {
      await browser.close();
    }
  });

  test('C-106 a warning stays, whatever the cookie says', async () => {
    await visiting(async (page) => {
      const address = gallery('Navigation', { example: 'Slim and dark, warning above' });
      await page.context().addCookies([{ name: 'hideAlert', value: 'true', url: address }]);
      await page.goto(address);
      await page.locator('[data-navigation][data-ready]').waitFor();
      expect(await height(page)).toBeGreaterThan(40);
      expect(await notice(page).locator('button').count()).toBe(0);
    });
  });
});

describe('remembered for the session', () => {
  const store = (path = '/') => site(path, 'carstore-se');

  test('C-450 by its title, without the cookie of the other way; a new session knows nothing', async () => {
    await visiting(async (page) => {
      await go(page, store());
      await dismiss(page);
      await watchFrames(page);
      await go(page, store('/kontakt'));
      expect(Math.max(...(await framesOf(page)))).toBe(0);
      expect(await cookies(page)).toEqual([]);
      const title = await page.evaluate(() => {
        const [key = ''] = Object.keys(sessionStorage).filter((each) => each.startsWith('hideAlert'));
        sessionStorage.removeItem(key);
        sessionStorage.setItem('hideAlert:En annan rubrik', 'true');
        return key;
      });
      expect(title).toMatch(/^hideAlert:.+/);
      await go(page, store());
      expect(await height(page), 'another title').toBeGreaterThan(40);
    });
    await visiting(async (page) => {
      await go(page, store());
      expect(await height(page)).toBeGreaterThan(40);
    });
  });

  test.each([DESKTOP, PHONE])(
    'C-451 scrolled past, it collapses and the text that is read stays where it is: %o',
    async (viewport) => {
      await visiting(
        async (page) => {
          await go(page, store('/kontakt'));
          await page.mouse.move(100, 400);
          const past = (await height(page)) + 40;
          const total = () => page.evaluate(() => document.documentElement.scrollHeight);
          const before = await total();
          const place = () =>
            page
              .locator('main h1, main h2')
              .last()
              .evaluate((heading) => heading.getBoundingClientRect().top);
          await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), past);
          const read = await place();
          await page.locator('[data-alert][data-state="collapsed"]').waitFor({ state: 'attached' });
          await settled(page);
          expect(await height(page)).toBe(0);
          expect(await total()).toBeLessThan(before);
          expect(Math.abs((await place()) - read)).toBeLessThanOrEqual(1);
          expect(await page.evaluate(() => sessionStorage.length), 'not remembered').toBe(0);
        },
        { viewport },
      );
    },
  );

  test('C-452 it collapses within 300 ms, and at once for those who want no motion', async () => {
    const durations = (options: VisitOptions) => {
      const { promise, resolve } = Promise.withResolvers<readonly number[]>();
      return visiting(async (page) => {
        await go(page, store());
        const text = await notice(page).evaluate((element) => getComputedStyle(element).transitionDuration);
        resolve(text.split(', ').map(Number.parseFloat));
      }, options).then(() => promise);
    };
    expect(await durations({})).toEqual([0.3, 0.3]);
    for (const duration of await durations({ reducedMotion: 'reduce' }))
      expect(duration).toBeLessThanOrEqual(0.001);
  });
});
