import type { PriceQuery } from '~/features/booking-calls';
import { type BookingStore, serviceIds } from '../state/store';

/**
 * What is asked about prices once a workshop is chosen, anew when car, mileage, services or workshop are others; never
 * when the visit is booked (WORK-PRICE-5). Null: nothing.
 */
export function priceQuestion(store: BookingStore): PriceQuery | null {
  const { car, location, milage, bookingState } = store;
  const serviceOfferings = serviceIds(store);
  if (bookingState >= 5 || car === null || location === null || serviceOfferings.length === 0) return null;
  const { registrationNumber } = car;
  return { registrationNumber, mileage: milage, departmentId: location.departmentId, serviceOfferings };
}
