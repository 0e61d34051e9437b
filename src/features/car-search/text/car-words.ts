import {
  findPlaces,
  type Meaning,
  NEAR_KM,
  type ParsedQuery,
  type Piece,
  queryReaderOf,
} from '~/modules/query-reader';
import type { Places } from '~/platform/places';
import type { FacetMap } from '~/platform/search';
import type { Site } from '~/sites';
import { radiusAbout } from '../near/list-near';
import { type ListShape, type ListState, rangeNames, valueNames, withValues } from '../query/list-query';
import type { ReadWords } from '../query/read-state';

interface WordsContext {
  readonly site: Site;
  readonly places: Pick<Places, 'find'>;
  /** Language of the page; default: the site's first. */
  readonly language?: string;
}

/** Turns words into filters by the query reader; the others stay words. */
export function carWords({ site, places, language }: WordsContext): ReadWords {
  return async (state, shape, map) => {
    const reading = readerFor(map, { site, language }).read(state.keyphrase, contextOf(state));
    const placed = await findPlaces(reading, places, site.country);
    return applyReading(state, placed.reading, shape, site);
  };
}

/** What of a list's words no filter says. */
export interface BeyondFilters {
  /** Words that ask for what no record lists; nothing is searched by them. */
  readonly unlisted: readonly string[];
  /** Whether cars near the visitor are asked for, and nothing says where that is. */
  readonly needsPlace: boolean;
}

/** @param state after its words were read, `unparsed` before; null where none were */
export function beyondFilters(
  unparsed: ListState | null,
  { near, values }: ListState,
  map: FacetMap,
  page: { readonly site: Site; readonly language: string },
): BeyondFilters {
  if (unparsed === null) return { unlisted: [], needsPlace: false };
  const { unlisted, isNearVisitor } = readerFor(map, page).read(unparsed.keyphrase, contextOf(unparsed));
  const isPlaced = near !== undefined || 'car_site_city' in values || 'car_site_region' in values;
  return { unlisted, needsPlace: isNearVisitor === true && !isPlaced };
}

/** The query reader for a list's facet values. */
export const readerFor = (map: FacetMap, { site, language }: { site: Site; language?: string | undefined }) =>
  queryReaderOf(map, site, language);

export const contextOf = ({ values }: ListState): { readonly makes: readonly string[] } => ({
  makes: values.car_brand ?? [],
});

/** Adds a reading to the state; what this list cannot filter by stays words. Returns the same state where nothing was read. */
export function applyReading(
  state: ListState,
  { pieces, rest, order }: ParsedQuery,
  shape: ListShape,
  site: Site,
): ListState {
  const words = rest === '' ? [] : [rest];
  let next: ListState = isOrder(order, state, shape) ? { ...state, sortName: order } : state;
  for (const piece of pieces) {
    const read = applyPiece(next, piece, shape, site);
    if (read === null) words.push(wordsOf(piece, next));
    else next = read;
  }
  const keyphrase = words.join(' ');
  return next === state && keyphrase === state.keyphrase ? state : { ...next, keyphrase };
}

/** An order that words say gives way to one that has been chosen. */
const isOrder = (
  order: ParsedQuery['order'],
  { sortName }: ListState,
  { setting: { sorts } }: ListShape,
): order is NonNullable<ParsedQuery['order']> =>
  order !== undefined && sorts.includes(order) && sortName === sorts[0];

/** Further equipment is searched for by name, because values of one field are alternatives. */
const wordsOf = ({ meaning, words }: Piece, { values }: ListState): string =>
  meaning.kind === 'values' && meaning.field === 'car_equipment' && values.car_equipment !== undefined
    ? (meaning.values[0] ?? words)
    : words;

function applyPiece(state: ListState, { meaning }: Piece, shape: ListShape, site: Site): ListState | null {
  if (meaning.kind === 'near') {
    if (!shape.hasPlaces || state.near !== undefined) return null;
    const within = meaning.withinKm === undefined ? NEAR_KM : radiusAbout(meaning.withinKm, { site });
    return { ...state, near: { place: meaning.place, within } };
  }
  if (meaning.kind === 'range') {
    if (!rangeNames(shape).includes(meaning.field)) return null;
    return { ...state, ranges: { ...state.ranges, [meaning.field]: [meaning.min, meaning.max] } };
  }
  return applyValues(state, meaning, shape);
}

function applyValues(
  state: ListState,
  { field, values, under }: Extract<Meaning, { kind: 'values' }>,
  shape: ListShape,
): ListState | null {
  const fixed = shape.fixed[field];
  if (fixed !== undefined) return fixed.every((value) => values.includes(value)) ? state : null;
  if (!valueNames(shape).includes(field)) return null;
  if (field === 'car_equipment' && state.values.car_equipment !== undefined) return null;
  const parent = under !== undefined && valueNames(shape).includes(under.field) ? under : undefined;
  const owned = parent === undefined ? state : withValues(state, parent.field, parent.values);
  return withValues(owned, field, values);
}
