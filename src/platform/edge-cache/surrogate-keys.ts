/** Carried by every answer that an edge keeps: purging it empties the edge. */
export const EVERYTHING = 'everything';

/**
 * Room for the keys of one answer. Fastly and Cloudflare read 16 KB, Varnish takes header lines of 8 KB, and proxies between
 * have 4 to 16 KB for a whole head.
 */
export const MAX_KEYS_BYTES = 3000;
/** Fastly reads keys of up to 1 KB. */
const MAX_KEY_BYTES = 200;

/** A tag as all vendors read it: printable, without the blanks and commas that stand between keys. */
const keyOf = (tag: string): string => encodeURIComponent(tag.toWellFormed()).replaceAll('%3A', ':');

const kindOf = (tag: string): string => tag.split(':', 1)[0] ?? tag;

/** Stands for every tag of a kind. */
const kindKey = (tag: string): string => keyOf(`any-${kindOf(tag)}`);

const ownKey = (tag: string): string => {
  const key = keyOf(tag);
  return key.length > MAX_KEY_BYTES ? kindKey(tag) : key;
};

const lengthOf = (keys: Iterable<string>): number => {
  let length = 0;
  for (const key of keys) length += key.length + 1;
  return length;
};

/**
 * The keys of an answer that depends on these tags. Where there are too many, those of one kind become one key, beginning with
 * the kind that takes most room. Null where even that is too much: such an answer is not to be kept.
 */
export function keysOfAnswer(tags: Iterable<string>): readonly string[] | null {
  const byKind = Map.groupBy(tags, kindOf);
  const keys = new Map(
    [...byKind].map(([kind, ofKind]) => [kind, [...new Set(ofKind.map(ownKey))].sort()] as const),
  );
  const largestFirst = [...keys].sort(([, a], [, b]) => lengthOf(b) - lengthOf(a));
  const all = () => [EVERYTHING, ...new Set([...keys.values()].flat())];
  for (const [kind] of largestFirst) {
    if (lengthOf(all()) <= MAX_KEYS_BYTES) break;
    keys.set(kind, [kindKey(kind)]);
  }
  const made = all();
  return lengthOf(made) <= MAX_KEYS_BYTES ? made : null;
}

/** The keys that reach every answer which depends on one of the tags, whether it names the tag or its kind. */
export function keysToPurge(tags: Iterable<string>): readonly string[] {
  const keys = new Set<string>();
  for (const tag of tags) keys.add(tag === EVERYTHING ? EVERYTHING : ownKey(tag)).add(kindKey(tag));
  return keys.has(EVERYTHING) || keys.size > MAX_KEYS_OF_A_PURGE ? [EVERYTHING] : [...keys].sort();
}

/** More than this is cheaper, for the vendor's limits and for us, as one key. */
const MAX_KEYS_OF_A_PURGE = 2000;
