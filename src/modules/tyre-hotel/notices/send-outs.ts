import { z } from 'zod';
import type { WordsOf } from '~/modules/templates';
import { countWheelChangesBooked } from '~/modules/workshop';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer, MailLook } from '~/platform/mail';
import type { SmsSender } from '~/platform/sms';
import type { Clock } from '~/platform/time';
import { isSiteKey, localeFor, type Site, siteByKey, siteLanguage } from '~/sites';
import { type ChangeNoticeFrame, changeMail, changeSms } from '../domain/change-notice';
import { changeTemplateId, changeValues } from '../domain/change-templates';
import { sendingTime } from '../domain/send-hours';
import type { Location } from '../shown-vehicle';
import { dueAgreements, seasonChangeAt } from '../staff/due-agreements';
import type { DueAgreement, TyreWorkshop } from '../staff/staff-tyres';
import { filterOptedOut, makeOptOutToken } from '../store/opt-out-store';
import {
  countNotices,
  deleteSendOut,
  insertNotices,
  insertSendOut,
  listNoticed,
  listNotifiedCars,
  listSendOuts,
  markSent,
} from '../store/send-out-store';
import { noticeStopHref } from '../web/notice-paths';
import { signInHref } from '../web/paths';
import type { SendOutPreview, TyreSendOuts } from './tyre-send-outs';

export interface SendOutOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  /** What the notices say. */
  readonly words: WordsOf;
  readonly clock: Clock;
  readonly log: Log;
  originOf(site: Site): string;
  look(site: Site): MailLook;
  locationOf(site: Site, departmentId: string): Location;
}

const QUEUE = 'tyre-change-notice';
/** About half an hour of retries, from half a minute doubling; what is then too late in the day waits for the next. */
const RETRY = { retryLimit: 6, retryDelaySeconds: 30, concurrency: 2 } as const;

const CHANNELS = ['mail', 'sms'] as const;
type Channel = (typeof CHANNELS)[number];

const noticeJob = z.object({
  agreementId: z.uuid(),
  seasonKey: z.string(),
  site: z.string(),
  departmentId: z.string(),
  channel: z.enum(CHANNELS),
});
type NoticeJob = z.infer<typeof noticeJob>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Registers the job that sends one notice on one channel; before `jobs.start`. */
export const workChangeNotices = (options: SendOutOptions): Promise<void> =>
  options.jobs.work(QUEUE, RETRY, ({ data }) => sendChangeNotice(noticeJob.parse(data), options));

/** Telling customers that it is time to change wheels. */
export function createSendOuts(options: SendOutOptions): TyreSendOuts {
  const { database, jobs, clock, log } = options;
  return {
    preview: (site, workshop) => previewOf(options, site, workshop),
    async send(site, workshop, id, account) {
      if (!UUID.test(id)) return null;
      const at = clock.now();
      const { recipients, change } = await recipientsOf(options, site, workshop);
      const startAfter = sendingTime(at, site.zone, site.country);
      const sendOut = { id, seasonKey: change.key, account, at };
      const sent = await database.transaction(async (tx) => {
        if (!(await insertSendOut(database, tx, workshop, sendOut)))
          return countNotices(database, tx, { ...workshop, id });
        const ids = await insertNotices(
          database,
          tx,
          sendOut,
          recipients.map(({ agreementId }) => agreementId),
        );
        // A colleague was faster: there was nothing to send.
        if (ids.length === 0) await deleteSendOut(tx, id);
        const marked = new Set(ids);
        for (const { agreementId, email } of recipients) {
          if (!marked.has(agreementId)) continue;
          for (const channel of email === '' ? (['sms'] as const) : CHANNELS)
            await jobs.enqueue(
              tx,
              QUEUE,
              {
                agreementId,
                seasonKey: change.key,
                site: site.key,
                departmentId: workshop.departmentId,
                channel,
              },
              { startAfter },
            );
        }
        return ids.length;
      });
      log.info({ account, workshop: workshop.departmentId, agreements: sent }, 'time to change wheels, sent');
      return sent;
    },
    async list(workshop) {
      const sendOuts = await listSendOuts(database, workshop);
      return Promise.all(
        sendOuts.map(async (sendOut) => ({
          ...sendOut,
          booked: await countWheelChangesBooked(
            database,
            workshop.siteIndex,
            await listNotifiedCars(database, sendOut.id),
          ),
        })),
      );
    },
  };
}

/** Who would be told now, and why the others are not. */
async function recipientsOf({ database, clock }: SendOutOptions, site: Site, workshop: TyreWorkshop) {
  const now = clock.now();
  const change = seasonChangeAt(site, now);
  const due = await dueAgreements(database, site, workshop, now);
  const open = due.filter(({ booked }) => booked === null);
  const noticed = await listNoticed(
    database,
    change.key,
    open.map(({ agreementId }) => agreementId),
  );
  const fresh = open.filter(({ agreementId }) => !noticed.has(agreementId));
  const optedOut = await filterOptedOut(database, fresh);
  return {
    change,
    recipients: fresh.filter((each) => !optedOut.has(each)),
    booked: due.length - open.length,
    already: noticed.size,
    optedOut: optedOut.size,
  };
}

async function previewOf(
  options: SendOutOptions,
  site: Site,
  workshop: TyreWorkshop,
): Promise<SendOutPreview> {
  const { recipients, ...counts } = await recipientsOf(options, site, workshop);
  const [first] = recipients;
  const example = first === undefined ? null : await exampleOf(options, site, workshop.departmentId, first);
  return {
    ...counts,
    recipients: recipients.length,
    mails: recipients.filter(({ email }) => email !== '').length,
    example,
    startsAt: sendingTime(options.clock.now(), site.zone, site.country),
  };
}

/** What the first of them would read, with a link that opens nothing. */
async function exampleOf(
  options: SendOutOptions,
  site: Site,
  departmentId: string,
  agreement: DueAgreement,
): Promise<SendOutPreview['example']> {
  const token = 'x'.repeat(32);
  const frame = (channel: Channel) => frameOf(options, { site, departmentId, channel }, agreement, token);
  const { subject, text } = changeMail(await frame('mail'));
  const language = siteLanguage(site, agreement.language);
  return { language, subject, text, sms: changeSms(await frame('sms')) };
}

/** What a notice is written from, with the words that are valid now. */
async function frameOf(
  { clock, originOf, look, locationOf, words }: SendOutOptions,
  {
    site,
    departmentId,
    channel,
  }: { readonly site: Site; readonly departmentId: string; readonly channel: Channel },
  { registrationNumber, brand, model, language: reader }: DueAgreement,
  token: string,
): Promise<ChangeNoticeFrame> {
  const language = siteLanguage(site, reader);
  const origin = originOf(site);
  const change = seasonChangeAt(site, clock.now());
  const { locationName, phone } = locationOf(site, departmentId);
  const signIn = signInHref(site, language);
  const facts = {
    site: site.name,
    car: [[brand, model].filter(Boolean).join(' '), registrationNumber].join(', '),
    plate: registrationNumber,
    workshop: { name: locationName, phone },
  };
  const translate = await words(changeTemplateId(change.season, channel), { site: site.key, language });
  return {
    ...facts,
    t: translate(changeValues(facts, channel)),
    language,
    locale: localeFor(site, language),
    origin,
    look: look(site),
    change,
    booking: signIn === null ? null : origin + signIn,
    stop: origin + noticeStopHref(site, language, token),
  };
}

/**
 * Sends one notice, unless it is of no use any more: the season is another, the wheels have been changed, a visit is booked,
 * the owner has opted out. Late in the day it waits for the next. The key makes a repeated job send the same message once.
 */
async function sendChangeNotice(job: NoticeJob, options: SendOutOptions): Promise<void> {
  const { database, jobs, mailer, sms, clock, log } = options;
  const now = clock.now();
  if (!isSiteKey(job.site)) return;
  const site = siteByKey(job.site);
  const startAfter = sendingTime(now, site.zone, site.country);
  if (startAfter > now) {
    await database.transaction((tx) => jobs.enqueue(tx, QUEUE, job, { startAfter }));
    return;
  }
  const workshop = { siteIndex: site.siteIndex ?? '', departmentId: job.departmentId };
  const due = await dueAgreements(database, site, workshop, now);
  const owner = due.find(({ agreementId }) => agreementId === job.agreementId);
  const isUseful =
    owner !== undefined && owner.booked === null && seasonChangeAt(site, now).key === job.seasonKey;
  if (!isUseful || (await filterOptedOut(database, [owner])).size > 0) {
    log.info({ ...job }, 'a notice to change wheels is of no use any more');
    return;
  }
  const token = await makeOptOutToken(database.db, job.agreementId, now);
  const frame = await frameOf(options, { ...job, site }, owner, token);
  const key = `tyre-change-${job.agreementId}-${job.seasonKey}`;
  if (job.channel === 'mail') {
    const { email: replyTo } = options.locationOf(site, job.departmentId);
    await mailer.send({ key, to: owner.email, replyTo, ...changeMail(frame), unsubscribe: frame.stop });
  } else await sms.send({ key, to: owner.phone, text: changeSms(frame) });
  await markSent(database.db, job, job.channel, clock.now());
  log.info({ ...job }, 'a customer was told to change wheels');
}
