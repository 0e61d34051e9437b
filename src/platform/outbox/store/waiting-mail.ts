import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db';
import { type OutboxMail, outboxMail } from './tables';

/** Written out, as the index of these rows is. */
const waits = sql`${outboxMail.state} in ('waiting', 'queued')`;

/** Mails that nobody has got, as there was no mail server. */
export const countWaitingMail = (db: Db): Promise<number> => db.$count(outboxMail, waits);

/**
 * Marks the oldest waiting mails as queued and gives their keys: whoever's transaction commits has to send them. No two
 * transactions get the same.
 */
export async function queueWaitingMail(tx: Db, limit: number): Promise<readonly string[]> {
  const oldest = tx
    .select({ key: outboxMail.key })
    .from(outboxMail)
    .where(eq(outboxMail.state, 'waiting'))
    .orderBy(asc(outboxMail.at))
    .limit(limit)
    .for('update', { skipLocked: true });
  const queued = await tx
    .update(outboxMail)
    .set({ state: 'queued' })
    .where(inArray(outboxMail.key, oldest))
    .returning({ key: outboxMail.key });
  return queued.map(({ key }) => key);
}

/** A mail that is queued; null for one that was sent or erased meanwhile. */
export async function findQueuedMail(db: Db, key: string): Promise<OutboxMail | null> {
  const [found] = await db
    .select()
    .from(outboxMail)
    .where(and(eq(outboxMail.key, key), eq(outboxMail.state, 'queued')));
  return found ?? null;
}

/** Deletes a mail that has left, or never will: it holds personal data. */
export async function deleteMail(db: Db, key: string): Promise<void> {
  await db.delete(outboxMail).where(eq(outboxMail.key, key));
}
