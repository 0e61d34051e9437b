import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { appendChange, type Database, type Db, followChanges } from '~/platform/db';
import type { Log } from '~/platform/log';

const CONTENT_TOPIC = 'content';

const changeSchema = z.object({
  token: z.string(),
  site: z.string(),
  tags: z.array(z.string()),
  /** The only items that it touched; without them anything of the site may be another. */
  items: z.array(z.string()).optional(),
});

/** The edits in the change log, and the cache tags that each made stale. */
export const contentChanges = {
  topic: CONTENT_TOPIC,
  tagsOf: (payload: unknown): readonly string[] => changeSchema.parse(payload).tags,
} as const;

/** A committed edit: which site changed and which answers it made stale. */
export type ContentChange = z.infer<typeof changeSchema>;

export type InvalidationListener = (tags: readonly string[]) => void;

/**
 * Notifies listeners in this process of what an edit made stale: at once for an edit made here, through the change log for an
 * edit made by another process. Each edit once.
 */
export class Changes {
  private readonly listeners = new Set<InvalidationListener>();
  private readonly seen = new LRUCache<string, true>({ max: 1000 });

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly forget: (site: string | 'all', items?: readonly string[]) => void,
    /** Changes that make stale whatever this process can have read. */
    private readonly everything: () => Promise<readonly ContentChange[]>,
  ) {}

  onInvalidate(listener: InvalidationListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Announces an edit to the other processes, in the edit's own transaction. */
  append(tx: Db, change: ContentChange): Promise<void> {
    return appendChange(tx, CONTENT_TOPIC, change);
  }

  /** After the commit: own snapshots first, so that a listener that reads again reads the new state. */
  notify(change: ContentChange): void {
    if (this.seen.has(change.token)) return;
    this.seen.set(change.token, true);
    this.forget(change.site, change.items);
    for (const listener of this.listeners) {
      try {
        listener(change.tags);
      } catch (error) {
        this.log.error({ err: error }, 'a listener to content changes failed');
      }
    }
  }

  /** Follows the edits of other processes until stopped. */
  async follow(options: { pollMs?: number } = {}) {
    const following = await followChanges(this.database, CONTENT_TOPIC, {
      from: 'now',
      ...options,
      log: this.log,
      onChange: ({ id, payload }) => {
        const change = changeSchema.safeParse(payload);
        if (change.success) this.notify(change.data);
        else this.log.error({ id: String(id) }, 'a content change that cannot be read');
      },
      // Away for longer than the log remembers: everything may have changed.
      onGap: async () => {
        for (const change of await this.everything()) this.notify(change);
      },
    });
    // What was loaded before the log was followed may have missed an edit.
    this.forget('all');
    return following;
  }
}
