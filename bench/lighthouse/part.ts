import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../scripts/browser.mjs';
import { type RunningServer, startServer } from '../../test/system/server.ts';
import type { Context } from '../context.ts';
import { get } from '../load/get.ts';
import { atEnd, start } from '../processes.ts';
import { atLeast, type Row, rowWithoutPeer, skipped } from '../report.ts';

const AIM = 98;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const LIST = '/kop-bil/alla-bilar-i-lager';

interface PageType {
  readonly name: string;
  readonly site: string;
  /** Null: that of the first car of the list. */
  readonly path: string | null;
}

/** Page types of the Swedish group site, and the homes of the two brands. */
const PAGES: readonly PageType[] = [
  { name: 'home', site: 'automotive-se', path: '/' },
  { name: 'content page', site: 'automotive-se', path: '/dack-och-biltillbehor/dackhotell' },
  { name: 'story', site: 'automotive-se', path: '/livet-med-bil/rackvidd-pa-vintern' },
  { name: 'stock list', site: 'automotive-se', path: LIST },
  { name: 'car page', site: 'automotive-se', path: null },
  { name: 'home of mercedes', site: 'mercedes-se', path: '/' },
  { name: 'home of smart', site: 'smart-se', path: '/' },
];

/** Chromium as Lighthouse starts it; what a browser does of its own accord stays out. */
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';

/** Lighthouse (mobile preset, simulated slow network) on the built server: the lowest of the four scores counts. */
export async function lighthousePart(context: Context): Promise<Row[]> {
  const program = lighthouseProgram();
  if (program === null) return [skipped('Lighthouse', '', 'it is not installed')];
  const server = await startServer({ dataDir: await context.demoFolder() });
  atEnd(() => server.stop());
  const rows: Row[] = [];
  for (const page of context.quick ? PAGES.slice(0, 1) : PAGES) {
    context.report(`Lighthouse: ${page.name} …`);
    rows.push(await scored(context, server, program, page));
  }
  await server.stop();
  return rows;
}

function lighthouseProgram(): string | null {
  const resolve = createRequire(pathToFileURL(join(import.meta.dirname, '../package.json')));
  try {
    return resolve.resolve('lighthouse/cli/index.js');
  } catch {
    return null;
  }
}

async function firstCar({ port }: RunningServer, site: string): Promise<string> {
  const { body } = await get(port, LIST, { Host: `${site}.localhost:${port}` });
  const path = /href="(\/kop-bil\/\d+\/[^"]+)"/.exec(body.toString())?.[1];
  if (path === undefined) throw new Error('the list shows no car');
  return path;
}

async function scored(
  context: Context,
  server: RunningServer,
  program: string,
  { name, site, path }: PageType,
): Promise<Row> {
  const report = join(context.folder, `lighthouse-${name.replaceAll(' ', '-')}.json`);
  const url = server.site(site, path ?? (await firstCar(server, site)));
  // Measured is a page that somebody has looked at before, as visitors meet it: the first time its pictures are drawn.
  for (const _ of ['drawn', 'measured'])
    await start(
      process.execPath,
      [program, url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${FLAGS}`],
      { env: { CHROME_PATH: await findBrowser() } },
    ).ended;
  const { categories } = JSON.parse(await readFile(report, 'utf8'));
  const scores = CATEGORIES.map((category) => Math.round(100 * Number(categories[category].score)));
  const text = CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(', ');
  return rowWithoutPeer(`Lighthouse, ${name}`, text, atLeast(Math.min(...scores), AIM));
}
