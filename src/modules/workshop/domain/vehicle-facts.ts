import { z } from 'zod';
import { BRAND_CLASSES, FUELS } from './model';
import { normalisePlate } from './plate';

const line = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .transform((text) => text.toWellFormed());

/** What is read of a car, of a provider's answer or a group's own file. */
export const vehicleFacts = z.object({
  brand: line,
  model: line,
  buildYear: z.int().min(1880).max(2200).nullish().default(null),
  // An unknown fuel counts as none: then only services for every car are offered.
  fuel: z.enum(FUELS).nullish().default(null).catch(null),
  hasServiceAgreement: z.boolean().nullish().default(false),
  carClass: line.nullish().default(null),
  brandClass: z.enum(BRAND_CLASSES).nullish().default(null),
});

/** A registration number however it is written, as it is kept. */
export const plateSchema = z.string().transform((text, context) => {
  const plain = normalisePlate(text);
  if (plain !== null) return plain;
  context.addIssue('no registration number');
  return z.NEVER;
});

/** The register of a group without a provider: each car once. */
export const vehicleRegister = z
  .array(
    vehicleFacts.extend({ registrationNumber: plateSchema }).transform((car) => ({
      ...car,
      hasServiceAgreement: car.hasServiceAgreement ?? false,
      fails: null,
    })),
  )
  .superRefine((cars, context) => {
    const seen = new Set<string>();
    for (const [at, { registrationNumber }] of cars.entries()) {
      if (seen.has(registrationNumber))
        context.addIssue({
          code: 'custom',
          path: [at, 'registrationNumber'],
          message: 'the car is there twice',
        });
      seen.add(registrationNumber);
    }
  });
