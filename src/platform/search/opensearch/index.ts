/** The port `SearchIndex` on OpenSearch. */
export { connectSearchNode, type SearchNode } from './node';
export {
  createOpenSearchIndex,
  type OpenSearchIndex,
} from './opensearch-index';
export type { RecordPage } from './writer';
