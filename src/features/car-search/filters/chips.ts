import { recordText } from '~/features/record-text';
import type { PageContext } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';
import type { FacetSetting } from '~/sites';
import { distanceText, type LocatedPlace } from '../near/list-near';
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
  /** Field name; empty for the keyphrase. */
  readonly name: string;
  /** The chosen value; null for a range, a place or the keyphrase. */
  readonly value: string | null;
  readonly label: string;
  readonly href: string;
}

export interface ChipContext {
  readonly state: ListState;
  readonly shape: ListShape;
  readonly base: string;
  readonly facets: readonly SearchFacet[];
  /** Labels of values of hidden filters, by `name value`. */
  readonly valueLabels: Readonly<Record<string, string>>;
  /** The place that the list is near; null where it is unknown. */
  readonly located?: LocatedPlace | null;
  readonly page: Pick<PageContext, 't' | 'site' | 'language' | 'locale' | 'href'>;
  /** Includes prices with one end: for a description of the whole search. */
  readonly complete?: boolean;
  /** Writes a price with one end without the field's name: "at most 300 000 kr". */
  readonly shortPrices?: boolean;
}

/** Everything that is chosen, in the panel's order, the keyphrase last. */
export function activeFilters(context: ChipContext): readonly ActiveFilter[] {
  const { state, shape, base, page, valueLabels } = context;
  const hrefOf = (without: ListState) => page.href(listHref(base, without, shape));
  const hidden = shape.hidden.flatMap((name) =>
    (state.values[name] ?? []).map((value) => ({
      name,
      value,
      label:
        value === 'true'
          ? fieldLabel(page.t, name)
          : (valueLabels[`${name} ${value}`] ?? `${fieldLabel(page.t, name)}: ${value}`),
      href: hrefOf(withoutValues(state, name, [value])),
    })),
  );
  const search =
    state.keyphrase === ''
      ? []
      : [
          {
            name: '',
            value: null,
            label: state.keyphrase,
            href: hrefOf({ ...state, keyphrase: '', page: 0 }),
          },
        ];
  return [
    ...nearChip(context, hrefOf),
    ...[...shape.facets, ...(shape.hiddenRanges ?? [])].flatMap((facet) =>
      facetChips(facet, context, hrefOf),
    ),
    ...hidden,
    ...search,
  ];
}

/** Values before ranges, as in a sentence: what the car is, then price and mileage. */
export const valuesFirst = (filters: readonly ActiveFilter[]): readonly ActiveFilter[] => [
  ...filters.filter(({ value }) => value !== null),
  ...filters.filter(({ value }) => value === null),
];

/** An unknown place is no filter; it has a message of its own. */
function nearChip(
  { state, shape, located, page }: ChipContext,
  hrefOf: (without: ListState) => string,
): readonly ActiveFilter[] {
  if (state.near === undefined || !located) return [];
  const { within } = state.near;
  const label = nearLabel(located, within, page);
  return [{ name: PARAMETERS.near, value: null, label, href: hrefOf(withoutNear(state, shape)) }];
}

function nearLabel({ name }: LocatedPlace, within: number | null, page: ChipContext['page']): string {
  if (within === null)
    return name === null ? page.t('near.chipYou') : page.t('near.chipAny', { place: name });
  const place = name ?? page.t('near.yourPosition');
  return page.t('near.chip', { place, distance: distanceText(within, page) });
}

function facetChips(
  facet: FacetSetting,
  { state, facets, page, complete = false, shortPrices = false }: ChipContext,
  hrefOf: (without: ListState) => string,
): readonly ActiveFilter[] {
  const { name, kind, child } = facet;
  if (isRange(facet)) {
    const range = state.ranges[name];
    if (range === undefined || (isOpenEndedPrice(facet, range) && !complete)) return [];
    return [
      {
        name,
        value: null,
        label:
          (shortPrices ? openEndedPriceLabel(facet, range, page) : null) ?? rangeLabel(facet, range, page),
        href: hrefOf(withoutRange(state, name)),
      },
    ];
  }
  const facetValues = facets.find((each) => each.name === name)?.values ?? [];
  const chosen = state.values[name] ?? [];
  const others = facetValues.filter(({ text }) => !chosen.includes(text));
  if (chosen.length >= MIN_COLLAPSED && others.length > 0 && others.length <= MAX_EXCEPTIONS)
    return [
      exceptChip(
        facet,
        others.map(({ text }) => text),
        { state, page },
        hrefOf,
      ),
    ];
  const parents = chosen.map((value) => {
    // A single parent removes all children: an empty result does not say whose they are.
    const ownChildren =
      chosen.length === 1
        ? (state.values[child ?? ''] ?? [])
        : (facetValues.find(({ text }) => text === value)?.children?.map(({ text }) => text) ?? []);
    const without = withoutValues(state, name, [value]);
    return {
      name,
      value,
      label: kind === 'flag' ? fieldLabel(page.t, name) : labelOf(name, value, page),
      href: hrefOf(child === undefined ? without : withoutValues(without, child, ownChildren)),
    };
  });
  const children = child === undefined ? [] : (state.values[child] ?? []);
  return [
    ...parents,
    ...children.map((value) => ({
      name: child ?? '',
      value,
      label: recordText(page, child ?? '', value),
      href: hrefOf(withoutValues(state, child ?? '', [value])),
    })),
  ];
}

/** Fewer values than these are named one by one. */
const MIN_COLLAPSED = 5;
const MAX_EXCEPTIONS = 2;

/** All values but one or two, as "not Volvo" chooses them: one chip says it, twenty-six would hide the cars. */
function exceptChip(
  { name, child }: FacetSetting,
  others: readonly string[],
  { state, page }: Pick<ChipContext, 'state' | 'page'>,
  hrefOf: (without: ListState) => string,
): ActiveFilter {
  const chosen = state.values[name] ?? [];
  const without = withoutValues(state, name, chosen);
  return {
    name,
    value: chosen[0] ?? null,
    label: page.t('list.except', {
      field: fieldLabel(page.t, name),
      values: others.map((text) => labelOf(name, text, page)).join(', '),
    }),
    href: hrefOf(child === undefined ? without : withoutValues(without, child, state.values[child] ?? [])),
  };
}

/** A price filter is a chip only when it has both ends (LIST-11). */
const isOpenEndedPrice = ({ unit }: FacetSetting, [min, max]: ListRange): boolean =>
  unit === 'money' && (min === null || max === null);

/** A number needs its field: "5" alone says nothing. */
function labelOf(name: string, value: string, page: ChipContext['page']): string {
  return /^\d+$/.test(value) ? `${fieldLabel(page.t, name)}: ${value}` : recordText(page, name, value);
}

/** Label of a price with one end; null for anything else. */
function openEndedPriceLabel(
  { name, unit }: FacetSetting,
  [min, max]: ListRange,
  page: ChipContext['page'],
): string | null {
  if (name !== 'car_price' || (min !== null && max !== null)) return null;
  const amount = withSign(rangeNumber(min ?? max ?? 0, unit, page.locale), unitSign(unit, page));
  return page.t(min === null ? 'read.atMost' : 'read.atLeast', { amount });
}

const withSign = (number: string, sign: string | null): string => {
  if (sign === null) return number;
  return sign === '£' ? `£${number}` : `${number}\u00a0${sign}`;
};

function rangeLabel({ name, unit }: FacetSetting, [min, max]: ListRange, page: ChipContext['page']): string {
  const { t, locale } = page;
  const sign = unitSign(unit, page);
  // Pounds stand before each number, other signs once at the end.
  const isBefore = sign === '£';
  const write = (value: number) => {
    const number = rangeNumber(shownNumber(value, unit, page), unit, locale);
    return isBefore ? withSign(number, sign) : number;
  };
  if (unit === 'year' && min === max) return `${fieldLabel(t, name)} ${write(min ?? 0)}`;
  const text =
    min === null
      ? t('list.atMost', { to: write(max ?? 0) })
      : max === null
        ? t('list.atLeast', { from: write(min) })
        : t('list.range', { from: write(min), to: write(max) });
  return `${fieldLabel(t, name)} ${isBefore ? text : withSign(text, sign)}`;
}
