import type { FacetSetting, ListSetting } from '~/sites';
import { wholeNumber } from '~/ui/form/whole-number';
import { type ListNear, readNear } from '../near/list-near';
import { type ReadUnit, recordNumber } from '../ranges/record-unit';

/** Both ends inclusive; null is an open end. Never both null. */
export type ListRange = readonly [min: number | null, max: number | null];

/** Everything that a list's address says. */
export interface ListState {
  /** Chosen values by name of facet, child facet or hidden filter; a name without values is left out. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, ListRange>>;
  readonly keyphrase: string;
  /** The keyphrase is searched literally: no words become filters. */
  readonly asWritten?: boolean;
  readonly near?: ListNear;
  readonly sortName: string;
  /** Index of the last page shown, from 0: page 2 shows pages 0, 1 and 2, as "show more" does. */
  readonly page: number;
}

/** What can be chosen in a list: the site's setting without what an editor has fixed. */
export interface ListShape {
  readonly setting: ListSetting;
  /** The facets that can be chosen, in order. */
  readonly facets: readonly FacetSetting[];
  /** Filters without a panel, used by links from other pages, such as `car_site_id`. */
  readonly hidden: readonly string[];
  /** Ranges without a panel, used by search words only. */
  readonly hiddenRanges?: readonly FacetSetting[];
  /** Facets without a panel whose values the reader of words must know. */
  readonly wordFacets?: readonly string[];
  /** Whether records have positions, so that they can be searched near a place. */
  readonly hasPlaces?: boolean;
  /** Whether a place puts the nearest first where no other order is chosen, at any distance. */
  readonly isNearestFirst?: boolean;
  /** Fixed by an editor; visitors cannot change it. */
  readonly fixed: Readonly<Record<string, readonly string[]>>;
}

/** Limits of LIST-6. */
export const MAX_PAGE = 20;
const MAX_VALUES = 60;
const MAX_TEXT = 200;

/** Parameters other than facets. `from` is not part of the state: the first page that "show more" lacks. */
export const PARAMETERS = {
  keyphrase: 'keyphrase',
  /** Repeats the keyphrase where it is meant literally; another keyphrase is read as usual. */
  asWritten: 'asWritten',
  near: 'near',
  within: 'within',
  sort: 'sortName',
  page: 'page',
  from: 'from',
  cards: 'cards',
} as const;

/** The search's name for the order by distance. */
export const NEAREST_FIRST = 'distance_asc';

/** The orders on offer; by distance only with a place. */
export const sortsOf = ({ setting }: ListShape, hasPlace: boolean): readonly string[] =>
  hasPlace ? [...setting.sorts, NEAREST_FIRST] : setting.sorts;

/** The order where none is chosen. */
export const defaultSort = ({ setting, isNearestFirst }: ListShape, hasPlace: boolean): string =>
  hasPlace && isNearestFirst ? NEAREST_FIRST : setting.sorts[0];

/** Parameter names of earlier addresses (REDIR-7). */
const LEGACY_NAMES: Readonly<Record<string, readonly string[]>> = {
  car_vehicle_type_code: ['car_vehicle_type'],
};

/**
 * Names of a range's two boxes in a form sent without script; addresses have `name=from-to`. Boxes in another unit than the
 * record's name the unit.
 */
export const rangeInputs = (name: string, unit: ReadUnit | null = null) => {
  const box = unit === null ? name : `${name}.${unit}`;
  return { from: `${box}.from`, to: `${box}.to` };
};

export const isRange = ({ kind }: FacetSetting): boolean => kind === 'range' || kind === 'histogram';

/** Shape of a list. A fixed facet has no panel; its children become a facet of their own. */
export function listShape(
  setting: ListSetting,
  fixed: ListShape['fixed'] = {},
  hidden: readonly string[] = [],
  hiddenRanges: readonly FacetSetting[] = [],
): ListShape {
  const facets = setting.facets.flatMap((facet): FacetSetting[] => {
    if (!Object.hasOwn(fixed, facet.name)) return [facet];
    if (facet.child === undefined) return [];
    const { order, open } = facet;
    return [
      {
        name: facet.child,
        kind: 'values',
        ...(order !== undefined && { order }),
        ...(open !== undefined && { open }),
      },
    ];
  });
  const isFree = (name: string) => !Object.hasOwn(fixed, name);
  return {
    setting,
    facets: facets.filter(({ name }) => isFree(name)),
    hidden: hidden.filter(isFree),
    hiddenRanges: hiddenRanges.filter(({ name }) => isFree(name)),
    fixed,
  };
}

/** Names whose values are listed one by one: facets, their children, hidden filters. */
export const valueNames = ({ facets, hidden }: ListShape): readonly string[] => [
  ...facets.flatMap((facet) =>
    isRange(facet) ? [] : facet.child === undefined ? [facet.name] : [facet.name, facet.child],
  ),
  ...hidden,
];

export const rangeNames = ({ facets, hiddenRanges = [] }: ListShape): readonly string[] =>
  [...facets.filter(isRange), ...hiddenRanges].map(({ name }) => name);

/**
 * Parses an address. Never fails: unknown or malformed parts are ignored, a page outside 0–20 is clamped, an unknown sort
 * becomes the first configured one (LIST-3, LIST-5, LIST-6).
 */
export function parseList(query: URLSearchParams, shape: ListShape): ListState {
  const flags = new Set(shape.facets.filter(({ kind }) => kind === 'flag').map(({ name }) => name));
  const values = valueNames(shape).flatMap((name) => {
    const given = [name, ...(LEGACY_NAMES[name] ?? [])].flatMap((each) => query.getAll(each));
    const known = normalizeValues(given).filter((value) => !flags.has(name) || value === 'true');
    return known.length === 0 ? [] : [[name, known] as const];
  });
  const ranges = rangeNames(shape).flatMap((name) => {
    const range = readRange(query, name);
    return range === null ? [] : [[name, range] as const];
  });
  const sort = query.get(PARAMETERS.sort) ?? '';
  const near =
    shape.hasPlaces === true
      ? readNear(query.get(PARAMETERS.near) ?? '', query.get(PARAMETERS.within) ?? '')
      : undefined;
  const keyphrase = normalizeText(query.get(PARAMETERS.keyphrase) ?? '');
  const asWritten = keyphrase !== '' && normalizeText(query.get(PARAMETERS.asWritten) ?? '') === keyphrase;
  return {
    values: Object.fromEntries(values),
    ranges: Object.fromEntries(ranges),
    keyphrase,
    ...(asWritten && { asWritten }),
    ...(near !== undefined && { near }),
    sortName: sortsOf(shape, near !== undefined).includes(sort)
      ? sort
      : defaultSort(shape, near !== undefined),
    page: readPage(query.get(PARAMETERS.page)),
  };
}

const normalizeText = (text: string): string =>
  text.toWellFormed().trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT).trim();

const normalizeValues = (values: readonly string[]): readonly string[] =>
  [...new Set(values.map(normalizeText))].filter((value) => value !== '').slice(0, MAX_VALUES);

function readPage(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 0;
  return Math.min(Number(text), MAX_PAGE);
}

/** Index of the first requested page: 0, unless others are shown already, or it alone is asked for. */
export function firstPage(query: URLSearchParams, { page }: ListState): number {
  const from = readPage(query.get(PARAMETERS.from));
  return from > page ? 0 : from;
}

/** An end of a range in an address; open unless it is a number. */
function readEnd(text: string | undefined): number | null {
  const digits = (text ?? '').replace(/\s/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** A box of the form, in the unit of the record. */
function readBox(query: URLSearchParams, name: string, end: 'from' | 'to'): number | null {
  for (const unit of [null, 'km', 'miles'] as const) {
    const typed = wholeNumber(query.get(rangeInputs(name, unit)[end]) ?? '');
    if (typed !== null) return recordNumber(typed, unit ?? undefined);
  }
  return null;
}

function readRange(query: URLSearchParams, name: string): ListRange | null {
  const [, low, high] = /^([\d\s]*)-([\d\s]*)$/.exec(query.get(name) ?? '') ?? [];
  const min = low === undefined ? readBox(query, name, 'from') : readEnd(low);
  const max = high === undefined ? readBox(query, name, 'to') : readEnd(high);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

const writeRange = ([min, max]: ListRange): string => `${min ?? ''}-${max ?? ''}`;

/** Query of a state: one parameter per facet, repeated for several values; defaults are left out. */
export function listQuery(state: ListState, shape: ListShape): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of valueNames(shape)) {
    for (const value of state.values[name] ?? []) query.append(name, value);
  }
  for (const name of rangeNames(shape)) {
    const range = state.ranges[name];
    if (range !== undefined) query.append(name, writeRange(range));
  }
  if (state.keyphrase !== '') {
    query.append(PARAMETERS.keyphrase, state.keyphrase);
    if (state.asWritten) query.append(PARAMETERS.asWritten, state.keyphrase);
  }
  if (state.near !== undefined) {
    query.append(PARAMETERS.near, state.near.place);
    if (state.near.within !== null) query.append(PARAMETERS.within, String(state.near.within));
  }
  const hasPlace = state.near !== undefined;
  const isOffered = sortsOf(shape, hasPlace).includes(state.sortName);
  if (isOffered && state.sortName !== defaultSort(shape, hasPlace))
    query.append(PARAMETERS.sort, state.sortName);
  if (state.page > 0) query.append(PARAMETERS.page, String(state.page));
  return query;
}

/** The address of a state on the list's own page. */
export function listHref(base: string, state: ListState, shape: ListShape): string {
  const query = listQuery(state, shape).toString();
  return query === '' ? base : `${base}?${query}`;
}

/** Removes everything but the order. */
export const clearFilters = ({ sortName }: ListState): ListState => ({
  values: {},
  ranges: {},
  keyphrase: '',
  sortName,
  page: 0,
});

/** The state without these values, on the first page. */
export function withoutValues(state: ListState, name: string, removed: readonly string[]): ListState {
  const remaining = (state.values[name] ?? []).filter((value) => !removed.includes(value));
  const { [name]: _, ...others } = state.values;
  return { ...state, values: remaining.length === 0 ? others : { ...others, [name]: remaining }, page: 0 };
}

export function withoutRange(state: ListState, name: string): ListState {
  const { [name]: _, ...ranges } = state.ranges;
  return { ...state, ranges, page: 0 };
}

/** The state without the place and the order by distance. */
export function withoutNear({ near: _, ...state }: ListState, { setting }: ListShape): ListState {
  const sortName = state.sortName === NEAREST_FIRST ? setting.sorts[0] : state.sortName;
  return { ...state, sortName, page: 0 };
}

/** The state with these values too, in the order given, each once. */
export function withValues(state: ListState, name: string, added: readonly string[]): ListState {
  const values = normalizeValues([...(state.values[name] ?? []), ...added]);
  return { ...state, values: { ...state.values, [name]: values } };
}

/** Nothing is asked of it: no filter, words or place. */
export const isWholeList = (state: ListState): boolean =>
  chosenCount(state) === 0 && state.keyphrase === '' && state.near === undefined;

/** How many things are chosen; a range counts as one (LIST-11). */
export const chosenCount = (state: ListState): number =>
  Object.values(state.values).reduce((sum, values) => sum + values.length, 0) +
  Object.keys(state.ranges).length;
