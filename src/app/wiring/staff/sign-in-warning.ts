import { z } from 'zod';
import type { Account } from '~/modules/identity';
import type { WordsOf } from '~/modules/templates';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Mailer } from '~/platform/mail';
import { type Clock, localDate } from '~/platform/time';
import { SITES, type Site, siteNamed } from '~/sites';
import { signInPath } from '~/staff/paths';
import { type StaffMailFrame, staffMail, staffMailFrame, staffMailTemplate } from './staff-mail';

const QUEUE = 'sign-in-warning';
/** As for requests: about a day and a half. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 30 } as const;

const jobData = z.object({ accountId: z.string(), day: z.string() });

/** Queues the mail that tells an owner that others may be guessing the password. */
export const queueSignInWarning =
  ({ database, jobs, clock }: { readonly database: Database; readonly jobs: Jobs; readonly clock: Clock }) =>
  (account: Account): Promise<void> =>
    database.transaction((tx) =>
      jobs.enqueue(tx, QUEUE, { accountId: account.id, day: localDate(clock.now(), 'UTC') }),
    );

/** Registers that mail; before `jobs.start`. */
export async function workSignInWarnings(options: {
  readonly jobs: Pick<Jobs, 'work'>;
  readonly mailer: Mailer;
  readonly words: WordsOf;
  readonly defaultSite: string;
  accountById(id: string): Promise<Account | null>;
  languageOf(accountId: string): Promise<string | null>;
  originOf(site: Site): string;
}): Promise<void> {
  const { jobs, mailer, words, accountById, languageOf, originOf } = options;
  await jobs.work(QUEUE, RETRIES, async ({ data }) => {
    const { accountId, day } = jobData.parse(data);
    const account = await accountById(accountId);
    if (account === null || account.disabled) return;
    const site = siteOf(account, options.defaultSite);
    const tag = await languageOf(accountId);
    const written = warningMail(await staffMailFrame(signInWarningTemplate, site, { words, originOf }, tag));
    await mailer.send({ key: `sign-in-warning-${accountId}-${day}`, to: account.email, ...written });
  });
}

function warningMail(frame: StaffMailFrame) {
  const { t, origin } = frame;
  const subject = t('staff.warningSubject');
  return staffMail(
    subject,
    [
      { kind: 'lead', text: subject },
      { kind: 'text', text: t('staff.warningText') },
      { kind: 'text', text: t('staff.warningAdvice') },
      { kind: 'button', text: t('staff.signIn'), url: origin + signInPath('/staff') },
    ],
    frame,
  );
}

export const signInWarningTemplate = staffMailTemplate(
  {
    id: 'sign-in-warning',
    name: 'templates.name.signInWarning',
    fields: [
      { key: 'staff.warningSubject', kind: 'subject' },
      { key: 'staff.warningText', kind: 'text' },
      { key: 'staff.warningAdvice', kind: 'text' },
    ],
  },
  warningMail,
);

/** Where the account's first workshop is; admins have none. */
function siteOf({ workshops }: Account, defaultSite: string): Site {
  const index = workshops[0]?.siteIndex;
  return SITES.find(({ siteIndex }) => siteIndex !== null && siteIndex === index) ?? siteNamed(defaultSite);
}
