import type { Sections, SnapshotSource } from '../stored/snapshot';
import { grown, roomFor, TextTable } from '../stored/text-table';

/** Up to so many texts are also kept as strings: facets name each of theirs at every search. */
const MAX_STRINGS = 4096;

/** Texts as small integers with use counts. Code 0 means "none"; the code of an unused text is reused. */
export class Dictionary {
  readonly #texts = new TextTable();
  readonly #free: number[] = [];
  #strings: (string | undefined)[] = [];
  #uses: Uint32Array = new Uint32Array(16);
  #codeCount = 1;
  #version = 0;

  /** Codes are below this. */
  get codeCount(): number {
    return this.#codeCount;
  }

  /** How many records use each code. */
  get uses(): Uint32Array {
    return this.#uses;
  }

  /** Changes when a text comes or goes. */
  get version(): number {
    return this.#version;
  }

  codeOf(text: string): number {
    return this.#texts.codeOf(text);
  }

  textOf(code: number): string | undefined {
    if (this.#codeCount > MAX_STRINGS) return this.#texts.textOf(code);
    this.#strings[code] ??= this.#texts.textOf(code);
    return this.#strings[code];
  }

  /** Order of two codes' texts by UTF-16 units, as `<` has it. */
  compare(a: number, b: number): number {
    return this.#texts.compare(a, b);
  }

  *entries(): Generator<[string, number], void> {
    for (const code of this.#texts.codes()) yield [this.textOf(code) ?? '', code];
  }

  /** One more use of a text that is known; 0 when it is not. */
  use(text: string): number {
    const code = this.#texts.codeOf(text);
    if (code !== 0) this.retainCode(code);
    return code;
  }

  /** One more use of the text that has the code. */
  retainCode(code: number): void {
    this.#uses[code] = (this.#uses[code] ?? 0) + 1;
  }

  /** One more use of a text; its code. */
  retain(text: string): number {
    const known = this.use(text);
    if (known !== 0) return known;
    const code = this.#free.pop() ?? this.#codeCount++;
    this.#texts.add(code, text);
    if (code >= this.#uses.length) this.#uses = grown(this.#uses, roomFor(code + 1));
    this.#uses[code] = 1;
    if (this.#codeCount > MAX_STRINGS && this.#strings.length > 0) this.#strings = [];
    this.#version++;
    return code;
  }

  /** True when this was the last use and the code is free again. */
  release(code: number): boolean {
    if (!this.#texts.has(code)) return false;
    const left = (this.#uses[code] ?? 0) - 1;
    this.#uses[code] = left;
    if (left > 0) return false;
    this.#texts.delete(code);
    if (code < this.#strings.length) this.#strings[code] = undefined;
    this.#free.push(code);
    this.#version++;
    return true;
  }

  *save(): Sections {
    yield* this.#texts.save();
    yield this.#uses.slice(0, this.#codeCount);
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    this.#texts.load(source);
    this.#uses = source.uint32();
    this.#codeCount = this.#uses.length;
    for (let code = 1; code < this.#codeCount; code++) if (!this.#texts.has(code)) this.#free.push(code);
  }

  memoryBytes(): number {
    let strings = 0;
    for (const text of this.#strings) if (text !== undefined) strings += text.length + 32;
    return this.#texts.memoryBytes() + strings + this.#uses.byteLength;
  }
}
