import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Stock } from '~/modules/stock';
import type { WordsOf } from '~/modules/templates';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer } from '~/platform/mail';
import type { RateLimit } from '~/platform/rate-limit';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { tokenHash } from '~/platform/token';
import { isSiteKey, type Language, type Site, siteByKey } from '~/sites';
import {
  type Alert,
  type AlertPreferences,
  type AlertState,
  retentionLimits,
  searchKeyOf,
} from './domain/alert';
import { isDue } from './domain/digest';
import type { SearchReader, SearchSummary } from './domain/reader';
import { readSubscription, type SubscribeFailure } from './domain/subscription';
import type { Purpose } from './domain/token';
import { newToken, sendGreeting, sendNews } from './mailing';
import { MAIL_QUEUE, mailPendingFindings, matchIndex } from './matching';
import * as store from './store/alert-store';
import * as findings from './store/finding-store';
import { alertOfToken, deleteExpiredTokens } from './store/token-store';

export interface AlertsOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly stock: Stock;
  readonly reader: SearchReader;
  /** The site with the contact facts in force. */
  siteOf(site: Site): Site;
  readonly words: WordsOf;
  /** How many forms may name one address; beyond that the response is the same, and nothing is stored. */
  readonly addressLimit: RateLimit;
  readonly clock: Clock;
  readonly log: Log;
}

/** An alert as its owner's page shows it. */
export interface ShownAlert {
  readonly alert: Alert;
  readonly summary: SearchSummary;
}

export interface Alerts {
  /**
   * Stores an unconfirmed alert; when this resolves with ok it is on disk and its mail is queued. The response is the same
   * whether the address is known or not.
   */
  subscribe(site: Site, language: Language, fields: URLSearchParams): Promise<Result<null, SubscribeFailure>>;
  /** The alert that a token opens; null for a token that opens nothing. */
  open(purpose: Purpose, token: string): Promise<ShownAlert | null>;
  /** Makes the alert count. Again changes nothing. Returns a token to manage it with. */
  confirm(token: string): Promise<({ readonly manage: string } & ShownAlert) | null>;
  /** Ends the mails; the alert can be started again from its page until it is forgotten. */
  stop(purpose: 'manage' | 'unsubscribe', token: string): Promise<ShownAlert | null>;
  resume(token: string): Promise<ShownAlert | null>;
  change(token: string, preferences: AlertPreferences): Promise<ShownAlert | null>;
  /** Deletes the alert and its address. False when the token opens nothing. */
  remove(token: string): Promise<boolean>;
  /** Registers the work in the background; before `jobs.start`. */
  work(): Promise<void>;
  /** Follows the stock; after `jobs.start`. Returns the way to stop. */
  follow(): Promise<() => void>;
  counts(): Promise<Readonly<Record<AlertState, number>>>;
}

const GREETING_QUEUE = 'alerts-greeting';
const MATCH_QUEUE = 'alerts-match';
const DIGEST_QUEUE = 'alerts-digest';
const CLEANUP_QUEUE = 'alerts-tidy';

/** About a day and a half of patience, from half a minute doubling. */
const MAIL_RETRY = { retryLimit: 12, retryDelaySeconds: 30 } as const;
const TASK_RETRY = { retryLimit: 5, retryDelaySeconds: 30 } as const;

/** Alerts of an address on one site. */
const MAX_PER_ADDRESS = 50;

const greetingJob = z.object({ alertId: z.string(), askId: z.string() });
const mailJob = z.object({ mailId: z.string() });
const matchJob = z.object({ carIndex: z.string() });

/** Saved searches of visitors, and the mails they get when something happens in them. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { database, clock } = options;
  const { db } = database;

  const find = async (purpose: Purpose, token: string): Promise<Alert | null> => {
    const hash = tokenHash(token);
    const id = hash === null ? null : await alertOfToken(database, hash, purpose, clock.now());
    return id === null ? null : store.findAlert(database, db, id);
  };
  const toShownAlert = async (alert: Alert | null): Promise<ShownAlert | null> => {
    if (alert === null) return null;
    const site = siteByKey(alert.site);
    return { alert, summary: await options.reader.describe(site, alert.language, alert.search) };
  };
  const changeAlert = async (
    purpose: Purpose,
    token: string,
    act: (alert: Alert) => Promise<void>,
  ): Promise<ShownAlert | null> => {
    const alert = await find(purpose, token);
    if (alert === null) return null;
    await act(alert);
    return toShownAlert(await store.findAlert(database, db, alert.id));
  };
  const stop = ({ id }: Alert) => database.transaction((tx) => store.stop(tx, id, clock.now()));

  return {
    subscribe: (site, language, fields) => subscribe(site, language, fields, options),
    open: async (purpose, token) => toShownAlert(await find(purpose, token)),
    async confirm(token) {
      const confirmed = await changeAlert('confirm', token, ({ id }) => store.activate(db, id, clock.now()));
      if (confirmed === null) return null;
      return { ...confirmed, manage: await newToken(database, confirmed.alert.id, 'manage') };
    },
    stop: (purpose, token) => changeAlert(purpose, token, stop),
    resume: (token) => changeAlert('manage', token, ({ id }) => store.activate(db, id, clock.now())),
    change: (token, preferences) =>
      changeAlert('manage', token, ({ id }) => store.updatePreferences(db, id, preferences)),
    async remove(token) {
      const alert = await find('manage', token);
      if (alert !== null) await store.deleteAlert(db, alert.id);
      return alert !== null;
    },
    work: () => work(options),
    follow: () => follow(options),
    counts: () => store.countByState(database),
  };
}

async function subscribe(
  site: Site,
  language: Language,
  fields: URLSearchParams,
  options: AlertsOptions,
): Promise<Result<null, SubscribeFailure>> {
  const { database, jobs, clock, reader, addressLimit } = options;
  const read = readSubscription(fields);
  if (!read.ok) return read;
  const { email, search: submitted, ...preferences } = read.value;
  const search = await reader.read(site, submitted);
  const { carIndex } = site;
  if (search === null || carIndex === null) return err({ kind: 'malformed' });
  const at = clock.now();
  const key = createHash('sha256').update(email).digest('base64url');
  if (!(await addressLimit.take(key, at)).allowed) return ok(null);
  if ((await store.countAlerts(database, site.key, email)) >= MAX_PER_ADDRESS) return ok(null);
  const alert = {
    id: randomUUID(),
    site: site.key,
    language,
    carIndex,
    email,
    search,
    searchKey: searchKeyOf(search),
    ...preferences,
  };
  const askId = randomUUID();
  await database.transaction(async (tx) => {
    const { id, owed } = await store.requestAlert(database, tx, alert, { id: askId, at });
    if (owed) await jobs.enqueue(tx, GREETING_QUEUE, { alertId: id, askId });
  });
  return ok(null);
}

async function work(options: AlertsOptions): Promise<void> {
  const { database, jobs, stock, clock, log } = options;
  for (const carIndex of stock.indexNames) {
    // Cars from before the first alert do not count as new.
    if ((await findings.positionOf(database, carIndex)) !== null) continue;
    await findings.advancePosition(database.db, carIndex, await stock.position(carIndex));
  }
  await jobs.work(GREETING_QUEUE, { ...MAIL_RETRY, concurrency: 2 }, async ({ data }) => {
    const { alertId, askId } = greetingJob.parse(data);
    await sendGreeting(alertId, askId, options);
  });
  await jobs.work(MAIL_QUEUE, { ...MAIL_RETRY, concurrency: 2 }, ({ data }) =>
    sendNews(mailJob.parse(data).mailId, options),
  );
  await jobs.work(MATCH_QUEUE, TASK_RETRY, async ({ data }) => {
    const named = matchJob.safeParse(data);
    for (const carIndex of named.success ? [named.data.carIndex] : stock.indexNames) {
      await matchIndex(carIndex, options);
    }
  });
  await jobs.work(DIGEST_QUEUE, TASK_RETRY, () => mailDigests(options));
  await jobs.work(CLEANUP_QUEUE, TASK_RETRY, async () => {
    const now = clock.now();
    const forgotten = await store.deleteOldAlerts(database, retentionLimits(now));
    await deleteExpiredTokens(database.db, now);
    if (forgotten > 0) log.info({ alerts: forgotten }, 'alerts forgotten');
  });
}

/** One mail each for the alerts whose morning has come. */
export async function mailDigests(options: AlertsOptions): Promise<void> {
  const { database, clock } = options;
  const now = clock.now();
  for (const { alertId, site, foundAt } of await findings.waitingAlerts(database)) {
    if (!isSiteKey(site) || !isDue(foundAt, now, siteByKey(site).zone)) continue;
    await database.transaction(async (tx) => {
      const alert = await store.lockAlert(database, tx, alertId);
      if (alert?.state === 'active') await mailPendingFindings(options, tx, alertId, now);
    });
  }
}

/**
 * Starts matching after each import. A notification that is lost in a crash is made up for by the schedule, from the position
 * in the database.
 */
async function follow({ database, jobs, stock, log }: AlertsOptions): Promise<() => void> {
  await jobs.schedule(MATCH_QUEUE, '*/10 * * * *');
  await jobs.schedule(DIGEST_QUEUE, '7 * * * *');
  await jobs.schedule(CLEANUP_QUEUE, '41 3 * * *');
  return stock.onChange(({ indexName: carIndex }) => {
    database
      .transaction((tx) => jobs.enqueue(tx, MATCH_QUEUE, { carIndex }, { singletonKey: carIndex }))
      .catch((error: unknown) => log.warn({ err: error, carIndex }, 'alerts were not woken'));
  });
}
