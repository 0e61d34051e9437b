import SearchableMap from 'minisearch/SearchableMap';
import { fold } from '../text';
import { andInto, andNotInto, type Bits, copyInto, orInto } from './bitset';
import { Postings } from './postings';

/** A word as it is spelt, with the records that have it in a short field (`head`) or in a long text (`body`). */
interface Form {
  readonly spelt: string;
  head: Postings | undefined;
  body: Postings | undefined;
}

/**
 * How well a word of the keyphrase fits, best first: as spelt, but for diacritics, as the beginning of a longer word
 * (from 2 letters), with one letter wrong (from 5 letters, no digits, and only where the first three find nothing).
 */
export const FIT = { exact: 0, folded: 1, prefix: 2, fuzzy: 3 } as const;
/** A word found only in a long text ranks after any found in a short field. */
export const BODY_PENALTY = 4;
export const PENALTIES = BODY_PENALTY + FIT.fuzzy + 1;
const PREFIX_FROM = 2;
const FUZZY_FROM = 5;
/** More words than these do not narrow a search further. */
export const MOST_WORDS = 12;

export class Vocabulary {
  readonly #forms = new Map<string, Form>();
  readonly #terms = new SearchableMap<Form[]>();

  add(slot: number, head: ReadonlySet<string>, body: ReadonlySet<string>, capacity: number): void {
    for (const word of head) {
      const form = this.#form(word);
      form.head ??= new Postings();
      form.head.add(slot, capacity);
    }
    for (const word of body) {
      const form = this.#form(word);
      form.body ??= new Postings();
      form.body.add(slot, capacity);
    }
  }

  /** With the same words as were added. */
  remove(slot: number, head: ReadonlySet<string>, body: ReadonlySet<string>): void {
    for (const word of head) this.#forms.get(word)?.head?.remove(slot);
    for (const word of body) this.#forms.get(word)?.body?.remove(slot);
    for (const word of head) this.#forgetUnused(word);
    for (const word of body) this.#forgetUnused(word);
  }

  #form(spelt: string): Form {
    const known = this.#forms.get(spelt);
    if (known !== undefined) return known;
    const form = { spelt, head: undefined, body: undefined };
    this.#forms.set(spelt, form);
    this.#terms.fetch(fold(spelt), () => []).push(form);
    return form;
  }

  #forgetUnused(spelt: string): void {
    const form = this.#forms.get(spelt);
    if (form === undefined || (form.head?.length ?? 0) > 0 || (form.body?.length ?? 0) > 0) return;
    this.#forms.delete(spelt);
    const key = fold(spelt);
    const left = (this.#terms.get(key) ?? []).filter((it) => it !== form);
    if (left.length > 0) this.#terms.set(key, left);
    else this.#terms.delete(key);
  }

  /** Adds the records with the word to `penalties[fit]`, one set per penalty; sets are not exclusive. */
  find(word: string, penalties: readonly Bits[]): void {
    const key = fold(word);
    let found = false;
    const put = (form: Form, fit: number): void => {
      const [head, body] = [penalties[fit], penalties[fit + BODY_PENALTY]];
      if (head !== undefined) form.head?.addTo(head);
      if (body !== undefined) form.body?.addTo(body);
      found = true;
    };
    for (const form of this.#terms.get(key) ?? []) put(form, form.spelt === word ? FIT.exact : FIT.folded);
    if (key.length >= PREFIX_FROM) {
      for (const [term, forms] of this.#terms.atPrefix(key)) {
        if (term !== key) for (const form of forms) put(form, FIT.prefix);
      }
    }
    if (found || key.length < FUZZY_FROM || /\p{N}/u.test(key)) return;
    for (const [forms] of this.#terms.fuzzyGet(key, 1).values())
      for (const form of forms) put(form, FIT.fuzzy);
  }

  memoryBytes(): number {
    let bytes = 0;
    for (const form of this.#forms.values()) {
      bytes += 200 + form.spelt.length + (form.head?.memoryBytes() ?? 0) + (form.body?.memoryBytes() ?? 0);
    }
    return bytes;
  }
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
