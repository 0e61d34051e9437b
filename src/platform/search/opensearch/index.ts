/** The port `SearchIndex` on OpenSearch. */
export { connectSearchNode, type OpenSearchOptions, type SearchNode, SearchNodeError } from './node';
export {
  createOpenSearchIndex,
  type OpenSearchIndex,
  type OpenSearchIndexOptions,
} from './opensearch-index';
export type { RecordPage } from './writer';
