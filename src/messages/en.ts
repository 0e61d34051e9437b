import { alerts } from './en/alerts';
import { bookingLanding } from './en/booking-landing';
import { bookingSummary } from './en/booking-summary';
import { cars } from './en/cars';
import { consent } from './en/consent';
import { map } from './en/map';
import { quote } from './en/quote';
import { saved } from './en/saved';
import { search } from './en/search';
import { site } from './en/site';
import { trade } from './en/trade';

/** The source language. Its keys and parameters are the type that every other language satisfies. */
export const en = {
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
} as const;
