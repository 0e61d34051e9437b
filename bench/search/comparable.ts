import type { SearchResponse } from '~/platform/search';
import type { ComparableAnswer } from './timing.ts';

/** An answer of the port, for comparing engines. */
export function comparable({ total_items, facet }: SearchResponse): ComparableAnswer {
  const lists = facet.filter(({ type }) => type === 'list');
  return {
    total: total_items,
    facets: Object.fromEntries(
      lists.map(({ name, values }) => [
        name,
        Object.fromEntries(values.map(({ text, count }) => [text, count])),
      ]),
    ),
  };
}
