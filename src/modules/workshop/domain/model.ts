import { z } from 'zod';
import { openingScheduleFields } from './opening';

/**
 * A workshop and its services, as the group's document has them. Address, name, brands and opening hours belong to the
 * department of its facility (module facilities).
 */

/** A price class of brands: the same work costs more on some cars. */
export const BRAND_CLASSES = ['standard', 'premium', 'light-commercial'] as const;
export type BrandClass = (typeof BRAND_CLASSES)[number];

/** What drives a car. A hybrid charges itself, a plug-in hybrid at a socket too. */
export const FUELS = ['petrol', 'diesel', 'ethanol', 'gas', 'hybrid', 'plug-in-hybrid', 'electric'] as const;
export type Fuel = (typeof FUELS)[number];

/** Why the rule exists, for maintainers; visitors do not see it. */
const because = z.string().min(1).max(200);

/** A condition on a car for a service. */
const carRuleSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('fuel'), among: z.array(z.enum(FUELS)).min(1), because }),
  /** Years as the register writes them, both included; null: no bound. */
  z.object({ of: z.literal('buildYear'), from: z.int().nullable(), until: z.int().nullable(), because }),
  z.object({ of: z.literal('brandClass'), among: z.array(z.enum(BRAND_CLASSES)).min(1), because }),
]);
export type CarRule = z.infer<typeof carRuleSchema>;

/** Öre, pence, cents; VAT included. */
const minorUnits = z.int().min(0);

/** Prices by class; null for "not known here". */
export const priceMapSchema = z.partialRecord(z.enum(BRAND_CLASSES), minorUnits.nullable());
export type PriceMap = z.infer<typeof priceMapSchema>;

const resourceSchema = z.object({
  /** Unique within the workshop, and never given to another bay. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  name: z.string().min(1).max(80),
  kind: z.enum(['bay', 'mechanic']),
  /** What can be done there, in the words of the services' `competence`. */
  competences: z.array(z.string().min(1)).min(1),
});

/** A bay or a mechanic: does one thing at a time. */
export type Resource = z.infer<typeof resourceSchema>;

const workshopSchema = z.object({
  /** `erp_id` of the department: "company.department". */
  departmentId: z.string().regex(/^[A-Za-z0-9._-]{1,40}$/),
  /** IANA name; all dates and times of the workshop are those of its own clock. */
  zone: z.string().min(1),
  country: z.enum(['SE', 'NO', 'FI', 'SK', 'GB']),
  /** When work is done; null: the department's opening hours and deviating days. */
  hours: openingScheduleFields.nullable(),
  /** Visits begin at opening time and every so many minutes after it. */
  slotMinutes: z.int().min(5).max(240),
  /** Whole calendar days between booking and the first day that can be booked: 0 is today, 1 tomorrow. */
  noticeDays: z.int().min(0).max(60),
  /** The last day that can be booked, in calendar days from today. */
  windowDays: z.int().min(1).max(400),
  /** Work that takes so long, in minutes, is only taken as an all-day drop-off. */
  allDayFromMinutes: z.int().min(1),
  resources: z.array(resourceSchema).min(1).max(60),
  /** Ids of the services done here; null: all. */
  services: z.array(z.string()).nullable(),
  /** Prices of this workshop where they differ from the group's: service → class → minor units, null for "not known here". */
  prices: z.record(z.string(), priceMapSchema),
});
export type Workshop = z.infer<typeof workshopSchema>;

/** A workshop as it works on some day, with what its staff say of it beside what was imported. */
export interface WorkingWorkshop extends Workshop {
  /** Prices for cars with a service agreement where they differ from the group's. */
  readonly agreementPrices?: Readonly<Record<string, PriceMap>>;
  /** How long services take here, in minutes, where that differs from the group's. */
  readonly durations?: ReadonlyMap<string, number>;
}

const words = z.object({
  name: z.string().min(1).max(120),
  description: z.string().max(600),
  /** Short lines of what is included. */
  listItems: z.array(z.string().max(160)).max(12),
});

/** Code of the service of the kind `tyreHotel`. */
export const TYRE_HOTEL_SERVICE = 'dackhotell-skifte';

const serviceSchema = z.object({
  /** Code of the service, as the API names it. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /** `tyreHotel`: a change of wheels that lie with us. It belongs to an agreement, so only the tyre hotel books it. */
  kind: z.enum(['service', 'addOn', 'tyreHotel']),
  /** Key of its group of services, and the order within it. */
  category: z.string().min(1),
  sortOrder: z.int(),
  /** By language tag; the site's default language must be there. */
  words: z.record(z.string(), words),
  /** Resource demand: how long a bay or mechanic is taken. */
  minutes: z.int().min(0).max(10_000),
  /** What the bay or mechanic must be able to do. */
  competence: z.string().min(1),
  /** Whose cars it is done for: every brand, those the workshop is authorised for, or these (names, any case). */
  brands: z.union([z.literal('all'), z.literal('authorised'), z.array(z.string()).min(1)]),
  /** All of them must hold; none: right for every car. Missing in old documents. */
  cars: z.array(carRuleSchema).default([]),
  /** Only as an all-day drop-off, however short. */
  allDay: z.boolean(),
  /** The group's price by class of brand; null: not known before the workshop has seen the car. */
  prices: z.record(z.enum(BRAND_CLASSES), minorUnits.nullable()),
  /** Price for cars with a service agreement; null: the same as without. */
  agreementPrices: z.partialRecord(z.enum(BRAND_CLASSES), minorUnits.nullable()),
  /** The price is for one of these, and so many are needed (four wheels): null for work priced as a whole. */
  unit: z.int().min(1).nullable(),
  /** Short name of one unit, by language tag; the default is "st". */
  unitAbbreviation: z.record(z.string(), z.string()),
  /** A price in words instead of a number, by language tag ("Gratis"). */
  priceText: z.record(z.string(), z.string()),
  /** Its price depends on how far the car has been driven: where there is a price table for the car, that counts. */
  needsMileage: z.boolean(),
  /** The customer may describe it, at most 80 characters. */
  textInput: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

const categorySchema = z.object({
  id: z.string().min(1),
  sortOrder: z.int(),
  labels: z.record(z.string(), z.string().min(1)),
});
export type Category = z.infer<typeof categorySchema>;

/** All that a group's workshops offer: one per index of facilities (`automotive-se-sites`). */
export const workshopScheduleSchema = z.object({
  workshops: z.array(workshopSchema),
  categories: z.array(categorySchema),
  services: z.array(serviceSchema),
  /** Class of a brand by its lower-case name; those that are not named are `standard`. */
  brandClasses: z.record(z.string(), z.enum(BRAND_CLASSES)),
});
export type WorkshopSchedule = z.infer<typeof workshopScheduleSchema>;
