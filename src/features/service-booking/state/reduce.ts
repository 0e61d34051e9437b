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
      return { ...resetStore(store), car: action.car, hasBrand: action.hasBrand, bookingState: 1 };
    case 'carCleared':
      return resetStore(store);
    case 'mileage':
      return { ...store, milage: action.milage };
    case 'confirmCar':
      return store.car === null ? store : openStep(store, 2);
    case 'offersLoaded':
      return { ...withOffers(store, action.offers), language: action.language };
    case 'toggleService':
      return toggleService(store, action.service, 'service');
    case 'toggleAddOn':
      return toggleService(store, action.service, 'addOn');
    case 'serviceText':
      return withServiceText(store, action.id, action.text);
    case 'confirmServices':
      return hasServices(store) ? openStep(store, 3) : store;
    case 'confirmAddOns':
      return hasServices(store) ? openStep(store, 4) : store;
    case 'edit':
      return canOpenStep(store, action.step) ? { ...store, displayState: action.step } : store;
    case 'position':
      return { ...store, lat: action.lat, lng: action.lng, region: action.region };
    case 'chooseSlot':
      return withSlot(store, action);
    case 'clearSlot':
      return withoutSlot(store);
    case 'prices':
      return withWorkshopPrices(store, action.offers);
    case 'holdExtended':
      return store.location === null ? store : { ...store, hold: action.hold };
    case 'holdLost':
      return { ...store, hold: null };
    case 'contact':
      return { ...store, contact: { ...store.contact, ...action.contact } };
    case 'attempt':
      return { ...store, attempt: action.key };
    case 'booked':
      return withBooking(action.sent, action.visit);
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

const canOpenStep = (store: BookingStore, step: Step): boolean =>
  step <= store.bookingState && store.bookingState < 5 && (step < 3 || hasServices(store));

const pricesOf = ({ price, priceKnown, regularPrice }: Priced): Priced => ({
  price,
  priceKnown,
  regularPrice,
});

const selectedService = (
  service: OfferedService,
  kind: SelectedService['kind'],
  text: string,
): SelectedService => ({
  name: service.name,
  ...pricesOf(service),
  unit: service.unit,
  unitAbbreviation: service.unitAbbreviation || 'st',
  listItems: service.listItems,
  priceText: service.priceText,
  kind,
  text,
  median: pricesOf(service),
});

function toggleService(
  store: BookingStore,
  service: OfferedService,
  kind: SelectedService['kind'],
): BookingStore {
  const { [service.id]: had, ...others } = store.services;
  const services =
    had === undefined ? { ...others, [service.id]: selectedService(service, kind, '') } : others;
  return { ...withoutSlot(store), services: withMedianPrices(services) };
}

function withServiceText(store: BookingStore, id: string, text: string): BookingStore {
  const service = store.services[id];
  if (service === undefined) return store;
  const services = { ...store.services, [id]: { ...service, text: text.slice(0, MAX_SERVICE_TEXT) } };
  return { ...store, services };
}

/**
 * The prices of a workshop stay; without one the medians are those of the offer. What is booked is only named anew, as its page
 * may be open in another language by now.
 */
function withOffers(store: BookingStore, { categories, addOns }: ServiceOffers): BookingStore {
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
    if (now === undefined) return store.booking === null ? [] : [[id, had] as const];
    const fresh = selectedService(now.service, now.kind, now.service.textInput ? had.text : '');
    return [[id, store.location === null ? fresh : { ...fresh, ...pricesOf(had) }] as const];
  });
  const gone = remaining.length < Object.keys(store.services).length;
  const services = Object.fromEntries(remaining);
  return gone ? { ...withoutSlot(store), services: withMedianPrices(services) } : { ...store, services };
}

const withMedianPrices = (services: BookingStore['services']): BookingStore['services'] =>
  Object.fromEntries(
    Object.entries(services).map(([id, service]) => [id, { ...service, ...service.median }] as const),
  );

/** The choice of workshop and time goes, with it the hold and the workshop's prices. */
function withoutSlot(store: BookingStore): BookingStore {
  if (store.location === null && store.hold === null) return store;
  return { ...store, ...NOWHERE, services: withMedianPrices(store.services) };
}

function withSlot(
  store: BookingStore,
  { location, slot, hold }: Extract<BookingAction, { type: 'chooseSlot' }>,
): BookingStore {
  if (store.bookingState !== 4) return store;
  // Prices are those of a day.
  const isSame =
    store.location?.departmentId === location.departmentId &&
    store.bookingInfo.timeSlot?.slice(0, 10) === slot.date;
  const services = isSame ? store.services : withMedianPrices(store.services);
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

function withWorkshopPrices(store: BookingStore, offers: readonly OfferPrice[]): BookingStore {
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

function withBooking(store: BookingStore, booking: BookedVisit): BookingStore {
  const contact = { ...DEFAULT_STORE.contact, email: store.contact.email };
  // What was booked has the workshop's prices, whether they had been asked for or not.
  const withWorkshopPrices = new Map(booking.services.map(({ id, price }) => [id, price]));
  const services = Object.entries(store.services).map(([id, service]) => {
    const price = withWorkshopPrices.get(id);
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
