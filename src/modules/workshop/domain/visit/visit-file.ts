import { z } from 'zod';
import { servicesById } from '../demand';
import { DAY, dayOf, minutesOf } from '../local-time';
import type { WorkshopSchedule } from '../model';
import { localised } from '../prices/prices';
import { plateSchema } from '../vehicle-facts';

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text.toWellFormed());

/** A visit that was booked in another system, in a bay of ours. */
const visitRow = z.object({
  departmentId: z.string(),
  /** Id of its bay in the schedule. */
  bay: z.string(),
  date: z.iso.date(),
  /** `HH:mm` on the workshop's clock. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** How long its bay is taken. */
  minutes: z
    .int()
    .min(1)
    .max(30 * DAY),
  registrationNumber: plateSchema,
  brand: line(80).default(''),
  model: line(80).default(''),
  buildYear: z.int().min(1880).max(2200).nullable().default(null),
  /** Ids of services of the schedule. */
  services: z.array(z.string()).max(20).default([]),
  name: line(100).default(''),
  phone: line(40).default(''),
  email: line(254).default(''),
  comment: line(500).default(''),
});

/** What is booked already where a workshop begins with us. */
export const visitFile = z.array(visitRow);
export type VisitFile = z.infer<typeof visitFile>;

/** When its bay is taken, in minutes of the workshop's clock. */
const spanOf = ({ date, time, minutes }: VisitFile[number]) => {
  const from = dayOf(date) * DAY + minutesOf(time);
  return { from, to: from + minutes };
};

/**
 * What keeps visits out of a schedule, a sentence each with the place of the visit in the file: workshops, bays and services that
 * it does not have, and two visits in one bay at once.
 */
export function visitProblems(visits: VisitFile, schedule: WorkshopSchedule): string[] {
  const workshops = new Map(schedule.workshops.map((each) => [each.departmentId, each]));
  const services = servicesById(schedule);
  const byBay = Map.groupBy(visits.entries(), ([, { departmentId, bay }]) => `${departmentId} ${bay}`);
  const unknown = visits.flatMap(({ departmentId, bay, services: ids }, at) => {
    const workshop = workshops.get(departmentId);
    if (workshop === undefined) return [`visits.${at}.departmentId: no workshop "${departmentId}"`];
    return [
      ...(workshop.resources.some(({ id }) => id === bay) ? [] : [`visits.${at}.bay: no bay "${bay}"`]),
      ...ids.filter((id) => !services.has(id)).map((id) => `visits.${at}.services: no service "${id}"`),
    ];
  });
  const overlaps = [...byBay.values()].flatMap((inBay) => {
    let last: readonly [at: number, until: number] = [-1, Number.NEGATIVE_INFINITY];
    return inBay
      .map(([at, visit]) => ({ at, ...spanOf(visit) }))
      .sort((a, b) => a.from - b.from)
      .flatMap(({ at, from, to }) => {
        const [before, until] = last;
        if (to > until) last = [at, to];
        return from < until ? [`visits.${at}: its bay is taken by visits.${before}`] : [];
      });
  });
  return [...unknown, ...overlaps];
}

/** Its services in the words of a language. What they cost was said elsewhere: a price of ours could be another one. */
export function importedLines(
  ids: readonly string[],
  schedule: WorkshopSchedule,
  { language, fallback }: { readonly language: string; readonly fallback: string },
) {
  const services = servicesById(schedule);
  return ids.map((id) => ({
    id,
    name: localised(services.get(id)?.words ?? {}, language, fallback)?.name ?? id,
    price: null,
    unit: null,
    text: null,
    priceText: null,
    unitAbbreviation: '',
  }));
}
