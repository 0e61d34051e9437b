import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db';
import {
  type Channel,
  type OutboxMail,
  type OutboxSms,
  outboxAccepted,
  outboxMail,
  outboxSms,
  type StoredAttachment,
} from './tables';

const MAX_MESSAGES = 500;
const clampLimit = (limit: number): number => Math.max(1, Math.min(MAX_MESSAGES, Math.trunc(limit)));

/** Stores a mail instead of sending it. Idempotent by key. */
export async function insertMail(db: Db, mail: OutboxMail): Promise<void> {
  await db.insert(outboxMail).values(mail).onConflictDoNothing();
}

/** Stores an SMS instead of sending it. Idempotent by key. */
export async function insertSms(db: Db, sms: OutboxSms): Promise<void> {
  await db.insert(outboxSms).values(sms).onConflictDoNothing();
}

/** Mails, newest first, at most 500. */
export const newestMail = (db: Db, limit: number): Promise<OutboxMail[]> =>
  db.select().from(outboxMail).orderBy(desc(outboxMail.at), asc(outboxMail.key)).limit(clampLimit(limit));

export const countMail = (db: Db): Promise<number> => db.$count(outboxMail);

/** One file of a mail, counted from 0; null where there is none. */
export async function findAttachment(db: Db, key: string, index: number): Promise<StoredAttachment | null> {
  const [found] = await db
    .select({ attachments: outboxMail.attachments })
    .from(outboxMail)
    .where(eq(outboxMail.key, key));
  return found?.attachments[index] ?? null;
}

/** SMS, newest first, at most 500. */
export const newestSms = (db: Db, limit: number): Promise<OutboxSms[]> =>
  db.select().from(outboxSms).orderBy(desc(outboxSms.at), asc(outboxSms.key)).limit(clampLimit(limit));

export async function isAccepted(db: Db, channel: Channel, key: string): Promise<boolean> {
  const found = await db
    .select({ key: outboxAccepted.key })
    .from(outboxAccepted)
    .where(and(eq(outboxAccepted.channel, channel), eq(outboxAccepted.key, key)));
  return found.length > 0;
}

export async function markAccepted(db: Db, channel: Channel, key: string, at: Date): Promise<void> {
  await db.insert(outboxAccepted).values({ channel, key, at }).onConflictDoNothing();
}

/** Deletes older messages: they hold personal data. */
export async function deleteBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(outboxMail).where(lt(outboxMail.at, instant));
  await db.delete(outboxSms).where(lt(outboxSms.at, instant));
  await db.delete(outboxAccepted).where(lt(outboxAccepted.at, instant));
}
