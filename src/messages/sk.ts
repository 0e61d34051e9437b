import { alerts } from './sk/alerts';
import { cars } from './sk/cars';
import { consent } from './sk/consent';
import { quote } from './sk/quote';
import { saved } from './sk/saved';
import { site } from './sk/site';
import { trade } from './sk/trade';
import type { Messages } from './types';

/** Slovak. Counts have three forms: one, two to four, five and more. */
export const sk = {
  ...site,
  ...cars,
  ...trade,
  ...consent,
  ...quote,
  ...saved,
  ...alerts,
} as const satisfies Messages;
