// Visitors of a group, each with one request at a time: `node visitors.ts '{"ports":[…],…}'` prints what they got.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { randomSource } from '../cars.ts';
import { PLATES, plateOf } from './fill.ts';

const load = z
  .object({
    ports: z.array(z.number()),
    seconds: z.number(),
    visitors: z.number(),
    /** Requests a second of all of them; null: each asks again as soon as it is answered. */
    rate: z.number().nullable(),
    /** Of the kinds below, by weight. */
    mix: z.record(z.string(), z.number()),
    sites: z.array(
      z.object({
        key: z.string(),
        /** Below it lie `folders` folders of 100 pages. */
        pages: z.string(),
        folders: z.number(),
        list: z.string().nullable(),
        carIndex: z.string().nullable(),
        cars: z.array(z.string()),
      }),
    ),
    workshops: z.array(z.object({ site: z.string(), departmentId: z.string() })),
    service: z.string(),
  })
  .parse(JSON.parse(await readAll()));

async function readAll(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

const random = randomSource(7);
const one = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
/** A few are asked for often, and all of them now and then. */
const skewed = (count: number): number => Math.floor(random() ** 4 * count);
const withCars = load.sites.filter(({ list, cars }) => list !== null && cars.length > 0);
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Ask {
  readonly site: string;
  readonly path: string;
  readonly body?: unknown;
}

let sequence = 0;
const nextNumber = () => {
  sequence += 1;
  return sequence;
};

/** What a visitor may do; undefined where the group has none of it. */
const KINDS: Readonly<Record<string, () => Ask | undefined | Promise<Ask | undefined>>> = {
  home: () => ({ site: one(load.sites)?.key ?? '', path: '/' }),
  page() {
    const site = one(load.sites);
    if (site === undefined) return undefined;
    const at = skewed(site.folders * 100);
    return { site: site.key, path: `${site.pages}/${Math.floor(at / 100)}/${at % 100}` };
  },
  /** One that nobody has asked for: each is made anew. */
  'new-page'() {
    const at = nextNumber();
    const site = load.sites[at % load.sites.length];
    if (site === undefined) return undefined;
    const page = Math.floor(at / load.sites.length) % (site.folders * 100);
    return { site: site.key, path: `${site.pages}/${Math.floor(page / 100)}/${page % 100}` };
  },
  car() {
    const site = one(withCars);
    return site && { site: site.key, path: site.cars[skewed(site.cars.length)] ?? '/' };
  },
  list() {
    const site = one(withCars);
    const price = 10_000 * Math.floor(random() * 40);
    return site && { site: site.key, path: `${site.list}?car_price=${price}-${price + 200_000}` };
  },
  search() {
    const site = one(withCars);
    const low = 1000 * Math.floor(random() * 400);
    return (
      site && {
        site: site.key,
        path: '/api/search',
        body: {
          index: site.carIndex,
          limit: 24,
          facets: [
            { name: 'car_brand', child_name: 'car_model' },
            { name: 'car_fuel' },
            { name: 'car_body' },
          ],
          filters: { car_price: { type: 'range', values: [low, low + 200_000] } },
        },
      }
    );
  },
  times: () => timesOf(one(load.workshops)),
  /** Of a time that the workshop has just offered; somebody else may be faster. */
  async booking() {
    const workshop = one(load.workshops);
    const ask = timesOf(workshop);
    if (workshop === undefined || ask === undefined) return undefined;
    const port = one(load.ports) ?? 0;
    const offered = weekSchema.safeParse(decoded((await send(ask, port)).text));
    const day = one(offered.success ? offered.data.filter((each) => each.availableSlots.length > 0) : []);
    const body = {
      registrationNumber: plateOf(Math.floor(random() * PLATES)),
      departmentId: workshop.departmentId,
      holdId: null,
      date: day?.date.slice(0, 10),
      time: one(day?.availableSlots ?? []),
      idempotencyKey: `bench-${process.pid}-${nextNumber()}-${'0'.repeat(12)}`,
      services: [{ id: load.service }],
      customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
    };
    return day && { site: workshop.site, path: '/api/mechmate/bookings', body };
  },
};

function timesOf(workshop: (typeof load.workshops)[number] | undefined): Ask | undefined {
  const day = dayAhead(1 + Math.floor(random() * 60));
  const path = `/api/mechmate/timeslots/from/${plateOf(0)}/${workshop?.departmentId}/${day}T00:00:00/?serviceOfferings=${load.service}`;
  return workshop && { site: workshop.site, path };
}

const weekSchema = z.array(z.object({ date: z.string(), availableSlots: z.array(z.string()) }));

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Tally {
  readonly times: number[];
  readonly statuses: Record<string, number>;
}
const tallies = new Map<string, Tally>();
const tallyOf = (kind: string): Tally => {
  const found = tallies.get(kind) ?? { times: [], statuses: {} };
  tallies.set(kind, found);
  return found;
};

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

interface Answer {
  /** 0 for a connection that broke. */
  readonly status: number;
  /** Of what was not compressed. */
  readonly text: string;
}

function send({ site, path, body }: Ask, port: number): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const isPage = !path.startsWith('/api/');
  const number = nextNumber();
  const headers = {
    host: `${site}.localhost:${port}`,
    ...(isPage ? { 'accept-encoding': 'gzip' } : {}),
    'x-api-key': 'demo',
    // Each comes from an address of its own: limits are for one client.
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    ...(text === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, path, agent, headers, method: text === undefined ? 'GET' : 'POST' },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: isPage ? '' : Buffer.concat(chunks).toString() }),
        );
        answer.on('error', () => resolve({ status: 0, text: '' }));
      },
    );
    sent.on('error', () => resolve({ status: 0, text: '' }));
    sent.end(text);
  });
}

const weighted = Object.entries(load.mix).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind),
);
const began = performance.now();
const end = began + load.seconds * 1000;

let nextAt = began;
/** Waits until it is somebody's turn, where visitors come at a rate. */
async function turn(rate: number | null): Promise<void> {
  if (rate === null) return;
  const at = nextAt;
  nextAt += 1000 / rate;
  await pause(Math.max(0, Math.min(at, end) - performance.now()));
}

async function visit(port: number): Promise<void> {
  for (;;) {
    await turn(load.rate);
    if (performance.now() >= end) return;
    const kind = one(weighted) ?? '';
    const ask = await KINDS[kind]?.();
    if (ask === undefined) continue;
    const from = performance.now();
    const { status } = await send(ask, port);
    const tally = tallyOf(kind);
    tally.times.push(performance.now() - from);
    tally.statuses[status] = (tally.statuses[status] ?? 0) + 1;
  }
}

await Promise.all(
  Array.from({ length: load.visitors }, (_, at) => visit(load.ports[at % load.ports.length] ?? 0)),
);
const seconds = (performance.now() - began) / 1000;
const kinds = [...tallies].map(([kind, { times, statuses }]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { kind, count: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), statuses };
});
agent.destroy();
console.log(JSON.stringify({ seconds, kinds }));
