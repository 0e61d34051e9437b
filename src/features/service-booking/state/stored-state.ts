import { readCar, readHit, readHold, readMoment, readVisit } from '~/features/booking-calls';
import { decodeJson } from '~/platform/json';
import { fieldsOf, localTimeOf, numberOf, readableMembers, textOf } from '~/platform/json-fields';
import {
  type BookingState,
  type BookingStore,
  type Contact,
  DEFAULT_STORE,
  MAX_BOOKING_STATE,
  MAX_COMMENT,
  MAX_SERVICE_TEXT,
  type SelectedService,
  STORE_KEY,
  type Step,
} from './store';

const STATES = [0, 1, 2, 3, 4, 5] as const satisfies readonly BookingState[];
const STEPS = [1, 2, 3, 4] as const satisfies readonly Step[];
const MAX_SERVICES = 50;

/**
 * The store that a text of the storage stands for. Anything may be in there: of another version, half written, made up. What
 * is out of range is brought into it, what has no sense becomes the default, and no state is left without what it needs.
 */
export function readStore(text: string | null): BookingStore {
  const stored = fieldsOf(decodeJson(text));
  if (stored === null) return DEFAULT_STORE;
  const car = readCar(stored.car);
  const position = readPosition(stored.lat, stored.lng);
  const located = { ...position, region: textOf(stored.region) ?? '' };
  if (car === null) return { ...DEFAULT_STORE, ...located };
  const choice = readChoice(fieldsOf(stored.bookingInfo));
  const booking = readVisit(stored.booking);
  const bookingState = readState(stored.bookingState, booking !== null);
  const open = STEPS.find((step) => step === stored.displayState) ?? lastStep(bookingState);
  return {
    ...located,
    car,
    hasBrand: typeof stored.hasBrand === 'boolean' ? stored.hasBrand : null,
    milage: readMileage(stored.milage),
    bookingState,
    maxBookingState: MAX_BOOKING_STATE,
    displayState: open > lastStep(bookingState) ? lastStep(bookingState) : open,
    services: readServices(stored.services),
    language: textOf(stored.language),
    bookingInfo: choice,
    location: choice.location,
    hasWorkshopPrices: choice.location !== null && stored.hasWorkshopPrices === true,
    hold: choice.location === null ? null : readHold(stored.hold),
    contact: readContact(stored.contact),
    attempt: textOf(stored.attempt),
    booking,
  };
}

/** A car is known: at least 1. Booked is only what has a booking. */
function readState(value: unknown, isBooked: boolean): BookingState {
  const wanted = Math.round(numberOf(value) ?? 1);
  const clamped = Math.min(Math.max(wanted, 1), isBooked ? MAX_BOOKING_STATE : MAX_BOOKING_STATE - 1);
  return STATES.find((state) => state === clamped) ?? 1;
}

const lastStep = (state: BookingState): Step => STEPS.findLast((step) => step <= state) ?? 1;

function readPosition(lat: unknown, lng: unknown): Pick<BookingStore, 'lat' | 'lng'> {
  const [north, east] = [numberOf(lat), numberOf(lng)];
  const isPlace = north !== null && east !== null && Math.abs(north) <= 90 && Math.abs(east) <= 180;
  return isPlace ? { lat: north, lng: east } : { lat: null, lng: null };
}

const readMileage = (value: unknown): number | null => {
  const milage = numberOf(value);
  return milage !== null && Number.isSafeInteger(milage) && milage >= 0 ? milage : null;
};

function readChoice(info: ReturnType<typeof fieldsOf>): BookingStore['bookingInfo'] {
  const location = readHit(info?.location);
  const timeSlot = localTimeOf(info?.timeSlot);
  if (location === null || timeSlot === null) return DEFAULT_STORE.bookingInfo;
  const pickUp = readMoment(info?.pickUp);
  return { location, timeSlot, allDay: info?.allDay === true, ...(pickUp !== null && { pickUp }) };
}

function readContact(value: unknown): Contact {
  const fields = fieldsOf(value);
  const text = (name: keyof Contact) => textOf(fields?.[name]) ?? '';
  const comment = text('comment').slice(0, MAX_COMMENT);
  return { name: text('name'), phone: text('phone'), email: text('email'), comment };
}

function readServices(value: unknown): BookingStore['services'] {
  const services = Object.entries(fieldsOf(value) ?? {}).slice(0, MAX_SERVICES);
  return Object.fromEntries(
    services.flatMap(([id, stored]) => {
      const service = readService(stored);
      return service === null ? [] : [[id, service] as const];
    }),
  );
}

function readService(value: unknown): SelectedService | null {
  const fields = fieldsOf(value);
  const name = textOf(fields?.name);
  if (fields === null || !name) return null;
  const prices = readPrices(fields);
  const median = fieldsOf(fields.median);
  return {
    name,
    ...prices,
    unit: numberOf(fields.unit),
    unitAbbreviation: textOf(fields.unitAbbreviation) || 'st',
    listItems: readableMembers(fields.listItems, textOf),
    priceText: textOf(fields.priceText),
    kind: fields.kind === 'addOn' ? 'addOn' : 'service',
    text: (textOf(fields.text) ?? '').slice(0, MAX_SERVICE_TEXT),
    median: median === null ? prices : readPrices(median),
  };
}

function readPrices(fields: Readonly<Record<string, unknown>>): SelectedService['median'] {
  return {
    price: numberOf(fields.price),
    priceKnown: fields.priceKnown === true,
    regularPrice: numberOf(fields.regularPrice),
  };
}

/** The booking in progress; the defaults where there is none, or what is stored is none of ours. */
export function loadStore(storage: Pick<Storage, 'getItem'> | null): BookingStore {
  return readStore(storage?.getItem(STORE_KEY) ?? null);
}

/** False where the storage is closed or full: the booking then lasts as long as the page. */
export function saveStore(storage: Pick<Storage, 'setItem'> | null, store: BookingStore): boolean {
  try {
    storage?.setItem(STORE_KEY, JSON.stringify(store));
    return storage !== null;
  } catch {
    return false;
  }
}

/** A visitor may have closed the storage. */
export function sessionStore(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
