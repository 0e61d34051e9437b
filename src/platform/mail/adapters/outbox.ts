import type { Database } from '../../db';
import { insertMail, type OutboxMail } from '../../outbox';
import type { Clock } from '../../time';
import { type CheckedMail, checkedMail, type Mailer } from '../mail';
import { MailFailed } from '../mail-failed';

/** Receivers at this domain are refused on purpose, to show retries and dead letters in the demo. */
export const REFUSING_DOMAIN = 'undeliverable.example';

/** Keeps mails in the database, readable on the development page. */
export function outboxMailer(database: Database, clock: Clock): Mailer {
  return {
    async send(mail) {
      const checked = checkedMail(mail);
      const refused = checked.to.toLowerCase().endsWith(`@${REFUSING_DOMAIN}`);
      await insertMail(database.db, outboxRow(checked, clock.now(), refused ? 'refused' : 'sent'));
      if (refused) throw new MailFailed('refused', 'the receiver refuses on purpose');
      return 'sent';
    },
  };
}

/** A mail as the outbox stores it. */
export function outboxRow(mail: CheckedMail, at: Date, state: OutboxMail['state']): OutboxMail {
  const { key, to, toName, replyTo, subject, text, html, unsubscribe, attachments, until } = mail;
  return {
    key,
    at,
    to,
    toName: toName ?? null,
    replyTo: replyTo ?? null,
    subject,
    text,
    html: html ?? null,
    unsubscribe: unsubscribe ?? null,
    attachments: attachments.map(({ name, contentType, content }) => ({
      name,
      contentType,
      base64: Buffer.from(content).toString('base64'),
    })),
    state,
    until: until ?? null,
  };
}
