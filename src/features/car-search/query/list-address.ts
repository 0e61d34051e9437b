import type { PageContext } from '~/page/contract';
import { chosenCount, type ListShape, type ListState, listHref, withoutNear } from './list-query';
import { segmentOf } from './list-words';

/** Path of the list below the language prefix: the page's path without wildcard segments. */
export function listBase({ path, wildcard }: Pick<PageContext, 'path' | 'wildcard'>): string {
  return wildcard.length === 0 ? path : path.split('/').slice(0, -wildcard.length).join('/') || '/';
}

/** One make, with or without one of its models, and nothing else: the states with a path of their own. */
export interface MakeAndModel {
  readonly brand: string;
  readonly model: string | null;
}

export function makeAndModel(state: ListState): MakeAndModel | null {
  const { car_brand: brands = [], car_model: models = [], ...others } = state.values;
  const [brand] = brands;
  if (brand === undefined || brands.length > 1 || models.length > 1) return null;
  if (Object.keys(others).length > 0 || Object.keys(state.ranges).length > 0 || state.keyphrase !== '')
    return null;
  return { brand, model: models[0] ?? null };
}

export const makePath = (base: string, { brand, model }: MakeAndModel): string =>
  [base === '/' ? '' : base, segmentOf(brand), ...(model === null ? [] : [segmentOf(model)])].join('/');

/**
 * The canonical address: a make's own path where the list has wildcards, else the filters without order and page.
 */
export function canonicalPath(
  base: string,
  state: ListState,
  shape: ListShape,
  hasWildcards: boolean,
): string {
  const plain: ListState = { ...withoutNear(state, shape), sortName: shape.setting.sorts[0], page: 0 };
  const make = hasWildcards ? makeAndModel(plain) : null;
  return make === null ? listHref(base, plain, shape) : makePath(base, make);
}

/** Search engines may index lists with at most two facets, and no searches: combinations are endless. */
export function isIndexable(state: ListState, shape: ListShape): boolean {
  return (
    Object.keys(state.values).length <= 2 &&
    chosenCount(state) <= 2 &&
    Object.keys(state.ranges).length === 0 &&
    state.keyphrase === '' &&
    state.near === undefined &&
    state.page === 0 &&
    state.sortName === shape.setting.sorts[0]
  );
}
