import type { FacetSetting, ListSetting } from '~/sites';
import { type ListShape, listShape } from './list-query';

/** Filters without a panel, used by links from other pages and by search words. */
const HIDDEN_FILTERS = [
  'car_site_id',
  'car_has_privateleasing',
  'car_has_companyleasing',
  'car_doors',
] as const;
/** Whether the stock has monthly costs at all: words that ask for one are answered by it. */
export const WORD_FACETS = ['car_has_loan', 'car_has_privateleasing', 'car_has_companyleasing'] as const;
/** Ranges without a panel, used by search words. */
const HIDDEN_RANGES: readonly FacetSetting[] = [
  { name: 'car_loan_monthly_cost', kind: 'range', unit: 'money-per-month' },
];

/** The shape of a site's list of cars, with what an editor has fixed. */
export const carListShape = (setting: ListSetting, fixed: ListShape['fixed'] = {}): ListShape => ({
  ...listShape(setting, fixed, HIDDEN_FILTERS, HIDDEN_RANGES),
  wordFacets: WORD_FACETS,
  hasPlaces: true,
});

const NAME = /^[a-z][a-z0-9_]*(\.neq)?$/;

/** An editor's rows of field and value as filters of a search; several rows of one field are alternatives. */
export function fixedFilters(
  rows: readonly { readonly Name: string; readonly Value: string }[],
): Readonly<Record<string, readonly string[]>> {
  const filters = new Map<string, string[]>();
  for (const { Name, Value } of rows) {
    const [name, value] = [Name.trim(), Value.trim()];
    if (value !== '' && NAME.test(name)) filters.set(name, [...(filters.get(name) ?? []), value]);
  }
  return Object.fromEntries(filters);
}

/** Fixed filters as a query; `fixedFilters` parses its pairs. */
export const fixedQuery = (fixed: Readonly<Record<string, readonly string[]>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fixed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
