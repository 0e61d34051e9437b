import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { messageSubset } from '~/messages';
import { booking } from '~/messages/en/booking';
import { type Language, siteByKey } from '~/sites';
import { BookingProvider } from '../state/booking-context';
import type { BookingSite } from '../state/booking-props';
import { CAR, HOLD, OIL, SLOT, WORKSHOP } from '../state/example-booking';
import { reduce } from '../state/reduce';
import { type BookingStore, DEFAULT_STORE } from '../state/store';
import { type BookingKey, FORM_KEYS } from '../state/texts';
import { SUMMARY_KEYS } from '../summary/texts';
import { mapLook } from './map/map-look';
import { STEP_KEYS } from './texts';

const isBookingKey = (key: string): key is keyof typeof booking => Object.hasOwn(booking, key);
export const KEYS: readonly BookingKey[] = [
  ...Object.keys(booking).filter(isBookingKey),
  ...FORM_KEYS,
  ...STEP_KEYS,
  ...SUMMARY_KEYS,
];

const { name, contact, country, currency, zone, ...automotive } = siteByKey('automotive-se');
export const SITE: BookingSite = {
  name,
  ...contact,
  country,
  currency,
  zone,
  locale: 'sv-SE',
  callback: null,
  privacy: null,
  visit: '/besok/',
  earlier: '/tidigare/?t=',
  start: { name: 'Stockholm', lat: 59.33, lng: 18.07 },
  map: mapLook({ theme: automotive.theme, country: 'SE' }, null),
};

const at4 = (store: BookingStore): BookingStore => ({ ...store, bookingState: 4, displayState: 4 });
/** Car and service are chosen, the workshop is not. */
export const CHOOSING = at4(
  reduce({ ...DEFAULT_STORE, car: CAR, bookingState: 2 }, { type: 'toggleService', service: OIL }),
);
export const CHOSEN = reduce(CHOOSING, { type: 'chooseSlot', location: WORKSHOP, slot: SLOT, hold: HOLD });

interface Options {
  readonly start?: BookingStore;
  readonly language?: Language;
  readonly locale?: string;
}

/** A part of the booking within its provider, for tests. */
export const inBooking = (
  children: ReactNode,
  { start = CHOOSING, language = 'sv', locale = 'sv-SE' }: Options = {},
) => (
  <BookingProvider texts={messageSubset(language, KEYS, {})} site={{ ...SITE, locale }} uid="b" start={start}>
    {children}
  </BookingProvider>
);

/** Its markup. */
export const markup = (children: ReactNode, options: Options = {}) =>
  renderToString(inBooking(children, options));

/** What is read, without the tags. */
export const read = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<wbr\/>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");
