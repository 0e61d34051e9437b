import { BOOKED_LINK_KEYS } from '~/features/booked-links';
import { CONTACT_KEYS } from '~/features/contact-details';
import { PLACE_AND_TIME_KEYS } from '~/features/place-and-time';
import { CATALOGUE_KEYS } from '~/features/service-catalogue';
import { HOLD_KEYS } from '~/features/time-hold';
import type { MessageKey, Translate } from '~/messages';
import type { bookingByPlace } from '~/messages/en/booking-by-place';
import type { serviceWizard } from '~/messages/en/service-wizard';

/** What the flow says in the browser, besides what its widgets say. */
const OWN_KEYS = [
  ...([
    'wizard.steps',
    'wizard.step2',
    'wizard.step3',
    'wizard.step4',
    'wizard.step5',
    'wizard.back',
    'byPlace.carTitle',
    'byPlace.brandAndModel',
    'byPlace.yearUnknown',
    'byPlace.searchAgain',
    'byPlace.noCar',
    'byPlace.writeUs',
    'byPlace.title',
    'byPlace.toSummary',
    'byPlace.missing',
    'byPlace.missingWorkshop',
    'byPlace.missingDate',
    'byPlace.missingTime',
    'byPlace.missingContact',
    'byPlace.missingService',
    'byPlace.summary',
    'byPlace.workshopAndTime',
    'byPlace.editWorkshopAndTime',
    'byPlace.carAndContact',
    'byPlace.editCar',
    'byPlace.editContact',
    'byPlace.editServices',
    'wizard.staying',
    'byPlace.allDayOn',
    'byPlace.book',
    'byPlace.saveFailed',
    'byPlace.anotherTime',
    'byPlace.done',
    'byPlace.bookingId',
    'byPlace.toStart',
  ] as const satisfies readonly (keyof typeof bookingByPlace | keyof typeof serviceWizard)[]),
  ...([
    'booking.plateTitle',
    'booking.plateHint',
    'booking.find',
    'booking.finding',
    'booking.found',
  ] as const),
  ...([
    'booking.plateInvalid',
    'booking.plateUnknown',
    'booking.plateFailed',
    'booking.keyReused',
    'booking.loading',
    'booking.partFailed',
  ] as const),
  ...(['booking.services', 'booking.servicesLoading', 'booking.servicesFailed', 'booking.addOns'] as const),
  ...(['booking.addOnsText', 'booking.continue', 'booking.contact', 'booking.contactText'] as const),
  ...([
    'booking.sending',
    'booking.alreadyBooked',
    'booking.alreadyBookedText',
    'booking.bookAnyway',
  ] as const),
  ...([
    'booking.otherTime',
    'booking.takenNone',
    'booking.privacy',
    'booking.call',
    'booking.callMe',
  ] as const),
  ...(['times.expired', 'times.again', 'sell.regno', 'form.name'] as const),
  ...([
    'summary.buildYear',
    'summary.services',
    'summary.total',
    'summary.medians',
    'summary.footnote',
  ] as const),
  ...(['summary.priceMissing', 'booked.mail', 'booked.directions'] as const),
  ...(['booked.calendar'] as const),
] as const satisfies readonly MessageKey[];

export const BOOKING_BY_PLACE_KEYS = [
  ...new Set([
    ...OWN_KEYS,
    ...BOOKED_LINK_KEYS,
    ...PLACE_AND_TIME_KEYS,
    ...CONTACT_KEYS,
    ...CATALOGUE_KEYS,
    ...HOLD_KEYS,
  ]),
] as const;

export type BookingByPlaceKey = (typeof BOOKING_BY_PLACE_KEYS)[number];
export type BookingByPlaceTexts = Translate<BookingByPlaceKey>;
