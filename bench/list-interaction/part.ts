import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { z } from 'zod';
import { findBrowser } from '../../scripts/browser.mjs';
import { type RunningServer, startServer } from '../../test/system/server.ts';
import type { Context } from '../context.ts';
import { atEnd, request } from '../processes.ts';
import { atMost, formatFigure, type Row, rowWithoutPeer, withAim } from '../report.ts';
import { percentile } from '../search/timing.ts';
import { type Interaction, measureFirstPaint, type Painted, paintedAfter, watchList } from './in-page.ts';

const SITE = 'automotive-se';
const LIST = '/kop-bil/alla-bilar-i-lager';
/** From key to paint at the 95th percentile, by how many times the processor is slowed down. */
const AIMS_MS: Readonly<Record<number, number>> = { 1: 80, 4: 200 };
/** Chromium runs the page four times as slowly: a phone of the middle class on this kind of machine. */
const THROTTLING = 4;
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
];
const FACETS = ['car_brand', 'car_fuel', 'car_body', 'car_color'] as const;
const WORDS = [
  'volvo',
  'dragkrok',
  'diesel',
  'kombi',
  'xc60',
  'panoramatak',
  'audi',
  'automat',
  'bmw',
  'skinn',
];

/** From a key to the cars on the screen, on a slowed-down machine, with a large stock; beside whole page loads. */
export async function listInteractionPart(context: Context): Promise<Row[]> {
  const cars = context.quick ? 5_000 : 50_000;
  const server = await startServer({ dataDir: await context.demoFolder() });
  atEnd(() => server.stop());
  await fill(context, server, cars);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: FLAGS });
  atEnd(() => browser.close());
  const rounds = context.quick ? 3 : 8;
  const rows: Row[] = [];
  for (const slowdown of [1, THROTTLING]) {
    context.report(`list of ${formatFigure(cars)} cars, processor ${slowdown} × slower …`);
    rows.push(...(await measured(browser, server, cars, slowdown, rounds)));
  }
  context.report('scripts of list and car page …');
  rows.push(await scriptBytes(browser, 'List page', server.site(SITE, LIST)));
  rows.push(await scriptBytes(browser, 'Car page', await carAddress(server)));
  await browser.close();
  await server.stop();
  return rows;
}

/** The cars come in as from any dealer: a feed over HTTP. */
async function fill(context: Context, server: RunningServer, cars: number): Promise<void> {
  if ((await carsOnSale(server)) >= cars) return;
  context.report(`importing ${formatFigure(cars)} cars …`);
  const program = `${import.meta.dirname}/../.build/import-stock.js`;
  const files = z
    .record(z.string(), z.string())
    .parse(await request(program, ['write', context.folder, cars]));
  const [file = ''] = Object.values(files);
  const answer = await fetch(`${server.url}/api/stock/${SITE}/feed?force=1`, {
    method: 'POST',
    headers: { 'x-api-key': 'demo', 'content-type': 'text/csv' },
    body: await readFile(file),
    signal: AbortSignal.timeout(1_200_000),
  });
  if (!answer.ok) throw new Error(`the import failed: ${answer.status} ${await answer.text()}`);
  // Some of them are the demo's own, which are there already.
  const { read, refused } = z.object({ read: z.number(), refused: z.number() }).parse(await answer.json());
  if (read - refused !== cars) throw new Error(`${read - refused} of ${cars} cars came in`);
}

/** A demo that was named may have been filled with a large stock before. */
async function carsOnSale(server: RunningServer): Promise<number> {
  const health = await fetch(`${server.url}/healthz`, { headers: { 'x-api-key': 'demo' } });
  const { parts } = z
    .object({ parts: z.object({ stock: z.looseObject({}).optional() }).optional() })
    .parse(await health.json());
  return Number(parts?.stock?.[`${SITE}-cars`] ?? 0);
}

async function measured(
  browser: Browser,
  server: RunningServer,
  cars: number,
  slowdown: number,
  rounds: number,
): Promise<Row[]> {
  const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await slowPage(visitor, slowdown);
  const address = server.site(SITE, LIST);
  const ticks: Painted[] = [];
  const searches: Painted[] = [];
  const loads: number[] = [];
  await openList(page, address);
  for (const words of WORDS.slice(0, rounds)) searches.push(await act(page, { kind: 'search', words }));
  await openList(page, address);
  // One tick after the other: no address comes twice, so that none comes from the cache of pages.
  for (let round = 0; round < rounds; round++) {
    for (const facet of FACETS) ticks.push(await act(page, { kind: 'tick', facet, at: round }));
  }
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${address}?car_price.min=${100_000 + round * 1000 + slowdown}&car_fuel=Diesel`);
    loads.push(await page.evaluate(measureFirstPaint));
  }
  await visitor.close();
  const what = `${formatFigure(cars)} cars, processor ${slowdown} × slower`;
  return [
    ...rowsOf(`Filter ticked, ${what}`, slowdown, ticks, loads),
    ...rowsOf(`Words searched, ${what}`, slowdown, searches, loads),
  ];
}

async function slowPage(visitor: BrowserContext, slowdown: number): Promise<Page> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** A key that comes before the script has woken would load the whole page. */
async function openList(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/list.enhance')),
  );
  await page.waitForTimeout(1000);
}

/** A hand takes longer from one key to the next than the list and its pictures do. */
const REST_MS = 700;

async function act(page: Page, interaction: Interaction): Promise<Painted> {
  await page.evaluate(watchList, interaction);
  await page.waitForTimeout(REST_MS);
  await page.keyboard.press(interaction.kind === 'tick' ? 'Space' : 'Enter');
  return page.evaluate(paintedAfter);
}

function rowsOf(what: string, slowdown: number, times: readonly Painted[], loads: readonly number[]): Row[] {
  const of = (part: (painted: Painted) => number, quantile: number) => percentile(times.map(part), quantile);
  const line = (name: string, quantile: number, aim?: number): Row => {
    const ours = of(({ totalMs }) => totalMs, quantile);
    const theirs = percentile(loads, quantile);
    return withAim(
      {
        what: `${what}, ${name}`,
        ours: `${formatFigure(ours)} ms`,
        peer: 'whole page to its first paint',
        theirs: `${formatFigure(theirs)} ms`,
        ratio: theirs / ours,
      },
      aim === undefined ? undefined : atMost(ours, aim, ' ms'),
    );
  };
  const half = (part: (painted: Painted) => number) => formatFigure(of(part, 0.5));
  const spent = `sent after ${half((it) => it.sentMs)}, server ${half((it) => it.serverMs)}, arrived ${half((it) => it.arrivedMs)}, in place ${half((it) => it.placedMs)}, painted ${half((it) => it.totalMs)}, all of it ${half((it) => it.wholeMs)} ms (p95 ${formatFigure(of((it) => it.wholeMs, 0.95))})`;
  return [
    line('p50', 0.5),
    line('p95', 0.95, AIMS_MS[slowdown]),
    rowWithoutPeer(`${what}, where the time goes (p50)`, spent),
  ];
}

async function scriptBytes(browser: Browser, what: string, url: string): Promise<Row> {
  const page = await browser.newPage();
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  await page.close();
  const bytes = sizes.reduce((all, size) => all + size, 0);
  return rowWithoutPeer(
    `${what}: scripts of a first visit`,
    `${formatFigure(bytes / 1000)} KB in ${sizes.length} files, compressed`,
  );
}

async function carAddress(server: RunningServer): Promise<string> {
  const answer = await fetch(server.site(SITE, LIST).replace(`${SITE}.localhost`, '127.0.0.1'), {
    headers: { host: `${SITE}.localhost:${server.port}` },
  });
  const href = /href="(\/[^"/]+\/\d+\/[^"]+)"/.exec(await answer.text())?.[1];
  if (href === undefined) throw new Error('the list links to no car');
  return new URL(href, server.site(SITE, '/')).href;
}
