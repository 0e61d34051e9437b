import { cars } from './sk/cars';
import { site } from './sk/site';
import type { Messages } from './types';

/** Slovak. Counts have three forms: one, two to four, five and more. */
export const sk = { ...site, ...cars } as const satisfies Messages;
