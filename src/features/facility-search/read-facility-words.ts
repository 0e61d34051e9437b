import {
  defaultSort,
  type ListShape,
  type ListState,
  radiusAbout,
  withoutNear,
  withValues,
} from '~/features/car-search/browser';
import type { BeyondFilters } from '~/features/car-search/server';
import { findPlaces, type Piece, type QueryReader, queryReaderOf } from '~/modules/query-reader';
import type { Places } from '~/platform/places';
import type { FacetMap } from '~/platform/search';
import type { Site } from '~/sites';
import { spokenWords } from './spoken-words';

export interface FacilityWordsContext {
  readonly site: Site;
  readonly language: string;
  readonly places: Pick<Places, 'find'>;
  /** What the list can be narrowed by, and the values that its facilities have. */
  readonly shape: ListShape;
  readonly map: FacetMap;
  /** Whether any facility has these words in its text. */
  readonly isFound: (words: string) => boolean;
  /** How many facilities a state finds. */
  readonly countOf: (state: ListState) => number;
}

export interface ReadFacilityWords extends BeyondFilters {
  /** The same state where nothing was understood: its words are searched for as they are. */
  readonly state: ListState;
}

const DEPARTMENTS = 'site_department_names';
/** Fields of the facilities by those of cars, whose words the reader knows. */
const FIELDS: Readonly<Record<string, string>> = {
  car_brand: 'site_brands',
  car_site_region: 'site_region',
  car_site_city: 'site_city',
};

/** Shorter words ("i", "på", "the") say nothing by being in a text. */
const MIN_WORD = 4;

/** A whole postcode, or the first half of a British one where nothing else is typed. Nobody asks a facility for a price. */
const POSTCODE = /\b(?:[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|\d{3} ?\d{2}|\d{4})\b|^[a-z]{1,2}\d[a-z\d]?$/i;

/**
 * What the words of a list of facilities mean: departments first, then words that stand in the facilities' own texts, places
 * and makes by the reader of queries.
 */
export async function readFacilityWords(
  state: ListState,
  context: FacilityWordsContext,
): Promise<ReadFacilityWords> {
  const { site, language, places, map, isFound } = context;
  const spoken = spokenWords(state.keyphrase, valuesOf(map, DEPARTMENTS));
  const reader = queryReaderOf(asCars(map), site, language);
  const ofText = new Set(spoken.rest.filter((word) => isWordOfText(word, reader, isFound)));
  const others = spoken.rest.filter((word) => !ofText.has(word)).join(' ');
  const { text, postcode } = await takePostcode(others, context);
  const { reading } = await findPlaces(reader.read(text), places, site.country);
  const left = reading.rest.split(' ').filter((word) => word !== '');
  const found = new Set(left.filter(isFound));
  const words = [...ofText, ...found];
  const unlisted = [...spoken.unlisted, ...reading.unlisted, ...left.filter((word) => !found.has(word))];

  const start = withoutNear({ ...state, values: {}, keyphrase: words.join(' ') }, context.shape);
  let typed = withFilter(start, DEPARTMENTS, spoken.departments, context) ?? start;
  for (const piece of [...postcode, ...reading.pieces]) {
    const read = withPiece(typed, piece, context);
    if (read === null) unlisted.push(piece.words);
    else typed = read;
  }
  const next = over(state, typed);
  const needsPlace = reading.isNearVisitor === true && next.near === undefined;
  if (typed === start && !needsPlace && !spoken.isKnown && words.length === 0)
    return { state, unlisted: [], needsPlace };
  return { state: withinReach(next, context), unlisted, needsPlace };
}

/** What is typed goes before what was chosen of the same kind: who types another town has done with the first. */
function over(chosen: ListState, typed: ListState): ListState {
  const { site_city: _town, site_region: _region, ...others } = chosen.values;
  const isPlaced = typed.near !== undefined || 'site_city' in typed.values || 'site_region' in typed.values;
  if (isPlaced) return { ...typed, values: { ...others, ...typed.values } };
  const { near, sortName } = chosen;
  return {
    ...typed,
    values: { ...chosen.values, ...typed.values },
    sortName,
    ...(near !== undefined && { near }),
  };
}

/** The facilities' values under the names that the reader knows. */
function asCars(map: FacetMap): FacetMap {
  const named = (name: string) => map.find((each) => each.name === name)?.values ?? [];
  return [
    { name: 'car_brand', values: named('site_brands').map(({ text }) => ({ text })) },
    { name: 'car_site_region', child_name: 'car_site_city', values: named('site_region') },
  ];
}

/** A word that stands in the text of a facility, and that means nothing else: part of its name, a street. */
const isWordOfText = (word: string, reader: QueryReader, isFound: (words: string) => boolean): boolean =>
  word.length >= MIN_WORD && !/\d/.test(word) && reader.read(word).pieces.length === 0 && isFound(word);

async function takePostcode(text: string, { places, site }: FacilityWordsContext) {
  const [code] = POSTCODE.exec(text) ?? [];
  const place = code === undefined ? undefined : await places.find(code, site.country);
  if (code === undefined || place === undefined) return { text, postcode: [] };
  return { text: text.replace(code, ' '), postcode: [nearPiece(place.name, code)] };
}

const nearPiece = (place: string, words: string): Piece => ({ meaning: { kind: 'near', place }, words });

/** Null for what says nothing of a facility. A model asks for its make. */
function withPiece(state: ListState, { meaning }: Piece, context: FacilityWordsContext): ListState | null {
  const { shape, site } = context;
  if (meaning.kind === 'near') {
    const within = meaning.withinKm === undefined ? null : radiusAbout(meaning.withinKm, { site });
    const isChosen = state.sortName !== defaultSort(shape, false);
    const sortName = isChosen ? state.sortName : defaultSort(shape, true);
    return { ...state, near: { place: meaning.place, within }, sortName };
  }
  if (meaning.kind === 'range') return null;
  const { field, values } = meaning.under ?? meaning;
  return withFilter(state, FIELDS[field], values, context);
}

/** Null where no facility has any of the values, or the list has no such filter. What an editor has fixed holds already. */
function withFilter(
  state: ListState,
  name: string | undefined,
  values: readonly string[],
  { shape, map }: FacilityWordsContext,
): ListState | null {
  if (name === undefined) return null;
  const fixed = shape.fixed[name];
  if (fixed !== undefined) return fixed.some((value) => values.includes(value)) ? state : null;
  const known = valuesOf(map, name);
  const offered = values.filter((value) => known.includes(value));
  return offered.length === 0 ? null : withValues(state, name, offered);
}

/** Of a facet, or of the children of one. */
function valuesOf(map: FacetMap, name: string): readonly string[] {
  const values = map.find((each) => each.name === name)?.values.map(({ text }) => text);
  const parents = map.find(({ child_name }) => child_name === name)?.values ?? [];
  return values ?? parents.flatMap(({ children = [] }) => children);
}

/** Where a town has no facility of the kind, the nearest ones are shown. */
function withinReach(state: ListState, context: FacilityWordsContext): ListState {
  const { site_city: towns = [], site_region: _, ...values } = state.values;
  const [town] = towns;
  if (town === undefined || context.countOf(state) > 0) return state;
  const reached = withPiece({ ...state, values }, nearPiece(town, town), context);
  return reached !== null && context.countOf(reached) > 0 ? reached : state;
}
