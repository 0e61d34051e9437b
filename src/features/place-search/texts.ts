import type { MessageKey, Translate } from '~/messages';

/** What the choice of a place says. */
export const PLACE_KEYS = [
  'workshop.position',
  'workshop.yourPosition',
  'workshop.place',
  'workshop.placeSearch',
  'workshop.placeUnknown',
  'workshop.placeFailed',
  'workshop.denied',
  'workshop.unavailable',
  'workshop.timeout',
  'workshop.positionUnknown',
  'suggest.label',
  'suggest.none',
  'suggest.count',
  'near.credit',
  'near.placeholder',
] as const satisfies readonly MessageKey[];

export type PlaceTexts = Translate<(typeof PLACE_KEYS)[number]>;
