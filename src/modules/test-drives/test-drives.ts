import { momentOf } from '~/modules/workshop';
import type { Db } from '~/platform/db';
import type { Result } from '~/platform/result';
import { newToken } from '~/platform/token';
import type { Language, Site } from '~/sites';
import { prepareDrive } from './book-drive';
import { type ChangeFailure, cancelDrive, findDriveOfLink, moveDriveTo, openDrive } from './change-drive';
import { readDriveNumber } from './domain/drive-number';
import type { BookDrive, BookedDrive, BookedWithRequest, DriveTime, FreeTimes } from './drive';
import { findAlternatives, listFreeTimes } from './offers';
import type { DriveEngine } from './options';
import { createStaffDrives, type StaffDrives } from './staff-drives';
import { findDriveByNumber, findDriveOfRequest, insertToken } from './store/drive-store';

/** Test drives at real times of the facility where the car stands. */
export interface TestDrives {
  /** The free times of a car; null where none are offered for it at all. */
  freeTimes(site: Site, language: Language, carId: string): Promise<FreeTimes | null>;
  /** Looks the car up, before a transaction is open; null where no times are offered for it. */
  prepare(site: Site, language: Language, carId: string): Promise<BookDrive | null>;
  /** Free times near one that was refused. */
  alternatives(site: Site, carId: string, at: DriveTime): Promise<readonly DriveTime[]>;
  /** The drive that came with a request, with a new link to it; null where there is none, or it is no longer booked. */
  bookedWith(leadId: string): Promise<BookedWithRequest | null>;
  /** Whether the drive that came with a request is booked still, at the time that it asked for. */
  isBookedAt(tx: Db, leadId: string, at: DriveTime): Promise<boolean>;
  /** The request of the drive whose number somebody typed; null where it is none. */
  requestOf(typed: string): Promise<string | null>;
  /** What a customer's link opens. */
  open(site: Site, token: string): Promise<BookedDrive | null>;
  /** Times that it can be moved to; null where there are none any more. */
  timesToMoveTo(site: Site, language: Language, token: string): Promise<FreeTimes | null>;
  cancel(site: Site, token: string): Promise<Result<null, ChangeFailure>>;
  move(site: Site, token: string, to: DriveTime): Promise<Result<null, ChangeFailure>>;
  readonly staff: StaffDrives;
}

export function createTestDrives(engine: DriveEngine): TestDrives {
  const { database } = engine;
  return {
    freeTimes: (site, language, carId) => listFreeTimes(engine, site, language, carId),
    prepare: (site, language, carId) => prepareDrive(engine, site, language, carId),
    alternatives: (site, carId, at) => findAlternatives(engine, site, carId, at),
    async bookedWith(leadId) {
      const drive = await findDriveOfRequest(database, database.db, leadId);
      if (drive?.state !== 'booked') return null;
      const { text: token, hash } = newToken();
      await insertToken(database.db, hash, drive.id);
      const { number, starts, ends } = drive;
      return { ...momentOf(starts), number, minutes: ends - starts, token };
    },
    async isBookedAt(tx, leadId, { date, time }) {
      const drive = await findDriveOfRequest(database, tx, leadId);
      if (drive === null || drive.state === 'cancelled') return false;
      const at = momentOf(drive.starts);
      return at.date === date && at.time === time;
    },
    async requestOf(typed) {
      const number = readDriveNumber(typed);
      return number === null ? null : ((await findDriveByNumber(database, number))?.leadId ?? null);
    },
    open: (site, token) => openDrive(engine, site, token),
    async timesToMoveTo(site, language, token) {
      const drive = await findDriveOfLink(engine, site, token);
      if (drive === null) return null;
      const times = await listFreeTimes(engine, site, language, drive.carId, drive.id);
      // A car that has gone to another facility is another appointment.
      return times?.place.siteId === drive.siteId ? times : null;
    },
    cancel: (site, token) => cancelDrive(engine, site, token),
    move: (site, token, to) => moveDriveTo(engine, site, token, to),
    staff: createStaffDrives(engine),
  };
}
