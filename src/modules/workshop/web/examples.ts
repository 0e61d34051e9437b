import type { AvailableWorkshop, BookedVisit, Hold, OfferedService, ServiceOffers } from '../service';

/** One example for each call of the documentation; a test holds them against the schemas. */

const place = {
  departmentId: '102.30',
  siteId: '102',
  siteName: 'Nordhem Nacka',
  address: 'Östra Industrivägen 44, 131 54 Nacka',
  latitude: 59.31,
  longitude: 18.164,
  brands: ['Kia', 'Nissan', 'Subaru'],
};

const service: OfferedService = {
  id: 'originalservice',
  name: 'Originalservice',
  description: 'Service enligt serviceboken.',
  listItems: ['Byte av olja och filter'],
  price: 3495,
  priceKnown: true,
  regularPrice: null,
  priceText: null,
  unit: null,
  unitAbbreviation: 'st',
  needsMileage: true,
  textInput: false,
  minutes: 120,
};
const offered: ServiceOffers = {
  categories: [{ id: 'service', label: 'Service', services: [service] }],
  addOns: [
    {
      ...service,
      id: 'wiper-blades',
      name: 'Torkarblad',
      description: '',
      listItems: [],
      price: 199.5,
      unit: 2,
      needsMileage: false,
      minutes: 15,
    },
  ],
};
const hit: AvailableWorkshop = {
  ...place,
  firstTimeSlot: '2026-03-03T09:30:00',
  lastBookableDate: '2026-05-31',
};
const held: Hold = { holdId: 'p2fT0hVb3mXw9sKd', expiresAt: '2026-03-02T10:10:00.000Z' };
const token = 'Zk3vQ8nR1tYb6cHs';
const booked: BookedVisit = {
  date: '2026-03-03',
  time: '09:30',
  bookingId: 'NB-7K3M9Q',
  state: 'booked',
  token,
  revision: 0,
  workshop: { ...place, phone: '+4681234567', email: 'verkstad.nacka@nordhem.example' },
  zone: 'Europe/Stockholm',
  minutes: 120,
  pickUp: null,
  totalPrice: 3495,
  currency: 'SEK',
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021 },
  services: [
    { id: 'originalservice', name: 'Originalservice', price: 3495, unit: null, text: null, priceText: null },
  ],
};
const pick = { registrationNumber: 'ABC123', departmentId: '102.30', date: '2026-03-03', time: '09:30' };

const reading = (path: string, answer: object | null) => ({ path, body: null, answer });

export const vehicle = reading('/vehicles/ABC123', {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  fuel: 'petrol',
  hasServiceAgreement: false,
  carClass: null,
  brandClass: null,
});
export const offers = reading('/services/ABC123?mileage=8500', offered);
export const allOffers = reading('/services', offered);
export const closestAvailable = reading(
  '/departments/closestAvailable?regNo=ABC123&serviceOfferings=originalservice&latitude=59.33&longitude=18.06',
  hit,
);
export const timeslots = reading(
  '/timeslots/from/ABC123/102.30/2026-03-02T00:00:00/?serviceOfferings=originalservice',
  [
    { date: '2026-03-02', availableSlots: [], allDaySlotAvailable: false },
    { date: '2026-03-03', availableSlots: ['09:30', '13:00'], allDaySlotAvailable: false },
    { date: '2026-03-04', availableSlots: [], allDaySlotAvailable: true },
  ],
);
export const hasBrand = reading('/authorized-workshop/Alfa-Romeo', { hasBrand: true });
export const prices = reading('/prices/ABC123/8500/102.30?serviceOfferings=originalservice', {
  offers: [{ code: 'originalservice', price: 3595, regularPrice: null }],
});
export const hold = {
  path: '/holds',
  body: { ...pick, serviceOfferings: ['originalservice'], holdId: null },
  answer: held,
};
export const extendHold = reading(`/holds/${held.holdId}`, held);
export const releaseHold = reading(`/holds/${held.holdId}`, null);
export const leaveHold = reading(`/holds/${held.holdId}/release`, null);
export const book = {
  path: '/bookings',
  body: {
    idempotencyKey: '6b1f0c9e-6f0e-4f57-9a43-3f1c2c1d7a55',
    holdId: held.holdId,
    mileage: 8500,
    ...pick,
    services: [{ id: 'originalservice', text: null }],
    customer: { name: 'Ada Ek', phone: '070-174 06 05', email: 'ada@post.example' },
    comment: '',
    refuseIfCarIsBooked: true,
  },
  answer: booked,
};
export const visit = reading(`/bookings/${token}`, booked);
export const cancel = reading(`/bookings/${token}/cancel`, { ...booked, state: 'cancelled' });
export const rebook = {
  path: `/bookings/${token}/rebook`,
  body: { date: '2026-03-05', time: null },
  answer: { ...booked, date: '2026-03-05', time: null },
};
export const calendar = reading(`/bookings/${token}/calendar.ics`, null);
