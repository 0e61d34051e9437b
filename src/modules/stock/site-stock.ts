import { z } from 'zod';
import { type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import { createColumnarIndex, type LocalSearchIndex } from '~/platform/search';
import { carIndexSchema } from './domain/index-schema';
import type { OwnStockSite } from './domain/site';
import { stockTopic } from './import-feed';
import { allCars, type CarPage, carsOfImport } from './store/cars';

/** What a change did to an index of this process. */
export interface StockChange {
  readonly indexName: string;
  /** Ids of cars that came or changed. */
  readonly changed: readonly string[];
  /** Ids of cars that are sold. */
  readonly removed: readonly string[];
}

const payloadSchema = z.object({ import: z.number() });

type Following = Awaited<ReturnType<typeof followChanges>>;

/** One site's index in this process, kept as the database has it. */
export class SiteStock {
  readonly site: OwnStockSite;
  readonly index: LocalSearchIndex;
  readonly #database: Database;
  readonly #log: Log;
  readonly #notify: (change: StockChange) => void;
  #following: Following | undefined;

  constructor(database: Database, log: Log, site: OwnStockSite, notify: (change: StockChange) => void) {
    this.site = site;
    this.index = createColumnarIndex(carIndexSchema(site.locale));
    this.#database = database;
    this.#log = log;
    this.#notify = notify;
  }

  /** The position is taken before the cars are read: a change in between is handled twice, never missed. */
  async start(): Promise<void> {
    if (this.#following) return;
    const topic = stockTopic(this.site.key);
    const from = await latestChange(this.#database.db, topic);
    await this.#load();
    this.#following = await followChanges(this.#database, topic, {
      from,
      log: this.#log,
      onChange: ({ payload }) => this.#applyImport(payloadSchema.parse(payload).import),
      onGap: () => this.#loadAgain(),
    });
  }

  async stop(): Promise<void> {
    await this.#following?.stop();
    this.#following = undefined;
  }

  async catchUp(): Promise<void> {
    await this.#following?.catchUp();
  }

  /** Brings the index to what the database has now; sold cars are remembered for longer than any process sleeps. */
  async #load(): Promise<void> {
    await this.#take(allCars(this.#database, this.site.key), new Set());
    this.index.warm();
  }

  /** The log no longer says what changed: everything may have. */
  async #loadAgain(): Promise<void> {
    const changed = new Set<string>();
    const removed = await this.#take(allCars(this.#database, this.site.key), changed);
    this.#notify({ indexName: this.site.carIndex, changed: [...changed], removed });
  }

  async #applyImport(importId: number): Promise<void> {
    const changed = new Set<string>();
    const removed = await this.#take(carsOfImport(this.#database, this.site.key, importId), changed);
    this.index.warm();
    this.#notify({ indexName: this.site.carIndex, changed: [...changed], removed });
  }

  async #take(pages: AsyncIterable<CarPage>, taken: Set<string>): Promise<string[]> {
    const removed: string[] = [];
    for await (const { changed, cars, sold } of pages) {
      await this.index.upsertInSlices(cars());
      this.index.remove(sold);
      removed.push(...sold);
      for (const id of changed) taken.add(id);
    }
    return removed;
  }
}
