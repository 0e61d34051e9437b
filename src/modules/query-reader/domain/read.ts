import { type Counted, RANGE_VERSIONS } from '../words/counted';
import { yearsInZone } from './emission-zone';
import { engineAt, isVolvoEngine } from './engine-names';
import { type Amount, amountAt, isLoneYear } from './numbers/amounts';
import { type CountedContext, meaningOf } from './numbers/counting';
import { distanceAt } from './numbers/distances';
import type { ReaderParts } from './parts';
import { longestRun, type Run } from './phrases';
import { isSurelyPlate, plateIn } from './plates';
import type { Meaning, ParseContext, ParsedQuery, Piece } from './reading';
import { resolveConflicts } from './resolve-conflicts';
import type { ModelOption, Sense } from './sense';
import { compact, normalise, type Token, tokensOf } from './tokens';
import { WordFinder } from './word-finder';

export interface QueryReader {
  /** What a typed search means; total, and in time that grows with its length only (200 characters are read). */
  read(text: string, context?: ParseContext): ParsedQuery;
  /** Like `read`, with twice as many slips of the finger mended: what may have been meant where nothing was found. */
  guess(text: string, context?: ParseContext): ParsedQuery;
}

export function createReader(parts: ReaderParts): QueryReader {
  const run = (text: string, context: ParseContext, more: number): ParsedQuery => {
    const typed = normalise(text);
    const tokens = tokensOf(typed);
    if (tokens.length === 0) return { pieces: [], rest: typed, unlisted: [] };
    return new Scan(parts, typed, tokens, context, more).reading();
  };
  return {
    read: (text, context = {}) => run(text, context, 0),
    guess: (text, context = {}) => run(text, context, 1),
  };
}

/** One pass over the tokens; the longest phrase that means something is taken at each place. */
class Scan {
  readonly #parts: ReaderParts;
  readonly #typed: string;
  readonly #tokens: readonly Token[];
  readonly #makes: ReadonlySet<string>;
  /** By its name or by that of a model. */
  readonly #isVolvo: boolean;
  readonly #leasing: 'private' | 'company' | null;
  readonly #find: WordFinder;
  readonly #isGuess: boolean;
  readonly #pieces: Piece[] = [];
  /** Tokens that were not understood. */
  readonly #left: boolean[];
  /** Tokens that ask for what no record lists. */
  readonly #unlisted: boolean[];
  #counted: { readonly what: Counted; readonly at: number } | null = null;
  #leasingPiece: Piece | null = null;
  /** Words for a low-emission zone. */
  #zone: string | null = null;
  /** Where the last make or model ended. */
  #madeUntil = -1;

  constructor(
    parts: ReaderParts,
    typed: string,
    tokens: readonly Token[],
    context: ParseContext,
    more: number,
  ) {
    this.#parts = parts;
    this.#typed = typed;
    this.#tokens = tokens;
    this.#find = new WordFinder(parts, tokens, more);
    this.#isGuess = more > 0;
    this.#left = tokens.map(() => false);
    this.#unlisted = tokens.map(() => false);
    const senses = tokens.flatMap((_, at) => this.#find.senseAt(at)?.value ?? []);
    const named = senses.flatMap((sense) => (sense.kind === 'make' ? [sense.make] : []));
    this.#makes = new Set([...(context.makes ?? []), ...named]);
    const isVolvo = (sense: Sense) =>
      sense.kind === 'model' && !sense.isFigure && sense.options.every(({ make }) => make === 'Volvo');
    this.#isVolvo = this.#makes.has('Volvo') || senses.some(isVolvo);
    this.#leasing = senses.find((sense) => sense.kind === 'leasing')?.of ?? null;
  }

  reading(): ParsedQuery {
    const plate = this.#plate();
    if (plate !== null) return { pieces: [], rest: plate, unlisted: [] };
    for (let at = 0; at < this.#tokens.length; ) at = this.#step(at);
    this.#addLeasing();
    if (this.#zone !== null) this.#pieces.push(...yearsInZone(this.#zone, this.#pieces));
    return {
      pieces: resolveConflicts(this.#pieces),
      rest: this.#rest(),
      unlisted: this.#unlistedWords(),
    };
  }

  /** A number plate stands alone, as whole words, and begins with nothing that means something else. */
  #plate(): string | null {
    const first = this.#find.senseAt(0) ?? longestRun(this.#tokens, 0, this.#parts.phrases.before);
    const isPlate = first === undefined || isSurelyPlate(this.#typed, this.#parts.country);
    return isPlate ? plateIn(compact(this.#typed), this.#typed, this.#parts.country) : null;
  }

  /** Reads what begins at a token and says where to go on. */
  #step(at: number): number {
    const token = this.#tokens[at];
    if (token === undefined) return at + 1;
    const isTail = token.glued && at > 0 && this.#left[at - 1] === true;
    if (isTail) return this.#leave(at);
    const around = this.#around(at);
    if (around !== undefined) return around;
    const word = this.#find.senseAt(at);
    const amount = this.#amount(at, word);
    if (amount !== undefined) return amount;
    if (token.kind === 'sign') return this.#sign(at);
    if (word?.value.kind === 'noise') {
      const model = this.#find.confusedAt(at);
      const next = model && model.end > word.end ? this.#confused(at) : undefined;
      if (next !== undefined) return next;
    }
    if (this.#isVolvo && isVolvoEngine(this.#tokens, at)) return this.#leaveUntil(at, at + 2);
    if (word?.end === at + 1 && this.#isOr(at)) return word.end;
    if (word !== undefined) {
      const next = this.#take(at, word);
      if (next !== undefined) return next;
    }
    return (
      this.#confused(at) ?? this.#engine(at) ?? this.#compound(at) ?? this.#corrected(at) ?? this.#leave(at)
    );
  }

  /** "Volvo el BMW": a short "eller" where it would else be electric. */
  #isOr(at: number): boolean {
    const isNamed = (sense: Sense | undefined) => sense?.kind === 'make' || sense?.kind === 'model';
    return (
      this.#tokens[at]?.text === 'el' && this.#madeUntil === at && isNamed(this.#find.senseAt(at + 1)?.value)
    );
  }

  #leave(at: number): number {
    this.#left[at] = true;
    return at + 1;
  }

  #leaveUntil(at: number, end: number): number {
    this.#left.fill(true, at, end);
    return end;
  }

  /** "V60 -18": a year as the papers write it. Other signs mean nothing alone. */
  #sign(at: number): number {
    const [sign, next] = [this.#tokens[at], this.#tokens[at + 1]];
    if (sign?.text === '-' && !sign.glued && next?.glued && /^[012]\d$/.test(next.text)) {
      const year = 2000 + next.value;
      this.#add(at, at + 2, { kind: 'range', field: 'car_year', min: year, max: year });
      return at + 2;
    }
    return this.#leave(at);
  }

  #add(from: number, end: number, meaning: Meaning, mended = false): number {
    this.#pieces.push({ meaning, words: this.#words(from, end), ...(mended && { corrected: mended }) });
    return end;
  }

  #unlist(from: number, end: number): number {
    this.#unlisted.fill(true, from, end);
    return end;
  }

  #words(from: number, end: number): string {
    return this.#typed.slice(this.#tokens[from]?.start ?? 0, this.#tokens[end - 1]?.end ?? 0);
  }

  #amount(at: number, word: Run<Sense> | undefined): number | undefined {
    const { phrases, measures, lexicon } = this.#parts;
    const amount = amountAt(this.#tokens, at, phrases, (from) => this.#skip(from));
    if (amount === undefined) return undefined;
    const isWord = word !== undefined && !this.#isFigure(word.value, amount);
    // "3-serie", "4x4" and "360-kamera" are words; "7 sits" and "under 2008" are numbers.
    if (isWord && !amount.isBound && (word.end >= amount.end || amount.unit === null)) return undefined;
    if (isWord && word.end > amount.end) return undefined;
    // "2019 on finance": the word after a year is about something else.
    const after = isLoneYear(amount) ? undefined : this.#countedAfter(amount.end);
    const context: CountedContext = {
      counted: after?.value ?? this.#countedBefore(at) ?? null,
      leasing: this.#leasing,
      seats: lexicon.seats,
      costs: lexicon.costs,
    };
    const meaning = meaningOf(amount, measures, context);
    if (meaning === null) return undefined;
    this.#counted = null;
    const end = Math.max(amount.end, after?.end ?? 0);
    if (meaning === 'unlisted') return this.#unlist(at, end);
    return this.#add(at, after?.value === 'unlisted' ? amount.end : end, meaning);
  }

  /** Whether a model's name is a number here: another make is named, or the number says what it counts. */
  #isFigure(sense: Sense, amount: Amount): boolean {
    if (sense.kind !== 'model' || !sense.isFigure) return false;
    if (amount.isBound || amount.unit !== null || amount.isMultiplied) return true;
    return this.#makes.size > 0 && this.#fitting(sense.options).length === 0;
  }

  /** Between a bound and its number: "max pris 300 000", "under en miljon", "från år 2019". */
  #skip(from: number): number {
    let at = from;
    for (let skipped = 0; skipped < 2; skipped++) {
      const token = this.#tokens[at];
      const sense =
        token?.kind === 'letters' ? longestRun(this.#tokens, at, this.#parts.lexicon.words) : undefined;
      const again =
        token?.kind === 'letters' ? longestRun(this.#tokens, at, this.#parts.phrases.before) : undefined;
      if (sense?.value.kind === 'counted') this.#counted = { what: sense.value.counted, at };
      if (sense?.value.kind === 'counted' || sense?.value.kind === 'noise') at = sense.end;
      else if (again !== undefined) at = again.end;
      else break;
    }
    return at;
  }

  #countedBefore(at: number): Counted | undefined {
    const counted = this.#counted;
    return counted !== null && at - counted.at <= 3 ? counted.what : undefined;
  }

  #countedAfter(at: number): Run<Counted> | undefined {
    let from = at;
    const filler = longestRun(this.#tokens, from, this.#parts.lexicon.words);
    if (filler?.value.kind === 'noise') from = filler.end;
    const sense = longestRun(this.#tokens, from, this.#parts.lexicon.words);
    return sense?.value.kind === 'counted' ? { value: sense.value.counted, end: sense.end } : undefined;
  }

  #take(at: number, { value: sense, end }: Run<Sense>): number | undefined {
    switch (sense.kind) {
      case 'make':
        this.#madeUntil = end;
        return this.#add(at, end, { kind: 'values', field: 'car_brand', values: [sense.make] });
      case 'model':
        return this.#model(at, end, sense);
      case 'values':
        return this.#add(at, end, { kind: 'values', field: sense.field, values: sense.values });
      case 'seats':
        return this.#add(at, end, { kind: 'values', field: 'car_seats', values: [String(sense.seats)] });
      case 'leasing':
        if (!this.#parts.lexicon.costs.has(sense.of)) return this.#unlist(at, end);
        this.#leasingPiece = { meaning: leasingOf(sense.of), words: this.#words(at, end) };
        return end;
      case 'counted':
        return this.#count(at, end, sense.counted);
      case 'zone':
        if (this.#parts.country !== 'GB') return this.#leaveUntil(at, end);
        this.#zone = this.#words(at, end);
        return end;
      case 'near':
        return this.#near(at, end);
      case 'county':
        return this.#county(end);
      case 'not':
        return this.#not(at, end);
      default:
        return end;
    }
  }

  /** "Pris", "mätarställning": of the number beside it. */
  #count(at: number, end: number, what: Counted): number {
    const isVersion = RANGE_VERSIONS.has(compact(this.#words(at, end))) && this.#madeUntil >= 0;
    if (isVersion) return this.#leaveUntil(at, end);
    this.#counted = { what, at: end };
    const hasNoCost = what === 'month' && this.#leasing === null && !this.#parts.lexicon.costs.has('loan');
    return what === 'unlisted' || hasNoCost ? this.#unlist(at, end) : end;
  }

  #fitting(options: readonly ModelOption[]): readonly ModelOption[] {
    return options.filter(({ make }) => make === null || this.#makes.has(make));
  }

  #model(
    at: number,
    end: number,
    { options, isFigure }: Extract<Sense, { kind: 'model' }>,
  ): number | undefined {
    const fitting = this.#fitting(options);
    // "volvo 208": not every number is a model.
    if (isFigure && fitting.length === 0 && this.#makes.size > 0) return undefined;
    const meant = fitting.length > 0 ? fitting : options;
    const makes = [...new Set(meant.flatMap(({ make }) => make ?? []))];
    const models = [...new Set(meant.map(({ model }) => model))];
    this.#madeUntil = end;
    return this.#add(at, end, {
      kind: 'values',
      field: 'car_model',
      values: models,
      ...(makes.length > 0 && { under: { field: 'car_brand', values: makes } }),
    });
  }

  /** "nära Lund": around a place, whether the stock has it or not. */
  #near(at: number, end: number): number {
    const found = this.#find.placeAt(end, ['car_site_city']) ?? this.#unknownPlaceAt(end);
    return found === undefined ? end : this.#add(at, found.end, { kind: 'near', place: found.value });
  }

  /** "inom 50 km från Lund". */
  #around(at: number): number | undefined {
    const distance = distanceAt(this.#tokens, at, this.#parts.phrases);
    if (distance === undefined) return undefined;
    const { km, isFrom, end } = distance;
    const fields = ['car_site_city', 'car_site_region'];
    const found = this.#find.placeAt(end, fields) ?? (isFrom ? this.#unknownPlaceAt(end) : undefined);
    if (found === undefined) return undefined;
    return this.#add(at, found.end, { kind: 'near', place: found.value, withinKm: Math.ceil(km) });
  }

  #unknownPlaceAt(at: number): Run<string> | undefined {
    const end = this.#find.unknownPlaceAt(at);
    return end === undefined ? undefined : { value: this.#words(at, end), end };
  }

  /** "Uppsala län": the county, where a town has its name too. */
  #county(end: number): number {
    const last = this.#pieces.at(-1);
    const [place] =
      last?.meaning.kind === 'values' && last.meaning.field === 'car_site_city' ? last.meaning.values : [];
    if (last === undefined || place === undefined) return end;
    const regions = this.#parts.lexicon.known.get('car_site_region') ?? [];
    const region = regions.find((each) => compact(each).startsWith(compact(place)));
    if (region === undefined) return end;
    this.#pieces.pop();
    this.#pieces.push({ ...last, meaning: { kind: 'values', field: 'car_site_region', values: [region] } });
    return end;
  }

  /** "inte diesel": every other fuel. What no filter can express stays words. */
  #not(at: number, end: number): number | undefined {
    const next = this.#find.senseAt(end) ?? this.#find.correctedAt(end);
    if (next?.value.kind === 'leasing') return this.#leaveUntil(at, next.end);
    if (next === undefined || (next.value.kind !== 'values' && next.value.kind !== 'make'))
      return this.#leave(at);
    const { field, values } =
      next.value.kind === 'make' ? { field: 'car_brand', values: [next.value.make] } : next.value;
    const others = (this.#parts.lexicon.known.get(field) ?? []).filter((text) => !values.includes(text));
    if (field === 'car_equipment' || others.length === 0) return this.#leaveUntil(at, next.end);
    return this.#add(at, next.end, { kind: 'values', field, values: others });
  }

  #confused(at: number): number | undefined {
    const run = this.#find.confusedAt(at);
    return run === undefined ? undefined : this.#model(at, run.end, run.value);
  }

  /** "C220", "320d": the engine names the model; the figure stays a word. */
  #engine(at: number): number | undefined {
    const engine = engineAt(this.#tokens, at, this.#makes);
    if (engine === undefined) return undefined;
    const sense = this.#parts.lexicon.words.get(engine.model);
    if (sense?.kind !== 'model') return undefined;
    const next = this.#model(at, engine.end, sense);
    for (const left of engine.left) this.#left[left] = true;
    return next;
  }

  #compound(at: number): number | undefined {
    const halves = this.#find.halvesAt(at);
    if (halves === undefined) return undefined;
    for (const value of halves) this.#take(at, { value, end: at + 1 });
    return at + 1;
  }

  #corrected(at: number): number | undefined {
    const run = this.#find.correctedAt(at);
    if (run === undefined) return undefined;
    // "Nissan Qashqai tekna": a guess names no second make.
    const isNamed = run.value.kind === 'make' || run.value.kind === 'model';
    if (this.#isGuess && isNamed && this.#madeUntil >= 0) return undefined;
    const before = this.#pieces.length;
    const next = this.#take(at, run);
    const piece = this.#pieces[before];
    if (piece !== undefined) this.#pieces[before] = { ...piece, corrected: true };
    return next;
  }

  /** A lease with its cost says it by the cost. */
  #addLeasing(): void {
    const field =
      this.#leasing === 'company' ? 'car_companyleasing_monthly_cost' : 'car_privateleasing_monthly_cost';
    if (
      this.#leasingPiece === null ||
      this.#pieces.some(({ meaning }) => 'field' in meaning && meaning.field === field)
    )
      return;
    this.#pieces.push(this.#leasingPiece);
  }

  /** Runs of words that ask for what no record lists, as they were typed. */
  #unlistedWords(): readonly string[] {
    const starts = this.#tokens.flatMap((_, at) =>
      this.#unlisted[at] && !this.#unlisted[at - 1] ? [at] : [],
    );
    return starts.map((start) => {
      const end = this.#unlisted.indexOf(false, start);
      return this.#words(start, end < 0 ? this.#tokens.length : end);
    });
  }

  /** The words that are left, as they were typed. */
  #rest(): string {
    let rest = '';
    let last = -2;
    this.#tokens.forEach((token, at) => {
      if (!this.#left[at]) return;
      const isAlone =
        token.kind === 'sign' && !(token.glued && this.#tokens[at + 1]?.glued && this.#left[at + 1]);
      if (isAlone) return;
      rest +=
        (rest !== '' && !(token.glued && last === at - 1) ? ' ' : '') +
        this.#typed.slice(token.start, token.end);
      last = at;
    });
    return rest;
  }
}

const leasingOf = (of: 'private' | 'company'): Meaning => ({
  kind: 'values',
  field: of === 'private' ? 'car_has_privateleasing' : 'car_has_companyleasing',
  values: ['true'],
});
