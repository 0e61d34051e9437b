import { z } from 'zod';
import type { Result } from '~/platform/result';

/*
 * The two calls of QUOTE-2 and QUOTE-3 as they travel: what our pages send us, what the port takes
 * and gives, and what the quote service answers are one shape. Amounts are pounds, with pence where there are any.
 */

const short = z.string().max(120);
const pounds = z.number().min(0).max(10_000_000);
const months = z.number().int().min(1).max(600);
const miles = z.number().int().min(0).max(1_000_000);

const vehicleSchema = z.object({
  Type: z.literal('Car'),
  Id: short.min(1),
  Vin: short.nullable().optional(),
  Status: z.literal('PreOwned'),
  OnTheRoadPrice: pounds.positive(),
  RegistrationNumber: short.nullable().optional(),
  Country: z.literal('GB'),
});

export const defaultRequestSchema = z.object({ Vehicle: vehicleSchema, Organisation: short.min(1) });

export const cfdRequestSchema = z.object({
  VehicleRequests: z
    .array(
      z.object({
        Id: short.min(1),
        Parameters: z.object({
          Term: months,
          CashDeposit: pounds,
          RegularPayment: pounds,
          AnnualMileage: miles,
          FinanceProductFamilyKeys: z.array(short.min(1)).min(1).max(4),
          /** What shall be calculated; the other amount leads. */
          CalculationType: z.enum(['RegularPayment', 'CashDeposit']),
          Organisation: short.min(1),
        }),
        Vehicle: vehicleSchema,
      }),
    )
    .length(1),
});

/** A slider or a list: `Values` where only these are offered, else the two ends. */
const settingSchema = z.object({
  Locale: short,
  Default: z.number(),
  Values: z.array(z.number()).max(500).optional(),
  Minimum: z.number().optional(),
  Maximum: z.number().optional(),
});

export const defaultAnswerSchema = z.object({
  Products: z
    .array(
      z.object({
        Name: short,
        FamilyKey: short.min(1),
        Term: settingSchema,
        Deposit: settingSchema,
        Payment: settingSchema,
        /** Nothing to choose from where the product does not ask. */
        AnnualMileage: settingSchema,
      }),
    )
    .max(20),
});

const text = z.string().max(2000);

/** Where Apply leads: another site by http(s), or a place on the page. */
const applyLink = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/\S+|#[\w-]+)$/i);

const quotationSchema = z.object({
  Blocks: z
    .array(
      z.object({
        Details: z.array(z.object({ Label: text, DisplayValue: text, Key: short })).max(100),
      }),
    )
    .max(20),
  Finance: z.object({
    Notifications: z.array(z.object({ Key: short, Message: text })).max(20),
    Quote: z.object({
      Term: z.number(),
      TotalDeposit: z.number(),
      TotalRegularPayment: z.number(),
      AnnualMileage: z.number(),
      /** The payments that there are at this term and mileage, where the service says so: fewer than the product's. */
      Payment: settingSchema.optional(),
      QuoteActions: z.object({ Apply: applyLink.nullable() }),
    }),
  }),
});

export const cfdAnswerSchema = z.object({
  Vehicles: z
    .array(z.object({ Id: short, FinanceQuotations: z.array(quotationSchema).min(1).max(20) }))
    .min(1)
    .max(1),
});
export type DefaultRequest = z.infer<typeof defaultRequestSchema>;
type DefaultAnswer = z.infer<typeof defaultAnswerSchema>;
export type QuotedProduct = DefaultAnswer['Products'][number];
export type QuoteSetting = z.infer<typeof settingSchema>;
export type CfdRequest = z.infer<typeof cfdRequestSchema>;
type CfdAnswer = z.infer<typeof cfdAnswerSchema>;
export type Quotation = z.infer<typeof quotationSchema>;

/** `refused`: the service will not quote this. `unavailable`: it did not answer in time, or with nonsense. */
export type QuoteFailure = 'refused' | 'unavailable';

/** Port: a service that quotes finance for a car. Failures of the other side are values, never exceptions. */
export interface QuoteService {
  /** What finance there is for a car; no products where there is none. */
  products(request: DefaultRequest): Promise<Result<DefaultAnswer, QuoteFailure>>;
  quote(request: CfdRequest): Promise<Result<CfdAnswer, QuoteFailure>>;
}
