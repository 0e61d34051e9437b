import { err, ok } from '~/platform/result';
import { typedLine } from '~/platform/typed-words';
import { canDo } from '../domain/demand';
import { dateOf, todayIn } from '../domain/local-time';
import { offersFor } from '../domain/offers';
import { normalisePlate } from '../domain/plate';
import { wholeUnits } from '../domain/prices/prices';
import { unregisteredVehicle } from '../domain/vehicle';
import { bookedLines } from '../domain/visit/booked-lines';
import { totalOf } from '../domain/visit/visit';
import { parseDay } from '../domain/visit/visit-start';
import type { BookingEngine } from '../engine';
import type { Slot } from '../service';
import { listOfferedDays, toTimeslotDay } from '../time-slot-search';
import { bookByPhone } from '../use-cases/book-by-phone';
import { findVehicle } from '../visit-request';
import { locationOn, locationToday, type WorkshopLocation } from '../workshop-locations';
import { toStaffBookings } from './create-staff-bookings';
import type { PhoneBookings, PhoneDays, PhoneWork } from './phone-bookings';
import { demandAt, phoneWindow, type ResolvedPhoneWork, resolvePhoneWork } from './phone-work';

/** Days with free times that are shown at once, and how far is looked for them. */
const DAYS_SHOWN = 5;
const DAYS_SEARCHED = 28;
/** What stands around a plate in a sentence: "(ABC 123),". */
const AROUND_PLATE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Telephone bookings on our own tables. */
export const createPhoneBookings = (engine: BookingEngine): PhoneBookings => ({
  async car(typedPlate, typed) {
    const bare = typedLine(typedPlate).replaceAll(AROUND_PLATE, '');
    const found = await findVehicle(engine, bare);
    if (found.ok || found.error.code === 'invalid-registration-number' || typed === null) return found;
    const plate = normalisePlate(bare);
    if (plate === null) return err({ code: 'invalid-registration-number' });
    const { brand, model } = typed;
    return ok(unregisteredVehicle({ registrationNumber: plate, brand, model, buildYear: null }));
  },
  offers(site, language, departmentId, car, day) {
    const { schedule, byId, tables } = engine.schedules.snapshot(site.siteIndex);
    const location = byId.get(departmentId);
    const places = location === undefined ? [] : [locationOn(location, dayOr(day, location, engine))];
    const wording = { language, fallback: site.languages[0] };
    return offersFor(schedule, places, car, tables, wording);
  },
  async days(site, departmentId, work, from) {
    const resolved = resolvePhoneWork(engine, site, departmentId, work);
    if (!resolved.ok) return resolved;
    const { location, demand } = resolved.value;
    const { database, clock } = engine;
    const now = clock.now();
    const today = todayIn(location.zone, now);
    const first = Math.max(today, dayOr(from, location, engine));
    const context = { database, db: database.db, now };
    const onDays = async (each: typeof demand, days: { readonly from: number; readonly to: number }) => {
      const window = phoneWindow(location, each, now);
      const offered = await listOfferedDays({ location, demand: each }, window, days, context);
      return offered.map((day) => toTimeslotDay(day, each));
    };
    const late = demandAt(resolved.value, today, now);
    const last = first + DAYS_SEARCHED - 1;
    const offered =
      first === today && late !== demand
        ? [
            ...(await onDays(late, { from: today, to: today })),
            ...(await onDays(demand, { from: today + 1, to: last })),
          ]
        : await onDays(demand, { from: first, to: last });
    const free = offered.flatMap(({ date, availableSlots, allDaySlotAvailable }) => {
      const times = availableSlots.map((time): Slot => ({ date, time }));
      const slots = allDaySlotAvailable ? [{ date, time: null }, ...times] : times;
      return slots.length === 0 ? [] : [{ date, slots, price: priceOn(resolved.value, work, date) }];
    });
    const shown = free.slice(0, DAYS_SHOWN);
    const { lastDay } = phoneWindow(location, demand, now);
    const following = free[DAYS_SHOWN]?.date ?? (last < lastDay ? dateOf(last + 1) : null);
    const bays = locationToday(location, now)
      .workshop.resources.filter((bay) => canDo(bay, demand.competences))
      .map(({ id, name }) => ({ id, name }));
    const days: PhoneDays = { minutes: demand.minutes, days: shown, next: following, bays };
    return ok(days);
  },
  async book(site, language, departmentId, request) {
    const booked = await bookByPhone(engine, site, language, departmentId, request);
    if (!booked.ok) return booked;
    const [booking] = await toStaffBookings(engine, [booked.value]);
    return booking === undefined ? err({ code: 'unknown-workshop' }) : ok(booking);
  },
});

/** A day as it was typed; today where it is none. */
const dayOr = (
  typed: string,
  { zone }: Pick<WorkshopLocation, 'zone'>,
  { clock }: Pick<BookingEngine, 'clock'>,
): number => parseDay(typed) ?? todayIn(zone, clock.now());

/** What booking the work on a day comes to, in whole units: the prices in force on it. Null where one is not known. */
function priceOn(
  { snapshot, location }: ResolvedPhoneWork,
  { vehicle, mileage, serviceIds }: PhoneWork,
  date: string,
): number | null {
  const day = parseDay(date);
  if (day === null) return null;
  const chosen = serviceIds.map((id) => ({ id, text: null }));
  const { workshop } = locationOn(location, day);
  const wording = { language: '', fallback: '' };
  const lines = bookedLines(chosen, snapshot, workshop, { vehicle, mileage }, wording);
  return lines.some(({ price }) => price === null) ? null : wholeUnits(totalOf(lines));
}
