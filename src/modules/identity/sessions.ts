import type { Database } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Member } from './domain/account';
import { deviceName } from './domain/device-name';
import { administers } from './domain/permissions';
import { OVERLAP_SECONDS, SESSION_SECONDS } from './domain/session-life';
import { accountById } from './store/account-store';
import { insertAccountAudit } from './store/audit-store';
import { deleteSession, deleteSessionsBut, openSessions } from './store/session-store';

/** A session as its owner knows it. */
export interface OpenSession {
  readonly id: string;
  /** `Firefox, Windows`; null where the browser does not say. */
  readonly device: string | null;
  readonly startedAt: Date;
  /** To some minutes. */
  readonly seenAt: Date;
}

/** The account is not the member's to touch, or is none. */
type SessionFailure = { readonly code: 'unknown' };

export interface Sessions {
  /** The open sessions of an account, the last used first. */
  list(by: Member, accountId: string): Promise<Result<readonly OpenSession[], SessionFailure>>;
  /** Ends one; one that has ended already is as good. */
  end(by: Member, accountId: string, id: string): Promise<Result<void, SessionFailure>>;
  /** Ends all but one, or all. */
  endOthers(by: Member, accountId: string, except: string | null): Promise<Result<void, SessionFailure>>;
}

/** Whether sessions and tokens of an account are a member's to see and end. */
export async function mayTouch(database: Database, by: Member, accountId: string): Promise<boolean> {
  if (by.id === accountId) return true;
  const account = await accountById(database, accountId);
  return account !== null && administers(by, account);
}

/** Sessions, for their owner and for whoever administers the owner. */
export function createSessions({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Sessions {
  return {
    async list(by, accountId) {
      if (!(await mayTouch(database, by, accountId))) return err({ code: 'unknown' });
      const rows = await openSessions(database, accountId, {
        seconds: SESSION_SECONDS,
        overlap: OVERLAP_SECONDS,
        now: clock.now(),
      });
      return ok(rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent) })));
    },
    async end(by, accountId, id) {
      if (!(await mayTouch(database, by, accountId))) return err({ code: 'unknown' });
      await database.transaction(async (tx) => {
        const deed = { actor: by.id, account: accountId, act: 'session-ended' } as const;
        if (await deleteSession(database, tx, accountId, id)) await insertAccountAudit(tx, deed, clock.now());
      });
      return ok(undefined);
    },
    async endOthers(by, accountId, except) {
      if (!(await mayTouch(database, by, accountId))) return err({ code: 'unknown' });
      await database.transaction(async (tx) => {
        const deed = { actor: by.id, account: accountId, act: 'sessions-ended' } as const;
        if ((await deleteSessionsBut(database, tx, accountId, except)) > 0)
          await insertAccountAudit(tx, deed, clock.now());
      });
      return ok(undefined);
    },
  };
}
