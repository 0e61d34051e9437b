import type { Database } from '../db';
import type { Clock } from '../time';
import {
  deleteBefore,
  findAttachment,
  isAccepted,
  markAccepted,
  newestMail,
  newestSms,
} from './store/outbox-store';
import type { Channel, OutboxMail, OutboxSms, StoredAttachment } from './store/tables';

/** Mails in the outbox, newest first, at most `limit` (1 to 500). For the development page. */
export const recentMail = (database: Database, limit: number): Promise<OutboxMail[]> =>
  newestMail(database.db, limit);

/** One file of a mail in the outbox, counted from 0; null where there is none. */
export const mailAttachment = (
  database: Database,
  key: string,
  index: number,
): Promise<StoredAttachment | null> => findAttachment(database.db, key, index);

/** SMS in the outbox, newest first, at most `limit` (1 to 500). */
export const recentSms = (database: Database, limit: number): Promise<OutboxSms[]> =>
  newestSms(database.db, limit);

/** Deletes messages and delivery marks older than `instant`. */
export const deleteMessagesBefore = (database: Database, instant: Date): Promise<void> =>
  deleteBefore(database.db, instant);

/**
 * Sends a message by a real provider unless it has accepted one with this key before. Only a crash between the provider's
 * acceptance and our mark sends a second one.
 */
export async function sendOnce(
  context: { readonly database: Database; readonly clock: Clock },
  channel: Channel,
  key: string,
  handOver: () => Promise<void>,
): Promise<void> {
  const { database, clock } = context;
  if (await isAccepted(database.db, channel, key)) return;
  await handOver();
  await markAccepted(database.db, channel, key, clock.now());
}
