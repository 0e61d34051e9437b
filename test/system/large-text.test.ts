/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NARROW, openStage, PHONE, type Stage, visit } from './browser';
import { exampleCar } from './example-cars';
import { opened } from './page-checks';
import { brokenWords, COMPOUND, withTextsOfTwiceTheSize } from './page-text-size';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Opens a page in texts of twice the size. */
async function openedAtTwice(page: Page, address: string): Promise<void> {
  await opened(page, address);
  await withTextsOfTwiceTheSize(page);
}

/** How far the page can be pushed sideways, once the menu has found out what has room. */
const sideways = (page: Page) =>
  expect.poll(
    () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    { timeout: 3000 },
  );

describe('texts of twice the size', () => {
  test.each(['/', '/en/', '/kop-bil/alla-bilar-i-lager', '/en/anlaggningar'])(
    'at 1280 px nothing of %s goes over the edge',
    async (path) => {
      await visit(stage.browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
        await openedAtTwice(page, stage.server.site('automotive-se', path));
        await sideways(page).toBe(0);
      });
    },
  );

  test('nor of a car page', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await openedAtTwice(page, stage.server.site('automotive-se', car));
      await sideways(page).toBe(0);
    });
  });

  test.each([
    ['automotive-se', '/kop-bil/alla-bilar-i-lager'],
    ['automotive-se', '/dack-och-biltillbehor/dackhotell'],
    ['automotive-uk', '/dealers/nordhem-bristol'],
    ['carstore-fi', '/osta-auto/kaikki-autot'],
  ] as const)('nor on a phone of %s%s', async (site, path) => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await openedAtTwice(page, stage.server.site(site, path));
      await sideways(page).toBe(0);
    });
  });

  test('nor on a phone of a car page, whose bar shows its whole button', async () => {
    const car = await exampleCar(stage.server);
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await openedAtTwice(page, stage.server.site('automotive-se', car));
      await sideways(page).toBe(0);
      const buttons = page.locator('a[href="#contact-form"]');
      const cut = await buttons.evaluateAll(
        (links) => links.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
      expect(cut).toBe(0);
    });
  });

  test('on a phone the search of the start page has room for words, at either size', async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      const address = stage.server.site('automotive-se', '/');
      await opened(page, address);
      const widthOf = async (part: string) =>
        (await page.locator(`[data-search-type="start page"] ${part}`).boundingBox())?.width ?? 0;
      expect(await widthOf('[name="keyphrase"]')).toBeGreaterThan(2 * (await widthOf('[type="submit"]')));
      await openedAtTwice(page, address);
      expect(await widthOf('[name="keyphrase"]')).toBeGreaterThan(PHONE.width / 2);
    });
  });

  test('on a phone what is said of a list does not lie on its count', async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await openedAtTwice(page, stage.server.site('automotive-se', '/kop-bil/alla-bilar-i-lager'));
      const [count, reason] = await page.evaluate(() =>
        ['[data-part="status"]', '[data-facet="why"] > summary'].map((selector) => {
          const range = new Range();
          range.selectNodeContents(document.querySelector(selector) ?? document.body);
          return range.getBoundingClientRect();
        }),
      );
      const [isBeside, isBelow] = [
        (count?.right ?? 0) <= (reason?.left ?? 0),
        (count?.bottom ?? 0) <= (reason?.top ?? 0) + 1,
      ];
      expect(isBeside || isBelow).toBe(true);
    });
  });

  test('on a phone the words above a form are all on the screen', async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await openedAtTwice(page, stage.server.site('automotive-se', '/kontakt'));
      const ends = await page
        .locator('main a[href^="mailto:"]')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width);
    });
  });

  test.each([
    ['automotive-se', '/salj-bil'],
    ['automotive-se', '/service-och-verkstad/boka-bilverkstad'],
    ['carstore-se', '/service-och-verkstad/boka-bilverkstad'],
  ] as const)('on a phone the buttons of %s%s stay on the screen', async (site, path) => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      await openedAtTwice(page, stage.server.site(site, path));
      const ends = await page
        .locator('main button')
        .filter({ visible: true })
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
      expect(Math.max(...ends)).toBeLessThanOrEqual(PHONE.width);
    });
  });

  test.each([
    ['automotive-se', '/'],
    ['automotive-se', '/anlaggningar/nordhem-kista'],
    ['automotive-se', '/kontakt'],
    ['automotive-se', '/dack-och-biltillbehor/dackhotell'],
    ['automotive-se', '/en/anlaggningar'],
    ['automotive-no', '/verksted'],
    ['carstore-fi', '/'],
    ['carstore-sk', '/'],
  ] as const)(
    'on a phone no word of a heading, a button or a link of %s%s is cut but those of compounds',
    async (site, path) => {
      await visit(stage.browser, { viewport: PHONE }, async (page) => {
        await openedAtTwice(page, stage.server.site(site, path));
        const broken = await brokenWords(page.locator('main :is(h1, h2, h3, h4, a, button):visible'));
        expect(broken.filter(({ length }) => length < COMPOUND)).toEqual([]);
      });
    },
  );

  test('on the narrowest phone at the usual size neither', async () => {
    await visit(stage.browser, { viewport: NARROW }, async (page) => {
      for (const path of ['/', '/kontakt', '/salj-bil']) {
        await opened(page, stage.server.site('automotive-se', path));
        const broken = await brokenWords(page.locator('main :is(h1, h2, h3, h4, a, button):visible'));
        expect(broken.filter(({ length }) => length < COMPOUND)).toEqual([]);
      }
    });
  });
});
