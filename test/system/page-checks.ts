import type { Page } from 'playwright-core';

/** When the fonts had come, and what moved without the visitor having done anything; milliseconds of the page. */
interface Shifts {
  readonly fonts: number[];
  readonly moves: { readonly at: number; readonly value: number; readonly of: string }[];
}

function watchShifts(): void {
  const shifts: Shifts = { fonts: [], moves: [] };
  Object.assign(window, { shifts });
  document.fonts.addEventListener('loadingdone', () => shifts.fonts.push(performance.now()));
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
  return moves.filter(({ at: moment }) => fonts.every((came) => Math.abs(moment - came) > FONT_SETTLES_MS));
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

/** What is wider than the screen, the outermost first. */
export const widerThanScreen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .slice(0, 5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
