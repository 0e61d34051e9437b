import { MailFailed } from './mail-failed';

/** A file attached to a mail. */
export interface MailAttachment {
  /** File name. */
  readonly name: string;
  /** Media type with parameters: `text/calendar; charset=utf-8; method=PUBLISH`. */
  readonly contentType: string;
  /** A text is sent as UTF-8. */
  readonly content: string | Uint8Array;
}

export interface CheckedAttachment {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

const MAX_ATTACHMENTS = 10;
/** All files of a mail together, before base64: mail servers reject larger mails. */
const MAX_ATTACHMENT_BYTES = 2 * 1024 * 1024;

const CONTENT_TYPE = /^[a-z]+\/[a-z0-9.+-]{1,80}(?:; ?[a-z-]{1,20}=[A-Za-z0-9._-]{1,40}){0,4}$/;

/**
 * The files as every adapter sends them: a name without folders, quotes and line breaks, a type that breaks no header.
 * @throws MailFailed `too-large` for too many or too much
 */
export function checkedAttachments(attachments: readonly MailAttachment[]): readonly CheckedAttachment[] {
  if (attachments.length > MAX_ATTACHMENTS)
    throw new MailFailed('too-large', `more than ${MAX_ATTACHMENTS} files`);
  const checked = attachments.map(({ name, contentType, content }) => ({
    name: fileName(name),
    contentType: CONTENT_TYPE.test(contentType) ? contentType : 'application/octet-stream',
    content: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));
  const bytes = checked.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (bytes > MAX_ATTACHMENT_BYTES)
    throw new MailFailed('too-large', `files of more than ${MAX_ATTACHMENT_BYTES} bytes`);
  return checked;
}

const fileName = (name: string): string =>
  name
    .replaceAll(/[\p{C}\s/\\:*?"<>|;]+/gu, ' ')
    .trim()
    .replace(/^[. ]+/, '')
    .slice(0, 100) || 'file';
