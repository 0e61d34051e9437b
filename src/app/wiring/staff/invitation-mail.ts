import { z } from 'zod';
import { translator } from '~/messages';
import type { Invitations } from '~/modules/identity';
import { mailLook } from '~/page/mail-look';
import type { Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import { type Mailer, type MailPart, mailHtml, mailText } from '~/platform/mail';
import { type Site, siteNamed } from '~/sites';
import { invitationPath, signInPath } from '~/staff/paths';

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
  readonly invitations: Pick<Invitations, 'mail'>;
  originOf(site: Site): string;
}): Promise<void> {
  const { jobs, mailer, invitations, originOf } = options;
  await jobs.work(QUEUE, RETRIES, async ({ data }) => {
    const { invitationId, serial } = jobData.parse(data);
    const mail = await invitations.mail(invitationId, serial);
    if (mail === null) return;
    const site = siteNamed(mail.site);
    const [language] = site.languages;
    const t = translator(language);
    const origin = originOf(site);
    const subject = t('invite.mailSubject', { site: site.name });
    const parts: readonly MailPart[] = [
      { kind: 'lead', text: t('invite.mailHello', { name: mail.name }) },
      ...(mail.hasAccount
        ? ([
            { kind: 'text', text: t('invite.mailHasAccount') },
            { kind: 'button', text: t('staff.signIn'), url: origin + signInPath('/staff') },
          ] as const)
        : ([
            { kind: 'text', text: t('invite.mailText', { site: site.name }) },
            { kind: 'button', text: t('invite.accept'), url: origin + invitationPath(mail.token) },
            { kind: 'text', text: t('invite.mailEnds') },
          ] as const)),
    ];
    const html = mailHtml(parts, { language, site: site.name, subject, origin, look: mailLook(site) });
    const key = `staff-invitation-${invitationId}-${serial}`;
    await mailer.send({ key, to: mail.to, subject, text: mailText(parts), html });
  });
}
