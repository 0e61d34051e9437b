import type { Database, Db } from '~/platform/db';
import type { Log } from '~/platform/log';
import { addressToCount } from './domain/redirects/missing-address';
import { type RedirectRow, sourceOf } from './domain/redirects/redirects';
import { addHits, addMissing, type Count, deleteMissingBefore } from './store/address-rows';

/** Of one site, until they are written: whoever asks for ever new addresses costs neither memory nor writes. */
export const MAX_WAITING = 500;
const FLUSH_MS = 60_000;
/** An address that nobody has asked for in so long is no longer looked for. */
const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

type Counts = Map<string, Map<string, Count>>;
type Write = (tx: Db, site: string, counted: ReadonlyMap<string, Count>) => Promise<void>;

/**
 * Counts the addresses that were not found and what each redirect has done: in memory, written once a minute, one statement for a site.
 * A process that is killed loses that minute.
 */
export class AddressCounts {
  private readonly missed: Counts = new Map();
  private readonly led: Counts = new Map();

  constructor(
    private readonly database: Database,
    private readonly log: Log,
    private readonly now: () => Date,
  ) {}

  /** No page has the address. */
  missing(site: string, pathname: string): void {
    const path = addressToCount(pathname);
    if (path !== null) this.add(this.missed, site, path);
  }

  redirected(site: string, row: RedirectRow): void {
    this.add(this.led, site, sourceOf(row));
  }

  private add(counts: Counts, site: string, key: string): void {
    const ofSite = counts.get(site) ?? new Map<string, Count>();
    counts.set(site, ofSite);
    const known = ofSite.get(key);
    if (known === undefined && ofSite.size >= MAX_WAITING) return;
    const now = this.now();
    ofSite.set(key, { times: (known?.times ?? 0) + 1, firstAt: known?.firstAt ?? now, lastAt: now });
  }

  /** Writes what was counted since the last time. What cannot be written is lost and said: it is no reason to fail. */
  async flush(): Promise<void> {
    await this.write(this.missed, addMissing);
    await this.write(this.led, addHits);
  }

  private async write(counts: Counts, add: Write): Promise<void> {
    const all = [...counts];
    counts.clear();
    for (const [site, counted] of all) {
      try {
        await this.database.transaction((tx) => add(tx, site, counted));
      } catch (error) {
        this.log.warn({ err: error, site, addresses: counted.size }, 'addresses were not counted');
      }
    }
  }

  cleanUp(now: Date): Promise<void> {
    return deleteMissingBefore(this.database.db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
  }

  /** Writes once a minute. @returns the way to stop, which writes the rest */
  start(): () => Promise<void> {
    const timer = setInterval(() => void this.flush(), FLUSH_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await this.flush();
    };
  }
}
