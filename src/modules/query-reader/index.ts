/** Reads what people type into a search for cars: which filters they mean, and which words are left. */
export type { Measures } from './domain/counting';
export type { QueryReader } from './domain/read';
export type { Meaning, Piece, Reading, ReadingContext } from './domain/reading';
export { normalise } from './domain/tokens';
export { findPlaces, type PlacedReading } from './find-places';
export { NEAR_KM, narrowRequest } from './narrow-request';
export { queryReaderOf, type ReaderSite } from './query-reader-of';
export {
  createRequestReader,
  READ_FACETS,
  type RequestReader,
  type RequestReaderOptions,
} from './read-requests';
