import { z } from 'zod';
import type { Translate } from '~/messages';
import type { Account } from '~/modules/identity';
import type { Template, WordsOf, Written } from '~/modules/templates';
import { mailLook } from '~/page/mail-look';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import { type Mailer, type MailPart, mailHtml, mailText } from '~/platform/mail';
import { type Clock, localDate } from '~/platform/time';
import { SITES, type Site, siteNamed } from '~/sites';
import { signInPath } from '~/staff/paths';

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
  originOf(site: Site): string;
}): Promise<void> {
  const { jobs, mailer, words, accountById, originOf } = options;
  await jobs.work(QUEUE, RETRIES, async ({ data }) => {
    const { accountId, day } = jobData.parse(data);
    const account = await accountById(accountId);
    if (account === null || account.disabled) return;
    const site = siteOf(account, options.defaultSite);
    const [language] = site.languages;
    const t = (await words(signInWarningTemplate.id, { site: site.key, language }))({ site: site.name });
    const written = warningMail({ t, site, language, origin: originOf(site) });
    await mailer.send({ key: `sign-in-warning-${accountId}-${day}`, to: account.email, ...written });
  });
}

function warningMail({
  t,
  site,
  language,
  origin,
}: {
  readonly t: Translate;
  readonly site: Site;
  readonly language: string;
  readonly origin: string;
}) {
  const subject = t('staff.warningSubject');
  const parts: readonly MailPart[] = [
    { kind: 'lead', text: subject },
    { kind: 'text', text: t('staff.warningText') },
    { kind: 'text', text: t('staff.warningAdvice') },
    { kind: 'button', text: t('staff.signIn'), url: origin + signInPath('/staff') },
  ];
  const html = mailHtml(parts, { language, site: site.name, subject, origin, look: mailLook(site) });
  return { subject, text: mailText(parts), html } satisfies Written;
}

export const signInWarningTemplate: Template = {
  id: 'sign-in-warning',
  name: 'templates.name.signInWarning',
  channel: 'mail',
  fields: [
    { key: 'staff.warningSubject', kind: 'subject' },
    { key: 'staff.warningText', kind: 'text' },
    { key: 'staff.warningAdvice', kind: 'text' },
  ],
  placeholders: ['site'],
  example: ({ site, language, origin, words }) =>
    warningMail({ t: words({ site: site.name }), site, language, origin }),
};

/** Where the account's first workshop is; admins have none. */
function siteOf({ workshops }: Account, defaultSite: string): Site {
  const index = workshops[0]?.siteIndex;
  return SITES.find(({ siteIndex }) => siteIndex !== null && siteIndex === index) ?? siteNamed(defaultSite);
}
