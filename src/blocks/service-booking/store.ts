import type {
  BookedVisit,
  Hold,
  OfferedService,
  OfferPrice,
  ServiceOffers,
  Slot,
  Vehicle,
  WorkshopHit,
} from '~/modules/workshop';

/** Name of the booking in progress in the browser's session storage (specification 3 §3, store). */
export const STORE_KEY = 'fc-service-booking';

/** The state of a booking that is made (specification 3 §9). */
export const MAX_BOOKING_STATE = 5;

/** Most characters of a free text about one service (specification 3 §9). */
export const MAX_SERVICE_TEXT = 80;
export const MAX_COMMENT = 500;

/** 0 nothing, 1 car known, 2 services shown, 3 add-ons shown, 4 workshop, time and contact, 5 booked. */
export type BookingState = 0 | 1 | 2 | 3 | 4 | 5;
/** The step that is open. */
export type Step = 1 | 2 | 3 | 4;

export type Car = Omit<Vehicle, 'brandClass'>;

/** What a price is made of, of one unit, in whole units of the currency. */
interface Priced {
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
  readonly bookingInfo: {
    readonly location: WorkshopHit | null;
    /** `YYYY-MM-DDTHH:mm` on the workshop's clock; an all-day drop-off is at 08:00. */
    readonly timeSlot: string | null;
    readonly allDay: boolean;
  };
  /** The chosen workshop, always that of `bookingInfo`. */
  readonly location: WorkshopHit | null;
  /** null while a slot is chosen: the hold has run out. */
  readonly hold: Hold | null;
  readonly contact: Contact;
  /** Key of the booking request whose end is not known yet: sent again with any retry. */
  readonly attempt: string | null;
  readonly booking: BookedVisit | null;
}

const NOWHERE: Pick<BookingStore, 'bookingInfo' | 'location' | 'hold'> = {
  bookingInfo: { location: null, timeSlot: null, allDay: false },
  location: null,
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
  ...NOWHERE,
  contact: { name: '', phone: '', email: '', comment: '' },
  attempt: null,
  booking: null,
};

export type BookingAction =
  | { readonly type: 'restored'; readonly store: BookingStore }
  | { readonly type: 'carFound'; readonly car: Car }
  | { readonly type: 'brandAnswered'; readonly hasBrand: boolean }
  /** "Not your car": everything but the position goes. */
  | { readonly type: 'carCleared' }
  | { readonly type: 'mileage'; readonly milage: number | null }
  | { readonly type: 'confirmCar' }
  /** What is offered now: chosen services follow it, those no longer offered go. */
  | { readonly type: 'offersLoaded'; readonly offers: ServiceOffers }
  | { readonly type: 'toggleService'; readonly service: OfferedService }
  | { readonly type: 'toggleAddOn'; readonly service: OfferedService }
  | { readonly type: 'serviceText'; readonly id: string; readonly text: string }
  | { readonly type: 'confirmServices' }
  | { readonly type: 'confirmAddOns' }
  | { readonly type: 'edit'; readonly step: Step }
  | { readonly type: 'position'; readonly lat: number; readonly lng: number; readonly region: string }
  | {
      readonly type: 'chooseSlot';
      readonly location: WorkshopHit;
      readonly slot: Slot;
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
  | { readonly type: 'booked'; readonly visit: BookedVisit }
  | { readonly type: 'reset' };

/** `YYYY-MM-DDTHH:mm`; an all-day drop-off is recorded as 08:00 (specification 3 §9). */
export const timeSlotOf = ({ date, time }: Slot): string => `${date}T${time ?? '08:00'}`;

/** The slot that is chosen, as the API takes it; null: none. */
export function chosenSlot({ bookingInfo: { timeSlot, allDay } }: BookingStore): Slot | null {
  if (timeSlot === null) return null;
  return { date: timeSlot.slice(0, 10), time: allDay ? null : timeSlot.slice(11, 16) };
}

export const serviceIds = ({ services }: BookingStore): readonly string[] => Object.keys(services);

export const hasServices = ({ services }: BookingStore): boolean =>
  Object.values(services).some(({ kind }) => kind === 'service');

/** What the store is after an action (specification 3 §4, flow A). Pure; the same store when nothing changes. */
export function reduce(store: BookingStore, action: BookingAction): BookingStore {
  switch (action.type) {
    case 'restored':
      return action.store;
    case 'carFound':
      return { ...startedAnew(store), car: action.car, bookingState: 1 };
    case 'brandAnswered':
      return store.car === null ? store : { ...store, hasBrand: action.hasBrand };
    case 'carCleared':
      return startedAnew(store);
    case 'mileage':
      return { ...store, milage: action.milage };
    case 'confirmCar':
      return store.car === null ? store : opened(store, 2);
    case 'offersLoaded':
      return offered(store, action.offers);
    case 'toggleService':
      return toggled(store, action.service, 'service');
    case 'toggleAddOn':
      return toggled(store, action.service, 'addOn');
    case 'serviceText':
      return worded(store, action.id, action.text);
    case 'confirmServices':
      return hasServices(store) ? opened(store, 3) : store;
    case 'confirmAddOns':
      return hasServices(store) ? opened(store, 4) : store;
    case 'edit':
      return mayOpen(store, action.step) ? { ...store, displayState: action.step } : store;
    case 'position':
      return { ...store, lat: action.lat, lng: action.lng, region: action.region };
    case 'chooseSlot':
      return chosen(store, action);
    case 'clearSlot':
      return withoutSlot(store);
    case 'prices':
      return priced(store, action.offers);
    case 'holdExtended':
      return store.location === null ? store : { ...store, hold: action.hold };
    case 'holdLost':
      return { ...store, hold: null };
    case 'contact':
      return { ...store, contact: { ...store.contact, ...action.contact } };
    case 'attempt':
      return { ...store, attempt: action.key };
    case 'booked':
      return bookedAs(store, action.visit);
    case 'reset':
      return DEFAULT_STORE;
  }
}

/** Where the customer is stays known when they look for another car. */
const startedAnew = ({ lat, lng, region }: BookingStore): BookingStore => ({
  ...DEFAULT_STORE,
  lat,
  lng,
  region,
});

/** Rises one at a time, never falls by going on again. */
const opened = (store: BookingStore, step: Step): BookingStore =>
  store.bookingState < step - 1
    ? store
    : { ...store, bookingState: store.bookingState < step ? step : store.bookingState, displayState: step };

const mayOpen = (store: BookingStore, step: Step): boolean =>
  step <= store.bookingState && store.bookingState < 5 && (step < 3 || hasServices(store));

const pricedAs = ({ price, priceKnown, regularPrice }: Priced): Priced => ({
  price,
  priceKnown,
  regularPrice,
});

const selected = (service: OfferedService, kind: SelectedService['kind'], text: string): SelectedService => ({
  name: service.name,
  ...pricedAs(service),
  unit: service.unit,
  unitAbbreviation: service.unitAbbreviation || 'st',
  listItems: service.listItems,
  priceText: service.priceText,
  kind,
  text,
  median: pricedAs(service),
});

function toggled(store: BookingStore, service: OfferedService, kind: SelectedService['kind']): BookingStore {
  const { [service.id]: had, ...others } = store.services;
  const services = had === undefined ? { ...others, [service.id]: selected(service, kind, '') } : others;
  return { ...withoutSlot(store), services: atMedians(services) };
}

function worded(store: BookingStore, id: string, text: string): BookingStore {
  const service = store.services[id];
  if (service === undefined) return store;
  const services = { ...store.services, [id]: { ...service, text: text.slice(0, MAX_SERVICE_TEXT) } };
  return { ...store, services };
}

/** The prices of a workshop stay; without one the medians are those of the offer. */
function offered(store: BookingStore, { categories, addOns }: ServiceOffers): BookingStore {
  const list = (services: readonly OfferedService[], kind: SelectedService['kind']) =>
    services.map((service) => ({ service, kind }));
  const all = [
    ...list(
      categories.flatMap((category) => category.services),
      'service',
    ),
    ...list(addOns, 'addOn'),
  ];
  const offers = new Map(all.map((each) => [each.service.id, each]));
  const kept = Object.entries(store.services).flatMap(([id, had]) => {
    const now = offers.get(id);
    if (now === undefined) return [];
    const fresh = selected(now.service, now.kind, now.service.textInput ? had.text : '');
    return [[id, store.location === null ? fresh : { ...fresh, ...pricedAs(had) }] as const];
  });
  const gone = kept.length < Object.keys(store.services).length;
  const services = Object.fromEntries(kept);
  return gone ? { ...withoutSlot(store), services: atMedians(services) } : { ...store, services };
}

const atMedians = (services: BookingStore['services']): BookingStore['services'] =>
  Object.fromEntries(
    Object.entries(services).map(([id, service]) => [id, { ...service, ...service.median }] as const),
  );

/** The choice of workshop and time goes, with it the hold and the workshop's prices. */
function withoutSlot(store: BookingStore): BookingStore {
  if (store.location === null && store.hold === null) return store;
  return { ...store, ...NOWHERE, services: atMedians(store.services) };
}

function chosen(
  store: BookingStore,
  { location, slot, hold }: Extract<BookingAction, { type: 'chooseSlot' }>,
): BookingStore {
  if (store.bookingState !== 4) return store;
  const isSame = store.location?.departmentId === location.departmentId;
  const services = isSame ? store.services : atMedians(store.services);
  const bookingInfo = { location, timeSlot: timeSlotOf(slot), allDay: slot.time === null };
  return { ...store, bookingInfo, location, hold, services };
}

function priced(store: BookingStore, offers: readonly OfferPrice[]): BookingStore {
  const known = new Map(offers.map((offer) => [offer.code, offer]));
  const services = Object.entries(store.services).map(([id, service]) => {
    const offer = known.get(id);
    if (offer === undefined) return [id, service] as const;
    const { price, regularPrice } = offer;
    return [id, { ...service, price, priceKnown: price !== null, regularPrice }] as const;
  });
  return { ...store, services: Object.fromEntries(services) };
}

function bookedAs(store: BookingStore, booking: BookedVisit): BookingStore {
  const contact = { ...DEFAULT_STORE.contact, email: store.contact.email };
  return { ...store, bookingState: 5, booking, hold: null, attempt: null, contact };
}
