import type { ValueSelection } from './contract';
import type { FacetMap } from './facet-map';
import { fold } from './text';

/** A facet value found in the keyphrase; a child value names the value it stands under. */
interface KeyphraseMatch {
  readonly name: string;
  readonly text: string;
  readonly parent?: { readonly name: string; readonly text: string } | undefined;
}
export interface SplitKeyphrase {
  /** The values found, in the order of the words. */
  readonly matches: readonly KeyphraseMatch[];
  /** The same as facet selections, ready for `facets[].filters`: a child is a child of its parent's selection. */
  readonly filters: readonly {
    readonly name: string;
    readonly child_name?: string | undefined;
    readonly values: readonly ValueSelection[];
  }[];
  /** The words that are no facet value, in order. */
  readonly keyphrase: string;
}

/** A value of more words than this is not looked for. */
const MAX_WORDS = 8;
const PUNCTUATION = /^[\s,;:.!?"'()]+|[\s,;:.!?"'()]+$/g;
const plain = (text: string): string => text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');

/**
 * Words that match a known facet value become filters, the rest stays the keyphrase (SEARCH-8). Case does
 * not count; a value of several words ("Land Rover") is found as a whole and the longest wins; diacritics may be left
 * out where no value is spelt exactly so. Of several facets with the value the first in the map wins; a child value
 * under several parents belongs to those named in the keyphrase too, else to all.
 */
export function splitKeyphrase(keyphrase: string, map: FacetMap): SplitKeyphrase {
  const lookup = valueLookup(map);
  const tokens = keyphrase.split(/\s+/).filter((token) => token !== '');
  const found: KeyphraseMatch[][] = [];
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const hit = longestMatch(tokens, at, lookup);
    if (hit === undefined) rest.push(tokens[at] ?? '');
    else found.push(hit.candidates);
    at += hit?.length ?? 1;
  }
  const matches = unique(withNamedParents(found));
  return { matches, filters: selections(matches, map), keyphrase: rest.join(' ') };
}

type Lookup = ReadonlyMap<string, KeyphraseMatch[]>;

function valueLookup(map: FacetMap): Lookup {
  const exact = new Map<string, KeyphraseMatch[]>();
  const folded = new Map<string, KeyphraseMatch[]>();
  const add = (match: KeyphraseMatch): void => {
    if (match.text === 'true' || match.text === 'false') return;
    put(exact, plain(match.text), match);
    put(folded, fold(plain(match.text)), match);
  };
  for (const { name, values } of map) for (const { text } of values) add({ name, text });
  for (const { name, child_name, values } of map) {
    if (child_name === undefined) continue;
    for (const { text, children } of values) {
      for (const child of children ?? []) add({ name: child_name, text: child, parent: { name, text } });
    }
  }
  for (const [key, matches] of folded) if (!exact.has(key)) exact.set(key, matches);
  return exact;
}

/** Keeps the matches of the first facet that has the value; several only where they are children of several parents. */
function put(lookup: Map<string, KeyphraseMatch[]>, key: string, match: KeyphraseMatch): void {
  const known = lookup.get(key);
  if (known === undefined) lookup.set(key, [match]);
  else if (match.parent !== undefined && known[0]?.name === match.name && known[0].parent !== undefined) {
    known.push(match);
  } else if (match.parent !== undefined && known[0]?.name === match.name) {
    lookup.set(key, [match]);
  }
}

function longestMatch(
  tokens: readonly string[],
  at: number,
  lookup: Lookup,
): { candidates: KeyphraseMatch[]; length: number } | undefined {
  for (let length = Math.min(MAX_WORDS, tokens.length - at); length > 0; length--) {
    const text = plain(tokens.slice(at, at + length).join(' '));
    const bare = text.replace(PUNCTUATION, '');
    const candidates = lookup.get(text) ?? lookup.get(bare) ?? lookup.get(fold(bare));
    if (candidates !== undefined) return { candidates, length };
  }
  return undefined;
}

function withNamedParents(found: readonly KeyphraseMatch[][]): KeyphraseMatch[] {
  const named = new Set(found.flat().flatMap((it) => (it.parent === undefined ? [identity(it)] : [])));
  return found.flatMap((candidates) => {
    const fitting = candidates.filter((it) => it.parent !== undefined && named.has(identity(it.parent)));
    return fitting.length > 0 ? fitting : candidates;
  });
}

const identity = (it: { name: string; text: string }): string => JSON.stringify([it.name, it.text]);

function unique(matches: readonly KeyphraseMatch[]): KeyphraseMatch[] {
  const seen = new Map(matches.map((it) => [identity(it) + (it.parent ? identity(it.parent) : ''), it]));
  return [...seen.values()];
}

function selections(matches: readonly KeyphraseMatch[], map: FacetMap): SplitKeyphrase['filters'] {
  const byFacet = new Map<string, Map<string, string[]>>();
  for (const { name, text, parent } of matches) {
    const owner = parent ?? { name, text };
    const values = byFacet.get(owner.name) ?? new Map<string, string[]>();
    byFacet.set(owner.name, values);
    const children = values.get(owner.text) ?? [];
    values.set(owner.text, parent === undefined ? children : [...children, text]);
  }
  return [...byFacet].map(([name, values]) => ({
    name,
    child_name: map.find((it) => it.name === name)?.child_name,
    values: [...values].map(([text, children]) => (children.length === 0 ? { text } : { text, children })),
  }));
}
