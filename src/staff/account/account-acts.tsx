import { sitesForTokens } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { ACCOUNT_PATH } from '../paths';
import type { AccountVisit, StaffAnswer } from '../staff-visit';
import { ACCOUNT_OUTCOMES, AccountView } from './account.view';

/** One's own account: where it is signed in, and what was done to it. */
export async function accountPage(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, frame, identity, member, sessionId } = visit;
  const sessions = await identity.sessions.list(member, member.id);
  const outcome = ACCOUNT_OUTCOMES.find((each) => each === c.req.query('done')) ?? null;
  const listed = await identity.tokens.list(member, member.id);
  const tokens = listed.ok ? listed.value.length : 0;
  const content = (
    <AccountView
      frame={frame}
      name={member.name}
      sessions={sessions.ok ? sessions.value : []}
      current={sessionId}
      hasFactor={(await identity.secondFactor.state(member)).kind === 'on'}
      tokens={tokens > 0 || sitesForTokens(member).length > 0 ? tokens : null}
      audited={await identity.auditOf(member, member.id)}
      outcome={outcome}
    />
  );
  return { title: frame.t('account.title'), content, status: 200 };
}

/** Ends the session that the form names, or all others. */
export async function endOwnSessions({ c, identity, member, sessionId }: AccountVisit): Promise<StaffAnswer> {
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const id = form.ok ? form.value.get('session') : null;
  if (id === null) await identity.sessions.endOthers(member, member.id, sessionId);
  else await identity.sessions.end(member, member.id, id);
  return { to: `${ACCOUNT_PATH}?done=${id === null ? 'othersEnded' : 'ended'}` };
}
