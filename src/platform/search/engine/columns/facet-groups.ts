import { type Bits, ChangedSlots, collect, wordsFor } from '../bitset';
import type { Coded } from './code-column';
import { CodePairs } from './code-pairs';
import { CELLS, RowMatrix } from './row-matrix';

/** A group has at most so many combinations when it is made: adding them up must cost less than what it saves. */
const MAX_COMBINATIONS = 2048;
const RECORDS_PER_COMBINATION = 64;
const MIN_COMBINATIONS = 64;
/** Records that are looked at for which columns go together. */
const SAMPLE = 16_384;
/** Rows that are written at once: their codes stay in the processor's cache. */
const AT_ONCE = 4096;

/** Columns of which few combinations of codes occur; `steps[i]` pairs what the first i + 1 of them have with the next. */
interface Group {
  readonly columns: readonly number[];
  readonly steps: readonly CodePairs[];
}

/**
 * Counts many columns at once (ADR 0072). Those of which few combinations occur (a city and its region, a model and its
 * brand) share one cell of a row, with a code for each combination: counting reads a cell per group instead of one per
 * column, and what it counted is added up per column once for each combination, not for each record.
 */
export class FacetGroups {
  readonly #columns: readonly Coded[];
  readonly #changed = new ChangedSlots();
  /** Counts by column, and of a group's combinations by step: scratch. */
  readonly #counts: Uint32Array[];
  readonly #between: Uint32Array[] = [];
  #groups: readonly Group[] = [];
  /** Four groups each. */
  #matrices: readonly RowMatrix[] = [];
  /** Records when the groups were made, and rows written since. */
  #planned = 0;
  #written = 0;

  constructor(columns: readonly Coded[]) {
    this.#columns = columns;
    this.#counts = columns.map(() => new Uint32Array(0));
  }

  /** A code of the slot is another. */
  touch(slot: number): void {
    this.#changed.add(slot);
  }

  /** Follows the changes; once a quarter of the records are others, the groups are made anew. */
  refresh(live: Bits, highWater: number, capacity: number): void {
    if (this.#changed.size === 0) return;
    this.#written += this.#changed.size;
    if (this.#written > this.#planned / 4) this.plan(live, highWater, capacity);
    else {
      for (const matrix of this.#matrices) matrix.reserve(capacity);
      this.#write(Uint32Array.from(this.#changed.slots));
    }
    this.#changed.clear();
  }

  /** Looks at which columns go together and writes all rows. */
  plan(live: Bits, highWater: number, capacity: number): void {
    const all = new Uint32Array(highWater);
    const slots = all.subarray(0, collect(live, wordsFor(highWater), all));
    const drafts = draftGroups(this.#columns, slots);
    this.#groups = drafts.map(({ columns }) => ({
      columns,
      steps: columns.slice(1).map(() => new CodePairs()),
    }));
    this.#matrices = Array.from({ length: Math.ceil(drafts.length / CELLS) }, (_, block) => {
      const cells = drafts.slice(block * CELLS, (block + 1) * CELLS);
      return new RowMatrix(cells.map(({ codeCount }) => codeCount * 2));
    });
    for (const matrix of this.#matrices) matrix.reserve(capacity);
    this.#write(slots);
    this.#counts.fill(new Uint32Array(0));
    this.#planned = slots.length;
    this.#written = 0;
  }

  #write(slots: Uint32Array): void {
    const scratch = new Uint32Array(Math.min(AT_ONCE, slots.length));
    for (let from = 0; from < slots.length; from += AT_ONCE) {
      const some = slots.subarray(from, from + AT_ONCE);
      for (const [at, group] of this.#groups.entries()) {
        const codes = codesOf(this.#columns, group, some, scratch);
        const codeCount = group.steps.at(-1)?.size ?? this.#codeCount(group.columns[0] ?? 0);
        this.#matrices[Math.floor(at / CELLS)]?.write(at % CELLS, some, codes, codeCount);
      }
    }
  }

  /**
   * Counts every column over the listed slots. With `complement` the list is what the answer lacks, and the counts are
   * all uses less the listed ones. The result is scratch: valid until the next call; see `countsOf`.
   */
  count(list: Uint32Array, length: number, complement: boolean): void {
    for (const matrix of this.#matrices) matrix.count(list, length);
    for (const [at, group] of this.#groups.entries()) {
      const counted = this.#matrices[Math.floor(at / CELLS)]?.countsOf(at % CELLS);
      if (counted !== undefined) this.#addUp(group, counted);
    }
    if (!complement) return;
    for (const [column, { uses, codeCount }] of this.#columns.entries()) {
      const counts = this.countsOf(column);
      for (let code = 1; code < codeCount; code++) counts[code] = (uses[code] ?? 0) - (counts[code] ?? 0);
    }
  }

  /** From the counts of combinations to those of each column, the last one first. */
  #addUp({ columns: [first = 0, ...others], steps }: Group, counted: Uint32Array): void {
    let counts = counted;
    for (let i = steps.length - 1; i >= 0; i--) {
      const [step, column] = [steps[i], others[i]];
      if (step === undefined || column === undefined) continue;
      const own = cleared(this.#counts, column, this.#codeCount(column));
      const before =
        i === 0
          ? cleared(this.#counts, first, this.#codeCount(first))
          : cleared(this.#between, i, steps[i - 1]?.size ?? 0);
      addUpPairs(step, counts, before, own);
      counts = before;
    }
    if (steps.length === 0) this.#counts[first] = counts;
  }

  #codeCount(column: number): number {
    return this.#columns[column]?.codeCount ?? 0;
  }

  /** The counts of one column by code, of the last `count`. */
  countsOf(column: number): Uint32Array {
    return this.#counts[column] ?? new Uint32Array(0);
  }

  memoryBytes(): number {
    return this.#matrices.reduce((bytes, matrix) => bytes + matrix.memoryBytes(), 0);
  }
}

/** The scratch at a place, all 0. */
function cleared(arrays: Uint32Array[], place: number, length: number): Uint32Array {
  const known = arrays[place];
  if (known !== undefined && known.length >= length) return known.fill(0);
  const array = new Uint32Array(length * 2);
  arrays[place] = array;
  return array;
}

function addUpPairs(
  { size, first, second }: CodePairs,
  counts: Uint32Array,
  byFirst: Uint32Array,
  bySecond: Uint32Array,
): void {
  for (let pair = 0; pair < size; pair++) {
    const count = counts[pair] ?? 0;
    if (count === 0) continue;
    const a = first[pair] ?? 0;
    byFirst[a] = (byFirst[a] ?? 0) + count;
    const b = second[pair] ?? 0;
    bySecond[b] = (bySecond[b] ?? 0) + count;
  }
}

interface Draft {
  readonly columns: number[];
  /** Of the sampled slots, below `codeCount`. */
  codes: Uint32Array;
  codeCount: number;
}

/** The column with most codes first, each goes into the first group that stays small with it. */
function draftGroups(columns: readonly Coded[], slots: Uint32Array): readonly Draft[] {
  const combinations = slots.length / RECORDS_PER_COMBINATION;
  const limit = Math.min(Math.max(combinations, MIN_COMBINATIONS), MAX_COMBINATIONS);
  const step = Math.max(1, Math.ceil(slots.length / SAMPLE));
  const places = { length: Math.ceil(slots.length / step) };
  const sample = Uint32Array.from(places, (_, i) => slots[i * step] ?? 0);
  const drafts: Draft[] = [];
  const bySize = [...columns.entries()].toSorted(([, a], [, b]) => b.codeCount - a.codeCount);
  for (const [column, { codeCount }] of bySize) {
    const alone = { columns: [column], steps: [] };
    const codes = codesOf(columns, alone, sample, new Uint32Array(sample.length));
    if (!drafts.some((draft) => addColumn(draft, column, codes, limit)))
      drafts.push({ columns: [column], codes, codeCount });
  }
  return drafts;
}

/** Whether the group stays within so many combinations with the column, and has it now. */
function addColumn(draft: Draft, column: number, more: Uint32Array, limit: number): boolean {
  const pairs = new CodePairs();
  const codes = new Uint32Array(more.length);
  for (let i = 0; i < codes.length; i++) {
    codes[i] = pairs.pairOf(draft.codes[i] ?? 0, more[i] ?? 0);
    if (pairs.size > limit) return false;
  }
  draft.columns.push(column);
  draft.codes = codes;
  draft.codeCount = pairs.size;
  return true;
}

/** The codes of a group, by place in the list of slots, in `out`. */
function codesOf(
  columns: readonly Coded[],
  { columns: together, steps }: Group,
  slots: Uint32Array,
  out: Uint32Array,
): Uint32Array {
  for (const [at, column] of together.entries()) {
    const own = columns[column]?.codes ?? new Uint16Array(0);
    const step = steps[at - 1];
    for (let i = 0; i < slots.length; i++) {
      const code = own[slots[i] ?? 0] ?? 0;
      out[i] = step === undefined ? code : step.pairOf(out[i] ?? 0, code);
    }
  }
  return out;
}
