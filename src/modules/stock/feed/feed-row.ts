import { decodeJson, type JsonValue } from '~/platform/json';
import type { CarRecord } from '../domain/car-record';
import type { StockSite } from '../domain/site';

export type FeedFormat = 'vehicle-listing' | 'automotive-inventory' | 'record-lines';

/** What one row of a feed came to. `id` is given where it could be read, so that the old car is not taken for sold. */
export type FeedRow =
  | {
      readonly kind: 'car';
      readonly line: number;
      readonly source: CarRecord;
      readonly unmapped: readonly Unmapped[];
    }
  | { readonly kind: 'refused'; readonly line: number; readonly reason: string; readonly id: string | null }
  /** The row says that the car is not for sale: it counts as refused, and the old car does go. */
  | { readonly kind: 'withdrawn'; readonly line: number; readonly reason: string };

/** A row that has not been read yet: one that the stock knows by its digest need not be. */
export interface UnreadRow {
  readonly line: number;
  /** Of all that the row says; null for a row that is a fault. */
  readonly digest: string | null;
  read(): FeedRow;
}

export interface Unmapped {
  readonly field: string;
  readonly value: string;
}

export interface Feed {
  readonly format: FeedFormat;
  /** Columns that have no place in the record. */
  readonly ignoredColumns: readonly string[];
  readonly rows: AsyncIterable<readonly UnreadRow[]>;
}

export interface RowContext {
  readonly site: StockSite;
  /** Highest model year that can be meant. */
  readonly maxYear: number;
  /** All that a row's record depends on besides the row; null: rows have no digest, each is read. */
  readonly digestKey: string | null;
}

/** A fault of a row, named by the feed's own column. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused';
}

/** A row of a delimited file: the cell under a column's lower-case name, trimmed, null when empty or absent. */
export type Cells = (column: string) => string | null;

/** JSON of a cell; refuses the row when it is none. */
export function jsonCell(column: string, text: string): JsonValue {
  const value = decodeJson(text);
  if (value === undefined) throw new RowRefused(`${column} is not valid JSON`);
  return value;
}

export const looksLikeJson = (text: string): boolean => /^[[{]/.test(text);
