import {
  clearFilters,
  type ListShape,
  type ListState,
  listHref,
  withValues,
} from '~/features/car-search/browser';
import { canonicalPath, isIndexable, makeAndModel, makePath } from '~/features/car-search/server';
import { recordText } from '~/features/record-text';
import type { HeadAdditions, PageContext } from '~/page/contract';
import type { SearchFacet } from '~/platform/search';

interface ListedState {
  readonly state: ListState;
  readonly shape: ListShape;
  /** The state before its words were read as filters; null where none were. */
  readonly unparsed: ListState | null;
  /** Path of the list, below the language prefix. */
  readonly base: string;
  readonly total: number;
}

/** A make, or a model of the chosen one, as an address that search engines follow. */
export interface MakeLink {
  readonly text: string;
  readonly href: string;
  readonly count: number;
}

/** One make is the title, a make and a model through the editor's template (CRUMB-2). */
export function titleOf(state: ListState, template: string, page: PageContext): string | null {
  const make = makeAndModel(state);
  if (make === null) return null;
  if (make.model === null) return make.brand;
  const { brand } = make;
  const model = recordText(page, 'car_model', make.model);
  return template.replaceAll('{brand}', () => brand).replaceAll('{model}', () => model);
}

/** The title names only make and model, even where more is chosen. */
export function onlyMake(state: ListState): ListState {
  const { car_brand, car_model } = state.values;
  return {
    ...clearFilters(state),
    values: { ...(car_brand && { car_brand }), ...(car_model && { car_model }) },
  };
}

/** Whether the make of the path names what is listed: with a second make or model in the query it is another list. */
export const isNamedByPath = (fromPath: ListState, state: ListState): boolean =>
  makeAndModel(onlyMake(fromPath)) === null || makeAndModel(onlyMake(state)) !== null;

/** Makes, or the models of the chosen one; none where anything else is chosen. */
export function makeLinks(
  facets: readonly SearchFacet[],
  state: ListState,
  shape: ListShape,
  base: string,
  hasWildcards: boolean,
  page: PageContext,
): readonly MakeLink[] {
  const { href } = page;
  const make = makeAndModel(state);
  const makes = facets.find(({ name }) => name === 'car_brand')?.values ?? [];
  if (make === null && Object.keys(state.values).length > 0) return [];
  const values = make === null ? makes : (makes.find(({ text }) => text === make.brand)?.children ?? []);
  return values.map(({ text, count }) => {
    const place = make === null ? { brand: text, model: null } : { brand: make.brand, model: text };
    const chosen = withValues(clearFilters(state), 'car_brand', [place.brand]);
    const query = place.model === null ? chosen : withValues(chosen, 'car_model', [place.model]);
    const name = place.model === null ? text : recordText(page, 'car_model', text);
    return {
      text: name,
      count,
      href: href(hasWildcards ? makePath(base, place) : listHref(base, query, shape)),
    };
  });
}

function subjectOf({ values: { car_brand = [], car_model = [] } }: ListState): string {
  return [...car_brand, ...car_model].join(' ');
}

export function headOf(
  { state, unparsed, shape, base, total }: ListedState,
  title: string | null,
  hasWildcards: boolean,
): HeadAdditions {
  // A reading of words is a search, not to be indexed; a make and its model are a page, however they were requested.
  const isWords = unparsed !== null && makeAndModel(state) === null;
  return {
    ...(title !== null && { title, subject: subjectOf(state) }),
    canonical: canonicalPath(base, state, shape, hasWildcards),
    ...((total === 0 || isWords || !isIndexable(state, shape)) && { noindex: true }),
  };
}
