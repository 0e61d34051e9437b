import type { Sense } from './lexicon/sense';
import { Meanings, type ScannedSearch } from './meanings';
import {
  classAt,
  engineAt,
  isEngine,
  isMercedesEstate,
  isPartOfVersion,
  isTurbo,
  isVolvoEngine,
} from './names/engine-names';
import { NamedMakes } from './names/named-makes';
import { aboutBefore, amountAt, endOf, isLoneYear, isShortTime } from './numbers/amounts';
import { CountedWords } from './numbers/counted-words';
import { type CountedContext, isBudget, meaningOf } from './numbers/counting';
import { decadeAt } from './numbers/years';
import type { ReaderParts } from './parts';
import type { Run } from './phrases';
import { aroundAt } from './place-words';
import { plateOf } from './plates';
import type { ParseContext, ParsedQuery } from './reading';
import { isOr, isShortOr, isShortWith, withoutOr } from './short-words';
import { isMinus, type Token } from './tokens';
import { TypedWords } from './typed-words';
import { WordFinder } from './word-finder';

/** One pass over the tokens; the longest phrase that means something is taken at each place. */
export class Scan {
  readonly #search: ScannedSearch;
  readonly #text: string;
  readonly #isGuess: boolean;
  readonly #meanings: Meanings;

  constructor(
    parts: ReaderParts,
    text: string,
    tokens: readonly Token[],
    context: ParseContext,
    more: number,
  ) {
    this.#text = text;
    this.#isGuess = more > 0;
    const find = new WordFinder(parts, tokens, more);
    const senses = tokens.flatMap((_, at) => find.senseAt(at)?.value ?? []);
    const leases = senses.flatMap((sense) => (sense.kind === 'leasing' ? [sense.of] : []));
    this.#search = {
      parts,
      tokens,
      find,
      typed: new TypedWords(text, tokens),
      makes: new NamedMakes(senses, context.makes ?? []),
      counted: new CountedWords(parts, tokens),
      leasing: leases.includes('company') ? 'company' : (leases[0] ?? null),
    };
    this.#meanings = new Meanings(this.#search);
  }

  reading(): ParsedQuery {
    const { find, parts, tokens, typed } = this.#search;
    const plate = plateOf(this.#text, tokens, parts, find);
    if (plate !== null) return { pieces: [], rest: plate, unlisted: [] };
    for (let at = 0; at < tokens.length; ) at = this.#step(at);
    return {
      ...this.#meanings.settled(),
      rest: typed.rest(),
      unlisted: typed.unlisted(),
    };
  }

  /** Reads what begins at a token and says where to go on. */
  #step(at: number): number {
    const { find, makes, parts, tokens, typed } = this.#search;
    const token = tokens[at];
    if (token === undefined) return at + 1;
    const isTail = token.glued && at > 0 && typed.isLeft(at - 1);
    if (isTail) return typed.leave(at, at + 1);
    const around = aroundAt(this.#search, at);
    if (around !== undefined) return this.#meanings.add(at, around.end, around.value);
    // "Runt 30 km från Lund": the distance itself is read next.
    const about = aboutBefore(tokens, at, parts.phrases);
    if (about !== undefined && aroundAt(this.#search, about) !== undefined) return about;
    const decade = decadeAt(tokens, at, parts.phrases);
    if (decade !== undefined) return this.#meanings.add(at, decade.end, decade.value);
    const generation =
      token.kind === 'letters' || tokens[at + 1]?.glued ? this.#meanings.generation(at) : undefined;
    if (generation !== undefined) return generation;
    const word = withoutOr(find, tokens, at, find.senseAt(at));
    const isMercedes = this.#meanings.madeUntil === at && makes.isMeant('Mercedes-Benz');
    const named = isMercedes ? classAt(tokens, at, word, parts.lexicon) : undefined;
    const classEnd = named === undefined ? undefined : this.#meanings.model(at, at + 1, named);
    if (classEnd !== undefined) return classEnd;
    // "Leon FR 2020": what is short for "från" elsewhere is a SEAT's version.
    const isVersion = token.text === 'fr' && makes.isMeant('SEAT');
    const amount = isVersion ? undefined : this.#amount(at, word);
    if (amount !== undefined) return amount;
    if (token.kind === 'sign') return this.#sign(at);
    if (word?.value.kind === 'noise') {
      const isModel = (find.confusedAt(at)?.end ?? 0) > word.end;
      // "A200" is no "a".
      const engine = (isModel ? this.#confused(at) : undefined) ?? this.#engine(at);
      if (engine !== undefined) return engine;
    }
    if (isVolvoEngine(tokens, at) && makes.isMeant('Volvo')) return typed.leave(at, at + 2);
    if (isShortOr(find, tokens, at, this.#meanings.before(at))) return at + 1;
    if (isShortWith(find, tokens, at)) return at + 1;
    if (word !== undefined) {
      const next = this.#meanings.take(at, word);
      if (next !== undefined) return next;
    }
    return (
      this.#confused(at) ??
      this.#engine(at) ??
      this.#compound(at) ??
      this.#corrected(at) ??
      this.#meanings.generation(at) ??
      typed.leave(isPartOfVersion(find, tokens, at) ? at - 1 : at, at + 1)
    );
  }

  /** Signs mean nothing alone. */
  #sign(at: number): number {
    const { find, tokens, typed } = this.#search;
    // "V60+diesel", "Q3-Q5": between two things that mean something.
    const [sign, next] = [tokens[at], tokens[at + 1]];
    const isKnown = next?.glued && find.senseAt(at + 1) !== undefined;
    if (isKnown && isMinus(tokens, at))
      return this.#meanings.take(at, { value: { kind: 'not' }, end: at + 1 }) ?? at + 1;
    // "Golf 7-8".
    const generation = sign?.glued && next?.glued ? this.#meanings.generation(at + 1) : undefined;
    if (generation !== undefined) return generation;
    const isJoint = sign?.glued && isKnown;
    return isJoint || sign?.text === '~' ? at + 1 : typed.leave(at, at + 1);
  }

  #amount(at: number, word: Run<Sense> | undefined): number | undefined {
    const { counted, leasing, makes, parts, tokens, typed } = this.#search;
    const { phrases, measures, lexicon } = parts;
    const amount = amountAt(tokens, at, phrases, (from) => counted.skip(from));
    if (amount === undefined) return undefined;
    if (isEngine(tokens, at, amount, makes)) return undefined;
    const isEstate = this.#meanings.madeUntil === at && isMercedesEstate(tokens, at, amount, makes);
    if (isEstate || isTurbo(tokens, at, amount)) return typed.leave(at, amount.end);
    const before = counted.before(at, amount.end);
    const isWord = word !== undefined && !makes.isFigure(word.value, amount, before !== undefined);
    // "3-serie", "4x4", "360-kamera" and "0-100" are words; "7 sits" and "under 2008" are numbers.
    const isWhole = isWord && (word.end >= amount.end || amount.unit === null);
    const isUnlisted = word?.value.kind === 'counted' && word.value.counted === 'unlisted';
    if (isWhole && (!(amount.isBound || amount.isAbout) || isUnlisted)) return undefined;
    if (isWord && word.end > amount.end) return undefined;
    // "2019 on finance": the word after a year is about something else.
    const behind = isLoneYear(amount) ? undefined : counted.after(amount.end);
    const after = behind?.value === 'lowMileage' && isBudget(amount, measures) ? undefined : behind;
    const context: CountedContext = {
      counted: after?.value ?? before ?? null,
      leasing: leasing,
      seats: lexicon.seats,
      costs: lexicon.costs,
    };
    const meaning = meaningOf(amount, measures, context);
    // "2 års garanti": words that belong together.
    if (meaning === null) return isShortTime(amount) ? typed.leave(at, amount.end) : undefined;
    counted.clear();
    const end = Math.max(endOf(tokens, amount, parts.country), after?.end ?? 0);
    if (meaning === 'unlisted') return typed.unlist(at, end);
    return this.#meanings.add(at, after?.value === 'unlisted' ? amount.end : end, meaning);
  }

  #confused(at: number): number | undefined {
    const { find } = this.#search;
    const run = find.confusedAt(at);
    return run === undefined ? undefined : this.#meanings.model(at, run.end, run.value);
  }

  /** "C220", "320d": the engine names the model; the figure stays a word. */
  #engine(at: number): number | undefined {
    const { makes, parts, tokens, typed } = this.#search;
    const engine = engineAt(tokens, at, makes);
    if (engine === undefined) return undefined;
    const sense = parts.lexicon.words.get(engine.model);
    if (sense?.kind !== 'model') return undefined;
    for (const left of engine.left) typed.leave(left, left + 1);
    return this.#meanings.model(at, engine.end, sense);
  }

  #compound(at: number): number | undefined {
    const { find } = this.#search;
    const halves = find.halvesAt(at);
    if (halves === undefined) return undefined;
    for (const value of halves) this.#meanings.take(at, { value, end: at + 1 });
    return at + 1;
  }

  /** Whether a make or model may stand beside those that are named: one of theirs, or behind a word or sign for "or". */
  #isAnother(at: number, sense: Sense): boolean {
    const { makes, tokens, typed } = this.#search;
    const named = sense.kind === 'model' ? sense.options.flatMap(({ make }) => make ?? []) : [];
    if (named.some((make) => makes.isMeant(make))) return true;
    return typed.isApart(at) || isOr(tokens[at - 1]);
  }

  #corrected(at: number): number | undefined {
    const { find } = this.#search;
    const run = find.correctedAt(at);
    if (run === undefined) return undefined;
    // "Nissan Qashqai tekna", "Tiguan Elegance": a slip names no second make, unless it stands behind an "or".
    const isMade = this.#meanings.madeUntil >= 0 && ['make', 'model'].includes(run.value.kind);
    if (isMade && (this.#isGuess || !this.#isAnother(at, run.value))) return undefined;
    return this.#meanings.takeCorrected(at, run);
  }
}
