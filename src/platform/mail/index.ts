export { REFUSING_DOMAIN } from './adapters/outbox';
export { createMailer } from './create-mailer';
export { isMailAddress, type Mail, type Mailer, MailFailed } from './mail';
