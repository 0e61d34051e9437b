import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, type Result } from '~/platform/result';
import {
  emptyResponse,
  type FacetMap,
  type FacetMapRequest,
  type SearchNode,
  type SearchRequest,
  type SearchResponse,
  type ServiceIndexOptions,
} from '~/platform/search';
import { UNKNOWN_SITE } from '~/sites';
import { CarViews } from './car-views';
import { type CarRecord, carRecordSchema } from './domain/car-record';
import type { LoanPlans } from './domain/loan-plan';
import { currentPriceSince, type LoggedPrice, lowestPriceBefore } from './domain/lowest-price';
import { hasOwnStock, type OwnStockSite, type StockSite, type StoreDirectory } from './domain/site';
import type { Bytes } from './feed/bytes';
import { createHeldImports, type HeldImports, type Review } from './held-imports';
import { guarded, type ImportFault, type ImportOptions, importFeed } from './import-feed';
import type { ImportSummary } from './import-summary';
import type { SnapshotOptions } from './indexes/index-snapshot';
import { openSearchStock } from './indexes/opensearch-stock';
import { serviceStock } from './indexes/service-stock';
import { type SiteIndex, SiteStock, type StockChange } from './indexes/site-stock';
import { untilDone } from './indexes/until-done';
import { createStaffStock, type StaffStock } from './staff-stock';
import { type CarAddress, carAddresses } from './store/cars';
import { abandonAllStale, deleteOldImports } from './store/imports';
import { newestImport, newsAfter, type StockNews } from './store/news';
import { pricesOf } from './store/prices';

export interface StockOptions {
  readonly database: Database;
  readonly log: Log;
  readonly sites: readonly StockSite[];
  /** The stores that facilities describe; without it every store is an unknown one. */
  readonly stores?: StoreDirectory;
  /** The sites' own terms of loans; without it all are the lenders'. */
  readonly loanPlans?: LoanPlans;
  readonly now?: () => Date;
  /** Where cars are searched; by default in this process's own memory. */
  readonly searched?: SearchedAt;
  /** Where indexes in this process's memory are kept over a restart; without it nowhere. */
  readonly snapshots?: SnapshotOptions | null;
  /** Names the release: rows that it has read once are not read again. */
  readonly release?: string | null;
  /** Which files wait for a person; none without it. */
  readonly review?: Review;
}

/** In OpenSearch, which this process and its siblings fill; or by a search service that has its own stock. */
export type SearchedAt =
  | { readonly kind: 'opensearch'; readonly node: SearchNode; readonly prefix: string }
  | ({ readonly kind: 'service' } & Omit<ServiceIndexOptions, 'index'>);

/** The port that pages and the search route read: cars of the seven indexes. */
export interface StockSearch {
  /** Names of the indexes, `<site>-cars`. */
  readonly indexNames: readonly string[];
  has(indexName: string): boolean;
  /** The contract of SEARCH-2 to SEARCH-5. An index that does not exist answers with the empty result. */
  search(indexName: string, request: Omit<SearchRequest, 'index'>): Promise<SearchResponse>;
  /** Every value of these facets over the whole index, in alphabetical order. */
  facetMap(indexName: string, facets: readonly FacetMapRequest[]): Promise<FacetMap>;
  car(indexName: string, carId: string): Promise<CarRecord | undefined>;
  /** Slug of a car's address, undefined for an unknown car. */
  slugOf(indexName: string, carId: string): Promise<string | undefined>;
  /** Number of cars on sale. */
  count(indexName: string): Promise<number>;
  /** Addresses of all cars on sale, for sitemaps. */
  addresses(indexName: string): Promise<readonly CarAddress[]>;
}

export interface Stock extends StockSearch {
  /** Builds the indexes from the database and follows its changes from then on. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** To be called once a day: deletes what crashes have left of files, and how imports of more than 180 days ago went. */
  cleanUp(): Promise<void>;
  /** Resolves when this process's indexes have everything that was committed before the call. */
  catchUp(): Promise<void>;
  /**
   * To be called when the facilities of an index have changed: cars follow the store they stand at. What fails is logged and tried
   * again until it is done or the stock stops: nobody calls twice for one change.
   */
  relocate(siteIndex: string): Promise<void>;
  /** To be called when the loan terms of a site may have changed: its cars get those that are in force. Tried again likewise. */
  refinance(siteKey: string): Promise<void>;
  /** Called in every process after a change has reached its index. Returns the way to stop. */
  onChange(listener: (change: StockChange) => void): () => void;
  /** Imports a file's bytes. The cars are in this process's index when it resolves, in the others' within a second. */
  importFeed(
    siteKey: string,
    source: Bytes,
    options?: ImportOptions,
  ): Promise<Result<ImportSummary, ImportFault | UnknownSite>>;
  /** Files that wait for a person. */
  readonly held: HeldImports;
  /** What staff see and change. */
  readonly staff: StaffStock;
  /**
   * Counts a look at a car, in memory and within half a minute in the database.
   * @param day of the site, `YYYY-MM-DD`
   */
  countView(indexName: string, carId: string, day: string): void;
  /** Every price a car has had, oldest first. */
  prices(indexName: string, carId: string): Promise<readonly LoggedPrice[]>;
  /**
   * The lowest price of the 30 days before `before`, by default before the price that applies now began
   * (Directive 98/6/EC art. 6a). Null when the car had no price then.
   */
  lowestPrice30Days(indexName: string, carId: string, before?: Date): Promise<LoggedPrice | null>;
  /** How far the stock of an index has come; grows with each import that changed or confirmed it. */
  position(indexName: string): Promise<number>;
  /** What has come or changed since a position, as the database has it: a follower that was away misses nothing. */
  newsSince(indexName: string, position: number): Promise<readonly StockNews[]>;
}

export interface UnknownSite {
  readonly code: 'unknown-site';
  readonly message: string;
}

const NO_STORES: StoreDirectory = async () => new Map();

/** The stock of all sites: imports, price log, and one search index per site that has stock of its own. */
export function createStock(options: StockOptions): Stock {
  const {
    database,
    log,
    now = () => new Date(),
    stores = NO_STORES,
    loanPlans = () => null,
    review = null,
    release = null,
  } = options;
  const sites = options.sites.filter(hasOwnStock);
  const listeners = new Set<(change: StockChange) => void>();
  const notify = (change: StockChange) => {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ err: error, indexName: change.indexName }, 'a listener of stock changes failed');
      }
    }
  };
  const ports = { database, log, stores, loanPlans };
  const { searched, snapshots = null } = options;
  const byIndex = new Map<string, SiteIndex>(
    sites.map((site) => [
      site.carIndex,
      searched === undefined
        ? new SiteStock({ ...ports, snapshots }, site, notify)
        : searched.kind === 'service'
          ? serviceStock(searched, site)
          : openSearchStock({ ...ports, ...searched }, site, notify),
    ]),
  );
  const views = new CarViews({ database, log });
  const indexOf = (name: string) => byIndex.get(name);
  const all = [...byIndex.values()];
  const stopping = new AbortController();
  const lasting = (site: SiteIndex, work: () => Promise<void>, failed: string) =>
    untilDone({
      work,
      signal: stopping.signal,
      onFailure: (error) => log.error({ err: error, index: site.site.carIndex }, failed),
    });
  const followers = all.map((index) => ({
    site: index.site,
    relocate: lasting(index, () => index.relocate(), 'cars keep their old place; tried again soon'),
    refinance: lasting(index, () => index.refinance(), 'cars keep their old loan terms; tried again soon'),
  }));
  const prices = async (indexName: string, carId: string) => {
    const site = byIndex.get(indexName)?.site;
    return site ? pricesOf(database, site.key, carId) : [];
  };
  return {
    indexNames: [...byIndex.keys()],
    has: (name) => byIndex.has(name),
    search: async (name, request) =>
      indexOf(name)?.search({ ...request, index: name }) ?? emptyResponse(request),
    facetMap: async (name, facets) => indexOf(name)?.facetMap(facets) ?? [],
    async car(name, carId) {
      const record = await indexOf(name)?.car(carId);
      return record && carRecordSchema.parse(record);
    },
    async slugOf(name, carId) {
      const slug = (await indexOf(name)?.car(carId))?.slug;
      return typeof slug === 'string' ? slug : undefined;
    },
    count: async (name) => indexOf(name)?.count() ?? 0,
    async addresses(name) {
      const site = byIndex.get(name)?.site;
      return site ? carAddresses(database, site.key) : [];
    },
    async start() {
      await abandonAllStale(database, 'start');
      await deleteOldImports(database);
      // Together: while one waits for the database another one fills its index.
      await Promise.all(all.map((stock) => stock.start()));
    },
    async stop() {
      stopping.abort();
      await views.flush();
      for (const stock of all) await stock.stop();
    },
    async cleanUp() {
      await abandonAllStale(database, 'later');
      await deleteOldImports(database);
    },
    async catchUp() {
      for (const stock of all) await stock.catchUp();
    },
    async relocate(siteIndex) {
      await Promise.all(
        followers.flatMap(({ site, relocate }) => (site.siteIndex === siteIndex ? [relocate()] : [])),
      );
    },
    async refinance(siteKey) {
      await Promise.all(
        followers.flatMap(({ site, refinance }) => (site.key === siteKey ? [refinance()] : [])),
      );
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async importFeed(siteKey, source, importOptions) {
      const site = sites.find((candidate): candidate is OwnStockSite => candidate.key === siteKey);
      if (!site)
        return err({
          code: 'unknown-site',
          message: `${UNKNOWN_SITE}: "${siteKey}" has no stock of its own`,
        });
      const result = await importFeed(
        { database, log, stores, now, review, release },
        site,
        guarded(source),
        importOptions,
      );
      if (result.ok) await byIndex.get(site.carIndex)?.catchUp();
      return result;
    },
    prices,
    countView(name, carId, day) {
      const site = byIndex.get(name)?.site;
      if (site !== undefined) views.count(site.key, carId, day);
    },
    staff: createStaffStock({
      database,
      stores,
      now,
      siteOf: (name) => byIndex.get(name)?.site,
      onChange: async (name) => byIndex.get(name)?.catchUp(),
      async findCar(name, field, values, except) {
        const filters = { [field]: [...values] };
        const request = { index: name, filters, fields: ['car_id'], limit: 2 };
        const found = await indexOf(name)
          ?.search(request)
          .catch((cause: unknown) => log.error({ err: cause }, 'not known whether another car is the same'));
        const other = found?.content.find(({ car_id: id }) => id !== except);
        return typeof other?.car_id === 'string' ? other.car_id : null;
      },
    }),
    held: createHeldImports({
      database,
      log,
      now,
      onApplied: async (siteKey) => {
        for (const stock of all) if (stock.site.key === siteKey) await stock.catchUp();
      },
    }),
    async position(name) {
      const site = byIndex.get(name)?.site;
      return site ? newestImport(database, site.key) : 0;
    },
    async newsSince(name, position) {
      const site = byIndex.get(name)?.site;
      return site ? newsAfter(database, site.key, position) : [];
    },
    async lowestPrice30Days(name, carId, before) {
      const logged = await prices(name, carId);
      const until = before ?? currentPriceSince(logged);
      return until === null ? null : lowestPriceBefore(logged, until);
    },
  };
}
