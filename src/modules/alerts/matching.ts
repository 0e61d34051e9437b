import { randomUUID } from 'node:crypto';
import { setImmediate as otherWork } from 'node:timers/promises';
import type { Stock, StockNews } from '~/modules/stock';
import type { Database, Db } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { SEARCH_LIMITS, type SearchRequest } from '~/platform/search';
import type { Clock } from '~/platform/time';
import { siteByKey } from '~/sites';
import type { Alert } from './domain/alert';
import { type Finding, findingOf, isRelevant } from './domain/findings';
import type { SearchReader } from './domain/reader';
import * as alerts from './store/alert-store';
import * as findings from './store/finding-store';

export interface MatchOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly stock: Pick<Stock, 'search' | 'catchUp' | 'position' | 'newsSince'>;
  readonly reader: SearchReader;
  readonly clock: Clock;
  readonly log: Log;
}

export const MAIL_QUEUE = 'alerts-mail';

/** Alerts read at a time. */
const PAGE_SIZE = 200;

/**
 * Looks through what an index has got since the last time, for every active alert. What is found is noted with its mail in
 * one transaction per alert; the position moves last, so that a crash repeats the look and notes nothing twice.
 * @returns how many alerts found something
 */
export async function matchIndex(carIndex: string, options: MatchOptions): Promise<number> {
  const { database, stock, log } = options;
  const position = await stock.position(carIndex);
  const from = await findings.positionOf(database, carIndex);
  if (from !== null && from >= position) return 0;
  const since = from === null ? null : await alerts.earliestActivation(database, carIndex);
  const news =
    from === null || since === null
      ? []
      : (await stock.newsSince(carIndex, from)).filter((car) => isRelevant(car, since));
  let found = 0;
  if (news.length > 0) {
    // The position is the database's; this process's index may be a moment behind.
    await stock.catchUp();
    const run = new MatchRun(carIndex, news, options);
    for (let after: string | null = null; ; ) {
      const page: readonly Alert[] = await alerts.activeAlerts(database, carIndex, {
        after,
        limit: PAGE_SIZE,
      });
      for (const alert of page) {
        if (await run.matchAlert(alert)) found += 1;
        await otherWork();
      }
      if (page.length < PAGE_SIZE) break;
      after = page.at(-1)?.id ?? null;
    }
  }
  await findings.advancePosition(database.db, carIndex, position);
  if (news.length > 0) log.info({ carIndex, cars: news.length, alerts: found }, 'alerts looked through');
  return found;
}

/** Another process has noted all of it meanwhile: nothing of the transaction shall stay. */
class NothingToReport extends Error {
  override readonly name = 'NothingNew';
}

interface Searched {
  /** Of the cars that may matter, those that the search finds. */
  readonly ids: ReadonlySet<string>;
  readonly limit: number | null;
}

/** One look through one index: alerts with the same search share its answer. */
class MatchRun {
  readonly #carIndex: string;
  readonly #news: ReadonlyMap<string, StockNews>;
  readonly #options: MatchOptions;
  readonly #searched = new Map<string, Searched>();

  constructor(carIndex: string, news: readonly StockNews[], options: MatchOptions) {
    this.#carIndex = carIndex;
    this.#news = new Map(news.map((car) => [car.carId, car]));
    this.#options = options;
  }

  /** Notes what is news to an alert, and the mail that tells it. False when there is none. */
  async matchAlert(alert: Alert): Promise<boolean> {
    const { since } = alert;
    if (since === null) return false;
    const { ids, limit } = await this.#search(alert);
    const own = [...ids].flatMap((id) => {
      const car = this.#news.get(id);
      return car !== undefined && isRelevant(car, since) ? [car] : [];
    });
    if (own.length === 0) return false;
    const reported = await findings.reportedFindings(
      this.#options.database,
      alert.id,
      own.map(({ carId }) => carId),
    );
    const found = own.flatMap(
      (car) => findingOf(car, { ...alert, since, limit }, reported.get(car.carId)) ?? [],
    );
    return found.length > 0 && this.#save(alert, found);
  }

  async #save({ id: alertId }: Alert, found: readonly Finding[]): Promise<boolean> {
    const { database, jobs, clock } = this.#options;
    const nothing = new NothingToReport();
    const noted = database.transaction(async (tx) => {
      const held = await alerts.lockAlert(database, tx, alertId);
      if (held?.state !== 'active') return false;
      const at = clock.now();
      const mailId = held.frequency === 'now' ? randomUUID() : null;
      if (mailId !== null) await findings.openEmptyMail(tx, { id: mailId, alertId, at });
      if ((await findings.insertFindings(database, tx, found, { alertId, mailId, at })) === 0) throw nothing;
      if (mailId !== null) await jobs.enqueue(tx, MAIL_QUEUE, { mailId });
      return true;
    });
    return noted.catch((error: unknown) => {
      if (error === nothing) return false;
      throw error;
    });
  }

  async #search({ site, searchKey, search }: Alert): Promise<Searched> {
    const key = `${site} ${searchKey}`;
    const known = this.#searched.get(key);
    if (known !== undefined) return known;
    const request = await this.#options.reader.request(siteByKey(site), search);
    const wanted = search.kind === 'car' ? [search.carId] : [...this.#news.keys()];
    const ids = new Set<string>();
    for (let at = 0; at < wanted.length; at += SEARCH_LIMITS.maxValues) {
      const chunk = wanted.slice(at, at + SEARCH_LIMITS.maxValues).filter((id) => this.#news.has(id));
      if (chunk.length > 0) await this.#searchIn(chunk, request, ids);
    }
    const searched = { ids, limit: priceLimit(request) };
    this.#searched.set(key, searched);
    return searched;
  }

  async #searchIn(
    carIds: readonly string[],
    request: Omit<SearchRequest, 'index'>,
    ids: Set<string>,
  ): Promise<void> {
    for (let offset = 0; ; offset += SEARCH_LIMITS.maxLimit) {
      const { content, total_items } = await this.#options.stock.search(this.#carIndex, {
        ...request,
        filters: { ...request.filters, car_id: carIds },
        fields: ['car_id'],
        limit: SEARCH_LIMITS.maxLimit,
        offset,
      });
      for (const { car_id } of content) ids.add(String(car_id));
      if (content.length === 0 || offset + content.length >= total_items) return;
    }
  }
}

/** The upper end of the price in a search, in minor units. */
function priceLimit({ facets = [] }: Pick<SearchRequest, 'facets'>): number | null {
  const [range] = facets.find(({ name }) => name === 'car_price')?.filters ?? [];
  if (typeof range !== 'object' || !('type' in range)) return null;
  const max = range.values[1];
  return typeof max === 'number' ? max * 100 : null;
}

/** One mail for everything that waits, and the job that sends it, in the caller's transaction. */
export async function mailPendingFindings(
  { database, jobs }: Pick<MatchOptions, 'database' | 'jobs'>,
  tx: Db,
  alertId: string,
  at: Date,
): Promise<void> {
  const mailId = randomUUID();
  if (await findings.makeMail(database, tx, { id: mailId, alertId, at })) {
    await jobs.enqueue(tx, MAIL_QUEUE, { mailId });
  }
}
