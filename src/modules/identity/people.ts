import type { Database, Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { SITES } from '~/sites';
import type { Account, Member } from './domain/account';
import { administers, EVERY_FACILITY, mayGrant, type Rights } from './domain/permissions';
import { type RightsFailure, readRights, seenRights, type TypedRights } from './domain/rights';
import { accountById, listAccounts, lockAdmins, setDisabled } from './store/account-store';
import { insertAccountAudit } from './store/audit-store';
import { replaceRights } from './store/rights-store';

export interface Places {
  hasWorkshop(siteIndex: string, departmentId: string): boolean;
  hasFacility(siteIndex: string, siteId: string): boolean;
}

/** The account is none, or not the member's. */
type Unknown = { readonly code: 'unknown' };

/** The accounts of others, for whoever administers them. */
export interface People {
  /** By e-mail. */
  list(by: Member): Promise<readonly Account[]>;
  /** Null for those that the member does not administer, as for those that there are not. */
  find(by: Member, id: string): Promise<Account | null>;
  /**
   * Gives these rights and no others: both those of before and these are the member's to give.
   *
   * @param seen those of before as the page had them ({@link seenRights}); null where nobody has looked
   */
  change(
    by: Member,
    id: string,
    typed: TypedRights,
    seen: string | null,
  ): Promise<Result<void, RightsFailure | Unknown>>;
  /** Disables, which signs out, or enables. */
  disable(by: Member, id: string, isDisabled: boolean): Promise<Result<void, Unknown>>;
}

/** Why these rights cannot be given; null when they can. */
export function checkRights(by: Member, rights: Rights, places: Places): RightsFailure | null {
  const { role, sites, workshops, facilities } = rights;
  if (!mayGrant(by, rights)) return { code: 'not-yours' };
  if (role === 'staff' && sites.length + workshops.length + facilities.length === 0)
    return { code: 'place-missing' };
  const isKnown =
    sites.every(({ site }) => SITES.some(({ key }) => key === site)) &&
    workshops.every(({ siteIndex, departmentId }) => places.hasWorkshop(siteIndex, departmentId)) &&
    facilities.every(
      ({ siteIndex, siteId }) => siteId === EVERY_FACILITY || places.hasFacility(siteIndex, siteId),
    );
  return isKnown ? null : { code: 'unknown-place' };
}

export function createPeople(
  options: Places & { readonly database: Database; readonly clock: Clock },
): People {
  const { database, clock } = options;

  /**
   * Acts on somebody whom the member still administers. Two administrators who disable each other at the same moment come one
   * after the other, and the second is no administrator any more: one is always left, as nobody administers themself.
   */
  const acting = <Failure>(
    by: Member,
    id: string,
    act: (tx: Db, account: Account) => Promise<Result<void, Failure>>,
  ): Promise<Result<void, Failure | Unknown>> =>
    database.transaction(async (tx) => {
      await lockAdmins(database, tx);
      const [actor, account] = [await accountById(database, by.id, tx), await accountById(database, id, tx)];
      if (actor === null || actor.disabled || account === null || !administers(actor, account))
        return err({ code: 'unknown' } as const);
      return act(tx, account);
    });

  return {
    list: async (by) => (await listAccounts(database)).filter((account) => administers(by, account)),
    async find(by, id) {
      const account = await accountById(database, id);
      return account !== null && administers(by, account) ? account : null;
    },
    async change(by, id, typed, seen) {
      const rights = readRights(typed);
      const refused = checkRights(by, rights, options);
      if (refused !== null) return err(refused);
      return acting(by, id, async (tx, account) => {
        // What a colleague has taken away is not given back by a page that was open before.
        const isOther = seenRights(account) !== seenRights(rights);
        if (seen !== null && isOther && seen !== seenRights(account))
          return err({ code: 'changed' } as const);
        await replaceRights(tx, id, rights);
        await insertAccountAudit(tx, { actor: by.id, account: id, act: 'rights-changed' }, clock.now());
        return ok(undefined);
      });
    },
    disable: (by, id, isDisabled) =>
      acting(by, id, async (tx, account) => {
        if (account.disabled === isDisabled) return ok(undefined);
        await setDisabled(tx, id, isDisabled ? clock.now() : null);
        const act = isDisabled ? 'disabled' : 'enabled';
        await insertAccountAudit(tx, { actor: by.id, account: id, act }, clock.now());
        return ok(undefined);
      }),
  };
}
