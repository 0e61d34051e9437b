export { howFar, type Located, locate, nearRequest } from './near/list-near';
export { carListShape, fixedFilters, fixedQuery } from './query/fixed-filters';
export {
  cleared,
  firstPage,
  type ListShape,
  type ListState,
  listHref,
  listQuery,
  listShape,
  withoutNear,
  withValues,
} from './query/list-query';
export { listRequest, windows } from './query/list-request';
export { carSuggestions, placeSuggestions } from './suggestions';
export { readKnown, writeKnown } from './text/known-words';
export { type KnownValue, searchTarget } from './text/search-target';
