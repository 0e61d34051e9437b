import type { AvailableWorkshop, BookedVisit, Hold, OfferedService, ServiceOffers } from '~/modules/workshop';
import { mapLook } from '../workshop/map/map-look';
import type { BookingProps } from './booking-props';
import { reduce } from './reduce';
import { type BookingAction, type BookingStore, type Car, DEFAULT_STORE } from './store';

/** A booking to try things on: of nobody, at no real workshop. */

export const EXAMPLE_SITE: BookingProps['site'] = {
  name: 'Nordhem',
  email: 'kundservice@nordhem.example',
  phone: '08-465 004 10',
  phoneE164: '+46846500410',
  country: 'SE',
  locale: 'sv-SE',
  currency: 'SEK',
  zone: 'Europe/Stockholm',
  callback: '#ring-mig',
  privacy: { href: '/integritet', text: 'Så behandlar vi personuppgifter' },
  start: { name: 'Stockholm', lat: 59.33, lng: 18.07 },
  map: mapLook({ theme: 'nordhem', country: 'SE' }, null),
  visit: '/visits?t=',
  earlier: '/visits/earlier?t=',
};

export const CAR: Car = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  hasServiceAgreement: false,
  carClass: null,
};

export const offer = (id: string, more: Partial<OfferedService> = {}): OfferedService => ({
  id,
  name: `Tjänst ${id}`,
  description: '',
  listItems: [],
  price: 1000,
  priceKnown: true,
  regularPrice: null,
  priceText: null,
  unit: null,
  unitAbbreviation: 'st',
  needsMileage: false,
  textInput: false,
  ...more,
});

export const OIL = offer('oil', {
  name: 'Oljebyte',
  price: 1200,
  listItems: ['Olja', 'Filter'],
  textInput: true,
});
export const TYRES = offer('tyres', { name: 'Däckbyte', price: 99, unit: 4 });
const UNKNOWN = offer('unknown', { name: 'Felsökning', price: null, priceKnown: false });
export const WASH = offer('wash', { name: 'Tvätt', price: 250 });

export const OFFERS: ServiceOffers = {
  categories: [{ id: 'service', label: 'Service', services: [OIL, TYRES, UNKNOWN] }],
  addOns: [WASH],
};

export const WORKSHOP: AvailableWorkshop = {
  departmentId: '1010.40',
  siteId: 'sthlm',
  siteName: 'Nordhem Stockholm',
  address: 'Gatan 1, 111 11 Stockholm',
  latitude: 59.33,
  longitude: 18.06,
  brands: ['Volvo'],
  firstTimeSlot: '2027-03-05T08:30:00',
  lastBookableDate: '2027-05-31',
};

export const HOLD: Hold = { holdId: 'hold-0001', expiresAt: '2027-03-01T09:10:00.000Z' };

export const SLOT = { date: '2027-03-05', time: '08:30' } as const;

export const VISIT: BookedVisit = {
  ...SLOT,
  bookingId: 'NB-7K3M9Q',
  state: 'booked',
  revision: 0,
  token: 'token-of-the-visit',
  workshop: {
    departmentId: '1010.40',
    siteId: 'sthlm',
    siteName: 'Nordhem Stockholm',
    address: 'Gatan 1, 111 11 Stockholm',
    latitude: 59.33,
    longitude: 18.06,
    brands: ['Volvo'],
    phone: '08-1',
    email: 'verkstad@nordhem.example',
  },
  zone: 'Europe/Stockholm',
  minutes: 90,
  pickUp: null,
  vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021 },
  services: [{ id: 'oil', name: 'Oljebyte', price: 1200, unit: null, text: null, priceText: null }],
  totalPrice: 1200,
  currency: 'SEK',
};

/** The store after these actions, from its defaults. */
export const after = (...actions: readonly BookingAction[]): BookingStore =>
  actions.reduce(reduce, DEFAULT_STORE);

/** The walk through the flow, action by action: A1 … A5. */
const WALK = {
  found: [{ type: 'carFound', car: CAR, hasBrand: true }],
  car: [{ type: 'mileage', milage: 4500 }, { type: 'confirmCar' }],
  services: [
    { type: 'toggleService', service: OIL },
    { type: 'toggleService', service: TYRES },
    { type: 'confirmServices' },
  ],
  addOns: [{ type: 'toggleAddOn', service: WASH }, { type: 'confirmAddOns' }],
  slot: [{ type: 'chooseSlot', location: WORKSHOP, slot: SLOT, hold: HOLD }],
} as const satisfies Record<string, readonly BookingAction[]>;

const STEPS = ['found', 'car', 'services', 'addOns', 'slot'] as const;

/** The store once this part of the walk is done. */
export function walkedTo(end: (typeof STEPS)[number] | 'booked'): BookingStore {
  if (end === 'booked') {
    const sent = walkedTo('slot');
    return reduce(sent, { type: 'booked', visit: VISIT, sent });
  }
  return after(
    ...STEPS.slice(0, STEPS.indexOf(end) + 1).flatMap((step): readonly BookingAction[] => WALK[step]),
  );
}
