import { z } from 'zod';
import type { Account, PersonalToken } from '~/modules/identity';
import type { WordsOf } from '~/modules/templates';
import type { Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Mailer } from '~/platform/mail';
import { type Site, siteNamed } from '~/sites';
import { TOKENS_PATH } from '~/staff/paths';
import { type StaffMailFrame, staffMail, staffMailFrame, staffMailTemplate } from './staff-mail';

const QUEUE = 'token-notice';
/** As for requests: about a day and a half. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 30 } as const;

const jobData = z.object({
  accountId: z.string(),
  tokenId: z.string(),
  label: z.string(),
  site: z.string(),
});

/** Queues the mail that tells an owner of a new token; it is sent even where the token has ended meanwhile. */
export const queueTokenNotice =
  ({ jobs, defaultSite }: { readonly jobs: Jobs; readonly defaultSite: string }) =>
  (tx: Db, accountId: string, { id, name, sites }: Pick<PersonalToken, 'id' | 'name' | 'sites'>) =>
    jobs.enqueue(tx, QUEUE, { accountId, tokenId: id, label: name, site: sites[0] ?? defaultSite });

/** Registers that mail; before `jobs.start`. */
export async function workTokenNotices(options: {
  readonly jobs: Pick<Jobs, 'work'>;
  readonly mailer: Mailer;
  readonly words: WordsOf;
  accountById(id: string): Promise<Account | null>;
  languageOf(accountId: string): Promise<string | null>;
  originOf(site: Site): string;
}): Promise<void> {
  const { jobs, mailer, words, accountById, languageOf, originOf } = options;
  await jobs.work(QUEUE, RETRIES, async ({ data }) => {
    const { accountId, tokenId, label, site: key } = jobData.parse(data);
    const account = await accountById(accountId);
    if (account === null) return;
    const site = siteNamed(key);
    const tag = await languageOf(accountId);
    const frame = await staffMailFrame(tokenNoticeTemplate, site, { words, originOf }, tag);
    const written = noticeMail(label, frame);
    await mailer.send({ key: `token-notice-${tokenId}`, to: account.email, ...written });
  });
}

function noticeMail(token: string, frame: StaffMailFrame) {
  const { t, site, origin } = frame;
  return staffMail(
    t('staffToken.mailSubject', { site: site.name }),
    [
      { kind: 'lead', text: t('staffToken.mailText', { token }) },
      { kind: 'text', text: t('staffToken.mailAdvice') },
      { kind: 'button', text: t('account.title'), url: origin + TOKENS_PATH },
    ],
    frame,
  );
}

export const tokenNoticeTemplate = staffMailTemplate(
  {
    id: 'token-notice',
    name: 'templates.name.tokenNotice',
    fields: [
      { key: 'staffToken.mailSubject', kind: 'subject' },
      { key: 'staffToken.mailText', kind: 'text' },
      { key: 'staffToken.mailAdvice', kind: 'text' },
    ],
  },
  (frame) => noticeMail('Staging', frame),
);
