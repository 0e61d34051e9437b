import type { Sense } from './lexicon/sense';
import { plainForms } from './lexicon/stems';
import type { ReaderParts } from './parts';
import { longestRun, type Phrases, type Run } from './phrases';
import { compact, confusable, isMinus, type Token } from './tokens';

/** With more unknown words than these none is corrected. */
const MAX_CORRECTIONS = 6;
/** A lease is long enough a word for its slips to be surely one. */
const MIN_LEASING_LENGTH = 8;
/** Words that stand in the texts of cars and look like another's slip: "service book", no "service van". */
const NO_SLIPS: ReadonlySet<string> = new Set(['servicebok', 'servicehistorik']);
/** "Stoke on Trent". */
const MAX_PLACE_WORDS = 3;

/** What stands behind a size that is the car's. */
const SIZED_FIELDS: ReadonlySet<string> = new Set([
  'car_body',
  'car_color',
  'car_condition',
  'car_drive',
  'car_fuel',
  'car_gearbox',
]);

/** Finds what the words of one search mean, wherever in it they are looked up. */
export class WordFinder {
  readonly #parts: Pick<ReaderParts, 'lexicon' | 'phrases'>;
  readonly #tokens: readonly Token[];
  readonly #more: number;
  #lookedUp = 0;

  /** `more`: so many more wrong letters than usual are mended. */
  constructor(parts: Pick<ReaderParts, 'lexicon' | 'phrases'>, tokens: readonly Token[], more: number) {
    this.#parts = parts;
    this.#tokens = tokens;
    this.#more = more;
  }

  /** The longest phrase that means something from a token on. */
  senseAt(at: number): Run<Sense> | undefined {
    const run = this.#runAt(at);
    return run?.value.kind === 'size' ? { ...run, value: this.#sizeOf(run.value.bodies, run.end) } : run;
  }

  /**
   * "Liten elbil" is a hatchback, "stor kombi" a kombi; "liten suv" asks for a size that no record lists, and "liten motor" is
   * not about the car's own.
   */
  #sizeOf(bodies: readonly string[], end: number): Sense {
    const next = this.#runAt(end)?.value;
    const isOfCar =
      end === this.#tokens.length ||
      next?.kind === 'make' ||
      next?.kind === 'model' ||
      (next?.kind === 'values' && SIZED_FIELDS.has(next.field));
    if (!isOfCar) return { kind: 'noise' };
    const named = this.#tokens.flatMap((_, at) => {
      const sense = this.#runAt(at)?.value;
      if (sense?.kind === 'model') return [null];
      return sense?.kind === 'values' && sense.field === 'car_body' ? [sense.values] : [];
    });
    const isOther = named.some((each) => !each?.every((body) => bodies.includes(body)));
    return isOther
      ? { kind: 'counted', counted: 'unlisted' }
      : { kind: 'values', field: 'car_body', values: bodies };
  }

  #runAt(at: number): Run<Sense> | undefined {
    const { words, joined } = this.#parts.lexicon;
    const alone = longestRun(
      this.#tokens,
      at,
      words,
      undefined,
      (sense) => 'isOneWord' in sense && sense.isOneWord === true,
    );
    const both = longestRun(this.#tokens, at, joined);
    const isBoth = both !== undefined && both.end > (alone?.end ?? 0);
    return isBoth && !this.#tokens.slice(at, both.end).some((_, i) => isMinus(this.#tokens, at + i))
      ? both
      : alone;
  }

  /** "v6o", "ioniq s": letters for figures. */
  confusedAt(at: number): Run<Extract<Sense, { kind: 'model' }>> | undefined {
    const run = longestRun(this.#tokens, at, this.#parts.lexicon.confused, confusable);
    return run?.value.kind === 'model' ? { value: run.value, end: run.end } : undefined;
  }

  /** What one word means alone. */
  wordAt(at: number): Sense | undefined {
    return this.#parts.lexicon.words.get(this.#tokens[at]?.text ?? '');
  }

  /** A model whose name is a figure, behind its make; "3 dörrar" is none. */
  figureOf(make: string, at: number): Run<Extract<Sense, { kind: 'model' }>> | undefined {
    const [figure, next] = [this.#tokens[at], this.#tokens[at + 1]];
    if (figure?.kind !== 'number' || figure.text.length > 1 || next?.glued) return undefined;
    if (next !== undefined && this.#parts.phrases.units.has(next.text)) return undefined;
    const sense = this.#parts.lexicon.joined.get(compact(make) + figure.text);
    return sense?.kind === 'model' ? { value: sense, end: at + 1 } : undefined;
  }

  /** "elsuv", "volvokombi": two words in one; the second may say nothing. */
  halvesAt(at: number): readonly Sense[] | undefined {
    const token = this.#tokens[at];
    const { words } = this.#parts.lexicon;
    if (token?.kind !== 'letters' || token.text.length < 5) return undefined;
    for (let cut = token.text.length - 2; cut >= 2; cut--) {
      if (Math.max(cut, token.text.length - cut) < 3) continue;
      const first = words.get(token.text.slice(0, cut));
      const second = words.get(token.text.slice(cut));
      if (first === undefined || second === undefined || !isSolid(first)) continue;
      if (isSolid(second)) return [first, second];
      if (second.kind === 'noise') return [first];
    }
    return undefined;
  }

  /** "Dieselillä", "koženými sedačkami": words of the dictionary in another form. */
  #bentAt(at: number): Run<Sense> | undefined {
    const { words, language } = this.#parts.lexicon;
    const formsAt = (from: number): readonly string[] => {
      const token = this.#tokens[from];
      return token?.kind === 'letters' ? plainForms(token.text, language) : [];
    };
    const first = formsAt(at);
    if (first.length === 0) return undefined;
    const second = formsAt(at + 1);
    const pairs = first.flatMap((form) => second.map((other) => form + other));
    const sense = (forms: readonly string[]) =>
      forms
        .map((form) => words.get(form))
        .find((each) => each !== undefined && (isSolid(each) || each.kind === 'noise'));
    const both = sense(pairs);
    if (both !== undefined) return { value: both, end: at + 2 };
    const alone = sense(first);
    return alone === undefined ? undefined : { value: alone, end: at + 1 };
  }

  /** A word in another form than the dictionary's, or a slip of the finger. A word that belongs to a number is none: "minst" is no Mini. */
  correctedAt(at: number): Run<Sense> | undefined {
    const token = this.#tokens[at];
    const isWhole = token?.kind === 'letters' && !this.#tokens[at + 1]?.glued;
    if (!isWhole || this.#lookedUp >= MAX_CORRECTIONS || NO_SLIPS.has(token.text)) return undefined;
    if (isOfNumbers(token.text, this.#parts.phrases)) return undefined;
    this.#lookedUp++;
    const bent = this.#bentAt(at);
    if (bent !== undefined) return bent;
    const key = this.#parts.lexicon.nearMisses.find(token.text, this.#more);
    const sense = key === undefined ? undefined : this.#parts.lexicon.words.get(key);
    if (sense === undefined) return undefined;
    const isLeasing = sense.kind === 'leasing' && token.text.length >= MIN_LEASING_LENGTH;
    return isSolid(sense) || isLeasing ? { value: sense, end: at + 1 } : undefined;
  }

  /** A place of the stock. */
  placeAt(at: number, fields: readonly string[]): Run<string> | undefined {
    const sense = this.senseAt(at);
    if (sense?.value.kind !== 'values' || !fields.includes(sense.value.field)) return undefined;
    const [place] = sense.value.values;
    return place === undefined ? undefined : { value: place, end: sense.end };
  }

  /** Words that may be the name of any other place: where they end. */
  unknownPlaceAt(at: number): number | undefined {
    const token = this.#tokens[at];
    if (token === undefined || token.text.length < 3 || !this.#isPlaceWord(at)) return undefined;
    let end = at + 1;
    while (end < at + MAX_PLACE_WORDS && this.#isPlaceWord(end)) end++;
    return end;
  }

  /** "Near London under 20k": what belongs to a number is no name. */
  #isPlaceWord(at: number): boolean {
    const token = this.#tokens[at];
    return (
      token?.kind === 'letters' &&
      this.senseAt(at) === undefined &&
      !isOfNumbers(token.text, this.#parts.phrases)
    );
  }
}

const isSolid = (sense: Sense): boolean =>
  sense.kind === 'make' || sense.kind === 'model' || sense.kind === 'values';

const isOfNumbers = (word: string, { before, after, units, within, awayFrom }: Phrases): boolean =>
  [before, after, units, within, awayFrom].some((phrases) => phrases.has(word));
