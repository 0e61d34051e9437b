import type { FacetOrder } from '../../contract';
import { type Bits, ChangedSlots, collect, wordsFor } from '../bitset';
import type { CodeColumn, Coded } from './code-column';
import type { Ranking } from './ranks';

/** Which (parent code, child code) pair each slot has, so that children are counted and filtered as one column. */
export class PairColumn implements Coded {
  readonly #parent: CodeColumn;
  readonly #child: CodeColumn;
  readonly #changed = new ChangedSlots();
  readonly #pairs = new Map<number, number>();
  readonly #parentOf: number[] = [0];
  readonly #childOf: number[] = [0];
  /** By ranking: a new one is made whenever the child's texts change. */
  readonly #byChild = new WeakMap<Ranking, Uint32Array>();
  #codes = new Uint32Array(0);
  #uses = new Uint32Array(64);

  constructor(parent: CodeColumn, child: CodeColumn) {
    this.#parent = parent;
    this.#child = child;
  }

  get codes(): Uint32Array {
    return this.#codes;
  }

  get codeCount(): number {
    return this.#parentOf.length;
  }

  get uses(): Uint32Array {
    return this.#uses;
  }

  /** Whether a record may have several parents or several children. */
  get several(): boolean {
    return this.#parent.several || this.#child.several;
  }

  parentCode(pair: number): number {
    return this.#parentOf[pair] ?? 0;
  }

  childCode(pair: number): number {
    return this.#childOf[pair] ?? 0;
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
    return this.#parent.members(this.#parentOf[pair] ?? 0);
  }

  /** Value codes of the child's side of a pair. */
  children(pair: number): readonly number[] {
    return this.#child.members(this.#childOf[pair] ?? 0);
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
    const codes = new Uint32Array(slots);
    codes.set(this.#codes);
    this.#codes = codes;
  }

  #recode(slot: number): void {
    const code = this.#pairOf(this.#parent.codes[slot] ?? 0, this.#child.codes[slot] ?? 0);
    const old = this.#codes[slot] ?? 0;
    if (old === code) return;
    if (old !== 0) this.#uses[old] = (this.#uses[old] ?? 0) - 1;
    if (code !== 0) this.#uses[code] = (this.#uses[code] ?? 0) + 1;
    this.#codes[slot] = code;
  }

  /** A record without a parent has no pair; one without a child still has (its parent may be selected as a whole). */
  #pairOf(parent: number, child: number): number {
    if (parent === 0) return 0;
    const key = parent * 0x4000000 + child;
    const known = this.#pairs.get(key);
    if (known !== undefined) return known;
    const code = this.#parentOf.length;
    this.#parentOf.push(parent);
    this.#childOf.push(child);
    this.#pairs.set(key, code);
    if (code >= this.#uses.length) {
      const uses = new Uint32Array(code * 2);
      uses.set(this.#uses);
      this.#uses = uses;
    }
    return code;
  }

  memoryBytes(): number {
    return this.#codes.byteLength + this.#pairs.size * 64;
  }
}
