import type { Database } from '../../db';
import { insertMail } from '../../outbox';
import type { Clock } from '../../time';
import { checkedMail, type Mailer } from '../mail';
import { MailFailed } from '../mail-failed';

/** Receivers at this domain are refused on purpose, to show retries and dead letters in the demo. */
export const REFUSING_DOMAIN = 'undeliverable.example';

/** Keeps mails in the database, readable on the development page. */
export function outboxMailer(database: Database, clock: Clock): Mailer {
  return {
    async send(mail) {
      const { key, to, replyTo, subject, text, html, unsubscribe, attachments } = checkedMail(mail);
      const refused = to.toLowerCase().endsWith(`@${REFUSING_DOMAIN}`);
      await insertMail(database.db, {
        key,
        at: clock.now(),
        to,
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
        state: refused ? 'refused' : 'sent',
      });
      if (refused) throw new MailFailed('refused', 'the receiver refuses on purpose');
    },
  };
}
