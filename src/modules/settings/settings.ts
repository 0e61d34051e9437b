import { z } from 'zod';
import type { MessageOverrides } from '~/messages';
import { type Database, followChanges, latestChange } from '~/platform/db';
import type { Log } from '~/platform/log';
import type { Clock } from '~/platform/time';
import type { Language, Site, SiteKey } from '~/sites';
import type { LoanTermsInForce, SettledSite, VersionsOfSite } from './domain/settled-site';
import { type ConsentTexts, LiveSettings, type SettingsListener } from './live-settings';
import { allVersions } from './store/settings-store';

export const SETTINGS_TOPIC = 'settings';
const changePayload = z.object({ site: z.string() });

/** Changed settings in the change log, and the tag of every page that shows one of the site's. */
export const settingsChanges = {
  topic: SETTINGS_TOPIC,
  tagsOf: (payload: unknown): readonly string[] => [settingsTag(changePayload.parse(payload).site)],
} as const;

export const settingsTag = (site: string): string => `settings:${site}`;

/** What administrators have set, as it is in force now; read from this process's memory. */
export interface Settings {
  /** The site with the contact facts in force: the same object until they change. */
  siteOf(site: Site): Site;
  /** The texts in force by message key: the same object until they change. */
  textsOf(site: SiteKey, language: Language): MessageOverrides;
  /** The texts of what visitors agree to by message key: those in force, and others that were in the last `days`. */
  consentTexts(site: SiteKey, language: Language, days: number): ConsentTexts;
  /** The site's own terms of loans; null: it never had any, the lender's of each car apply. */
  loanTerms(site: SiteKey): LoanTermsInForce | null;
  /** What the site's quote engine quotes; null: what it is set up with. */
  quoteTerms(site: SiteKey): SettledSite['quotes'];
  /** Called when something else has come into force in this process. Returns how to stop being called. */
  onChange(listener: SettingsListener): () => void;
  /** Resolves when all that was committed before the call can be read here. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

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
    consentTexts: (site, language, days) => live.consentTexts(site, language, days),
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
