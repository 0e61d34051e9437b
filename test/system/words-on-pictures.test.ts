/** @module-tag sweep */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openStage, PHONE, type Stage, visit } from './browser';
import { opened } from './page-checks';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The one nothing white can be read on, and the one nothing black can. */
const PICTURES = {
  white:
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#fff" d="M0 0h1600v1000H0z"/></svg>',
  black:
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path d="M0 0h1600v1000H0z"/></svg>',
} as const;

/** What is in the same block as a picture that spans the window, and the weakest contrast of each line with a point below it (WCAG 1.4.3). */
async function weakWords(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const each of document.body.querySelectorAll<HTMLElement>('main *'))
      each.dataset.colour = getComputedStyle(each).color;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*{transition:none!important}main :not(svg *){color:transparent!important}');
    document.adoptedStyleSheets.push(sheet);
    scrollTo(0, 0);
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    });
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(bitmap, 0, 0);
    const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (red = 0, green = 0, blue = 0) =>
      0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    const found: string[] = [];
    for (const image of document.querySelectorAll('main img')) {
      const block = image.closest('section');
      if (block === null || image.getBoundingClientRect().width < innerWidth) continue;
      for (const element of block.querySelectorAll<HTMLElement>(
        'h1, h2, :is(h1, h2) ~ div, :is(h1, h2) ~ p, p',
      )) {
        const { fontSize } = getComputedStyle(element);
        const words = luminance(...(element.dataset.colour?.match(/\d+/g) ?? []).map(Number));
        const range = new Range();
        range.selectNodeContents(element);
        if (element.querySelector('a, form, input') !== null || !element.checkVisibility()) continue;
        for (const line of range.getClientRects()) {
          const [x, y] = [Math.round(line.x + scrollX), Math.round(line.y + scrollY)];
          if (line.width < 4 || x < 0 || y < 0) continue;
          const { data } = pen.getImageData(x, y, Math.ceil(line.width), Math.ceil(line.height));
          let weakest = 21;
          for (let at = 0; at < data.length; at += 4) {
            const ground = luminance(data[at], data[at + 1], data[at + 2]);
            const [dark, light] = [Math.min(words, ground), Math.max(words, ground)];
            weakest = Math.min(weakest, (light + 0.05) / (dark + 0.05));
          }
          if (weakest < (Number.parseFloat(fontSize) < 24 ? 4.5 : 3))
            found.push(`${weakest.toFixed(2)} ${element.textContent.slice(0, 40)}`);
        }
      }
    }
    return found;
  }, picture.toString('base64'));
}

test.each([
  ['white', 'automotive-se', '/'],
  ['white', 'automotive-se', '/salj-bil'],
  ['white', 'automotive-se', '/om-nordhem'],
  ['white', 'automotive-se', '/kop-bil'],
  ['white', 'mercedes-se', '/'],
  ['white', 'automotive-se', '/finns-inte'],
  ['black', 'automotive-uk', '/'],
] as const)('on a %s picture the words of %s%s can be read', async (colour, site, path) => {
  for (const viewport of [PHONE, { width: 820, height: 1180 }, DESKTOP]) {
    const expected = [/status of 404/, /^404 /];
    await visit(stage.browser, { viewport, reducedMotion: 'reduce', expected }, async (page) => {
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'image'
          ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURES[colour] })
          : route.fallback(),
      );
      await opened(page, stage.server.site(site, path));
      for (const image of await page.locator('main img').all())
        await image.evaluate((each: HTMLImageElement) => {
          each.loading = 'eager';
          return each.decode();
        });
      expect([viewport.width, await weakWords(page)]).toEqual([viewport.width, []]);
    });
  }
});
