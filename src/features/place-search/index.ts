export { type FoundPlace, findPlace } from './find-place';
