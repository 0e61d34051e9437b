import { ASIAN } from './asian';
import { BMW_AND_AUDI } from './bmw-audi';
import { MERCEDES_AND_SMART } from './mercedes';
import type { Model } from './model';
import { OTHERS } from './others';
import { VOLKSWAGEN_GROUP } from './volkswagen';
import { VOLVO_AND_POLESTAR } from './volvo';

export type { Fuel, Model, Version } from './model';

export const MODELS: readonly Model[] = [
  ...VOLVO_AND_POLESTAR,
  ...ASIAN,
  ...MERCEDES_AND_SMART,
  ...BMW_AND_AUDI,
  ...VOLKSWAGEN_GROUP,
  ...OTHERS,
];
