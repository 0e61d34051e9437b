import { afterEach, beforeEach, expect } from 'vitest';
import { translator } from '~/messages';
import { consentMigrations } from '~/modules/consents';
import { type Candidates, createLeads, type Leads, type LeadsOptions, leadMigrations } from '~/modules/leads';
import type { Envelope } from '~/modules/leads/domain/forms/submission';
import { builtInWords } from '~/modules/templates';
import { type Database, platformMigrations } from '~/platform/db';
import { createJobs, type Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { systemClock } from '~/platform/time';
import { siteByKey } from '~/sites';
import { emptiedDatabase, freshDatabase } from '../database';
import { LOOK, noDriveTimes, place } from './dealer';

export const site = siteByKey('automotive-se');
export const seller = { name: 'Elsa Lind', email: 'elsa.lind@nordhem.example', kind: 'person' as const };
export const known: Candidates = {
  receivers: [seller],
  place,
  sampleCar: false,
  departmentMissing: false,
  siteId: '12',
  answerDue: { date: '2099-11-24', time: '10:00' },
  car: {
    title: 'Volvo V60 T6, ABC123',
    dealerTitle: 'Volvo V60 T6 (SE), ABC123',
    path: '/kop-bil/4711/volvo-v60',
  },
};
/** A directory that knows no more than this. */
export const directoryOf = (candidates: Partial<Candidates> = {}) => ({
  candidates: async () => ({ ...known, car: null, ...candidates }),
});

export const envelope = (values: Record<string, unknown> = {}, more: Partial<Envelope> = {}): Envelope => ({
  formName: 'NordhemCarContactForm',
  formSubmissionId: 'submission-0001',
  values: {
    name: 'Ada Ek',
    phone: '070-174 06 05',
    email: 'ada@post.example',
    carId: '4711',
    car: 'Volvo V60',
    ...values,
  },
  ...more,
});

export const eventually = (check: () => unknown) => expect.poll(check, { timeout: 10_000, interval: 50 });

/** Requests over a database and jobs of their own, anew for each test. */
export function leadStage() {
  let jobs: Jobs;
  let leads: Leads;
  let mails: Mail[];
  let receipts: Mail[];
  let sendMail: (mail: Mail) => Promise<void>;

  const emptied = emptiedDatabase(() =>
    freshDatabase([platformMigrations, leadMigrations, consentMigrations]),
  );
  let database: Database;

  const leadsOptions = (options: Partial<LeadsOptions>): LeadsOptions => ({
    database,
    jobs,
    mailer: { send: (mail) => sendMail(mail).then(() => 'sent') },
    words: builtInWords,
    pageWords: async (_, language) => [translator(language), []],
    hook: null,
    directory: directoryOf(),
    checkOffer: async () => null,
    valueCar: async () => null,
    drives: noDriveTimes,
    receiptLimits: {
      perAddress: createRateLimit({ burst: 3, perMinute: 1 / 1440 }),
      perClient: createRateLimit({ burst: 10, perMinute: 1 / 1440 }),
    },
    look: () => LOOK,
    originOf: () => 'https://nordhem.example',
    intake: null,
    onOutcome: () => undefined,
    clock: systemClock,
    log: nullLog,
    ...options,
  });

  async function start(options: Partial<LeadsOptions> = {}) {
    jobs = createJobs({ database, log: nullLog });
    leads = createLeads(leadsOptions(options));
    await leads.work();
    await jobs.start();
  }

  beforeEach(async () => {
    mails = [];
    receipts = [];
    sendMail = async (mail) => void (mail.key.startsWith('receipt-') ? receipts : mails).push(mail);
    database = emptied();
  });

  afterEach(async () => {
    await jobs.stop();
  });

  return {
    leadsOptions,
    start,
    get database() {
      return database;
    },
    get jobs() {
      return jobs;
    },
    get leads() {
      return leads;
    },
    set leads(next: Leads) {
      leads = next;
    },
    /** To dealers. */
    get mails() {
      return mails;
    },
    /** To visitors. */
    get receipts() {
      return receipts;
    },
    set sendMail(next: (mail: Mail) => Promise<void>) {
      sendMail = next;
    },
  };
}
