import { createHash } from 'node:crypto';
import { daysBefore } from '~/platform/time';
import type { Language, SiteKey } from '~/sites';

/** What is watched, in canonical form: equal searches are equal objects. */
export type SavedSearch =
  | {
      readonly kind: 'list';
      /** Path of the list it was made on, below the language prefix; where the mails lead to. */
      readonly path: string;
      /** The list's own address query, without order and page. */
      readonly query: string;
      /** What an editor has fixed on that list, written as a query. */
      readonly fixed: string;
    }
  | { readonly kind: 'car'; readonly carId: string };

/** `now`: a mail after each import that found something; `daily`: one in the morning. */
export const FREQUENCIES = ['now', 'daily'] as const;
type Frequency = (typeof FREQUENCIES)[number];

export interface AlertPreferences {
  readonly newCars: boolean;
  readonly priceDrops: boolean;
  readonly frequency: Frequency;
}

/** `pending` waits for the owner of the address to confirm; only `active` ones are mailed. */
export type AlertState = 'pending' | 'active' | 'stopped';

export interface Alert extends AlertPreferences {
  readonly id: string;
  readonly site: SiteKey;
  /** That of the page on which it was asked for; the site's main one where the site has it no longer. */
  readonly language: Language;
  /** Search index of the site's cars, which may be another site's. */
  readonly carIndex: string;
  readonly email: string;
  readonly search: SavedSearch;
  readonly searchKey: string;
  readonly state: AlertState;
  /** Since when changes count; null before it was confirmed. */
  readonly since: Date | null;
}

/** One per search: where it was made does not matter, what it finds does. */
export function searchKeyOf(search: SavedSearch): string {
  const parts = search.kind === 'car' ? ['car', search.carId] : ['list', search.query, search.fixed];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** How long things are kept, in days, as mails and pages tell the visitor; for active ones `personal-data.ts`. */
export const RETENTION_DAYS = { unconfirmed: 7, stopped: 30 } as const;

/** What is older than these instants is forgotten. */
export const retentionLimits = (now: Date): Readonly<Record<keyof typeof RETENTION_DAYS, Date>> => ({
  unconfirmed: daysBefore(now, RETENTION_DAYS.unconfirmed),
  stopped: daysBefore(now, RETENTION_DAYS.stopped),
});
