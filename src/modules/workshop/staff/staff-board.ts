import type { Result } from '~/platform/result';
import type { BlockedReason } from '../domain/blocked-time';
import type { StaffBooking } from './staff-bookings';

/** The bays of a workshop and what stands in them on a day or in a week, and how staff move it; the caller decides who may. */
export interface StaffBoard {
  /** null: no such workshop, or no such day. */
  day(siteIndex: string, departmentId: string, date: string): Promise<BoardDay | null>;
  /** The same of each day of a week, by any of its dates. */
  week(siteIndex: string, departmentId: string, date: string): Promise<readonly BoardDay[] | null>;
  /** Where a visit could be on a day, its own place included: what `move` would allow now. */
  places(visit: VisitOfWorkshop, date: string): Promise<Result<readonly BoardPlace[], BoardMoveFailure>>;
  /**
   * Moves a visit to another bay, time or day. The customer is told of another time, not of another bay. Whoever did not come
   * is expected again.
   * @param seen when the visit was as whoever moves it looked; moved meanwhile, it stays
   */
  move(
    visit: VisitOfWorkshop,
    to: BoardPlace & { readonly date: string },
    seen?: Pick<StaffBooking, 'date' | 'time'>,
  ): Promise<MoveResult>;
  /** Calls back whenever visits of a workshop may have changed; returns how to end it. */
  follow(siteIndex: string, departmentId: string, onChange: () => void): () => void;
}

export type MoveResult = Result<{ readonly isCustomerNotified: boolean }, BoardMoveFailure>;

/** A visit's id, and the workshop in which it is looked for. */
export interface VisitOfWorkshop {
  readonly siteIndex: string;
  readonly departmentId: string;
  readonly id: string;
}

export interface BoardDay {
  readonly date: string;
  readonly bays: readonly { readonly id: string; readonly name: string }[];
  /** When work is done, in minutes from midnight. */
  readonly open: readonly MinuteSpan[];
  readonly visits: readonly BoardVisit[];
  /** Who did not come, where they would have been: others may be there now. */
  readonly missed: readonly BoardVisit[];
  readonly blocked: readonly BoardBlockedTime[];
  /** Visits may begin so many minutes apart. */
  readonly slotMinutes: number;
}

export interface BoardVisit extends MinuteSpan {
  readonly booking: StaffBooking;
  /** null: a bay that the schedule does not have any more. */
  readonly bayId: string | null;
}

/** Time in which a bay takes no work. */
export interface BoardBlockedTime extends MinuteSpan {
  readonly seriesId: string;
  readonly bayId: string;
  readonly reason: BlockedReason;
  readonly note: string;
}

/** Minutes from midnight of the day: below 0 for what began before it, over 1440 for what lasts longer. */
interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

export interface BoardPlace {
  readonly bayId: string;
  /** `HH:mm`: when work begins. */
  readonly time: string;
}

export type BoardMoveFailure =
  | { readonly code: 'unknown-booking' }
  /** A colleague or the customer has moved it since it was looked at. */
  | { readonly code: 'changed-meanwhile' }
  /** Cancelled, ready or gone; a car that has come is not moved to another day. */
  | { readonly code: 'wrong-state' }
  /** No such bay, or it cannot do the work. */
  | { readonly code: 'bay-cannot' }
  /** Past, outside the working hours, off the workshop's grid, or too long for what is left of the day. */
  | { readonly code: 'time-not-offered' }
  /** Something else has the bay then. */
  | { readonly code: 'bay-taken' };
