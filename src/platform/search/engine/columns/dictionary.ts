import { type Sections, type SnapshotSource, textSections } from '../stored/snapshot';

/** Texts as small integers with use counts. Code 0 means "none"; the code of an unused text is reused. */
export class Dictionary {
  readonly #codes = new Map<string, number>();
  #texts: (string | undefined)[] = [undefined];
  readonly #free: number[] = [];
  #uses: Uint32Array = new Uint32Array(16);
  #version = 0;

  /** Codes are below this. */
  get codeCount(): number {
    return this.#texts.length;
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
    return this.#codes.get(text) ?? 0;
  }

  textOf(code: number): string | undefined {
    return this.#texts[code];
  }

  entries(): IterableIterator<[string, number]> {
    return this.#codes.entries();
  }

  /** One more use of a text that is known; 0 when it is not. */
  use(text: string): number {
    const code = this.#codes.get(text) ?? 0;
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
    const code = this.#free.pop() ?? this.#texts.length;
    this.#texts[code] = text;
    this.#codes.set(text, code);
    if (code >= this.#uses.length) this.#uses = grown(this.#uses, code * 2);
    this.#uses[code] = 1;
    this.#version++;
    return code;
  }

  /** True when this was the last use and the code is free again. */
  release(code: number): boolean {
    const text = this.#texts[code];
    if (text === undefined) return false;
    const left = (this.#uses[code] ?? 0) - 1;
    this.#uses[code] = left;
    if (left > 0) return false;
    this.#codes.delete(text);
    this.#texts[code] = undefined;
    this.#free.push(code);
    this.#version++;
    return true;
  }

  *save(): Sections {
    yield* textSections(this.#texts);
    yield this.#uses;
  }

  /** Into an empty one. */
  load(source: SnapshotSource): void {
    // The empty text is never one of a record: it stands for a code that is free.
    this.#texts = source.texts().map((text) => (text === '' ? undefined : text));
    this.#uses = source.uint32();
    for (let code = 1; code < this.#texts.length; code++) {
      const text = this.#texts[code];
      if (text === undefined) this.#free.push(code);
      else this.#codes.set(text, code);
    }
  }

  memoryBytes(): number {
    let texts = 0;
    for (const text of this.#codes.keys()) texts += text.length;
    return texts + this.#codes.size * 64 + this.#uses.byteLength;
  }
}

export function grown(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(length);
  longer.set(array);
  return longer;
}
