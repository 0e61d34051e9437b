// The scheduling engine on PostgreSQL: `node workshop.js URL WORKSHOPS OCCUPATIONS SAMPLES [counter]` fills a fresh database with
// workshops of ten bays and a year of visits, and measures what visitors and staff wait for, with `counter` staff alone.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createNotices, type WorkshopService } from '~/modules/workshop';
import { type Database, migrate, openDatabase } from '~/platform/db';
import { createJobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import {
  bays,
  ENGINE_MIGRATIONS,
  latitudeOf,
  openEngine,
  SITE,
  testSchedule,
  testWorkshop,
} from '../../test/workshop/engine.ts';
import { counterCalls, FIRST_NAMES, LAST_NAMES } from './counter.ts';
import { wizardCalls } from './wizards.ts';

const BAYS = 10;
const WINDOW = 365;
const SERVICE = 'hour';
const CAR = 'ABC123';

/** One of some words, by chance, as SQL. */
const oneOf = (words: readonly string[]): string =>
  `(ARRAY['${words.join("', '")}'])[1 + floor(random() * ${words.length})::int]`;

/** Hours of a bay on the days of a year: nearly full for a week, then as many as make up the wished number. */
async function fill(database: Database, occupations: number): Promise<number> {
  const places = sql`FROM workshop_resources CROSS JOIN generate_series(1, ${WINDOW}) AS ahead
    CROSS JOIN generate_series(8, 15) AS hour
    WHERE extract(isodow FROM current_date + ahead) < 6`;
  const [row] = await database.rows(
    database.db,
    sql`SELECT count(*) FILTER (WHERE ahead < 8)::int AS near, count(*)::int AS all ${places}`,
  );
  const [near, all] = [Number(row?.near), Number(row?.all)];
  const later = Math.max(0, (occupations - near) / (all - near));
  await database.driver.transaction(async (session) => {
    await session.execute(`CREATE TEMP TABLE visits AS
      SELECT gen_random_uuid() AS id, no, department_id, site_index, current_date + ahead AS day, hour
      FROM workshop_resources CROSS JOIN generate_series(1, ${WINDOW}) AS ahead CROSS JOIN generate_series(8, 15) AS hour
      WHERE extract(isodow FROM current_date + ahead) < 6
        AND random() < CASE WHEN ahead < 8 THEN 0.99 ELSE ${later} END`);
    await session.execute(`INSERT INTO workshop_bookings (id, number, site, site_index, language, department_id, visit_date,
        visit_time, minutes, state, registration_number, vehicle, lines, customer, comment, total_price, idempotency_key,
        request_digest, booked_at, changed_at)
      SELECT id, id::text, '${SITE.key}', site_index, 'sv', department_id, day, make_time(hour, 0, 0), 60, 'booked', plate,
        jsonb_build_object('registrationNumber', plate, 'brand', 'Volvo', 'model', 'V60', 'buildYear', 2019), '[]',
        jsonb_build_object('name', name, 'phone', phone, 'email', 'ada@post.example'), '', 0, id::text, '', now(), now()
      FROM visits, LATERAL (SELECT 'ABC' || lpad((random() * 999)::int::text, 3, '0') AS plate,
        ${oneOf(FIRST_NAMES)} || ' ' || ${oneOf(LAST_NAMES)} AS name,
        '+46701' || lpad((random() * 999999)::int::text, 6, '0') AS phone WHERE id IS NOT NULL) AS customer`);
    // One index made of all rows takes a fraction of the time of one that grows row by row.
    await session.execute('ALTER TABLE workshop_occupations DROP CONSTRAINT workshop_occupations_no_overlap');
    await session.execute(`INSERT INTO workshop_occupations (id, resource_no, starts, ends, booking_id)
      SELECT id, no, (day - date '2000-01-01') * 1440 + hour * 60, (day - date '2000-01-01') * 1440 + hour * 60 + 60, id
      FROM visits ORDER BY no, day, hour`);
    await session.execute(`ALTER TABLE workshop_occupations
      ADD CONSTRAINT workshop_occupations_no_overlap EXCLUDE USING gist (occupies WITH &&)`);
  });
  await database.driver.execute('VACUUM ANALYZE workshop_occupations');
  await database.driver.execute('VACUUM ANALYZE workshop_bookings');
  const [filled] = await database.rows(
    database.db,
    sql`SELECT count(*)::int AS count FROM workshop_occupations`,
  );
  return Number(filled?.count);
}

/** Milliseconds at the middle and the 95th percentile. */
function spread(times: readonly number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Workshops stand one after the other towards the north. */
const anywhere = (workshops: number) => ({
  latitude: latitudeOf(Math.random() * workshops),
  longitude: 15.5,
});

async function stream(service: WorkshopService, workshops: number, samples: number) {
  const first: number[] = [];
  const five: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const ending = new AbortController();
    const query = {
      registrationNumber: CAR,
      serviceOfferings: [SERVICE],
      cursor: null,
      position: anywhere(workshops),
    };
    const began = performance.now();
    let hits = 0;
    for await (const message of service.closestAvailable(SITE, query, ending.signal)) {
      if (!('departmentId' in message)) break;
      hits += 1;
      if (hits === 1) first.push(performance.now() - began);
      if (hits < 5) continue;
      five.push(performance.now() - began);
      ending.abort();
    }
  }
  return { first: spread(first), five: spread(five) };
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function week(service: WorkshopService, workshops: number, samples: number) {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const query = {
      registrationNumber: CAR,
      serviceOfferings: [SERVICE],
      holdId: null,
      departmentId: `10.${Math.floor(Math.random() * workshops)}`,
      from: dayAhead(1 + Math.floor(Math.random() * 100)),
    };
    const began = performance.now();
    const answer = await service.timeslots(SITE, query);
    times.push(performance.now() - began);
    if (!answer.ok) throw new Error(answer.error.code);
  }
  return spread(times);
}

/** Bookings by ten visitors at a time, anywhere in the window; those that were too late count as asked, not as booked. */
async function bookings(service: WorkshopService, workshops: number, samples: number) {
  let [booked, left] = [0, samples];
  const times: number[] = [];
  const began = performance.now();
  const visitor = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      const result = await service.book(SITE, 'sv', {
        idempotencyKey: randomUUID(),
        holdId: null,
        registrationNumber: CAR,
        mileage: null,
        comment: '',
        departmentId: `10.${Math.floor(Math.random() * workshops)}`,
        date: dayAhead(30 + Math.floor(Math.random() * 300)),
        time: `${String(8 + Math.floor(Math.random() * 8)).padStart(2, '0')}:00`,
        services: [{ id: SERVICE, text: null }],
        customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
      });
      times.push(performance.now() - startedAt);
      if (result.ok) booked += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, visitor));
  return { perSecond: (booked / (performance.now() - began)) * 1000, ...spread(times) };
}

/** The same five workshops as many would ask for them: for each day and hour a query for a bay that nobody has. */
async function naive(database: Database, workshops: number, samples: number) {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const nearest = Math.floor(Math.random() * Math.max(1, workshops - 5));
    const began = performance.now();
    for (let at = 0; at < 5; at++) await naiveFirst(database, `10.${nearest + at}`);
    times.push(performance.now() - began);
  }
  return spread(times);
}

async function naiveFirst(database: Database, departmentId: string): Promise<string | null> {
  for (let ahead = 1; ahead <= WINDOW; ahead++) {
    const date = dayAhead(ahead);
    if ([0, 6].includes(new Date(date).getUTCDay())) continue;
    for (let hour = 8; hour < 16; hour++) {
      const free = await database.rows(
        database.db,
        sql`SELECT no FROM workshop_resources WHERE department_id = ${departmentId} AND NOT EXISTS (
            SELECT 1 FROM workshop_occupations WHERE resource_no = no
              AND starts < (${date}::date - date '2000-01-01') * 1440 + ${hour * 60 + 60}::int
              AND ends > (${date}::date - date '2000-01-01') * 1440 + ${hour * 60}::int) LIMIT 1`,
      );
      if (free.length > 0) return `${date} ${hour}`;
    }
  }
  return null;
}

type Stage = Awaited<ReturnType<typeof openStage>>;

async function openStage(url: string, workshops: number, bookingCount: number) {
  const database = await openDatabase({ databaseUrl: url, dataDir: 'memory', log: nullLog });
  await migrate(database, ENGINE_MIGRATIONS);
  const jobs = createJobs({ database, log: nullLog });
  await jobs.work('workshop-visit', { retryLimit: 0, retryDelaySeconds: 1 }, async () => undefined);
  await jobs.start();
  const hours = [{ weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '16:00' }];
  const document = testSchedule(
    Array.from({ length: workshops }, (_, at) =>
      testWorkshop({
        departmentId: `10.${at}`,
        windowDays: WINDOW,
        resources: bays(BAYS),
        hours: { weekly: hours, deviations: [] },
      }),
    ),
  );
  const notices = createNotices(jobs);
  const engine = await openEngine(database, { document, now: () => new Date(), notices });
  const began = performance.now();
  const occupations = await fill(database, bookingCount);
  const fillSeconds = (performance.now() - began) / 1000;
  const close = async () => {
    await engine.stop();
    await jobs.stop();
    await database.close();
  };
  return { database, engine, close, filled: { workshops, occupations, fillSeconds } };
}

async function measureCounter({ engine, filled: { workshops } }: Stage, samples: number) {
  await counterCalls(engine, workshops, 5);
  return [...(await counterCalls(engine, workshops, samples))].map(([call, times]) => ({
    call,
    ...spread(times),
  }));
}

async function measureAll(stage: Stage, samples: number) {
  const { database, engine, filled } = stage;
  const { workshops } = filled;
  const { service } = engine.workshops;
  await stream(service, workshops, 20);
  await week(service, workshops, 20);
  await wizardCalls(service, workshops, 5);
  const wizards = [...(await wizardCalls(service, workshops, samples))].map(([call, times]) => ({
    call,
    ...spread(times),
  }));
  const counter = await measureCounter(stage, samples);
  return {
    ...(await stream(service, workshops, samples)),
    week: await week(service, workshops, samples),
    naive: await naive(database, workshops, Math.ceil(samples / 10)),
    bookings: await bookings(service, workshops, samples * 2),
    wizards,
    counter,
  };
}

const [url = '', workshops = '200', occupations = '1000000', samples = '300', only] = process.argv.slice(2);
const stage = await openStage(url, Number(workshops), Number(occupations));
const measured =
  only === 'counter'
    ? { counter: await measureCounter(stage, Number(samples)) }
    : await measureAll(stage, Number(samples));
await stage.close();
console.log(JSON.stringify({ ...stage.filled, ...measured }));
