import { z } from 'zod';
import { decodeJson } from '~/platform/json';

/*
 * What a visitor saw and tried out on a car's page, as the page says it. It only says what was chosen and which figures were
 * shown: none of them is passed on. They are worked out again from the car's own terms, and compared (`offer.ts`).
 */

const amount = z.number().min(0).max(1e9);
const rate = z.number().min(-100).max(1e6);
const months = z.int().min(1).max(600);

const loanSchema = z.object({
  months,
  /** Amounts in whole currency, cents as decimals. */
  downPayment: amount,
  monthlyCost: amount,
  /** Per cent a year as shown, to two decimals. */
  effectiveRate: rate,
  /** Whether the visitor has moved a slider; false: the offer as the page first shows it. */
  chosen: z.boolean(),
});

const quoteSchema = z.object({
  family: z.string().regex(/^[\w-]{1,40}$/),
  term: months,
  mileage: z.int().min(0).max(1_000_000),
  deposit: amount,
  payment: amount,
  led: z.enum(['deposit', 'payment']),
  chosen: z.boolean(),
});

const leasingSchema = z.object({
  type: z.enum(['Private', 'Company']),
  monthlyCost: amount.nullable(),
  months: months.nullable(),
  mileage: amount.nullable(),
});

const calculationSchema = z.object({
  loan: loanSchema.optional(),
  quote: quoteSchema.optional(),
  leasing: z.array(leasingSchema).max(20).optional(),
});

export type Calculation = z.infer<typeof calculationSchema>;
export type ClaimedLoan = z.infer<typeof loanSchema>;
export type ClaimedQuote = z.infer<typeof quoteSchema>;
export type ClaimedLeasing = z.infer<typeof leasingSchema>;

const MAX_JSON = 8000;

/** JSON in a field of an ordinary form, or the value itself from a script. */
function read(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw;
  return raw.length > MAX_JSON ? null : decodeJson(raw);
}

/** Null where nothing was sent, or nothing that can be read: a request is worth more than its figures. */
export function readCalculation(raw: unknown): Calculation | null {
  const parsed = calculationSchema.safeParse(read(raw));
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

/** Of a request that is stored. */
export const storedCalculation: z.ZodType<Calculation | null> = calculationSchema.nullable().default(null);
