import { COLOURED_PARTS } from '../words/colour';
import { type Counted, RANGE_VERSIONS } from '../words/counted';
import type { Order } from '../words/orders';
import { yearsInZone } from './emission-zone';
import type { Sense } from './lexicon/sense';
import { generationAt, isMark, modelOfCodeAt } from './names/generations';
import { NamedGenerations } from './names/named-generations';
import type { NamedMakes } from './names/named-makes';
import { afterArticle, excludedAt, modelsEndAt, notOnlyEnd, withoutExcluded } from './negations';
import type { CountedWords } from './numbers/counted-words';
import { COST_FIELDS, leasingOf } from './numbers/counting';
import type { ReaderParts } from './parts';
import { longestRun, type Run } from './phrases';
import { countyOf, nearAt } from './place-words';
import type { Meaning, ParsedQuery, Piece } from './reading';
import { resolveConflicts } from './resolve-conflicts';
import { compact, type Token } from './tokens';
import type { TypedWords } from './typed-words';
import type { WordFinder } from './word-finder';

/** One search, as its words are looked up. */
export interface ScannedSearch {
  readonly parts: ReaderParts;
  readonly tokens: readonly Token[];
  readonly find: WordFinder;
  readonly typed: TypedWords;
  readonly makes: NamedMakes;
  readonly counted: CountedWords;
  readonly leasing: 'private' | 'company' | null;
}

const modelsIn = (meaning: Meaning | undefined): readonly string[] =>
  meaning?.kind === 'values' && meaning.field === 'car_model' ? meaning.values : [];

const isRangeOf = (meaning: Meaning, field: string): boolean =>
  meaning.kind === 'range' && meaning.field === field;

/** What the words that have been read mean, and what each further one adds to it. */
export class Meanings {
  readonly #search: ScannedSearch;
  readonly #pieces: Piece[] = [];
  /** Those that say what is left of a field. */
  readonly #excluded = new Set<Piece>();
  #leasingPiece: Piece | null = null;
  readonly #generations = new NamedGenerations();
  #order: Order | null = null;
  #isLowMileage = false;
  #isNearVisitor = false;
  /** Words for a low-emission zone. */
  #zone: string | null = null;
  /** Where the last make or model ended. */
  #madeUntil = -1;
  #readUntil = -1;

  constructor(search: ScannedSearch) {
    this.#search = search;
  }

  /** Where the last make or model ended; -1 without one. */
  get madeUntil(): number {
    return this.#madeUntil;
  }

  /** What the words right before a token mean. */
  before(at: number): Meaning | undefined {
    return at === this.#readUntil ? this.#pieces.at(-1)?.meaning : undefined;
  }

  /** All that was read, what contradicts itself settled. */
  settled(): Omit<ParsedQuery, 'rest' | 'unlisted'> {
    this.#addLeasing();
    this.#addGenerations();
    if (this.#zone !== null) this.#pieces.push(...yearsInZone(this.#zone, this.#pieces));
    const order = this.#order ?? (this.#isFewestMiles() ? 'car_mileage_asc' : null);
    return {
      pieces: resolveConflicts(withoutExcluded(this.#pieces, this.#excluded)),
      ...(order !== null && { order }),
      ...(this.#isNearVisitor && { isNearVisitor: true }),
    };
  }

  /** "Lågmilad" without a number says how many by no filter: those with the fewest stand first. */
  #isFewestMiles(): boolean {
    return this.#isLowMileage && !this.#pieces.some(({ meaning }) => isRangeOf(meaning, 'car_mileage'));
  }

  add(from: number, end: number, meaning: Meaning): number {
    this.#pieces.push({ meaning, words: this.#search.typed.between(from, end) });
    this.#readUntil = end;
    return end;
  }

  /** Takes a mended word as what it means; where to go on. */
  takeCorrected(at: number, run: Run<Sense>): number | undefined {
    const before = this.#pieces.length;
    const next = this.take(at, run);
    const piece = this.#pieces[before];
    if (piece !== undefined) this.#pieces[before] = { ...piece, corrected: true };
    return next;
  }

  /** Takes words as what they mean and says where to go on; undefined where they mean nothing here. */
  take(at: number, { value: sense, end }: Run<Sense>): number | undefined {
    const { parts, tokens, find, typed, counted, leasing } = this.#search;
    switch (sense.kind) {
      case 'make':
        return counted.isRange(at, end) ? this.#count(at, end, 'range') : this.#make(at, end, sense.make);
      case 'model':
        return this.model(at, end, sense);
      case 'values':
        if (sense.field === 'car_color' && COLOURED_PARTS.has(tokens[end]?.text ?? ''))
          return typed.leave(at, end + 1);
        counted.addEquipment(at, end);
        return this.add(at, end, { kind: 'values', field: sense.field, values: sense.values });
      case 'seats':
        return this.add(at, end, { kind: 'values', field: 'car_seats', values: [String(sense.seats)] });
      case 'leasing':
        return this.#lease(at, end, leasing ?? sense.of);
      case 'counted':
        return this.#count(at, end, sense.counted);
      case 'zone':
        if (parts.country !== 'GB') return typed.leave(at, end);
        this.#zone = typed.between(at, end);
        return end;
      case 'order':
        this.#order ??= sense.order;
        return end;
      case 'near':
        return this.#near(at, end) ?? end;
      case 'nearVisitor':
        return this.#nearVisitor(at, end);
      case 'county':
        return this.#county(end);
      case 'not':
        return this.#not(at, end);
      case 'notOnly':
        return notOnlyEnd(find, tokens, end, parts.phrases);
      default:
        return end;
    }
  }

  /** "Bemari 3", "polsetar 2": a figure behind a make under another name is its model, as behind the name itself. */
  #make(at: number, end: number, make: string): number | undefined {
    const model = this.#search.find.figureOf(make, end);
    if (model !== undefined) return this.model(at, model.end, model.value);
    this.#madeUntil = end;
    return this.add(at, end, { kind: 'values', field: 'car_brand', values: [make] });
  }

  model(at: number, end: number, sense: Extract<Sense, { kind: 'model' }>): number | undefined {
    const meaning = this.#search.makes.modelOf(sense);
    if (meaning === undefined) return undefined;
    this.#madeUntil = end;
    if (sense.isElectric)
      this.add(at, end, { kind: 'values', field: 'car_fuel', values: this.#search.parts.lexicon.electric });
    return this.add(at, end, meaning);
  }

  /** "7" right behind a Golf; "mk7", "VII", "F30" anywhere beside their model, such a code without it too. */
  generation(at: number): number | undefined {
    const { tokens, typed } = this.#search;
    const coded = this.#codedModel(at);
    const models = coded?.options.map(({ model }) => model) ?? this.#modelsBeside(at);
    const found = generationAt(tokens, at, models);
    if (found === undefined) return undefined;
    if (coded !== undefined && this.model(at, found.end, coded) === undefined) return undefined;
    this.#generations.add(found.value, typed.between(at, found.end), found.end);
    return found.end;
  }

  /** The model that a code stands for, where no other is named. */
  #codedModel(at: number): Extract<Sense, { kind: 'model' }> | undefined {
    const { parts, tokens, makes } = this.#search;
    const sense = parts.lexicon.words.get(modelOfCodeAt(tokens, at) ?? '');
    if (sense?.kind !== 'model' || this.#pieces.some(({ meaning }) => modelsIn(meaning).length > 0))
      return undefined;
    return sense.options.every(({ make }) => makes.mayBe(make ?? '')) ? sense : undefined;
  }

  /** The models of which a generation may be named here. */
  #modelsBeside(at: number): readonly string[] {
    const { parts, tokens, find, typed } = this.#search;
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (token?.kind === 'number' && !next?.glued) {
      // "Octavia 2 ägare", "Golf 5 växlar" count something; "Golf 7 GTI" has its version behind it.
      const known = find.senseAt(at + 1) ?? longestRun(tokens, at + 1, parts.phrases.before);
      const isCount = next?.kind === 'letters' && next.text.length > 3 && known === undefined;
      if (isCount) return [];
      return this.#generations.isAnotherAt(at, tokens, typed) ? this.#models() : modelsIn(this.before(at));
    }
    const named = isMark(token) ? find.senseAt(at + 2)?.value : undefined;
    return [...this.#models(), ...(named?.kind === 'model' ? named.options.map(({ model }) => model) : [])];
  }

  #models(): readonly string[] {
    return this.#pieces.flatMap(({ meaning }) => modelsIn(meaning));
  }

  /** "Pris", "mätarställning": of the number beside it. */
  #count(at: number, end: number, what: Counted): number {
    const { parts, typed, counted, leasing } = this.#search;
    const isVersion = RANGE_VERSIONS.has(compact(typed.between(at, end))) && this.#madeUntil >= 0;
    if (isVersion) return typed.leave(at, end);
    counted.add(what, end);
    this.#isLowMileage ||= what === 'lowMileage';
    const hasNoCost = what === 'month' && leasing === null && !parts.lexicon.costs.has('loan');
    return what === 'unlisted' || hasNoCost ? typed.unlist(at, end) : end;
  }

  /** "Leasing elbil företag" is leased by a company. */
  #lease(at: number, end: number, of: 'private' | 'company'): number {
    const { parts, typed } = this.#search;
    if (!parts.lexicon.costs.has(of)) return typed.unlist(at, end);
    this.#leasingPiece = { meaning: leasingOf(of), words: typed.between(at, end) };
    return end;
  }

  /** "Nära mig"; "nearest" alone, where no place follows. */
  #nearVisitor(at: number, end: number): number {
    const near = end === at + 1 ? this.#near(at, end) : undefined;
    this.#isNearVisitor ||= near === undefined;
    return near ?? end;
  }

  /** "Nära Lund"; "Helsingin lähellä", "Oslo og omegn": the town may stand before. Undefined without a place. */
  #near(at: number, end: number): number | undefined {
    const near = nearAt(this.#search, end);
    if (near !== undefined) return this.add(at, near.end, near.value);
    const town = this.before(at);
    const [place] = town?.kind === 'values' && town.field === 'car_site_city' ? town.values : [];
    const piece = this.#pieces.at(-1);
    if (place === undefined || piece === undefined) return undefined;
    this.#pieces.splice(-1, 1, { meaning: { kind: 'near', place }, words: piece.words });
    return end;
  }

  /** "Uppsala län": the county, where a town has its name too. */
  #county(end: number): number {
    const county = countyOf(this.#pieces.at(-1), this.#search.parts);
    if (county !== undefined) this.#pieces.splice(-1, 1, county);
    return end;
  }

  /** "inte diesel": every other fuel; "inte Volvo eller BMW": neither. A model or equipment is not searched by; what else no filter expresses stays words. */
  #not(at: number, end: number): number | undefined {
    const { parts, tokens, find, typed } = this.#search;
    const from = afterArticle(tokens, end);
    const next = find.senseAt(from);
    if (next?.value.kind === 'leasing') return typed.unlist(at, next.end);
    const models = modelsEndAt(find, tokens, from);
    if (models !== undefined) return typed.unlist(at, models);
    const excluded = excludedAt(find, tokens, from);
    if (excluded === undefined) return typed.leave(at, at + 1);
    const { field, values } = excluded.value;
    const others = (parts.lexicon.known.get(field) ?? []).filter((text) => !values.has(text));
    // A car has many of these: the others of them say nothing of the one that it is to lack.
    if (field === 'car_equipment') return typed.unlist(at, excluded.end);
    if (others.length === 0) return typed.leave(at, excluded.end);
    this.add(at, excluded.end, { kind: 'values', field, values: others });
    const piece = this.#pieces.at(-1);
    if (piece !== undefined) this.#excluded.add(piece);
    return excluded.end;
  }

  /** The model years of the generations, unless years are named themselves. */
  #addGenerations(): void {
    const years = this.#generations.years();
    const isNamed = this.#pieces.some(({ meaning }) => isRangeOf(meaning, 'car_year'));
    if (years !== undefined && !isNamed) this.#pieces.push(years);
  }

  /** A lease with its cost says it by the cost. */
  #addLeasing(): void {
    const field = COST_FIELDS[this.#search.leasing ?? 'private'];
    const isListed = this.#pieces.some(({ meaning }) => 'field' in meaning && meaning.field === field);
    if (this.#leasingPiece !== null && !isListed) this.#pieces.push(this.#leasingPiece);
  }
}
