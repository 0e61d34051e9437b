import type { Mail, Mailer } from '~/platform/mail';
import type { Sms, SmsSender } from '~/platform/sms';

/** A mailer that sends nothing, and what it was given. */
export const mailerInto = (mails: Mail[]): Mailer => ({
  async send(mail) {
    mails.push(mail);
    return 'sent';
  },
});

/** A sender of texts that sends nothing, and what it was given. */
export const smsInto = (texts: Sms[]): SmsSender => ({
  async send(sms) {
    texts.push(sms);
  },
});
