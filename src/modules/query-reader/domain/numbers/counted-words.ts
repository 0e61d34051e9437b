import { COUNTED_OF_EQUIPMENT, type Counted } from '../../words/counted';
import type { ReaderParts } from '../parts';
import { longestRun, type Run } from '../phrases';
import type { Token } from '../tokens';
import { amountAt } from './amounts';

/** So many tokens may stand between a word and the number that it speaks of. */
const MAX_DISTANCE = 3;
const MAX_SKIPPED = 2;

/** Words that say what the number beside them counts. */
export class CountedWords {
  readonly #parts: Pick<ReaderParts, 'lexicon' | 'phrases'>;
  readonly #tokens: readonly Token[];
  #last: { readonly what: Counted; readonly at: number } | null = null;

  constructor(parts: Pick<ReaderParts, 'lexicon' | 'phrases'>, tokens: readonly Token[]) {
    this.#parts = parts;
    this.#tokens = tokens;
  }

  /** Read up to a token. */
  add(what: Counted, at: number): void {
    this.#last = { what, at };
  }

  /** "Dragvikt 1500", "snabbladdning 150 kW": the number is the equipment's. */
  addEquipment(at: number, end: number): void {
    const what = COUNTED_OF_EQUIPMENT.get(this.#keyOf(at, end));
    if (what !== undefined) this.add(what, end);
  }

  #keyOf(at: number, end: number): string {
    return this.#tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join('');
  }

  /** Its number has been read. */
  clear(): void {
    this.#last = null;
  }

  /** @param end of the number: "150 kW snabbladdning" is said of it too */
  before(at: number, end: number): Counted | undefined {
    const next = longestRun(this.#tokens, end, this.#parts.lexicon.words);
    if (next !== undefined && COUNTED_OF_EQUIPMENT.get(this.#keyOf(end, next.end)) === 'charging')
      return 'charging';
    const last = this.#last;
    return last !== null && at - last.at <= MAX_DISTANCE ? last.what : undefined;
  }

  after(at: number): Run<Counted> | undefined {
    const { words } = this.#parts.lexicon;
    const filler = longestRun(this.#tokens, at, words);
    const from = filler?.value.kind === 'noise' ? filler.end : at;
    const sense = longestRun(this.#tokens, from, words);
    return sense?.value.kind === 'counted' ? { value: sense.value.counted, end: sense.end } : undefined;
  }

  /** "Range 300 miles" is no Range Rover. */
  isRange(at: number, end: number): boolean {
    if (this.#tokens[at]?.text !== 'range' || end !== at + 1) return false;
    const unit = amountAt(this.#tokens, end, this.#parts.phrases, (from) => from)?.unit;
    return unit === 'miles' || unit === 'km';
  }

  /** Between a bound and its number: "max pris 300 000", "under en miljon", "från år 2019". */
  skip(from: number): number {
    const { lexicon, phrases } = this.#parts;
    let at = from;
    for (let skipped = 0; skipped < MAX_SKIPPED && this.#tokens[at]?.kind === 'letters'; skipped++) {
      // "Under en miljon": the number is in words.
      if (longestRun(this.#tokens, at, phrases.amounts) !== undefined) break;
      const sense = longestRun(this.#tokens, at, lexicon.words);
      const again =
        longestRun(this.#tokens, at, phrases.before) ?? longestRun(this.#tokens, at, phrases.aboutBefore);
      if (sense?.value.kind === 'counted') this.add(sense.value.counted, at);
      if (sense?.value.kind === 'counted' || sense?.value.kind === 'noise') at = sense.end;
      else if (again !== undefined) at = again.end;
      else break;
    }
    return at;
  }
}
