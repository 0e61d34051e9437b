import type { Locator, Page } from 'playwright-core';
import { DESKTOP, type Stage, type VisitOptions, visit } from '../browser';

/** Block of the gallery; without an example all of them, without a theme the group's. */
export interface Place {
  readonly block: string;
  readonly example?: string;
  readonly theme?: string;
}

/** Opens blocks of the gallery for a visitor; pictures may still be on their way. */
export class Gallery {
  readonly #stage: () => Stage;

  constructor(stage: () => Stage) {
    this.#stage = stage;
  }

  address({ block, ...query }: Place): string {
    return this.#stage().server.site('automotive-se', `/_dev/blocks/${block}?${new URLSearchParams(query)}`);
  }

  see(place: Place, options: VisitOptions, act: (page: Page) => Promise<void>): Promise<void> {
    return visit(this.#stage().browser, options, async (page) => {
      await page.goto(this.address(place), { waitUntil: 'domcontentloaded' });
      await act(page);
    });
  }
}

export const ON_DESKTOP: VisitOptions = { viewport: DESKTOP };

export const at = (width: number, height = 900): VisitOptions => ({ viewport: { width, height } });
export const styleOf = (target: Locator, name: string): Promise<string> =>
  target.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
export const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return { ...box, end: box.x + box.width, bottom: box.y + box.height, middle: box.x + box.width / 2 };
};
export const titled = (page: Page, text: string) =>
  page.locator('main > section').filter({ has: page.getByRole('heading', { name: text, exact: true }) });
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
/** How many of a list's items stand in its first row. */
export const columns = (list: Locator): Promise<number> =>
  list.evaluate((element) => {
    const tops = [...element.children].map((item) => item.getBoundingClientRect().top);
    return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
  });
export const fileOf = (target: Locator): Promise<string> =>
  target.evaluate((element) =>
    element instanceof HTMLMediaElement || element instanceof HTMLImageElement ? element.currentSrc : '',
  );

/** The largest of a colour's three parts, 0 to 255. */
export const brightest = (color: string): number =>
  Math.max(...(color.match(/[\d.]+/g) ?? ['NaN']).slice(0, 3).map(Number));

/** Relative luminance of the lightest ground on which white text still has a contrast of 4.5. */
export const whiteReadableOn = 1.05 / 4.5 - 0.05;

/** Relative luminance of the lightest point behind the words of an element, as it is painted. */
export async function lightestBehind(page: Page, target: Locator): Promise<number> {
  await target.evaluate((element) => {
    element.style.setProperty('transition', 'none');
    element.style.setProperty('color', 'transparent');
  });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  const picture = (await target.locator('span').screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (pen === null) throw new Error('no canvas');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const part = (at: number) => {
      const value = (data[at] ?? 0) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    let lightest = 0;
    for (let at = 0; at < data.length; at += 4)
      lightest = Math.max(lightest, 0.2126 * part(at) + 0.7152 * part(at + 1) + 0.0722 * part(at + 2));
    return lightest;
  }, picture);
}
