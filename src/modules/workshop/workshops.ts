import type { Facilities } from '~/modules/facilities';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import { newToken } from '~/platform/token';
import { visitLocation } from './booked-visit';
import { createStaffCapacity } from './capacity/create-staff-capacity';
import type { StaffCapacity } from './capacity/staff-capacity';
import type { WorkshopSchedule } from './domain/model';
import type { Opening } from './domain/opening';
import type { PriceTable } from './domain/prices/price-table';
import type { VehicleRegistry } from './domain/vehicle';
import type { BookingEngine } from './engine';
import { runOnce } from './idempotency';
import type { NoticeSources, Notices } from './notices';
import type { WorkshopService } from './service';
import { openBoardChanges } from './staff/board-changes';
import { createCustomerSearch } from './staff/create-customer-search';
import { createPhoneBookings } from './staff/create-phone-bookings';
import { createStaffBlockedTimes } from './staff/create-staff-blocked-times';
import { createStaffBoard } from './staff/create-staff-board';
import { createStaffBookings } from './staff/create-staff-bookings';
import { createStaffVisits } from './staff/create-staff-visits';
import type { CustomerSearch } from './staff/customer-search';
import type { PhoneBookings } from './staff/phone-bookings';
import type { StaffBlockedTimes } from './staff/staff-blocked-times';
import type { StaffBoard } from './staff/staff-board';
import type { StaffBookings } from './staff/staff-bookings';
import { createStaffForms, type StaffForms } from './staff/staff-forms';
import type { StaffVisits } from './staff/staff-visits';
import * as bookings from './store/booking-store';
import { deleteExpiredHolds } from './store/occupation-store';
import { deleteOldStaffForms } from './store/staff-form-store';
import { type RegisteredVehicle, replaceVehicles } from './store/vehicle-store';
import { type ImportedVisit, type ImportTarget, importVisits } from './store/visit-import';
import { bookVisit } from './use-cases/book-visit';
import { cancelVisit } from './use-cases/cancel-visit';
import { findWorkshops, hasBrand } from './use-cases/find-workshops';
import { extendHold, holdSlot, releaseHold } from './use-cases/hold-slot';
import { listFreeDays } from './use-cases/list-free-days';
import { listAllOffers, listOffers, listPrices } from './use-cases/list-offers';
import { listTimes } from './use-cases/list-times';
import { moveVisit } from './use-cases/move-visit';
import { isChangeable, openVisit } from './use-cases/open-visit';
import { findVehicle } from './visit-request';
import { askWhoWaits } from './waiting-list/ask-who-waits';
import { createStaffWaitingList, createWaitingList } from './waiting-list/create-waiting-list';
import type { StaffWaitingList, WaitingList } from './waiting-list/waiting-list';
import { workOpenings } from './waiting-list/work-openings';
import {
  openWorkshopSchedules,
  type ReplacePricesFailure,
  type ReplaceScheduleFailure,
} from './workshop-schedules';

export interface WorkshopsOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly facilities: Facilities;
  readonly vehicles: VehicleRegistry;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly log: Log;
  /** Of a demo, whose mails nobody gets: whoever waits for an earlier time is asked by night, too. */
  readonly asksByNight?: boolean;
  /** How often to poll for another process's changes without a notification; default 30 s. */
  readonly pollMs?: number;
}

/** The engine on our own database; every occupation of a bay goes through it. */
export interface Workshops {
  readonly service: WorkshopService;
  readonly staffBookings: StaffBookings;
  readonly staffBoard: StaffBoard;
  readonly staffVisits: StaffVisits;
  readonly staffBlockedTimes: StaffBlockedTimes;
  readonly phoneBookings: PhoneBookings;
  readonly customerSearch: CustomerSearch;
  readonly staffForms: StaffForms;
  readonly staffCapacity: StaffCapacity;
  /** The hours by which a workshop takes bookings: null its department's, undefined where none are taken. */
  ownHours(siteIndex: string, departmentId: string): Pick<Opening, 'weekly'> | null | undefined;
  readonly waitingList: WaitingList;
  readonly staffWaitingList: StaffWaitingList;
  /** Offers what is free at a workshop to those on its list; returns how many were asked. The jobs do it. */
  askWhoWaits(siteIndex: string, departmentId: string): Promise<number>;
  /** The schedule of an index of facilities as it was imported; an empty one books nothing. */
  schedule(siteIndex: string): WorkshopSchedule;
  /** Replaces the schedule of an index, all or nothing. Other processes follow through the change log. */
  replaceSchedule(siteIndex: string, document: unknown): Promise<Result<null, ReplaceScheduleFailure>>;
  /** The price tables of an index. */
  priceTables(siteIndex: string): readonly PriceTable[];
  /** Replaces the price tables of an index, all or nothing; its schedule must have their services and workshops. */
  replacePriceTables(siteIndex: string, tables: unknown): Promise<Result<null, ReplacePricesFailure>>;
  replaceVehicles(vehicles: readonly RegisteredVehicle[]): Promise<void>;
  /** Writes visits of another system into an index, or the past of a workshop, that has none; returns how many. Sends no notices. */
  importVisits(to: ImportTarget, visits: readonly ImportedVisit[]): Promise<number>;
  /** What notices need to know. */
  readonly sources: NoticeSources;
  /** How many visits there are in each state, and holds; at most a minute old, as all rows are counted. */
  counts(): ReturnType<typeof bookings.countVisits>;
  /** Registers the work in the background; before `jobs.start`. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

const COUNT_MS = 60_000;
const CLEANUP_QUEUE = 'workshop-tidy';

/** Opens the workshops: loads the schedules and follows their changes until `stop`. */
export async function createWorkshops(options: WorkshopsOptions): Promise<Workshops> {
  const { database, jobs, facilities, log, pollMs, clock } = options;
  const schedules = await openWorkshopSchedules({
    database,
    facilities,
    log,
    ...(pollMs === undefined ? {} : { pollMs }),
  });
  const engine: BookingEngine = { ...options, schedules };
  const changes = await openBoardChanges(database);
  let stopListening = async (): Promise<void> => undefined;
  let counted: { at: number; counts: ReturnType<typeof bookings.countVisits> } | null = null;
  return {
    service: {
      vehicle: (_site, registrationNumber) => findVehicle(engine, registrationNumber),
      offers: (site, language, car) => listOffers(engine, site, language, car),
      allOffers: async (site, language) => ok(listAllOffers(engine, site, language)),
      prices: (site, query) => listPrices(engine, site, query),
      hasBrand: async (site, brand) => hasBrand(engine, site, brand),
      closestAvailable: (site, query, signal) => findWorkshops(engine, site, query, signal),
      timeslots: (site, query) => listTimes(engine, site, query),
      freeDays: (site, query) => listFreeDays(engine, site, query),
      hold: (site, request) => holdSlot(engine, site, request),
      extendHold: (_site, holdId) => extendHold(engine, holdId),
      releaseHold: (_site, holdId) => releaseHold(engine, holdId),
      book: (site, language, request) =>
        runOnce(engine, site, language, request, (digest) =>
          bookVisit(engine, site, language, request, digest),
        ),
      visit: (site, language, token) => openVisit(engine, site, language, token),
      cancel: (site, language, token) => cancelVisit(engine, site, language, token),
      rebook: (site, language, token, slot) => moveVisit(engine, site, { language, token }, slot),
    },
    staffBookings: createStaffBookings(engine),
    staffBoard: createStaffBoard(engine, changes),
    staffVisits: createStaffVisits(engine),
    staffBlockedTimes: createStaffBlockedTimes(engine),
    phoneBookings: createPhoneBookings(engine),
    customerSearch: createCustomerSearch(engine),
    staffForms: createStaffForms(engine),
    staffCapacity: createStaffCapacity(engine),
    ownHours(siteIndex, departmentId) {
      const location = schedules.snapshot(siteIndex).byId.get(departmentId);
      if (location === undefined) return undefined;
      const { imported, capacity } = location;
      const follows = imported.workshop.hours === null && capacity.opening.weekly === imported.opening.weekly;
      return follows ? null : capacity.opening;
    },
    waitingList: createWaitingList(engine),
    staffWaitingList: createStaffWaitingList(engine),
    askWhoWaits: (siteIndex, departmentId) => askWhoWaits(engine, { siteIndex, departmentId }),
    schedule: (siteIndex) => schedules.snapshot(siteIndex).schedule,
    replaceSchedule: (siteIndex, document) => schedules.replace(siteIndex, document),
    priceTables: (siteIndex) => schedules.prices(siteIndex),
    replacePriceTables: (siteIndex, tables) => schedules.replacePrices(siteIndex, tables),
    replaceVehicles: (vehicles) => replaceVehicles(database, vehicles),
    importVisits: (to, visits) => importVisits(database, to, visits),
    sources: {
      locationOf: (booking) => visitLocation(engine, booking),
      isChangeable: (booking) => isChangeable(engine, booking),
      locations: () => schedules.locations(),
      async newToken(bookingId) {
        const { text, hash } = newToken();
        await bookings.insertToken(database.db, hash, bookingId);
        return text;
      },
    },
    counts() {
      const at = clock.now().getTime();
      if (counted === null || at - counted.at >= COUNT_MS) {
        counted = { at, counts: bookings.countVisits(database) };
        // A failed count is retried by the next caller.
        counted.counts.catch(() => {
          counted = null;
        });
      }
      return counted.counts;
    },
    async work() {
      await jobs.work(CLEANUP_QUEUE, { retryLimit: 5, retryDelaySeconds: 30 }, () => cleanUp(engine));
      await jobs.schedule(CLEANUP_QUEUE, '*/20 * * * *');
      stopListening = await workOpenings(engine, jobs);
    },
    async stop() {
      await stopListening();
      await changes.stop();
      await schedules.stop();
    },
  };

  async function cleanUp({ database: { db } }: BookingEngine): Promise<void> {
    const now = clock.now();
    await deleteExpiredHolds(database, db, now, null);
    await deleteOldStaffForms(db, now);
  }
}
