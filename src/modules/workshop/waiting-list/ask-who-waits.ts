import { randomUUID } from 'node:crypto';
import { localDate } from '~/platform/time';
import type { BookingWindow } from '../domain/availability';
import type { Demand } from '../domain/demand';
import type { VisitStart } from '../domain/visit/visit-start';
import { firstSuitable, MAX_OFFERS_A_DAY, mayAsk, OFFER_MINUTES } from '../domain/waiting-list';
import type { BookingEngine } from '../engine';
import { type Reservation, reserveBay } from '../reserve-bay';
import { findBooking, lockBooking, type StoredBooking } from '../store/booking-store';
import { deleteHold, insertHold } from '../store/occupation-store';
import * as waiting from '../store/waiting-list-store';
import { listOfferedDays } from '../time-slot-search';
import { transactWithRetry } from '../transaction';
import { demandOfVisit } from '../use-cases/move-visit';
import type { WorkshopLocation } from '../workshop-locations';
import { earlierWindow } from './earlier-window';

interface Place {
  readonly siteIndex: string;
  readonly departmentId: string;
}

/**
 * Settles the offers of a workshop that are over, and offers what is free to those who wait, longest first: to each the first
 * time that suits, kept for half an hour. It may run at any time, and in several processes at once: what is free is the state of
 * the bays, so nothing depends on what told of it.
 * @returns how many were asked
 */
export async function askWhoWaits(engine: BookingEngine, place: Place): Promise<number> {
  const { database, clock, log, schedules } = engine;
  const location = schedules.snapshot(place.siteIndex).byId.get(place.departmentId);
  const now = clock.now();
  await settleOffers(engine, place, localDate(now, location?.zone ?? 'UTC'), now);
  if (location === undefined) return 0;
  if (engine.asksByNight !== true && !mayAsk(now, location.zone)) return 0;
  const rows = await waiting.listWaiting(database, place);
  const ids = rows.map(({ bookingId }) => bookingId);
  const offered = Map.groupBy(
    await waiting.listEarlierTimes(database, database.db, ids),
    ({ bookingId }) => bookingId,
  );
  let count = 0;
  for (const row of rows) {
    const earlier = offered.get(row.bookingId) ?? [];
    if (!mayBeOffered(earlier, location.zone, now)) continue;
    if (await offerTo(engine, location, row, refusedDays(earlier))) count += 1;
  }
  if (count > 0) log.info({ ...place, customers: count }, 'earlier times offered');
  return count;
}

async function settleOffers(engine: BookingEngine, place: Place, today: string, now: Date): Promise<void> {
  const { database } = engine;
  await transactWithRetry(database, async (tx) => {
    for (const id of await waiting.settleOver(database, tx, place, now))
      await deleteHold(tx, waiting.holdOfTime(id));
    await waiting.takeOffWhoIsDone(tx, place, today);
  });
}

/** One offer at a time, and a few a day: a customer who does not answer is not asked all day long. */
function mayBeOffered(earlier: readonly waiting.EarlierTimeRow[], zone: string, now: Date): boolean {
  const today = localDate(now, zone);
  const ofToday = earlier.filter(({ offeredAt }) => localDate(offeredAt, zone) === today);
  return ofToday.length < MAX_OFFERS_A_DAY && earlier.every(({ state }) => state !== 'open');
}

/** Whoever declined a day, or let it pass, is not asked for another time of it. */
const refusedDays = (earlier: readonly waiting.EarlierTimeRow[]): ReadonlySet<string> =>
  new Set(earlier.flatMap(({ state, date }) => (state === 'declined' || state === 'expired' ? [date] : [])));

/** A time that others take in the meantime is looked for again. */
const MAX_TRIES = 5;

async function offerTo(
  engine: BookingEngine,
  location: WorkshopLocation,
  row: waiting.WaitingRow,
  refused: ReadonlySet<string>,
): Promise<boolean> {
  const { database, clock } = engine;
  const booking = await findBooking(database, database.db, row.bookingId);
  const bookable = booking === null ? null : earlierWindow(location, booking, clock.now());
  if (booking === null || bookable === null) return false;
  const demand = demandOfVisit(engine, booking);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const start = await findStart(engine, { location, demand, bookable }, row, refused);
    if (start === null) return false;
    const offer = await reserveBay(engine, { location, demand, start, bookable }, {}, (reservation) =>
      keep(engine, booking, start, reservation),
    );
    if (offer.ok) return offer.value;
  }
  return false;
}

interface Search {
  readonly location: WorkshopLocation;
  readonly demand: Demand;
  readonly bookable: BookingWindow;
}

async function findStart(
  { database, clock }: BookingEngine,
  { location, demand, bookable }: Search,
  preference: waiting.WaitingRow,
  refused: ReadonlySet<string>,
): Promise<VisitStart | null> {
  const days = { from: bookable.firstDay, to: bookable.lastDay };
  const context = { database, db: database.db, now: clock.now() };
  for (const offered of await listOfferedDays({ location, demand }, bookable, days, context)) {
    const start = firstSuitable(offered, preference);
    if (start !== null && !refused.has(start.date)) return start;
  }
  return null;
}

/** Keeps the time and tells the customer; false where they are not to be asked any more. */
async function keep(
  { database, notices }: BookingEngine,
  { id: bookingId, siteIndex, departmentId }: StoredBooking,
  { date, time }: VisitStart,
  { tx, now, takeBay }: Reservation,
): Promise<boolean> {
  const booking = await lockBooking(database, tx, bookingId);
  if (booking?.state !== 'booked' || booking.date <= date) return false;
  const expiresAt = new Date(now.getTime() + OFFER_MINUTES * 60_000);
  const id = randomUUID();
  if (
    !(await waiting.insertEarlierTime(database, tx, { id, bookingId, date, time, offeredAt: now, expiresAt }))
  )
    return false;
  const hold = { id: randomUUID(), hash: waiting.holdOfTime(id), heldSince: now, expiresAt };
  await takeBay((at) => insertHold(database, tx, hold, at));
  await notices.offer(tx, { id, siteIndex, departmentId, expiresAt });
  return true;
}
