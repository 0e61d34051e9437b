import type { MessageOverrides } from '~/messages';
import type { Log } from '~/platform/log';
import { addDays, type Clock, localDate } from '~/platform/time';
import { type Language, SITES, type SiteKey, siteByKey } from '~/sites';
import { appliedSince } from './domain/in-force';
import { type SettledSite, settleSite, type VersionsOfSite } from './domain/settled-site';
import { messagesOf } from './domain/texts';

/** Why something else is in force: somebody has changed it, or a day has begun on which it was to be. */
type SettingsCause = 'change' | 'day';
export type ConsentTexts = readonly [now: MessageOverrides, earlier: readonly MessageOverrides[]];
export type SettingsListener = (site: SiteKey, cause: SettingsCause) => void;

/** How long a timer sleeps at most: a clock that is set right, or a machine that slept, is noticed within it. */
const MAX_SLEEP_MS = 60_000;

/** The settings of all sites in memory, with what is in force of them. */
export class LiveSettings {
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #listeners = new Set<SettingsListener>();
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

  /** The texts of what visitors agree to that applied in the last days, those of now first. */
  consentTexts(key: SiteKey, language: Language, days: number): ConsentTexts {
    const site = siteByKey(key);
    const today = localDate(this.#clock.now(), site.zone);
    const versions = (this.#versions.get(key) ?? [])
      .filter((each) => each.setting === 'consent' && each.language === language)
      .map(({ version }) => version);
    const [now, earlier] = appliedSince(versions, addDays(today, -days), today);
    const textsOf = (value: unknown) => messagesOf('consent', site, value);
    return [textsOf(now), earlier.map(textsOf)];
  }

  take(versions: ReadonlyMap<string, VersionsOfSite>): void {
    this.#versions = versions;
    for (const { key } of SITES) this.#settle(key, 'change');
    this.#sleep();
  }

  onChange(listener: SettingsListener): () => void {
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
