import type { Context } from 'hono';
import { readForm } from '~/platform/http';
import { NoticeView } from '../notice.view';
import { signInPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import type { AccountOptions, Shown } from '../staff-visit';
import { InvitationView } from './invitation.view';

/** The page of an invitation: who it is for, and a password to choose. Open to whoever has the link. */
export async function invitationPage(
  c: Context,
  frame: StaffFrame,
  { identity }: AccountOptions,
  isWeak = false,
): Promise<Shown> {
  const token = c.req.param('token') ?? '';
  const invited = await identity.invitations.open(token);
  if (invited === null) return gone(frame);
  const content = <InvitationView frame={frame} token={token} invited={invited} isWeak={isWeak} />;
  return { title: frame.t('invite.accept'), content, status: isWeak ? 422 : 200 };
}

/** Makes the account. */
export async function takeInvitation(c: Context, frame: StaffFrame, options: AccountOptions): Promise<Shown> {
  const form = await readForm(c.req.raw, { maxBytes: 4096 });
  const password = (form.ok ? form.value.get('password') : null) ?? '';
  const taken = await options.identity.invitations.accept(c.req.param('token') ?? '', password);
  if (!taken.ok) return taken.error.code === 'gone' ? gone(frame) : invitationPage(c, frame, options, true);
  return notice(frame, 'ready', 200);
}

const gone = (frame: StaffFrame): Shown => notice(frame, 'gone', 410);

function notice({ t }: StaffFrame, what: 'ready' | 'gone', status: number): Shown {
  const link = { href: signInPath('/staff'), text: t('staff.signIn') };
  const content = (
    <NoticeView
      icon={what === 'ready' ? 'CheckCircle' : 'Info'}
      title={t(`invite.${what}`)}
      text={t(`invite.${what}Text`)}
      link={link}
    />
  );
  return { title: t(`invite.${what}`), content, status };
}
