import type { Result } from '~/platform/result';
import type { BlockedPeriod, BlockedPeriodFailure, BlockedReason } from '../domain/blocked-time';
import type { LocalMoment } from '../service';
import type { StaffBooking } from './staff-bookings';

/** When bays and mechanics take no work; the caller decides who may. */
export interface StaffBlockedTimes {
  /** Bays and mechanics of a workshop; null: there is no such workshop. */
  bays(place: WorkshopPlace): readonly { readonly id: string; readonly name: string }[] | null;
  /**
   * Blocks times: nobody can be booked there from then on. What is there already stays.
   * @param seriesId a uuid of the form: the same again blocks nothing more
   */
  block(
    place: WorkshopPlace,
    seriesId: string,
    times: BlockedTimesRequest,
  ): Promise<Result<null, BlockedTimesFailure>>;
  /** What is blocked and not yet over, the next first. */
  coming(place: WorkshopPlace): Promise<readonly BlockedSeries[]>;
  /** What one form blocked, with the visits that stand in it; null: there is none. */
  series(place: WorkshopPlace, seriesId: string): Promise<BlockedSeriesInFull | null>;
  /** Opens all of it again, or one day of it (`YYYY-MM-DD`); false: there was nothing. */
  release(place: WorkshopPlace, seriesId: string, day: string | null): Promise<boolean>;
}

export interface WorkshopPlace {
  readonly siteIndex: string;
  readonly departmentId: string;
}

export interface BlockedTimesRequest extends BlockedPeriod {
  readonly bayIds: readonly string[];
  readonly reason: BlockedReason;
  /** What colleagues should know, at most 200 characters. */
  readonly note: string;
}

export type BlockedTimesFailure =
  | BlockedPeriodFailure
  | { readonly code: 'unknown-workshop' }
  /** No bay, or one that the workshop does not have. */
  | { readonly code: 'no-bay' }
  /** All of it is past. */
  | { readonly code: 'past' }
  | { readonly code: 'note-too-long' };

export interface BlockedSeries {
  readonly id: string;
  readonly reason: BlockedReason;
  readonly note: string;
  /** Names of its bays, in the order of the schedule. */
  readonly bays: readonly string[];
  /** Each time of it that is not over, the next first. */
  readonly times: readonly BlockedSpan[];
  /** How many visits stand in it. */
  readonly visits: number;
}

/** By the workshop's clock; whole days end at 24:00 of the last. */
export interface BlockedSpan {
  readonly from: LocalMoment;
  readonly to: LocalMoment;
}

export interface BlockedSeriesInFull extends BlockedSeries {
  /** Whom to call, or move. */
  readonly conflicts: readonly StaffBooking[];
}
