import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { replacePassword } from './change-password';
import {
  type Account,
  type Answers,
  answersSchema,
  editedSitesSchema,
  emailSchema,
  newAccountSchema,
  passwordSchema,
  placeSchema,
} from './domain/account';
import { EVERY_FACILITY } from './domain/permissions';
import {
  accountByEmail,
  insertAccount,
  listAccounts,
  replaceFacilities,
  replaceSites,
  replaceWorkshops,
  setDisabled,
} from './store/account-store';
import { forgetAttempts } from './store/attempt-store';
import { insertAccountAudit } from './store/audit-store';
import { deletePersonalTokens } from './store/personal-token-store';
import { deleteSecondFactor } from './store/second-factor-store';
import { deleteSessionsBut } from './store/session-store';

/** What the command line asks for; the same shape goes through a running server. */
export const accountCommandSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('add'), account: newAccountSchema }),
  z.object({ command: z.literal('list') }),
  z.object({ command: z.literal('disable'), email: emailSchema }),
  z.object({ command: z.literal('enable'), email: emailSchema }),
  z.object({ command: z.literal('password'), email: emailSchema, password: passwordSchema }),
  /** Takes it away from whoever has lost it. */
  z.object({ command: z.literal('second-factor'), email: emailSchema }),
  z.object({ command: z.literal('workshops'), email: emailSchema, place: placeSchema }),
  z.object({ command: z.literal('sites'), email: emailSchema, sites: editedSitesSchema }),
  z.object({ command: z.literal('facilities'), email: emailSchema, answers: answersSchema }),
]);
export type AccountCommand = z.infer<typeof accountCommandSchema>;

export const accountFailureSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('taken'), email: z.string() }),
  z.object({ code: z.literal('unknown-account'), email: z.string() }),
  z.object({ code: z.literal('unknown-workshop'), departmentId: z.string() }),
  z.object({ code: z.literal('unknown-facility'), siteId: z.string() }),
  /** Staff work, answer or edit somewhere, admins everywhere. */
  z.object({ code: z.literal('place-missing') }),
  z.object({ code: z.literal('place-of-admin') }),
]);
export type AccountFailure = z.infer<typeof accountFailureSchema>;

export interface Accounts {
  /** Carries out one command; the accounts that it is about, as they now are. */
  run(command: AccountCommand): Promise<Result<readonly Account[], AccountFailure>>;
}

export interface AccountsOptions {
  readonly database: Database;
  hash(password: string): Promise<string>;
  hasWorkshop(siteIndex: string, departmentId: string): boolean;
  hasFacility(siteIndex: string, siteId: string): boolean;
  readonly clock: Clock;
  readonly log: Log;
}

export function createAccounts(options: AccountsOptions): Accounts {
  const { database, hash, clock, log } = options;

  async function add(account: z.infer<typeof newAccountSchema>): ReturnType<Accounts['run']> {
    const { email, name, role, place, password, sites = [], answers = null } = account;
    const isBound = place !== null || sites.length > 0 || answers !== null;
    if (role === 'staff' && !isBound) return err({ code: 'place-missing' });
    if (role === 'admin' && isBound) return err({ code: 'place-of-admin' });
    const unknown = unknownIn(place) ?? unknownFacilityIn(answers);
    if (unknown !== undefined) return err(unknown);
    const passwordHash = await hash(password);
    const row = {
      id: randomUUID(),
      credentialId: randomUUID(),
      email,
      name,
      role,
      passwordHash,
      place,
      sites,
      answers,
    };
    const made = await database.transaction((tx) => insertAccount(database, tx, row, clock.now()));
    return made ? shown(email) : err({ code: 'taken', email });
  }

  function unknownIn(place: z.infer<typeof placeSchema> | null): AccountFailure | undefined {
    const departmentId = place?.departments.find((each) => !options.hasWorkshop(place.siteIndex, each));
    return departmentId === undefined ? undefined : { code: 'unknown-workshop', departmentId };
  }

  function unknownFacilityIn(answers: Answers | null): AccountFailure | undefined {
    const siteId = answers?.facilities.find(
      (each) => each !== EVERY_FACILITY && !options.hasFacility(answers.siteIndex, each),
    );
    return siteId === undefined ? undefined : { code: 'unknown-facility', siteId };
  }

  async function shown(email: string): ReturnType<Accounts['run']> {
    const account = await accountByEmail(database, email);
    return account === null ? err({ code: 'unknown-account', email }) : ok([account]);
  }

  async function change(command: Exclude<AccountCommand, { command: 'add' | 'list' }>) {
    const { email } = command;
    const account = await accountByEmail(database, email);
    if (account === null) return err({ code: 'unknown-account', email } as const);
    const { id, role } = account;
    if (command.command === 'workshops') {
      if (role === 'admin') return err({ code: 'place-of-admin' } as const);
      const unknown = unknownIn(command.place);
      if (unknown !== undefined) return err(unknown);
      await database.transaction((tx) => replaceWorkshops(tx, id, command.place));
    } else if (command.command === 'facilities') {
      if (role === 'admin') return err({ code: 'place-of-admin' } as const);
      const unknown = unknownFacilityIn(command.answers);
      if (unknown !== undefined) return err(unknown);
      await database.transaction((tx) => replaceFacilities(tx, id, command.answers));
    } else if (command.command === 'sites') {
      if (role === 'admin') return err({ code: 'place-of-admin' } as const);
      await database.transaction((tx) => replaceSites(tx, id, command.sites));
    } else if (command.command === 'password') {
      const passwordHash = await hash(command.password);
      await replacePassword(options, {
        actor: null,
        account: id,
        email: account.email,
        passwordHash,
        except: null,
      });
    } else if (command.command === 'second-factor') {
      await database.transaction(async (tx) => {
        if (!(await deleteSecondFactor(database, tx, id))) return;
        await forgetAttempts(tx, id);
        await deleteSessionsBut(database, tx, id, null);
        await deletePersonalTokens(tx, id);
        const deed = { actor: null, account: id, act: 'second-factor-reset' } as const;
        await insertAccountAudit(tx, deed, clock.now());
      });
    } else {
      const since = command.command === 'disable' ? clock.now() : null;
      await database.transaction((tx) => setDisabled(tx, id, since));
    }
    return shown(email);
  }

  return {
    async run(command) {
      if (command.command === 'list') return ok(await listAccounts(database));
      const result = await (command.command === 'add' ? add(command.account) : change(command));
      const account = result.ok ? result.value[0]?.id : undefined;
      log.info(
        { command: command.command, account, outcome: result.ok ? 'done' : result.error.code },
        'account',
      );
      return result;
    },
  };
}
