import type { Breakers } from '../breaker';
import type { Config } from '../config';
import type { Database } from '../db';
import type { Clock } from '../time';
import { outboxMailer } from './adapters/outbox';
import { smtpMailer } from './adapters/smtp';
import { waitingMailer } from './adapters/waiting';
import type { Mailer } from './mail';

/**
 * The configured mailer: SMTP when `SMTP_URL` is set; otherwise mails wait in production, and the outbox shows them elsewhere. Not inside an open transaction: it writes on a
 * connection of its own.
 */
export function createMailer(
  config: Config['mail'],
  context: { database: Database; clock: Clock; breakers?: Breakers | undefined },
): Mailer {
  const { database, clock } = context;
  if (!config.smtpUrl) return config.waits ? waitingMailer(database, clock) : outboxMailer(database, clock);
  return smtpMailer(
    { url: config.smtpUrl.reveal(), from: config.from, breaker: context.breakers?.of('smtp') },
    context,
  );
}
