/** The entries of a list as they were drawn last, each with the key that it is known by on the screen. */
export interface KeyedEntries {
  readonly entries: readonly unknown[];
  readonly keys: readonly number[];
}

/**
 * Keys for what a list is now. An entry that was moved keeps its key, so that its fields stay open and what is typed goes on in it;
 * one that was changed has that of the entry which stood in its place.
 */
export function keysAfter(before: KeyedEntries, entries: readonly unknown[]): readonly number[] {
  const stays = new Set(entries);
  const used = new Set<number>();
  let fresh = Math.max(-1, ...before.keys) + 1;
  const ownKey = (entry: unknown) =>
    before.keys.find((key, at) => before.entries[at] === entry && !used.has(key));
  const keyOfPlace = (at: number) => (stays.has(before.entries[at]) ? undefined : before.keys[at]);
  return entries.map((entry, at) => {
    const known = ownKey(entry) ?? keyOfPlace(at);
    const key = known === undefined || used.has(known) ? fresh++ : known;
    used.add(key);
    return key;
  });
}
