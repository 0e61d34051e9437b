/** Faceted search over records of any trade: the contract, the port, and its adapters: own memory, OpenSearch, a service. */
export { Completer } from './completer';
export * from './contract';
export { createColumnarIndex } from './engine/columnar-index';
export * from './facet-map';
export * from './keyphrase';
export {
  connectSearchNode,
  createOpenSearchIndex,
  type OpenSearchIndex,
  type RecordPage,
  type SearchNode,
} from './opensearch';
export type { FieldSchema, IndexSchema } from './schema';
export { type LocalSearchIndex, type SearchIndex, SearchUnavailable } from './search-index';
export { createServiceIndex, type ServiceIndexOptions } from './service/service-index';
export { type Context, Suggester, type Suggestion } from './suggest';
export { fold, words } from './text';
