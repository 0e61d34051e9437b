/** @module-tag sweep */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '~/platform/db';
import { nullLog } from '~/platform/log';
import { health, search, sendFeed } from './ask';
import { listingFeed, type StockVersion } from './feeds';
import { FORM_NAME, formValues, sendForm, sendJson } from './forms';
import { freshDataDir, killedWhileStarting, type RunningServer, removeDataDir, startServer } from './server';

const KILLS = 20;
const KILLED_WHILE_STARTING = 5;
const SEED = Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31);

/** Every visitor comes through one proxy from an address of their own, so that none is one too many. */
const ENV = { DEMO: 'off', TRUST_PROXY: '1' };

/** The two versions share half of their cars; each has its own make, prices and size. */
const VERSIONS = [
  { make: 'Volvo', cars: 3000, firstId: 0, price: 100_000 },
  { make: 'Kia', cars: 2900, firstId: 1500, price: 300_000 },
] as const satisfies readonly [StockVersion, StockVersion];
const FEEDS = VERSIONS.map((version) => listingFeed(version));

/** Small seeded generator (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let dataDir = '';
afterAll(() => removeDataDir(dataDir));

/** What the outside world knows. */
class World {
  /** Acknowledged forms: submission id → id in the answer; null where a browser without scripts got its thanks. */
  readonly acknowledged = new Map<string, string | null>();
  readonly unexpected: string[] = [];
  sent = 0;
  imports = 0;
  importsCutOff = 0;
  /** How long one import takes here and now: the kills fall before, into and after it. */
  importMs = 0;
  /** The version whose import was answered last, and the one that is being sent. */
  imported: StockVersion | null = null;
  sending: StockVersion | null = null;

  async post(server: RunningServer): Promise<void> {
    const number = this.sent++;
    const id = `crash-${SEED}-${number}`;
    const headers = visitor(number);
    if (number % 2 === 0) {
      const answer = await sendJson(server, id, { headers });
      if (answer.status === 202) this.acknowledged.set(id, String(answer.json().id));
      else this.unexpected.push(`form ${answer.status} ${answer.text}`);
      return;
    }
    const fields = { formName: FORM_NAME, formSubmissionId: id, ...formValues(id) };
    const answer = await sendForm(server, fields, { headers });
    if (answer.status === 303) this.acknowledged.set(id, null);
    else this.unexpected.push(`form ${answer.status} ${answer.text.slice(0, 300)}`);
  }

  async import(server: RunningServer): Promise<void> {
    const at = this.imported === VERSIONS[0] ? 1 : 0;
    this.sending = VERSIONS[at];
    const answer = await sendFeed(server, 'automotive-se', FEEDS[at] ?? '');
    if (answer.status === 200) {
      this.imported = this.sending;
      this.imports++;
    } else this.unexpected.push(`feed ${answer.status} ${answer.text}`);
    this.sending = null;
  }
}

const visitor = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});

/** Repeats until the server is gone. */
async function untilGone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await work();
    } catch {
      return;
    }
  }
}

async function untilTrue(check: () => boolean, withinMs: number): Promise<void> {
  for (const end = performance.now() + withinMs; !check() && performance.now() < end; ) await pause(10);
}

/** Both versions once, undisturbed. */
async function settleIn(world: World): Promise<void> {
  const server = await startServer({ dataDir, env: ENV });
  try {
    const started = performance.now();
    for (const _ of VERSIONS) await world.import(server);
    world.importMs = (performance.now() - started) / VERSIONS.length;
    await checkStock(server, world);
  } finally {
    await server.kill();
  }
}

async function liveAndDie(world: World, random: () => number): Promise<void> {
  const server = await startServer({ dataDir, env: ENV });
  try {
    await checkStock(server, world);
    await checkForms(server, world);
    const work = [
      untilGone(() => world.import(server)),
      ...[0, 1].map(() =>
        untilGone(async () => {
          await world.post(server);
          await pause(random() * 60);
        }),
      ),
    ];
    // Half of the kills come some time after an answered import, the others at any time in the first one.
    const answered = world.imports;
    if (random() < 0.5) await untilTrue(() => world.imports > answered, 60_000);
    await pause(random() * 1.3 * world.importMs);
    await server.kill();
    await Promise.all(work);
    if (world.sending !== null) world.importsCutOff++;
  } finally {
    await server.kill();
  }
}

/** The stock is the version of the last answer or the one that was under way: whole, and nothing of another. */
async function checkStock(server: RunningServer, world: World): Promise<void> {
  const answer = await search(server, {
    index: 'automotive-se-cars',
    limit: 0,
    facets: [{ name: 'car_brand' }, { name: 'car_price' }],
  });
  expect(answer.status).toBe(200);
  const possible = [world.imported, world.sending].map((version) =>
    version === null
      ? { total_items: 0, brands: [] }
      : { total_items: version.cars, brands: [{ text: version.make, count: version.cars }] },
  );
  const { total_items, facet } = answer.json();
  const [brands, prices] = Array.isArray(facet) ? facet : [];
  expect(possible).toContainEqual({ total_items, brands: brands.values });
  const version = VERSIONS.find(({ cars }) => cars === total_items);
  if (version) {
    expect(prices).toMatchObject({
      min: version.price,
      max: version.price + version.cars - 1,
      count: version.cars,
    });
  }
  world.imported = version ?? null;
  world.sending = null;
}

/** Every acknowledged form is counted, and the newest ones answer with the id they were stored under. */
async function checkForms(server: RunningServer, world: World): Promise<void> {
  const { pending, delivered, dead } = (await health(server)).leads ?? {};
  expect(dead).toBe(0);
  expect(Number(pending) + Number(delivered)).toBeGreaterThanOrEqual(world.acknowledged.size);
  for (const [id, stored] of [...world.acknowledged].slice(-5)) {
    const again = await sendJson(server, id, { headers: visitor(world.sent++) });
    expect(again.status).toBe(202);
    if (stored !== null) expect(again.json().id).toBe(stored);
  }
}

/** Looks into the database of the stopped server: every acknowledged form once, delivered once or due. */
async function checkDatabase(world: World): Promise<void> {
  const database = await openDatabase({ dataDir, log: nullLog });
  try {
    const rows = await database.rows(
      database.db,
      sql`SELECT form_values->>'email' AS email, channel, count(*)::int AS leads, min(deliveries.state) AS state,
            (SELECT count(*)::int FROM platform_outbox_mail WHERE platform_outbox_mail.key =
              (CASE channel WHEN 'mail' THEN 'lead-' ELSE 'receipt-' END) || min(leads.id::text)) AS mails,
            (SELECT count(*)::int FROM pgboss.job WHERE job.data->>'leadId' = min(leads.id::text)
              AND job.name = 'lead-' || channel AND job.state IN ('created', 'retry', 'active')) AS jobs
          FROM leads JOIN lead_deliveries AS deliveries ON deliveries.lead_id = leads.id
          GROUP BY form_values->>'email', channel`,
    );
    const toDealers = new Map(rows.flatMap((row) => (row.channel === 'mail' ? [[row.email, row]] : [])));
    for (const id of world.acknowledged.keys()) expect(toDealers.get(formValues(id).email), id).toBeDefined();
    const receipts = rows.filter(({ channel }) => channel === 'receipt');
    expect(receipts.length).toBeGreaterThan(0);
    for (const row of rows) {
      // Acknowledged or not: what is stored is stored once, and mailed once or due, to the dealer and to the visitor.
      expect(row, `${row.email}`).toMatchObject({ leads: 1 });
      if (row.state === 'delivered') expect(row, `${row.email}`).toMatchObject({ mails: 1 });
      else expect(row, `${row.email}`).toMatchObject({ state: 'pending', jobs: 1 });
      expect(row.mails).toBeLessThanOrEqual(1);
    }
    const [staged] = await database.rows(database.db, sql`SELECT count(*)::int AS rows FROM stock_staging`);
    expect(staged).toEqual({ rows: 0 });
  } finally {
    await database.close();
  }
}

test(`kill -9, ${KILLS} times under forms and imports, loses nothing and applies nothing by halves`, {
  timeout: 900_000,
}, async () => {
  process.stdout.write(`crash test: TEST_SEED=${SEED}\n`);
  const random = generator(SEED);
  const world = new World();
  dataDir = await freshDataDir();
  for (let kill = 0; kill < KILLS; kill++) {
    // The first starts are cut off while the tables are made, later ones while the database recovers.
    if (kill % (KILLS / KILLED_WHILE_STARTING) === 0)
      await killedWhileStarting(dataDir, 100 + random() * 2500, ENV);
    else await liveAndDie(world, random);
    if (kill === 0) await settleIn(world);
  }
  const server = await startServer({ dataDir, env: ENV });
  await checkStock(server, world);
  await checkForms(server, world);
  expect(await server.stop()).toBe(0);
  await checkDatabase(world);
  expect(world.unexpected).toEqual([]);
  const { acknowledged, imports, importsCutOff } = world;
  process.stdout.write(
    `crash test: ${acknowledged.size} forms acknowledged, ${imports} imports answered, ${importsCutOff} cut off, ` +
      `${Math.round(world.importMs)} ms each\n`,
  );
  expect(acknowledged.size).toBeGreaterThan(KILLS);
  expect(imports).toBeGreaterThan(VERSIONS.length);
  expect(importsCutOff).toBeGreaterThan(0);
});
