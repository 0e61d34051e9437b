import { cars } from './fi/cars';
import { site } from './fi/site';
import { trade } from './fi/trade';
import type { Messages } from './types';

/** Finnish. */
export const fi = { ...site, ...cars, ...trade } as const satisfies Messages;
