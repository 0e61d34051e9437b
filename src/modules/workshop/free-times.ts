import type { Database, Db } from '~/platform/db';
import {
  type Bay,
  type Bookable,
  bookableOf,
  firstSlotOf,
  longestStay,
  type OfferedDay,
  offeredOn,
  timesOf,
} from './domain/availability';
import type { Demand } from './domain/demand';
import { DAY, dateOf } from './domain/local-time';
import type { Place } from './places';
import type { OfferedTime, TimeslotDay } from './service';
import { type Own, takenBetween } from './store/occupation-store';

/** What free time is asked of the database with. */
export interface Asking {
  readonly database: Database;
  readonly db: Db;
  readonly now: Date;
  readonly own?: Own;
}

/** A workshop and what is wanted of it. */
export interface Wanted {
  readonly place: Place;
  readonly demand: Demand;
}

/** Days of the workshop's clock, both included. */
export interface Days {
  readonly from: number;
  readonly to: number;
}

const reachOf = (wanted: readonly Wanted[]): number =>
  Math.max(0, ...wanted.map(({ demand }) => longestStay(demand)));

/** Bays and mechanics of some workshops with what takes them on some days; one query. */
async function baysOf(
  places: readonly Place[],
  days: Days,
  /** How long a visit that begins on the last of the days may last. */
  reach: number,
  { database, db, now, own = {} }: Asking,
): Promise<ReadonlyMap<Place, readonly Bay[]>> {
  const numbers = places.flatMap(({ bays }) => bays.map(({ no }) => no));
  const span = { from: days.from * DAY, to: (days.to + 1) * DAY + reach };
  const taken = await takenBetween(database, db, numbers, span, { now, own });
  return new Map(
    places.map((place) => [place, place.bays.map((bay) => ({ ...bay, taken: taken.get(bay.no) ?? [] }))]),
  );
}

/** What a workshop offers on each of some days; one query. */
export async function offeredDays(
  wanted: Wanted,
  bookable: Bookable,
  days: Days,
  asking: Asking,
): Promise<readonly OfferedDay[]> {
  return (await offeredDaysAt([{ ...wanted, bookable }], days, asking))[0] ?? [];
}

/** The same for several workshops; one query for all of them. */
export async function offeredDaysAt(
  wanted: readonly (Wanted & { readonly bookable: Bookable })[],
  days: Days,
  asking: Asking,
): Promise<readonly (readonly OfferedDay[])[]> {
  const places = wanted.map(({ place }) => place);
  const bays = await baysOf(places, days, reachOf(wanted), asking);
  const count = days.to - days.from + 1;
  return wanted.map(({ place, demand, bookable }) =>
    Array.from({ length: count }, (_, at) =>
      offeredOn(place.workshop, place.calendar, bays.get(place) ?? [], demand, bookable, days.from + at),
    ),
  );
}

/** What is offered on a day, as the API tells it. */
export function shownDay(offered: OfferedDay, demand: Demand): TimeslotDay {
  const times = timesOf(offered, demand);
  return {
    date: dateOf(offered.day),
    availableSlots: times.flatMap(({ time }) => time ?? []),
    allDaySlotAvailable: offered.allDay.length > 0,
    ...(demand.multiDay && { pickUps: times.flatMap(({ pickUp }) => pickUp ?? []) }),
  };
}

/** How far is looked at once: most workshops have a time within some days, nearly all within three weeks. */
const LOOKS = [3, 11, 42, 400] as const;

/**
 * The first free time of each workshop within its window, in the order given; null where there is none. At most one query per
 * look for all of them.
 */
export async function firstSlots(
  wanted: readonly Wanted[],
  asking: Asking,
): Promise<readonly (OfferedTime | null)[]> {
  const found = new Map<Wanted, OfferedTime>();
  const searches = wanted.map((each) => ({
    each,
    bookable: bookableOf(each.place.workshop, asking.now),
    reached: 0,
  }));
  let left = searches;
  for (const length of LOOKS) {
    if (left.length === 0) break;
    const looks = left.map((search) => ({
      ...search,
      days: daysAhead(search.bookable, search.reached, length),
    }));
    const days = {
      from: Math.min(...looks.map((look) => look.days.from)),
      to: Math.max(...looks.map((look) => look.days.to)),
    };
    const bays = await baysOf(
      looks.map(({ each }) => each.place),
      days,
      reachOf(looks.map(({ each }) => each)),
      asking,
    );
    for (const look of looks) {
      const slot = firstSlot(look.each, bays.get(look.each.place) ?? [], look.bookable, look.days);
      if (slot !== null) found.set(look.each, slot);
    }
    left = left
      .filter(({ each }) => !found.has(each))
      .map((search) => ({ ...search, reached: search.reached + length }))
      .filter(({ bookable, reached }) => bookable.firstDay + reached <= bookable.lastDay);
  }
  return wanted.map((each) => found.get(each) ?? null);
}

const daysAhead = ({ firstDay, lastDay }: Bookable, reached: number, length: number): Days => ({
  from: firstDay + reached,
  to: Math.min(lastDay, firstDay + reached + length - 1),
});

function firstSlot(
  { place, demand }: Wanted,
  bays: readonly Bay[],
  bookable: Bookable,
  { from, to }: Days,
): OfferedTime | null {
  for (let day = from; day <= to; day++) {
    const offered = offeredOn(place.workshop, place.calendar, bays, demand, bookable, day);
    const slot = firstSlotOf(offered, demand);
    if (slot !== null) return slot;
  }
  return null;
}

const MAX_ALTERNATIVES = 6;

/** The next free times of the workshop from a day on, for whom the wished one is lost. */
export async function alternativesTo(
  wanted: Wanted,
  bookable: Bookable,
  day: number,
  asking: Asking,
): Promise<readonly OfferedTime[]> {
  const found: OfferedTime[] = [];
  let from = Math.max(bookable.firstDay, day);
  for (const length of LOOKS) {
    const to = Math.min(bookable.lastDay, from + length - 1);
    if (from > to) break;
    for (const offered of await offeredDays(wanted, bookable, { from, to }, asking))
      found.push(...timesOf(offered, wanted.demand));
    if (found.length >= MAX_ALTERNATIVES) break;
    from = to + 1;
  }
  return found.slice(0, MAX_ALTERNATIVES);
}
