import type { Config } from '~/platform/config';
import { probeSmtp } from '~/platform/mail';
import { type Finding, failure, fine, reasonOf, warning, within } from './finding';

const TIMEOUT_MS = 10_000;

/** Connects and signs in to the mail server; with an address, sends a mail there. */
export async function examineMail(
  { smtpUrl, from }: Pick<Config['mail'], 'smtpUrl' | 'from'>,
  mailTo: string | null,
  timeoutMs = TIMEOUT_MS,
): Promise<readonly Finding[]> {
  if (smtpUrl === null) return [warning('mail', 'no SMTP_URL: mails stay in the database')];
  const { host } = new URL(smtpUrl.reveal());
  try {
    await within(2 * timeoutMs, probeSmtp({ url: smtpUrl.reveal(), from, to: mailTo, timeoutMs }));
  } catch (cause) {
    return [failure('mail', `${host}: ${reasonOf(cause)}`)];
  }
  return [
    fine('mail', mailTo === null ? `${host} lets us in` : `${host} has taken a mail to the given address`),
  ];
}
