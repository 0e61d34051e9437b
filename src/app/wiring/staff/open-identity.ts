import type { Facilities } from '~/modules/facilities';
import {
  type Account,
  closeDemoAccounts,
  createIdentity,
  type Identity,
  type IdentityOptions,
} from '~/modules/identity';
import type { Config, Secret, SigningSecrets } from '~/platform/config';
import type { Database, Db } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import { siteNamed } from '~/sites';
import { facilityDirectory, workshopDirectory } from '../workshop/workshop-directory';
import { authSecretsOf, derivedKey } from './auth-secret';

/** The accounts of staff, the keys with which the command line reaches them through this process, those of links to drafts, and that of codes for mobile numbers. */
export interface StaffAccounts {
  readonly identity: Identity;
  readonly keys: SigningSecrets;
  readonly previewKeys: SigningSecrets;
  readonly phoneKey: Secret;
}

/** Null in production without `AUTH_SECRET`: the staff pages are closed, and the log says so. */
export async function openIdentity(options: {
  readonly config: Config;
  readonly database: Database;
  readonly facilities: Facilities;
  /** Queues the mail that tells an owner that others may be guessing the password. */
  warnOwner?(account: Account): Promise<void>;
  /** Queues the mail of an invitation, within the transaction that makes it. */
  queueInvitation?(tx: Db, id: string, serial: number): Promise<void>;
  /** Queues the mail that tells an owner of a new token, within the transaction that makes it. */
  readonly queueTokenNotice?: IdentityOptions['queueTokenNotice'];
  readonly clock: Clock;
  readonly log: Log;
}): Promise<StaffAccounts | null> {
  const { config, database, facilities, warnOwner, queueInvitation, queueTokenNotice, clock, log } = options;
  const secrets = await authSecretsOf(config);
  if (secrets === null) {
    log.warn('AUTH_SECRET is not set: the staff pages are closed');
    return null;
  }
  const [newest, ...older] = secrets;
  const identity = createIdentity({
    database,
    clock,
    log,
    secrets: [newest.reveal(), ...older.map((each) => each.reveal())],
    secureCookies: config.environment === 'production',
    requireSecondFactor: config.environment === 'production',
    issuer: siteNamed(config.defaultSite).name,
    hasWorkshop: workshopDirectory(facilities),
    hasFacility: facilityDirectory(facilities),
    ...(warnOwner && { warnOwner }),
    ...(queueInvitation && { queueInvitation }),
    ...(queueTokenNotice && { queueTokenNotice }),
  });
  if (config.demoMode && config.demo !== 'off') {
    const { makeDemoAccounts } = await import('~/demo');
    await makeDemoAccounts(identity, facilities);
  }
  if (!config.demoMode) await closeDemoAccounts(identity.accounts, log);
  const keysFor = (use: Parameters<typeof derivedKey>[1]): SigningSecrets => [
    derivedKey(newest, use),
    ...older.map((each) => derivedKey(each, use)),
  ];
  return {
    identity,
    keys: keysFor('accounts'),
    previewKeys: keysFor('previews'),
    phoneKey: derivedKey(newest, 'phones'),
  };
}
