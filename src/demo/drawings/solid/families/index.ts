import type { Family } from './family';
import { estate, fastback, sedan } from './saloons';
import { hatchback, mini, twoSeater } from './small-cars';
import { cabriolet, coupe, rearEngined, roadster } from './sports-cars';
import { boxSuv, fastbackSuv, pickup, suv } from './suvs';
import { largeVan, minibus, smallVan, van } from './vans';

/** The shape of each body, measured from its nose. */
export const FAMILIES = {
  estate,
  sedan,
  fastback,
  hatchback,
  mini,
  'two-seater': twoSeater,
  suv,
  'fastback-suv': fastbackSuv,
  'box-suv': boxSuv,
  coupe,
  'rear-engined': rearEngined,
  cabriolet,
  roadster,
  'small-van': smallVan,
  van,
  'large-van': largeVan,
  minibus,
  pickup,
} as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof FAMILIES;
