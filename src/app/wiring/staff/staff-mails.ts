import type { Identity } from '~/modules/identity';
import type { WordsOf } from '~/modules/templates';
import type { Jobs } from '~/platform/jobs';
import type { Mailer } from '~/platform/mail';
import type { Site } from '~/sites';
import { workInvitations } from './invitation-mail';
import { workSignInWarnings } from './sign-in-warning';
import { workTokenNotices } from './token-notice';

/** Registers all mails to people of the staff about their accounts; before `jobs.start`. */
export async function workStaffMails(options: {
  readonly identity: Pick<Identity, 'account' | 'languageOf' | 'invitations'>;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly words: WordsOf;
  readonly defaultSite: string;
  originOf(site: Site): string;
}): Promise<void> {
  const { identity, jobs, mailer, words, defaultSite, originOf } = options;
  const { account: accountById, languageOf, invitations } = identity;
  await workSignInWarnings({ jobs, mailer, words, defaultSite, accountById, languageOf, originOf });
  await workTokenNotices({ jobs, mailer, words, accountById, languageOf, originOf });
  await workInvitations({ jobs, mailer, words, invitations, originOf });
}
