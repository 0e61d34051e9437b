import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { stopOnExit } from '../../test/guard.ts';
import { ask, sendFeed } from '../../test/system/ask.ts';
import { request, start } from '../processes.ts';
import { COPIES } from './fill.ts';

const BUILT = `${import.meta.dirname}/../.build`;

const siteSchema = z.object({
  key: z.string(),
  language: z.string(),
  carIndex: z.string().nullable(),
  siteIndex: z.string().nullable(),
  carList: z.string(),
  carDetail: z.string(),
});

/** Where the group's visitors go. */
export interface Targets {
  readonly sites: readonly {
    readonly key: string;
    readonly pages: string;
    readonly folders: number;
    readonly list: string | null;
    readonly carIndex: string | null;
    readonly cars: readonly string[];
  }[];
  readonly workshops: readonly { readonly site: string; readonly departmentId: string }[];
  readonly service: string;
  /** A page that is published again and again. */
  readonly edited: {
    readonly site: string;
    readonly path: string;
    readonly itemId: string;
    readonly language: string;
  };
  /** The stock of one site as its system would send it. */
  readonly feed: { readonly site: string; readonly lines: readonly string[] };
}

const FEED_SITE = 'carstore-sk';
const EDITED_SITE = 'automotive-se';
/** Every workshop of the demo does it. */
const SERVICE = 'oljebyte';

/** Reads from the database what there is to ask for. */
export async function targetsOf(url: string): Promise<Targets> {
  const sites = z.array(siteSchema).parse(await request(`${BUILT}/group-sites.js`, []));
  const client = new pg.Client(url);
  await client.connect();
  try {
    const rowsOf = async (statement: string, values: readonly unknown[] = []) =>
      (await client.query<Record<string, string>>(statement, [...values])).rows;
    const [folders] = await rowsOf(
      `SELECT count(*)::int / count(DISTINCT f.site)::int AS count FROM content_items f
        JOIN content_items c ON c.id = f.parent_id AND c.name = $1`,
      [COPIES],
    );
    const addresses = async (site: (typeof sites)[number]) =>
      (
        await rowsOf(
          `SELECT car_id, record::jsonb->>'slug' AS slug FROM stock_cars WHERE site = $1 AND sold_at IS NULL`,
          [site.key],
        )
      ).map(({ car_id: id, slug }) => `${site.carDetail}/${id}/${slug}`);
    const [edited] = await rowsOf(
      `SELECT p.id, p.name, f.name AS folder FROM content_items p JOIN content_items f ON f.id = p.parent_id
        JOIN content_items c ON c.id = f.parent_id AND c.name = $2 WHERE p.site = $1 LIMIT 1`,
      [EDITED_SITE, COPIES],
    );
    const siteTargets: Targets['sites'][number][] = [];
    for (const site of sites) {
      const cars = await addresses(site);
      siteTargets.push({
        key: site.key,
        pages: `/${COPIES}`,
        folders: Number(folders?.count),
        list: cars.length === 0 ? null : site.carList,
        carIndex: site.carIndex,
        cars,
      });
    }
    return {
      sites: siteTargets,
      workshops: (await rowsOf('SELECT DISTINCT site_index, department_id FROM workshop_resources')).map(
        (row) => ({
          site: sites.find(({ siteIndex }) => siteIndex === row.site_index)?.key ?? '',
          departmentId: row.department_id ?? '',
        }),
      ),
      service: SERVICE,
      edited: {
        site: EDITED_SITE,
        path: `/${COPIES}/${edited?.folder}/${edited?.name}`,
        itemId: edited?.id ?? '',
        language: sites.find(({ key }) => key === EDITED_SITE)?.language ?? '',
      },
      feed: {
        site: FEED_SITE,
        lines: (
          await rowsOf('SELECT record FROM stock_cars WHERE site = $1 AND sold_at IS NULL', [FEED_SITE])
        ).map(({ record }) => record ?? ''),
      },
    };
  } finally {
    await client.end();
  }
}

const answersSchema = z.object({
  seconds: z.number(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      count: z.number(),
      p50: z.number(),
      p95: z.number(),
      p99: z.number(),
      statuses: z.record(z.string(), z.number()),
    }),
  ),
});
export type Answers = z.infer<typeof answersSchema>;

/** Of a hundred requests of the group's visitors. */
export const MIX = { home: 8, page: 27, car: 25, list: 12, search: 12, times: 10, booking: 6 } as const;

export interface Visit {
  readonly ports: readonly number[];
  readonly seconds: number;
  readonly visitors: number;
  /** Requests a second of all of them; null: as many as they are answered. */
  readonly rate: number | null;
  readonly mix: Readonly<Record<string, number>>;
}

/** Lets visitors loose, from a process of their own. */
export function letVisit({ sites, workshops, service }: Targets, visit: Visit): Promise<Answers> {
  const child = spawn(process.execPath, [`${import.meta.dirname}/visitors.ts`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  stopOnExit(child);
  child.stdin.end(JSON.stringify({ ...visit, sites, workshops, service }));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`the visitors ended with ${code}`));
      resolve(answersSchema.parse(JSON.parse(output)));
    });
  });
}

export interface Background {
  /** Milliseconds until every process showed what was published. */
  readonly shown: readonly number[];
  /** Milliseconds that a whole stock file took. */
  readonly imports: readonly number[];
}

/** Publishes and imports beside the visitors, until they are gone. */
export async function besides<T>(
  url: string,
  { edited, feed }: Targets,
  ports: readonly number[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly background: Background }> {
  const { site, path, itemId, language } = edited;
  const editor = start(process.execPath, [
    `${BUILT}/group-publisher.js`,
    url,
    site,
    path,
    itemId,
    language,
    ...ports.map(String),
  ]);
  const imports: number[] = [];
  let isOver = false;
  const importing = (async () => {
    for (let edition = 1; !isOver; edition += 1) {
      const began = performance.now();
      const answer = await sendFeed(
        { port: ports[edition % ports.length] ?? 0 },
        feed.site,
        changed(feed.lines, edition),
        {
          'content-type': 'application/x-ndjson',
        },
      );
      if (answer.status !== 200)
        throw new Error(`a stock file was answered with ${answer.status}: ${answer.text}`);
      imports.push(performance.now() - began);
      for (let waited = 0; waited < 5000 && !isOver; waited += 100) await pause(100);
    }
  })();
  const result = await work();
  isOver = true;
  await importing;
  process.kill(editor.pid, 'SIGTERM');
  const { shown } = z.object({ shown: z.array(z.number()) }).parse(JSON.parse(await editor.ended));
  return { result, background: { shown, imports } };
}

/** The file with every twentieth car at another price. */
const changed = (lines: readonly string[], edition: number): string =>
  `${lines
    .map((line, at) =>
      at % 20 === edition % 20
        ? line.replace(/"car_retail_price":\d+/, `"car_retail_price":${100_000 + edition}`)
        : line,
    )
    .join('\n')}\n`;

const METRICS = {
  hit: /^forecourt_page_cache_total\{outcome="hit"\} (\S+)/m,
  stale: /^forecourt_page_cache_total\{outcome="stale"\} (\S+)/m,
  miss: /^forecourt_page_cache_total\{outcome="miss"\} (\S+)/m,
} as const;

export type Reading = Readonly<Record<keyof typeof METRICS, number>>;

/** What a process tells of its page cache. */
export async function readMetrics(port: number): Promise<Reading> {
  const { text } = await ask({ port }, '/metrics', { headers: { 'x-api-key': 'demo' } });
  const of = (name: keyof typeof METRICS) => Number(METRICS[name].exec(text)?.[1] ?? 0);
  return { hit: of('hit'), stale: of('stale'), miss: of('miss') };
}

/** Waits until so many processes answer at one port: they tell when they were started. */
export async function untilAllAnswer(port: number, processes: number): Promise<void> {
  const startedAt = new Set<string>();
  for (const until = Date.now() + 240_000; startedAt.size < processes && Date.now() < until; ) {
    const { text } = await ask({ port }, '/metrics', { headers: { 'x-api-key': 'demo' } });
    const instant = /^process_start_time_seconds (\S+)/m.exec(text)?.[1];
    if (instant !== undefined) startedAt.add(instant);
    await pause(100);
  }
}

/** Resident megabytes of a process and its children. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  const others = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => residentMb(Number(child))),
  );
  return others.reduce((sum, each) => sum + each, own);
}
