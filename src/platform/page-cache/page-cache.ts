import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';

export interface RenderedPage {
  readonly page: CachedPage;
  /** Tags that the page depends on; a change of any invalidates it. */
  readonly tags: ReadonlySet<string>;
  /** Whether the page depends on the query. If not, all queries of the path share one page. */
  readonly usesQuery: boolean;
  /** False for pages with personal data, errors and the like. */
  readonly cacheable: boolean;
}

interface Entry extends RenderedPage {
  readonly key: string;
  readonly storedAt: number;
}

/** A path whose pages differ by query; the pages themselves are cached by path and query. */
const VARIES = Symbol('varies');

interface Flight {
  readonly result: Promise<RenderedPage>;
  /** Tags invalidated since the render began: its page may be stale when it ends. */
  readonly voided: Set<string>;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Milliseconds a page is fresh; after that it is served once more while it is rendered again. */
  readonly freshFor: number;
  now(): number;
  onOutcome(outcome: 'hit' | 'miss' | 'stale'): void;
  onRefreshFailure(cause: unknown): void;
}

/**
 * Whole pages in process memory, by site, language, path and query. Tags invalidate pages at once; after their maximum age
 * pages are served while new ones are rendered. One render per page at a time.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry | typeof VARIES>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight>();
  readonly #options: PageCacheOptions;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry) => (entry === VARIES ? 100 : entry.page.bytes + 500),
      dispose: (entry, key) => this.#forget(entry, key),
    });
  }

  /**
   * The page of `pathKey` and `query` (normalised, '' for none), from memory or rendered. A failed render rejects for all its
   * callers and is not cached.
   */
  async get(pathKey: string, query: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const key = this.#keyOf(pathKey, query);
    const entry = this.#entries.get(key);
    if (entry === undefined || entry === VARIES) {
      this.#options.onOutcome('miss');
      return this.#fly(pathKey, query, render);
    }
    if (this.#options.now() - entry.storedAt < this.#options.freshFor) {
      this.#options.onOutcome('hit');
      return entry;
    }
    this.#options.onOutcome('stale');
    this.#fly(pathKey, query, render).catch(this.#options.onRefreshFailure);
    return entry;
  }

  /**
   * Whether a served page is still what `get` would return without rendering. Counts as a use, so that hot pages are not
   * evicted.
   */
  isCurrent(rendered: RenderedPage): boolean {
    if (!isEntry(rendered) || this.#entries.get(rendered.key) !== rendered) return false;
    return this.#options.now() - rendered.storedAt < this.#options.freshFor;
  }

  /** Drops every page with one of the tags, and keeps running renders from being cached. */
  invalidate(tags: readonly string[]): void {
    for (const flight of this.#flights.values()) for (const tag of tags) flight.voided.add(tag);
    this.#flights.clear();
    for (const tag of tags) for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  clear(): void {
    this.#flights.clear();
    this.#entries.clear();
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #keyOf(pathKey: string, query: string): string {
    return this.#entries.peek(pathKey) === VARIES ? `${pathKey}?${query}` : pathKey;
  }

  #fly(pathKey: string, query: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const flightKey = `${pathKey}?${query}`;
    const flying = this.#flights.get(flightKey);
    if (flying !== undefined) return flying.result;
    const voided = new Set<string>();
    const flight: Flight = { voided, result: this.#land(flightKey, pathKey, query, voided, render) };
    this.#flights.set(flightKey, flight);
    return flight.result;
  }

  async #land(
    flightKey: string,
    pathKey: string,
    query: string,
    voided: ReadonlySet<string>,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    // Register the render before it can end.
    await Promise.resolve();
    try {
      const rendered = await render();
      const current = voided.isDisjointFrom(rendered.tags);
      return rendered.cacheable && current ? this.#store(pathKey, query, rendered) : rendered;
    } finally {
      if (this.#flights.get(flightKey)?.voided === voided) this.#flights.delete(flightKey);
    }
  }

  #store(pathKey: string, query: string, rendered: RenderedPage): Entry {
    const varies = rendered.usesQuery;
    if (varies) this.#entries.set(pathKey, VARIES);
    const key = varies ? `${pathKey}?${query}` : pathKey;
    const entry: Entry = { ...rendered, key, storedAt: this.#options.now() };
    this.#entries.set(key, entry);
    // Larger than the whole cache: it was not cached, and no tag may refer to it.
    if (this.#entries.peek(key) !== entry) return entry;
    for (const tag of rendered.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(key);
      this.#byTag.set(tag, keys);
    }
    return entry;
  }

  #forget(entry: Entry | typeof VARIES, key: string): void {
    if (entry === VARIES) return;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

function isEntry(rendered: RenderedPage): rendered is Entry {
  return 'storedAt' in rendered;
}
