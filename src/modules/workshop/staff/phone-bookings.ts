import type { Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Vehicle } from '../domain/vehicle';
import type { BookingFailure, ServiceOffers, Slot } from '../service';
import type { StaffBooking } from './staff-bookings';

/** Booking for a customer who calls, or stands at the counter; the caller decides who may. */
export interface PhoneBookings {
  /** The car of a plate: the register's, or as staff typed it where the register does not know or answer. */
  car(plate: string, typed: TypedCar | null): Promise<Result<Vehicle, PhoneCarFailure>>;
  /**
   * What this workshop does for the car, at its own prices.
   * @param day whose prices they are, `YYYY-MM-DD`; anything else: today's
   */
  offers(
    site: Site,
    language: Language,
    departmentId: string,
    car: Pick<PhoneWork, 'vehicle' | 'mileage'>,
    day: string,
  ): ServiceOffers;
  /** The next days with free places for the work, from a day on; staff may book from this minute on. */
  days(
    site: Site,
    departmentId: string,
    work: PhoneWork,
    from: string,
  ): Promise<Result<PhoneDays, PhoneFailure>>;
  /** Books it. The same key again is the same booking. */
  book(
    site: Site,
    language: Language,
    departmentId: string,
    request: PhoneBookingRequest,
  ): Promise<Result<StaffBooking, PhoneFailure>>;
}

interface TypedCar {
  readonly brand: string;
  readonly model: string;
}

export type PhoneCarFailure =
  | { readonly code: 'invalid-registration-number' }
  /** Brand and model have to be typed. */
  | { readonly code: 'unknown-vehicle' }
  | { readonly code: 'register-unavailable' };

export interface PhoneWork {
  readonly vehicle: Vehicle;
  readonly mileage: number | null;
  readonly serviceIds: readonly string[];
}

export interface PhoneDays {
  /** Of work. */
  readonly minutes: number;
  readonly days: readonly {
    readonly date: string;
    readonly slots: readonly Slot[];
    /** What the work costs on that day, in whole units; null where it is not known. */
    readonly price: number | null;
  }[];
  /** Where to look on; null: there is no more. */
  readonly next: string | null;
  /** Bays that can do the work. */
  readonly bays: readonly { readonly id: string; readonly name: string }[];
}

export interface PhoneBookingRequest extends PhoneWork {
  /** A uuid of the form. */
  readonly idempotencyKey: string;
  /** A time that `days` offers, or any other in a bay. */
  readonly at: Slot | OvertimeSlot;
  readonly customer: {
    readonly name: string;
    readonly phone: string;
    /** Empty: none, so that nothing is mailed. */
    readonly email: string;
  };
  readonly comment: string;
}

/** Outside what is offered: before opening, after closing, off the grid. Never where something else stands. */
interface OvertimeSlot {
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
  readonly bayId: string;
}

export type PhoneFailure = Extract<
  BookingFailure,
  {
    readonly code:
      | 'unknown-workshop'
      | 'unknown-service'
      | 'invalid'
      | 'slot-taken'
      | 'outside-booking-window'
      | 'time-not-offered'
      | 'not-done-here'
      | 'service-not-for-car'
      | 'key-reused';
  }
>;
