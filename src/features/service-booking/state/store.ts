import type { Car } from '~/features/booking-calls';
import type {
  AvailableWorkshop,
  BookedVisit,
  Hold,
  LocalMoment,
  OfferedService,
  OfferedTime,
  OfferPrice,
  ServiceOffers,
  Slot,
} from '~/modules/workshop';

/** Name of the booking in progress in the browser's session storage (STORE-1). */
export const STORE_KEY = 'fc-service-booking';

/** The state of a booking that is made (BOOKING-1). */
export const MAX_BOOKING_STATE = 5;

/** Most characters of a free text about one service (CATALOGUE-6). */
export const MAX_SERVICE_TEXT = 80;
export const MAX_COMMENT = 500;

/** 0 nothing, 1 car known, 2 services shown, 3 add-ons shown, 4 workshop, time and contact, 5 booked. */
export type BookingState = 0 | 1 | 2 | 3 | 4 | 5;
/** The step that is open. */
export type Step = 1 | 2 | 3 | 4;

export type { Car };

/** What a price is made of, of one unit, in whole units of the currency. */
export interface Priced {
  /** null: not known. */
  readonly price: number | null;
  readonly priceKnown: boolean;
  /** Without the service agreement, where that differs. */
  readonly regularPrice: number | null;
}

export interface SelectedService extends Priced {
  readonly name: string;
  /** How many are needed; null for work priced as a whole. */
  readonly unit: number | null;
  readonly unitAbbreviation: string;
  readonly listItems: readonly string[];
  readonly priceText: string | null;
  readonly kind: 'service' | 'addOn';
  /** What the customer has written about it, at most 80 characters. */
  readonly text: string;
  /** The group's median price, which stands until a workshop is chosen. */
  readonly median: Priced;
}

/** What the customer has typed about themselves; but for the address gone from the store once it is booked. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly comment: string;
}

/** The booking in progress (STORE-2). */
export interface BookingStore {
  readonly lat: number | null;
  readonly lng: number | null;
  /** Name of the place at the position; empty: none. */
  readonly region: string;
  readonly car: Car | null;
  /** Whether a workshop is authorised for the car's brand; null: not known yet. */
  readonly hasBrand: boolean | null;
  /** In Swedish mil; null: not told. */
  readonly milage: number | null;
  readonly bookingState: BookingState;
  readonly maxBookingState: number;
  readonly displayState: Step;
  readonly services: Readonly<Record<string, SelectedService>>;
  /** Of the words of `services`; null: nothing has been offered yet. */
  readonly language: string | null;
  readonly bookingInfo: {
    readonly location: AvailableWorkshop | null;
    /** `YYYY-MM-DDTHH:mm` on the workshop's clock; an all-day drop-off is at 08:00. */
    readonly timeSlot: string | null;
    readonly allDay: boolean;
    /** Of work that takes several days: when the car can be fetched. */
    readonly pickUp?: LocalMoment | undefined;
  };
  /** The chosen workshop, always that of `bookingInfo`. */
  readonly location: AvailableWorkshop | null;
  /** The prices of all services are those of the chosen workshop, no longer the group's medians. */
  readonly hasWorkshopPrices: boolean;
  /** null while a slot is chosen: the hold has run out. */
  readonly hold: Hold | null;
  readonly contact: Contact;
  /** Key of the booking request whose end is not known yet: sent again with any retry. */
  readonly attempt: string | null;
  readonly booking: BookedVisit | null;
}

export const NOWHERE: Pick<BookingStore, 'bookingInfo' | 'location' | 'hasWorkshopPrices' | 'hold'> = {
  bookingInfo: { location: null, timeSlot: null, allDay: false },
  location: null,
  hasWorkshopPrices: false,
  hold: null,
};

export const DEFAULT_STORE: BookingStore = {
  lat: null,
  lng: null,
  region: '',
  car: null,
  hasBrand: null,
  milage: null,
  bookingState: 0,
  maxBookingState: MAX_BOOKING_STATE,
  displayState: 1,
  services: {},
  language: null,
  ...NOWHERE,
  contact: { name: '', phone: '', email: '', comment: '' },
  attempt: null,
  booking: null,
};

export type BookingAction =
  | { readonly type: 'restored'; readonly store: BookingStore }
  /** `hasBrand`: whether a workshop of ours is authorised for its brand. */
  | { readonly type: 'carFound'; readonly car: Car; readonly hasBrand: boolean }
  /** "Not your car": everything but the position goes. */
  | { readonly type: 'carCleared' }
  | { readonly type: 'mileage'; readonly milage: number | null }
  | { readonly type: 'confirmCar' }
  /** What is offered now: chosen services follow it, those no longer offered go. */
  | { readonly type: 'offersLoaded'; readonly offers: ServiceOffers; readonly language: string }
  | { readonly type: 'toggleService'; readonly service: OfferedService }
  | { readonly type: 'toggleAddOn'; readonly service: OfferedService }
  | { readonly type: 'serviceText'; readonly id: string; readonly text: string }
  | { readonly type: 'confirmServices' }
  | { readonly type: 'confirmAddOns' }
  | { readonly type: 'edit'; readonly step: Step }
  | { readonly type: 'position'; readonly lat: number; readonly lng: number; readonly region: string }
  | {
      readonly type: 'chooseSlot';
      readonly location: AvailableWorkshop;
      readonly slot: OfferedTime;
      readonly hold: Hold;
    }
  /** Releases the hold: the provider tells the server. */
  | { readonly type: 'clearSlot' }
  /** What the chosen services cost at the chosen workshop. */
  | { readonly type: 'prices'; readonly offers: readonly OfferPrice[] }
  | { readonly type: 'holdExtended'; readonly hold: Hold }
  | { readonly type: 'holdLost' }
  | { readonly type: 'contact'; readonly contact: Partial<Contact> }
  /** A booking request is on its way under this key; null: it is known to have booked nothing. */
  | { readonly type: 'attempt'; readonly key: string | null }
  /** With what was sent: what is chosen and typed since is not booked. */
  | { readonly type: 'booked'; readonly visit: BookedVisit; readonly sent: BookingStore }
  | { readonly type: 'reset' };

/** `YYYY-MM-DDTHH:mm`; an all-day drop-off is recorded as 08:00 (SLOT-4). */
export const timeSlotOf = ({ date, time }: Slot): string => `${date}T${time ?? '08:00'}`;

/** The slot that is chosen, as the API takes it; null: none. */
export function chosenSlot({ bookingInfo }: BookingStore): OfferedTime | null {
  const { timeSlot, allDay, pickUp } = bookingInfo;
  if (timeSlot === null) return null;
  const slot = { date: timeSlot.slice(0, 10), time: allDay ? null : timeSlot.slice(11, 16) };
  return pickUp === undefined ? slot : { ...slot, pickUp };
}

export const serviceIds = ({ services }: BookingStore): readonly string[] => Object.keys(services);

export const hasServices = ({ services }: BookingStore): boolean =>
  Object.values(services).some(({ kind }) => kind === 'service');
