import type { Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { Vehicle } from './domain/vehicle';

/**
 * Port of the workshop back end (MECHMATE-1): our own engine on the database, or a service of the group's with the same API.
 * The field names are those of the API.
 */
export interface WorkshopService {
  vehicle(site: Site, registrationNumber: string): Promise<Result<Vehicle, VehicleFailure>>;
  /** What can be done to the car, with the group's median prices. `mileage` in Swedish mil, null when not known. */
  offers(site: Site, language: Language, car: CarQuery): Promise<Result<ServiceOffers, VehicleFailure>>;
  /** Everything that is done somewhere, whatever the car; prices are those of an ordinary one. */
  allOffers(site: Site, language: Language): Promise<Result<ServiceOffers, VehicleFailure>>;
  /**
   * Workshops that can do it, nearest first (before them the nearest one that is authorised for the car's brand, where there
   * is one within 30 km), each as soon as its first free time is known; then `nosites`. Those without a
   * free time in their window are left out. Ends early when the signal is aborted. Without a position the site's default one counts.
   */
  closestAvailable(site: Site, query: ClosestQuery, signal: AbortSignal): AsyncIterable<ClosestMessage>;
  /** Seven days from `from`; what is not bookable is a day without slots. */
  timeslots(site: Site, query: TimeslotQuery): Promise<Result<readonly TimeslotDay[], BookingFailure>>;
  /** Days with a free time at each of some workshops, in their order; a workshop that does not do the work has none. */
  freeDays(site: Site, query: FreeDaysQuery): Promise<Result<readonly FreeDays[], BookingFailure>>;
  /** Whether any workshop is authorised for the brand; spaces may be written as hyphens, any case. */
  hasBrand(site: Site, brand: string): Promise<boolean>;
  /** What the services cost at this workshop for this car. */
  prices(site: Site, query: PriceQuery): Promise<Result<readonly OfferPrice[], BookingFailure>>;
  hold(site: Site, request: HoldRequest): Promise<Result<Hold, BookingFailure>>;
  /** Ten more minutes from now, up to an hour in all. */
  extendHold(site: Site, holdId: string): Promise<Result<Hold, BookingFailure>>;
  /** Releasing an unknown hold is no failure. */
  releaseHold(site: Site, holdId: string): Promise<void>;
  /** When this resolves with ok the booking is on disk and its confirmation is queued. The same key again is the same booking. */
  book(site: Site, language: Language, request: BookingRequest): Promise<Result<BookedVisit, BookingFailure>>;
  /** The visit that a link of a confirmation opens; null for a token that opens nothing. */
  visit(site: Site, language: Language, token: string): Promise<BookedVisit | null>;
  /** The capacity is free at once. Cancelling again changes nothing. */
  cancel(site: Site, language: Language, token: string): Promise<Result<BookedVisit, BookingFailure>>;
  /** Moves the visit within its workshop; keeps the old time unless the new one is free. */
  rebook(
    site: Site,
    language: Language,
    token: string,
    slot: Slot,
  ): Promise<Result<BookedVisit, BookingFailure>>;
}

export type VehicleFailure =
  | { readonly code: 'invalid-registration-number' }
  | { readonly code: 'unknown-vehicle' }
  | { readonly code: 'register-unavailable' };

export type BookingFailure =
  | VehicleFailure
  | { readonly code: 'unknown-workshop' }
  | { readonly code: 'unknown-service' }
  | { readonly code: 'unknown-hold' }
  | { readonly code: 'unknown-booking' }
  /** What was sent is not of the right shape; `field` is its path. */
  | { readonly code: 'invalid'; readonly field: string }
  /** Another booking or hold has it. */
  | { readonly code: 'slot-taken'; readonly alternatives: readonly OfferedTime[] }
  /** Before the first moment that can be booked, or after the last day. */
  | { readonly code: 'outside-booking-window' }
  /** Within the window, but not a time at which the workshop begins such work: closed, off its grid, too long for the day. */
  | { readonly code: 'time-not-offered' }
  /** The workshop does not do it, or not all of it in one visit. */
  | { readonly code: 'not-done-here' }
  /** Work that does not suit this car at any workshop. */
  | { readonly code: 'service-not-for-car' }
  /** With `refuseIfCarIsBooked` or `refuseIfServiceIsBooked`: the car has another such visit at that time. */
  | { readonly code: 'already-booked'; readonly visits: readonly Slot[] }
  /** The same key was used for another booking. */
  | { readonly code: 'key-reused' }
  /** Too late to change: the visit is over, has begun, or is within the workshop's notice. */
  | { readonly code: 'too-late' }
  /** The workshop service of the group does not answer. */
  | { readonly code: 'service-unavailable' };

/** A time at a workshop, on its own clock. */
export interface Slot {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm`; null: an all-day drop-off. */
  readonly time: string | null;
}

/** A moment on the workshop's own clock. */
export interface LocalMoment {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** `HH:mm` */
  readonly time: string;
}

/** A time that can be booked. */
export interface OfferedTime extends Slot {
  /** Of work that takes several days: when the car can be fetched. */
  readonly pickUp?: LocalMoment | undefined;
}

export interface CarQuery {
  readonly registrationNumber: string;
  /** In Swedish mil (10 km); null, 0 and 1: not known. */
  readonly mileage: number | null;
}

/** Money in whole units of the site's currency, VAT included: 1295 or 1295.5. */
export interface OfferedService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly listItems: readonly string[];
  /** Of one unit. With an agreement this is the agreement's price. null: not known. */
  readonly price: number | null;
  readonly priceKnown: boolean;
  /** What it costs without the agreement, where that differs. */
  readonly regularPrice: number | null;
  readonly priceText: string | null;
  readonly unit: number | null;
  readonly unitAbbreviation: string;
  /** There is a table for this car: its price follows from the mileage, where that is within its intervals. */
  readonly needsMileage: boolean;
  readonly textInput: boolean;
  /** Resource demand: minutes of a bay or mechanic; missing where the service does not state it. */
  readonly minutes?: number | undefined;
}

export interface ServiceOffers {
  readonly categories: readonly {
    readonly id: string;
    readonly label: string;
    readonly services: readonly OfferedService[];
  }[];
  readonly addOns: readonly OfferedService[];
}

export interface ClosestQuery {
  readonly registrationNumber: string;
  readonly serviceOfferings: readonly string[];
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** `departmentId` of the last workshop that was shown. */
  readonly cursor: string | null;
}

/** Where a workshop is and what it is authorised for. */
export interface WorkshopSummary {
  readonly departmentId: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly brands: readonly string[];
}

export interface AvailableWorkshop extends WorkshopSummary {
  /** `YYYY-MM-DDTHH:mm:ss` on the workshop's clock; an all-day drop-off is at 08:00. */
  readonly firstTimeSlot: string;
  /** `YYYY-MM-DD`: the last day that can be booked there; null where the service does not say. */
  readonly lastBookableDate: string | null;
}

export type ClosestMessage =
  | AvailableWorkshop
  | { readonly nosites: true }
  | { readonly error: BookingFailure['code'] };

/** What is known of a car without its register. */
export type UnregisteredCar = Pick<Vehicle, 'brand' | 'model' | 'buildYear'>;

export interface TimeslotQuery {
  readonly registrationNumber: string;
  /** Of an agreement, or of what was booked: where the register does not know the car, the engine goes by this. Not of the API. */
  readonly unregisteredCar?: UnregisteredCar;
  readonly departmentId: string;
  /** `YYYY-MM-DD` */
  readonly from: string;
  readonly serviceOfferings: readonly string[];
  /** The customer's own hold does not count as taken. */
  readonly holdId: string | null;
}

export interface TimeslotDay {
  readonly date: string;
  /** `HH:mm`, ascending; empty where only all-day drop-offs are taken. */
  readonly availableSlots: readonly string[];
  readonly allDaySlotAvailable: boolean;
  /** Of work that takes several days: when the car can be fetched, one for each of `availableSlots`. */
  readonly pickUps?: readonly LocalMoment[] | undefined;
}

export interface FreeDaysQuery {
  readonly departmentIds: readonly string[];
  /** `YYYY-MM-DD`, both included; a hundred days at most. */
  readonly from: string;
  readonly to: string;
  /** Services for a car, or only a duration in minutes. */
  readonly work:
    | { readonly registrationNumber: string; readonly serviceOfferings: readonly string[] }
    | { readonly minutes: number };
  readonly holdId: string | null;
}

export interface FreeDays {
  readonly departmentId: string;
  /** Days with free time only. */
  readonly days: readonly TimeslotDay[];
}

export interface PriceQuery {
  readonly registrationNumber: string;
  readonly mileage: number | null;
  readonly departmentId: string;
  readonly serviceOfferings: readonly string[];
  /** Day of the visit, `YYYY-MM-DD` on the workshop's clock: its prices. Today where it is left out. */
  readonly date?: string | undefined;
}

export interface OfferPrice {
  readonly code: string;
  /** null: not known. */
  readonly price: number | null;
  readonly regularPrice: number | null;
}

export interface HoldRequest extends Slot {
  readonly registrationNumber: string;
  readonly departmentId: string;
  readonly serviceOfferings: readonly string[];
  /** The customer's earlier hold, which moves to the new time. */
  readonly holdId: string | null;
}

export interface Hold {
  /** The holder's secret. */
  readonly holdId: string;
  /** ISO instant. */
  readonly expiresAt: string;
}

export interface BookingRequest extends Slot {
  /** 8 to 80 letters, figures, hyphens. */
  readonly idempotencyKey: string;
  readonly holdId: string | null;
  readonly registrationNumber: string;
  /** As in {@link TimeslotQuery}. */
  readonly unregisteredCar?: UnregisteredCar;
  readonly mileage: number | null;
  readonly departmentId: string;
  readonly services: readonly { readonly id: string; readonly text: string | null }[];
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string };
  readonly comment: string;
  /** Fails where the car has another visit at that time, so that the customer can confirm first. */
  readonly refuseIfCarIsBooked?: boolean;
  /** Fails where the car has another visit at that time for one of these services. */
  readonly refuseIfServiceIsBooked?: boolean;
  /** The customer stays while it is done. */
  readonly isWaiting?: boolean;
  /** What was ticked besides services: labels of the catalogue. */
  readonly choices?: readonly string[];
}

export interface BookedVisit extends Slot {
  /** Short and readable: `NB-7K3M9Q`. */
  readonly bookingId: string;
  readonly state: 'booked' | 'cancelled' | 'arrived' | 'collected';
  /** 0 when booked; one more with each move and the cancellation. Calendars tell the newer file by it. */
  readonly revision: number;
  /** Opens the visit; only in the answer of `book` and of `visit`. */
  readonly token: string;
  readonly workshop: WorkshopSummary & { readonly phone: string; readonly email: string };
  readonly zone: string;
  /** Work of several days: the car is left at `date` and `time`, and fetched then. null: it is done on the day. */
  readonly pickUp: LocalMoment | null;
  /** Of work. */
  readonly minutes: number;
  readonly vehicle: Pick<Vehicle, 'registrationNumber' | 'brand' | 'model' | 'buildYear'>;
  /** In the language of the request; those that are no longer offered, and their prices in words, in that of the booking. */
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number | null;
    readonly unit: number | null;
    readonly text: string | null;
    /** A price in words ("Gratis"), which no number stands for. */
    readonly priceText: string | null;
  }[];
  /** Sum of the known prices. */
  readonly totalPrice: number;
  readonly currency: string;
  /** Whether the customer can still move or cancel it; in the answer of `visit` of a service that says so. */
  readonly isChangeable?: boolean;
  /** The customer stays while it is done. */
  readonly isWaiting?: boolean;
  /** What was ticked besides services: labels of the catalogue, in the language of the booking. */
  readonly choices?: readonly string[];
}
