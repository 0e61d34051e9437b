import { z } from 'zod';
import type { Translate } from '~/messages';
import type { Invitations } from '~/modules/identity';
import type { Template, WordsOf, Written } from '~/modules/templates';
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
    const [language] = site.languages;
    const t = (await words(invitationTemplate.id, { site: site.key, language }))({ site: site.name });
    const written = invitationMail(mail, { t, site, language, origin: originOf(site) });
    await mailer.send({ key: `staff-invitation-${invitationId}-${serial}`, to: mail.to, ...written });
  });
}

function invitationMail(
  {
    name,
    hasAccount,
    token,
  }: { readonly name: string; readonly hasAccount: boolean; readonly token: string },
  {
    t,
    site,
    language,
    origin,
  }: { readonly t: Translate; readonly site: Site; readonly language: string; readonly origin: string },
) {
  const subject = t('invite.mailSubject', { site: site.name });
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
  const html = mailHtml(parts, { language, site: site.name, subject, origin, look: mailLook(site) });
  return { subject, text: mailText(parts), html } satisfies Written;
}

export const invitationTemplate: Template = {
  id: 'staff-invitation',
  name: 'templates.name.invitation',
  channel: 'mail',
  fields: [
    { key: 'invite.mailSubject', kind: 'subject' },
    { key: 'invite.mailHello', kind: 'text' },
    { key: 'invite.mailText', kind: 'text' },
    { key: 'invite.accept', kind: 'button' },
    { key: 'invite.mailEnds', kind: 'text' },
    { key: 'invite.mailHasAccount', kind: 'text' },
  ],
  placeholders: ['site'],
  example: ({ site, language, origin, words }) =>
    invitationMail(
      { name: 'Kim Ek', hasAccount: false, token: 'example' },
      { t: words({ site: site.name }), site, language, origin },
    ),
};
