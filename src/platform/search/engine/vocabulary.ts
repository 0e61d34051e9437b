import type { JsonObject } from '~/platform/json';
import { fold, words } from '../text';
import { andInto, andNotInto, type Bits, clearBit, copyInto, orInto, setBit, wordsFor } from './bitset';
import { Dictionary } from './columns/dictionary';
import { Postings } from './columns/postings';
import { byCodeUnits } from './columns/ranks';
import { type SearchedField, searchedTexts } from './field-values';
import { SortOrder } from './sort-order';
import { type Sections, type SnapshotSource, textSections } from './stored/snapshot';
import { grown, roomFor } from './stored/text-table';

/**
 * How well a word of the keyphrase fits, best first: as spelt, but for diacritics, as the beginning of a longer word
 * (from 2 letters), with one letter wrong (from 5 letters, no digits, and only where the first three find nothing).
 */
export const FIT = { exact: 0, folded: 1, prefix: 2, fuzzy: 3 } as const;
/** A word found only in a long text ranks after any found in a short field. */
export const BODY_PENALTY = 4;
export const PENALTIES = BODY_PENALTY + FIT.fuzzy + 1;
export const PREFIX_FROM = 2;
export const FUZZY_FROM = 5;
/** More words than these do not narrow a search further. */
export const MAX_WORDS = 12;

/** Texts whose words are remembered. */
const MAX_SHARED = 4096;

export class Vocabulary {
  /** Words as they are spelt; a use for each record and part. */
  readonly #words = new Dictionary();
  /** Posting 2 × code: records with the word in a short field (`head`); 2 × code + 1: in a long text (`body`). */
  readonly #postings = new Postings();
  /** By code: without diacritics, where that is another word; most have none. */
  readonly #folded = new Map<number, string>();
  /** By code: which letters the folded word has, for what is one letter wrong. */
  #letters: Uint32Array = new Uint32Array(1024);
  #alive: Bits = new Int32Array(wordsFor(1024));
  /** By code: the last record that got the word, as `#mark`. */
  #marks: Uint32Array = new Uint32Array(1024);
  #mark = 0;
  /** The codes of the words of a text that many records have; none as soon as a code is free, which the next word gets. */
  readonly #shared = new Map<string, readonly number[]>();
  /** Codes by folded word, so that a beginning is a run of neighbours. */
  readonly #sorted = new SortOrder((a, b) => {
    const isFolded = this.#folded.has(a) || this.#folded.has(b);
    return (isFolded && byCodeUnits(this.#foldedOf(a), this.#foldedOf(b))) || this.#words.compare(a, b);
  });

  /** A word counts once for a record, in its head rather than in its body: `fields` has the short ones first. */
  add(slot: number, fields: readonly SearchedField[], record: JsonObject, capacity: number): void {
    this.#nextMark();
    for (const field of fields) {
      const part = field.isBody ? 1 : 0;
      for (const text of searchedTexts(field, record[field.name])) {
        const known = field.isShared ? this.#shared.get(text) : undefined;
        if (known === undefined) this.#addText(slot, text, field, capacity);
        else for (const code of known) this.#addKnown(slot, code, part, capacity);
      }
    }
  }

  #addText(slot: number, text: string, { isBody, isShared }: SearchedField, capacity: number): void {
    const part = isBody ? 1 : 0;
    const codes: number[] = [];
    for (const word of words(text)) {
      const known = this.#words.codeOf(word);
      if (known !== 0) this.#addKnown(slot, known, part, capacity);
      const code = known || this.#addNew(slot, word, part, capacity);
      if (isShared) codes.push(code);
    }
    if (!isShared) return;
    if (this.#shared.size >= MAX_SHARED) this.#shared.clear();
    this.#shared.set(text, codes);
  }

  #addKnown(slot: number, code: number, part: 0 | 1, capacity: number): void {
    if (this.#marks[code] === this.#mark) return;
    this.#marks[code] = this.#mark;
    this.#words.retainCode(code);
    this.#postings.add(code * 2 + part, slot, capacity);
  }

  #addNew(slot: number, word: string, part: 0 | 1, capacity: number): number {
    const code = this.#retain(word);
    this.#marks[code] = this.#mark;
    this.#postings.add(code * 2 + part, slot, capacity);
    return code;
  }

  #nextMark(): void {
    this.#mark = (this.#mark + 1) >>> 0;
    if (this.#mark !== 0) return;
    this.#marks.fill(0);
    this.#mark = 1;
  }

  /** With the same words as were added. */
  remove(slot: number, head: ReadonlySet<string>, body: ReadonlySet<string>): void {
    for (const word of head) this.#release(word, 0, slot);
    for (const word of body) this.#release(word, 1, slot);
  }

  #foldedOf(code: number): string {
    return this.#folded.get(code) ?? this.#words.textOf(code) ?? '';
  }

  #retain(word: string): number {
    const code = this.#words.retain(word);
    if (code >= this.#letters.length) this.#grow(code);
    const folded = fold(word);
    if (folded !== word) this.#folded.set(code, folded);
    this.#letters[code] = lettersOf(folded);
    setBit(this.#alive, code);
    this.#sorted.touch(code);
    return code;
  }

  #release(word: string, part: 0 | 1, slot: number): void {
    const code = this.#words.codeOf(word);
    if (code === 0) return;
    this.#postings.remove(code * 2 + part, slot);
    if (!this.#words.release(code)) return;
    this.#folded.delete(code);
    clearBit(this.#alive, code);
    this.#sorted.touch(code);
    this.#shared.clear();
  }

  #grow(code: number): void {
    this.#letters = grown(this.#letters, roomFor(code + 1));
    this.#marks = grown(this.#marks, roomFor(code + 1));
    const alive = new Int32Array(wordsFor(this.#letters.length));
    alive.set(this.#alive);
    this.#alive = alive;
  }

  /** Sorts the words that came since: what the first keyphrase would do. */
  warm(): void {
    this.#sorted.slots(this.#alive, this.#words.codeCount);
  }

  /** Adds the records with the word to `penalties[fit]`, one set per penalty; sets are not exclusive. */
  find(word: string, penalties: readonly Bits[]): void {
    const key = fold(word);
    const sorted = this.#sorted.slots(this.#alive, this.#words.codeCount);
    const from = firstFrom(sorted, (code) => this.#foldedOf(code) >= key);
    let place = from;
    for (; place < sorted.length; place++) {
      const code = sorted[place] ?? 0;
      const folded = this.#foldedOf(code);
      if (folded === key)
        this.#put(code, this.#words.textOf(code) === word ? FIT.exact : FIT.folded, penalties);
      else if (key.length >= PREFIX_FROM && folded.startsWith(key)) this.#put(code, FIT.prefix, penalties);
      else break;
    }
    if (place > from || key.length < FUZZY_FROM || /\p{N}/u.test(key)) return;
    const letters = lettersOf(key);
    for (let i = 0; i < sorted.length; i++) {
      const code = sorted[i] ?? 0;
      // One letter wrong is at most one letter less and another one more.
      const difference = (this.#letters[code] ?? 0) ^ letters;
      const rest = difference & (difference - 1);
      if ((rest & (rest - 1)) === 0 && isOneOff(this.#foldedOf(code), key))
        this.#put(code, FIT.fuzzy, penalties);
    }
  }

  #put(code: number, fit: number, penalties: readonly Bits[]): void {
    const [head, body] = [penalties[fit], penalties[fit + BODY_PENALTY]];
    if (head !== undefined) this.#postings.addTo(code * 2, head);
    if (body !== undefined) this.#postings.addTo(code * 2 + 1, body);
  }

  /** After `warm`. */
  *save(): Sections {
    yield* this.#words.save();
    yield* this.#postings.save();
    yield Uint32Array.from(this.#folded.keys());
    yield* textSections([...this.#folded.values()]);
    yield this.#letters;
    yield this.#alive;
    yield* this.#sorted.save();
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#words.load(source);
    this.#postings.load(source);
    const codes = source.uint32();
    for (const [at, folded] of source.texts().entries()) this.#folded.set(codes[at] ?? 0, folded);
    this.#letters = source.uint32();
    this.#marks = new Uint32Array(this.#letters.length);
    this.#alive = source.int32();
    this.#sorted.load(source);
  }

  memoryBytes(): number {
    return (
      this.#words.memoryBytes() +
      this.#postings.memoryBytes() +
      this.#sorted.memoryBytes() +
      this.#folded.size * 96 +
      this.#letters.byteLength
    );
  }
}

/** A bit for each of the letters (several letters share one). */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters >>> 0;
}

/** Whether one letter put in, left out or replaced makes one word of the other. */
function isOneOff(a: string, b: string): boolean {
  const more = a.length - b.length;
  if (more < -1 || more > 1) return false;
  let same = 0;
  while (same < a.length && same < b.length && a.charCodeAt(same) === b.charCodeAt(same)) same++;
  return a.slice(more < 0 ? same : same + 1) === b.slice(more > 0 ? same : same + 1);
}

/** The first place from which on `reached` holds. */
function firstFrom(sorted: Uint32Array, reached: (code: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reached(sorted[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * The records that have every word, into `out`. With `scores` (one byte per slot, cleared by this function) also the
 * sum of the words' best penalties: 0 is a perfect fit.
 */
export function findWords(
  vocabulary: Vocabulary,
  words: readonly string[],
  out: Bits,
  size: number,
  scratch: () => Bits,
  addScore: ((slots: Bits, penalty: number) => void) | undefined,
): void {
  const ofWord = words.map((word) => {
    const penalties = Array.from({ length: PENALTIES }, () => scratch().fill(0));
    vocabulary.find(word, penalties);
    return penalties;
  });
  const union = scratch();
  ofWord.forEach((penalties, i) => {
    union.fill(0);
    for (const bits of penalties) {
      andNotInto(bits, union, size);
      orInto(union, bits, size);
    }
    if (i === 0) copyInto(out, union, size);
    else andInto(out, union, size);
  });
  if (addScore === undefined) return;
  for (const penalties of ofWord) {
    penalties.forEach((bits, penalty) => {
      if (penalty === 0) return;
      andInto(bits, out, size);
      addScore(bits, penalty);
    });
  }
}
