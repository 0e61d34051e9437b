import { z } from 'zod';
import { BRAND_CLASSES, priceMapSchema } from '../model';
import { timeSpan } from '../opening';

/** What staff can say of a workshop. */
export const CAPACITY_PARTS = ['hours', 'day', 'bay', 'service', 'price'] as const;
export type CapacityPart = (typeof CAPACITY_PARTS)[number];

const spans = z.array(timeSpan).max(4);
export type TimeSpans = z.infer<typeof spans>;

/** Hours of each weekday (1 Monday … 7 Sunday), in order; a day without hours is closed. */
const weekSchema = z.array(z.object({ weekday: z.int().min(1).max(7), spans: spans.min(1) }));
export type CapacityWeek = z.infer<typeof weekSchema>;

/** A day: `usual` as its weekday, though it be a public holiday; otherwise its hours, none where it is closed. */
const daySchema = z.union([z.literal('usual'), spans]);

/** What is said of a bay; `added`: it is of staff's own, and not of the import. */
const baySchema = z.object({
  added: z.enum(['bay', 'mechanic']).nullable(),
  /** null: the import's. */
  name: z.string().min(1).max(80).nullable(),
  competences: z.array(z.string().min(1)).min(1).nullable(),
  /** The first day on which it takes no work, `YYYY-MM-DD`; null: it stays. */
  outFrom: z.iso.date().nullable(),
});

/** Whether a service is done, and how long it takes; null: as the import and the group have it. */
const serviceSchema = z.object({
  isDone: z.boolean().nullable(),
  minutes: z.int().min(0).max(4800).nullable(),
});

/** What a service costs from a day on, until the next day from which something is said; a class left out costs what the import says. */
const priceSchema = z.object({
  prices: priceMapSchema,
  /** With a service agreement; null: the same as without. */
  agreementPrices: priceMapSchema,
});
export type CapacityPrice = z.infer<typeof priceSchema>;

/** What is said of one thing of a workshop; `item` names it: a date, a bay, a service, a service from a date (`priceItem`). */
export const capacityOverrideSchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('hours'), item: z.literal(''), value: weekSchema }),
  z.object({ part: z.literal('day'), item: z.iso.date(), value: daySchema }),
  z.object({ part: z.literal('bay'), item: z.string().min(1), value: baySchema }),
  z.object({ part: z.literal('service'), item: z.string().min(1), value: serviceSchema }),
  z.object({ part: z.literal('price'), item: z.string().min(1), value: priceSchema }),
]);
export type CapacityOverride = z.infer<typeof capacityOverrideSchema>;

/** Of what something is said. */
export interface CapacityItem {
  readonly part: CapacityPart;
  readonly item: string;
}

/** A service's price from a day on (`YYYY-MM-DD`). */
export const priceItem = (serviceId: string, from: string): string => `${serviceId} ${from}`;

/** null: no service with a date. */
export function readPriceItem(item: string): { readonly serviceId: string; readonly from: string } | null {
  const [, serviceId, from] = /^([a-z0-9-]{1,40}) (\d{4}-\d{2}-\d{2})$/.exec(item) ?? [];
  return serviceId === undefined || from === undefined || !z.iso.date().safeParse(from).success
    ? null
    : { serviceId, from };
}

/** Nothing that differs from the import is left to say. */
export function isNothing({ part, value }: CapacityOverride): boolean {
  switch (part) {
    case 'bay':
      return (
        value.added === null && value.name === null && value.competences === null && value.outFrom === null
      );
    case 'service':
      return value.isDone === null && value.minutes === null;
    case 'price':
      return BRAND_CLASSES.every(
        (each) => value.prices[each] === undefined && value.agreementPrices[each] === undefined,
      );
    case 'hours':
    case 'day':
      return false;
  }
}
