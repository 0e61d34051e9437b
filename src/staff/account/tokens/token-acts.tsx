import { type NewTokenFailure, sitesForTokens } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { missingPage } from '../../lists';
import { personPath, TOKENS_PATH } from '../../paths';
import type { AccountVisit, StaffAnswer } from '../../staff-visit';
import { MadeTokenView } from './made-token.view';
import { NO_TOKEN, type TokenProblem, TokensView, type TypedFields } from './tokens.view';

/** One's own tokens. */
export const tokensPage = (visit: AccountVisit): Promise<StaffAnswer> => shown(visit, NO_TOKEN, null);

/** Makes a token, or ends the one that the form names. */
export async function changeTokens(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member, clientOf } = visit;
  const form = await readForm(c.req.raw, { maxBytes: 8 * 1024 });
  if (!form.ok) return shown(visit, NO_TOKEN, 'name');
  const ended = form.value.get('end');
  if (ended !== null) {
    await identity.tokens.end(member, member.id, ended);
    return { to: `${TOKENS_PATH}?done=ended` };
  }
  const typed = typedFields(form.value);
  const proof = { password: form.value.get('password') ?? '', code: form.value.get('code') ?? '' };
  const from = { client: clientOf(c), cookie: c.req.header('cookie') };
  const made = await identity.tokens.make(member, typed, proof, from);
  if (!made.ok) return shown(visit, typed, problemOf(made.error));
  const content = <MadeTokenView frame={visit.frame} text={made.value.text} token={made.value.token} />;
  return { title: visit.frame.t('staffToken.made'), content, status: 200 };
}

/** Ends a token of somebody whom the member administers. */
export async function endTheirToken(visit: AccountVisit): Promise<StaffAnswer> {
  const { c, identity, member } = visit;
  const person = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: 1024 });
  const id = (form.ok ? form.value.get('end') : null) ?? '';
  const ended = await identity.tokens.end(member, person, id);
  return ended.ok ? { to: `${personPath(person)}?done=tokenEnded` } : missingPage(visit);
}

const typedFields = (form: URLSearchParams): TypedFields => ({
  name: (form.get('name') ?? '').slice(0, 200),
  scope: form.get('scope') ?? '',
  days: form.get('days') ?? '',
  sites: form.getAll('site'),
});

function problemOf(failure: NewTokenFailure): TokenProblem {
  switch (failure.code) {
    case 'rate-limited':
      return { seconds: failure.retryAfterSeconds };
    case 'refused':
      return 'password';
    case 'wrong-code':
      return 'code';
    default:
      return failure.code;
  }
}

async function shown(
  visit: AccountVisit,
  typed: TypedFields,
  problem: TokenProblem | null,
): Promise<StaffAnswer> {
  const { c, frame, identity, member, clock } = visit;
  const tokens = await identity.tokens.list(member, member.id);
  const factor = await identity.secondFactor.state(member);
  const content = (
    <TokensView
      frame={frame}
      tokens={tokens.ok ? tokens.value : []}
      sites={sitesForTokens(member)}
      hasFactor={factor.kind === 'on'}
      typed={typed}
      problem={problem}
      isDone={c.req.query('done') === 'ended'}
      now={clock.now()}
    />
  );
  const status = problem === null ? 200 : typeof problem === 'object' ? 429 : 422;
  return { title: frame.t('staffToken.title'), content, status };
}
