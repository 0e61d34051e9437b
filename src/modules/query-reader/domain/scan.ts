import { COLOURED_PARTS } from '../words/colour';
import { type Counted, RANGE_VERSIONS } from '../words/counted';
import type { Order } from '../words/orders';
import { yearsInZone } from './emission-zone';
import { classAt, engineAt, isEngine, isTurbo, isVolvoEngine } from './engine-names';
import type { Sense } from './lexicon/sense';
import { NamedMakes } from './named-makes';
import { afterArticle, excludedAt, isShortOr, modelsEndAt, notOnlyEnd, withoutExcluded } from './negations';
import { aboutBefore, amountAt, endOf, isLoneYear, isShortTime } from './numbers/amounts';
import { CountedWords } from './numbers/counted-words';
import { COST_FIELDS, type CountedContext, isBudget, leasingOf, meaningOf } from './numbers/counting';
import { decadeAt } from './numbers/years';
import type { ReaderParts } from './parts';
import type { Run } from './phrases';
import { aroundAt, countyOf, nearAt } from './place-words';
import { plateOf } from './plates';
import type { Meaning, ParseContext, ParsedQuery, Piece } from './reading';
import { resolveConflicts } from './resolve-conflicts';
import { compact, type Token } from './tokens';
import { TypedWords } from './typed-words';
import { WordFinder } from './word-finder';

/** One pass over the tokens; the longest phrase that means something is taken at each place. */
export class Scan {
  readonly #parts: ReaderParts;
  readonly #typed: string;
  readonly #tokens: readonly Token[];
  readonly #makes: NamedMakes;
  readonly #leasing: 'private' | 'company' | null;
  readonly #find: WordFinder;
  readonly #isGuess: boolean;
  readonly #pieces: Piece[] = [];
  /** Those that say what is left of a field. */
  readonly #excluded = new Set<Piece>();
  readonly #words: TypedWords;
  readonly #counted: CountedWords;
  #leasingPiece: Piece | null = null;
  #order: Order | null = null;
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
    this.#words = new TypedWords(typed, tokens);
    this.#counted = new CountedWords(parts, tokens);
    const senses = tokens.flatMap((_, at) => this.#find.senseAt(at)?.value ?? []);
    this.#makes = new NamedMakes(senses, context.makes ?? []);
    const leases = senses.flatMap((sense) => (sense.kind === 'leasing' ? [sense.of] : []));
    this.#leasing = leases.includes('company') ? 'company' : (leases[0] ?? null);
  }

  reading(): ParsedQuery {
    const plate = plateOf(this.#typed, this.#tokens, this.#parts, this.#find);
    if (plate !== null) return { pieces: [], rest: plate, unlisted: [] };
    for (let at = 0; at < this.#tokens.length; ) at = this.#step(at);
    this.#addLeasing();
    if (this.#zone !== null) this.#pieces.push(...yearsInZone(this.#zone, this.#pieces));
    return {
      pieces: resolveConflicts(withoutExcluded(this.#pieces, this.#excluded)),
      rest: this.#words.rest(),
      unlisted: this.#words.unlisted(),
      ...(this.#order !== null && { order: this.#order }),
    };
  }

  get #context() {
    return { parts: this.#parts, tokens: this.#tokens, find: this.#find, typed: this.#words };
  }

  /** Reads what begins at a token and says where to go on. */
  #step(at: number): number {
    const token = this.#tokens[at];
    if (token === undefined) return at + 1;
    const isTail = token.glued && at > 0 && this.#words.isLeft(at - 1);
    if (isTail) return this.#words.leave(at, at + 1);
    const around = aroundAt(this.#context, at);
    if (around !== undefined) return this.#add(at, around.end, around.value);
    // "Runt 30 km från Lund": the distance itself is read next.
    const about = aboutBefore(this.#tokens, at, this.#parts.phrases);
    if (about !== undefined && aroundAt(this.#context, about) !== undefined) return about;
    const decade = decadeAt(this.#tokens, at, this.#parts.phrases);
    if (decade !== undefined) return this.#add(at, decade.end, decade.value);
    const word = this.#find.senseAt(at);
    const isMercedes = this.#madeUntil === at && this.#makes.isMeant('Mercedes-Benz');
    const named = isMercedes ? classAt(this.#tokens, at, word, this.#parts.lexicon) : undefined;
    const classEnd = named === undefined ? undefined : this.#model(at, at + 1, named);
    if (classEnd !== undefined) return classEnd;
    // "Leon FR 2020": what is short for "från" elsewhere is a SEAT's version.
    const isVersion = token.text === 'fr' && this.#makes.isMeant('SEAT');
    const amount = isVersion ? undefined : this.#amount(at, word);
    if (amount !== undefined) return amount;
    if (token.kind === 'sign') return this.#sign(at);
    if (word?.value.kind === 'noise') {
      const isModel = (this.#find.confusedAt(at)?.end ?? 0) > word.end;
      // "A200" is no "a".
      const engine = (isModel ? this.#confused(at) : undefined) ?? this.#engine(at);
      if (engine !== undefined) return engine;
    }
    if (isVolvoEngine(this.#tokens, at) && this.#makes.isMeant('Volvo')) return this.#words.leave(at, at + 2);
    if (word?.end === at + 1 && this.#madeUntil === at && isShortOr(this.#find, this.#tokens, at))
      return word.end;
    if (word !== undefined) {
      const next = this.#take(at, word);
      if (next !== undefined) return next;
    }
    return (
      this.#confused(at) ??
      this.#engine(at) ??
      this.#compound(at) ??
      this.#corrected(at) ??
      this.#words.leave(at, at + 1)
    );
  }

  /** Signs mean nothing alone. */
  #sign(at: number): number {
    // "V60+diesel", "Q3-Q5": between two things that mean something.
    const [sign, next] = [this.#tokens[at], this.#tokens[at + 1]];
    const isJoint = sign?.glued && next?.glued && this.#find.senseAt(at + 1) !== undefined;
    return isJoint || sign?.text === '~' ? at + 1 : this.#words.leave(at, at + 1);
  }

  #add(from: number, end: number, meaning: Meaning): number {
    this.#pieces.push({ meaning, words: this.#words.between(from, end) });
    return end;
  }

  #amount(at: number, word: Run<Sense> | undefined): number | undefined {
    const { phrases, measures, lexicon } = this.#parts;
    const amount = amountAt(this.#tokens, at, phrases, (from) => this.#counted.skip(from));
    if (amount === undefined) return undefined;
    if (isEngine(this.#tokens, at, amount, this.#makes)) return undefined;
    if (isTurbo(this.#tokens, at, amount)) return this.#words.leave(at, amount.end);
    const counted = this.#counted.before(at, amount.end);
    const isWord = word !== undefined && !this.#makes.isFigure(word.value, amount, counted !== undefined);
    // "3-serie", "4x4", "360-kamera" and "0-100" are words; "7 sits" and "under 2008" are numbers.
    const isWhole = isWord && (word.end >= amount.end || amount.unit === null);
    const isUnlisted = word?.value.kind === 'counted' && word.value.counted === 'unlisted';
    if (isWhole && (!(amount.isBound || amount.isAbout) || isUnlisted)) return undefined;
    if (isWord && word.end > amount.end) return undefined;
    // "2019 on finance": the word after a year is about something else.
    const behind = isLoneYear(amount) ? undefined : this.#counted.after(amount.end);
    const after = behind?.value === 'lowMileage' && isBudget(amount, measures) ? undefined : behind;
    const context: CountedContext = {
      counted: after?.value ?? counted ?? null,
      leasing: this.#leasing,
      seats: lexicon.seats,
      costs: lexicon.costs,
    };
    const meaning = meaningOf(amount, measures, context);
    // "2 års garanti": words that belong together.
    if (meaning === null) return isShortTime(amount) ? this.#words.leave(at, amount.end) : undefined;
    this.#counted.clear();
    const end = Math.max(endOf(this.#tokens, amount, this.#parts.country), after?.end ?? 0);
    if (meaning === 'unlisted') return this.#words.unlist(at, end);
    return this.#add(at, after?.value === 'unlisted' ? amount.end : end, meaning);
  }

  #take(at: number, { value: sense, end }: Run<Sense>): number | undefined {
    switch (sense.kind) {
      case 'make':
        if (this.#counted.isRange(at, end)) return this.#count(at, end, 'range');
        this.#madeUntil = end;
        return this.#add(at, end, { kind: 'values', field: 'car_brand', values: [sense.make] });
      case 'model':
        return this.#model(at, end, sense);
      case 'values':
        if (sense.field === 'car_color' && COLOURED_PARTS.has(this.#tokens[end]?.text ?? ''))
          return this.#words.leave(at, end + 1);
        this.#counted.addEquipment(at, end);
        return this.#add(at, end, { kind: 'values', field: sense.field, values: sense.values });
      case 'seats':
        return this.#add(at, end, { kind: 'values', field: 'car_seats', values: [String(sense.seats)] });
      case 'leasing':
        return this.#lease(at, end, this.#leasing ?? sense.of);
      case 'counted':
        return this.#count(at, end, sense.counted);
      case 'zone':
        if (this.#parts.country !== 'GB') return this.#words.leave(at, end);
        this.#zone = this.#words.between(at, end);
        return end;
      case 'order':
        this.#order ??= sense.order;
        return end;
      case 'near': {
        const near = nearAt(this.#context, end);
        return near === undefined ? end : this.#add(at, near.end, near.value);
      }
      case 'county':
        return this.#county(end);
      case 'not':
        return this.#not(at, end);
      case 'notOnly':
        return notOnlyEnd(this.#find, this.#tokens, end, this.#parts.phrases);
      default:
        return end;
    }
  }

  /** "Pris", "mätarställning": of the number beside it. */
  #count(at: number, end: number, what: Counted): number {
    const isVersion = RANGE_VERSIONS.has(compact(this.#words.between(at, end))) && this.#madeUntil >= 0;
    if (isVersion) return this.#words.leave(at, end);
    this.#counted.add(what, end);
    const hasNoCost = what === 'month' && this.#leasing === null && !this.#parts.lexicon.costs.has('loan');
    return what === 'unlisted' || hasNoCost ? this.#words.unlist(at, end) : end;
  }

  /** "Leasing elbil företag" is leased by a company. */
  #lease(at: number, end: number, of: 'private' | 'company'): number {
    if (!this.#parts.lexicon.costs.has(of)) return this.#words.unlist(at, end);
    this.#leasingPiece = { meaning: leasingOf(of), words: this.#words.between(at, end) };
    return end;
  }

  #model(at: number, end: number, sense: Extract<Sense, { kind: 'model' }>): number | undefined {
    const meaning = this.#makes.modelOf(sense);
    if (meaning === undefined) return undefined;
    this.#madeUntil = end;
    return this.#add(at, end, meaning);
  }

  /** "Uppsala län": the county, where a town has its name too. */
  #county(end: number): number {
    const county = countyOf(this.#pieces.at(-1), this.#parts);
    if (county !== undefined) this.#pieces.splice(-1, 1, county);
    return end;
  }

  /** "inte diesel": every other fuel; "inte Volvo eller BMW": neither. A model is not searched by; what else no filter expresses stays words. */
  #not(at: number, end: number): number | undefined {
    const from = afterArticle(this.#tokens, end);
    const next = this.#find.senseAt(from);
    if (next?.value.kind === 'leasing') return this.#words.leave(at, next.end);
    const models = modelsEndAt(this.#find, this.#tokens, from);
    if (models !== undefined) return this.#words.unlist(at, models);
    const excluded = excludedAt(this.#find, this.#tokens, from);
    if (excluded === undefined) return this.#words.leave(at, at + 1);
    const { field, values } = excluded.value;
    const others = (this.#parts.lexicon.known.get(field) ?? []).filter((text) => !values.has(text));
    if (field === 'car_equipment' || others.length === 0) return this.#words.leave(at, excluded.end);
    this.#add(at, excluded.end, { kind: 'values', field, values: others });
    const piece = this.#pieces.at(-1);
    if (piece !== undefined) this.#excluded.add(piece);
    return excluded.end;
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
    for (const left of engine.left) this.#words.leave(left, left + 1);
    return this.#model(at, engine.end, sense);
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
    if (this.#isGuess && this.#madeUntil >= 0 && ['make', 'model'].includes(run.value.kind)) return undefined;
    const before = this.#pieces.length;
    const next = this.#take(at, run);
    const piece = this.#pieces[before];
    if (piece !== undefined) this.#pieces[before] = { ...piece, corrected: true };
    return next;
  }

  /** A lease with its cost says it by the cost. */
  #addLeasing(): void {
    const field = COST_FIELDS[this.#leasing ?? 'private'];
    const isListed = this.#pieces.some(({ meaning }) => 'field' in meaning && meaning.field === field);
    if (this.#leasingPiece !== null && !isListed) this.#pieces.push(this.#leasingPiece);
  }
}
