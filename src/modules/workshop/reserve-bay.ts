import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import {
  type BookingWindow,
  bookingWindowOf,
  type Candidate,
  computeOfferedDay,
  findCandidates,
  isHoldFor,
} from './domain/availability';
import type { Demand } from './domain/demand';
import { isTooLate } from './domain/visit/visit';
import type { VisitStart } from './domain/visit/visit-start';
import type { BookingEngine } from './engine';
import type { BookingFailure } from './service';
import * as occupations from './store/occupation-store';
import { findAlternatives, listOfferedDays, type SearchContext } from './time-slot-search';
import { transactWithRetry } from './transaction';
import type { WorkshopLocation } from './workshop-locations';

/** A slot to reserve. */
export interface SlotRequest {
  readonly location: WorkshopLocation;
  readonly demand: Demand;
  readonly start: VisitStart;
  /** What can be booked; the workshop's window for customers where it is not given. */
  readonly bookable?: BookingWindow;
}

/** The transaction in which a slot is taken. */
export interface Reservation {
  readonly tx: Db;
  readonly now: Date;
  /** Locks the customer's own hold; one for another slot is deleted. */
  claimHold(): Promise<{ readonly hold: occupations.HoldRow; readonly fits: boolean } | null>;
  /** Takes a free bay with `insert`, which returns false when another transaction was faster. Rolls back where none is left. */
  takeBay(insert: (at: Candidate) => Promise<boolean>): Promise<void>;
}

/** No bay was left: the transaction is rolled back. */
class SlotLost extends Error {
  override readonly name = 'SlotLost';
}

/**
 * Runs a transaction that takes a slot; on failure says why. Expired holds are deleted before, in a statement of its own: a
 * rollback would restore them.
 */
export async function reserveBay<T>(
  engine: BookingEngine,
  wanted: SlotRequest,
  own: occupations.OwnOccupation,
  commit: (reservation: Reservation) => Promise<T>,
): Promise<Result<T, BookingFailure>> {
  const { database, clock } = engine;
  const { location } = wanted;
  const now = clock.now();
  const bookable = wanted.bookable ?? bookingWindowOf(location.workshop, now);
  const bays = location.bays.map(({ no }) => no);
  await occupations.deleteExpiredHolds(database, database.db, now, bays);
  try {
    const work = (tx: Db) => commit(createReservation({ database, db: tx, now }, wanted, bookable, own));
    return ok(await transactWithRetry(database, work));
  } catch (error) {
    if (!(error instanceof SlotLost)) throw error;
    return err(await explainRefusal(wanted, bookable, { database, db: database.db, now, own }));
  }
}

/** Each lost race means that another booking succeeded; no workshop has more bays to lose. */
const MAX_ATTEMPTS = 40;

function createReservation(
  context: SearchContext,
  wanted: SlotRequest,
  bookable: BookingWindow,
  { holdHash = null }: occupations.OwnOccupation,
): Reservation {
  const { location, demand, start } = wanted;
  const { database, db: tx, now } = context;
  return {
    tx,
    now,
    async claimHold() {
      const hold = holdHash === null ? null : await occupations.findHold(database, tx, holdHash, now);
      if (hold === null || holdHash === null) return null;
      const fits = isHoldFor(hold, location, demand, start);
      if (!fits) await occupations.deleteHold(tx, holdHash);
      return { hold, fits };
    },
    async takeBay(insert) {
      for (let round = 0; round < MAX_ATTEMPTS; round++) {
        const days = { from: start.day, to: start.day };
        const [offered] = await listOfferedDays(wanted, bookable, days, context);
        const free = offered === undefined ? [] : findCandidates(offered, start, demand);
        for (const candidate of free) if (await insert(candidate)) return;
        // Drop-off times move when one is taken: search again.
        if (free.length === 0 || !demand.allDay) break;
      }
      throw new SlotLost();
    },
  };
}

/**
 * Why a slot could not be taken. Outside the window, or not offered even by an empty workshop, has its own code; only otherwise
 * is it `slot-taken`, with times that are free now.
 */
async function explainRefusal(
  { location, demand, start }: SlotRequest,
  bookable: BookingWindow,
  context: SearchContext,
): Promise<BookingFailure> {
  if (isTooLate(start, bookable) || start.day > bookable.lastDay) return { code: 'outside-booking-window' };
  const empty = location.bays.map((bay) => ({ ...bay, taken: [] }));
  const offered = computeOfferedDay(location.workshop, location.calendar, empty, demand, bookable, start.day);
  if (findCandidates(offered, start, demand).length === 0) return { code: 'time-not-offered' };
  const alternatives = await findAlternatives({ location, demand }, bookable, start.day, context);
  return { code: 'slot-taken', alternatives };
}
