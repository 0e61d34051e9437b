import type { Token } from './tokens';

/** Units that records write apart from their number. */
const SPACED = new Set(['kwh']);

/** Names of versions that are written in one: texts of cars have them apart. */
const VERSION_IN_ONE = /^(s|r|n|x|gt|st|amg)(line)$|^(m)(sport)$|^(r)(design)$/i;

const apart = (word: string): string => word.replace(VERSION_IN_ONE, '$1$3$5 $2$4$6');

/** A typed search by its tokens: what of it was not understood, and what no record lists. */
export class TypedWords {
  readonly #typed: string;
  readonly #tokens: readonly Token[];
  readonly #left: boolean[];
  readonly #unlisted: boolean[];

  constructor(typed: string, tokens: readonly Token[]) {
    this.#typed = typed;
    this.#tokens = tokens;
    this.#left = tokens.map(() => false);
    this.#unlisted = tokens.map(() => false);
  }

  /** Some of it as it was typed. */
  between(from: number, end: number): string {
    return this.#typed.slice(this.#tokens[from]?.start ?? 0, this.#tokens[end - 1]?.end ?? 0);
  }

  /** Whether a sign that is no token stands before a token: "7/8", "7, 8". */
  isApart(at: number): boolean {
    const gap = this.#typed.slice(this.#tokens[at - 1]?.end, this.#tokens[at]?.start);
    return /[^\s]/.test(gap);
  }

  /** Not understood, up to a token. */
  leave(from: number, end: number): number {
    this.#left.fill(true, from, end);
    return end;
  }

  isLeft(at: number): boolean {
    return this.#left[at] === true;
  }

  /** Asks for what no record lists, up to a token. */
  unlist(from: number, end: number): number {
    this.#unlisted.fill(true, from, end);
    return end;
  }

  /** Runs of words that ask for what no record lists. */
  unlisted(): readonly string[] {
    const starts = this.#tokens.flatMap((_, at) =>
      this.#unlisted[at] && !this.#unlisted[at - 1] ? [at] : [],
    );
    return starts.map((start) => {
      const end = this.#unlisted.indexOf(false, start);
      return this.between(start, end < 0 ? this.#tokens.length : end);
    });
  }

  /** The words that are left. */
  rest(): string {
    let rest = '';
    let last = -2;
    this.#tokens.forEach((token, at) => {
      if (!this.#left[at]) return;
      const isAlone =
        token.kind === 'sign' && !(token.glued && this.#tokens[at + 1]?.glued && this.#left[at + 1]);
      if (isAlone) return;
      rest +=
        (rest !== '' && !(token.glued && last === at - 1 && !SPACED.has(token.text)) ? ' ' : '') +
        apart(this.#typed.slice(token.start, token.end));
      last = at;
    });
    return rest;
  }
}
