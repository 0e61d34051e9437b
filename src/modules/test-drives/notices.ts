import { z } from 'zod';
import type { Language } from '~/messages';
import type { WordsOf } from '~/modules/templates';
import { DAY_MINUTES, dateToRemind, isWorthReminding, minuteAt, minuteOfMoment } from '~/modules/workshop';
import type { Database, Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer, MailLook } from '~/platform/mail';
import { type Clock, instantIn } from '~/platform/time';
import { newToken } from '~/platform/token';
import { isSiteKey, localeFor, SITES, type Site, siteByKey, siteLanguage } from '~/sites';
import { toBookedDrive } from './change-drive';
import { driveCalendar } from './domain/drive-calendar';
import {
  type CustomerNotice,
  customerMail,
  type NoticeFrame,
  type StaffNotice,
  staffMail,
} from './domain/drive-mail';
import { driveTemplateId, driveValues } from './domain/drive-templates';
import type { BookedDrive, DriveDirectory } from './drive';
import { findOffered } from './offers';
import type { DriveNotices } from './options';
import { listComing, listUnreminded, markCarGone, markReminded } from './store/act-store';
import { findDrive, insertToken, type StoredDrive } from './store/drive-store';
import { driveHref } from './web/drive-paths';

export interface DriveNoticeOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** What the mails say. */
  readonly words: WordsOf;
  readonly directory: DriveDirectory;
  readonly clock: Clock;
  readonly log: Log;
  /** Scheme and host of a site. */
  originOf(site: Site): string;
  look(site: Site): MailLook;
  /** Path of a request's page of the staff. */
  requestPath(leadId: string): string;
}

const NOTICE_QUEUE = 'test-drive-notice';
const WATCH_QUEUE = 'test-drive-watch';

/** About a day and a half of retries, from half a minute doubling. */
const NOTICE_RETRY = { retryLimit: 12, retryDelaySeconds: 30, concurrency: 2 } as const;
const WATCH_RETRY = { retryLimit: 3, retryDelaySeconds: 30 } as const;

const noticeJob = z.object({
  driveId: z.uuid(),
  kind: z.enum(['booked', 'moved', 'cancelled', 'reminder', 'gone']),
  revision: z.int(),
  to: z.enum(['customer', 'staff']),
});
type NoticeJob = z.infer<typeof noticeJob>;

const enqueue = (jobs: Jobs, tx: Db, notice: NoticeJob): Promise<unknown> =>
  jobs.enqueue(tx, NOTICE_QUEUE, { ...notice });

export const createDriveNotices = (jobs: Jobs): DriveNotices => ({
  async enqueue(tx, { tellsStaff, ...notice }) {
    await enqueue(jobs, tx, { ...notice, to: 'customer' });
    if (tellsStaff) await enqueue(jobs, tx, { ...notice, to: 'staff' });
  },
});

/** Registers the jobs that send notices, remind, and watch whether the cars are still there; before `jobs.start`. */
export async function workDriveNotices(options: DriveNoticeOptions): Promise<void> {
  const { jobs } = options;
  await jobs.work(NOTICE_QUEUE, NOTICE_RETRY, ({ data }) => sendDriveNotice(noticeJob.parse(data), options));
  await jobs.work(WATCH_QUEUE, WATCH_RETRY, () => watchDrives(options));
  await jobs.schedule(WATCH_QUEUE, '*/10 * * * *');
}

/** Looks at the coming drives of every site: tells staff of cars that are gone, then reminds customers of tomorrow's. */
export async function watchDrives(options: DriveNoticeOptions): Promise<void> {
  for (const site of SITES) {
    if (site.testDrives === undefined) continue;
    await watchCars(site, options);
    await remind(site, options);
  }
}

/** Sold, hidden or moved to another facility: whoever expects the car must be told. Of each car once, until it is there again. */
async function watchCars(site: Site, options: DriveNoticeOptions): Promise<void> {
  const { database, jobs, clock, log } = options;
  const now = clock.now();
  for (const drive of await listComing(database, site.key, minuteAt(now, site.zone))) {
    const offered = await findOffered(options, site, site.languages[0], drive.carId);
    const isGone = offered?.drivable.place.siteId !== drive.siteId;
    if (isGone === (drive.carGoneAt !== null)) continue;
    await database.transaction(async (tx) => {
      if (!(await markCarGone(database, tx, drive.id, isGone ? now : null)) || !isGone) return;
      await enqueue(jobs, tx, { driveId: drive.id, kind: 'gone', revision: drive.revision, to: 'staff' });
      log.warn({ drive: drive.id, site: site.key }, 'the car of a test drive is no longer for sale');
    });
  }
}

/** Once per time of a drive, during sending hours of the day before: the mark in the database decides. */
async function remind(site: Site, options: DriveNoticeOptions): Promise<void> {
  const { database, jobs, clock } = options;
  const now = clock.now();
  const date = dateToRemind(now, site.zone);
  if (date === null) return;
  const from = minuteOfMoment({ date, time: '00:00' });
  for (const drive of await listUnreminded(database, site.key, { from, to: from + DAY_MINUTES })) {
    if (!isWorthReminding(drive.changedAt, now, site.zone)) continue;
    await database.transaction(async (tx) => {
      if (!(await markReminded(database, tx, drive))) return;
      const { id: driveId, revision } = drive;
      await enqueue(jobs, tx, { driveId, kind: 'reminder', revision, to: 'customer' });
    });
  }
}

/** Sends one notice. The key makes a repeated job send the same mail once. */
async function sendDriveNotice(job: NoticeJob, options: DriveNoticeOptions): Promise<void> {
  const { database, clock, log } = options;
  const drive = await findDrive(database, database.db, job.driveId);
  if (drive === null || drive.customer === null || !isSiteKey(drive.site)) return;
  const site = siteByKey(drive.site);
  if (!isCurrent(job, drive, minuteAt(clock.now(), site.zone))) {
    log.info({ ...job, state: drive.state, now: drive.revision }, 'a notice of a test drive came too late');
    return;
  }
  await (job.to === 'staff'
    ? tellStaff(job, drive, drive.customer, site, options)
    : tellCustomer(job, drive, drive.customer.email, site, options));
  log.info({ ...job, site: site.key }, 'a notice of a test drive was sent');
}

/** Whether it is still true: a later revision has a notice of its own, and a drive that has begun is not reminded of. */
function isCurrent(job: NoticeJob, drive: StoredDrive, now: number): boolean {
  if (drive.revision !== job.revision) return false;
  if ((job.kind === 'cancelled') !== (drive.state === 'cancelled')) return false;
  if (job.kind === 'gone') return drive.carGoneAt !== null;
  if (job.kind !== 'reminder') return true;
  return drive.state === 'booked' && drive.carGoneAt === null && now < drive.starts;
}

async function tellCustomer(
  { kind, driveId, revision }: NoticeJob,
  drive: StoredDrive,
  email: string,
  site: Site,
  options: DriveNoticeOptions,
): Promise<void> {
  if (kind === 'gone') return;
  const { database, mailer, clock } = options;
  const language = siteLanguage(site, drive.language);
  const { text: token, hash } = newToken();
  await insertToken(database.db, hash, driveId);
  const booked = await toBookedDrive(options, drive, token);
  const link = options.originOf(site) + driveHref('show', site, language, { t: token });
  const frame = {
    ...(await frameOf(booked, { to: 'customer', kind, site, language }, options)),
    link,
  };
  const file = driveCalendar({
    ...frame,
    site: { name: site.name, host: site.hosts[0] },
    now: clock.now(),
  });
  await mailer.send({
    key: `drive-${driveId}-${revision}-${kind}`,
    to: email,
    replyTo: booked.place.email || drive.staffEmail,
    until: new Date(instantIn(site.zone, `${booked.date}T${booked.time}`)),
    ...customerMail(kind, frame),
    attachments: [{ name: file.name, contentType: file.type, content: file.text }],
  });
}

async function tellStaff(
  { kind, driveId, revision }: NoticeJob,
  drive: StoredDrive,
  customer: NonNullable<StoredDrive['customer']>,
  site: Site,
  options: DriveNoticeOptions,
): Promise<void> {
  if (kind === 'booked' || kind === 'reminder') return;
  const [language] = site.languages;
  const booked = await toBookedDrive(options, drive, '');
  const frame = {
    ...(await frameOf(booked, { to: 'staff', kind, site, language }, options)),
    customer,
    link: options.originOf(site) + options.requestPath(drive.leadId),
  };
  // A car that comes back and goes again is told of again.
  const again = kind === 'gone' ? `-${drive.carGoneAt?.getTime() ?? 0}` : '';
  await options.mailer.send({
    key: `drive-staff-${driveId}-${revision}-${kind}${again}`,
    to: drive.staffEmail,
    replyTo: customer.email,
    ...staffMail(kind, frame),
  });
}

/** What a mail is written from, with the words that are valid now. */
async function frameOf(
  drive: BookedDrive,
  {
    to,
    kind,
    site,
    language,
  }: {
    readonly to: 'customer' | 'staff';
    readonly kind: CustomerNotice | StaffNotice;
    readonly site: Site;
    readonly language: Language;
  },
  { originOf, look, words }: DriveNoticeOptions,
): Promise<NoticeFrame> {
  const locale = localeFor(site, language);
  const translate = await words(driveTemplateId(to, kind), { site: site.key, language });
  return {
    language,
    locale,
    site: site.name,
    origin: originOf(site),
    look: look(site),
    drive,
    t: translate(driveValues(drive, { language, locale, site: site.name }, to)),
  };
}
