/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, DESKTOP, openStage, PHONE, type Stage, visit } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage?.close());

const at = (path: string, site = 'automotive-se') => stage.server.site(site, path);

/** A faulty section is made on purpose; nothing else may be wrong on the page. */
const FALLBACKS = '[data-section-fallback]';

describe('a section that fails', () => {
  test('C-138, C-139: says so in each language, and its button loads the page again, with scripts', async () => {
    await visit(stage.browser, { viewport: PHONE }, async (page) => {
      for (const [language, words] of [
        ['sv', 'Här skulle en sektion visas men något gick fel.'],
        ['nb', 'Her skulle det vært en seksjon, men noe gikk galt.'],
        ['fi', 'Tässä pitäisi olla osio, mutta jokin meni vikaan.'],
        ['sk', 'Tu mala byť sekcia, ale niečo sa pokazilo.'],
        ['en-GB', 'There should be a section here, but something went wrong.'],
      ] as const) {
        const answer = await page.goto(at(`/_dev/failures?language=${language}`));
        expect(answer?.status()).toBe(200);
        expect(await page.locator(FALLBACKS).count(), language).toBe(2);
        expect(await page.locator(`${FALLBACKS} p`).first().innerText()).toBe(words);
        expect(await page.locator('h1').innerText()).toBe('Still here');
      }
      expect(await axeFaults(page)).toEqual([]);
      await reloads(page);
    });
  }, 60_000);

  test('C-139: its button loads the page again without scripts', async () => {
    await visit(stage.browser, { javaScript: false }, async (page) => {
      await page.goto(at('/_dev/failures?language=fi&theme=smart'));
      await reloads(page);
      expect(new URL(page.url()).search).toBe('?language=fi&theme=smart');
    });
  });
});

async function reloads(page: Page): Promise<void> {
  const button = page.locator(`${FALLBACKS} button`).first();
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const before = page.url();
  const [request] = await Promise.all([
    page.waitForRequest((requested) => requested.isNavigationRequest()),
    page.waitForEvent('load'),
    button.click(),
  ]);
  expect(request.method()).toBe('GET');
  expect(page.url()).toBe(before);
  expect(await page.locator(FALLBACKS).count()).toBe(2);
}

test('C-140: a script that does not come leaves its block standing as the server drew it', async () => {
  const expected = [/ERR_FAILED/, /Failed to fetch dynamically imported module/, /net::ERR/];
  await visit(stage.browser, { expected }, async (page) => {
    await page.route(/\/assets\/(?:carousel|navigation|stories-list|copy)\.enhance-/, (route) =>
      route.abort('failed'),
    );
    await page.goto(at('/_dev/blocks/Carousel'));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main').innerText()).toContain('Vårens elbilar är här');
    expect(await page.locator('main img').first().isVisible()).toBe(true);
    await page.goto(at('/livet-med-bil'));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main article, main li a').count()).toBeGreaterThan(2);
    await page.goto(at('/'));
    expect(await page.locator('header a[href="/kop-bil"]').first().isVisible()).toBe(true);
  });
}, 60_000);

test('C-145, C-141: the hero of an address that is not there is 534 px high, and its picture comes', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    await visit(stage.browser, { viewport }, async (page) => {
      const answer = await page.goto(at('/finns-inte'));
      expect(answer?.status()).toBe(404);
      const hero = page.locator('main > section').first();
      expect((await hero.boundingBox())?.height, String(viewport.width)).toBe(534);
      const shown = await page
        .locator('main img')
        .first()
        .evaluate(async (image) => {
          if (!(image instanceof HTMLImageElement)) return 0;
          await image.decode();
          return image.naturalWidth;
        });
      expect(shown).toBeGreaterThan(300);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}, 60_000);

interface Brand {
  readonly ground: string;
  readonly hover: string;
  readonly heading: string;
  readonly text: string;
}

test('C-015, C-016, C-017, C-018, C-019, C-020: mercedes and smart have colours and fonts of their own, and the fonts are loaded', async () => {
  const brands: Brand[] = [];
  await visit(stage.browser, {}, async (page) => {
    for (const theme of ['nordhem', 'mercedes', 'smart']) {
      await page.goto(at(`/_dev/blocks/CtaBanner?theme=${theme}`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const primary = page.locator('main a[href="/salj-bil"]');
      await primary.scrollIntoViewIfNeeded();
      const color = () => primary.evaluate((element) => getComputedStyle(element).backgroundColor);
      const ground = await color();
      await primary.hover();
      await expect.poll(color, { timeout: 3000 }).not.toBe(ground);
      await primary.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => undefined),
      );
      const fonts = await page.evaluate(() => {
        const family = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily;
        const loaded = [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map((font) => font.family.replaceAll('"', ''));
        return { heading: family('main h1, main h2'), text: family('main p'), loaded };
      });
      for (const families of [fonts.heading, fonts.text]) {
        const [first = ''] = families.split(',');
        expect(fonts.loaded, theme).toContain(first.replaceAll(/["']/g, '').trim());
      }
      brands.push({ ground, hover: await color(), heading: fonts.heading, text: fonts.text });
    }
  });
  for (const part of ['ground', 'hover', 'heading', 'text'] as const)
    expect(
      new Set(brands.map((brand) => brand[part])).size,
      `${part}: ${brands.map((brand) => brand[part]).join(' | ')}`,
    ).toBe(3);
}, 60_000);
