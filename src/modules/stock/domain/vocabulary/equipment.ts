import { COMFORT_EQUIPMENT } from './equipment-comfort';
import { MEDIA_EQUIPMENT } from './equipment-media';
import { SAFETY_EQUIPMENT } from './equipment-safety';
import { USE_EQUIPMENT } from './equipment-use';
import type { Concept } from './word';

/** What a car is fitted with: the things that dealers list and buyers ask for. */
export const EQUIPMENT: readonly Concept[] = [
  ...SAFETY_EQUIPMENT,
  ...COMFORT_EQUIPMENT,
  ...MEDIA_EQUIPMENT,
  ...USE_EQUIPMENT,
];
