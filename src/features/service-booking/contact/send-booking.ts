import type { Answer, BookingApi } from '~/features/booking-calls';
import type { BookedVisit, BookingRequest, HoldRequest, OfferedTime, Slot } from '~/modules/workshop';
import { type BookingStore, type Contact, chosenSlot, serviceIds } from '../state/store';

/** What came of a booking request (HOLD-3). */
export type BookingOutcome<T = BookedVisit> = { readonly kind: 'booked'; readonly visit: T } | BookingRefusal;

/** Why nothing is known to be booked. */
export type BookingRefusal =
  /** Somebody else has the time; nothing was booked. */
  | { readonly kind: 'taken'; readonly alternatives: readonly OfferedTime[] }
  /** The car is to be at a workshop already at that time: the customer is asked; nothing was booked. */
  | { readonly kind: 'already-booked'; readonly visits: readonly Slot[] }
  /** The hold is gone; nothing was booked. */
  | { readonly kind: 'hold-lost' }
  /** A booking was made with this key before, from other details. */
  | { readonly kind: 'key-reused' }
  /** Not taken as it is; nothing was booked. `message` is the server's. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** The server broke down, or said nothing: it may have booked, and the same key is to be sent again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'offline' };

/** Whether the request is known to have booked nothing: the next one has a key of its own. */
export const hasBookedNothing = ({ kind }: Pick<BookingOutcome, 'kind'>): boolean =>
  kind === 'taken' || kind === 'already-booked' || kind === 'hold-lost' || kind === 'refused';

/** What is asked for: the store's choices with these details; null while no time is chosen. */
export function bookingRequestOf(
  store: BookingStore,
  contact: Contact,
  idempotencyKey: string,
): BookingRequest | null {
  const slot = chosenSlot(store);
  const { car, location, milage, hold, services } = store;
  if (slot === null || car === null || location === null) return null;
  const { comment, ...customer } = contact;
  return {
    idempotencyKey,
    holdId: hold?.holdId ?? null,
    registrationNumber: car.registrationNumber,
    mileage: milage,
    departmentId: location.departmentId,
    date: slot.date,
    time: slot.time,
    services: Object.entries(services).map(([id, { text }]) => ({ id, text: text.trim() || null })),
    customer,
    comment,
  };
}

export const sendBooking = async (
  api: Pick<BookingApi, 'book'>,
  request: BookingRequest,
): Promise<BookingOutcome> => outcomeOf(await api.book(request));

/** What the answer to a booking request means for whoever has sent it. */
export function outcomeOf<T>(answer: Answer<T>): BookingOutcome<T> {
  if (answer.ok) return { kind: 'booked', visit: answer.value };
  const { failure } = answer;
  if (failure.kind === 'network') return { kind: 'offline' };
  if (failure.kind === 'unreadable') return { kind: 'failed' };
  const { status, code, message, alternatives, visits } = failure;
  if (code === 'slot-taken') return { kind: 'taken', alternatives };
  if (code === 'already-booked') return { kind: 'already-booked', visits };
  if (code === 'unknown-hold') return { kind: 'hold-lost' };
  if (code === 'key-reused') return { kind: 'key-reused' };
  if (status === 409) return { kind: 'taken', alternatives };
  return status >= 500 || status === 429 ? { kind: 'failed' } : { kind: 'refused', message };
}

/** A hold of this time for the store's choices; the hold that is there moves. */
export function holdRequestOf(store: BookingStore, slot: Slot): HoldRequest | null {
  const { car, location, hold } = store;
  if (car === null || location === null) return null;
  return {
    registrationNumber: car.registrationNumber,
    departmentId: location.departmentId,
    serviceOfferings: serviceIds(store),
    holdId: hold?.holdId ?? null,
    ...slot,
  };
}
