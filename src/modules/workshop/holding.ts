import { randomUUID } from 'node:crypto';
import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { newToken, tokenHash } from '~/platform/token';
import type { Site } from '~/sites';
import { type Engine, type Question, questionForCar } from './asking';
import { bookableOf, type Candidate, candidates, offeredOn } from './domain/availability';
import { canDo, type Demand } from './domain/demand';
import { DAY, dayOf, dayOfMinute, minutesOf } from './domain/local-time';
import { isTooLate } from './domain/visit';
import { FAR_AWAY } from './free-days';
import type { Place } from './places';
import { alternativesTo, inTransaction, takePlace } from './placing';
import type { BookingFailure, Hold, HoldWish, Slot } from './service';
import * as occupations from './store/occupation-store';

const MINUTE_MS = 60_000;
/** A picked time waits so long for its holder, and for no longer than an hour however often it is prolonged. */
const HOLD_MS = 10 * MINUTE_MS;
const LONGEST_HOLD_MS = 60 * MINUTE_MS;

/** The time was not to be had: what has been done in the transaction is undone. */
export class PlaceLost extends Error {
  override readonly name = 'PlaceLost';
}

/** What is wrong with a time that was sent; null when it is one. */
export function faultOfSlot({ date, time }: Slot): BookingFailure | null {
  const day = dayOf(date);
  if (Number.isNaN(day) || day < 0 || day > FAR_AWAY) return { code: 'invalid', field: 'date' };
  return time !== null && Number.isNaN(minutesOf(time)) ? { code: 'invalid', field: 'time' } : null;
}

/**
 * Why a time was not to be had. One that the workshop would not offer though nothing were booked has nothing to do with
 * others; only of what it would is it said that somebody was quicker, with times that are free now.
 */
export async function whyNot(
  engine: Engine,
  { place, demand }: { readonly place: Place; readonly demand: Demand | null },
  slot: Slot,
  own: occupations.Own,
): Promise<BookingFailure> {
  if (demand === null) return { code: 'not-done-here' };
  const { database, clock } = engine;
  const now = clock.now();
  const bookable = bookableOf(place.workshop, now);
  if (isTooLate(slot, bookable) || dayOf(slot.date) > bookable.lastDay) {
    return { code: 'outside-booking-window' };
  }
  const empty = place.bays.map((bay) => ({ ...bay, taken: [] }));
  const offered = offeredOn(place.workshop, place.calendar, empty, demand, bookable, dayOf(slot.date));
  if (candidates(offered, slot.time, demand).length === 0) return { code: 'time-not-offered' };
  const asking = { database, db: database.db, now, own };
  return { code: 'slot-taken', alternatives: await alternativesTo({ place, demand }, slot.date, asking) };
}

/** Runs a transaction that takes a place; null when there was none. Holds that have run out are cleared away before. */
export async function taking<T>(
  engine: Engine,
  place: Place,
  work: (tx: Db, now: Date) => Promise<T>,
): Promise<T | null> {
  const { database, clock } = engine;
  const now = clock.now();
  await occupations.sweepHolds(
    database,
    database.db,
    now,
    place.bays.map(({ no }) => no),
  );
  try {
    return await inTransaction(database, (tx) => work(tx, now));
  } catch (error) {
    if (error instanceof PlaceLost) return null;
    throw error;
  }
}

/** Whether a hold is for this very time at this workshop, and its bay can do all that is wanted. */
export function isHoldFor(hold: Candidate, place: Place, demand: Demand, { date, time }: Slot): boolean {
  const bay = place.bays.find(({ no }) => no === hold.no);
  if (bay === undefined || !canDo(bay, demand.competences) || hold.to - hold.from !== demand.minutes) {
    return false;
  }
  if (demand.allDay) return dayOfMinute(hold.from) === dayOf(date) && (time === null || time === '08:00');
  return time !== null && hold.from === dayOf(date) * DAY + minutesOf(time);
}

export async function hold(
  engine: Engine,
  site: Site,
  wish: HoldWish,
): Promise<Result<Hold, BookingFailure>> {
  const fault = faultOfSlot(wish);
  if (fault !== null) return err(fault);
  const question = await questionForCar(engine, site, wish);
  if (!question.ok) return question;
  const { place, demand } = question.value;
  const holdHash = wish.holdId === null ? null : tokenHash(wish.holdId);
  if (demand !== null) {
    const held = await taking(engine, place, (tx, now) =>
      holdPlace(engine, tx, now, { ...question.value, demand }, wish, holdHash),
    );
    if (held !== null) return ok(held);
  }
  return err(await whyNot(engine, question.value, wish, { holdHash }));
}

async function holdPlace(
  engine: Engine,
  tx: Db,
  now: Date,
  wanted: Question & { readonly demand: Demand },
  wish: HoldWish,
  holdHash: string | null,
): Promise<Hold> {
  const { database } = engine;
  const earlier = holdHash === null ? null : await occupations.findHold(database, tx, holdHash, now);
  if (earlier !== null && holdHash !== null && wish.holdId !== null) {
    if (isHoldFor(earlier, wanted.place, wanted.demand, wish)) {
      return prolonged(tx, { holdId: wish.holdId, hash: holdHash }, earlier, now);
    }
    await occupations.deleteHold(tx, holdHash);
  }
  const fresh = newToken();
  const { text, hash } =
    earlier !== null && holdHash !== null && wish.holdId !== null
      ? { text: wish.holdId, hash: holdHash }
      : fresh;
  const expiresAt = new Date(now.getTime() + HOLD_MS);
  const asking = { database, db: tx, now };
  const taken = await takePlace(wanted, wish, asking, (at) =>
    occupations.insertHold(database, tx, { id: randomUUID(), hash, heldSince: now, expiresAt }, at),
  );
  if (!taken) throw new PlaceLost();
  return { holdId: text, expiresAt: expiresAt.toISOString() };
}

async function prolonged(
  tx: Db,
  { holdId, hash }: { readonly holdId: string; readonly hash: string },
  { heldSince }: occupations.HoldRow,
  now: Date,
): Promise<Hold> {
  const end = Math.min(now.getTime() + HOLD_MS, heldSince.getTime() + LONGEST_HOLD_MS);
  const expiresAt = new Date(end);
  await occupations.prolong(tx, hash, expiresAt);
  return { holdId, expiresAt: expiresAt.toISOString() };
}

export async function extendHold(
  { database, clock }: Engine,
  holdId: string,
): Promise<Result<Hold, BookingFailure>> {
  const hash = tokenHash(holdId);
  if (hash === null) return err({ code: 'unknown-hold' });
  return inTransaction(database, async (tx) => {
    const now = clock.now();
    const found = await occupations.findHold(database, tx, hash, now);
    return found === null
      ? err({ code: 'unknown-hold' })
      : ok(await prolonged(tx, { holdId, hash }, found, now));
  });
}

export async function releaseHold({ database }: Engine, holdId: string): Promise<void> {
  const hash = tokenHash(holdId);
  if (hash !== null) await occupations.deleteHold(database.db, hash);
}
