import { z } from 'zod';
import type { Invitations } from '~/modules/identity';
import type { WordsOf } from '~/modules/templates';
import type { Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Mailer, MailPart } from '~/platform/mail';
import { type Site, siteNamed } from '~/sites';
import { invitationPath, signInPath } from '~/staff/paths';
import { type StaffMailFrame, staffMail, staffMailFrame, staffMailTemplate } from './staff-mail';

const QUEUE = 'staff-invitation';
/** As for requests: about a day and a half. */
const RETRIES = { retryLimit: 12, retryDelaySeconds: 30 } as const;

const jobData = z.object({ invitationId: z.string(), serial: z.number() });

/** Queues the mail of an invitation. The link is made when it is sent, so that no table has it. */
export const queueInvitation =
  ({ jobs }: { readonly jobs: Jobs }) =>
  (tx: Db, invitationId: string, serial: number): Promise<void> =>
    jobs.enqueue(tx, QUEUE, { invitationId, serial });

/** Registers that mail; before `jobs.start`. Whoever has an account already is told to sign in. */
export async function workInvitations(options: {
  readonly jobs: Pick<Jobs, 'work'>;
  readonly mailer: Mailer;
  readonly words: WordsOf;
  readonly invitations: Pick<Invitations, 'mail'>;
  originOf(site: Site): string;
}): Promise<void> {
  const { jobs, mailer, words, invitations, originOf } = options;
  await jobs.work(QUEUE, RETRIES, async ({ data }) => {
    const { invitationId, serial } = jobData.parse(data);
    const mail = await invitations.mail(invitationId, serial);
    if (mail === null) return;
    const site = siteNamed(mail.site);
    const frame = await staffMailFrame(invitationTemplate, site, { words, originOf }, mail.language);
    const written = invitationMail(mail, frame);
    await mailer.send({ key: `staff-invitation-${invitationId}-${serial}`, to: mail.to, ...written });
  });
}

function invitationMail(
  {
    name,
    hasAccount,
    token,
  }: { readonly name: string; readonly hasAccount: boolean; readonly token: string },
  frame: StaffMailFrame,
) {
  const { t, site, origin } = frame;
  const parts: readonly MailPart[] = [
    { kind: 'lead', text: t('invite.mailHello', { name }) },
    ...(hasAccount
      ? ([
          { kind: 'text', text: t('invite.mailHasAccount') },
          { kind: 'button', text: t('staff.signIn'), url: origin + signInPath('/staff') },
        ] as const)
      : ([
          { kind: 'text', text: t('invite.mailText', { site: site.name }) },
          { kind: 'button', text: t('invite.accept'), url: origin + invitationPath(token) },
          { kind: 'text', text: t('invite.mailEnds') },
        ] as const)),
  ];
  return staffMail(t('invite.mailSubject', { site: site.name }), parts, frame);
}

export const invitationTemplate = staffMailTemplate(
  {
    id: 'staff-invitation',
    name: 'templates.name.invitation',
    fields: [
      { key: 'invite.mailSubject', kind: 'subject' },
      { key: 'invite.mailHello', kind: 'text' },
      { key: 'invite.mailText', kind: 'text' },
      { key: 'invite.accept', kind: 'button' },
      { key: 'invite.mailEnds', kind: 'text' },
      { key: 'invite.mailHasAccount', kind: 'text' },
    ],
  },
  (frame) => invitationMail({ name: 'Kim Ek', hasAccount: false, token: 'example' }, frame),
);
