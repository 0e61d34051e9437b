import { createHash } from 'node:crypto';
import type { Breaker } from '../../breaker';
import type { Database } from '../../db';
import { sendOnce } from '../../outbox';
import type { Clock } from '../../time';
import { type CheckedMail, checkedMail, type Mail, type Mailer } from '../mail';
import { MailFailed } from '../mail-failed';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` (STARTTLS when offered, required with a password) or `smtps://…:465`. */
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** For connecting, for the greeting and for each idle period. */
  readonly timeoutMs?: number;
  /** For a whole mail, from connecting on: a server that says a little now and then is never idle. */
  readonly mailTimeoutMs?: number;
  /** Of that server. */
  readonly breaker?: Breaker | undefined;
}

/** Derived from the key, so that a retried mail is recognised as the same. */
export function messageId(key: string, fromAddress: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${digest}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;
}

/** Sends mails by an SMTP server, one connection each. */
export function smtpMailer(options: SmtpOptions, context: { database: Database; clock: Clock }): Mailer {
  const { from, breaker, timeoutMs = 15_000, mailTimeoutMs = 60_000 } = options;
  let transport: ReturnType<typeof openTransport> | undefined;
  const handOver = async (mail: CheckedMail): Promise<void> => {
    const report = breaker?.admit();
    if (report === null) throw new MailFailed('unreachable', 'left alone after failures');
    try {
      const message = {
        signal: AbortSignal.timeout(mailTimeoutMs),
        messageId: messageId(mail.key, from.address),
        from: { ...from },
        to: { name: mail.toName ?? '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        ...(mail.html === undefined ? {} : { html: mail.html }),
        attachments: mail.attachments.map(({ name, contentType, content }) => ({
          filename: name,
          contentType,
          content: Buffer.from(content),
        })),
      };
      transport ??= openTransport(options.url, timeoutMs);
      await (await transport).sendMail(message);
      report?.('answered');
    } catch (error) {
      const failed = failure(error);
      report?.(failed.code === 'refused' ? 'answered' : 'failed', failed.code);
      throw failed;
    }
  };
  return {
    async send(mail) {
      const checked = checkedMail(mail);
      await sendOnce(context, 'mail', checked.key, () => handOver(checked));
      return 'sent';
    },
  };
}

/** A mail program offers one button where both headers stand (RFC 2369, RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The library is loaded where mails are sent by it: it takes megabytes. */
export async function openTransport(url: string, timeoutMs: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...connection(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** How the address is connected to. */
function connection(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && user !== '',
    ...(user ? { auth: { user, pass: decodeURIComponent(url.password) } } : {}),
  };
}

/** The server's message may repeat the receiver's address: only its code is stored. */
function failure(error: unknown): MailFailed {
  if (
    typeof error === 'object' &&
    error !== null &&
    'responseCode' in error &&
    typeof error.responseCode === 'number'
  ) {
    // 421: it closes the connection, as it is stopping or has too many.
    const code = error.responseCode === 421 ? 'unreachable' : 'refused';
    return new MailFailed(code, `the mail server answered ${error.responseCode}`);
  }
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no answer';
  return new MailFailed('unreachable', code);
}
