import type { PriceQuery } from '~/features/booking-calls';
import { type BookingStore, chosenSlot, serviceIds } from '../state/store';

/**
 * What is asked about prices once a workshop is chosen, anew when car, mileage, services, workshop or day are others; never
 * when the visit is booked (WORK-PRICE-5). Null: nothing.
 */
export function priceQuestion(store: BookingStore): PriceQuery | null {
  const { car, location, milage, bookingState } = store;
  const serviceOfferings = serviceIds(store);
  const date = chosenSlot(store)?.date ?? null;
  if (bookingState >= 5 || car === null || location === null || date === null) return null;
  if (serviceOfferings.length === 0) return null;
  const { registrationNumber } = car;
  return { registrationNumber, mileage: milage, departmentId: location.departmentId, serviceOfferings, date };
}
