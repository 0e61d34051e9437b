export { type FoundPlace, findPlace } from './find-place';
export { PlaceChoice, type PlaceChoiceProps } from './place-choice';
export { PLACE_KEYS, type PlaceTexts } from './texts';
