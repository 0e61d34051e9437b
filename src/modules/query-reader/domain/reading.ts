import type { Order } from '../words/orders';

/** What a part of a typed search means. Fields and values are those of the search record. */
export type Meaning =
  | {
      readonly kind: 'values';
      readonly field: string;
      /** Any of these. */
      readonly values: readonly string[];
      /** Of a model: the makes that have it. */
      readonly under?: { readonly field: string; readonly values: readonly string[] };
    }
  | {
      readonly kind: 'range';
      readonly field: string;
      /** Both inclusive, in the unit of the record; null leaves an end open. */
      readonly min: number | null;
      readonly max: number | null;
    }
  /** Around a place that the stock has no name for, or that was asked for with "near"; how far where it was said. */
  | { readonly kind: 'near'; readonly place: string; readonly withinKm?: number };

/** A meaning with the words that were typed for it. */
export interface Piece {
  readonly meaning: Meaning;
  readonly words: string;
  /** Whether a slip of the finger was mended: the words are near those that mean it. */
  readonly corrected?: boolean;
}

export interface ParsedQuery {
  /** In the order of the words. */
  readonly pieces: readonly Piece[];
  /** Words that were not understood, as typed. */
  readonly rest: string;
  /** Words that ask for what no record of the stock lists, as typed: nothing is searched by them. */
  readonly unlisted: readonly string[];
  /** Which cars are to stand first; missing where no word says so. */
  readonly order?: Order;
  /** Asks for cars near whoever asks: where that is, no word says. */
  readonly isNearVisitor?: boolean;
}

/** What the words stand beside: makes that have been chosen already decide what a figure means. */
export interface ParseContext {
  readonly makes?: readonly string[];
}
