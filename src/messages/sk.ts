import { cars } from './sk/cars';
import { site } from './sk/site';
import { trade } from './sk/trade';
import type { Messages } from './types';

/** Slovak. Counts have three forms: one, two to four, five and more. */
export const sk = { ...site, ...cars, ...trade } as const satisfies Messages;
