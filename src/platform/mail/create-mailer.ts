import type { Breakers } from '../breaker';
import type { Config } from '../config';
import type { Database } from '../db';
import type { Clock } from '../time';
import { outboxMailer } from './adapters/outbox';
import { smtpMailer } from './adapters/smtp';
import type { Mailer } from './mail';

/**
 * The configured mailer: SMTP when `SMTP_URL` is set, the outbox otherwise. Not inside an open transaction: it writes on a
 * connection of its own.
 */
export function createMailer(
  config: Config['mail'],
  context: { database: Database; clock: Clock; breakers?: Breakers | undefined },
): Mailer {
  if (!config.smtpUrl) return outboxMailer(context.database, context.clock);
  return smtpMailer(
    { url: config.smtpUrl.reveal(), from: config.from, breaker: context.breakers?.of('smtp') },
    context,
  );
}
