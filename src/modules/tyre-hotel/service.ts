import { z } from 'zod';
import type { Result } from '~/platform/result';
import type { Language, Site } from '~/sites';

/**
 * Port of the tyre hotel's back end (TYRE-CODE-1, WHEEL-CHANGE-4): our own agreements and engine, or a service of the group's
 * with the same API. Field names are those of the API. Sessions are kept by `web`; the port sees only the validated car.
 */
export interface TyreHotelService {
  /** The customer behind a plate: an opaque value that stands for the number, and what its owner recognises of it. */
  search(site: Site, registrationNumber: string): Promise<Result<FoundCustomer, SearchFailure>>;
  /** Sends a code to the number that the value stands for. */
  login(
    site: Site,
    language: Language,
    encryptedPhoneNumber: string,
  ): Promise<Result<Credentials, LoginFailure>>;
  /** The code is spent, right or not after its last try. */
  validate(
    site: Site,
    language: Language,
    authToken: string,
    otpToken: string,
  ): Promise<Result<readonly Vehicle[], CodeFailure>>;
  /** The car of a session as it is now, as staff may have measured its wheels since; null: its agreement has ended. */
  current(site: Site, language: Language, vehicle: Vehicle): Promise<Vehicle | null>;
  /** Dates, `YYYY-MM-DD`, of the range on which the workshop takes the car; within what can be booked. */
  timeslotDays(
    site: Site,
    vehicle: Vehicle,
    range: DateRangeQuery,
  ): Promise<Result<readonly string[], VisitFailure>>;
  /** Times of each of the dates; none where the car is left for the day. */
  timeslots(
    site: Site,
    vehicle: Vehicle,
    range: DateRangeQuery,
  ): Promise<Result<readonly SlotDate[], VisitFailure>>;
  /** When this resolves with ok the visit is on disk. The same key again is the same visit. */
  book(
    site: Site,
    language: Language,
    vehicle: Vehicle,
    change: ChangeRequest,
  ): Promise<Result<Confirmation, VisitFailure>>;
}

export interface FoundCustomer {
  readonly encryptedPhoneNumber: string;
  readonly obfuscatedPhoneNumber: string;
  readonly regNo: string;
}

export interface Credentials {
  readonly authorizationToken: string;
}

/** When a wheel change is. */
const bookedChangeSchema = z.object({
  /** `YYYY-MM-DDTHH:mm:ss` on the workshop's clock. */
  appointmentTime: z.string(),
  isFullDay: z.boolean(),
});
export type BookedChange = Readonly<z.infer<typeof bookedChangeSchema>>;

/** The words are the requirement's (`threadDepth`, TYRE-HOTEL-5). */
export const vehicleSchema = z.object({
  regNo: z.string(),
  name: z.string(),
  brand: z.string(),
  model: z.string(),
  productId: z.string(),
  packageLevel: z.string(),
  brandCode: z.string(),
  tires: z.array(
    z.object({
      equipmentPosition: z.string(),
      /** `summer` or `winter`; null where the service does not say. */
      season: z.enum(['summer', 'winter']).nullable().default(null),
      /** Where the set lies. */
      shelf: z.string().default(''),
      wheel: z.object({
        name: z.string(),
        rimDiameter: z.number(),
        sectionWidth: z.number(),
        aspectRatio: z.number(),
        threadPattern: z.string(),
        threadDepth: z.number(),
        /** 1: to be replaced. */
        threadStatusId: z.number(),
        /** In the language of the request; empty for a good tyre. */
        threadStatusMessage: z.string(),
      }),
    }),
  ),
  location: z.object({
    erpId: z.string(),
    locationName: z.string(),
    departmentName: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  /** Ours: the next wheel change of the car; null where none is booked, or the service does not say. */
  bookedChange: bookedChangeSchema.nullable().default(null),
});
export type Vehicle = Readonly<z.infer<typeof vehicleSchema>>;

/** Dates, `YYYY-MM-DD`; what lies outside of what can be booked is left out of the answer. */
export interface DateRangeQuery {
  readonly startDate: string;
  readonly endDate: string;
}

export interface SlotDate {
  readonly date: string;
  /** `HH:mm`, ascending. */
  readonly startTime: readonly string[];
}

export interface ChangeRequest {
  /** 8 to 80 letters, figures, hyphens. */
  readonly idempotencyKey: string;
  /** `YYYY-MM-DD` on the workshop's clock. */
  readonly date: string;
  /** `HH:mm`; null: the car is left for the day. */
  readonly time: string | null;
  readonly freeText: string;
  readonly customer: Customer;
}

export interface Customer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneMobile: string;
}

export interface Confirmation extends BookedChange {
  readonly bookingConfirmationId: string;
  readonly customerBase: Customer;
  readonly services: readonly { readonly name: string }[];
  readonly workshop: {
    readonly name: string;
    readonly address: string;
    readonly email: string;
    readonly phoneNumber: string;
  };
  readonly freeText: string;
  /** Opens the visit: to move, to cancel, for the calendar. Empty where the service has no such link. */
  readonly visitToken: string;
}

export type SearchFailure = { readonly code: 'no-agreement' } | Unavailable;
export type LoginFailure =
  /** Not a value of ours, or one that has run out. */
  | { readonly code: 'unknown-customer' }
  | { readonly code: 'too-many-codes' }
  | { readonly code: 'code-not-sent' }
  | Unavailable;
export type CodeFailure =
  | { readonly code: 'wrong-code' }
  /** Used, replaced, tried too often, too old, or never sent: the answer is the same. */
  | { readonly code: 'code-expired' }
  | Unavailable;
export type VisitFailure =
  | { readonly code: 'outside-window' }
  /** The date has times: one must be chosen. */
  | { readonly code: 'time-needed' }
  | { readonly code: 'slot-taken' }
  /** The car has a wheel change at that time. */
  | { readonly code: 'already-booked' }
  | { readonly code: 'key-reused' }
  /** The workshop or the car is no longer known to the engine. */
  | { readonly code: 'not-bookable' }
  | Unavailable;
type Unavailable = { readonly code: 'service-unavailable' };
