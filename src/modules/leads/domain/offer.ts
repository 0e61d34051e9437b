import { z } from 'zod';

/*
 * The offers that a visitor saw of a car, worked out anew on the server from the car's own terms when the request came. What
 * the dealer and the visitor read are these figures, never those that a browser sent.
 */

/** `same` as what the visitor's page showed, or `changed`. */
const state = z.enum(['same', 'changed']);
const minor = z.int();

const loanSchema = z.object({
  state,
  chosen: z.boolean(),
  /** Minor units. */
  price: minor,
  downPayment: minor,
  credit: minor,
  residual: minor,
  startFee: minor,
  invoiceFee: minor,
  /** As it is shown: crowns are whole. */
  monthly: minor,
  total: minor,
  months: z.int(),
  /** Per cent a year. */
  interestRate: z.number(),
  effectiveRate: z.number(),
});

const leasingOptionSchema = z.object({
  type: z.enum(['Private', 'Company']),
  /** Whole currency; the words of the feed where it gives no number. */
  monthlyCost: z.number().nullable(),
  monthlyText: z.string().nullable(),
  months: z.number().nullable(),
  mileage: z.number().nullable(),
});

const offerSchema = z.object({
  currency: z.string(),
  loan: loanSchema.nullable(),
  /** The quote service's own rows, in its own words. */
  quote: z
    .object({ state, chosen: z.boolean(), rows: z.array(z.tuple([z.string(), z.string()])) })
    .nullable(),
  leasing: z.object({ state, options: z.array(leasingOptionSchema) }).nullable(),
  /** Figures came that belong to no offer for the car. */
  gone: z.boolean(),
  /** The quote service did not answer: the figures are left out. */
  unchecked: z.boolean(),
  /** The version of the site's own terms that loan and quote were worked out by, and since when it applies; null: the lender's. */
  terms: z.object({ version: z.int(), from: z.string() }).nullish(),
});

export type CheckedOffer = z.infer<typeof offerSchema>;
export type CheckedLoan = z.infer<typeof loanSchema>;
export type CheckedLeasing = z.infer<typeof leasingOptionSchema>;

export const storedOffer: z.ZodType<CheckedOffer | null> = offerSchema.nullable();
