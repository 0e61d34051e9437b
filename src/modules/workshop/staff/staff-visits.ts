import type { Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { LocalMoment, ServiceOffers } from '../service';
import type { VisitOfWorkshop } from './staff-board';
import type { StaffBooking } from './staff-bookings';

/** One visit, opened to be changed; the caller decides who may. */
export interface StaffVisits {
  /** The visit with what could be done for its car here; that `account` has seen its customer is written down. */
  open(visit: VisitOfWorkshop, site: Site, language: Language, account: string): Promise<OpenedVisit | null>;
  /**
   * Changes what is to be done. What stays keeps the price it was booked at; what is new has today's. The bay must be able to do
   * all of it and be free until it is done. A customer who is still expected is told. The same services again change nothing.
   */
  changeWork(visit: VisitOfWorkshop, change: WorkChange): Promise<WorkChangeResult>;
  /** Writes the note for colleagues; the customer is told nothing. The same note again changes nothing. */
  changeNote(
    visit: VisitOfWorkshop,
    change: { readonly note: string; readonly version: string },
  ): Promise<Result<null, NoteFailure>>;
}

export interface OpenedVisit {
  readonly booking: StaffBooking;
  /** Of work and note: whoever saves says which they saw. */
  readonly version: string;
  readonly services: readonly OpenedService[];
  /** In whole units of the site's currency: the sum of the known prices. */
  readonly total: number;
  /** What this workshop does for the car, at its own prices of today. */
  readonly offers: ServiceOffers;
}

interface OpenedService {
  readonly id: string;
  readonly name: string;
  /** As it was booked, in whole units, of one piece; null: not known, or in words. */
  readonly price: number | null;
  /** How many; null: one. */
  readonly unit: number | null;
  readonly priceText: string | null;
}

export interface WorkChange {
  readonly serviceIds: readonly string[];
  readonly version: string;
}

export type WorkChangeResult = Result<{ readonly isCustomerNotified: boolean }, WorkChangeFailure>;

export type NoteFailure =
  | { readonly code: 'unknown-booking' }
  /** Its customer has been forgotten. */
  | { readonly code: 'wrong-state' }
  /** Somebody else has changed the visit since it was opened. */
  | { readonly code: 'changed-meanwhile' };

export type WorkChangeFailure =
  | Exclude<NoteFailure, { readonly code: 'wrong-state' }>
  /** Cancelled, missed, ready or gone. */
  | { readonly code: 'wrong-state' }
  | { readonly code: 'no-services' }
  | { readonly code: 'unknown-service' }
  | { readonly code: 'service-not-for-car' }
  /** This workshop does not do all of it, not in one bay, or it takes too long. */
  | { readonly code: 'not-done-here' }
  /** The bay in which the visit stands cannot do all of it. */
  | { readonly code: 'bay-cannot' }
  /** It would not be done before closing time. */
  | { readonly code: 'past-closing' }
  /** The bay is taken before it would be done. */
  | { readonly code: 'bay-taken'; readonly until: LocalMoment };
