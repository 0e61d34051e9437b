import { z } from 'zod';

/** The filters of a car list that a link may set, in this order. */
export const CAR_FILTERS = [
  'car_condition',
  'car_brand',
  'car_model',
  'car_fuel',
  'car_body',
  'car_gearbox',
] as const;

const filter = z.object({
  name: z.enum(CAR_FILTERS),
  values: z.array(
    z.object({
      /** As an address has it. */
      value: z.string(),
      /** In the language of the page. */
      label: z.string(),
      /** Of a model: its brand. */
      of: z.string().optional(),
    }),
  ),
});
export type CarFilter = z.infer<typeof filter>;

/** What a link of a site may lead to besides its pages. Addresses are below the site, without the language. */
export const targetsAnswer = z.object({
  /** The number that a link to the telephone of the site dials now. */
  phone: z.string(),
  facilities: z.array(z.object({ name: z.string(), href: z.string() })),
  /** The list of all cars; null on a site without one. */
  cars: z.object({ href: z.string(), filters: z.array(filter) }).nullable(),
});
export type LinkTargets = z.infer<typeof targetsAnswer>;
