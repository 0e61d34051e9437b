import { grown } from '../stored/text-table';

/** Pairs of codes: each that was met has a small integer, from 0 in the order of meeting. */
export class CodePairs {
  #size = 0;
  #first = new Uint32Array(32);
  #second = new Uint32Array(32);
  /** Pair + 1 by hash, at the next free place where another one has the hash; at most half full. */
  #places = new Uint32Array(64);

  get size(): number {
    return this.#size;
  }

  /** First codes by pair. */
  get first(): Uint32Array {
    return this.#first;
  }

  /** Second codes by pair. */
  get second(): Uint32Array {
    return this.#second;
  }

  pairOf(first: number, second: number): number {
    const mask = this.#places.length - 1;
    let place = hashOf(first, second) & mask;
    for (let known = this.#places[place] ?? 0; known !== 0; known = this.#places[place] ?? 0) {
      if (this.#first[known - 1] === first && this.#second[known - 1] === second) return known - 1;
      place = (place + 1) & mask;
    }
    this.#places[place] = this.#size + 1;
    this.#first[this.#size] = first;
    this.#second[this.#size] = second;
    this.#size++;
    if (this.#size === this.#first.length) this.#grow();
    return this.#size - 1;
  }

  #grow(): void {
    this.#first = grown(this.#first, this.#size * 2);
    this.#second = grown(this.#second, this.#size * 2);
    this.#places = new Uint32Array(this.#size * 4);
    const mask = this.#places.length - 1;
    for (let pair = 0; pair < this.#size; pair++) {
      let place = hashOf(this.#first[pair] ?? 0, this.#second[pair] ?? 0) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = pair + 1;
    }
  }

  memoryBytes(): number {
    return this.#first.byteLength + this.#second.byteLength + this.#places.byteLength;
  }
}

function hashOf(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
