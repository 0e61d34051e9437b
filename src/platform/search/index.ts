/** Faceted search over records of any trade: the contract, the port, and an index in the process's own memory. */
export * from './contract';
export { createColumnarIndex } from './engine/columnar-index';
export * from './facet-map';
export * from './keyphrase';
export { type FieldSchema, type IndexSchema, parseSortName, type SortKey } from './schema';
export type { LocalSearchIndex, SearchIndex } from './search-index';
export { fold, words } from './text';
