import { z } from 'zod';
import { type RequestedService, SERVICES_OF, VEHICLES, type Vehicle } from './fields';

export const EVERY_SERVICE: readonly RequestedService[] = [
  ...new Set([...SERVICES_OF.car, ...SERVICES_OF.motorcycle]),
];

/** Work that a workshop is asked to do. */
export interface ServiceRequest {
  readonly vehicle: Vehicle;
  readonly services: readonly RequestedService[];
  /** Wanted day in the workshop's zone, `YYYY-MM-DD`. */
  readonly date: string;
  readonly other: string;
  /** Stored with the request: consent must be demonstrable (GDPR art. 7 (1)). */
  readonly consent: true;
  /** Optional, never a condition (ADR 0030). */
  readonly newsletter: boolean;
}

/** As it is stored; null for every other form. */
export const storedServiceRequest: z.ZodType<ServiceRequest | null> = z
  .object({
    vehicle: z.enum(VEHICLES),
    services: z.array(z.enum(EVERY_SERVICE)),
    date: z.string(),
    other: z.string(),
    consent: z.literal(true),
    newsletter: z.boolean(),
  })
  .nullable()
  .default(null);
