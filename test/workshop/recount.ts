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
  links: z.number(),
});

const START = Date.UTC(2000, 0, 1);

/** What is in the tables, read and judged without the engine: a list of what is wrong, and the rows. */
export async function recount(database: Database) {
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
          (SELECT count(*)::int FROM workshop_tokens WHERE booking_id = workshop_bookings.id) AS links
        FROM workshop_bookings`,
    )
  ).map((row) => booking.parse(row));
  return { occupations, bookings, faults: [...overlaps(occupations), ...mismatches(bookings, occupations)] };
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

/** A visit that is booked has one place at its time; a cancelled one has none; no place is nobody's. */
function mismatches(bookings: readonly Booking[], occupations: readonly Occupation[]): string[] {
  const placed = new Map<string, Occupation[]>();
  for (const each of occupations) {
    if (each.booking !== null) placed.set(each.booking, [...(placed.get(each.booking) ?? []), each]);
  }
  const faults = bookings.flatMap(({ id, state, date, time, minutes, department, links }) => {
    const places = placed.get(id) ?? [];
    placed.delete(id);
    if (links < 1) return [`visit ${id} has no link`];
    if (state === 'cancelled') return places.length === 0 ? [] : [`cancelled visit ${id} takes a place`];
    const [place] = places;
    if (place === undefined || places.length > 1) return [`visit ${id} has ${places.length} places`];
    if (place.ends - place.starts !== minutes) return [`visit ${id} takes another time than it needs`];
    if (place.department !== department) return [`visit ${id} is in another workshop`];
    const began = new Date(START + place.starts * 60_000).toISOString();
    const expected = time === null ? date : `${date}T${time}`;
    return began.startsWith(expected) ? [] : [`visit ${id} is at ${began}, not ${expected}`];
  });
  return [...faults, ...[...placed.keys()].map((id) => `a place belongs to no visit: ${id}`)];
}
