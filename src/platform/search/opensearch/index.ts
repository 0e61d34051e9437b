/** The port `SearchIndex` on OpenSearch. */
export { connectSearchNode, type OpenSearchOptions, type SearchNode, SearchNodeError } from './node';
export {
  createOpenSearchIndex,
  type OpenSearchIndex,
  type OpenSearchIndexOptions,
  type RecordPage,
} from './opensearch-index';
