import { createHash } from 'node:crypto';

/** What failures are counted by, and how many of them cost nothing. */
const ALLOWED_FAILURES = {
  /** One account from one place. */
  pair: 5,
  /** One account, from everywhere. */
  account: 20,
  /** One place, at all accounts: a workshop's staff may share one. */
  client: 30,
  /** One device that has signed in to the account before. */
  device: 8,
  /** Codes of the second factor, of one account. */
  code: 5,
  /** Personal tokens that are none, from one place: a script that goes on with one that has ended. */
  token: 30,
} as const;
type Scope = keyof typeof ALLOWED_FAILURES;

const MIN_WAIT_SECONDS = 15;
export const MAX_WAIT_SECONDS = 900;

/** Failures older than this count no more. */
export const RETENTION_SECONDS = 24 * 3600;

/** One thing that attempts are counted by. */
export interface Counter {
  readonly scope: Scope;
  /** A digest. */
  readonly key: string;
  readonly free: number;
}

/** How long to wait after so many failures: nothing at first, then doubling up to a quarter of an hour. */
export function waitAfter(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(MIN_WAIT_SECONDS * 2 ** (failures - free), MAX_WAIT_SECONDS);
}

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** What the keys begin with of all that is counted at an account, by its address in lower case or by its id. */
export const keysOfAccount = (account: string): string => `${digest([account])}.`;

const counter = (scope: Scope, ...parts: readonly string[]): Counter => ({
  scope,
  key: digest([scope, ...parts]),
  free: ALLOWED_FAILURES[scope],
});

function counterAt(account: string, scope: Scope, ...parts: readonly string[]): Counter {
  const { key, free } = counter(scope, account, ...parts);
  return { scope, key: keysOfAccount(account) + key, free };
}

/** What an attempt at a code counts under: only whoever has the password comes so far. */
export const codeCounter = (accountId: string): Counter => counterAt(accountId, 'code');

/** What a wrong personal token counts under. */
export const tokenCounter = (client: string): Counter => counter('token', client);

/**
 * What an attempt counts under. A device that has signed in to the account before counts for itself: whatever others do to
 * the account, it is not kept out.
 *
 * @param email lower case
 * @param device what tells the known device from others; null for one that is not known
 */
export function countersOf(email: string, client: string, device: string | null): readonly Counter[] {
  return device === null
    ? [counter('client', client), counterAt(email, 'pair', client), counterAt(email, 'account')]
    : [counterAt(email, 'device', device)];
}
