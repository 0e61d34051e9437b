import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '~/messages';
import { builtInWords } from '~/modules/templates';
import type { Database } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import { type Mail, MailFailed } from '~/platform/mail';
import { siteByKey } from '~/sites';
import { onBothDatabases, postgresOfFile } from '~test/database';
import { emptyTables } from '~test/empty-tables';
import {
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';
import { datesToRate } from './domain/visit/reminder';
import {
  enqueueRatingRequests,
  type RatingRequestOptions,
  sendRatingRequest,
  stopRatingRequests,
  workRatingRequests,
} from './rating-requests';

const server = postgresOfFile();

onBothDatabases(server, (open) => {
  let database: Database;
  let jobs: Jobs;
  let engine: TestEngine;
  let options: RatingRequestOptions;
  let now: Date;
  let mails: Mail[];
  let sendMail: (mail: Mail) => Promise<void>;
  let rated: Set<string>;
  const logged: object[] = [];

  beforeAll(async () => {
    now = new Date('2026-11-17T09:00:00Z');
    database = await open(ENGINE_MIGRATIONS);
    jobs = createJobs({ database, log: nullLog });
    engine = await openEngine(database, {
      now: () => now,
      document: testSchedule([
        testWorkshop({ departmentId: '10.1' }),
        testWorkshop({ departmentId: '20.1', zone: 'Europe/Helsinki', country: 'FI' }),
      ]),
    });
    options = {
      ...engine.workshops.sources,
      database,
      jobs,
      clock: { now: () => now },
      mailer: { send: (mail) => sendMail(mail).then(() => 'sent') },
      sms: { send: () => Promise.reject(new Error('nobody is asked by SMS')) },
      log: { ...nullLog, info: (data: object) => void logged.push(data) },
      originOf: () => 'https://nordhem.example',
      look: () => ({
        ground: '#fff',
        surface: '#fff',
        ink: '#111',
        muted: '#555',
        line: '#ddd',
        primary: '#060',
        onPrimary: '#fff',
      }),
      words: builtInWords,
      isRated: async (number) => rated.has(number),
    };
    await workRatingRequests(options);
    await jobs.start();
  });
  afterAll(async () => {
    await jobs.stop();
    await engine.stop();
    await database.close();
  });
  beforeEach(async () => {
    await emptyTables(
      database,
      'workshop_occupations, workshop_tokens, workshop_rating_requests, workshop_rating_opt_outs, workshop_bookings',
    );
    now = new Date('2026-11-17T09:00:00Z');
    mails = [];
    rated = new Set();
    logged.length = 0;
    sendMail = async (mail) => void mails.push(mail);
  });

  let bookings = 0;
  const book = async (
    fields: {
      readonly date?: string;
      readonly departmentId?: string;
      readonly email?: string;
      readonly language?: Language;
    } = {},
  ) => {
    const {
      date = '2026-11-24',
      departmentId = '10.1',
      email = 'ada@post.example',
      language = 'sv',
    } = fields;
    bookings += 1;
    const booked = await engine.workshops.service.book(SITE, language, {
      idempotencyKey: `rate-number-${bookings}`,
      holdId: null,
      registrationNumber: 'ABC123',
      mileage: null,
      departmentId,
      date,
      time: '08:00',
      comment: 'secret words',
      services: [{ id: 'hour', text: 'more secret words' }],
      customer: { name: 'Ada Lovelace', phone: '+46701740605', email },
    });
    if (!booked.ok) throw new Error(booked.error.code);
    return booked.value;
  };
  const idOf = async (number: string) => {
    const rows = await database.rows(
      database.db,
      sql`SELECT id FROM workshop_bookings WHERE number = ${number}`,
    );
    return String(rows[0]?.id);
  };
  const arrived = async (visit: { readonly bookingId: string }) => {
    await engine.workshops.staffBookings.step(await idOf(visit.bookingId), 'booked', 'arrived');
    return visit;
  };
  const at = async (instant: string) => {
    now = new Date(instant);
    await enqueueRatingRequests(options);
  };
  const sent = (count: number) =>
    expect.poll(() => mails.length, { timeout: 15_000, interval: 20 }).toBe(count);
  const requested = async () => {
    const rows = await database.rows(
      database.db,
      sql`SELECT count(*)::int AS count FROM workshop_rating_requests`,
    );
    return Number(rows[0]?.count);
  };
  const linkIn = ({ text }: Mail, path: string) =>
    new RegExp(`https://nordhem\\.example${path}\\?t=[\\w-]{43}(&l=\\w+)?`).exec(text)?.[0] ?? '';
  const tokenOf = (link: string) => new URL(link).searchParams.get('t') ?? '';

  test('customers are asked once, on the morning after the visit', async () => {
    const visit = await arrived(await book());
    await at('2026-11-24T18:00:00Z');
    await at('2026-11-25T08:59:00Z');
    expect(await requested()).toBe(0);
    await Promise.all([at('2026-11-25T09:00:00Z'), at('2026-11-25T09:00:00Z')]);
    await sent(1);
    await at('2026-11-25T12:00:00Z');
    await at('2026-11-26T12:00:00Z');
    expect(await requested()).toBe(1);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    if (mail === undefined) throw new Error('nothing was sent');
    expect(mail).toMatchObject({ to: 'ada@post.example', replyTo: 'verkstad@nordhem.example' });
    expect(mail.subject).toBe('Hur var besöket hos Nordhem 1?');
    const rate = linkIn(mail, '/visits/rate');
    const stop = linkIn(mail, '/visits/rate/stop');
    expect(mail.unsubscribe).toBe(stop);
    expect(mail.html).toContain(`href="${rate}"`);
    expect(await engine.workshops.service.visit(SITE, 'sv', tokenOf(rate))).toMatchObject({
      bookingId: visit.bookingId,
    });
    expect(`${mail.text}${mail.html}`).not.toMatch(/secret|Lovelace/);
    expect(JSON.stringify(logged)).not.toMatch(/Ada|ada@|701740605|ABC123|secret/);
  });

  test('a visit that was cancelled, missed or undone is not asked about, nor one that is to come', async () => {
    const cancelled = await book();
    await engine.workshops.service.cancel(SITE, 'sv', cancelled.token);
    await book({ email: 'missed@post.example' });
    const undone = await arrived(await book({ date: '2026-11-23' }));
    await engine.workshops.staffBookings.undoStep(await idOf(undone.bookingId), 'arrived');
    await arrived(await book({ date: '2026-11-27' }));
    await at('2026-11-25T12:00:00Z');
    expect(await requested()).toBe(0);
  });

  test('a car that is marked a day late is asked about then; one of last week is not', async () => {
    const late = await book();
    await arrived(await book({ date: '2026-11-20' }));
    await at('2026-11-25T12:00:00Z');
    expect(await requested()).toBe(0);
    await arrived(late);
    await at('2026-11-26T12:00:00Z');
    expect(await requested()).toBe(1);
    await sent(1);
  });

  test('work of several days is asked about when it is done', async () => {
    const visit = await arrived(await book());
    await database.db.execute(
      sql`UPDATE workshop_bookings SET pick_up = '2026-11-26 15:00' WHERE id = ${await idOf(visit.bookingId)}::uuid`,
    );
    await at('2026-11-26T12:00:00Z');
    expect(await requested()).toBe(0);
    await at('2026-11-27T12:00:00Z');
    expect(await requested()).toBe(1);
    await sent(1);
  });

  test('in the customer’s language, by the workshop’s clock', async () => {
    await arrived(await book({ departmentId: '20.1', language: 'en' }));
    await at('2026-11-25T07:59:00Z');
    expect(await requested()).toBe(0);
    await at('2026-11-25T08:00:00Z');
    await sent(1);
    expect(mails[0]?.subject).toBe('How was your visit to Nordhem 2?');
    expect(linkIn(mails[0] ?? fail(), '/visits/rate')).toMatch(/&l=en$/);
  });

  test('who does not want to be asked is never asked again, at whichever visit, however the address is written', async () => {
    await arrived(await book());
    await at('2026-11-25T12:00:00Z');
    await sent(1);
    const token = tokenOf(mails[0]?.unsubscribe ?? '');
    expect(await stopRatingRequests(options, siteByKey('carstore-se'), token)).toBe(false);
    expect(await stopRatingRequests(options, SITE, 'a'.repeat(43))).toBe(false);
    expect(await stopRatingRequests(options, SITE, token)).toBe(true);
    expect(await stopRatingRequests(options, SITE, token)).toBe(true);
    const rows = await database.rows(
      database.db,
      sql`SELECT json_agg(o)::text AS text FROM workshop_rating_opt_outs o`,
    );
    expect(rows[0]?.text).not.toContain('ada');
    // The visits are forgotten; the wish is not.
    await database.db.execute(sql`DELETE FROM workshop_bookings`);
    now = new Date('2027-11-29T09:00:00Z');
    const again = await arrived(await book({ date: '2027-12-01', email: 'ADA@Post.example ' }));
    await arrived(await book({ date: '2027-12-01', email: 'bo@post.example' }));
    await at('2027-12-02T12:00:00Z');
    await sent(2);
    await sendRatingRequest(await idOf(again.bookingId), options);
    expect(mails.map(({ to }) => to)).toEqual(['ada@post.example', 'bo@post.example']);
  });

  test('customers who have rated are not asked', async () => {
    const visit = await arrived(await book());
    rated.add(visit.bookingId);
    await sendRatingRequest(await idOf(visit.bookingId), { ...options });
    expect(mails).toEqual([]);
  });

  test('a mail that is repeated has the same key; one that fails is the queue’s to repeat', async () => {
    const visit = await arrived(await book());
    now = new Date('2026-11-25T12:00:00Z');
    const id = await idOf(visit.bookingId);
    sendMail = () => Promise.reject(new MailFailed('unreachable', 'no answer'));
    await expect(sendRatingRequest(id, options)).rejects.toBeInstanceOf(MailFailed);
    sendMail = async (mail) => void mails.push(mail);
    await sendRatingRequest(id, options);
    await sendRatingRequest(id, options);
    expect(new Set(mails.map(({ key }) => key)).size).toBe(1);
  });

  function fail(): never {
    throw new Error('nothing was sent');
  }
});

describe('the days that are asked about', () => {
  test.each([
    ['2026-11-25T09:00:00Z', 'Europe/Stockholm', '2026-11-22', '2026-11-24'],
    ['2026-11-25T08:59:59Z', 'Europe/Stockholm', null, null],
    ['2026-11-25T17:59:59Z', 'Europe/Stockholm', '2026-11-22', '2026-11-24'],
    ['2026-11-25T18:00:00Z', 'Europe/Stockholm', null, null],
    ['2026-03-30T08:00:00Z', 'Europe/Stockholm', '2026-03-27', '2026-03-29'],
    ['2026-10-26T09:00:00Z', 'Europe/Stockholm', '2026-10-23', '2026-10-25'],
    ['2026-10-26T08:00:00Z', 'Europe/Helsinki', '2026-10-23', '2026-10-25'],
  ])('%s in %s: %s to %s', (instant, zone, from, to) => {
    expect(datesToRate(new Date(instant), zone)).toEqual(from === null ? null : { from, to });
  });
});
