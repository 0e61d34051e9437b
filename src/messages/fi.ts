import { cars } from './fi/cars';
import { site } from './fi/site';
import type { Messages } from './types';

/** Finnish. */
export const fi = { ...site, ...cars } as const satisfies Messages;
