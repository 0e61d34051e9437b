import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
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
}

/** Derived from the key, so that a retried mail is recognised as the same. */
export function messageId(key: string, fromAddress: string): string {
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return `<${digest}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}>`;
}

/** Sends mails by an SMTP server, one connection each. */
export function smtpMailer(options: SmtpOptions, context: { database: Database; clock: Clock }): Mailer {
  const { from, timeoutMs = 15_000 } = options;
  const transport = createTransport({
    ...connection(options.url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const handOver = async (mail: CheckedMail): Promise<void> => {
    try {
      await transport.sendMail({
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
      });
    } catch (error) {
      throw failure(error);
    }
  };
  return {
    async send(mail) {
      const checked = checkedMail(mail);
      await sendOnce(context, 'mail', checked.key, () => handOver(checked));
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
    return new MailFailed('refused', `the mail server answered ${error.responseCode}`);
  }
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'no answer';
  return new MailFailed('unreachable', code);
}
