import type { BookingFailure, WorkshopService } from '~/modules/workshop';
import type { Position } from '~/platform/geo';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import type { Catalogues } from './catalogues';

export type Failure = BookingFailure;

/** Contact details of a workshop; street, town and postcode are separate fields. */
export interface Contact {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zipCode: string;
  readonly email: string;
  readonly phone: string;
}

export interface ServiceBookingOptions {
  /** The engine, or a service of the group's: all that is booked here is booked there. */
  readonly workshops: WorkshopService;
  readonly catalogues: Pick<Catalogues, 'of'>;
  /** null for a workshop that the register does not know. */
  contactOf(site: Site, departmentId: string): Contact | null;
  /** Formatted text with everything removed that could run or disguise itself. */
  sanitize(html: string): string;
  readonly clock: Clock;
}

export interface OffersQuery {
  readonly registrationNumber: string | null;
  readonly mileage: number | null;
  readonly departmentId: string | null;
  /** Of the visit, `YYYY-MM-DD`; null: today. */
  readonly date: string | null;
}

export interface DepartmentsQuery {
  readonly registrationNumber: string;
  /** `serviceId` of the catalogue. */
  readonly serviceIds: readonly string[];
  /** null: a default position of the site. */
  readonly position: Position | null;
  readonly radiusKm: number;
}
