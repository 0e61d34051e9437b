import type { FacetOrder } from '../../contract';
import type { Dictionary } from './dictionary';

export type TextCompare = (a: string, b: string) => number;

/** Alphabetical order of a language, digits by value; the same text in another case or accent ties. */
export function alphabetical(locale: string): TextCompare {
  return new Intl.Collator(locale, { numeric: true }).compare;
}

export const byCodeUnits: TextCompare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** Numbers by size, before other texts in alphabetical order. */
export function byValue(compare: TextCompare): TextCompare {
  return (a, b) => {
    const [x, y] = [Number(a), Number(b)];
    if (Number.isFinite(x) && Number.isFinite(y)) return x - y;
    if (Number.isFinite(x)) return -1;
    return Number.isFinite(y) ? 1 : compare(a, b);
  };
}

export interface Ranking {
  /** Place by code. */
  readonly ranks: Uint32Array;
  /** Code by place. */
  readonly codes: Uint32Array;
}

/** Places of a dictionary's texts in alphabetical and in value order, worked out again only when the texts change. */
export class Ranks {
  readonly #dictionary: Dictionary;
  readonly #compare: TextCompare;
  readonly #known = new Map<FacetOrder, { readonly version: number; readonly ranking: Ranking }>();

  constructor(dictionary: Dictionary, compare: TextCompare) {
    this.#dictionary = dictionary;
    this.#compare = compare;
  }

  /** `count` breaks its ties alphabetically. */
  of(order: FacetOrder): Ranking {
    const kind = order === 'value' ? 'value' : 'alphabetical';
    const version = this.#dictionary.version;
    const known = this.#known.get(kind);
    if (known?.version === version) return known.ranking;
    const ranking = this.#rank(kind === 'value' ? byValue(this.#compare) : this.#compare);
    this.#known.set(kind, { version, ranking });
    return ranking;
  }

  #rank(compare: TextCompare): Ranking {
    const sorted = [...this.#dictionary.entries()].sort(([a], [b]) => compare(a, b) || byCodeUnits(a, b));
    const ranks = new Uint32Array(this.#dictionary.codeCount);
    const codes = new Uint32Array(sorted.length);
    sorted.forEach(([, code], place) => {
      ranks[code] = place;
      codes[place] = code;
    });
    return { ranks, codes };
  }
}
