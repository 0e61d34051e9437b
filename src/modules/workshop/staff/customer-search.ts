import type { Site } from '~/sites';
import type { StaffBooking } from './staff-bookings';

/** Finds customers again; the caller decides in which workshops. */
export interface CustomerSearch {
  /**
   * Customers of some workshops by plate, telephone, mail, number of a booking or name, whole or begun; each that is shown is
   * written down as looked at. null: too little to look for.
   */
  search(
    site: Site,
    departmentIds: readonly string[],
    text: string,
    account: string,
  ): Promise<readonly FoundCustomer[] | null>;
}

/** Somebody with a car, as they were known at their latest visit. */
export interface FoundCustomer {
  readonly vehicle: StaffBooking['vehicle'];
  readonly customer: NonNullable<StaffBooking['customer']>;
  /** Tag of the language in which they booked. */
  readonly language: string;
  /** Newest first; some of the latest. */
  readonly visits: readonly FoundVisit[];
}

interface FoundVisit extends Pick<StaffBooking, 'id' | 'bookingId' | 'state' | 'date' | 'time' | 'services'> {
  readonly departmentId: string;
}
