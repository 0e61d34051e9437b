import { z } from 'zod';
import { dateOf, dayOf } from '../local-time';
import { priceMapSchema, type WorkshopSchedule } from '../model';
import { timeSpan } from '../opening';
import { classPrices } from '../prices/prices';
import { type Capacity, minutesAt, weekOfOpening, workshopOn } from './apply-capacity';
import { type CapacityItem, readPriceItem } from './override';

const spans = z.array(timeSpan);

/** What counts of a thing of a workshop, whoever said it. */
export const capacityShownSchema = z.discriminatedUnion('part', [
  z.object({ part: z.literal('hours'), shown: z.array(z.object({ weekday: z.int(), spans })) }),
  z.object({ part: z.literal('day'), shown: spans }),
  z.object({
    part: z.literal('bay'),
    shown: z
      .object({
        name: z.string(),
        competences: z.array(z.string()),
        /** The first day without it; null: it stays. */
        outFrom: z.string().nullable(),
      })
      .nullable(),
  }),
  z.object({ part: z.literal('service'), shown: z.object({ isDone: z.boolean(), minutes: z.int() }) }),
  z.object({
    part: z.literal('price'),
    shown: z.object({ prices: priceMapSchema, agreementPrices: priceMapSchema }),
  }),
]);
export type CapacityShown = z.infer<typeof capacityShownSchema>;

/**
 * What counts of a thing; null: there is no such thing.
 * @param spansOn the hours of a day of the workshop's calendar, `HH:mm`
 */
export function shownOf(
  capacity: Capacity,
  { services }: Pick<WorkshopSchedule, 'services'>,
  spansOn: (day: number) => z.infer<typeof spans>,
  { part, item }: CapacityItem,
): CapacityShown | null {
  const { workshop, opening, outFrom } = capacity;
  switch (part) {
    case 'hours':
      return { part, shown: weekOfOpening(opening) };
    case 'day': {
      const day = dayOf(item);
      return Number.isNaN(day) ? null : { part, shown: spansOn(day) };
    }
    case 'bay': {
      const bay = workshop.resources.find(({ id }) => id === item);
      const out = outFrom.get(item);
      if (bay === undefined) return { part, shown: null };
      const { name, competences } = bay;
      return { part, shown: { name, competences, outFrom: out === undefined ? null : dateOf(out) } };
    }
    case 'service': {
      const service = services.find(({ id }) => id === item);
      if (service === undefined) return null;
      const isDone = workshop.services === null || workshop.services.includes(item);
      return { part, shown: { isDone, minutes: minutesAt(service, workshop) } };
    }
    case 'price': {
      const key = readPriceItem(item);
      const service = services.find(({ id }) => id === key?.serviceId);
      if (key === null || service === undefined) return null;
      return { part, shown: classPrices(service, workshopOn(capacity, dayOf(key.from))) };
    }
  }
}
