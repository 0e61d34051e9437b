import type { WatchedSearch } from '~/features/car-alert';
import { recordText } from '~/features/record-text';
import { activeFilters, type ChipContext } from './filters/chips';
import { fieldLabel } from './filters/field-label';
import { fixedQuery } from './query/fixed-filters';
import { listHref, listQuery } from './query/list-query';

/** Labels of a whole search: fixed filters, then chosen ones. */
export function describeSearch(context: ChipContext): readonly string[] {
  const { shape, page } = context;
  const fixed = Object.entries(shape.fixed)
    .filter(([name]) => !name.endsWith('.neq'))
    .flatMap(([name, values]) =>
      values.map((value) => (value === 'true' ? fieldLabel(page.t, name) : recordText(page, name, value))),
    );
  return [...fixed, ...activeFilters({ ...context, complete: true }).map(({ label }) => label)];
}

/** The search that an alert watches: without order and page. */
export function watchedSearch(context: ChipContext): WatchedSearch {
  const { shape, base, page } = context;
  const state = { ...context.state, sortName: shape.setting.sorts[0], page: 0 };
  return {
    kind: 'list',
    path: base,
    query: listQuery(state, shape).toString(),
    fixed: fixedQuery(shape.fixed).toString(),
    words: describeSearch(context),
    source: page.href(listHref(base, state, shape)),
  };
}
