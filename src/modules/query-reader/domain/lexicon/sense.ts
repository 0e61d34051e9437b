import type { Counted } from '../../words/counted';
import type { Order } from '../../words/orders';

/** A model and its make; null where an editor's list has fixed the make and its models stand alone. */
export interface ModelOption {
  readonly make: string | null;
  readonly model: string;
}

/** What one word, or several in a row, may mean. */
export type Sense =
  | {
      readonly kind: 'make';
      readonly make: string;
      /** One word: "merc a class" has no "merca" in it. */
      readonly isOneWord: boolean;
    }
  | {
      readonly kind: 'model';
      readonly options: readonly ModelOption[];
      /** "208" may be a number too. */
      readonly isFigure: boolean;
      readonly inStock: boolean;
      /** "e-208": the electric ones of a model that has other fuels too. */
      readonly isElectric: boolean;
    }
  | {
      readonly kind: 'values';
      readonly field: string;
      readonly values: readonly string[];
      /** "Dieselauto" is a diesel, "diesel auto" an automatic too. */
      readonly isOneWord?: boolean;
    }
  /** "Liten": the bodies of that size, where the search names no other. */
  | { readonly kind: 'size'; readonly bodies: readonly string[] }
  | { readonly kind: 'seats'; readonly seats: number }
  | { readonly kind: 'leasing'; readonly of: 'private' | 'company' }
  | { readonly kind: 'counted'; readonly counted: Counted }
  /** "Cheapest": a sort of the search. */
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'noise'; readonly isOneWord?: boolean }
  | { readonly kind: 'near' | 'nearVisitor' | 'county' | 'not' | 'notOnly' | 'zone' };
