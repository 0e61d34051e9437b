import type { Sections, SnapshotSource } from './snapshot';
import { TextTable } from './text-table';

/** So many codes stand in two bytes, of which the first is none that a JSON text begins with. */
const MAX_SHARED_VALUES = 0x1e00;
/** A code and what says that it is one take two bytes. */
const MIN_LENGTH = 3;
const SEEN_BITS = 16;

/**
 * JSON texts that many records have, such as a make or a colour: a record has the code of them. Of a text that comes a
 * second time is taken that it will come again; once there is no room, texts that are new stand in their records. The
 * list only ever grows, so that what was written early stays readable.
 */
export class SharedValues {
  readonly #texts = new TextTable();
  readonly #strings: string[] = [];
  /** By hash, whether a text has come once. */
  readonly #seen = new Uint8Array(1 << (SEEN_BITS - 3));

  /** The code of a text, from 1; 0 where the record has to have the text itself. */
  codeFor(text: string): number {
    if (text.length < MIN_LENGTH) return 0;
    const known = this.#texts.codeOf(text);
    if (known !== 0 || this.#texts.size + 1 >= MAX_SHARED_VALUES || !this.#isSecond(text)) return known;
    const code = this.#texts.size + 1;
    this.#texts.add(code, text);
    return code;
  }

  textOf(code: number): string {
    const known = this.#strings[code] ?? this.#texts.textOf(code) ?? 'null';
    this.#strings[code] = known;
    return known;
  }

  #isSecond(text: string): boolean {
    let hash = text.length;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x9e3779b1);
    const bit = hash >>> (32 - SEEN_BITS);
    const before = this.#seen[bit >>> 3] ?? 0;
    this.#seen[bit >>> 3] = before | (1 << (bit & 7));
    return (before & (1 << (bit & 7))) !== 0;
  }

  save(): Sections {
    return this.#texts.save();
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#texts.load(source);
  }

  memoryBytes(): number {
    let strings = 0;
    for (const text of this.#strings) strings += (text?.length ?? 0) + 32;
    return this.#texts.memoryBytes() + this.#seen.byteLength + strings;
  }
}
