import { randomUUID } from 'node:crypto';
import type { Database, Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { type Account, emailSchema, type Member, passwordSchema } from './domain/account';
import type { AccountAct } from './domain/acts';
import type { Secrets } from './domain/cookies/signed-cookie';
import { isGuessable } from './domain/guessable';
import { INVITATION_HOURS, invitationToken, readInvitationToken } from './domain/invitation-link';
import { mayGrant } from './domain/permissions';
import { type RightsFailure, readRights, seenRights, type TypedRights } from './domain/rights';
import { checkRights, type Places } from './people';
import { accountByEmail, accountById, insertAccount, languageOfAccount } from './store/account-store';
import { insertAccountAudit } from './store/audit-store';
import {
  deleteInvitation,
  type Invitation,
  insertInvitation,
  invitationById,
  listInvitations,
  renewInvitation,
} from './store/invitation-store';
import { replaceRights } from './store/rights-store';

export type InvitationFailure =
  | RightsFailure
  | { readonly code: 'invalid-address' | 'invalid-name' | 'invited' };

interface InvitedMail {
  readonly to: string;
  readonly name: string;
  readonly site: string;
  readonly token: string;
  /** Whoever has an account already is told so. */
  readonly hasAccount: boolean;
  /** The tag of the language that they read; null where it is not known. */
  readonly language: string | null;
}

export interface Invitations {
  /** Those whose rights are all the member's to give, by address. */
  list(by: Member): Promise<readonly Invitation[]>;
  /** Asks somebody to join. The answer is the same whether the address has an account. */
  invite(
    by: Member,
    wanted: {
      readonly email: string;
      readonly name: string;
      readonly rights: TypedRights;
      readonly site: string;
    },
  ): Promise<Result<void, InvitationFailure>>;
  /** Sends the mail anew; links of before are dead. */
  resend(by: Member, id: string): Promise<Result<void, { readonly code: 'unknown' }>>;
  revoke(by: Member, id: string): Promise<Result<void, { readonly code: 'unknown' }>>;
  /** Whom a link is for; null for one that opens nothing (any more). */
  open(token: string): Promise<{ readonly email: string; readonly name: string } | null>;
  /** Makes the account; the link is used up. */
  accept(token: string, password: string): Promise<Result<void, { readonly code: 'gone' | 'weak-password' }>>;
  /** What a queued mail is to say; null when its invitation is no more. */
  mail(id: string, serial: number): Promise<InvitedMail | null>;
}

export interface InvitationsOptions extends Places {
  readonly database: Database;
  readonly secrets: Secrets;
  hash(password: string): Promise<string>;
  /** Queues the mail, within the transaction. */
  queueInvitation?(tx: Db, id: string, serial: number): Promise<void>;
  readonly clock: Clock;
}

/** A second press of the button, whose mail is on its way: the same by the same, within a minute. */
const isSentTwice = (there: Invitation, again: Invitation): boolean =>
  there.invitedBy === again.invitedBy &&
  there.name === again.name &&
  seenRights(there.rights) === seenRights(again.rights) &&
  again.expiresAt.getTime() - there.expiresAt.getTime() < 60_000;

/** Asking others to join by mail: nobody gives more than they have, at the asking and at the joining. */
export function createInvitations(options: InvitationsOptions): Invitations {
  const { database, secrets, hash, clock } = options;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  const queue = async (tx: Db, id: string, serial: number) => options.queueInvitation?.(tx, id, serial);
  /** Whoever is invited has no account yet: it stands with the account of whoever invites. */
  const record = (tx: Db, by: Member, act: AccountAct, invitation: string) =>
    insertAccountAudit(tx, { actor: by.id, account: by.id, act, details: { invitation } }, clock.now());

  async function theirs(by: Member, id: string): Promise<Invitation | null> {
    const found = await invitationById(database, id);
    return found !== null && mayGrant(by, found.rights) ? found : null;
  }

  /** The invitation of a link that still opens: whoever has asked may still give what they gave. */
  async function opened(token: string): Promise<(Invitation & { readonly by: Account }) | null> {
    const named = readInvitationToken(token, secrets);
    const found = named === null ? null : await invitationById(database, named.id);
    if (found === null || found.serial !== named?.serial || found.expiresAt <= clock.now()) return null;
    const by = await accountById(database, found.invitedBy);
    return by === null || by.disabled || !mayGrant(by, found.rights) ? null : { ...found, by };
  }

  return {
    list: async (by) => (await listInvitations(database)).filter(({ rights }) => mayGrant(by, rights)),
    async invite(by, wanted) {
      const email = emailSchema.safeParse(wanted.email);
      if (!email.success) return err({ code: 'invalid-address' });
      const name = wanted.name.trim();
      if (name === '' || name.length > 120) return err({ code: 'invalid-name' });
      const rights = readRights(wanted.rights);
      const refused = checkRights(by, rights, options);
      if (refused !== null) return err(refused);
      const id = randomUUID();
      const expiresAt = inHours(INVITATION_HOURS);
      const row = {
        id,
        email: email.data,
        name,
        rights,
        site: wanted.site,
        invitedBy: by.id,
        serial: 1,
        expiresAt,
      };
      const made = await database.transaction(async (tx) => {
        if (!(await insertInvitation(database, tx, row))) return false;
        await queue(tx, id, 1);
        await record(tx, by, 'invitation-sent', id);
        return true;
      });
      if (made) return ok(undefined);
      const there = (await listInvitations(database)).find((each) => each.email === row.email);
      return there !== undefined && isSentTwice(there, row) ? ok(undefined) : err({ code: 'invited' });
    },
    async resend(by, id) {
      if ((await theirs(by, id)) === null) return err({ code: 'unknown' });
      await database.transaction(async (tx) => {
        const serial = await renewInvitation(database, tx, id, inHours(INVITATION_HOURS));
        if (serial === null) return;
        await queue(tx, id, serial);
        await record(tx, by, 'invitation-resent', id);
      });
      return ok(undefined);
    },
    async revoke(by, id) {
      if ((await theirs(by, id)) === null) return err({ code: 'unknown' });
      await database.transaction(async (tx) => {
        if (await deleteInvitation(database, tx, id, null)) await record(tx, by, 'invitation-revoked', id);
      });
      return ok(undefined);
    },
    async open(token) {
      const found = await opened(token);
      return found === null ? null : { email: found.email, name: found.name };
    },
    async accept(token, password) {
      const found = await opened(token);
      if (found === null) return err({ code: 'gone' });
      const { id, serial, email, name, rights, by } = found;
      if (!passwordSchema.safeParse(password).success || isGuessable(password, [email, name]))
        return err({ code: 'weak-password' });
      const account = { id: randomUUID(), credentialId: randomUUID(), email, name, role: rights.role };
      const passwordHash = await hash(password);
      const now = clock.now();
      const made = await database.transaction(async (tx) => {
        if (!(await deleteInvitation(database, tx, id, serial))) return false;
        const row = { ...account, passwordHash, place: null, sites: [], answers: null };
        if (!(await insertAccount(database, tx, row, now))) return false;
        await replaceRights(tx, account.id, rights);
        await insertAccountAudit(tx, { actor: by.id, account: account.id, act: 'invited' }, now);
        return true;
      });
      return made ? ok(undefined) : err({ code: 'gone' });
    },
    async mail(id, serial) {
      const found = await invitationById(database, id);
      if (found === null || found.serial !== serial) return null;
      const { email, name, site } = found;
      const account = await accountByEmail(database, email);
      const hasAccount = account !== null;
      const language = hasAccount ? await languageOfAccount(database, account.id) : null;
      return { to: email, name, site, token: invitationToken(id, serial, secrets), hasAccount, language };
    },
  };
}
