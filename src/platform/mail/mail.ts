import { type CheckedAttachment, checkedAttachments, type MailAttachment } from './attachment';
import { MailFailed } from './mail-failed';

export interface Mail {
  /** A retried mail has the same key: it arrives once, or recognisably as the same. */
  readonly key: string;
  /** One address. */
  readonly to: string;
  /** Name for the To line; left out where it could break it. */
  readonly toName?: string;
  /** One address. An unusable one is left out: the mail matters more. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /**
   * Address that unsubscribes by a POST and confirms by a GET: sent as List-Unsubscribe with one click (RFC 8058). One that is
   * no http(s) address is left out.
   */
  readonly unsubscribe?: string;
  /** At most 10 files, 2 MB in all. */
  readonly attachments?: readonly MailAttachment[];
  /** After this it is of no use: one that waits for a mail server is dropped then. */
  readonly until?: Date;
}

/** A mail as the adapters send it. */
export interface CheckedMail extends Mail {
  readonly attachments: readonly CheckedAttachment[];
}

/** `waiting`: it is kept until there is a mail server, and nobody has it. */
export type MailOutcome = 'sent' | 'waiting';

/** Port. `send` returns when the mail is accepted; it throws `MailFailed` otherwise, and may be called again. */
export interface Mailer {
  send(mail: Mail): Promise<MailOutcome>;
}

const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}.-]{0,251}[\p{L}\p{N}])?$/u;

/** Whether the text is exactly one bare mail address, so that no second receiver or header hides in it. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text) && !text.includes('..');

/**
 * The mail as every adapter sends it: one checked receiver, a subject on one line.
 * @throws MailFailed `bad-address`, `too-large`
 */
export function checkedMail(mail: Mail): CheckedMail {
  const to = mail.to.trim();
  if (!isMailAddress(to)) throw new MailFailed('bad-address', 'the receiver is not one mail address');
  const { replyTo, html, unsubscribe, until, toName = '' } = mail;
  const replyAddress = replyTo?.trim();
  return {
    key: mail.key,
    to,
    ...(isDisplayName(toName) ? { toName } : {}),
    subject: mail.subject
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 250),
    text: mail.text,
    ...(replyAddress && isMailAddress(replyAddress) ? { replyTo: replyAddress } : {}),
    ...(html === undefined ? {} : { html }),
    ...(unsubscribe !== undefined && isHeaderAddress(unsubscribe) ? { unsubscribe } : {}),
    ...(until === undefined ? {} : { until }),
    attachments: checkedAttachments(mail.attachments ?? []),
  };
}

/** A name that no mail program takes for an address or a list of them. */
const isDisplayName = (text: string): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .'’&/()–-]{0,99}$/u.test(text);

/** No bracket, space or line break may end the header early. */
const isHeaderAddress = (text: string): boolean => /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,500}$/.test(text);
