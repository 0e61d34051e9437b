import { z } from 'zod';
import type { Database, Db } from '../db';
import type { Jobs } from '../jobs';
import type { Log } from '../log';
import { deleteMail, findQueuedMail, type OutboxMail, queueWaitingMail } from '../outbox';
import type { Clock } from '../time';
import type { Mail, Mailer } from './mail';

const SEND = 'waiting-mail';
const QUEUE_ALL = 'queue-waiting-mail';
/** As for requests: about a day and a half. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 30 } as const;
const BATCH = 100;

const jobData = z.object({ key: z.string() });

export interface WaitingMailOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  /** Of the mail server. */
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  /** Told in the transaction that forgets the mail; `isSent` is false for one that came too late or was given up. */
  onSettled(tx: Db, key: string, isSent: boolean): Promise<void>;
}

/** Registers the jobs that send what waited for a mail server; before `jobs.start`. */
export async function workWaitingMail(options: WaitingMailOptions): Promise<void> {
  const { database, jobs, mailer, clock, log, onSettled } = options;
  const settle = (key: string, isSent: boolean) =>
    database.transaction(async (tx) => {
      await deleteMail(tx, key);
      await onSettled(tx, key, isSent);
    });
  await jobs.work(QUEUE_ALL, RETRIES, async () => {
    const count = await queueAll(database, jobs);
    if (count > 0) log.info({ mails: count }, 'mails that waited for a mail server are being sent');
  });
  await jobs.work(SEND, { ...RETRIES, concurrency: 2 }, async ({ data, attempt }) => {
    const { key } = jobData.parse(data);
    const mail = await findQueuedMail(database.db, key);
    if (mail === null) return;
    if (mail.until !== null && mail.until <= clock.now()) return settle(key, false);
    try {
      await mailer.send(mailOf(mail));
    } catch (cause) {
      if (attempt > RETRIES.retryLimit) await settle(key, false);
      throw cause;
    }
    await settle(key, true);
  });
}

/** Looks for waiting mails now and every ten minutes, as a process without the mail server may still run; after `jobs.start`. */
export async function scheduleWaitingMail(database: Database, jobs: Jobs): Promise<void> {
  await database.transaction((tx) => jobs.enqueue(tx, QUEUE_ALL, {}, { singletonKey: QUEUE_ALL }));
  await jobs.schedule(QUEUE_ALL, '*/10 * * * *');
}

async function queueAll(database: Database, jobs: Jobs): Promise<number> {
  let count = 0;
  for (;;) {
    const keys = await database.transaction(async (tx) => {
      const queued = await queueWaitingMail(tx, BATCH);
      for (const key of queued) await jobs.enqueue(tx, SEND, { key });
      return queued;
    });
    count += keys.length;
    if (keys.length < BATCH) return count;
  }
}

/** The mail as it was handed to the mailer. */
function mailOf(row: OutboxMail): Mail {
  const { key, to, toName, replyTo, subject, text, html, unsubscribe, attachments } = row;
  return {
    key,
    to,
    subject,
    text,
    ...(toName === null ? {} : { toName }),
    ...(replyTo === null ? {} : { replyTo }),
    ...(html === null ? {} : { html }),
    ...(unsubscribe === null ? {} : { unsubscribe }),
    attachments: attachments.map(({ name, contentType, base64 }) => ({
      name,
      contentType,
      content: Buffer.from(base64, 'base64'),
    })),
  };
}
