const SLOTS = 1 << 15;

/**
 * Which keys were seen of late: some thirty thousand, in 128 KB. A newer one takes the place of an older one, and one in many
 * millions is taken for another.
 */
export class SeenKeys {
  readonly #hashes = new Uint32Array(SLOTS);

  /** Notes a key; true if it was seen before. */
  add(key: string): boolean {
    const hash = hashOf(key);
    const slot = hash & (SLOTS - 1);
    const wasSeen = this.#hashes[slot] === hash;
    this.#hashes[slot] = hash;
    return wasSeen;
  }
}

/** FNV-1a; never that of an empty slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}
