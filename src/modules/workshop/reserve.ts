import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import {
  type Bookable,
  bookableOf,
  type Candidate,
  candidates,
  isHoldFor,
  offeredOn,
} from './domain/availability';
import type { Demand } from './domain/demand';
import { isTooLate } from './domain/visit';
import type { VisitStart } from './domain/visit-start';
import type { Engine } from './engine';
import { type Asking, alternativesTo, offeredDays } from './free-times';
import type { Place } from './places';
import type { BookingFailure } from './service';
import * as occupations from './store/occupation-store';
import { transactWithRetry } from './transaction';

/** A slot that somebody wants. */
export interface WantedSlot {
  readonly place: Place;
  readonly demand: Demand;
  readonly start: VisitStart;
}

/** The transaction in which a slot is taken. */
export interface Reservation {
  readonly tx: Db;
  readonly now: Date;
  /** The asker's own hold, which nobody else changes meanwhile; one that is for another slot is given up. */
  claimHold(): Promise<{ readonly hold: occupations.HoldRow; readonly fits: boolean } | null>;
  /** Takes a free bay with `insert`, which is false when somebody was quicker. Where none is left all is undone. */
  takeBay(insert: (at: Candidate) => Promise<boolean>): Promise<void>;
}

/** No bay was left: the transaction is rolled back. */
class SlotLost extends Error {
  override readonly name = 'SlotLost';
}

/**
 * Runs a transaction that takes a slot, and says why where it was not to be had. Holds that have run out are cleared away
 * before, in a statement of its own: a transaction that fails would bring them back.
 */
export async function reserve<T>(
  engine: Engine,
  wanted: WantedSlot,
  own: occupations.Own,
  commit: (reservation: Reservation) => Promise<T>,
): Promise<Result<T, BookingFailure>> {
  const { database, clock } = engine;
  const { place } = wanted;
  const now = clock.now();
  const bookable = bookableOf(place.workshop, now);
  const bays = place.bays.map(({ no }) => no);
  await occupations.sweepHolds(database, database.db, now, bays);
  try {
    const work = (tx: Db) => commit(reservationIn({ database, db: tx, now }, wanted, bookable, own));
    return ok(await transactWithRetry(database, work));
  } catch (error) {
    if (!(error instanceof SlotLost)) throw error;
    return err(await refusalOf(wanted, bookable, { database, db: database.db, now, own }));
  }
}

/** Nobody loses more races than this; each lost one means that somebody else has got a place. */
const MAX_ROUNDS = 40;

function reservationIn(
  asking: Asking,
  wanted: WantedSlot,
  bookable: Bookable,
  { holdHash = null }: occupations.Own,
): Reservation {
  const { place, demand, start } = wanted;
  const { database, db: tx, now } = asking;
  return {
    tx,
    now,
    async claimHold() {
      const hold = holdHash === null ? null : await occupations.findHold(database, tx, holdHash, now);
      if (hold === null || holdHash === null) return null;
      const fits = isHoldFor(hold, place, demand, start);
      if (!fits) await occupations.deleteHold(tx, holdHash);
      return { hold, fits };
    },
    async takeBay(insert) {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const days = { from: start.day, to: start.day };
        const [offered] = await offeredDays(wanted, bookable, days, asking);
        const free = offered === undefined ? [] : candidates(offered, start, demand);
        for (const candidate of free) if (await insert(candidate)) return;
        // The places of drop-offs move when one is taken: they are looked for anew.
        if (free.length === 0 || !demand.allDay) break;
      }
      throw new SlotLost();
    },
  };
}

/**
 * Why a slot was not to be had. One that the workshop would not offer though nothing were booked has nothing to do with
 * others; only of what it would is it said that somebody was quicker, with times that are free now.
 */
async function refusalOf(
  { place, demand, start }: WantedSlot,
  bookable: Bookable,
  asking: Asking,
): Promise<BookingFailure> {
  if (isTooLate(start, bookable) || start.day > bookable.lastDay) return { code: 'outside-booking-window' };
  const empty = place.bays.map((bay) => ({ ...bay, taken: [] }));
  const offered = offeredOn(place.workshop, place.calendar, empty, demand, bookable, start.day);
  if (candidates(offered, start, demand).length === 0) return { code: 'time-not-offered' };
  const alternatives = await alternativesTo({ place, demand }, bookable, start.day, asking);
  return { code: 'slot-taken', alternatives };
}
