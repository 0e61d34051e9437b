import { randomUUID } from 'node:crypto';
import type { Database, Db } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { type Clock, daysAfter } from '~/platform/time';
import type { Account, Member } from './domain/account';
import { tokenCounter } from './domain/attempts';
import {
  bearerOf,
  MAX_TOKENS,
  makePersonalToken,
  memberThrough,
  type NewToken,
  newTokenSchema,
  personalTokenDigest,
  sitesForTokens,
  type TokenScope,
} from './domain/personal-token';
import type { Client, CodeFailure, PasswordFailure } from './second-factor';
import { mayTouch } from './sessions';
import { accountById } from './store/account-store';
import { countAttempt } from './store/attempt-store';
import { insertAccountAudit } from './store/audit-store';
import {
  deletePersonalToken,
  insertPersonalToken,
  lockUser,
  type PersonalToken,
  personalTokenBy,
  personalTokensOf,
  touchPersonalToken,
} from './store/personal-token-store';

/** When a token was last used is known to this. */
const USED_MS = 3_600_000;

/** A token as typed; `days` in digits. */
type TypedToken = { readonly [Field in keyof NewToken]: unknown };

export type NewTokenFailure =
  | { readonly code: 'name' | 'name-taken' | 'scope' | 'days' | 'sites' | 'too-many' }
  | PasswordFailure
  | CodeFailure;

/** Whom a token calls for, and whether it may change something. */
interface TokenVisit {
  /** Its owner as far as the token reaches. */
  readonly member: Member;
  readonly scope: TokenScope;
}

type TokenFailure =
  /** Unknown, ended, run out, or its owner's account is closed: the response does not say which. */
  { readonly code: 'refused' } | { readonly code: 'rate-limited'; readonly retryAfterSeconds: number };

type Unknown = { readonly code: 'unknown' };

/** Tokens of scripts, in the hands of their owners and of those who administer them. */
export interface PersonalTokens {
  /** The newest first. */
  list(by: Member, accountId: string): Promise<Result<readonly PersonalToken[], Unknown>>;
  /**
   * Makes one for whoever gives their password, and their code where a second factor is on: a token calls without either. Its text
   * is told this once; the owner gets a mail.
   */
  make(
    member: Member,
    typed: TypedToken,
    proof: { readonly password: string; readonly code: string },
    from: Client,
  ): Promise<Result<{ readonly text: string; readonly token: PersonalToken }, NewTokenFailure>>;
  /** Ends one at once; one that has ended already is as good. */
  end(by: Member, accountId: string, id: string): Promise<Result<void, Unknown>>;
  /**
   * Whom an `Authorization` header with a bearer calls for; null for a header that has none. Rights are those of the moment.
   * @param client the client that wrong tokens are counted by
   */
  visit(authorization: string | undefined, client: string): Promise<Result<TokenVisit, TokenFailure> | null>;
}

export interface PersonalTokensOptions {
  readonly database: Database;
  /** Whether somebody in this role must have a second factor. */
  isRequired(member: Pick<Member, 'role' | 'sites'>): boolean;
  checkPassword(accountId: string, password: string, from: Client): Promise<Result<void, PasswordFailure>>;
  checkCode(accountId: string, typed: string): Promise<Result<void, CodeFailure>>;
  /** Queues the mail that tells the owner of a new token, within the transaction that makes it. */
  readonly queueTokenNotice?:
    | ((tx: Db, accountId: string, token: Pick<PersonalToken, 'id' | 'name' | 'sites'>) => Promise<void>)
    | undefined;
  readonly clock: Clock;
  readonly log: Log;
}

export function createPersonalTokens(options: PersonalTokensOptions): PersonalTokens {
  const { database, clock, log } = options;

  /** What is wrong with a token as it is typed, before anything is asked of its owner. */
  async function checked(member: Member, typed: TypedToken): Promise<Result<NewToken, NewTokenFailure>> {
    const parsed = newTokenSchema.safeParse(typed);
    if (!parsed.success) {
      const fields = new Set(parsed.error.issues.map(({ path }) => path[0]));
      const code = (['name', 'scope', 'days'] as const).find((field) => fields.has(field)) ?? 'sites';
      return err({ code });
    }
    const { name, sites } = parsed.data;
    const theirs = new Set(sitesForTokens(member));
    if (!sites.every((site) => theirs.has(site))) return err({ code: 'sites' });
    const present = await personalTokensOf(database, member.id);
    if (present.some((token) => token.name === name)) return err({ code: 'name-taken' });
    return present.length >= MAX_TOKENS ? err({ code: 'too-many' }) : ok(parsed.data);
  }

  /** The password, and the code of whoever has a second factor. */
  async function proven(
    account: Account,
    { password, code }: { readonly password: string; readonly code: string },
    from: Client,
  ): Promise<Result<void, PasswordFailure | CodeFailure>> {
    const right = await options.checkPassword(account.id, password, from);
    return right.ok && account.secondFactor ? options.checkCode(account.id, code.slice(0, 100)) : right;
  }

  async function failed(client: string): Promise<Result<never, TokenFailure>> {
    const { wait } = await countAttempt(database, [tokenCounter(client)], clock.now());
    if (wait === 0) return err({ code: 'refused' });
    log.warn({ wait }, 'too many wrong tokens');
    return err({ code: 'rate-limited', retryAfterSeconds: wait });
  }

  return {
    async list(by, accountId) {
      if (!(await mayTouch(database, by, accountId))) return err({ code: 'unknown' });
      return ok(await personalTokensOf(database, accountId));
    },
    async make(member, typed, proof, from) {
      const wanted = await checked(member, typed);
      if (!wanted.ok) return wanted;
      const account = await accountById(database, member.id);
      if (account === null || account.disabled) return err({ code: 'refused' });
      const right = await proven(account, proof, from);
      if (!right.ok) return right;
      const { text, digest } = makePersonalToken();
      const { days, name, scope } = wanted.value;
      const madeAt = clock.now();
      const sites = [...new Set(wanted.value.sites)];
      const token = { id: randomUUID(), name, scope, sites, madeAt, expiresAt: daysAfter(madeAt, days) };
      return database.transaction(async (tx) => {
        await lockUser(database, tx, member.id);
        const present = await personalTokensOf(database, member.id, tx);
        if (present.length >= MAX_TOKENS) return err({ code: 'too-many' });
        if (!(await insertPersonalToken(database, tx, { ...token, userId: member.id, digest })))
          return err({ code: 'name-taken' });
        const details = { token: token.id, scope, sites: sites.join(' '), days };
        const deed = { actor: member.id, account: member.id, act: 'token-made', details } as const;
        await insertAccountAudit(tx, deed, madeAt);
        await options.queueTokenNotice?.(tx, member.id, token);
        return ok({ text, token: { ...token, usedAt: null } });
      });
    },
    async end(by, accountId, id) {
      if (!(await mayTouch(database, by, accountId))) return err({ code: 'unknown' });
      await database.transaction(async (tx) => {
        if (!(await deletePersonalToken(database, tx, accountId, id))) return;
        const details = { token: id };
        const deed = { actor: by.id, account: accountId, act: 'token-ended', details } as const;
        await insertAccountAudit(tx, deed, clock.now());
      });
      return ok(undefined);
    },
    async visit(authorization, client) {
      const text = bearerOf(authorization);
      if (text === null) return null;
      const now = clock.now();
      const digest = personalTokenDigest(text);
      const token = digest === null ? null : await personalTokenBy(database, digest, now);
      const owner = token === null ? null : await accountById(database, token.userId);
      if (token === null || owner === null || owner.disabled) return failed(client);
      if (options.isRequired(owner) && !owner.secondFactor) return failed(client);
      if (token.usedAt === null || now.getTime() - token.usedAt.getTime() > USED_MS)
        await touchPersonalToken(database.db, token.id, now);
      return ok({ member: memberThrough(owner, token), scope: token.scope });
    },
  };
}
