import { cabriolet } from './cabriolet';
import { coupe } from './coupe';
import { estate } from './estate';
import { hatchback } from './hatchback';
import { minibus } from './minibus';
import { pickup } from './pickup';
import { sedan } from './sedan';
import type { SideShape } from './shape';
import { suv } from './suv';
import { van } from './van';

/** Every body that can be drawn, by the name the stock uses for it. */
export const BODY_SHAPES = {
  hatchback,
  sedan,
  estate,
  suv,
  coupe,
  cabriolet,
  van,
  pickup,
  minibus,
} as const satisfies Record<string, SideShape>;

export type CarBody = keyof typeof BODY_SHAPES;
