import { randomBytes } from 'node:crypto';
import type { Database, Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Member } from './domain/account';
import { type Counter, codeCounter } from './domain/attempts';
import type { Secrets } from './domain/cookies/signed-cookie';
import { administers } from './domain/permissions';
import { makeRecoveryCodes, recoveryDigest } from './domain/recovery-codes';
import { seal, unseal } from './domain/sealed';
import { base32, otpauthUri, stepOfCode, TOTP_KEY_BYTES } from './domain/totp';
import { accountById } from './store/account-store';
import { countAttempt, forgetAttempts, resetAttempts } from './store/attempt-store';
import { insertAccountAudit } from './store/audit-store';
import { deletePersonalTokens } from './store/personal-token-store';
import {
  beginSecondFactor,
  confirmSecondFactor,
  deleteSecondFactor,
  replaceRecoveryCodes,
  resealSecondFactor,
  sealedSecrets,
  secondFactorOf,
  takeRecoveryCode,
  takeStep,
} from './store/second-factor-store';
import { deleteSessionsBut } from './store/session-store';

/** What an app needs: as a QR code, and in letters. */
interface Enrolment {
  readonly uri: string;
  readonly secret: string;
}

export type SecondFactorState =
  | { readonly kind: 'off' }
  | { readonly kind: 'begun'; readonly enrolment: Enrolment }
  | { readonly kind: 'on'; readonly recoveryCodes: number };

export type CodeFailure =
  | { readonly code: 'wrong-code' }
  | { readonly code: 'rate-limited'; readonly retryAfterSeconds: number };
export type PasswordFailure =
  | { readonly code: 'refused' }
  | { readonly code: 'rate-limited'; readonly retryAfterSeconds: number };
/** Nothing was begun, or it is on already; somebody in this role must have one. */
type FactorFailure = { readonly code: 'not-now' } | { readonly code: 'required' };

export interface SecondFactor {
  /** Whether somebody in this role must have one. */
  isRequired(member: Pick<Member, 'role' | 'sites'>): boolean;
  state(member: Member): Promise<SecondFactorState>;
  /** Makes a key; it counts once a code of it is given. */
  begin(
    member: Member,
    password: string,
    from: Client,
  ): Promise<Result<void, PasswordFailure | FactorFailure>>;
  /** The recovery codes, which are told this once; other sessions end. */
  confirm(
    member: Member,
    code: string,
    sessionId: string,
  ): Promise<Result<readonly string[], CodeFailure | FactorFailure>>;
  /** New recovery codes instead of the old. */
  renewCodes(
    member: Member,
    password: string,
    from: Client,
  ): Promise<Result<readonly string[], PasswordFailure | FactorFailure>>;
  turnOff(
    member: Member,
    password: string,
    from: Client,
  ): Promise<Result<void, PasswordFailure | FactorFailure>>;
  /** For somebody who has lost everything: they enrol anew. Their sessions and tokens end. */
  reset(by: Member, accountId: string): Promise<Result<void, { readonly code: 'unknown' }>>;
}

/** Where a password is given, for counting attempts. */
export interface Client {
  readonly client: string;
  readonly cookie?: string | undefined;
}

export interface SecondFactorOptions {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Named by the authenticator app. */
  readonly issuer: string;
  /** Whether somebody in this role may be without. */
  isRequired(member: Pick<Member, 'role' | 'sites'>): boolean;
  checkPassword(accountId: string, password: string, from: Client): Promise<Result<void, PasswordFailure>>;
  readonly clock: Clock;
}

/** Second factors by authenticator app (TOTP), in the hands of their owners. */
export function createSecondFactor(options: SecondFactorOptions): SecondFactor {
  const { database, secrets, issuer, isRequired, checkPassword, clock } = options;

  const audit = (
    tx: Db,
    member: Pick<Member, 'id'>,
    act: 'second-factor-on' | 'second-factor-off' | 'codes-renewed',
  ) => insertAccountAudit(tx, { actor: member.id, account: member.id, act }, clock.now());

  return {
    isRequired,
    async state(member) {
      const row = await secondFactorOf(database, member.id);
      if (row === null) return { kind: 'off' };
      if (row.confirmed) return { kind: 'on', recoveryCodes: row.recoveryCodes };
      const key = unseal(row.secret, member.id, secrets)?.value;
      const account = await accountById(database, member.id);
      if (key === undefined || account === null) return { kind: 'off' };
      const enrolment = { uri: otpauthUri(key, issuer, account.email), secret: base32(key) };
      return { kind: 'begun', enrolment };
    },
    async begin(member, password, from) {
      const checked = await checkPassword(member.id, password, from);
      if (!checked.ok) return checked;
      const secret = seal(randomBytes(TOTP_KEY_BYTES), member.id, secrets);
      const isStarted = await beginSecondFactor(database, member.id, secret, clock.now());
      return isStarted ? ok(undefined) : err({ code: 'not-now' });
    },
    async confirm(member, code, sessionId) {
      const row = await secondFactorOf(database, member.id);
      if (row === null || row.confirmed) return err({ code: 'not-now' });
      const attempt = await counted(options, member.id, async () => {
        const key = unseal(row.secret, member.id, secrets)?.value;
        const step = key === undefined ? null : stepOfCode(key, code, clock.now());
        if (step === null) return null;
        const codes = makeRecoveryCodes();
        return database.transaction(async (tx) => {
          const now = clock.now();
          if (!(await takeStep(database, tx, member.id, step))) return null;
          if (!(await confirmSecondFactor(database, tx, member.id, row.secret, now))) return null;
          await replaceRecoveryCodes(
            tx,
            member.id,
            codes.flatMap((each) => recoveryDigest(each) ?? []),
          );
          await deleteSessionsBut(database, tx, member.id, sessionId);
          await audit(tx, member, 'second-factor-on');
          return codes;
        });
      });
      return attempt;
    },
    async renewCodes(member, password, from) {
      const checked = await checkPassword(member.id, password, from);
      if (!checked.ok) return checked;
      if ((await secondFactorOf(database, member.id))?.confirmed !== true) return err({ code: 'not-now' });
      const codes = makeRecoveryCodes();
      await database.transaction(async (tx) => {
        await replaceRecoveryCodes(
          tx,
          member.id,
          codes.flatMap((each) => recoveryDigest(each) ?? []),
        );
        await audit(tx, member, 'codes-renewed');
      });
      return ok(codes);
    },
    async turnOff(member, password, from) {
      const checked = await checkPassword(member.id, password, from);
      if (!checked.ok) return checked;
      if (isRequired(member)) return err({ code: 'required' });
      await database.transaction(async (tx) => {
        if (await deleteSecondFactor(database, tx, member.id)) await audit(tx, member, 'second-factor-off');
      });
      return ok(undefined);
    },
    async reset(by, accountId) {
      const account = await accountById(database, accountId);
      if (account === null || !administers(by, account)) return err({ code: 'unknown' });
      await database.transaction(async (tx) => {
        if (!(await deleteSecondFactor(database, tx, accountId))) return;
        await forgetAttempts(tx, accountId);
        await deleteSessionsBut(database, tx, accountId, null);
        await deletePersonalTokens(tx, accountId);
        const deed = { actor: by.id, account: accountId, act: 'second-factor-reset' } as const;
        await insertAccountAudit(tx, deed, clock.now());
      });
      return ok(undefined);
    },
  };
}

/** Whether a code of the app, or a recovery code, is right; each is taken once. */
export async function checkCode(
  options: Pick<SecondFactorOptions, 'database' | 'secrets' | 'clock'>,
  accountId: string,
  typed: string,
): Promise<Result<void, CodeFailure>> {
  const { database, secrets, clock } = options;
  const row = await secondFactorOf(database, accountId);
  if (row === null || !row.confirmed) return err({ code: 'wrong-code' });
  return counted(options, accountId, async () => {
    const digest = recoveryDigest(typed);
    if (digest !== null) {
      const isTaken = await database.transaction(async (tx) => {
        if (!(await takeRecoveryCode(database, tx, accountId, digest))) return false;
        const deed = { actor: accountId, account: accountId, act: 'recovery-code-used' } as const;
        await insertAccountAudit(tx, deed, clock.now());
        return true;
      });
      return isTaken ? undefined : null;
    }
    const key = unseal(row.secret, accountId, secrets)?.value;
    const step = key === undefined ? null : stepOfCode(key, typed, clock.now());
    return step !== null && (await takeStep(database, database.db, accountId, step)) ? undefined : null;
  });
}

/** Seals with the first secret what an older one has sealed, so that the older can go. */
export async function resealOld({
  database,
  secrets,
}: Pick<SecondFactorOptions, 'database' | 'secrets'>): Promise<void> {
  for (const { userId, secret } of await sealedSecrets(database)) {
    const opened = unseal(secret, userId, secrets);
    if (opened?.isOld !== true) continue;
    const to = seal(opened.value, userId, secrets);
    await resealSecondFactor(database.db, userId, { from: secret, to });
  }
}

/** Counts an attempt at a code before it is looked at; `check` answers null for a wrong one. */
async function counted<T>(
  { database, clock }: Pick<SecondFactorOptions, 'database' | 'clock'>,
  accountId: string,
  check: () => Promise<T | null>,
): Promise<Result<T, CodeFailure>> {
  const counters: readonly Counter[] = [codeCounter(accountId)];
  const { wait } = await countAttempt(database, counters, clock.now());
  if (wait > 0) return err({ code: 'rate-limited', retryAfterSeconds: wait });
  const value = await check();
  if (value === null) return err({ code: 'wrong-code' });
  await resetAttempts(database.db, counters, clock.now());
  return ok(value);
}
