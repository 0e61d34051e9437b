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

interface PendingRender {
  readonly result: Promise<RenderedPage>;
  /** Tags invalidated since the render began: its page may be stale when it ends. */
  readonly invalidatedTags: Set<string>;
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
  readonly #pending = new Map<string, PendingRender>();
  readonly #options: PageCacheOptions;
  #clearings = 0;

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
      return this.#render(pathKey, query, render);
    }
    if (this.#options.now() - entry.storedAt < this.#options.freshFor) {
      this.#options.onOutcome('hit');
      return entry;
    }
    this.#options.onOutcome('stale');
    this.#render(pathKey, query, render).catch(this.#options.onRefreshFailure);
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
    for (const pending of this.#pending.values()) for (const tag of tags) pending.invalidatedTags.add(tag);
    this.#pending.clear();
    for (const tag of tags) for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#entries.delete(key);
  }

  /** Drops everything; what is being rendered is not cached either. */
  clear(): void {
    this.#clearings += 1;
    this.#pending.clear();
    this.#entries.clear();
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #keyOf(pathKey: string, query: string): string {
    return this.#entries.peek(pathKey) === VARIES ? `${pathKey}?${query}` : pathKey;
  }

  #render(pathKey: string, query: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const renderKey = `${pathKey}?${query}`;
    const running = this.#pending.get(renderKey);
    if (running !== undefined) return running.result;
    const invalidatedTags = new Set<string>();
    const pending: PendingRender = {
      invalidatedTags,
      result: this.#renderAndStore(renderKey, pathKey, query, invalidatedTags, render),
    };
    this.#pending.set(renderKey, pending);
    return pending.result;
  }

  async #renderAndStore(
    renderKey: string,
    pathKey: string,
    query: string,
    invalidatedTags: ReadonlySet<string>,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const clearings = this.#clearings;
    // Register the render before it can end.
    await Promise.resolve();
    try {
      const rendered = await render();
      const current = invalidatedTags.isDisjointFrom(rendered.tags) && clearings === this.#clearings;
      return rendered.cacheable && current ? this.#store(pathKey, query, rendered) : rendered;
    } finally {
      if (this.#pending.get(renderKey)?.invalidatedTags === invalidatedTags) this.#pending.delete(renderKey);
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
    // Whoever made it asks for it packed, as a rule, and gets this; it must not be rejected unheard.
    rendered.page.pack().catch(() => undefined);
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
