import { readForm } from '~/platform/http';
import { ACCOUNT_PATH } from '../../paths';
import type { AccountVisit, StaffAnswer } from '../../staff-visit';
import { type FactorProblem, FactorView, RecoveryCodesView } from './factor.view';

/** One's second factor: begun, confirmed, or off. */
export const factorPage = (visit: AccountVisit): Promise<StaffAnswer> => answer(visit, null);

/** Begins, confirms, renews the codes or turns it off, as the form's button says. */
export async function changeFactor(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member, sessionId, clientOf } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 2048 });
  if (!form.ok) return answer(visit, 'notNow');
  const act = form.value.get('act');
  const password = form.value.get('password') ?? '';
  const { secondFactor } = identity;
  const from = { client: clientOf(c), cookie: c.req.header('cookie') };
  if (act === 'confirm') {
    const codes = await secondFactor.confirm(member, form.value.get('code') ?? '', sessionId);
    return codes.ok ? codesPage(visit, codes.value) : answer(visit, problemOf(codes.error));
  }
  if (act === 'renew') {
    const codes = await secondFactor.renewCodes(member, password, from);
    return codes.ok ? codesPage(visit, codes.value) : answer(visit, problemOf(codes.error));
  }
  if (act === 'off') {
    const done = await secondFactor.turnOff(member, password, from);
    return done.ok ? { to: `${ACCOUNT_PATH}?done=factorOff` } : answer(visit, problemOf(done.error));
  }
  const result = await secondFactor.begin(member, password, from);
  return answer(visit, result.ok ? null : problemOf(result.error));
}

type Failure =
  | { readonly code: 'refused' | 'wrong-code' | 'not-now' | 'required' }
  | { readonly code: 'rate-limited'; readonly retryAfterSeconds: number };

function problemOf(failure: Failure): FactorProblem {
  switch (failure.code) {
    case 'rate-limited':
      return { seconds: failure.retryAfterSeconds };
    case 'refused':
      return 'password';
    case 'wrong-code':
      return 'code';
    case 'not-now':
    case 'required':
      return 'notNow';
  }
}

async function answer(visit: AccountVisit, problem: FactorProblem | null): Promise<StaffAnswer> {
  const { frame, identity, member, lacksFactor } = visit;
  const content = (
    <FactorView
      frame={frame}
      state={await identity.secondFactor.state(member)}
      lacksFactor={lacksFactor}
      mayTurnOff={!identity.secondFactor.isRequired(member)}
      problem={problem}
    />
  );
  const status = problem === null ? 200 : typeof problem === 'object' ? 429 : 422;
  return { title: frame.t('factor.title'), content, status };
}

function codesPage({ frame }: AccountVisit, codes: readonly string[]): StaffAnswer {
  const content = <RecoveryCodesView frame={frame} codes={codes} />;
  return { title: frame.t('factor.codes'), content, status: 200 };
}
