import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';
import { SeenKeys } from './seen-keys';

export interface RenderedPage {
  readonly page: CachedPage;
  /** Tags that the page depends on; a change of any invalidates it. */
  readonly tags: ReadonlySet<string>;
  /** Whether the page depends on the query. If not, all queries of the path share one page. */
  readonly usesQuery: boolean;
  /** Milliseconds for which it may be given; a page that says what day it is, or what is open, is wrong after that. */
  readonly validFor?: number | undefined;
  /** False for pages with personal data, errors and the like. */
  readonly cacheable: boolean;
}

interface Entry extends RenderedPage {
  readonly key: string;
  readonly storedAt: number;
}

/** What an entry takes besides its page. */
const ENTRY_BYTES = 500;

/** So long a page that no longer holds is waited for: an old one says more than an error, or than nothing for long. */
const WAIT_MS = 1_000;

/** How much of the memory pages may take that were asked for once. */
const PROBATION_SHARE = 0.25;

/** A path whose pages differ by query; the pages themselves are cached by path and query. */
const VARIES = Symbol('varies');

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
 * pages are served while new ones are rendered, other than those that would tell a past day or time. One render per page at a time. Most pages of a large site are asked for once
 * and not again for long (a car, a list with its filters): such a page takes no room from the others (ADR 0091).
 */
export class PageCache {
  /** Pages that were asked for more than once, also before they were last dropped. */
  readonly #entries: LRUCache<string, Entry | typeof VARIES>;
  /** Those that were asked for once, as they were made. */
  readonly #probation: LRUCache<string, Entry>;
  readonly #seen = new SeenKeys();
  readonly #byTag = new Map<string, Set<string>>();
  /** Renders that callers may share: none that began before the latest invalidation. */
  readonly #pending = new Map<string, Promise<RenderedPage>>();
  /** Of each render that runs, shared or not, the tags invalidated since it began: its page may be stale when it ends. */
  readonly #running = new Set<Set<string>>();
  readonly #options: PageCacheOptions;
  #clearings = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      maxSize: Math.ceil(options.maxBytes * (1 - PROBATION_SHARE)),
      sizeCalculation: (entry) => (entry === VARIES ? 100 : entry.page.bytes + ENTRY_BYTES),
      dispose: (entry) => this.#forget(entry),
    });
    this.#probation = new LRUCache({
      maxSize: Math.ceil(options.maxBytes * PROBATION_SHARE),
      sizeCalculation: ({ page }) => page.documentBytes + ENTRY_BYTES,
      dispose: (entry) => this.#forget(entry),
    });
  }

  /**
   * The page of `pathKey` and `query` (normalised, '' for none), from memory or rendered. A failed render rejects for all its
   * callers and is not cached.
   */
  async get(pathKey: string, query: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const key = this.#keyOf(pathKey, query);
    const entry = this.#find(key);
    if (entry === undefined) {
      this.#options.onOutcome('miss');
      return this.#render(pathKey, query, render);
    }
    if (this.#isFresh(entry)) {
      this.#options.onOutcome('hit');
      return entry;
    }
    const isValid = this.#isValid(entry);
    this.#options.onOutcome(isValid ? 'stale' : 'miss');
    const made = this.#render(pathKey, query, render).catch((cause: unknown) => {
      this.#options.onRefreshFailure(cause);
      return null;
    });
    if (isValid) return entry;
    const next = await within(WAIT_MS, made);
    return next?.cacheable ? next : entry;
  }

  /**
   * Whether a served page is still what `get` would return without rendering. Counts as a use, so that hot pages are not
   * evicted.
   */
  isCurrent(rendered: RenderedPage): boolean {
    if (!isEntry(rendered) || this.#find(rendered.key) !== rendered) return false;
    return this.#isFresh(rendered);
  }

  #isFresh(entry: Entry): boolean {
    return this.#isValid(entry) && this.#options.now() - entry.storedAt < this.#options.freshFor;
  }

  #isValid({ storedAt, validFor = Number.POSITIVE_INFINITY }: Entry): boolean {
    return this.#options.now() - storedAt < validFor;
  }

  /** Drops every page with one of the tags, and keeps running renders from being cached. */
  invalidate(tags: readonly string[]): void {
    for (const invalidatedTags of this.#running) for (const tag of tags) invalidatedTags.add(tag);
    this.#pending.clear();
    for (const tag of tags) for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#drop(key);
  }

  /** Drops everything; what is being rendered is not cached either. */
  clear(): void {
    this.#clearings += 1;
    this.#pending.clear();
    this.#entries.clear();
    this.#probation.clear();
  }

  get size(): { readonly pages: number; readonly bytes: number } {
    return {
      pages: this.#entries.size + this.#probation.size,
      bytes: this.#entries.calculatedSize + this.#probation.calculatedSize,
    };
  }

  #keyOf(pathKey: string, query: string): string {
    return this.#entries.peek(pathKey) === VARIES ? `${pathKey}?${query}` : pathKey;
  }

  #render(pathKey: string, query: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const renderKey = `${pathKey}?${query}`;
    const pending = this.#pending.get(renderKey);
    if (pending !== undefined) return pending;
    const rendering: Promise<RenderedPage> = this.#renderAndStore(pathKey, query, render).finally(() => {
      if (this.#pending.get(renderKey) === rendering) this.#pending.delete(renderKey);
    });
    this.#pending.set(renderKey, rendering);
    return rendering;
  }

  async #renderAndStore(
    pathKey: string,
    query: string,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const clearings = this.#clearings;
    const invalidatedTags = new Set<string>();
    this.#running.add(invalidatedTags);
    try {
      const rendered = await render();
      const current = invalidatedTags.isDisjointFrom(rendered.tags) && clearings === this.#clearings;
      return rendered.cacheable && current ? this.#store(pathKey, query, rendered) : rendered;
    } finally {
      this.#running.delete(invalidatedTags);
    }
  }

  #store(pathKey: string, query: string, rendered: RenderedPage): Entry {
    const varies = rendered.usesQuery;
    const key = varies ? `${pathKey}?${query}` : pathKey;
    const entry: Entry = { ...rendered, key, storedAt: this.#options.now() };
    this.#drop(pathKey);
    this.#drop(key);
    if (varies) this.#entries.set(pathKey, VARIES);
    if (this.#seen.add(key)) this.#admit(entry);
    else this.#put(this.#probation, entry);
    return entry;
  }

  /** The page that is in memory. Asked for again, one on probation joins the others. */
  #find(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) return entry === VARIES ? undefined : entry;
    const onProbation = this.#probation.get(key);
    if (onProbation === undefined) return undefined;
    this.#probation.delete(key);
    this.#admit(onProbation);
    return onProbation;
  }

  #admit(entry: Entry): void {
    if (!this.#put(this.#entries, entry)) return;
    // Whoever asks for it packed gets this; it must not be rejected unheard.
    entry.page.pack().catch(() => undefined);
  }

  /** Whether it is there: a page larger than its part of the memory is not, and no tag may refer to it. */
  #put(pages: LRUCache<string, Entry> | LRUCache<string, Entry | typeof VARIES>, entry: Entry): boolean {
    pages.set(entry.key, entry);
    if (pages.peek(entry.key) !== entry) return false;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      keys.add(entry.key);
      this.#byTag.set(tag, keys);
    }
    return true;
  }

  #drop(key: string): void {
    this.#entries.delete(key);
    this.#probation.delete(key);
  }

  #forget(entry: Entry | typeof VARIES): void {
    if (entry === VARIES) return;
    for (const tag of entry.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(entry.key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}

/** What comes of a promise, or null where that takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, ms, null);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function isEntry(rendered: RenderedPage): rendered is Entry {
  return 'storedAt' in rendered;
}
