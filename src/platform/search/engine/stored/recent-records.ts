import { boundedMap } from '~/platform/bounded-map';
import type { JsonObject } from '~/platform/json';

/** Of all indexes of the process together: a dozen pages of lists, some 2 MB. */
const MAX_RECORDS = 600;

interface Recent {
  readonly fields: readonly string[];
  readonly record: JsonObject;
}

const recent = boundedMap<Recent>(MAX_RECORDS);
let storeCount = 0;

/**
 * Records of one store as lists have read them lately. Most lists begin with the same cars: unpacking and decoding 48 of
 * them for each was a seventh of a list's work. Lists that ask for the same fields ask with the same array.
 */
export class RecentRecords {
  readonly #store = storeCount++;

  get(slot: number, fields: readonly string[]): JsonObject | undefined {
    const known = recent.get(this.#keyOf(slot));
    return known?.fields === fields ? known.record : undefined;
  }

  set(slot: number, fields: readonly string[], record: JsonObject): void {
    recent.set(this.#keyOf(slot), { fields, record });
  }

  /** What the slot holds has changed. */
  delete(slot: number): void {
    recent.delete(this.#keyOf(slot));
  }

  #keyOf(slot: number): string {
    return `${this.#store} ${slot}`;
  }
}
