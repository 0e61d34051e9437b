import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITES } from '~/sites';
import {
  axeFaults,
  DESKTOP,
  exampleCar,
  loadPictures,
  NARROW,
  openStage,
  PHONE,
  type Stage,
  settled,
  type VisitOptions,
  visit,
} from './browser';
import { brokenPictures, opened, shiftsOf, widerThanScreen } from './page-checks';

let stage: Stage;
let server: Stage['server'];
let browser: Stage['browser'];
let car = '';

beforeAll(async () => {
  stage = await openStage();
  ({ browser, server } = stage);
  car = await exampleCar(server);
});

afterAll(() => stage.close());

interface PageType {
  readonly name: string;
  readonly path: () => string;
  readonly status?: 404;
}

const at = (path: string) => () => path;
const LIST = '/kop-bil/alla-bilar-i-lager';

/** Every kind of page that a visitor of the Swedish site can meet. */
const PAGE_TYPES: readonly PageType[] = [
  { name: 'home, with a carousel and questions', path: at('/') },
  { name: 'content page', path: at('/dack-och-biltillbehor/dackhotell') },
  { name: 'stock list', path: at(LIST) },
  { name: 'list with filters', path: at(`${LIST}?car_brand=Volvo&car_fuel=El&car_price=100000-900000`) },
  { name: 'list without a hit', path: at(`${LIST}?car_brand=Qqq`) },
  { name: 'car', path: () => car },
  { name: 'car that is gone', path: at('/kop-bil/999999999/a-b-c-d-volvo'), status: 404 },
  { name: 'facility list', path: at('/anlaggningar') },
  { name: 'facility', path: at('/anlaggningar/nordhem-kista') },
  { name: 'story list', path: at('/livet-med-bil') },
  { name: 'story', path: at('/livet-med-bil/rackvidd-pa-vintern') },
  { name: 'contact form', path: at('/kontakt') },
  { name: 'nothing at this address', path: at('/finns-inte'), status: 404 },
];

interface OtherPage {
  readonly site: string;
  readonly language: string;
  readonly path: string;
}

const OTHERS = SITES.filter(({ key }) => key !== 'automotive-se');

/** The other sites of the group, each with its start page and, where it has one, its car list. */
const OTHER_PAGES: readonly OtherPage[] = OTHERS.flatMap(
  ({ key: site, languages: [language], carList, paths }) => {
    const home = { site, language, path: '/' };
    return carList === null ? [home] : [home, { site, language, path: paths.carList }];
  },
);

/** What every page promises, at one width. */
async function checkPage(page: Page, language: string, pictures: 'all' | 'in view'): Promise<void> {
  expect.soft(await page.getAttribute('html', 'lang')).toBe(language);
  expect.soft(await page.locator('h1').count()).toBe(1);
  const parts = await page.evaluate(() =>
    [...document.body.children]
      .map(({ localName }) => localName)
      .filter((name) => /header|main|footer/.test(name)),
  );
  expect.soft(parts).toEqual(['header', 'main', 'footer']);
  if (pictures === 'all') {
    await loadPictures(page);
    await page.waitForLoadState('networkidle');
  }
  expect.soft(await brokenPictures(page)).toEqual([]);
  expect.soft(await axeFaults(page)).toEqual([]);
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect
    .soft(sum, shifts.map(({ value, of }) => `${value.toFixed(4)} ${of}`).join('\n'))
    .toBeLessThanOrEqual(0.01);
}

const WIDTHS = { phone: PHONE, desktop: DESKTOP } as const;

for (const [width, viewport] of Object.entries(WIDTHS)) {
  describe(`on a ${width}`, () => {
    test.each(PAGE_TYPES)('$name', async ({ path, status = 200 }) => {
      await visit(browser, { viewport }, async (page) => {
        expect(await opened(page, server.site('automotive-se', path()))).toBe(status);
        await checkPage(page, 'sv', viewport === PHONE ? 'all' : 'in view');
        if (viewport !== PHONE) return;
        await page.setViewportSize(NARROW);
        expect.soft(await widerThanScreen(page)).toEqual([]);
      });
    });
  });
}

/** Every other site on one width; the phone and the desk take turns. */
describe('the other sites', () => {
  test.each(OTHER_PAGES.map((each, index) => ({ ...each, viewport: index % 2 === 0 ? PHONE : DESKTOP })))(
    '$site $path',
    async ({ site, path, language, viewport }) => {
      await visit(browser, { viewport }, async (page) => {
        expect(await opened(page, server.site(site, path))).toBe(200);
        await checkPage(page, language, 'in view');
        await page.setViewportSize(NARROW);
        expect.soft(await widerThanScreen(page)).toEqual([]);
      });
    },
  );
});

describe('the shell', () => {
  const home = (options: VisitOptions, act: (page: Page) => Promise<void>) =>
    visit(browser, options, async (page) => {
      await opened(page, server.site('automotive-se', '/'));
      await act(page);
    });

  test('the skip link is the first stop, shows itself and leads past the menu', async () => {
    await home({}, async (page) => {
      const skip = page.locator('.skip-link');
      await page.keyboard.press('Tab');
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      await page.waitForFunction(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#main');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });
  });

  test.each(Object.entries(WIDTHS))(
    'after 528 pixels a way back to the top appears at the bottom left of a %s, and takes it',
    async (_, viewport) => {
      await home({ viewport, reducedMotion: 'reduce' }, async (page) => {
        const toTop = page.locator('[data-to-top]');
        const scrolledTo = async (top: number, shown: boolean) => {
          // From below: on the way down it gives way to words.
          for (const at of [top + 60, top]) {
            await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), at);
            await page.evaluate(() => new Promise(requestAnimationFrame));
          }
          await toTop.waitFor({ state: shown ? 'visible' : 'hidden' });
        };
        await scrolledTo(527, false);
        await scrolledTo(529, true);
        const box = await toTop.boundingBox();
        expect(box?.x).toBeLessThan(viewport.width / 4);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(viewport.height * 0.85);
        await toTop.focus();
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => scrollY === 0);
        await toTop.waitFor({ state: 'hidden' });
      });
    },
  );

  test('nothing moves by itself for those who want no motion', async () => {
    await home({ reducedMotion: 'reduce' }, async (page) => {
      const carousel = page.locator('[data-enhance="carousel"]');
      await carousel.scrollIntoViewIfNeeded();
      await page.locator('[data-enhance="carousel"][data-ready]').waitFor();
      await settled(page);
      expect(
        await page.evaluate(() => document.getAnimations().map(({ playState }) => playState)),
      ).not.toContain('running');
      // What would stop it offers to start it.
      expect(await carousel.locator('[data-rotation]').getAttribute('aria-label')).toMatch(/^Starta/);
    });
  });

  test('forced colours keep every control readable', async () => {
    await visit(browser, { forcedColors: 'active', viewport: PHONE }, async (page) => {
      await opened(page, server.site('automotive-se', LIST));
      // The colours are the browser's then, and axe does not know them.
      expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
        return `${outlineStyle} ${Number.parseFloat(outlineWidth) >= 2}`;
      });
      expect(outline).toBe('solid true');
    });
  });
});
