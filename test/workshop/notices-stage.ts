import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { templateMigrations, writtenWords } from '~/modules/templates';
import { visitTemplates } from '~/modules/workshop';
import { createNotices, type NoticeOptions, workNotices } from '~/modules/workshop/notices';
import { workEarlierTimes } from '~/modules/workshop/waiting-list/earlier-time-notices';
import type { Database } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import type { Sms } from '~/platform/sms';
import type { OpenDatabase } from '~test/database';
import { emptyTables } from '~test/empty-tables';
import {
  ENGINE_MIGRATIONS,
  openEngine,
  SITE,
  type TestEngine,
  testSchedule,
  testWorkshop,
} from '~test/workshop/engine';

let currentDatabase: Database;

export const database = (): Database => currentDatabase;

let currentJobs: Jobs;

export const jobs = (): Jobs => currentJobs;

let currentEngine: TestEngine;

export const engine = (): TestEngine => currentEngine;

let currentOptions: NoticeOptions;

export const options = (): NoticeOptions => currentOptions;

let currentNow = new Date('2026-11-17T09:00:00Z');

export const now = () => currentNow;

export function setNow(value: typeof currentNow): void {
  currentNow = value;
}

let currentMails: Mail[];

export const mails = (): Mail[] => currentMails;

let currentTexts: Sms[];

export const texts = (): Sms[] => currentTexts;

let currentSendMail: (mail: Mail) => Promise<void>;

export const sendMail = (): ((mail: Mail) => Promise<void>) => currentSendMail;

export function setSendMail(value: (mail: Mail) => Promise<void>): void {
  currentSendMail = value;
}

let currentSendSms: (sms: Sms) => Promise<void>;

export const sendSms = (): ((sms: Sms) => Promise<void>) => currentSendSms;

export function setSendSms(value: (sms: Sms) => Promise<void>): void {
  currentSendSms = value;
}

export const logged: object[] = [];

let currentBookings = 0;

export const bookings = () => currentBookings;

export const book = async (
  fields: { date?: string; time?: string; departmentId?: string; phone?: string } = {},
) => {
  const { date = '2026-11-24', time = '08:00', departmentId = '10.1', phone = '070-174 06 05' } = fields;
  currentBookings += 1;
  const booked = await engine().workshops.service.book(SITE, 'sv', {
    idempotencyKey: `key-number-${bookings()}`,
    holdId: null,
    registrationNumber: 'ABC123',
    mileage: null,
    departmentId,
    date,
    time,
    comment: 'secret words',
    services: [{ id: 'hour', text: 'more secret words' }],
    customer: { name: 'Ada Lovelace', phone, email: 'ada@post.example' },
  });
  if (!booked.ok) throw new Error(booked.error.code);
  return booked.value;
};

export const arrived = (mailCount: number, smsCount = mailCount) =>
  expect
    .poll(() => [mails().length, texts().length], { timeout: 15_000, interval: 20 })
    .toEqual([mailCount, smsCount]);

export const idOf = async (number: string) => {
  const rows = await database().rows(
    database().db,
    sql`SELECT id FROM workshop_bookings WHERE number = ${number}`,
  );
  return String(rows[0]?.id);
};

/** Opens and closes it around the tests of a file. */
export function openNotices(open: OpenDatabase): void {
  beforeAll(async () => {
    currentDatabase = await open([...ENGINE_MIGRATIONS, templateMigrations]);
    currentJobs = createJobs({ database: database(), log: nullLog });
    currentEngine = await openEngine(database(), {
      now: () => now(),
      notices: createNotices(jobs()),
      jobs: jobs(),
      document: testSchedule([
        testWorkshop({ departmentId: '10.1' }),
        testWorkshop({ departmentId: '20.1', zone: 'Europe/Helsinki', country: 'FI' }),
      ]),
    });
    currentOptions = {
      ...engine().workshops.sources,
      database: database(),
      jobs: jobs(),
      clock: { now: () => now() },
      mailer: { send: (mail) => sendMail()(mail).then(() => 'sent') },
      words: writtenWords(database(), visitTemplates),
      sms: { send: (sms) => sendSms()(sms) },
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
    };
    await workNotices(options());
    await workEarlierTimes(options());
    await engine().workshops.work();
    await jobs().start();
  });
  afterAll(async () => {
    await jobs().stop();
    await engine().stop();
    await database().close();
  });
  beforeEach(async () => {
    await emptyTables(
      database(),
      'workshop_occupations, workshop_tokens, workshop_reminders, workshop_bookings',
    );
    currentNow = new Date('2026-11-17T09:00:00Z');
    currentMails = [];
    currentTexts = [];
    logged.length = 0;
    currentSendMail = async (mail) => void mails().push(mail);
    currentSendSms = async (sms) => void texts().push(sms);
  });
}
