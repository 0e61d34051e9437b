import { randomUUID } from 'node:crypto';
import { translator } from '~/messages';
import { consentMigrations } from '~/modules/consents';
import { createLeads, leadMigrations } from '~/modules/leads';
import { builtInWords } from '~/modules/templates';
import {
  createDriveNotices,
  createTestDrives,
  type DriveDirectory,
  type DriveNoticeOptions,
  testDriveMigrations,
  workDriveNotices,
} from '~/modules/test-drives';
import { type Database, platformMigrations } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import { nullLog } from '~/platform/log';
import type { Mail } from '~/platform/mail';
import { createRateLimit } from '~/platform/rate-limit';
import { siteByKey } from '~/sites';
import { LOOK } from '~test/leads/dealer';
import { directoryOf, envelope, known } from '~test/leads/lead-stage';
import { wordsOver } from '~test/templates';

export const SITE = siteByKey('automotive-se');
export const MIGRATIONS = [platformMigrations, leadMigrations, consentMigrations, testDriveMigrations];

const ORIGIN = 'https://nordhem.example';
const place = (siteId: string) => ({
  siteId,
  name: `Nordhem ${siteId}`,
  address: 'Danmarksgatan 1, 164 40 Kista',
  phone: '08-465 00 10',
  email: 'kista@nordhem.example',
  latitude: 59.4,
  longitude: 17.9,
});

/** Monday to Friday 10–14, Saturday closed by its own hours; the 25th is closed, the 26th opens late. */
const OPENING = {
  openinghours: [
    { day: 'Mån–fre', displayText: '', weekdays: [1, 2, 3, 4, 5], opens: '10:00', closes: '14:00' },
  ],
  deviationdays: [
    { day: '2026-11-25', displayText: '', closed: true },
    { day: '2026-11-26', displayText: '', opens: '12:00', closes: '14:00' },
  ],
};

/** Jobs that wait until they are run, by queue. */
function memoryJobs() {
  const handlers = new Map<string, Parameters<Jobs['work']>[2]>();
  let waiting: { readonly queue: string; readonly data: unknown }[] = [];
  const jobs: Jobs = {
    enqueue: async (_, queue, data) => void waiting.push({ queue, data }),
    work: async (queue, _, handler) => void handlers.set(queue, handler),
    schedule: async () => undefined,
    deadLetters: async () => [],
    backlog: async () => [],
    start: async () => undefined,
    stop: async () => undefined,
    health: async () => undefined,
  };
  return {
    jobs,
    /** Runs what waits, of the queues that somebody works on. */
    async run() {
      const now = waiting;
      waiting = [];
      for (const { queue, data } of now) await handlers.get(queue)?.({ id: 'job', data, attempt: 1 });
    },
  };
}

/** Test drives with requests over a database of their own; it is Monday the 23rd, nine o'clock. */
export async function openDrives(database: Database) {
  const cars = new Map([...Array(40).keys()].map((each) => [`car-${each}`, '12']));
  let now = new Date('2026-11-23T08:00:00Z');
  const clock = { now: () => now };
  const mails: Mail[] = [];
  const directory: DriveDirectory = {
    async car(_site, _language, carId) {
      const siteId = cars.get(carId);
      if (siteId === undefined) return null;
      const car = { title: `Volvo ${carId}`, dealerTitle: `Volvo ${carId} (SE)`, path: `/kop-bil/${carId}` };
      return { car, place: place(siteId), opening: OPENING };
    },
    place: (_index, siteId) => place(siteId),
  };
  const { jobs, run } = memoryJobs();
  const testDrives = createTestDrives({ database, directory, notices: createDriveNotices(jobs), clock });
  const shared = {
    database,
    jobs,
    clock,
    log: nullLog,
    look: () => LOOK,
    originOf: () => ORIGIN,
    mailer: {
      async send(mail: Mail) {
        mails.push(mail);
        return 'sent' as const;
      },
    },
  };
  const many = () => createRateLimit({ burst: 10_000, perMinute: 1 });
  const leads = createLeads({
    ...shared,
    hook: null,
    directory: directoryOf({ car: known.car }),
    checkOffer: async () => null,
    valueCar: async () => null,
    drives: {
      prepare: testDrives.prepare,
      bookedWith: testDrives.bookedWith,
      isBookedAt: testDrives.isBookedAt,
      alternatives: testDrives.alternatives,
      links: (_site, _language, token) => ({ page: `/p/${token}`, calendar: `/c/${token}` }),
    },
    words: builtInWords,
    pageWords: async (_, language) => [translator(language), []],
    receiptLimits: { perAddress: many(), perClient: many() },
    intake: null,
    onOutcome: () => undefined,
  });
  const written = new Map<string, Readonly<Record<string, string>>>();
  const notices: DriveNoticeOptions = {
    ...shared,
    words: async (id, { language }) => wordsOver(written.get(id) ?? {}, language),
    directory,
    requestPath: (id) => `/staff/requests/${id}`,
  };
  await workDriveNotices(notices);
  return {
    database,
    testDrives,
    leads,
    notices,
    cars,
    mails,
    /** Texts of a template, as administrators write them. */
    write: (template: string, texts: Readonly<Record<string, string>>) => void written.set(template, texts),
    setNow: (text: string) => {
      now = new Date(text);
    },
    /**
     * Sends a request for a drive; without an id of the submission every one is another.
     * @param formSubmissionId null: as a browser sends it without a script
     */
    request: (
      carId: string,
      driveTime: string,
      values: Record<string, unknown> = {},
      formSubmissionId: string | null = randomUUID(),
    ) =>
      leads.submit(
        SITE,
        'sv',
        envelope(
          { carId, driveTime, testDrive: true, ...values },
          { formSubmissionId: formSubmissionId ?? undefined },
        ),
        'client',
      ),
    run,
    stop: () => database.close(),
  };
}

/** For a test that shares its database with the others of its file. */
export const emptyTables = (database: Database) =>
  database.db.execute(
    'TRUNCATE leads, test_drives, test_drive_facilities, test_drive_cars RESTART IDENTITY CASCADE',
  );

export type DriveStage = Awaited<ReturnType<typeof openDrives>>;

/** Somebody else for each number. */
export const person = (no: number) => ({
  name: `Visitor ${no}`,
  phone: `070-174 ${String(1000 + no).slice(0, 2)} ${String(1000 + no).slice(2)}`,
  email: `visitor-${no}@post.example`,
});
