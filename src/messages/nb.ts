import { alerts } from './nb/alerts';
import { bookingLanding } from './nb/booking-landing';
import { bookingSummary } from './nb/booking-summary';
import { cars } from './nb/cars';
import { consent } from './nb/consent';
import { map } from './nb/map';
import { quote } from './nb/quote';
import { saved } from './nb/saved';
import { search } from './nb/search';
import { site } from './nb/site';
import { trade } from './nb/trade';
import type { Messages } from './types';

/** Norwegian bokmål. */
export const nb = {
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
