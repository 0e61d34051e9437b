import { alerts } from './sk/alerts';
import { bookingLanding } from './sk/booking-landing';
import { bookingSummary } from './sk/booking-summary';
import { cars } from './sk/cars';
import { consent } from './sk/consent';
import { map } from './sk/map';
import { quote } from './sk/quote';
import { saved } from './sk/saved';
import { search } from './sk/search';
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
  ...bookingLanding,
  ...bookingSummary,
  ...map,
  ...search,
} as const satisfies Messages;
