import type { BookedVisit, OfferedService, OfferPrice, ServiceOffers } from '~/modules/workshop';
import {
  type BookingAction,
  type BookingStore,
  DEFAULT_STORE,
  hasServices,
  MAX_SERVICE_TEXT,
  NOWHERE,
  type Priced,
  type SelectedService,
  type Step,
  timeSlotOf,
} from './store';

/** What the store is after an action (BOOKING-1). Pure; the same store when nothing changes. */
export function reduce(store: BookingStore, action: BookingAction): BookingStore {
  switch (action.type) {
    case 'restored':
      return action.store;
    case 'carFound':
      return { ...resetStore(store), car: action.car, bookingState: 1 };
    case 'brandAnswered':
      return store.car === null ? store : { ...store, hasBrand: action.hasBrand };
    case 'carCleared':
      return resetStore(store);
    case 'mileage':
      return { ...store, milage: action.milage };
    case 'confirmCar':
      return store.car === null ? store : openStep(store, 2);
    case 'offersLoaded':
      return offered(store, action.offers);
    case 'toggleService':
      return toggled(store, action.service, 'service');
    case 'toggleAddOn':
      return toggled(store, action.service, 'addOn');
    case 'serviceText':
      return worded(store, action.id, action.text);
    case 'confirmServices':
      return hasServices(store) ? openStep(store, 3) : store;
    case 'confirmAddOns':
      return hasServices(store) ? openStep(store, 4) : store;
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
const resetStore = ({ lat, lng, region }: BookingStore): BookingStore => ({
  ...DEFAULT_STORE,
  lat,
  lng,
  region,
});

/** Rises one at a time, never falls by going on again. */
const openStep = (store: BookingStore, step: Step): BookingStore =>
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
  const remaining = Object.entries(store.services).flatMap(([id, had]) => {
    const now = offers.get(id);
    if (now === undefined) return [];
    const fresh = selected(now.service, now.kind, now.service.textInput ? had.text : '');
    return [[id, store.location === null ? fresh : { ...fresh, ...pricedAs(had) }] as const];
  });
  const gone = remaining.length < Object.keys(store.services).length;
  const services = Object.fromEntries(remaining);
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
  const { pickUp } = slot;
  const bookingInfo = {
    location,
    timeSlot: timeSlotOf(slot),
    allDay: slot.time === null,
    ...(pickUp !== undefined && { pickUp }),
  };
  const hasWorkshopPrices = isSame && store.hasWorkshopPrices;
  return { ...store, bookingInfo, location, hold, services, hasWorkshopPrices };
}

function priced(store: BookingStore, offers: readonly OfferPrice[]): BookingStore {
  const known = new Map(offers.map((offer) => [offer.code, offer]));
  const services = Object.entries(store.services).map(([id, service]) => {
    const offer = known.get(id);
    if (offer === undefined) return [id, service] as const;
    const { price, regularPrice } = offer;
    return [id, { ...service, price, priceKnown: price !== null, regularPrice }] as const;
  });
  const hasWorkshopPrices = Object.keys(store.services).every((id) => known.has(id));
  return { ...store, services: Object.fromEntries(services), hasWorkshopPrices };
}

function bookedAs(store: BookingStore, booking: BookedVisit): BookingStore {
  const contact = { ...DEFAULT_STORE.contact, email: store.contact.email };
  // What was booked has the workshop's prices, whether they had been asked for or not.
  const priced = new Map(booking.services.map(({ id, price }) => [id, price]));
  const services = Object.entries(store.services).map(([id, service]) => {
    const price = priced.get(id);
    if (store.hasWorkshopPrices || price === undefined) return [id, service] as const;
    return [id, { ...service, price, priceKnown: price !== null, regularPrice: null }] as const;
  });
  return {
    ...store,
    bookingState: 5,
    booking,
    hold: null,
    attempt: null,
    contact,
    services: Object.fromEntries(services),
    hasWorkshopPrices: true,
  };
}
