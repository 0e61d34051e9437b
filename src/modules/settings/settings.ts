import { z } from 'zod';
import type { MessageOverrides } from '~/messages';
import { type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import { type Language, SITES, type Site, type SiteKey, siteByKey } from '~/sites';
import {
  type LoanTermsInForce,
  type SettledSite,
  settleSite,
  type VersionsOfSite,
} from './domain/settled-site';
import { allVersions } from './store/settings-store';

export const SETTINGS_TOPIC = 'settings';
const changePayload = z.object({ site: z.string() });

/** Changed settings in the change log, and the tag of every page that shows one of the site's. */
export const settingsChanges = {
  topic: SETTINGS_TOPIC,
  tagsOf: (payload: unknown): readonly string[] => [settingsTag(changePayload.parse(payload).site)],
} as const;

export const settingsTag = (site: string): string => `settings:${site}`;

/** Why something else is in force: somebody has changed it, or a day has begun on which it was to be. */
type SettingsCause = 'change' | 'day';
type Listener = (site: SiteKey, cause: SettingsCause) => void;

/** What administrators have set, as it is in force now; read from this process's memory. */
export interface Settings {
  /** The site with the contact facts in force: the same object until they change. */
  siteOf(site: Site): Site;
  /** The texts in force by message key: the same object until they change. */
  textsOf(site: SiteKey, language: Language): MessageOverrides;
  /** The site's own terms of loans; null: it never had any, the lender's of each car apply. */
  loanTerms(site: SiteKey): LoanTermsInForce | null;
  /** What the site's quote engine quotes; null: what it is set up with. */
  quoteTerms(site: SiteKey): SettledSite['quotes'];
  /** Called when something else has come into force in this process. Returns how to stop being called. */
  onChange(listener: (site: SiteKey, cause: SettingsCause) => void): () => void;
  /** Resolves when all that was committed before the call can be read here. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** How long a timer sleeps at most: a clock that is set right, or a machine that slept, is noticed within it. */
const MAX_SLEEP_MS = 60_000;

/** Reads all settings, and follows their changes and the days of the sites' zones until `stop`. */
export async function createSettings(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<Settings> {
  const { database, clock, log } = options;
  const live = new LiveSettings(clock, log);
  const reload = async (): Promise<void> => live.take(await readAll(database));
  // The position first: a change that commits while all is read is then read again, never missed.
  const from = await latestChange(database.db, SETTINGS_TOPIC);
  await reload();
  const following = await followChanges(database, SETTINGS_TOPIC, {
    from,
    log,
    onChange: reload,
    onGap: reload,
  });
  return {
    siteOf: (site) => live.of(site.key).site,
    textsOf: (site, language) => live.of(site).texts.get(language) ?? NO_TEXTS,
    loanTerms: (site) => live.of(site).loan,
    quoteTerms: (site) => live.of(site).quotes,
    onChange: (listener) => live.onChange(listener),
    catchUp: () => following.catchUp(),
    async stop() {
      live.stop();
      await following.stop();
    },
  };
}

const NO_TEXTS: MessageOverrides = {};

async function readAll(database: Database): Promise<ReadonlyMap<string, VersionsOfSite>> {
  const all = new Map<string, VersionsOfSite[number][]>();
  for (const { site, ...placed } of await allVersions(database))
    all.set(site, [...(all.get(site) ?? []), placed]);
  return all;
}

/** The settings of all sites in memory, with what is in force of them. */
class LiveSettings {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #listeners = new Set<Listener>();
  readonly #settled = new Map<SiteKey, SettledSite>();
  #versions: ReadonlyMap<string, VersionsOfSite> = new Map();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(clock: Clock, log: Log) {
    this.#clock = clock;
    this.#log = log;
  }

  of(key: SiteKey): SettledSite {
    const known = this.#settled.get(key);
    if (known !== undefined && this.#clock.now().getTime() < known.endsAt) return known;
    return this.#settle(key, 'day');
  }

  take(versions: ReadonlyMap<string, VersionsOfSite>): void {
    this.#versions = versions;
    for (const { key } of SITES) this.#settle(key, 'change');
    this.#sleep();
  }

  onChange(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #settle(key: SiteKey, cause: SettingsCause): SettledSite {
    const known = this.#settled.get(key);
    const settled = settleSite(siteByKey(key), this.#versions.get(key) ?? [], this.#clock.now(), known);
    this.#settled.set(key, settled);
    if (known !== undefined && known.state !== settled.state) this.#tell(key, cause);
    return settled;
  }

  #tell(key: SiteKey, cause: SettingsCause): void {
    for (const listener of this.#listeners) {
      try {
        listener(key, cause);
      } catch (error) {
        this.#log.error({ err: error, site: key }, 'a listener of settings failed');
      }
    }
  }

  /** Until a day begins on which another version takes over: pages that are kept do not ask for the time. */
  #sleep(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#clock.now().getTime();
    const ends = SITES.map(({ key }) => this.of(key).endsAt);
    const wait = Math.min(MAX_SLEEP_MS, Math.max(1, Math.min(...ends) - now));
    this.#timer = setTimeout(() => this.#sleep(), wait);
    this.#timer.unref();
  }
}
