export { createEdgeCache } from './create-edge-cache';
export { createEdgePolicy } from './edge-policy';
export { edgeCacheMigrations } from './migrations';
export { edgeCacheData } from './personal-data';
export { openPurgeFeed, type PurgeFeed, type PurgeSource } from './purge-feed';
