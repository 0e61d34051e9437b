import type { Piece } from '../reading';
import { isOr } from '../short-words';
import type { Token } from '../tokens';
import type { TypedWords } from '../typed-words';
import type { ModelYears } from './generations';

/** The generations of models that a search names. */
export class NamedGenerations {
  readonly #all: { readonly years: ModelYears; readonly words: string }[] = [];
  /** Where the last of them ended. */
  #until = -1;

  add(years: ModelYears, words: string, end: number): void {
    this.#all.push({ years, words });
    this.#until = end;
  }

  /** "Golf 7 eller 8", "golf 7/8": whether one more may stand here, behind a word or sign for "or". */
  isAnotherAt(at: number, tokens: readonly Token[], typed: TypedWords): boolean {
    const until = this.#until;
    if (until < 0) return false;
    if (until === at) return typed.isApart(at);
    return until === at - 1 && (isOr(tokens[until]) || tokens[until]?.kind === 'sign');
  }

  /** From the first to the last model year of all of them; undefined where none is named. */
  years(): Piece | undefined {
    const all = this.#all.map(({ years }) => years);
    if (all.length === 0) return undefined;
    const last = all.flatMap(({ max }) => max ?? []);
    return {
      meaning: {
        kind: 'range',
        field: 'car_year',
        min: Math.min(...all.map(({ min }) => min)),
        max: last.length < all.length ? null : Math.max(...last),
      },
      words: this.#all.map(({ words }) => words).join(' '),
    };
  }
}
