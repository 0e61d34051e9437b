import type { TableEntry } from '../personal-data';

export const edgeCacheData: readonly TableEntry[] = [
  { table: 'edge_marks', why: 'how far the edge cache has been told of changes', other: 'name value' },
];
