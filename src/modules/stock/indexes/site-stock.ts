import { z } from 'zod';
import { type Database, followChanges, latestChange } from '~/platform/db';
import type { JsonObject } from '~/platform/json';
import type { Log } from '~/platform/log';
import {
  createColumnarIndex,
  type FacetMap,
  type FacetMapRequest,
  type LocalSearchIndex,
  type SearchRequest,
  type SearchResponse,
} from '~/platform/search';
import { carIndexSchema } from '../domain/index-schema';
import { type LoanPlans, withLoanPlan } from '../domain/loan-plan';
import type { OwnStockSite, StoreDirectory } from '../domain/site';
import { stockTopic } from '../stock-topic';
import { allCars, type CarPage, carsDigest, carsOfImport } from '../store/cars';
import { IndexSnapshot, type SnapshotOptions } from './index-snapshot';
import { StorePlaces, storeOf } from './store-places';

/** What a change did to an index of this process. */
export interface StockChange {
  readonly indexName: string;
  /** Ids of cars that came or changed. */
  readonly changed: readonly string[];
  /** Ids of cars that are sold. */
  readonly removed: readonly string[];
}

export const payloadSchema = z.object({ import: z.number() });

/** One site's cars, wherever their index is. */
export interface SiteIndex {
  readonly site: OwnStockSite;
  search(request: SearchRequest): Promise<SearchResponse>;
  facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap>;
  /** The record of a car on sale. */
  car(carId: string): Promise<JsonObject | undefined>;
  count(): Promise<number>;
  start(): Promise<void>;
  stop(): Promise<void>;
  catchUp(): Promise<void>;
  relocate(): Promise<void>;
  /** The loan terms of the site have changed: cars get those that are in force. */
  refinance(): Promise<void>;
}

export interface SiteStockPorts {
  readonly database: Database;
  readonly log: Log;
  readonly stores: StoreDirectory;
  /** The site's own terms of loans, in place of the lender's. */
  readonly loanPlans: LoanPlans;
}

export interface SiteStockOptions extends SiteStockPorts {
  /** Where the index is kept over a restart; null: nowhere. */
  readonly snapshots: SnapshotOptions | null;
}

export type Notify = (change: StockChange) => void;
type Following = Awaited<ReturnType<typeof followChanges>>;

/** One site's index in this process, kept as the database has it. */
export class SiteStock implements SiteIndex {
  readonly site: OwnStockSite;
  readonly #index: LocalSearchIndex;
  readonly #database: Database;
  readonly #log: Log;
  readonly #notify: Notify;
  readonly #places: StorePlaces;
  readonly #loanPlans: LoanPlans;
  /** Of the plan that the cars of the index have. */
  #planned: number | null = null;
  readonly #snapshot: IndexSnapshot | null;
  /** What reads the database and writes the index does so one after another: the later reading is the newer one. */
  #writing: Promise<unknown> = Promise.resolve();
  #following: Following | undefined;

  constructor(
    { database, log, stores, loanPlans, snapshots }: SiteStockOptions,
    site: OwnStockSite,
    notify: Notify,
  ) {
    this.site = site;
    this.#places = new StorePlaces(stores, site);
    this.#index = createColumnarIndex(carIndexSchema(site.locale));
    this.#loanPlans = loanPlans;
    this.#database = database;
    this.#log = log;
    this.#notify = notify;
    this.#snapshot =
      snapshots &&
      new IndexSnapshot({
        ...snapshots,
        index: this.#index,
        name: site.carIndex,
        state: () => this.#state(),
        inTurn: (work) => this.#inTurn(work),
        log,
      });
  }

  async search(request: SearchRequest): Promise<SearchResponse> {
    return this.#index.search(request);
  }

  async facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap> {
    return this.#index.facetMap(facets);
  }

  async car(carId: string): Promise<JsonObject | undefined> {
    return this.#index.get(carId);
  }

  async count(): Promise<number> {
    return this.#index.size;
  }

  /** The position is taken before the cars are read: a change in between is handled twice, never missed. */
  async start(): Promise<void> {
    if (this.#following) return;
    const topic = stockTopic(this.site.key);
    const from = await latestChange(this.#database.db, topic);
    await this.#inTurn(() => this.#load());
    this.#following = await followChanges(this.#database, topic, {
      from,
      log: this.#log,
      onChange: ({ payload }) => this.#applyImport(payloadSchema.parse(payload).import),
      onGap: () => this.#loadAgain(),
    });
  }

  async stop(): Promise<void> {
    await this.#following?.stop();
    await this.#snapshot?.stop();
    this.#following = undefined;
  }

  async catchUp(): Promise<void> {
    await this.#following?.catchUp();
  }

  /** The stores have changed: cars of those that moved get their new position. */
  relocate(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#places.read();
      const { moved } = this.#places;
      if (moved.size === 0) return;
      const changed = new Set<string>();
      for await (const { cars } of allCars(this.#database, this.site.key)) {
        const own = [...cars()].filter((car) => moved.has(storeOf(car)));
        await this.#index.upsertInSlices(own.map((car) => this.#shown(car)));
        for (const { car_id } of own) changed.add(String(car_id));
      }
      this.#places.settle();
      this.#snapshot?.changed();
      if (changed.size === 0) return;
      this.#index.warm();
      this.#notify({ indexName: this.site.carIndex, changed: [...changed], removed: [] });
    });
  }

  refinance(): Promise<void> {
    return this.#inTurn(async () => {
      const version = this.#version();
      if (this.#planned === version) return;
      const changed = new Set<string>();
      const removed = await this.#takeNow(allCars(this.#database, this.site.key), changed);
      this.#planned = version;
      this.#index.warm();
      this.#notify({ indexName: this.site.carIndex, changed: [...changed], removed });
    });
  }

  #version(): number | null {
    return this.#loanPlans(this.site.key)?.version ?? null;
  }

  /** A car where its store is, with the loan that the site gives it. */
  #shown(car: JsonObject): JsonObject {
    const placed = this.#places.placed(car);
    const inForce = this.#loanPlans(this.site.key);
    return inForce === null ? placed : withLoanPlan(placed, inForce, this.site);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#writing.then(work);
    this.#writing = turn.catch(() => undefined);
    return turn;
  }

  /** Brings the index to what the database has now; sold cars are remembered for longer than any process sleeps. */
  async #load(): Promise<void> {
    await this.#places.read();
    this.#places.settle();
    this.#planned = this.#version();
    if (!(await this.#snapshot?.load()))
      await this.#takeNow(allCars(this.#database, this.site.key), new Set());
    this.#index.warm();
  }

  /** What the index is made of, as the database has it; null while the index is behind. */
  async #state(): Promise<string | null> {
    const { db } = this.#database;
    if (this.#places.moved.size > 0) return null;
    if (this.#planned !== this.#version()) return null;
    const state = [await carsDigest(this.#database, this.site.key), this.#places.digest(), this.#planned];
    // Every change of a car is in the log: with none to come, the cars are still those that were counted.
    const position = this.#following?.position();
    const isBehind =
      position !== undefined && position !== (await latestChange(db, stockTopic(this.site.key)));
    return isBehind ? null : JSON.stringify(state);
  }

  /** The log no longer says what changed: everything may have. */
  async #loadAgain(): Promise<void> {
    const changed = new Set<string>();
    const removed = await this.#take(allCars(this.#database, this.site.key), changed);
    this.#notify({ indexName: this.site.carIndex, changed: [...changed], removed });
  }

  async #applyImport(importId: number): Promise<void> {
    const changed = new Set<string>();
    const removed = await this.#take(carsOfImport(this.#database, importId), changed);
    this.#index.warm();
    this.#notify({ indexName: this.site.carIndex, changed: [...changed], removed });
  }

  #take(pages: AsyncIterable<CarPage>, taken: Set<string>): Promise<string[]> {
    return this.#inTurn(() => this.#takeNow(pages, taken));
  }

  async #takeNow(pages: AsyncIterable<CarPage>, taken: Set<string>): Promise<string[]> {
    const removed: string[] = [];
    await this.#places.read();
    for await (const { changed, cars, sold } of pages) {
      await this.#index.upsertInSlices(Iterator.from(cars()).map((car) => this.#shown(car)));
      this.#index.remove(sold);
      removed.push(...sold);
      for (const id of changed) taken.add(id);
    }
    this.#snapshot?.changed();
    return removed;
  }
}
