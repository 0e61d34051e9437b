import type { Database } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { PasswordHashing } from './adapters/auth';
import { PASSWORD_MAX } from './domain/account';
import { countersOf } from './domain/attempts';
import type { Secrets } from './domain/cookies/signed-cookie';
import { knownDevice } from './domain/device';
import type { Client, PasswordFailure } from './second-factor';
import { accountById, passwordHashOf } from './store/account-store';
import { countAttempt, resetAttempts } from './store/attempt-store';

/** Asks somebody who is signed in for their password once more; counted as attempts to sign in are. */
export async function checkPassword(
  options: {
    readonly database: Database;
    readonly secrets: Secrets;
    readonly verify: PasswordHashing['verify'];
    readonly clock: Clock;
  },
  accountId: string,
  password: string,
  { client, cookie }: Client,
): Promise<Result<void, PasswordFailure>> {
  const { database, secrets, verify, clock } = options;
  const account = await accountById(database, accountId);
  if (account === null) return err({ code: 'refused' });
  const counters = countersOf(account.email, client, knownDevice(account.email, cookie, secrets));
  const { wait } = await countAttempt(database, counters, clock.now());
  if (wait > 0) return err({ code: 'rate-limited', retryAfterSeconds: wait });
  const hash = await passwordHashOf(database, accountId);
  if (hash === null || password.length > PASSWORD_MAX || !(await verify({ hash, password })))
    return err({ code: 'refused' });
  await resetAttempts(database.db, counters, clock.now());
  return ok(undefined);
}
