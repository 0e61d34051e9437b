export { REFUSING_DOMAIN } from './adapters/outbox';
export type { MailAttachment } from './attachment';
export { createMailer } from './create-mailer';
export { isMailAddress, type Mail, type Mailer } from './mail';
export { MailFailed } from './mail-failed';
