import type {
  AvailableWorkshop,
  BookedVisit,
  BookingRequest,
  ClosestMessage,
  ClosestQuery,
  Hold,
  Vehicle,
  WorkshopService,
} from '~/modules/workshop';
import { err, ok } from '~/platform/result';

export const VOLVO: Vehicle = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  fuel: 'petrol',
  hasServiceAgreement: true,
  carClass: null,
  brandClass: null,
};

export const HITS: readonly AvailableWorkshop[] = ['Solna', 'Uppsala', 'Gävle'].map((town, at) => ({
  departmentId: `10${at}.40`,
  siteId: `nordhem-${at}`,
  siteName: `Nordhem ${town}`,
  address: `Storgatan ${at}, ${town}`,
  latitude: 59 + at,
  longitude: 18,
  brands: ['Volvo', 'Kia'],
  firstTimeSlot: `2026-03-0${3 + at}T09:30:00`,
  lastBookableDate: '2026-05-31',
}));

const HELD: Hold = { holdId: 'hold-of-ada-0001', expiresAt: '2026-03-02T10:10:00.000Z' };
export const TOKEN = 'token-of-ada-0001';

export function bookedBy(request: BookingRequest): BookedVisit {
  const {
    firstTimeSlot: _,
    lastBookableDate: __,
    ...place
  } = HITS[0] ?? {
    departmentId: '',
    siteId: '',
    siteName: '',
    address: '',
    latitude: 0,
    longitude: 0,
    brands: [],
    firstTimeSlot: '',
    lastBookableDate: null,
  };
  return {
    date: request.date,
    time: request.time,
    bookingId: 'NB-7K3M9Q',
    state: 'booked',
    revision: 0,
    token: TOKEN,
    workshop: { ...place, phone: '+4681234567', email: 'verkstad@nordhem.example' },
    zone: 'Europe/Stockholm',
    minutes: 120,
    pickUp: null,
    totalPrice: 3495,
    currency: 'SEK',
    vehicle: { registrationNumber: 'ABC123', brand: 'Volvo', model: 'V60', buildYear: 2021 },
    services: request.services.map(({ id, text }) => ({
      id,
      text,
      name: id,
      price: 3495,
      unit: null,
      priceText: null,
    })),
  };
}

async function* closest(_: unknown, query: ClosestQuery): AsyncGenerator<ClosestMessage> {
  if (query.registrationNumber === 'NON111') return yield { error: 'unknown-vehicle' };
  const after = HITS.findIndex(({ departmentId }) => departmentId === query.cursor);
  for (const hit of HITS.slice(after + 1)) yield hit;
  yield { nosites: true };
}

/** A workshop service in which everything goes well, for the routes alone; `over` is what a test is about. */
export function fakeService(over: Partial<WorkshopService> = {}): WorkshopService {
  const visits = new Map<string, BookedVisit>();
  return {
    vehicle: async (_, plate) =>
      plate === 'NON111' ? err({ code: 'unknown-vehicle' }) : ok({ ...VOLVO, registrationNumber: plate }),
    offers: async () => ok({ categories: [], addOns: [] }),
    closestAvailable: closest,
    timeslots: async (_, { from }) =>
      ok([{ date: from, availableSlots: ['09:30', '13:00'], allDaySlotAvailable: false }]),
    allOffers: async () => ok({ categories: [], addOns: [] }),
    freeDays: async (_, { departmentIds, from }) =>
      ok(
        departmentIds.map((departmentId) => ({
          departmentId,
          days: [{ date: from, availableSlots: ['09:30', '13:00'], allDaySlotAvailable: false }],
        })),
      ),
    hasBrand: async (_, brand) => /^(volvo|alfa[ -]romeo|mercedes-benz)$/i.test(brand),
    prices: async (_, { serviceOfferings }) =>
      ok(serviceOfferings.map((code) => ({ code, price: 3495, regularPrice: null }))),
    hold: async () => ok(HELD),
    extendHold: async (_, holdId) => (holdId === HELD.holdId ? ok(HELD) : err({ code: 'unknown-hold' })),
    releaseHold: async () => undefined,
    async book(_, __, request) {
      const visit = bookedBy(request);
      visits.set(visit.token, visit);
      return ok(visit);
    },
    visit: async (_, __, token) => visits.get(token) ?? null,
    async cancel(_, __, token) {
      const visit = visits.get(token);
      return visit === undefined
        ? err({ code: 'unknown-booking' })
        : ok({ ...visit, state: 'cancelled', revision: 1 });
    },
    async rebook(_, __, token, slot) {
      const visit = visits.get(token);
      return visit === undefined ? err({ code: 'unknown-booking' }) : ok({ ...visit, ...slot, revision: 1 });
    },
    ...over,
  };
}
