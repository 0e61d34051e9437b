import { readRights } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { missingPage } from '../lists';
import { PEOPLE_PATH } from '../paths';
import type { AccountVisit, StaffAnswer } from '../staff-visit';
import { type InviteProblem, InviteView } from './invite.view';
import { NO_RIGHTS, typedRights } from './rights-form';

/** A rights form has a box for each place. */
export const MAX_RIGHTS_BYTES = 64 * 1024;

export const invitePage = (visit: AccountVisit): StaffAnswer =>
  shown(visit, { email: '', name: '', rights: NO_RIGHTS, problem: null });

/** Asks somebody to join. */
export async function invite(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, frame, identity, member } = visit;
  const form = await readForm(c.req.raw, { maxBytes: MAX_RIGHTS_BYTES });
  if (!form.ok) return shown(visit, { email: '', name: '', rights: NO_RIGHTS, problem: 'invalid-address' });
  const email = form.value.get('email') ?? '';
  const name = form.value.get('name') ?? '';
  const rights = typedRights(form.value);
  const sent = await identity.invitations.invite(member, { email, name, rights, site: frame.site.key });
  if (sent.ok) return { to: `${PEOPLE_PATH}?done=invited` };
  return shown(visit, {
    email: email.slice(0, 200),
    name: name.slice(0, 120),
    rights: readRights(rights),
    problem: sent.error.code,
  });
}

/** Sends an invitation anew, or takes it back, as the form's button says. */
export async function changeInvitation(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member } = visit;
  const id = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const revokes = form.ok && form.value.get('act') === 'revoke';
  const { invitations } = identity;
  const done = await (revokes ? invitations.revoke(member, id) : invitations.resend(member, id));
  if (!done.ok) return missingPage(visit);
  return { to: `${PEOPLE_PATH}?done=${revokes ? 'revoked' : 'invited'}` };
}

function shown(
  visit: AccountVisit,
  typed: {
    readonly email: string;
    readonly name: string;
    readonly rights: ReturnType<typeof readRights>;
    readonly problem: InviteProblem | null;
  },
): StaffAnswer {
  const { frame, member, placesOf } = visit;
  const content = <InviteView frame={frame} member={member} placesOf={placesOf} {...typed} />;
  return { title: frame.t('invite.title'), content, status: typed.problem === null ? 200 : 422 };
}
