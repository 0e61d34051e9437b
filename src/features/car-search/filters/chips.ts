import { recordText } from '~/features/record-text';
import type { PageContext } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { FacetSetting } from '~/sites';
import { distanceText, type Located } from '../near/list-near';
import {
  isRange,
  type ListRange,
  type ListShape,
  type ListState,
  listHref,
  PARAMETERS,
  withoutNear,
  withoutRange,
  withoutValues,
} from '../query/list-query';
import { rangeNumber } from '../ranges/range-text';
import { shownNumber } from '../ranges/read-unit';
import { fieldLabel, unitSign } from './field-label';

/** A chosen filter and the address of the list without it. */
export interface ActiveFilter {
  /** The field that it filters; empty for words. */
  readonly name: string;
  /** The value that is chosen; null for a range, a place and words. */
  readonly value: string | null;
  readonly label: string;
  readonly href: string;
}

export interface ChipContext {
  readonly state: ListState;
  readonly shape: ListShape;
  readonly base: string;
  readonly facets: readonly SearchFacet[];
  /** Words for values of hidden filters, by `name value`. */
  readonly words: Readonly<Record<string, string>>;
  /** Where the place lies that the list is near; null: nobody knows it. */
  readonly located?: Located | null;
  readonly page: Pick<PageContext, 't' | 'site' | 'language' | 'locale' | 'href'>;
  /** Prices with one end only are said too: where the words stand for the whole search. */
  readonly complete?: boolean;
  /** A price is said as people say it, "at most 300 000 kr", without the name of the field. */
  readonly spoken?: boolean;
}

/** Everything that is chosen, in the order of the panel, the words searched for last. */
export function activeFilters(context: ChipContext): readonly ActiveFilter[] {
  const { state, shape, base, page, words } = context;
  const to = (without: ListState) => page.href(listHref(base, without, shape));
  const hidden = shape.hidden.flatMap((name) =>
    (state.values[name] ?? []).map((value) => ({
      name,
      value,
      label:
        value === 'true'
          ? fieldLabel(page.t, name)
          : (words[`${name} ${value}`] ?? `${fieldLabel(page.t, name)}: ${value}`),
      href: to(withoutValues(state, name, [value])),
    })),
  );
  const search =
    state.keyphrase === ''
      ? []
      : [{ name: '', value: null, label: state.keyphrase, href: to({ ...state, keyphrase: '', page: 0 }) }];
  return [
    ...nearChip(context, to),
    ...[...shape.facets, ...(shape.hiddenRanges ?? [])].flatMap((facet) => facetChips(facet, context, to)),
    ...hidden,
    ...search,
  ];
}

/** What a car is comes before what it may cost and how far it has gone. */
export const asSaid = (filters: readonly ActiveFilter[]): readonly ActiveFilter[] => [
  ...filters.filter(({ value }) => value !== null),
  ...filters.filter(({ value }) => value === null),
];

/** A place that nobody knows is no filter, and has a message of its own. */
function nearChip(
  { state, shape, located, page }: ChipContext,
  to: (without: ListState) => string,
): readonly ActiveFilter[] {
  if (state.near === undefined || !located) return [];
  const { within } = state.near;
  const { name: place } = located;
  const label =
    within === null
      ? page.t('near.chipAny', { place })
      : page.t('near.chip', { place, distance: distanceText(within, page) });
  return [{ name: PARAMETERS.near, value: null, label, href: to(withoutNear(state, shape)) }];
}

function facetChips(
  facet: FacetSetting,
  { state, facets, page, complete = false, spoken = false }: ChipContext,
  to: (without: ListState) => string,
): readonly ActiveFilter[] {
  const { name, kind, child } = facet;
  if (isRange(facet)) {
    const range = state.ranges[name];
    if (range === undefined || (isHalfPrice(facet, range) && !complete)) return [];
    return [
      {
        name,
        value: null,
        label: (spoken ? priceWords(facet, range, page) : null) ?? rangeLabel(facet, range, page),
        href: to(withoutRange(state, name)),
      },
    ];
  }
  const found = facets.find((each) => each.name === name)?.values ?? [];
  const chosen = state.values[name] ?? [];
  const parents = chosen.map((value) => {
    // The only parent takes all children along: where nothing was found nobody says whose they are.
    const own =
      chosen.length === 1
        ? (state.values[child ?? ''] ?? [])
        : (found.find(({ text }) => text === value)?.children?.map(({ text }) => text) ?? []);
    const without = withoutValues(state, name, [value]);
    return {
      name,
      value,
      label: kind === 'flag' ? fieldLabel(page.t, name) : labelOf(name, value, page),
      href: to(child === undefined ? without : withoutValues(without, child, own)),
    };
  });
  const children = child === undefined ? [] : (state.values[child] ?? []);
  return [
    ...parents,
    ...children.map((value) => ({
      name: child ?? '',
      value,
      label: recordText(page, child ?? '', value),
      href: to(withoutValues(state, child ?? '', [value])),
    })),
  ];
}

/** A price filter is a chip only when it has both ends (LIST-11). */
const isHalfPrice = ({ unit }: FacetSetting, [min, max]: ListRange): boolean =>
  unit === 'money' && (min === null || max === null);

/** "5" alone says nothing. */
function labelOf(name: string, value: string, page: ChipContext['page']): string {
  return /^\d+$/.test(value) ? `${fieldLabel(page.t, name)}: ${value}` : recordText(page, name, value);
}

/** A price with one end; null for everything else. */
function priceWords(
  { name, unit }: FacetSetting,
  [min, max]: ListRange,
  page: ChipContext['page'],
): string | null {
  if (name !== 'car_price' || (min !== null && max !== null)) return null;
  const sign = unitSign(unit, page);
  const number = rangeNumber(min ?? max ?? 0, unit, page.locale);
  const amount = sign === '£' ? `£${number}` : `${number}\u00a0${sign ?? ''}`;
  return page.t(min === null ? 'read.atMost' : 'read.atLeast', { amount });
}

function rangeLabel({ name, unit }: FacetSetting, [min, max]: ListRange, page: ChipContext['page']): string {
  const { t, locale } = page;
  const sign = unitSign(unit, page);
  const write = (value: number) => rangeNumber(shownNumber(value, unit, page), unit, locale);
  if (unit === 'year' && min === max) return `${fieldLabel(t, name)} ${write(min ?? 0)}`;
  const text =
    min === null
      ? t('list.atMost', { to: write(max ?? 0) })
      : max === null
        ? t('list.atLeast', { from: write(min) })
        : t('list.range', { from: write(min), to: write(max) });
  return `${fieldLabel(t, name)} ${text}${sign === null ? '' : `\u00a0${sign}`}`;
}
