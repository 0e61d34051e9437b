import type { FreeDays, TimeslotDay } from '~/modules/workshop';
import { ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { chosenEntries, offeringsOf } from './chosen';
import { bookableRange, overlap } from './domain/window';
import type { Failure, ServiceBookingOptions } from './options';
import type { AvailableDatesAnswer, TimeslotsAnswer } from './wire';

export interface FreeTimeQuery {
  readonly departmentIds: readonly string[];
  /** `YYYY-MM-DD`; what lies outside of what can be booked is left out. */
  readonly startDate: string;
  readonly endDate: string;
  /** Named work for a car, or only how many minutes it takes. */
  readonly work:
    | { readonly registrationNumber: string; readonly serviceIds: readonly string[] }
    | { readonly minutes: number };
  readonly holdId: string | null;
}

type Options = Pick<ServiceBookingOptions, 'workshops' | 'catalogues' | 'clock' | 'contactOf'>;

/** Days of each workshop on which it has a time or takes the car for the day. */
export async function availableDates(
  options: Options,
  site: Site,
  query: FreeTimeQuery,
): Promise<Result<AvailableDatesAnswer, Failure>> {
  const free = await freeDaysOf(options, site, query);
  if (!free.ok) return free;
  return ok(
    free.value.map(({ departmentId, days }) => ({
      department: { departmentId, name: options.contactOf(site, departmentId)?.name ?? '' },
      response: { availableDates: days.map(({ date }) => ({ date })) },
    })),
  );
}

/** Times of each free day of a workshop; none on a day for which the car is left. */
export async function timeslots(
  options: Options,
  site: Site,
  query: FreeTimeQuery,
): Promise<Result<TimeslotsAnswer, Failure>> {
  const free = await freeDaysOf(options, site, query);
  if (!free.ok) return free;
  const days: readonly TimeslotDay[] = free.value[0]?.days ?? [];
  const availableTimeSlotDates = days.map(({ date, availableSlots, pickUps }) => ({
    date,
    startTime: [...availableSlots],
    ...(pickUps !== undefined && { pickUps: [...pickUps] }),
  }));
  return ok({ response: { availableTimeSlotDates } });
}

async function freeDaysOf(
  { workshops, catalogues, clock }: Options,
  site: Site,
  { departmentIds, startDate, endDate, work, holdId }: FreeTimeQuery,
): Promise<Result<readonly FreeDays[], Failure>> {
  const range = overlap(bookableRange(clock.now(), site.zone), { from: startDate, to: endDate });
  if (range === null) return ok(departmentIds.map((departmentId) => ({ departmentId, days: [] })));
  if ('minutes' in work) return workshops.freeDays(site, { departmentIds, ...range, work, holdId });
  const entries = await chosenEntries({ workshops, catalogues }, site, work.serviceIds);
  if (!entries.ok) return entries;
  const { registrationNumber } = work;
  const named = { registrationNumber, serviceOfferings: offeringsOf(entries.value) };
  return workshops.freeDays(site, { departmentIds, ...range, work: named, holdId });
}
