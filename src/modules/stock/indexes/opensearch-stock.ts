import { setTimeout as pause } from 'node:timers/promises';
import { followChanges, latestChange } from '~/platform/db';
import type { JsonObject } from '~/platform/json';
import {
  createOpenSearchIndex,
  type FacetMap,
  type FacetMapRequest,
  type OpenSearchIndex,
  type RecordPage,
  type SearchNode,
  type SearchRequest,
  type SearchResponse,
} from '~/platform/search';
import { carIndexSchema } from '../domain/index-schema';
import { withLoanPlan } from '../domain/loan-plan';
import type { OwnStockSite } from '../domain/site';
import { stockTopic } from '../stock-topic';
import { allCars, type CarPage, carOf, carsOfImport, countCars } from '../store/cars';
import { type Notify, payloadSchema, type SiteIndex, type SiteStockPorts } from './site-stock';
import { StorePlaces, storeOf } from './store-places';

/**
 * A start waits so long for an index that is being filled; then the site answers without, and is caught up behind its
 * back. For a node that does not answer it does not wait.
 */
const START_TIMEOUT_MS = 60_000;
const RETRY_DELAY_MS = { first: 500, max: 30_000 };
const POLL_MS = 250;
/** How often to check whether the index was deleted. */
const CHECK_INTERVAL_MS = 30_000;

export interface OpenSearchStockPorts extends SiteStockPorts {
  readonly node: SearchNode;
  readonly prefix: string;
}

/** One site's cars in OpenSearch. A car's own record and the number of cars are read from the database. */
export function openSearchStock(ports: OpenSearchStockPorts, site: OwnStockSite, notify: Notify): SiteIndex {
  return new OpenSearchStock(ports, site, notify);
}

type Following = Awaited<ReturnType<typeof followChanges>>;

class OpenSearchStock implements SiteIndex {
  readonly site: OwnStockSite;
  readonly #ports: OpenSearchStockPorts;
  readonly #index: OpenSearchIndex;
  readonly #notify: Notify;
  readonly #places: StorePlaces;
  readonly #stopping = new AbortController();
  #starting: Promise<void> | undefined;
  #following: Following | undefined;
  #checking: NodeJS.Timeout | undefined;

  constructor(ports: OpenSearchStockPorts, site: OwnStockSite, notify: Notify) {
    const { node, prefix } = ports;
    this.site = site;
    this.#ports = ports;
    this.#notify = notify;
    this.#places = new StorePlaces(ports.stores, site);
    this.#index = createOpenSearchIndex({
      node,
      prefix,
      name: site.carIndex,
      schema: carIndexSchema(site.locale),
    });
  }

  search(request: SearchRequest): Promise<SearchResponse> {
    return this.#index.search(request);
  }

  facetMap(facets: readonly FacetMapRequest[]): Promise<FacetMap> {
    return this.#index.facetMap(facets);
  }

  async car(carId: string): Promise<JsonObject | undefined> {
    const car = await carOf(this.#ports.database, this.site.key, carId);
    return car && this.#shown(car);
  }

  count(): Promise<number> {
    return countCars(this.#ports.database, this.site.key);
  }

  async start(): Promise<void> {
    await this.#places.read();
    this.#places.settle();
    if (this.#starting !== undefined) return;
    const first = this.#attempt(false);
    this.#starting = first.then((found) => (found ? undefined : this.#connect()));
    await Promise.race([first, this.#pause(START_TIMEOUT_MS)]);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#checking);
    await this.#starting;
    await this.#following?.stop();
    this.#following = undefined;
  }

  /** An import is done when the database has it: a node that is away is caught up when it is back. */
  async catchUp(): Promise<void> {
    try {
      await this.#following?.catchUp();
    } catch (error) {
      this.#warn(error);
    }
  }

  async relocate(): Promise<void> {
    await this.#places.read();
    const moved = new Set(this.#places.moved);
    if (moved.size === 0) return;
    // Before they are written: who moves again meanwhile has moved since.
    this.#places.settle();
    try {
      await this.#writeAgain((car) => moved.has(storeOf(car)));
    } catch (error) {
      this.#places.unsettle(moved);
      throw error;
    }
  }

  /** Each process writes them: all have the same terms by the day. */
  refinance(): Promise<void> {
    return this.#writeAgain(() => true);
  }

  /** A car where its store is, with the loan that the site gives it. */
  #shown(car: JsonObject): JsonObject {
    const placed = this.#places.placed(car);
    const inForce = this.#ports.loanPlans(this.site.key);
    return inForce === null ? placed : withLoanPlan(placed, inForce, this.site);
  }

  /** @throws while the node is away */
  async #writeAgain(isMeant: (car: JsonObject) => boolean): Promise<void> {
    if ((await this.#index.position()) === null) throw new Error('there is no index yet');
    const changed: string[] = [];
    const { signal } = this.#stopping;
    const own = async function* (pages: AsyncIterable<CarPage>, shown: (car: JsonObject) => JsonObject) {
      for await (const { cars } of pages) {
        signal.throwIfAborted();
        const upsert = [...cars()].filter(isMeant).map(shown);
        changed.push(...upsert.map(({ car_id }) => String(car_id)));
        yield { upsert, remove: [] };
      }
    };
    const cars = () => own(allCars(this.#ports.database, this.site.key), (car) => this.#shown(car));
    while (!(await this.#index.update(cars()))) await this.#untilFree();
    await this.#notifyChange(changed);
  }

  async #connect(): Promise<void> {
    for (let wait = RETRY_DELAY_MS.first; !this.#stopping.signal.aborted; ) {
      await this.#pause(wait);
      if (await this.#attempt(true)) return;
      wait = Math.min(wait * 2, RETRY_DELAY_MS.max);
    }
  }

  async #attempt(isLate: boolean): Promise<boolean> {
    if (this.#stopping.signal.aborted) return false;
    try {
      await this.#follow(isLate);
      return true;
    } catch (error) {
      this.#warn(error);
      return false;
    }
  }

  /**
   * From where the index stands, not from now: whichever process wrote it last, nothing is missed of what was imported. A node that
   * was away at the start may have missed moved stores and new terms too, of which there is no log.
   */
  async #follow(isLate: boolean): Promise<void> {
    const { database, log } = this.#ports;
    const stands = await this.#index.position();
    const from = stands ?? (await this.#rebuild());
    if (isLate && stands !== null) await this.#writeAgain(() => true);
    else await this.#index.changed();
    this.#following = await followChanges(database, stockTopic(this.site.key), {
      from,
      log,
      onChange: ({ id, payload }) => this.#applyImport(id, payloadSchema.parse(payload).import),
      onGap: async () => {
        await this.#rebuild();
        await this.#notifyChange([]);
      },
    });
    this.#checking = setInterval(() => void this.#checkPeriodically(), CHECK_INTERVAL_MS);
    this.#checking.unref();
    // What was made without it is void.
    this.#notify({ indexName: this.site.carIndex, changed: [], removed: [] });
  }

  async #checkPeriodically(): Promise<void> {
    try {
      if ((await this.#index.position()) !== null) return;
      await this.#rebuild();
      await this.#notifyChange([]);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** By this process or by another one; resolves with how far the index has come. */
  async #rebuild(): Promise<bigint> {
    const { database, log } = this.#ports;
    const position = await latestChange(database.db, stockTopic(this.site.key));
    await this.#places.read();
    const started = performance.now();
    while (!(await this.#index.rebuild(this.#pages(allCars(database, this.site.key)), position))) {
      await this.#untilFree();
      const reached = await this.#index.position();
      if (reached !== null) return reached;
    }
    const ms = Math.round(performance.now() - started);
    log.info({ index: this.site.carIndex, ms }, 'search index built anew');
    return position;
  }

  async #applyImport(change: bigint, importId: number): Promise<void> {
    const { database } = this.#ports;
    const cars = () => carsOfImport(database, importId);
    await this.#places.read();
    for (;;) {
      const reached = (await this.#index.position()) ?? (await this.#rebuild());
      if (reached >= change || (await this.#index.apply(this.#pages(cars()), change))) break;
      await this.#untilFree();
    }
    const changed: string[] = [];
    const removed: string[] = [];
    for await (const page of cars()) {
      changed.push(...page.changed);
      removed.push(...page.sold);
    }
    await this.#notifyChange(changed, removed);
  }

  async #notifyChange(changed: readonly string[], removed: readonly string[] = []): Promise<void> {
    await this.#index.changed();
    this.#notify({ indexName: this.site.carIndex, changed, removed });
  }

  async *#pages(pages: AsyncIterable<CarPage>): AsyncGenerator<RecordPage> {
    for await (const { cars, sold } of pages) {
      this.#stopping.signal.throwIfAborted();
      yield { upsert: Iterator.from(cars()).map((car) => this.#shown(car)), remove: sold };
    }
  }

  /** Another process writes. */
  async #untilFree(): Promise<void> {
    await this.#pause(POLL_MS);
    this.#stopping.signal.throwIfAborted();
  }

  #pause(ms: number): Promise<void> {
    const { signal } = this.#stopping;
    return pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
  }

  #warn(error: unknown): void {
    if (this.#stopping.signal.aborted) return;
    this.#ports.log.error({ err: error, index: this.site.carIndex }, 'the search node does not answer');
  }
}
