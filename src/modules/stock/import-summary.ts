import type { JsonObject } from '~/platform/json';
import type { FeedFormat } from './feed/feed-row';

/** How many of each the answer lists; the counts are always whole. */
const MAX_REFUSALS = 1_000;
const MAX_WORDS = 500;
const MAX_STORES = 500;

interface Refusal {
  /** Line of the file, 1 is the first. */
  readonly line: number;
  readonly reason: string;
}

/** A refused row with the car that it says it is, where it can be read. */
export interface RefusedRow extends Refusal {
  readonly carId: string | null;
}

export interface UnknownStore {
  readonly car_site_id: string;
  readonly name: string | null;
  readonly address: string | null;
  readonly cars: number;
}

/** What came of an import. `read` = `added` + `changed` + `unchanged` + `refused`. */
export interface ImportSummary {
  readonly site: string;
  readonly format: FeedFormat;
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Cars of the file's stores that the file no longer has: sold. */
  readonly removed: number;
  readonly refused: number;
  /** The first thousand refused rows. */
  readonly refusals: readonly Refusal[];
  /** Words, pictures and currencies that could not be mapped and were kept or left out, most frequent first. */
  readonly unmapped: readonly { readonly field: string; readonly value: string; readonly count: number }[];
  readonly unknownStores: readonly UnknownStore[];
  /** Columns of the file that the record has no place for. */
  readonly ignoredColumns: readonly string[];
}

/** `read 12000, added 11990, changed 0, unchanged 0, removed 0, refused 10`. */
export function summaryLine(summary: ImportSummary): string {
  const { read, added, changed, unchanged, removed, refused } = summary;
  return `read ${read}, added ${added}, changed ${changed}, unchanged ${unchanged}, removed ${removed}, refused ${refused}`;
}

/** The counts alone, for the import's own row in the database. */
export function summaryCounts(summary: ImportSummary): JsonObject {
  const { format, read, added, changed, unchanged, removed, refused } = summary;
  return { format, read, added, changed, unchanged, removed, refused };
}

/** Collects what a summary lists, in bounded memory however long the file is. */
export class ImportNotes {
  read = 0;
  refused = 0;
  readonly refusals: RefusedRow[] = [];
  readonly #words = new Map<string, { field: string; value: string; count: number }>();
  readonly #stores = new Map<string, UnknownStore>();

  refuse(line: number, reason: string, carId: string | null = null): void {
    this.refused++;
    if (this.refusals.length < MAX_REFUSALS) this.refusals.push({ line, reason, carId });
  }

  unmapped(field: string, value: string): void {
    const key = `${field} ${value}`;
    const known = this.#words.get(key);
    if (known) known.count++;
    else if (this.#words.size < MAX_WORDS) this.#words.set(key, { field, value, count: 1 });
  }

  unknownStore(store: Omit<UnknownStore, 'cars'>): void {
    const known = this.#stores.get(store.car_site_id);
    if (!known && this.#stores.size >= MAX_STORES) return;
    this.#stores.set(store.car_site_id, { ...(known ?? store), cars: (known?.cars ?? 0) + 1 });
  }

  lists(): Pick<ImportSummary, 'refusals' | 'unmapped' | 'unknownStores'> {
    return {
      refusals: this.refusals.map(({ line, reason }) => ({ line, reason })).sort((a, b) => a.line - b.line),
      unmapped: [...this.#words.values()].sort((a, b) => b.count - a.count),
      unknownStores: [...this.#stores.values()].sort((a, b) => b.cars - a.cars),
    };
  }
}
