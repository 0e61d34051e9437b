import type { FacetSetting, ListSetting } from '~/sites';
import { type ListNear, readNear } from '../near/list-near';
import { type ReadUnit, recordNumber } from '../ranges/record-unit';
import { wholeNumber } from '../ranges/whole-number';

/** Both ends inclusive; null leaves an end open. Never both null. */
export type ListRange = readonly [min: number | null, max: number | null];

/** What a visitor has asked of a list; its address is this and nothing else. */
export interface ListState {
  /** Chosen values by name of facet, child facet or hidden filter; a name without values is left out. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, ListRange>>;
  readonly keyphrase: string;
  /** The words are searched for as they stand: nothing in them is read as a filter. */
  readonly asWritten?: boolean;
  readonly near?: ListNear;
  readonly sortName: string;
  /** Index of the last page shown, from 0: page 2 shows pages 0, 1 and 2, as "show more" does. */
  readonly page: number;
}

/** What a list lets be asked: its site's setting, less what an editor has fixed. */
export interface ListShape {
  readonly setting: ListSetting;
  /** The facets that can be chosen, in order. */
  readonly facets: readonly FacetSetting[];
  /** Filters without a panel of their own that other pages link with, such as `car_site_id`. */
  readonly hidden: readonly string[];
  /** Ranges without a panel of their own, which only words ask for. */
  readonly hiddenRanges?: readonly FacetSetting[];
  /** Whether the records stand somewhere, so that they can be asked for near a place. */
  readonly hasPlaces?: boolean;
  /** What an editor has fixed; cannot be chosen away. */
  readonly fixed: Readonly<Record<string, readonly string[]>>;
}

/** Limits of LIST-6; more values than this nobody ticks. */
export const MAX_PAGE = 20;
const MAX_VALUES = 60;
const MAX_TEXT = 200;

/** Parameters that are no facets. `from` is no part of a state: it says which pages "show more" has not got yet. */
export const PARAMETERS = {
  keyphrase: 'keyphrase',
  /** Says the words again where they are meant as they stand; other words are read as ever. */
  asWritten: 'asWritten',
  near: 'near',
  within: 'within',
  sort: 'sortName',
  page: 'page',
  from: 'from',
} as const;

/** The nearest first, as the search names it. */
export const NEAREST_FIRST = 'distance_asc';

/** The orders on offer: the nearest first only where there is a place to be near. */
export const sortsOf = ({ setting }: ListShape, hasPlace: boolean): readonly string[] =>
  hasPlace ? [...setting.sorts, NEAREST_FIRST] : setting.sorts;

/** Names under which earlier addresses ask for a filter (REDIR-7). */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  car_vehicle_type_code: ['car_vehicle_type'],
};

/**
 * The two boxes of a range in a form that is sent without script; addresses carry `name=from-to`. Boxes that are filled in
 * another unit than the record's name it.
 */
export const rangeInputs = (name: string, unit: ReadUnit | null = null) => {
  const box = unit === null ? name : `${name}.${unit}`;
  return { from: `${box}.from`, to: `${box}.to` };
};

export const isRange = ({ kind }: FacetSetting): boolean => kind === 'range' || kind === 'histogram';

/** Makes the shape of a list. A fixed facet takes its panel away; its children then stand on their own. */
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
 * Reads an address. Total: whatever is unknown or malformed is passed over, a page outside 0–20 is clamped, an unknown
 * sort is the first configured one (LIST-3, LIST-5, LIST-6).
 */
export function parseList(query: URLSearchParams, shape: ListShape): ListState {
  const flags = new Set(shape.facets.filter(({ kind }) => kind === 'flag').map(({ name }) => name));
  const values = valueNames(shape).flatMap((name) => {
    const given = [name, ...(OTHER_NAMES[name] ?? [])].flatMap((each) => query.getAll(each));
    const known = tidy(given).filter((value) => !flags.has(name) || value === 'true');
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
  const keyphrase = tidyText(query.get(PARAMETERS.keyphrase) ?? '');
  const asWritten = keyphrase !== '' && tidyText(query.get(PARAMETERS.asWritten) ?? '') === keyphrase;
  return {
    values: Object.fromEntries(values),
    ranges: Object.fromEntries(ranges),
    keyphrase,
    ...(asWritten && { asWritten }),
    ...(near !== undefined && { near }),
    sortName: sortsOf(shape, near !== undefined).includes(sort) ? sort : shape.setting.sorts[0],
    page: readPage(query.get(PARAMETERS.page)),
  };
}

const tidyText = (text: string): string =>
  text.toWellFormed().trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT).trim();

const tidy = (values: readonly string[]): readonly string[] =>
  [...new Set(values.map(tidyText))].filter((value) => value !== '').slice(0, MAX_VALUES);

function readPage(text: string | null): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return 0;
  return Math.min(Number(text), MAX_PAGE);
}

/** Index of the first page that is asked for: 0, unless pages before it are shown already. */
export function firstPage(query: URLSearchParams, { page }: ListState): number {
  const from = readPage(query.get(PARAMETERS.from));
  return from > page ? 0 : from;
}

/** An end of a range in an address; anything but a number leaves it open. */
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

/** Writes a state: one parameter per facet name, repeated for several values; defaults are left out. */
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
  const isOffered = sortsOf(shape, state.near !== undefined).includes(state.sortName);
  if (isOffered && state.sortName !== shape.setting.sorts[0]) query.append(PARAMETERS.sort, state.sortName);
  if (state.page > 0) query.append(PARAMETERS.page, String(state.page));
  return query;
}

/** The address of a state on the list's own page. */
export function listHref(base: string, state: ListState, shape: ListShape): string {
  const query = listQuery(state, shape).toString();
  return query === '' ? base : `${base}?${query}`;
}

/** Nothing chosen but the order. */
export const cleared = ({ sortName }: ListState): ListState => ({
  values: {},
  ranges: {},
  keyphrase: '',
  sortName,
  page: 0,
});

/** The state without these values of a name; from the first page again. */
export function withoutValues(state: ListState, name: string, gone: readonly string[]): ListState {
  const left = (state.values[name] ?? []).filter((value) => !gone.includes(value));
  const { [name]: _, ...others } = state.values;
  return { ...state, values: left.length === 0 ? others : { ...others, [name]: left }, page: 0 };
}

export function withoutRange(state: ListState, name: string): ListState {
  const { [name]: _, ...ranges } = state.ranges;
  return { ...state, ranges, page: 0 };
}

/** The state without the place, and without the order that only a place gives. */
export function withoutNear({ near: _, ...state }: ListState, { setting }: ListShape): ListState {
  const sortName = state.sortName === NEAREST_FIRST ? setting.sorts[0] : state.sortName;
  return { ...state, sortName, page: 0 };
}

/** The state with these values too, in the order given, each once. */
export function withValues(state: ListState, name: string, added: readonly string[]): ListState {
  const values = tidy([...(state.values[name] ?? []), ...added]);
  return { ...state, values: { ...state.values, [name]: values } };
}

/** How many things are chosen; a range counts as one (LIST-11). */
export const chosenCount = (state: ListState): number =>
  Object.values(state.values).reduce((sum, values) => sum + values.length, 0) +
  Object.keys(state.ranges).length;
