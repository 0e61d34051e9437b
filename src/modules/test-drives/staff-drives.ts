import { randomUUID } from 'node:crypto';
import { minuteAt, momentOf } from '~/modules/workshop';
import { err, ok, type Result } from '~/platform/result';
import { type Site, siteNamed } from '~/sites';
import { actsOf, STATE_AFTER } from './domain/drive-acts';
import type { DriveAct, DriveCapacity, StaffDrive, StaffDriveAct } from './drive';
import type { DriveEngine } from './options';
import { insertAct, insertLooks, listActs } from './store/act-store';
import {
  type DriveScope,
  findDriveOfRequest,
  listDrives,
  lockDrive,
  type StoredDrive,
  setState,
} from './store/drive-store';
import { listFacilities, lockFacility, setCompanions } from './store/occupation-store';

type StaffDriveFailure =
  /** There is none, or it is at a facility of others. */
  | { readonly code: 'unknown' }
  /** Somebody has changed it since the page was shown. */
  | { readonly code: 'changed' }
  /** It is too early for it, or too late. */
  | { readonly code: 'not-now' };

/** Test drives as those who answer for a facility see them; every call says whose facilities they are. */
export interface StaffDrives {
  /** Those of today and later, and earlier ones that nobody has marked, by time; who looks is noted. */
  coming(site: Site, scope: DriveScope, account: string): Promise<readonly StaffDrive[]>;
  /** The drive that came with a request (a uuid), with what was done to it. */
  ofRequest(leadId: string): Promise<{ drive: StaffDrive; acts: readonly DriveAct[] } | null>;
  /** @param seen which state the page has shown ({@link StaffDrive.seen}) */
  act(
    scope: DriveScope,
    id: string,
    change: { readonly act: StaffDriveAct; readonly seen: string; readonly account: string },
  ): Promise<Result<null, StaffDriveFailure>>;
  /** By `site_id`; the facilities that are asked for. */
  capacities(site: Site, siteIds: readonly string[]): Promise<ReadonlyMap<string, DriveCapacity>>;
  /** @param companions null: as the site has it; 0: none are offered */
  setCapacity(
    site: Site,
    siteId: string,
    change: { readonly companions: number | null; readonly seen: number; readonly account: string },
  ): Promise<Result<null, { readonly code: 'changed' }>>;
}

/** More than a facility drives in two weeks. */
const MAX_SHOWN = 500;
export const MAX_COMPANIONS = 20;

export function createStaffDrives(engine: DriveEngine): StaffDrives {
  const { database, clock } = engine;
  const shown = (drive: StoredDrive): StaffDrive => toStaffDrive(drive, clock.now());
  return {
    async coming({ zone }, scope, account) {
      const now = clock.now();
      const minute = minuteAt(now, zone);
      const drives = await listDrives(database, scope, {
        from: minute - (minute % 1440),
        limit: MAX_SHOWN,
      });
      await insertLooks(
        database.db,
        drives.filter(({ customer }) => customer !== null).map(({ id }) => id),
        account,
        now,
      );
      return drives.map(shown);
    },
    async ofRequest(leadId) {
      const drive = await findDriveOfRequest(database, database.db, leadId);
      return drive === null ? null : { drive: shown(drive), acts: await listActs(database, drive.id) };
    },
    act: (scope, id, change) => act(engine, scope, id, change),
    async capacities({ siteIndex, testDrives }, siteIds) {
      if (siteIndex === null || testDrives === undefined) return new Map();
      const known = await listFacilities(database, database.db, siteIndex);
      return new Map(
        siteIds.map((siteId) => {
          const { companions: own = null, revision = 0 } = known.get(siteId) ?? {};
          return [siteId, { usual: testDrives.companions, own, revision }] as const;
        }),
      );
    },
    async setCapacity({ siteIndex }, siteId, { companions, seen, account }) {
      if (siteIndex === null) return err({ code: 'changed' });
      return database.transaction(async (tx): Promise<Result<null, { readonly code: 'changed' }>> => {
        const facility = await lockFacility(database, tx, siteIndex, siteId);
        if (facility.companions === companions) return ok(null);
        if (facility.revision !== seen) return err({ code: 'changed' });
        await setCompanions(tx, facility.no, { id: randomUUID(), companions, account, at: clock.now() });
        return ok(null);
      });
    },
  };
}

function toStaffDrive(drive: StoredDrive, now: Date): StaffDrive {
  const minute = minuteAt(now, siteNamed(drive.site).zone);
  const { id, number, leadId, siteId, state, starts, ends, carId, car, customer, carGoneAt } = drive;
  return {
    ...momentOf(starts),
    id,
    number,
    leadId,
    siteId,
    state,
    carId,
    car,
    customer,
    carGoneAt,
    minutes: ends - starts,
    hasBegun: minute >= starts,
    acts: actsOf(drive, minute),
    seen: seenOf(drive),
  };
}

const seenOf = ({ state, revision }: StoredDrive): string => `${state}-${revision}`;

async function act(
  { database, notices, clock }: DriveEngine,
  { siteIndex, siteIds }: DriveScope,
  id: string,
  change: { readonly act: StaffDriveAct; readonly seen: string; readonly account: string },
): Promise<Result<null, StaffDriveFailure>> {
  return database.transaction(async (tx): Promise<Result<null, StaffDriveFailure>> => {
    const drive = await lockDrive(database, tx, id);
    const isTheirs = drive?.siteIndex === siteIndex && (siteIds?.includes(drive.siteId) ?? true);
    if (drive === null || !isTheirs) return err({ code: 'unknown' });
    const state = STATE_AFTER[change.act];
    // The button was pressed twice.
    if (drive.state === state && change.seen !== seenOf(drive)) return ok(null);
    if (change.seen !== seenOf(drive)) return err({ code: 'changed' });
    const at = clock.now();
    const minute = minuteAt(at, siteNamed(drive.site).zone);
    if (!actsOf(drive, minute).includes(change.act)) return err({ code: 'not-now' });
    const revision = await setState(database, tx, id, state, at);
    await insertAct(tx, { id: randomUUID(), driveId: id, act: change.act, account: change.account, at });
    if (change.act === 'cancelled')
      await notices.enqueue(tx, { driveId: id, kind: 'cancelled', revision, tellsStaff: false });
    return ok(null);
  });
}
