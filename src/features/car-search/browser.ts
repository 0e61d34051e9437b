export { distanceLabel, type LocatedPlace, nearRequest, radiusAbout } from './near/list-near';
export { carListShape, fixedFilters, fixedQuery } from './query/fixed-filters';
export { type FullCards, fullCards, isFull } from './query/full-cards';
export {
  clearFilters,
  defaultSort,
  firstPage,
  type ListShape,
  type ListState,
  listHref,
  listQuery,
  listShape,
  withoutNear,
  withValues,
} from './query/list-query';
export { listRequest, searchWindows } from './query/list-request';
export { carSuggestions, placeSuggestions } from './suggestions';
export { decodeKnownValues, encodeKnownValues } from './text/known-words';
export { type KnownValue, searchTarget } from './text/search-target';
