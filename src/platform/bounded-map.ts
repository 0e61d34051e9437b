import { LRUCache } from 'lru-cache';

/**
 * A map of so many entries at most, of which the least recently used goes first. It grows with what is in it; told a `max`, the
 * library takes room for all of them at once, and a server has thirty limits of ten thousand clients.
 */
export const boundedMap = <V extends object | number | true>(maxEntries: number): LRUCache<string, V> =>
  new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1 });
