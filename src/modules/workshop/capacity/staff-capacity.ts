import type { Result } from '~/platform/result';
import type { HolidayCountry } from '~/platform/time';
import type { CapacityItem, CapacityOverride } from '../domain/capacity/override';
import type { CapacityProblems, TypedCapacity } from '../domain/capacity/parse-change';
import type { CapacityShown } from '../domain/capacity/shown';
import type { VisitTrouble } from '../domain/capacity/touched';
import type { BrandClass, Category, Service } from '../domain/model';
import type { WorkshopPlace } from '../staff/staff-blocked-times';
import type { StaffBooking } from '../staff/staff-bookings';
import type { LoggedCapacity, RevisedCapacity } from '../store/capacity-store';

/** Hours, bays, services and prices of workshops, as their administrators see and change them; the caller decides who may. */
export interface StaffCapacity {
  /** null: there is no such workshop. */
  workshop(place: WorkshopPlace): Promise<WorkshopCapacity | null>;
  /** What a change would do. null: there is no such thing. */
  preview(place: WorkshopPlace, change: CapacityChange): Promise<CapacityPreview | null>;
  /**
   * Changes a thing, or releases it to the import. Every process books by it when the change log reaches it, this one when the
   * call is answered; visits stay where they are. The same change again changes nothing.
   */
  change(
    place: WorkshopPlace,
    change: CapacityChange,
    by: {
      readonly account: string;
      /** The revision that whoever changes it has seen; 0 where nothing was ever said. */
      readonly seen: number;
      /** Ids of the visits that the preview named. */
      readonly visits: readonly string[];
    },
  ): Promise<Result<null, CapacityFailure>>;
}

/** What is to be said of a thing; null: nothing, it is the import's again. */
export interface CapacityChange extends CapacityItem {
  readonly override: CapacityOverride | null;
}

export type CapacityFailure =
  | { readonly code: 'unknown' }
  /** Others have changed it since; `changes` are theirs, the newest first. */
  | { readonly code: 'conflict'; readonly changes: readonly LoggedCapacity[] }
  /** The change touches visits that the preview did not name: they were booked meanwhile. */
  | { readonly code: 'more-visits' };

/** A workshop as it was imported and as it is. */
export interface WorkshopCapacity {
  readonly zone: string;
  readonly country: HolidayCountry;
  readonly services: readonly Service[];
  readonly categories: readonly Category[];
  /** Class of a brand by its lower-case name. */
  readonly brandClasses: Readonly<Record<string, BrandClass>>;
  /** What any bay can do, or any service needs. */
  readonly competences: readonly string[];
  /** Dates of the deviating days, the import's and staff's. */
  readonly days: readonly string[];
  /** Ids of the bays, those that are out too. */
  readonly bays: readonly string[];
  /** What counts of a thing, and what the import says of it; null: there is no such thing. */
  shown(item: CapacityItem): CapacityShown | null;
  importShows(item: CapacityItem): CapacityShown | null;
  /** Reads what was typed of a thing. */
  parse(item: CapacityItem, typed: TypedCapacity): Result<CapacityOverride, CapacityProblems>;
  /** What was ever said, released or not. */
  readonly overrides: readonly RevisedCapacity[];
  /** The newest first. */
  readonly changes: readonly LoggedCapacity[];
  /** Coming visits that stand where the workshop does not work, the next first. */
  readonly visits: readonly TouchedVisit[];
}

export interface TouchedVisit {
  readonly booking: StaffBooking;
  readonly troubles: readonly VisitTrouble[];
}

export interface CapacityPreview {
  readonly before: CapacityShown;
  readonly after: CapacityShown;
  /** Visits that could stay before and cannot after, the next first. */
  readonly visits: readonly TouchedVisit[];
}
