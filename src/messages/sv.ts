import { alerts } from './sv/alerts';
import { bookingLanding } from './sv/booking-landing';
import { bookingSummary } from './sv/booking-summary';
import { cars } from './sv/cars';
import { consent } from './sv/consent';
import { map } from './sv/map';
import { quote } from './sv/quote';
import { saved } from './sv/saved';
import { search } from './sv/search';
import { site } from './sv/site';
import { trade } from './sv/trade';
import type { Messages } from './types';

/** Swedish. The loan warning is the wording of KOVFS 2025:1; the section fallback that of specification 1 §2.7. */
export const sv = {
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
