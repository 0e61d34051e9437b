export { fieldLabel } from './filters/field-label';
export { PANEL_SCRIPT_HASH } from './filters/panel-script';
export { CARD_HEIGHTS_SCRIPT, CARD_HEIGHTS_SCRIPT_HASH } from './frame/place/card-heights-script';
export { distancesFrom, locateList } from './near/locate-place';
export { canonicalPath, isIndexable, listBase, makeAndModel, makePath } from './query/list-address';
export { findMake, type MakeSegment, resolveMakeSegment } from './query/list-makes';
export { isWholeList } from './query/list-query';
export { facetsInWords, namedFacets, segmentOf } from './query/list-words';
export { readListState } from './query/read-state';
export { describeSearch, watchedSearch } from './search-words';
export { type CarSuggestions, createCarSuggestions } from './text/car-suggestions';
export { applyReading, type BeyondFilters, beyondFilters, carWords } from './text/car-words';
// Not by the other door: a start page would carry the styles of the whole list.
export { KeyphraseBox } from './text/keyphrase-box';
export { type SuggestedSearch, suggestSearches } from './text/suggest-searches';
