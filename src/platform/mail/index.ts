export { REFUSING_DOMAIN } from './adapters/outbox';

export { probeSmtp } from './adapters/smtp-probe';
export { createMailer } from './create-mailer';
export { type MailLook, type MailPart, mailHtml, mailText } from './layout';
export { isMailAddress, type Mail, type Mailer, type MailOutcome } from './mail';
export { MailFailed } from './mail-failed';
export { scheduleWaitingMail, workWaitingMail } from './send-waiting';
