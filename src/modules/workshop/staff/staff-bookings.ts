import type { Result } from '~/platform/result';
import type { VisitState, VisitStep } from '../domain/visit/visit-states';
import type { LocalMoment } from '../service';

/** What the staff of a workshop see and do; the caller decides who may. */
export interface StaffBookings {
  /** The workshops of an index of facilities (`automotive-se-sites`), by name. */
  workshops(siteIndex: string): Promise<readonly StaffWorkshop[]>;
  /**
   * Visits whose cars are there on some day from one to another, both included (`YYYY-MM-DD`), in the order of their times;
   * cancelled ones too.
   */
  bookings(
    siteIndex: string,
    departmentId: string,
    from: string,
    to: string,
  ): Promise<readonly StaffBooking[]>;
  /** One visit of a workshop, on whatever day; null: there is none. */
  booking(siteIndex: string, departmentId: string, id: string): Promise<StaffBooking | null>;
  /**
   * Marks the next step of a visit that whoever marks it saw in the state `from`; when the car is ready, the customer is told
   * by SMS. Who did not come leaves their place at once, and has it back on coming after all, if it is still free. The same
   * again changes nothing.
   */
  step(id: string, from: VisitState, to: VisitStep): Promise<Result<StaffBooking, StaffBookingFailure>>;
  /** Takes the last step back, where it led to the state `from`; who was missed has the place again, if it is still free. */
  undoStep(id: string, from: VisitState): Promise<Result<StaffBooking, StaffBookingFailure>>;
  /** Frees the time at once and tells the customer. Cancelling again changes nothing. */
  cancel(id: string): Promise<Result<StaffBooking, StaffBookingFailure>>;
}

export interface StaffWorkshop {
  readonly departmentId: string;
  readonly name: string;
  readonly city: string;
  /** IANA name: its days and times are those of its own clock. */
  readonly zone: string;
}

export interface StaffBooking {
  /** Opaque, within our own pages only. */
  readonly id: string;
  /** What the customer calls it: `NB-7K3M9Q`. */
  readonly bookingId: string;
  readonly state: VisitState;
  /** Steps that staff marked, in order. */
  readonly steps: readonly { readonly state: VisitState; readonly at: Date }[];
  /** What staff can mark next, the usual step first. */
  readonly next: readonly VisitStep[];
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`; null: an all-day drop-off. */
  readonly time: string | null;
  /** Work of several days: the car is there from `date` and `time` until then. */
  readonly pickUp: LocalMoment | null;
  /** Of work. */
  readonly minutes: number;
  /** Name of the bay or mechanic; null once it is cancelled, or nobody came. */
  readonly resource: string | null;
  readonly vehicle: {
    readonly registrationNumber: string;
    readonly brand: string;
    readonly model: string;
    readonly buildYear: number | null;
  };
  readonly mileage: number | null;
  readonly services: readonly { readonly name: string; readonly text: string | null }[];
  /** null once it has been forgotten. */
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string } | null;
  readonly comment: string;
  /** For colleagues: no customer sees it. */
  readonly note: string;
  /** The customer stays while it is done. */
  readonly isWaiting: boolean;
  /** What was ticked besides services, in the language of the booking. */
  readonly choices: readonly string[];
}

export type StaffBookingFailure =
  | { readonly code: 'unknown-booking' }
  /** No such step from where the visit is, or somebody else has changed it meanwhile. */
  | { readonly code: 'wrong-state' }
  /** Whoever was missed has come after all, but something else stands in their place by now. */
  | { readonly code: 'place-taken' };
