import { expect, test } from 'vitest';
import {
  after,
  CAR,
  HOLD,
  OFFERS,
  OIL,
  offer,
  SLOT,
  TYRES,
  VISIT,
  WASH,
  WORKSHOP,
  walkedTo,
} from './example-booking';
import { reduce } from './reduce';
import { type BookingAction, type BookingStore, chosenSlot, DEFAULT_STORE } from './store';

const then = (store: BookingStore, ...actions: readonly BookingAction[]): BookingStore =>
  actions.reduce(reduce, store);

const NOWHERE = { location: null, timeSlot: null, allDay: false };

test('W-032 W-153 the state rises one at a time: car, services, add-ons, workshop, booked', () => {
  const ends = ['found', 'car', 'services', 'addOns', 'booked'] as const;
  expect(ends.map((end) => walkedTo(end).bookingState)).toEqual([1, 2, 3, 4, 5]);
  expect(DEFAULT_STORE.bookingState).toBe(0);
});

test('W-032 no step is skipped: an action that comes too early changes nothing', () => {
  const tooEarly: BookingAction[] = [
    { type: 'confirmCar' },
    { type: 'confirmServices' },
    { type: 'confirmAddOns' },
    { type: 'edit', step: 4 },
    { type: 'chooseSlot', location: WORKSHOP, slot: SLOT, hold: HOLD },
  ];
  for (const action of tooEarly) expect(reduce(DEFAULT_STORE, action), action.type).toBe(DEFAULT_STORE);
  const found = walkedTo('found');
  for (const action of tooEarly.slice(1)) expect(reduce(found, action), action.type).toEqual(found);
});

test('W-153 going back and on again neither lowers nor skips a state', () => {
  const back = then(walkedTo('slot'), { type: 'edit', step: 2 });
  expect([back.bookingState, back.displayState]).toEqual([4, 2]);
  const on = then(back, { type: 'confirmServices' });
  expect([on.bookingState, on.displayState]).toEqual([4, 3]);
  expect(then(on, { type: 'confirmAddOns' })).toMatchObject({ bookingState: 4, displayState: 4 });
});

test('W-128 displayState follows the step that is open; W-129 milage, W-130 bookingState', () => {
  const ends = ['found', 'car', 'services', 'addOns'] as const;
  expect(ends.map((end) => walkedTo(end).displayState)).toEqual([1, 2, 3, 4]);
  const store = then(walkedTo('slot'), { type: 'position', lat: 59.3, lng: 18, region: 'Stockholm' });
  expect(store).toMatchObject({
    lat: 59.3,
    lng: 18,
    region: 'Stockholm',
    milage: 4500,
    bookingState: 4,
    car: CAR,
  });
});

test('W-132 maxBookingState is 5', () => {
  expect(DEFAULT_STORE.maxBookingState).toBe(5);
  expect(walkedTo('booked').maxBookingState).toBe(5);
});

test('W-124 the car has registrationNumber, brand, model, buildYear; W-125 hasServiceAgreement is a boolean', () => {
  expect(walkedTo('found').car).toMatchObject({
    registrationNumber: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    buildYear: 2021,
  });
  expect(walkedTo('found').car?.hasServiceAgreement).toBe(false);
  expect(
    after({ type: 'carFound', car: { ...CAR, hasServiceAgreement: true }, hasBrand: true }).car
      ?.hasServiceAgreement,
  ).toBe(true);
});

test('W-131 services by id; W-138 name and price, W-139 priceKnown, W-140 unit, W-142 listItems', () => {
  const { services } = walkedTo('services');
  expect(Object.keys(services)).toEqual(['oil', 'tyres']);
  expect(services.oil).toMatchObject({
    name: 'Oljebyte',
    price: 1200,
    priceKnown: true,
    listItems: ['Olja', 'Filter'],
  });
  expect(services.tyres).toMatchObject({ unit: 4, kind: 'service' });
  expect(walkedTo('addOns').services.wash?.kind).toBe('addOn');
});

test("W-141 a service without an abbreviation of its unit counts in 'st'", () => {
  const store = then(walkedTo('car'), {
    type: 'toggleService',
    service: offer('x', { unit: 2, unitAbbreviation: '' }),
  });
  expect(store.services.x?.unitAbbreviation).toBe('st');
});

test('a second tick takes the service away', () => {
  expect(Object.keys(then(walkedTo('services'), { type: 'toggleService', service: OIL }).services)).toEqual([
    'tyres',
  ]);
});

test('a text belongs to its service and has at most 80 characters', () => {
  const store = then(walkedTo('services'), { type: 'serviceText', id: 'oil', text: 'x'.repeat(99) });
  expect(store.services.oil?.text).toHaveLength(80);
  expect(then(store, { type: 'serviceText', id: 'nothing', text: 'y' })).toBe(store);
});

test('W-083 W-133 W-134 W-159 a slot is kept with its workshop; W-135 location is that of bookingInfo', () => {
  const store = walkedTo('slot');
  expect(store.bookingInfo).toEqual({ location: WORKSHOP, timeSlot: '2027-03-05T08:30', allDay: false });
  expect(store.location).toBe(store.bookingInfo.location);
  expect(store.hold).toEqual(HOLD);
  expect(chosenSlot(store)).toEqual(SLOT);
});

test('W-076 an all-day drop-off is recorded as 08:00 and still is one', () => {
  const store = then(walkedTo('addOns'), {
    type: 'chooseSlot',
    location: WORKSHOP,
    slot: { date: '2027-03-05', time: null },
    hold: HOLD,
  });
  expect(store.bookingInfo.timeSlot).toBe('2027-03-05T08:00');
  expect(chosenSlot(store)).toEqual({ date: '2027-03-05', time: null });
});

test.each<[string, BookingAction]>([
  ['W-156 adding a service', { type: 'toggleService', service: offer('more') }],
  ['W-156 removing a service', { type: 'toggleService', service: OIL }],
  ['W-156 adding or removing an add-on', { type: 'toggleAddOn', service: WASH }],
  ["W-057 W-135 'Ändra verkstad eller tid'", { type: 'clearSlot' }],
  ['another car', { type: 'carFound', car: { ...CAR, registrationNumber: 'DEF456' }, hasBrand: true }],
  ['no car any more', { type: 'carCleared' }],
  ['W-136 a reset', { type: 'reset' }],
])('%s clears workshop, time and hold', (_, action) => {
  const store = reduce(walkedTo('slot'), action);
  expect(store.bookingInfo).toEqual(NOWHERE);
  expect(store.location).toBeNull();
  expect(store.hold).toBeNull();
});

test('W-121 W-136 a reset restores every default', () => {
  const far = then(walkedTo('booked'), { type: 'position', lat: 1, lng: 2, region: 'x' });
  expect(reduce(far, { type: 'reset' })).toEqual(DEFAULT_STORE);
});

test('W-025 no car any more: everything but the position is as at the start', () => {
  const far = then(walkedTo('slot'), { type: 'position', lat: 1, lng: 2, region: 'x' });
  expect(reduce(far, { type: 'carCleared' })).toEqual({ ...DEFAULT_STORE, lat: 1, lng: 2, region: 'x' });
});

test('W-162 the prices of the chosen workshop replace those shown; without it the medians come back', () => {
  const priced = then(walkedTo('slot'), {
    type: 'prices',
    offers: [
      { code: 'oil', price: 1500, regularPrice: 1800 },
      { code: 'tyres', price: null, regularPrice: null },
    ],
  });
  expect(priced.services.oil).toMatchObject({ price: 1500, priceKnown: true, regularPrice: 1800 });
  expect(priced.services.tyres).toMatchObject({ price: null, priceKnown: false });
  expect(priced.services.wash?.price).toBe(250);
  const cleared = reduce(priced, { type: 'clearSlot' });
  expect(cleared.services.oil).toMatchObject({ price: 1200, regularPrice: null });
  expect(cleared.services.tyres?.price).toBe(99);
});

test('correction 12: prices are the workshop’s own when all of them came, and no longer with the choice', () => {
  const chosen = walkedTo('slot');
  const offer = (code: string) => ({ code, price: 900, regularPrice: null });
  const ids = Object.keys(chosen.services);
  const priced = (...codes: readonly string[]) => then(chosen, { type: 'prices', offers: codes.map(offer) });
  expect([chosen, priced('oil')].map((store) => store.hasWorkshopPrices)).toEqual([false, false]);
  const whole = priced(...ids);
  expect(whole.hasWorkshopPrices).toBe(true);
  const again = { type: 'chooseSlot', slot: SLOT, hold: HOLD } as const;
  expect(then(whole, { ...again, location: WORKSHOP }).hasWorkshopPrices).toBe(true);
  const elsewhere = { ...WORKSHOP, departmentId: '1020.40' };
  expect(then(whole, { ...again, location: elsewhere }).hasWorkshopPrices).toBe(false);
  expect(then(whole, { type: 'clearSlot' }).hasWorkshopPrices).toBe(false);
  expect(then(whole, { type: 'toggleAddOn', service: WASH }).hasWorkshopPrices).toBe(false);
});

test('correction 12: a booking has the prices of the visit, even if they were unknown before', () => {
  const services = [{ id: 'oil', name: 'Oljebyte', price: 1111, unit: null, text: null, priceText: null }];
  const booked = then(walkedTo('slot'), {
    type: 'booked',
    visit: { ...VISIT, services },
    sent: walkedTo('slot'),
  });
  expect(booked.services.oil).toMatchObject({ price: 1111, priceKnown: true });
  expect(booked.hasWorkshopPrices).toBe(true);
});

test('offers that come anew bring new prices, and take along what is no longer offered', () => {
  const dearer = {
    categories: [{ id: 'service', label: 'Service', services: [{ ...OIL, price: 1400 }] }],
    addOns: [],
  };
  const store = then(walkedTo('slot'), { type: 'offersLoaded', offers: dearer, language: 'sv' });
  expect(Object.keys(store.services)).toEqual(['oil']);
  expect(store.services.oil?.price).toBe(1400);
  expect(store.location).toBeNull();
  expect(then(walkedTo('slot'), { type: 'offersLoaded', offers: OFFERS, language: 'sv' }).location).toEqual(
    WORKSHOP,
  );
});

test('what is booked is named anew in another language, at its price, also what is no longer offered to others', () => {
  const english = {
    categories: [{ id: 'service', label: 'Service', services: [{ ...OIL, name: 'Oil change', price: 9 }] }],
    addOns: [],
  };
  const store = then(walkedTo('booked'), { type: 'offersLoaded', offers: english, language: 'en' });
  const named = Object.values(store.services).map(({ name, price }) => [name, price]);
  expect(named).toEqual([
    ['Oil change', 1200],
    ['Däckbyte', 99],
    ['Tvätt', 250],
  ]);
  expect(store).toMatchObject({ bookingState: 5, booking: VISIT, location: WORKSHOP, language: 'en' });
});

test('an expired hold leaves the chosen time; an extended one is stored', () => {
  const lost = reduce(walkedTo('slot'), { type: 'holdLost' });
  expect(lost.hold).toBeNull();
  expect(lost.bookingInfo.timeSlot).toBe('2027-03-05T08:30');
  const later = { ...HOLD, expiresAt: '2027-03-01T09:20:00.000Z' };
  expect(reduce(walkedTo('slot'), { type: 'holdExtended', hold: later }).hold).toEqual(later);
  expect(reduce(walkedTo('addOns'), { type: 'holdExtended', hold: later }).hold).toBeNull();
});

test('W-123 once booked no step can be reopened, and only the customer’s address is stored', () => {
  const contact = { name: 'Kim', phone: '0701740605', email: 'kim@post.example', comment: 'Ring' };
  const store = then(
    walkedTo('slot'),
    { type: 'contact', contact },
    { type: 'attempt', key: 'k' },
    // What is typed while the request is on its way has not been sent.
    { type: 'contact', contact: { ...contact, email: 'other@post.example' } },
    { type: 'booked', visit: VISIT, sent: { ...walkedTo('slot'), contact } },
  );
  expect(store).toMatchObject({ bookingState: 5, booking: VISIT, attempt: null, hold: null });
  expect(store.contact).toEqual({ name: '', phone: '', email: 'kim@post.example', comment: '' });
  expect(reduce(store, { type: 'edit', step: 2 })).toBe(store);
  expect(Object.keys(store.services)).toEqual(['oil', 'tyres', 'wash']);
});

test('without a service neither add-ons nor workshops can be opened', () => {
  const none = then(
    walkedTo('addOns'),
    { type: 'edit', step: 2 },
    { type: 'toggleService', service: OIL },
    { type: 'toggleService', service: TYRES },
  );
  for (const action of [
    { type: 'confirmServices' },
    { type: 'edit', step: 3 },
    { type: 'edit', step: 4 },
  ] satisfies BookingAction[]) {
    expect(reduce(none, action)).toBe(none);
  }
});
