export { CarBrandMark } from './car/car-brand-mark';
export { CarStep } from './car/car-step';
export { PlateField, plateFieldOf, refusePlate } from './car/plate-field';
export { useStoredField } from './car/use-stored-field';
export { BookedScreen } from './confirmation/booked-screen';
export {
  type ContactField,
  type ContactLimits,
  type ContactProblems,
  checkContact,
  MAX_LENGTHS,
} from './contact/contact-check';
export { ContactFields, useContactProblems } from './contact/contact-fields';
export { focusOnMessage } from './contact/focus-on-message';
export { RequestMessage } from './contact/request-message';
export {
  type BookingRefusal,
  hasBookedNothing,
  outcomeOf,
} from './contact/send-booking';
export { type BookingCall, useBookingRequest } from './contact/use-booking-request';
export { AddOnStep } from './services/add-on-step';
export { ServiceStep, ServicesSkeleton } from './services/service-step';
export { useOffers } from './services/use-offers';
export {
  BookingProvider,
  BookingScope,
  fromBrowser,
  releaseGoneHold,
  useBooking,
} from './state/booking-context';
export type { BookingProps, BookingSite } from './state/booking-props';
export { chosenId, focusHeading, jumpToTop, reloadForNewBooking, useFocusOnChange } from './state/focus';
export { shownStep } from './state/shown-step';
export {
  type BookingAction,
  type BookingStore,
  type Contact,
  DEFAULT_STORE,
  type SelectedService,
  timeSlotOf,
} from './state/store';
export { sessionStore } from './state/stored-state';
export type { BookingKey } from './state/texts';
export { useAnnouncement } from './state/use-announcement';
export { type StateRules, type Stored, useStored } from './state/use-stored';
export { CallLink } from './step/call-link';
export { useIconsAhead } from './step/use-icons-ahead';
export { WaysOut } from './step/ways-out';
export { SideSummary } from './summary/side-summary';
export { Summary } from './summary/summary';

export { originOf } from './workshop/list/origin';
export { PAGE_SIZE } from './workshop/list/stream';
export type { Workshops } from './workshop/list/use-workshops';
export { PlaceAndTime, preparePlaceAndTime } from './workshop/place-and-time';
export { visitTimeText } from './workshop/times/visit-time';
export { prepareWorkshops, WorkshopPart } from './workshop/workshop-part';
