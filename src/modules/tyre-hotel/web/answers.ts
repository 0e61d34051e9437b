import { z } from 'zod';
import { vehicleSchema } from '../service';

/**
 * Responses of the calls (TYRE-HOTEL-5, WHEEL-CHANGE-6), for the documentation and for the adapter that reads another
 * service's.
 */

export const found = z.object({
  /** Opaque: it stands for the number for a while, and for nothing else. */
  encryptedPhoneNumber: z.string(),
  obfuscatedPhoneNumber: z.string(),
  regNo: z.string(),
});
export const credentials = z.object({ authorizationToken: z.string() });
export const validated = z.object({ status: z.number(), vehicles: z.array(vehicleSchema) });
export const days = z.object({ availableDates: z.array(z.object({ date: z.string() })) });
export const slots = z.object({
  availableTimeSlotDates: z.array(z.object({ date: z.string().optional(), startTime: z.array(z.string()) })),
});
const customer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneMobile: z.string(),
});
export const confirmation = z.object({
  bookingConfirmationId: z.string(),
  customerBase: customer,
  services: z.array(z.object({ name: z.string() })),
  appointmentTime: z.string(),
  isFullDay: z.boolean(),
  workshop: z.object({ name: z.string(), address: z.string(), email: z.string(), phoneNumber: z.string() }),
  freeText: z.string(),
  visitToken: z.string().default(''),
});
export const failure = z.object({
  code: z.string(),
  /** Shown as it is (TYRE-CODE-4). */
  message: z.string(),
  field: z.string().optional(),
  reference: z.string().optional(),
});
