import { alerts } from './fi/alerts';
import { bookingLanding } from './fi/booking-landing';
import { bookingSummary } from './fi/booking-summary';
import { cars } from './fi/cars';
import { consent } from './fi/consent';
import { map } from './fi/map';
import { quote } from './fi/quote';
import { saved } from './fi/saved';
import { search } from './fi/search';
import { site } from './fi/site';
import { trade } from './fi/trade';
import type { Messages } from './types';

/** Finnish. */
export const fi = {
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
