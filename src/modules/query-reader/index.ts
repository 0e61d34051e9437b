/** Reads what people type into a search for cars: which filters they mean, and which words are left. */

export type { QueryReader } from './domain/read';
export type { Meaning, ParsedQuery, Piece } from './domain/reading';
export { normalise } from './domain/tokens';
export { findPlaces } from './find-places';
export { type MeantWords, meantWords } from './meant-words';
export { NEAR_KM, narrowRequest } from './narrow-request';
export { queryReaderOf } from './query-reader-of';
export {
  createRequestReader,
  READ_FACETS,
  type RequestReader,
} from './read-requests';
