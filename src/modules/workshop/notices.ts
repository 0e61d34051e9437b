import { z } from 'zod';
import type { Language } from '~/messages';
import type { WordsOf } from '~/modules/templates';
import type { Database, Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer, MailLook } from '~/platform/mail';
import { readPhone } from '~/platform/phone';
import type { SmsSender } from '~/platform/sms';
import { type Clock, instantIn, localDate, localTime } from '~/platform/time';
import { isSiteKey, localeFor, type Site, siteByKey, siteLanguage } from '~/sites';
import { calendarFile, calendarName, calendarType } from './domain/visit/calendar-file';
import { dateToRemind, isWorthReminding } from './domain/visit/reminder';
import { type VisitLocation, visitOf } from './domain/visit/visit';
import { DROP_OFF_TIME } from './domain/visit/visit-format';
import { type NoticeFrame, visitMail } from './domain/visit/visit-mail';
import { type SmsKind, visitSms } from './domain/visit/visit-sms';
import { visitTemplateId, visitValues } from './domain/visit/visit-templates';
import { findBooking, type StoredBooking } from './store/booking-store';
import { listUnreminded, markReminded } from './store/notice-store';
import { visitHref } from './web/visit-paths';

/** What happened to a visit, and to which of its revisions. */
interface Notice {
  /** The row's id (a uuid). */
  readonly bookingId: string;
  readonly kind: Exclude<SmsKind, 'reminder'>;
  readonly revision: number;
}

export interface Notices {
  /** Enqueues mail and SMS to the customer (that the car is ready by SMS alone), if and only if the transaction commits. */
  enqueue(tx: Db, notice: Notice): Promise<void>;
  /** The same for a time that is offered; and that the next customer is asked when it has run out. */
  offer(tx: Db, offer: OfferNotice): Promise<void>;
}

/** A time that is kept for a customer on the waiting list. */
interface OfferNotice {
  /** A uuid. */
  readonly id: string;
  readonly siteIndex: string;
  readonly departmentId: string;
  readonly expiresAt: Date;
}

/** What notices need of bookings besides their rows. */
export interface NoticeSources {
  /** A workshop that is no longer in the index has no name. */
  locationOf(booking: StoredBooking): VisitLocation;
  /** Whether the customer can still move or cancel it. */
  isChangeable(booking: StoredBooking): boolean;
  /** Every workshop that takes bookings. */
  locations(): readonly {
    readonly siteIndex: string;
    readonly departmentId: string;
    readonly zone: string;
  }[];
  /** A new token that opens the visit; only its digest is kept. */
  newToken(bookingId: string): Promise<string>;
}

export interface NoticeOptions extends NoticeSources {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly words: WordsOf;
  readonly clock: Clock;
  readonly log: Log;
  /** Scheme and host of a site. */
  originOf(site: Site): string;
  look(site: Site): MailLook;
}

/** Of the waiting list: what is told to customers, and where to look for free time. */
export const EARLIER_TIME_QUEUE = 'workshop-earlier-times';
export const OPENING_QUEUE = 'workshop-openings';

const NOTICE_QUEUE = 'workshop-visit';
const REMINDER_QUEUE = 'workshop-reminders';

/** About a day and a half of retries, from half a minute doubling. */
const NOTICE_RETRY = { retryLimit: 12, retryDelaySeconds: 30, concurrency: 2 } as const;
const REMINDER_RETRY = { retryLimit: 5, retryDelaySeconds: 30 } as const;

export const CHANNELS = ['mail', 'sms'] as const;

const noticeJob = z.object({
  bookingId: z.uuid(),
  kind: z.enum(['booked', 'moved', 'changed', 'cancelled', 'reminder', 'ready']),
  revision: z.int(),
  channel: z.enum(CHANNELS),
});
type NoticeJob = z.infer<typeof noticeJob>;

/** Mail and SMS are jobs of their own: one that fails does not send the other again. */
async function enqueue(jobs: Jobs, tx: Db, notice: Omit<NoticeJob, 'channel'>): Promise<void> {
  const { bookingId, kind, revision } = notice;
  for (const channel of kind === 'ready' ? (['sms'] as const) : CHANNELS) {
    await jobs.enqueue(tx, NOTICE_QUEUE, { bookingId, kind, revision, channel });
  }
}

export const createNotices = (jobs: Jobs): Notices => ({
  enqueue: (tx, notice) => enqueue(jobs, tx, notice),
  async offer(tx, { id, siteIndex, departmentId, expiresAt }) {
    for (const channel of CHANNELS) await jobs.enqueue(tx, EARLIER_TIME_QUEUE, { id, channel });
    await jobs.enqueue(tx, OPENING_QUEUE, { siteIndex, departmentId }, { startAfter: expiresAt });
  },
});

/** Registers the jobs that send notices and find visits to remind of; before `jobs.start`. */
export async function workNotices(options: NoticeOptions): Promise<void> {
  const { jobs } = options;
  await jobs.work(NOTICE_QUEUE, NOTICE_RETRY, ({ data }) => sendNotice(noticeJob.parse(data), options));
  await jobs.work(REMINDER_QUEUE, REMINDER_RETRY, () => enqueueReminders(options));
  await jobs.schedule(REMINDER_QUEUE, '*/10 * * * *');
}

/**
 * Enqueues reminders for tomorrow's visits during sending hours, once per time of a visit: the mark in the database decides,
 * however often and in however many processes this runs.
 */
export async function enqueueReminders(options: NoticeOptions): Promise<void> {
  const { database, jobs, clock, log } = options;
  const now = clock.now();
  let count = 0;
  for (const location of options.locations()) {
    const date = dateToRemind(now, location.zone);
    if (date === null) continue;
    for (const { id, revision, changedAt } of await listUnreminded(database, location, date)) {
      if (!isWorthReminding(changedAt, now, location.zone)) continue;
      await database.transaction(async (tx) => {
        if (!(await markReminded(database, tx, { id, revision }))) return;
        await enqueue(jobs, tx, { bookingId: id, kind: 'reminder', revision });
        count += 1;
      });
    }
  }
  if (count > 0) log.info({ visits: count }, 'visits reminded of');
}

/** Sends one notice on one channel. The key makes a repeated job send the same message once. */
export async function sendNotice(job: NoticeJob, options: NoticeOptions): Promise<void> {
  const { database, mailer, sms, clock, log } = options;
  const booking = await findBooking(database, database.db, job.bookingId);
  if (booking === null || booking.customer === null || !isSiteKey(booking.site)) return;
  const location = options.locationOf(booking);
  if (!isCurrent(job, booking, location, clock.now())) {
    log.info({ ...job, state: booking.state, now: booking.revision }, 'a notice of a visit came too late');
    return;
  }
  const { phone, email } = booking.customer;
  const site = siteByKey(booking.site);
  // A car is ready once, however often that is taken back and marked again.
  const key =
    job.kind === 'ready'
      ? `visit-${job.bookingId}-ready`
      : `visit-${job.bookingId}-${job.revision}-${job.kind}`;
  if (job.channel === 'mail' && job.kind !== 'ready') {
    // Who booked by telephone need not have one.
    if (email === '') return;
    const frame = await frameOf(booking, location, site, { kind: job.kind, channel: 'mail' }, options);
    const { visit } = frame;
    await mailer.send({
      key,
      to: email,
      replyTo: visit.workshop.email,
      until: new Date(instantIn(location.zone, beginsAt(booking))),
      ...visitMail(job.kind, frame),
      attachments: [calendarOf(frame, site, clock.now())],
    });
  } else {
    const number = readPhone(phone, site.country);
    if (!number.ok || number.value.e164 === null) return;
    const frame = await frameOf(booking, location, site, { kind: job.kind, channel: 'sms' }, options);
    await sms.send({ key, to: number.value.e164, text: visitSms(job.kind, frame) });
  }
  log.info({ ...job, site: site.key }, 'a customer was told of a visit');
}

/** By the clock of the workshop. */
const beginsAt = ({ date, time }: StoredBooking): string => `${date}T${time ?? DROP_OFF_TIME}`;

/**
 * Whether the notice is still true: a later revision has a notice of its own, and a visit that has begun is not reminded of.
 */
function isCurrent(job: NoticeJob, booking: StoredBooking, { zone }: VisitLocation, now: Date): boolean {
  if (job.kind === 'ready') return booking.state === 'ready' || booking.state === 'collected';
  if (booking.revision !== job.revision) return false;
  if ((job.kind === 'cancelled') !== (booking.state === 'cancelled')) return false;
  if (job.kind !== 'reminder') return true;
  return booking.state === 'booked' && `${localDate(now, zone)}T${localTime(now, zone)}` < beginsAt(booking);
}

/** What a mail or an SMS about a visit is made from; each has a token of its own. */
export async function frameOf(
  booking: StoredBooking,
  location: VisitLocation,
  site: Site,
  { kind, channel }: { readonly kind: SmsKind | 'rating' | 'earlier'; readonly channel: 'mail' | 'sms' },
  options: NoticeOptions,
): Promise<NoticeFrame & { readonly language: Language }> {
  const language = siteLanguage(site, booking.language);
  const origin = options.originOf(site);
  const token = await options.newToken(booking.id);
  const { currency } = site;
  const locale = localeFor(site, language);
  const visit = visitOf(booking, location, { currency, token });
  const words = await options.words(visitTemplateId(kind, channel), { site: site.key, language });
  return {
    language,
    origin,
    site: site.name,
    look: options.look(site),
    t: words(visitValues(visit, { language, locale, site: site.name }, channel)),
    locale,
    visit,
    isChangeable: options.isChangeable(booking),
    link: origin + visitHref('show', site, language, token),
    earlierLink: origin + visitHref('earlier', site, language, token),
  };
}

function calendarOf(frame: NoticeFrame, site: Site, now: Date) {
  const { visit } = frame;
  return {
    name: calendarName(visit),
    contentType: calendarType(visit),
    content: calendarFile({ ...frame, now, site: { name: site.name, host: site.hosts[0] } }),
  };
}
