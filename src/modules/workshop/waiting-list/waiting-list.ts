import type { Result } from '~/platform/result';
import type { Site } from '~/sites';
import type { EARLIER_TIME_STATES, TimePreference } from '../domain/waiting-list';
import type { BookedVisit, Slot } from '../service';
import type { StaffBooking } from '../staff/staff-bookings';

export type { TimePreference } from '../domain/waiting-list';

/** A time that is, or was, offered to a customer on the waiting list. */
export interface EarlierTime extends Slot {
  /** A uuid. */
  readonly id: string;
  readonly offeredAt: Date;
  /** Until then it is kept for them. */
  readonly expiresAt: Date;
  readonly state: (typeof EARLIER_TIME_STATES)[number];
}

/** How a customer's visit stands to the waiting list. */
export interface WaitingState {
  /** Null: not on the list. */
  readonly preference: TimePreference | null;
  /** The latest time that was offered; null: none yet. */
  readonly latest: EarlierTime | null;
  /** Whether there is a day before that of the visit that the customer may still be given. */
  readonly canWait: boolean;
  /** Weekdays on which the workshop works: 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** Whether such a visit begins at a time of the day; a drop-off does not. */
  readonly hasTimes: boolean;
}

export type WaitingFailure =
  | { readonly code: 'unknown-booking' }
  /** No weekday, or something that is none. */
  | { readonly code: 'no-weekday' }
  /** The visit is over, cancelled, or so near that there is no earlier day. */
  | { readonly code: 'too-late' };

export type EarlierTimeFailure =
  | { readonly code: 'unknown-booking' }
  /** It has run out, was declined, or is not earlier any more. */
  | { readonly code: 'offer-over' };

/** The waiting list as the customer of a link has it: earlier days for a visit that they keep meanwhile. */
export interface WaitingList {
  /** Null for a token that opens nothing on this site. */
  state(site: Site, token: string): Promise<WaitingState | null>;
  /** Puts the visit on the list; again: changes what is wished, and keeps the place. */
  join(site: Site, token: string, preference: TimePreference): Promise<Result<null, WaitingFailure>>;
  /** Leaving twice is no failure; what is kept for the visit is free again. False for a token that opens nothing. */
  leave(site: Site, token: string): Promise<boolean>;
  /** Moves the visit to the time that is kept for it. Taking it twice moves it once. */
  take(site: Site, token: string, timeId: string): Promise<Result<BookedVisit, EarlierTimeFailure>>;
  /** The next customer is asked. Declining twice is no failure. */
  decline(site: Site, token: string, timeId: string): Promise<Result<null, EarlierTimeFailure>>;
}

/** One line of a workshop's list. */
export interface StaffWaiting extends TimePreference {
  readonly booking: StaffBooking;
  readonly since: Date;
  readonly addedBy: 'customer' | 'staff';
  /** What was offered, newest first. */
  readonly offered: readonly EarlierTime[];
}

/** The waiting list as the staff of a workshop have it; the caller decides who may. */
export interface StaffWaitingList {
  /** Who waits, longest first. */
  list(siteIndex: string, departmentId: string): Promise<readonly StaffWaiting[]>;
  /** Weekdays on which the workshop works: 1 Monday … 7 Sunday. */
  weekdays(siteIndex: string, departmentId: string): readonly number[];
  /** Puts the visit of a booking number (`NB-7K3M9Q`) of this workshop on the list, or changes its wishes. */
  add(
    siteIndex: string,
    departmentId: string,
    number: string,
    preference: TimePreference,
  ): Promise<Result<null, WaitingFailure>>;
  /** Takes the visit of this id off; false when it was not on this workshop's list. */
  remove(siteIndex: string, departmentId: string, bookingId: string): Promise<boolean>;
}
