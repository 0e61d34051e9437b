import type { Database, Db } from '~/platform/db';
import {
  type Bay,
  type BookingWindow,
  bookingWindowOf,
  computeOfferedDay,
  firstOfferedTime,
  maxStay,
  type OfferedDay,
  toOfferedTimes,
} from './domain/availability';
import type { Demand } from './domain/demand';
import { DAY, dateOf } from './domain/local-time';
import type { OfferedTime, TimeslotDay } from './service';
import { loadOccupations, type OwnOccupation } from './store/occupation-store';
import type { WorkshopLocation } from './workshop-locations';

/** What a search for free time needs of the database. */
export interface SearchContext {
  readonly database: Database;
  readonly db: Db;
  readonly now: Date;
  readonly own?: OwnOccupation;
}

/** A workshop and what is wanted of it. */
export interface TimeSlotSearch {
  readonly location: WorkshopLocation;
  readonly demand: Demand;
}

/** Days of the workshop's clock, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

const maxStayOf = (wanted: readonly TimeSlotSearch[]): number =>
  Math.max(0, ...wanted.map(({ demand }) => maxStay(demand)));

/** Bays and mechanics of some workshops with what takes them on some days; one query. */
async function loadBays(
  locations: readonly WorkshopLocation[],
  days: DayRange,
  /** How long a visit that begins on the last of the days may last. */
  reach: number,
  { database, db, now, own = {} }: SearchContext,
): Promise<ReadonlyMap<WorkshopLocation, readonly Bay[]>> {
  const numbers = locations.flatMap(({ bays }) => bays.map(({ no }) => no));
  const span = { from: days.from * DAY, to: (days.to + 1) * DAY + reach };
  const taken = await loadOccupations(database, db, numbers, span, { now, own });
  return new Map(
    locations.map((location) => [
      location,
      location.bays.map((bay) => ({ ...bay, taken: taken.get(bay.no) ?? [] })),
    ]),
  );
}

/** What a workshop offers on each of some days; one query. */
export async function listOfferedDays(
  wanted: TimeSlotSearch,
  bookable: BookingWindow,
  days: DayRange,
  context: SearchContext,
): Promise<readonly OfferedDay[]> {
  return (await listOfferedDaysAt([{ ...wanted, bookable }], days, context))[0] ?? [];
}

/** The same for several workshops; one query for all of them. */
export async function listOfferedDaysAt(
  wanted: readonly (TimeSlotSearch & { readonly bookable: BookingWindow })[],
  days: DayRange,
  context: SearchContext,
): Promise<readonly (readonly OfferedDay[])[]> {
  const locations = wanted.map(({ location }) => location);
  const bays = await loadBays(locations, days, maxStayOf(wanted), context);
  const count = days.to - days.from + 1;
  return wanted.map(({ location, demand, bookable }) =>
    Array.from({ length: count }, (_, at) =>
      computeOfferedDay(
        location.workshop,
        location.calendar,
        bays.get(location) ?? [],
        demand,
        bookable,
        days.from + at,
      ),
    ),
  );
}

/** What is offered on a day, as the API tells it. */
export function toTimeslotDay(offered: OfferedDay, demand: Demand): TimeslotDay {
  const times = toOfferedTimes(offered, demand);
  return {
    date: dateOf(offered.day),
    availableSlots: times.flatMap(({ time }) => time ?? []),
    allDaySlotAvailable: offered.allDay.length > 0,
    ...(demand.multiDay && { pickUps: times.flatMap(({ pickUp }) => pickUp ?? []) }),
  };
}

/** How far is looked at once: most workshops have a time within some days, nearly all within three weeks. */
const SEARCH_STEPS_DAYS = [3, 11, 42, 400] as const;

/**
 * The first free time of each workshop within its window, in the order given; null where there is none. At most one query per
 * look for all of them.
 */
export async function findFirstSlots(
  wanted: readonly TimeSlotSearch[],
  context: SearchContext,
): Promise<readonly (OfferedTime | null)[]> {
  const found = new Map<TimeSlotSearch, OfferedTime>();
  const searches = wanted.map((each) => ({
    each,
    bookable: bookingWindowOf(each.location.workshop, context.now),
    reached: 0,
  }));
  let left = searches;
  for (const length of SEARCH_STEPS_DAYS) {
    if (left.length === 0) break;
    const rounds = left.map((search) => ({
      ...search,
      days: nextDays(search.bookable, search.reached, length),
    }));
    const days = {
      from: Math.min(...rounds.map((round) => round.days.from)),
      to: Math.max(...rounds.map((round) => round.days.to)),
    };
    const bays = await loadBays(
      rounds.map(({ each }) => each.location),
      days,
      maxStayOf(rounds.map(({ each }) => each)),
      context,
    );
    for (const round of rounds) {
      const slot = findFirstSlot(round.each, bays.get(round.each.location) ?? [], round.bookable, round.days);
      if (slot !== null) found.set(round.each, slot);
    }
    left = left
      .filter(({ each }) => !found.has(each))
      .map((search) => ({ ...search, reached: search.reached + length }))
      .filter(({ bookable, reached: searchedDays }) => bookable.firstDay + searchedDays <= bookable.lastDay);
  }
  return wanted.map((each) => found.get(each) ?? null);
}

const nextDays = ({ firstDay, lastDay }: BookingWindow, searchedDays: number, length: number): DayRange => ({
  from: firstDay + searchedDays,
  to: Math.min(lastDay, firstDay + searchedDays + length - 1),
});

function findFirstSlot(
  { location, demand }: TimeSlotSearch,
  bays: readonly Bay[],
  bookable: BookingWindow,
  { from, to }: DayRange,
): OfferedTime | null {
  for (let day = from; day <= to; day++) {
    const offered = computeOfferedDay(location.workshop, location.calendar, bays, demand, bookable, day);
    const slot = firstOfferedTime(offered, demand);
    if (slot !== null) return slot;
  }
  return null;
}

const MAX_ALTERNATIVES = 6;

/** The next free times of the workshop from a day on, for a customer whose time was taken. */
export async function findAlternatives(
  wanted: TimeSlotSearch,
  bookable: BookingWindow,
  day: number,
  context: SearchContext,
): Promise<readonly OfferedTime[]> {
  const found: OfferedTime[] = [];
  let from = Math.max(bookable.firstDay, day);
  for (const length of SEARCH_STEPS_DAYS) {
    const to = Math.min(bookable.lastDay, from + length - 1);
    if (from > to) break;
    for (const offered of await listOfferedDays(wanted, bookable, { from, to }, context))
      found.push(...toOfferedTimes(offered, wanted.demand));
    if (found.length >= MAX_ALTERNATIVES) break;
    from = to + 1;
  }
  return found.slice(0, MAX_ALTERNATIVES);
}
