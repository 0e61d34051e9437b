import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SITES } from '~/sites';
import { CONSENT_COOKIE, CONSENT_REVISION, type ConsentCategory } from '~/ui/consent/choice';
import { openBrowser } from './chromium';
import { renewableServer } from './renewable-server';
import { demoDataDir, type RunningServer, removeDataDir, startServer } from './server';
import { watchPage } from './watch-page';

/** How many times longer this machine takes than the one that limits of time were set on; at least 1. */
const SLOWNESS = Number(process.env.TEST_SLOWNESS ?? 1);

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
export const NARROW = { width: 320, height: 640 } as const;

export interface VisitOptions
  extends Pick<
    BrowserContextOptions,
    'reducedMotion' | 'forcedColors' | 'colorScheme' | 'timezoneId' | 'hasTouch' | 'isMobile'
  > {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly javaScript?: boolean;
  /** What this visitor has agreed to before; `unasked` has not been asked yet. Default: to nothing. */
  readonly consent?: 'unasked' | readonly ConsentCategory[];
  /** Whom the limits per client count; default: all that share the server are one visitor. */
  readonly address?: string;
  /** Faults that this test brings about itself: the words that mark them. */
  readonly expected?: readonly RegExp[];
}

/**
 * A visitor with a browser of their own (no cookies, no cache). Whatever goes wrong in it fails the test: errors and
 * warnings of the console (hydration is among them), errors nobody caught, requests to our server that fail.
 */
export async function visit(
  browser: Browser,
  options: VisitOptions,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const {
    viewport = DESKTOP,
    javaScript = true,
    address,
    expected = [],
    consent = [],
    ...contextOptions
  } = options;
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: javaScript,
    ...(address !== undefined && { extraHTTPHeaders: { 'x-forwarded-for': address } }),
    ...contextOptions,
  });
  context.setDefaultTimeout(10_000 * SLOWNESS);
  context.setDefaultNavigationTimeout(20_000 * SLOWNESS);
  if (consent !== 'unasked') await context.addCookies(consentCookies(consent));
  const faults: string[] = [];
  context.on('page', (page) => watchPage(page, (fault) => faults.push(fault)));
  try {
    await act(await context.newPage());
  } catch (cause) {
    if (faults.length > 0)
      throw new Error(`${String(cause)}\nIn the browser:\n${faults.join('\n')}`, { cause });
    throw cause;
  } finally {
    await context.close();
  }
  const unexpected = faults.filter((fault) => !expected.some((words) => words.test(fault)));
  if (unexpected.length > 0) throw new Error(`In the browser:\n${unexpected.join('\n')}`);
}

/**
 * The server's clock goes with that of a page, which a test has set: by its own the page's would be wrong.
 * @returns what waits until the page has been told
 */
export async function followClock(page: Page): Promise<() => Promise<void>> {
  await page.route('**', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    const now = await page.evaluate(() => Date.now());
    return route.fulfill({ headers: { date: new Date(now).toUTCString() } });
  });
  const answer = page.waitForResponse((each) => each.request().method() === 'HEAD');
  return async () => {
    await answer;
    // What the answer changes is done before the page is asked anything else.
    for (let turns = 0; turns < 2; turns++) await page.evaluate(() => undefined);
  };
}

/** The cookie of a visitor who has answered, for every site of the group. */
function consentCookies(categories: readonly ConsentCategory[]) {
  const instant = new Date().toISOString();
  const choice = {
    categories: ['necessary', ...categories],
    revision: CONSENT_REVISION,
    data: null,
    consentTimestamp: instant,
    lastConsentTimestamp: instant,
    consentId: '00000000-0000-4000-8000-000000000000',
    services: {},
    languageCode: 'sv',
  };
  const value = encodeURIComponent(JSON.stringify(choice));
  const hosts = ['127.0.0.1', ...SITES.map((site) => `${site.key}.localhost`)];
  return hosts.map((domain) => ({ name: CONSENT_COOKIE, value, domain, path: '/' }));
}

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe has against the page as it stands, one line each. Transitions are let come to rest first, as a colour
 * half-way is nobody's choice. `without` names rules that cannot be judged in a test's circumstances; the house itself
 * has no exceptions. `except` is a frame whose page is looked at by itself.
 */
export async function axeFaults(
  page: Page,
  without: readonly string[] = [],
  except: string | null = null,
): Promise<readonly string[]> {
  // Words of a page can be read before its last style sheet has come.
  await page.waitForLoadState('load');
  const held = await withoutTransitions(page);
  await settled(page);
  const options: RunOptions = {
    // Only faults are told in full: to name every node that passes takes most of the time on a long page.
    resultTypes: ['violations'],
    runOnly: AXE_TAGS,
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const violations =
    page.frames().length === 1
      ? await violationsOf(page, options)
      : await violationsWithFrames(page, options, except);
  await held.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

/** Given to the page once and small: the builder gives it twice in full, a third of the time of a short page. */
async function violationsOf(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SCRIPT);
  return await page.evaluate(`axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`);
}

async function violationsWithFrames(
  page: Page,
  options: RunOptions,
  except: string | null,
): Promise<AxeResults['violations']> {
  const axe = new AxeBuilder({ page, axeSource: AXE_SCRIPT }).options(options);
  if (except !== null) axe.exclude(except);
  return (await axe.analyze()).violations;
}

/**
 * Has what changes on the page change at once, until the sheet that it answers is taken away: what comes to lie under a
 * pointer that rests begins to fade at any time, and no colour of the way is one that anybody reads.
 */
async function withoutTransitions(page: Page) {
  return await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
}

/** Waits until what moves on the page has come to its end, or been held; what moves for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  const ending = await page.evaluateHandle(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect !== null && Number.isFinite(effect.getComputedTiming().endTime)),
  );
  // Asked from here, as a page without scripts has no timers; and one that is held half-way (a carousel's clock) never
  // keeps its promise to be finished.
  while (await ending.evaluate((all) => all.some(({ playState }) => playState === 'running')))
    await pause(16);
  await ending.dispose();
}

/** Scrolls through the whole page, so that lazy pictures are asked for. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight;
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Touches the form of an island that sleeps until somebody does, and waits until it is awake. */
export async function wakeIsland(page: Page, name: string): Promise<void> {
  const island = page.locator(`fc-island[data-island="${name}"]`);
  await island.locator('form[method="post"] [type="submit"]:not([form])').hover();
  await island.and(page.locator('[data-ready]')).waitFor({ state: 'attached' });
}

/** Reads a number out of text such as `1 234 bilar`; the spaces of every language are passed over. */
export const numberIn = (text: string | null): number =>
  Number((text ?? '').replaceAll(/[\s\u00a0\u202f.,]/g, '').match(/\d+/)?.[0] ?? Number.NaN);

/** A browser and a server with the filled demo. */
export interface Stage {
  readonly browser: Browser;
  readonly server: RunningServer;
  close(): Promise<void>;
}

const browsersOfWorker = new Map<boolean, Promise<Browser>>();
let serverOfWorker: Promise<RunningServer> | undefined;

/** They end with the worker: Chromium when nobody speaks to it any more, the server by its guard. */
function sharedBrowser(pictures: boolean): Promise<Browser> {
  const browser = browsersOfWorker.get(pictures) ?? openBrowser({ pictures });
  browsersOfWorker.set(pictures, browser);
  return browser;
}

/**
 * The server that the files of a worker share, as each start takes seven seconds of a processor. What one file changes,
 * the next finds changed: whoever sends forms has an `address` of its own, whoever books a car that no other file books, and
 * whoever imports a stock or counts what all have done a stage of its own. It trusts one proxy.
 */
export function sharedServer(): Promise<RunningServer> {
  serverOfWorker ??= renewableServer(async () =>
    startServer({ dataDir: await demoDataDir(), env: { TRUST_PROXY: '1' }, endsWithWorker: true }),
  );
  return serverOfWorker;
}

/**
 * A stage whose server the files of a worker share.
 *
 * @param pictures false for forms and for staff, where nothing depends on them: to draw and to show them is much of a visit
 */
export async function openStage({ pictures = true } = {}): Promise<Stage> {
  const [browser, server] = await Promise.all([sharedBrowser(pictures), sharedServer()]);
  return { browser, server, close: async () => undefined };
}

/**
 * A stage whose server is one file's own.
 *
 * @param env what the server's environment has besides
 * @param pictures as for `openStage`
 */
export async function openOwnStage(
  env: Readonly<Record<string, string>> = {},
  { pictures = true } = {},
): Promise<Stage> {
  const [browser, server] = await Promise.all([
    sharedBrowser(pictures),
    renewableServer(async () => startServer({ dataDir: await demoDataDir(), env })),
  ]);
  return {
    browser,
    server,
    async close() {
      await server.stop();
      await removeDataDir(server.dataDir);
    },
  };
}

/** A promise with the key to it. */
export function gate(): { readonly opened: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}
