import { hash } from 'node:crypto';
import { setImmediate as otherWork, setTimeout as pause } from 'node:timers/promises';
import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import { type AppliedCounts, applyImport, ImportSuperseded } from './apply-import';
import { FileCars, lossesOf } from './domain/file-cars';
import { type ReviewReasons, reviewReasons } from './domain/review';
import type { KnownStore, OwnStockSite, StoreDirectory } from './domain/site';
import type { Bytes } from './feed/bytes';
import type { Feed, UnreadRow } from './feed/feed-row';
import { DEFAULT_FEED_LIMITS, type FeedLimits, FeedRefused, type FileFaultCode } from './feed/limits';
import { readFeed } from './feed/read-feed';
import type { Review } from './held-imports';
import { ImportNotes, type ImportSummary, summaryCounts } from './import-summary';
import { RowStaging } from './stage-rows';
import { holdImport } from './store/held';
import { beginImport, endImport, recordHeartbeat } from './store/imports';
import { carsOnSale, type KnownCars } from './store/on-sale';
import { keepRefusals } from './store/refusals';
import { clearStaging } from './store/staging';

/** Rows per piece of work: each piece keeps the process from its visitors for some 10 ms. */
const BATCH_SIZE = 250;
const HEARTBEAT_MS = 5_000;

export interface ImportFault {
  /**
   * `busy`: another import of the site runs; `overtaken`: it was taken for dead and another one began; `held`: it waits for a
   * person, the old stock stands.
   */
  readonly code: FileFaultCode | 'busy' | 'overtaken' | 'held';
  readonly message: string;
}

export interface ImportProgress {
  readonly phase: 'reading' | 'applying';
  readonly read: number;
  readonly refused: number;
  /** Cars written; 0 while reading. */
  readonly applied: number;
}

export interface ImportOptions {
  readonly limits?: Partial<FeedLimits>;
  /** How long to wait for another import of the site to end. Default a minute. */
  readonly waitMs?: number;
  /** Apply it whatever it takes away. */
  readonly force?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportPorts {
  readonly database: Database;
  readonly log: Log;
  readonly stores: StoreDirectory;
  readonly now: () => Date;
  /** Null: every file that can be read is applied. */
  readonly review: Review | null;
  /** Names the release, by whose rules rows become records; null: it has no name, and each row is read. */
  readonly release: string | null;
}

/**
 * Imports a feed into a site's stock: reads it into staging, then applies the difference in one transaction. A
 * failure at any moment leaves the old stock.
 */
export async function importFeed(
  ports: ImportPorts,
  site: OwnStockSite,
  source: Bytes,
  options: ImportOptions = {},
): Promise<Result<ImportSummary, ImportFault>> {
  const { database, log } = ports;
  const importId = await acquireTurn(database, site.key, options.waitMs ?? 60_000);
  if (importId === null) return err({ code: 'busy', message: `another import into ${site.key} is running` });
  try {
    const run = new ImportRun(ports, site, importId, options);
    const summary = await run.run(source);
    if ('held' in summary) {
      log.warn({ site: site.key, importId, ...summary.held }, 'stock file waits for a person');
      return err({ code: 'held', message: waitsBecause(summary.held) });
    }
    log.info({ site: site.key, importId, ...summaryCounts(summary) }, 'stock imported');
    return ok(summary);
  } catch (error) {
    if (error instanceof ImportSuperseded) return err({ code: 'overtaken', message: error.message });
    const refused = error instanceof FeedRefused;
    await endImport(database, database.db, importId, refused ? 'refused' : 'abandoned', {});
    if (!refused) throw error;
    log.warn({ site: site.key, importId, fault: error.fault.code }, 'stock file refused');
    return err(error.fault);
  } finally {
    await clearStaging(database, importId);
  }
}

/** One sentence for whoever sent the file. */
function waitsBecause({ losses, read, refused, tooManyRefused }: ReviewReasons): string {
  const reasons = losses
    .slice(0, 5)
    .map(({ store, cars, removed }) => `store "${store}" would lose ${removed} of ${cars} cars`);
  if (losses.length > reasons.length) reasons.push(`so would ${losses.length - reasons.length} more stores`);
  if (tooManyRefused) reasons.push(`${refused} of ${read} rows are refused`);
  return `the file waits for a person and the old stock stands: ${reasons.join('; ')}. Send it with force to apply it as it is`;
}

async function acquireTurn(database: Database, site: string, waitMs: number): Promise<number | null> {
  for (const until = Date.now() + waitMs; ; await pause(250)) {
    const importId = await beginImport(database, site);
    if (importId !== null || Date.now() >= until) return importId;
  }
}

class ImportRun {
  readonly #ports: ImportPorts;
  readonly #site: OwnStockSite;
  readonly #importId: number;
  readonly #options: ImportOptions;
  readonly #notes = new ImportNotes();
  readonly #now: Date;
  readonly #file = new FileCars();
  #unchanged = 0;
  #hasSources = false;
  #lastHeartbeat = Date.now();

  constructor(ports: ImportPorts, site: OwnStockSite, importId: number, options: ImportOptions) {
    this.#ports = ports;
    this.#site = site;
    this.#importId = importId;
    this.#options = options;
    this.#now = ports.now();
  }

  async run(source: Bytes): Promise<ImportSummary | { readonly held: ReviewReasons }> {
    const site = this.#site;
    const stores = site.siteIndex === null ? new Map() : await this.#ports.stores(site.siteIndex);
    const maxYear = this.#now.getUTCFullYear() + 2;
    const context = { site, maxYear, digestKey: this.#digestKey(maxYear, stores) };
    const feed = await this.#opened(() =>
      readFeed(source, context, { ...DEFAULT_FEED_LIMITS, ...this.#options.limits }),
    );
    const onSale = await carsOnSale(this.#ports.database, site.key);
    await this.#opened(() => this.#stage(feed, stores, onSale));
    const own = { importId: this.#importId, site: site.key };
    await keepRefusals(this.#ports.database, own, this.#notes.refusals);
    const held = await this.#hold(feed, onSale);
    return held === null ? this.#apply(feed, onSale) : { held };
  }

  /** A row becomes the same record again under the same release, stores and highest year. */
  #digestKey(maxYear: number, stores: ReadonlyMap<string, KnownStore>): string | null {
    const { release } = this.#ports;
    const parts = [release, this.#site.key, maxYear, ...stores];
    return release === null ? null : hash('sha256', JSON.stringify(parts), 'base64url');
  }

  /** A stream that breaks off (the sender went away, the disk failed) is a refused file, not a bug. */
  async #opened<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      if (error instanceof SourceBroken)
        throw new FeedRefused('interrupted', 'the file broke off before its end');
      throw error;
    }
  }

  async #stage(feed: Feed, stores: ReadonlyMap<string, KnownStore>, onSale: KnownCars): Promise<void> {
    const staging = new RowStaging({
      database: this.#ports.database,
      importId: this.#importId,
      site: this.#site,
      stores,
      onSale,
      file: this.#file,
      notes: this.#notes,
    });
    try {
      let waiting: UnreadRow[] = [];
      for await (const rows of feed.rows) {
        waiting.push(...rows);
        for (; waiting.length >= BATCH_SIZE; waiting = waiting.slice(BATCH_SIZE))
          await this.#stageBatch(waiting.slice(0, BATCH_SIZE), staging);
      }
      await this.#stageBatch(waiting, staging);
      await staging.finish();
    } finally {
      // What is written after it was cleared away would stay.
      await staging.stop();
    }
    this.#unchanged = staging.unchanged;
    this.#hasSources = staging.sources > 0;
  }

  async #stageBatch(rows: readonly UnreadRow[], staging: RowStaging): Promise<void> {
    await staging.stage(rows);
    await this.#heartbeat();
    this.#progress('reading', 0);
    await otherWork();
  }

  async #apply(feed: Feed, onSale: KnownCars): Promise<ImportSummary> {
    const applying = { importId: this.#importId, site: this.#site.key, now: this.#now };
    const { read, refused } = this.#notes;
    const { format, ignoredColumns } = feed;
    const made = (written: AppliedCounts): ImportSummary => ({
      site: this.#site.key,
      format,
      read,
      ...written,
      unchanged: this.#unchanged,
      refused,
      ...this.#notes.lists(),
      ignoredColumns,
    });
    const applied = await applyImport(
      this.#ports,
      applying,
      { file: this.#file, onSale, hasSources: this.#hasSources },
      (count) => this.#progress('applying', count),
      (written) => summaryCounts(made(written)),
    );
    return made(applied);
  }

  /** Nobody else changes the site's stock meanwhile, so what is counted here is what would happen. */
  async #hold({ format }: Feed, onSale: KnownCars): Promise<ReviewReasons | null> {
    const { database, review } = this.#ports;
    if (review === null || this.#options.force === true) return null;
    const site = this.#site.key;
    const { read, refused } = this.#notes;
    const stores = lossesOf(onSale, this.#file);
    const reasons = reviewReasons({ read, refused, stores }, review.limits);
    if (reasons === null) return null;
    const held = { id: this.#importId, site, reasons, format };
    await database.transaction(async (tx) => {
      await holdImport(database, tx, held, this.#file);
      await review.notify?.(tx, held);
    });
    return reasons;
  }

  async #heartbeat(): Promise<void> {
    if (Date.now() - this.#lastHeartbeat < HEARTBEAT_MS) return;
    this.#lastHeartbeat = Date.now();
    if (!(await recordHeartbeat(this.#ports.database, this.#importId))) throw new ImportSuperseded();
  }

  #progress(phase: ImportProgress['phase'], applied: number): void {
    const { read, refused } = this.#notes;
    this.#options.onProgress?.({ phase, read, refused, applied });
  }
}

/** Wraps a failure of the bytes' source, to distinguish it from a failure of ours. */
class SourceBroken extends Error {
  override readonly name = 'SourceBroken';
}

/** The source with its failures wrapped as `SourceBroken`. */
export async function* guarded(source: Bytes): AsyncGenerator<Uint8Array> {
  try {
    yield* source;
  } catch (cause) {
    throw new SourceBroken('the source broke off', { cause });
  }
}
