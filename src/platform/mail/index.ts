export { REFUSING_DOMAIN } from './adapters/outbox';

export { probeSmtp } from './adapters/smtp-probe';
export { createMailer } from './create-mailer';
export { type MailLook, type MailPart, mailHtml, mailText } from './layout';
export { isMailAddress, type Mail, type Mailer } from './mail';
export { MailFailed } from './mail-failed';
