import type { Database } from '../../db';
import { insertMail } from '../../outbox';
import type { Clock } from '../../time';
import { checkedMail, type Mailer } from '../mail';
import { outboxRow } from './outbox';

/** Keeps mails in the database until there is a mail server. */
export function waitingMailer(database: Database, clock: Clock): Mailer {
  return {
    async send(mail) {
      await insertMail(database.db, outboxRow(checkedMail(mail), clock.now(), 'waiting'));
      return 'waiting';
    },
  };
}
