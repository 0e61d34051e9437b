import { type FacetMap, type FacetMapRequest, fold, splitKeyphrase } from '~/platform/search';
import { WORD_FACETS } from './fixed-filters';
import { type ListShape, type ListState, withValues } from './list-query';

/**
 * Facets whose values are not read from words: "5" does not mean five seats, and a text search finds equipment in
 * descriptions too.
 */
const NOT_IN_WORDS = new Set<string>(['car_seats', 'car_equipment', 'car_vehicle_type_code', ...WORD_FACETS]);

/** The facets whose values may be read from words. */
export const facetsInWords = (map: FacetMap): FacetMap => map.filter(({ name }) => !NOT_IN_WORDS.has(name));

/** Facets whose values are needed to read words and path segments. */
export const namedFacets = ({ facets, wordFacets = [] }: ListShape): readonly FacetMapRequest[] => [
  ...facets
    .filter(({ kind }) => kind === 'values')
    .map(({ name, child }) => ({ name, ...(child !== undefined && { child_name: child }) })),
  ...wordFacets.map((name) => ({ name })),
];

/**
 * Words of the keyphrase that match facet values become filters, the rest stays (LIST-4, SEARCH-8). A child value, a model,
 * needs its parent: alone it stays a word, because other models contain its name ("V60" in "V60 Cross Country").
 */
export function applyKeyphrase(state: ListState, map: FacetMap): ListState {
  if (state.keyphrase === '') return state;
  const spoken = facetsInWords(map);
  const named = new Set(
    splitKeyphrase(state.keyphrase, spoken).matches.map(({ name, text }) => JSON.stringify([name, text])),
  );
  const isNamed = (name: string, text: string) =>
    named.has(JSON.stringify([name, text])) || (state.values[name] ?? []).includes(text);
  const known = spoken.map(({ name, child_name, values }) => ({
    name,
    child_name,
    values: values.map((value) => (isNamed(name, value.text) ? value : { text: value.text })),
  }));
  const { matches, keyphrase } = splitKeyphrase(state.keyphrase, known);
  return matches.reduce((next, { name, text }) => withValues(next, name, [text]), { ...state, keyphrase });
}

/** A value as a path segment: `Land Rover` is `land-rover`, `Škoda` is `skoda`. */
export const segmentOf = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Whether values are spelt like path segments, so that the facet's values are needed to read them. */
export const hasSegmentValues = (state: ListState, map: ReturnType<typeof namedFacets>): boolean =>
  map
    .flatMap(({ name, child_name = name }) => [name, child_name])
    .some((name) => state.values[name]?.some((value) => value === segmentOf(value)));

/** Corrects values that the address spells otherwise than the facets: `volvo`, `land-rover`. */
export function respell(state: ListState, map: FacetMap): ListState {
  return map.reduce((next, { name, child_name, values }) => {
    const own = respellValues(
      next,
      name,
      values.map(({ text }) => text),
    );
    const children = values.flatMap((value) => value.children ?? []);
    return child_name === undefined ? own : respellValues(own, child_name, children);
  }, state);
}

function respellValues(state: ListState, name: string, known: readonly string[]): ListState {
  const given = state.values[name];
  if (given === undefined || given.every((value) => known.includes(value))) return state;
  const spelt = given.map((value) =>
    known.includes(value) ? value : (known.find((each) => segmentOf(each) === segmentOf(value)) ?? value),
  );
  return { ...state, values: { ...state.values, [name]: [...new Set(spelt)] } };
}

/**
 * Wildcard segments of the path as filters: make, then model, then any other facet, ignoring case; other segments become
 * keyphrase (LIST-7).
 */
export function applySegments(state: ListState, segments: readonly string[], map: FacetMap): ListState {
  return segments.reduce((next, segment) => applySegment(next, segment, facetsInWords(map)), state);
}

function applySegment(state: ListState, segment: string, map: FacetMap): ListState {
  const wanted = segmentOf(segment);
  if (wanted === '') return state;
  for (const { name, child_name, values } of map) {
    const value = values.find(({ text }) => segmentOf(text) === wanted);
    if (value !== undefined) return withValues(state, name, [value.text]);
    if (child_name === undefined) continue;
    const chosen = state.values[name] ?? [];
    const owners = values.flatMap(({ text, children = [] }) => {
      const child = children.find((each) => segmentOf(each) === wanted);
      return child === undefined ? [] : [{ parent: text, child }];
    });
    const owner = owners.find(({ parent }) => chosen.includes(parent)) ?? owners[0];
    if (owner !== undefined)
      return withValues(withValues(state, name, [owner.parent]), child_name, [owner.child]);
  }
  const words = segment.replaceAll('-', ' ');
  return { ...state, keyphrase: `${state.keyphrase} ${words}`.trim() };
}

/** Selects the parents of child values that lack one; unknown children stay as they are. */
export function selectParents(state: ListState, shape: ListShape, map: FacetMap): ListState {
  return shape.facets.reduce((next, { name, child }) => {
    if (child === undefined) return next;
    const parents = map.find((facet) => facet.name === name)?.values ?? [];
    const chosen = next.values[name] ?? [];
    const withoutParent = (next.values[child] ?? []).filter(
      (value) =>
        !parents.some(({ text, children = [] }) => chosen.includes(text) && children.includes(value)),
    );
    const missingParents = parents
      .filter(({ children = [] }) => withoutParent.some((orphan) => children.includes(orphan)))
      .map(({ text }) => text);
    return missingParents.length === 0 ? next : withValues(next, name, missingParents);
  }, state);
}
