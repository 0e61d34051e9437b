import type { FacetOrder } from '../../contract';
import { type Bits, ChangedSlots, collect, wordsFor } from '../bitset';
import type { Codes } from '../stored/snapshot';
import { grown, roomFor } from '../stored/text-table';
import type { CodeColumn, Coded } from './code-column';
import { CodePairs } from './code-pairs';
import type { Ranking } from './ranks';

/** Which (parent code, child code) pair each slot has, so that children are counted and filtered as one column. */
export class PairColumn implements Coded {
  readonly #parent: CodeColumn;
  readonly #child: CodeColumn;
  readonly #changed = new ChangedSlots();
  readonly #pairs = new CodePairs();
  /** By ranking: a new one is made whenever the child's texts change. */
  readonly #byChild = new WeakMap<Ranking, Uint32Array>();
  #codes: Codes = new Uint16Array(0);
  #uses = new Uint32Array(64);

  constructor(parent: CodeColumn, child: CodeColumn) {
    this.#parent = parent;
    this.#child = child;
    this.#pairs.pairOf(0, 0);
  }

  get codes(): Codes {
    return this.#codes;
  }

  get codeCount(): number {
    return this.#pairs.size;
  }

  get uses(): Uint32Array {
    return this.#uses;
  }

  /** Whether a record may have several parents or several children. */
  get several(): boolean {
    return this.#parent.several || this.#child.several;
  }

  parentCode(pair: number): number {
    return this.#pairs.first[pair] ?? 0;
  }

  childCode(pair: number): number {
    return this.#pairs.second[pair] ?? 0;
  }

  /** All pairs in the order of their child's text (or value); only where neither side has several values. */
  byChild(order: FacetOrder): Uint32Array {
    const ranking = this.#child.ranks.of(order);
    const known = this.#byChild.get(ranking);
    if (known?.length === this.codeCount - 1) return known;
    const place = (pair: number): number => ranking.ranks[this.childCode(pair)] ?? 0;
    const pairs = Uint32Array.from({ length: this.codeCount - 1 }, (_, i) => i + 1);
    pairs.sort((a, b) => place(a) - place(b));
    this.#byChild.set(ranking, pairs);
    return pairs;
  }

  /** Value codes of the parent's side of a pair. */
  parents(pair: number): readonly number[] {
    return this.#parent.members(this.parentCode(pair));
  }

  /** Value codes of the child's side of a pair. */
  children(pair: number): readonly number[] {
    return this.#child.members(this.childCode(pair));
  }

  /** Counts by the parent's code, from counts by pair. */
  countParents(counts: Uint32Array): Uint32Array {
    const byParent = new Uint32Array(this.#parent.codeCount);
    for (let pair = 1; pair < this.codeCount; pair++) {
      const parent = this.parentCode(pair);
      byParent[parent] = (byParent[parent] ?? 0) + (counts[pair] ?? 0);
    }
    return byParent;
  }

  touch(slot: number): void {
    this.#changed.add(slot);
  }

  fill(live: Bits, highWater: number, capacity: number): this {
    const all = new Uint32Array(highWater);
    const length = collect(live, wordsFor(highWater), all);
    this.#reserve(capacity);
    for (let i = 0; i < length; i++) this.#recode(all[i] ?? 0);
    return this;
  }

  refresh(capacity: number): void {
    if (this.#changed.size === 0) return;
    this.#reserve(capacity);
    for (const slot of this.#changed.slots) this.#recode(slot);
    this.#changed.clear();
  }

  #reserve(slots: number): void {
    if (this.#codes.length >= slots) return;
    const codes = this.#codes instanceof Uint16Array ? new Uint16Array(slots) : new Uint32Array(slots);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  /** A record without a parent has no pair; one without a child still has (its parent may be selected as a whole). */
  #recode(slot: number): void {
    const parent = this.#parent.codes[slot] ?? 0;
    const code = parent === 0 ? 0 : this.#pairs.pairOf(parent, this.#child.codes[slot] ?? 0);
    const old = this.#codes[slot] ?? 0;
    if (old === code) return;
    if (code >= this.#uses.length) this.#uses = grown(this.#uses, roomFor(code + 1));
    if (old !== 0) this.#uses[old] = (this.#uses[old] ?? 0) - 1;
    if (code !== 0) this.#uses[code] = (this.#uses[code] ?? 0) + 1;
    if (code > 0xffff && this.#codes instanceof Uint16Array) this.#codes = Uint32Array.from(this.#codes);
    this.#codes[slot] = code;
  }

  memoryBytes(): number {
    return this.#codes.byteLength + this.#pairs.memoryBytes();
  }
}
