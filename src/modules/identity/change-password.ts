import type { Database } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { type Member, passwordSchema } from './domain/account';
import { isGuessable } from './domain/guessable';
import type { Client, PasswordFailure } from './second-factor';
import { accountById, setPassword } from './store/account-store';
import { forgetAttempts } from './store/attempt-store';
import { insertAccountAudit } from './store/audit-store';
import { deletePersonalTokens } from './store/personal-token-store';
import { deleteSessionsBut } from './store/session-store';

export type NewPasswordFailure = PasswordFailure | { readonly code: 'weak-password' };

/** Whose password it is (`actor` null: from the command line), its hash, and the session that stays (null: none). */
interface NewPassword {
  readonly actor: string | null;
  readonly account: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly except: string | null;
}

/** Sets a password; every other session that the old one opened ends, every token, and what was waited for wrong ones. */
export async function replacePassword(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { actor, account, email, passwordHash, except }: NewPassword,
): Promise<void> {
  const now = clock.now();
  await database.transaction(async (tx) => {
    await setPassword(tx, account, passwordHash, now);
    await forgetAttempts(tx, email, account);
    await deletePersonalTokens(tx, account);
    await deleteSessionsBut(database, tx, account, except);
    await insertAccountAudit(tx, { actor, account, act: 'password-changed' }, now);
  });
}

/** Gives a member another password, once they have given the present one; the session in which they do so stays. */
export async function changePassword(
  options: {
    readonly database: Database;
    readonly clock: Clock;
    hash(password: string): Promise<string>;
    checkPassword(id: string, password: string, from: Client): Promise<Result<void, PasswordFailure>>;
  },
  { id }: Member,
  { present, wanted }: { readonly present: string; readonly wanted: string },
  sessionId: string,
  from: Client,
): Promise<Result<void, NewPasswordFailure>> {
  const proven = await options.checkPassword(id, present, from);
  if (!proven.ok) return proven;
  const account = await accountById(options.database, id);
  if (account === null) return err({ code: 'refused' });
  if (!passwordSchema.safeParse(wanted).success || isGuessable(wanted, [account.email, account.name]))
    return err({ code: 'weak-password' });
  const passwordHash = await options.hash(wanted);
  await replacePassword(options, {
    actor: id,
    account: id,
    email: account.email,
    passwordHash,
    except: sessionId,
  });
  return ok(undefined);
}
