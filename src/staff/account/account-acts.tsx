import { sitesForTokens } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { ACCOUNT_PATH } from '../paths';
import type { AccountVisit, StaffAnswer } from '../staff-visit';
import { ACCOUNT_OUTCOMES, AccountView } from './account.view';
import type { PasswordProblem } from './own-password';
import type { PhoneProblem } from './own-phone';

/** One's own account: its mobile number, where it is signed in, and what was done to it. */
export const accountPage = (visit: AccountVisit): Promise<StaffAnswer> => answer(visit, {}, 200);

/** What was wrong with one of the page's forms. */
interface Problems {
  readonly phone?: PhoneProblem;
  readonly password?: PasswordProblem;
}

async function answer(
  visit: AccountVisit,
  { phone, password }: Problems,
  status: number,
): Promise<StaffAnswer> {
  const { c, frame, identity, phones, member, sessionId } = visit;
  const sessions = await identity.sessions.list(member, member.id);
  const outcome = ACCOUNT_OUTCOMES.find((each) => each === c.req.query('done')) ?? null;
  const listed = await identity.tokens.list(member, member.id);
  const tokens = listed.ok ? listed.value.length : 0;
  const content = (
    <AccountView
      frame={frame}
      name={member.name}
      phone={await phones.of(member)}
      problem={phone ?? null}
      passwordProblem={password ?? null}
      sessions={sessions.ok ? sessions.value : []}
      current={sessionId}
      hasFactor={(await identity.secondFactor.state(member)).kind === 'on'}
      tokens={tokens > 0 || sitesForTokens(member).length > 0 ? tokens : null}
      audited={await identity.auditOf(member, member.id)}
      outcome={outcome}
    />
  );
  return { title: frame.t('account.title'), content, status };
}

/** Ends the session that the form names, or all others. */
export async function endOwnSessions({ c, identity, member, sessionId }: AccountVisit): Promise<StaffAnswer> {
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const id = form.ok ? form.value.get('session') : null;
  if (id === null) await identity.sessions.endOthers(member, member.id, sessionId);
  else await identity.sessions.end(member, member.id, id);
  return { to: `${ACCOUNT_PATH}?done=${id === null ? 'othersEnded' : 'ended'}` };
}

/** Gives the account another password. */
export async function changeOwnPassword(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member, sessionId, clientOf } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 4096 });
  const typed = (name: string) => (form.ok ? form.value.get(name) : null) ?? '';
  const passwords = { present: typed('present'), wanted: typed('wanted') };
  const from = { client: clientOf(c), cookie: c.req.header('cookie') };
  const changed = await identity.changePassword(member, passwords, sessionId, from);
  if (changed.ok) return { to: `${ACCOUNT_PATH}?done=passwordChanged` };
  if (changed.error.code !== 'rate-limited') return answer(visit, { password: changed.error.code }, 422);
  return answer(visit, { password: { seconds: changed.error.retryAfterSeconds } }, 429);
}

const PHONE_STATUS = { 'malformed-phone': 422, 'too-many': 429, 'not-sent': 502 } as const;

/** Sends a code to a number, takes the code, or forgets the number, as the form's button says. */
export async function changeOwnPhone(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, frame, phones, member } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const typed = (name: string) => (form.ok ? (form.value.get(name) ?? '').slice(0, 40) : '');
  switch (typed('act')) {
    case 'remove':
      await phones.remove(member);
      return { to: `${ACCOUNT_PATH}?done=phoneRemoved` };
    case 'confirm': {
      const confirmed = await phones.confirm(member, typed('code'));
      if (confirmed.ok) return { to: `${ACCOUNT_PATH}?done=phoneConfirmed` };
      return answer(visit, { phone: { code: confirmed.error.code } }, 422);
    }
    default: {
      const result = await phones.begin(member, typed('phone'), frame);
      if (result.ok) return { to: `${ACCOUNT_PATH}#phone` };
      const { code } = result.error;
      return answer(visit, { phone: { code, typed: typed('phone') } }, PHONE_STATUS[code]);
    }
  }
}
