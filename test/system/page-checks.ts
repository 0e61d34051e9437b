import type { Page } from 'playwright-core';

/** From when until when each font may have moved words, and what moved without the visitor having done anything; milliseconds of the page. */
interface Shifts {
  readonly fonts: { readonly from: number; until: number }[];
  readonly moves: { readonly at: number; readonly value: number; readonly of: string }[];
}

function watchShifts(): void {
  const shifts: Shifts = { fonts: [], moves: [] };
  Object.assign(window, { shifts });
  const seen = new Set<FontFace>();
  const swapped = () => {
    const font = { from: performance.now(), until: Number.POSITIVE_INFINITY };
    shifts.fonts.push(font);
    // Words are drawn with it in the next frame, which a busy machine has late.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        font.until = performance.now();
      }),
    );
  };
  // That all are loaded is said once the last one has come; one that came at once was never seen loading.
  const look = () => {
    for (const font of document.fonts) {
      if (font.status === 'unloaded' || seen.has(font)) continue;
      seen.add(font);
      font.loaded.then(swapped, () => undefined);
    }
  };
  document.fonts.addEventListener('loading', look);
  document.fonts.addEventListener('loadingdone', look);
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const of = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`).join(' ');
      shifts.moves.push({ at: entry.startTime, value: Number(entry.value), of });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A font that replaces its stand-in moves words; how far depends on the fonts of the machine, and is not judged. */
const FONT_SETTLES_MS = 200;

/** What moved on the page since it was opened without the visitor having done anything. */
export async function shiftsOf(page: Page): Promise<Shifts['moves']> {
  const { fonts, moves }: Shifts = await page.evaluate('window.shifts');
  const isOfFont = (at: number) =>
    fonts.some(({ from, until }) => at > from - FONT_SETTLES_MS && at < until + FONT_SETTLES_MS);
  return moves.filter(({ at }) => !isOfFont(at));
}

/** Opens an address, waits until its scripts and fonts have come, and gives the status of the answer. */
export async function opened(page: Page, url: string): Promise<number> {
  await page.addInitScript(watchShifts);
  const answer = await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(
    () => document.querySelector('[data-enhance]:not([data-ready], [data-enhance-when])') === null,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return answer?.status() ?? 0;
}

/** Pictures that were asked for and did not come. */
export const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );

/** Weaker than this, words cannot be told from what they stand on. */
const MIN_CONTRAST = 3;

/** Words that a picture of the whole page does not show, whatever colours the browser has put in the place of ours. */
export async function invisibleWords(page: Page): Promise<readonly string[]> {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const found = await page.evaluate(contrasts, picture.toString('base64'));
  return found.filter(({ contrast }) => contrast < MIN_CONTRAST).map(({ words }) => words);
}

/** Of each line of words the contrast of the lightest and the darkest point of its box. */
async function contrasts(base64: string): Promise<readonly { words: string; contrast: number }[]> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(bitmap, 0, 0);
  const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const contrastIn = (x: number, y: number, width: number, height: number) => {
    const { data } = pen.getImageData(x, y, width, height);
    let [darkest, lightest] = [1, 0];
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      const luminance = 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
      [darkest, lightest] = [Math.min(darkest, luminance), Math.max(lightest, luminance)];
    }
    return (lightest + 0.05) / (darkest + 0.05);
  };
  const found: { words: string; contrast: number }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (words === '' || element?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    // For screen readers only.
    if (element.closest('.visually-hidden') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      const [x, y] = [Math.round(box.x + scrollX), Math.round(box.y + scrollY)];
      if (box.width < 4 || box.height < 8 || x < 0 || y < 0) continue;
      if (x + box.width > bitmap.width || y + box.height > bitmap.height) continue;
      found.push({ words, contrast: contrastIn(x, y, Math.ceil(box.width), Math.ceil(box.height)) });
    }
  }
  return found;
}

/** What moves by itself just now; what is switched over within a millisecond does not move. */
export const movingParts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { activeDuration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(activeDuration) > 1;
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? String(effect.target?.outerHTML.slice(0, 120)) : 'unknown',
      ),
  );

/** What is wider than the screen, the outermost first. */
export const widerThanScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isClipped = ({ parentElement: above }: Element): boolean =>
      above !== null &&
      above !== document.body &&
      (getComputedStyle(above).overflowX !== 'visible' || isClipped(above));
    return (
      [...document.body.querySelectorAll('*')]
        // What is closed is not laid out, wherever it would be.
        .filter((element) => element.checkVisibility())
        .filter((element) => element.getBoundingClientRect().right > width + 1 && !isClipped(element))
        .slice(0, 5)
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });

/** Lists that WebKit tells VoiceOver nothing of: none of their items has a marker, be it an empty one, and no role is written. */
export const mutedLists = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(ul, ol):not([role], nav *)')]
      .filter(({ children }) => children.length > 0)
      .filter(
        ({ children }) =>
          ![...children].some((item) => {
            const { display, listStyleType } = getComputedStyle(item);
            return display === 'list-item' && listStyleType !== 'none';
          }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
