export { findPlace } from './find-place';
export { PlaceChoice } from './place-choice';
export { PLACE_KEYS } from './texts';
