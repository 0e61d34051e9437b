import { isDeepStrictEqual } from 'node:util';
import { appendChange, type Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { calendarOf } from '../domain/calendar';
import { applyCapacity } from '../domain/capacity/apply-capacity';
import { minimalOverride } from '../domain/capacity/change-capacity';
import type { CapacityItem, CapacityOverride } from '../domain/capacity/override';
import { type ParseContext, parseCapacity } from '../domain/capacity/parse-change';
import { type CapacityShown, shownOf } from '../domain/capacity/shown';
import {
  type JudgedWorkshop,
  type PlacedVisit,
  touchedBy,
  troublesOf,
  type VisitTrouble,
} from '../domain/capacity/touched';
import { DAY, dateOf, timeOf, todayIn } from '../domain/local-time';
import type { WorkshopSchedule } from '../domain/model';
import type { BookingEngine } from '../engine';
import { toStaffBookings } from '../staff/create-staff-bookings';
import type { WorkshopPlace } from '../staff/staff-blocked-times';
import * as bookings from '../store/booking-store';
import {
  listCapacityChanges,
  loadCapacityRevisions,
  lockCapacity,
  type RevisedCapacity,
  writeCapacity,
} from '../store/capacity-store';
import { loadPlacesOfVisits } from '../store/occupation-store';
import { transactWithRetry } from '../transaction';
import type { WorkshopLocation } from '../workshop-locations';
import { SCHEDULES_TOPIC } from '../workshop-schedules';
import type {
  CapacityChange,
  CapacityFailure,
  StaffCapacity,
  TouchedVisit,
  WorkshopCapacity,
} from './staff-capacity';

const MAX_CHANGES = 50;
/** No visit is booked farther ahead. */
const LAST_DAYS = 500;
const NEW_BAY = /^staff-[a-z0-9]{8}$/;

/** A workshop with the schedule that it is of. */
interface Found {
  readonly location: WorkshopLocation;
  readonly schedule: WorkshopSchedule;
}

/** Capacity on our own tables. */
export function createStaffCapacity(engine: BookingEngine): StaffCapacity {
  const { database, schedules } = engine;
  const find = ({ siteIndex, departmentId }: WorkshopPlace): Found | null => {
    const { byId, schedule } = schedules.snapshot(siteIndex);
    const location = byId.get(departmentId);
    return location === undefined ? null : { location, schedule };
  };
  return {
    async workshop(place) {
      const found = find(place);
      if (found === null) return null;
      const overrides = await loadCapacityRevisions(database, database.db, place);
      const changes = await listCapacityChanges(database, database.db, place, MAX_CHANGES);
      const now = judged(found, stated(overrides));
      const coming = await comingVisits(engine, found, database.db);
      const visits = coming.flatMap((each) => {
        const troubles = troublesOf(each.placed, now, found.schedule);
        return troubles.length === 0 ? [] : [{ booking: each.booking, troubles }];
      });
      return { ...viewOf(engine, found, overrides), changes, visits: await withBookings(engine, visits) };
    },
    async preview(place, change) {
      const found = find(place);
      if (found === null) return null;
      const overrides = await loadCapacityRevisions(database, database.db, place);
      const planned = plan(found, overrides, change);
      if (planned === null) return null;
      const touched = await touchedVisits(engine, found, planned, database.db);
      const { before, after } = planned.shown;
      return { before, after, visits: await withBookings(engine, touched) };
    },
    async change(place, change, by) {
      const found = find(place);
      if (found === null) return err({ code: 'unknown' });
      const changed = await transactWithRetry(database, (tx) => changeIn(engine, tx, found, change, by));
      if (changed.ok) await schedules.catchUp();
      return changed;
    },
  };
}

type By = Parameters<StaffCapacity['change']>[2];

async function changeIn(
  engine: BookingEngine,
  tx: Db,
  found: Found,
  change: CapacityChange,
  { account, seen, visits }: By,
): Promise<Result<null, CapacityFailure>> {
  const { database, clock } = engine;
  const { siteIndex, departmentId } = found.location;
  const place = { siteIndex, departmentId };
  await lockCapacity(tx, place);
  const overrides = await loadCapacityRevisions(database, tx, place);
  const planned = plan(found, overrides, change);
  if (planned === null) return err({ code: 'unknown' });
  const { current, override, shown } = planned;
  if (isSame(override, current?.override ?? null)) return ok(null);
  const revision = current?.revision ?? 0;
  if (revision !== seen) {
    const changes = await listCapacityChanges(database, tx, place, MAX_CHANGES);
    const isThis = ({ part, item }: CapacityItem) => part === change.part && item === change.item;
    return err({
      code: 'conflict',
      changes: changes.filter((each) => isThis(each) && each.revision > seen),
    });
  }
  const touched = await touchedVisits(engine, found, planned, tx);
  if (touched.some(({ booking }) => !visits.includes(booking.id))) return err({ code: 'more-visits' });
  const { part, item } = change;
  const written = { part, item, override, revision: revision + 1, account, at: clock.now(), ...shown };
  await writeCapacity(tx, place, written);
  await appendChange(tx, SCHEDULES_TOPIC, { index: siteIndex });
  return ok(null);
}

const isSame = (a: CapacityOverride | null, b: CapacityOverride | null): boolean =>
  isDeepStrictEqual(a?.value, b?.value);

const stated = (overrides: readonly RevisedCapacity[]): CapacityOverride[] =>
  overrides.flatMap(({ override }) => override ?? []);

/** A workshop with some overrides, and none where there are none. */
function judged(
  { location: { imported, zone, workshop }, schedule }: Found,
  overrides: readonly CapacityOverride[],
): JudgedWorkshop {
  const capacity = applyCapacity(imported.workshop, imported.opening, overrides, schedule.services);
  return { capacity, calendar: calendarOf(capacity.opening, zone, workshop.country) };
}

const shownAt = (
  { capacity, calendar }: JudgedWorkshop,
  schedule: WorkshopSchedule,
  item: CapacityItem,
): CapacityShown | null => {
  const spansOn = (day: number) =>
    calendar.on(day).map(({ from, to }) => ({ opens: timeOf(from), closes: closingTime(day, to) }));
  return shownOf(capacity, schedule, spansOn, item);
};

/** Midnight is the end of the day. */
const closingTime = (day: number, minute: number): string =>
  minute === (day + 1) * DAY ? '24:00' : timeOf(minute);

interface Plan {
  readonly current: RevisedCapacity | undefined;
  /** As little as can be said. */
  readonly override: CapacityOverride | null;
  readonly before: JudgedWorkshop;
  readonly after: JudgedWorkshop;
  readonly shown: { readonly before: CapacityShown; readonly after: CapacityShown };
}

/** What a change comes to; null: there is no such thing, or a bay of staff's own would be lost. */
function plan(found: Found, overrides: readonly RevisedCapacity[], change: CapacityChange): Plan | null {
  const { location, schedule } = found;
  const isThis = ({ part, item }: CapacityItem) => part === change.part && item === change.item;
  const current = overrides.find(isThis);
  const others = stated(overrides.filter((each) => !isThis(each)));
  const isOwnBay = current?.override?.part === 'bay' && current.override.value.added !== null;
  if (change.override === null && isOwnBay) return null;
  const imported = { ...location.imported, services: schedule.services, others };
  const override = change.override === null ? null : minimalOverride(change.override, imported);
  const before = judged(found, stated(overrides));
  const after = judged(found, override === null ? others : [...others, override]);
  const [was, is] = [shownAt(before, schedule, change), shownAt(after, schedule, change)];
  return was === null || is === null
    ? null
    : { current, override, before, after, shown: { before: was, after: is } };
}

interface ComingVisit {
  readonly booking: bookings.StoredBooking;
  readonly placed: PlacedVisit;
}
const BEFORE_THEM: ReadonlySet<bookings.StoredBooking['state']> = new Set(['booked', 'arrived', 'in-work']);

/** Visits that have their work before them, in the order of their times. */
async function comingVisits(
  { database, clock }: BookingEngine,
  { location: { siteIndex, departmentId, zone } }: Found,
  db: Db,
): Promise<readonly ComingVisit[]> {
  const today = todayIn(zone, clock.now());
  const days = { from: dateOf(today), to: dateOf(today + LAST_DAYS) };
  const all = await bookings.listBookings(database, db, { siteIndex, departmentId }, days);
  const coming = all.filter(({ state }) => BEFORE_THEM.has(state));
  const places = await loadPlacesOfVisits(
    database,
    db,
    coming.map(({ id }) => id),
  );
  return coming.flatMap((booking) => {
    const place = places.get(booking.id);
    if (place === undefined) return [];
    const { id, lines, minutes, pickUp } = booking;
    const serviceIds = lines.map((line) => line.id);
    return [{ booking, placed: { id, serviceIds, minutes, isMultiDay: pickUp !== null, ...place } }];
  });
}

interface Touched {
  readonly booking: bookings.StoredBooking;
  readonly troubles: readonly VisitTrouble[];
}

async function touchedVisits(
  engine: BookingEngine,
  found: Found,
  { before, after }: Plan,
  db: Db,
): Promise<readonly Touched[]> {
  const coming = await comingVisits(engine, found, db);
  const placed = coming.map((each) => each.placed);
  const touched = touchedBy(placed, before, after, found.schedule);
  return coming.flatMap(({ booking }) => {
    const troubles = touched.get(booking.id);
    return troubles === undefined ? [] : [{ booking, troubles }];
  });
}

async function withBookings(
  engine: BookingEngine,
  touched: readonly Touched[],
): Promise<readonly TouchedVisit[]> {
  const list = await toStaffBookings(
    engine,
    touched.map(({ booking }) => booking),
  );
  return list.map((booking, at) => ({ booking, troubles: touched[at]?.troubles ?? [] }));
}

/** What is read of a workshop, without what the database is asked for. */
function viewOf(
  { clock }: BookingEngine,
  found: Found,
  overrides: readonly RevisedCapacity[],
): Omit<WorkshopCapacity, 'changes' | 'visits'> {
  const { location, schedule } = found;
  const { workshop, zone, imported } = location;
  const [now, before] = [judged(found, stated(overrides)), judged(found, [])];
  const { services, categories, brandClasses } = schedule;
  const all = [
    ...schedule.workshops.flatMap(({ resources }) => resources.flatMap(({ competences }) => competences)),
    ...services.map(({ competence }) => competence),
  ];
  const competences = [...new Set(all)].toSorted();
  const contextOf = ({ item }: CapacityItem, kind: string): ParseContext => {
    const own = overrides.find((each) => each.part === 'bay' && each.item === item)?.override;
    const typedKind = NEW_BAY.test(item) ? (kind === 'mechanic' ? 'mechanic' : 'bay') : null;
    const isImported = imported.workshop.resources.some(({ id }) => id === item);
    return {
      today: dateOf(todayIn(zone, clock.now())),
      competences,
      serviceIds: services.map(({ id }) => id),
      untimedIds: services.flatMap(({ id, minutes }) => (minutes === 0 ? [id] : [])),
      added: isImported ? null : own?.part === 'bay' ? own.value.added : typedKind,
    };
  };
  return {
    zone,
    country: workshop.country,
    services,
    categories,
    brandClasses,
    competences,
    days: now.capacity.opening.deviations.map(({ date }) => date),
    bays: now.capacity.workshop.resources.map(({ id }) => id),
    shown: (item) => shownAt(now, schedule, item),
    importShows: (item) => shownAt(before, schedule, item),
    parse: (item, typed) => parseCapacity(item, typed, contextOf(item, typed.text('kind'))),
    overrides,
  };
}
