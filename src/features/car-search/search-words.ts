import type { WatchedSearch } from '~/features/car-alert';
import { recordText } from '~/features/record-text';
import { activeFilters, type ChipContext } from './filters/chips';
import { fixedQuery } from './query/fixed-filters';
import { listHref, listQuery } from './query/list-query';

/** A whole search in words: what an editor has fixed, then what is chosen. */
export function searchWords(context: ChipContext): readonly string[] {
  const { shape, page } = context;
  const fixed = Object.entries(shape.fixed)
    .filter(([name]) => !name.endsWith('.neq'))
    .flatMap(([name, values]) => values.map((value) => recordText(page, name, value)));
  return [...fixed, ...activeFilters({ ...context, complete: true }).map(({ label }) => label)];
}

/** The search of a list as a form offers to watch it: without order and page. */
export function watchedSearch(context: ChipContext): WatchedSearch {
  const { shape, base, page } = context;
  const state = { ...context.state, sortName: shape.setting.sorts[0], page: 0 };
  return {
    kind: 'list',
    path: base,
    query: listQuery(state, shape).toString(),
    fixed: fixedQuery(shape.fixed).toString(),
    words: searchWords(context),
    source: page.href(listHref(base, state, shape)),
  };
}
