import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '~/platform/db';

const occupation = z.object({
  resource: z.number(),
  department: z.string(),
  starts: z.number(),
  ends: z.number(),
  booking: z.string().nullable(),
  expires: z.date().nullable(),
});
const booking = z.object({
  id: z.string(),
  key: z.string(),
  state: z.string(),
  department: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  minutes: z.number(),
  pickUp: z.string().nullable(),
  links: z.number(),
});

const START = Date.UTC(2000, 0, 1);

/**
 * What is in the tables, read and judged without the engine: a list of what is wrong, and the rows.
 * @param isOpen whether a workshop works in the minute that begins then (`YYYY-MM-DDTHH:mm`); only visits of several days ask
 */
export async function recount(database: Database, isOpen: (moment: string) => boolean = () => true) {
  const { db } = database;
  const occupations = (
    await database.rows(
      db,
      sql`SELECT resource_no AS resource, department_id AS department, starts, ends, booking_id AS booking,
          expires_at AS expires
        FROM workshop_occupations JOIN workshop_resources ON no = resource_no`,
    )
  ).map((row) => occupation.parse(row));
  const bookings = (
    await database.rows(
      db,
      sql`SELECT id, idempotency_key AS key, state, department_id AS department, visit_date::text AS date,
          left(visit_time::text, 5) AS time, minutes,
          to_char(pick_up, 'YYYY-MM-DD"T"HH24:MI') AS "pickUp",
          (SELECT count(*)::int FROM workshop_tokens WHERE booking_id = workshop_bookings.id) AS links
        FROM workshop_bookings`,
    )
  ).map((row) => booking.parse(row));
  return {
    occupations,
    bookings,
    faults: [...overlaps(occupations), ...mismatches(bookings, occupations, isOpen)],
  };
}

type Occupation = z.infer<typeof occupation>;
type Booking = z.infer<typeof booking>;

function overlaps(occupations: readonly Occupation[]): string[] {
  const byStart = occupations.toSorted((a, b) => a.resource - b.resource || a.starts - b.starts);
  return byStart.flatMap((each, at) => {
    const next = byStart[at + 1];
    return next?.resource === each.resource && next.starts < each.ends
      ? [`bay ${each.resource} is taken twice at ${next.starts}`]
      : [];
  });
}

/** A visit that is booked has one place at its time; one that is cancelled or was missed has none; no place is nobody's. */
function mismatches(
  bookings: readonly Booking[],
  occupations: readonly Occupation[],
  isOpen: (moment: string) => boolean,
): string[] {
  const placed = new Map<string, Occupation[]>();
  for (const each of occupations) {
    if (each.booking !== null) placed.set(each.booking, [...(placed.get(each.booking) ?? []), each]);
  }
  const faults = bookings.flatMap(({ id, state, date, time, minutes, pickUp, department, links }) => {
    const places = placed.get(id) ?? [];
    placed.delete(id);
    if (links < 1) return [`visit ${id} has no link`];
    if (state === 'cancelled' || state === 'no-show')
      return places.length === 0 ? [] : [`${state} visit ${id} takes a place`];
    const [place] = places;
    if (place === undefined || places.length > 1) return [`visit ${id} has ${places.length} places`];
    const worked = pickUp === null ? place.ends - place.starts : openWithin(place, isOpen);
    if (worked !== minutes) return [`visit ${id} takes ${worked} minutes, not the ${minutes} that it needs`];
    if (pickUp !== null && momentOf(place.ends) !== pickUp)
      return [`visit ${id} ends at another time than told`];
    if (place.department !== department) return [`visit ${id} is in another workshop`];
    const began = momentOf(place.starts);
    const expected = time === null ? date : `${date}T${time}`;
    return began.startsWith(expected) ? [] : [`visit ${id} is at ${began}, not ${expected}`];
  });
  return [...faults, ...[...placed.keys()].map((id) => `a place belongs to no visit: ${id}`)];
}

/** `YYYY-MM-DDTHH:mm` */
const momentOf = (minute: number): string => new Date(START + minute * 60_000).toISOString().slice(0, 16);

function openWithin({ starts, ends }: Occupation, isOpen: (moment: string) => boolean): number {
  let open = 0;
  for (let minute = starts; minute < ends; minute++) if (isOpen(momentOf(minute))) open++;
  return open;
}
