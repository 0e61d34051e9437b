/** A part of an index as it stands in a snapshot. */
export type Section = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** Small whole numbers: sixteen bits while they do, for the cache's sake. */
export type Codes = Uint16Array | Uint32Array;

/** Parts of an index in the order in which `load` asks for them. Nothing may change the index before the last one is taken. */
export type Sections = Generator<Section, void>;

/** What a snapshot holds cannot be what `save` wrote. */
export class SnapshotDamaged extends Error {
  override readonly name = 'SnapshotDamaged';
}

/** The sections of a snapshot, one after another. */
export abstract class SnapshotSource {
  /** The next section's bytes, in a buffer of their own. */
  protected abstract next(kind: number): ArrayBuffer;

  bytes(): Buffer {
    return Buffer.from(this.next(KIND.bytes));
  }

  uint16(): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.next(KIND.uint16));
  }

  uint32(): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.next(KIND.uint32));
  }

  int32(): Int32Array<ArrayBuffer> {
    return new Int32Array(this.next(KIND.int32));
  }

  float64(): Float64Array<ArrayBuffer> {
    return new Float64Array(this.next(KIND.float64));
  }

  number(): number {
    return this.float64()[0] ?? 0;
  }

  /** Numbers that stand in sixteen bits as long as they fit. */
  codes(): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
    return this.number() === 2 ? this.uint16() : this.uint32();
  }

  /** See {@link textSections}. */
  texts(): string[] {
    const texts: string[] = [];
    for (let left = this.number(); left > 0; left -= Math.min(left, BLOCK)) {
      const lengths = this.uint32();
      const wide = lengths[0] === 1;
      const bytes = this.bytes();
      let at = 0;
      for (const length of lengths.subarray(1)) {
        const end = at + (wide ? length * 2 : length);
        texts.push(bytes.toString(wide ? 'utf16le' : 'latin1', at, end));
        at = end;
      }
    }
    return texts;
  }

  /** See {@link listSections}. */
  lists(): Uint32Array<ArrayBuffer>[] {
    const lengths = this.uint32();
    const all = this.uint32();
    let at = 0;
    return Array.from(lengths, (length) => {
      at += length;
      return all.slice(at - length, at);
    });
  }
}

const KIND = { bytes: 1, uint16: 2, uint32: 3, int32: 4, float64: 5 } as const;

export const kindOf = (section: Section): number =>
  section instanceof Float64Array
    ? KIND.float64
    : section instanceof Uint32Array
      ? KIND.uint32
      : section instanceof Int32Array
        ? KIND.int32
        : section instanceof Uint16Array
          ? KIND.uint16
          : KIND.bytes;

export const numberSection = (value: number): Float64Array => Float64Array.of(value);

export function* codeSections(codes: Codes): Sections {
  yield numberSection(codes.BYTES_PER_ELEMENT);
  yield codes;
}

/** Texts a block: the bytes of one are in memory twice while they are written. */
const BLOCK = 4096;

/** Texts of any UTF-16 units, those that are no character too: an index must find again what it was given. */
export function* textSections(texts: readonly (string | undefined)[]): Sections {
  yield numberSection(texts.length);
  for (let from = 0; from < texts.length; from += BLOCK) {
    const block = Array.from(texts.slice(from, from + BLOCK), (text) => text ?? '');
    const joined = block.join('');
    const wide = /[\u0100-\uffff]/.test(joined);
    yield Uint32Array.of(wide ? 1 : 0, ...block.map(({ length }) => length));
    yield Buffer.from(joined, wide ? 'utf16le' : 'latin1');
  }
}

/** Lists of small whole numbers. */
export function* listSections(lists: readonly ArrayLike<number>[]): Sections {
  yield Uint32Array.from(lists, ({ length }) => length);
  yield Uint32Array.from(lists.flatMap((list) => Array.from(list)));
}
