import { randomUUID } from 'node:crypto';
import { minuteAt, momentOf } from '~/modules/workshop';
import { err, ok, type Result } from '~/platform/result';
import { tokenHash } from '~/platform/token';
import { type Site, siteNamed } from '~/sites';
import type { BookedDrive, DriveTime } from './drive';
import { choosePlaces, findAlternatives, findOffered, offerOf, takenAround } from './offers';
import type { DriveEngine } from './options';
import { insertAct } from './store/act-store';
import { findDriveByToken, lockDrive, moveDrive, type StoredDrive, setState } from './store/drive-store';
import { lockCar, lockFacility } from './store/occupation-store';

export type ChangeFailure =
  | { readonly code: 'unknown' }
  /** It has begun, or is over. */
  | { readonly code: 'too-late' }
  /** The car is no longer for sale: there is no other time. */
  | { readonly code: 'car-gone' }
  | { readonly code: 'not-offered' }
  | { readonly code: 'taken'; readonly alternatives: readonly DriveTime[] };

/** The drive that a customer's link opens, on the sites that share its facilities. */
export async function findDriveOfLink(
  { database }: Pick<DriveEngine, 'database'>,
  site: Site,
  token: string,
): Promise<StoredDrive | null> {
  const hash = tokenHash(token);
  const drive = hash === null ? null : await findDriveByToken(database, database.db, hash);
  return drive?.siteIndex === site.siteIndex ? drive : null;
}

/** A drive as the holder of its link sees it. */
export async function openDrive(
  engine: Pick<DriveEngine, 'database' | 'directory' | 'clock'>,
  site: Site,
  token: string,
): Promise<BookedDrive | null> {
  const drive = await findDriveOfLink(engine, site, token);
  return drive === null ? null : toBookedDrive(engine, drive, token);
}

export async function toBookedDrive(
  engine: Pick<DriveEngine, 'directory' | 'clock'>,
  drive: StoredDrive,
  token: string,
): Promise<BookedDrive> {
  const site = siteNamed(drive.site);
  const { starts, ends, state, number, revision, carId, car } = drive;
  const offered = state === 'booked' ? await findOffered(engine, site, site.languages[0], carId) : null;
  return {
    ...momentOf(starts),
    number,
    token,
    state,
    revision,
    carId,
    car,
    minutes: ends - starts,
    zone: site.zone,
    place: engine.directory.place(drive.siteIndex, drive.siteId),
    open: state === 'booked' && minuteAt(engine.clock.now(), site.zone) < starts,
    // At another facility it is another appointment.
    carGone: state === 'booked' && offered?.drivable.place.siteId !== drive.siteId,
  };
}

/** Cancels the drive of a customer's link; cancelling again changes nothing. */
export async function cancelDrive(
  engine: DriveEngine,
  site: Site,
  token: string,
): Promise<Result<null, ChangeFailure>> {
  const { database, notices, clock } = engine;
  const found = await findDriveOfLink(engine, site, token);
  if (found === null) return err({ code: 'unknown' });
  return database.transaction(async (tx): Promise<Result<null, ChangeFailure>> => {
    const drive = await lockDrive(database, tx, found.id);
    if (drive === null) return err({ code: 'unknown' });
    if (drive.state === 'cancelled') return ok(null);
    const at = clock.now();
    if (!isOpen(drive, at)) return err({ code: 'too-late' });
    const revision = await setState(database, tx, drive.id, 'cancelled', at);
    await insertAct(tx, { id: randomUUID(), driveId: drive.id, act: 'cancelled', account: null, at });
    await notices.enqueue(tx, { driveId: drive.id, kind: 'cancelled', revision, tellsStaff: true });
    return ok(null);
  });
}

const isOpen = ({ state, starts, site }: StoredDrive, now: Date): boolean =>
  state === 'booked' && minuteAt(now, siteNamed(site).zone) < starts;

/** Gives the drive of a customer's link another time; the same one again changes nothing. */
export async function moveDriveTo(
  engine: DriveEngine,
  site: Site,
  token: string,
  to: DriveTime,
): Promise<Result<null, ChangeFailure>> {
  const { database, notices, clock } = engine;
  const found = await findDriveOfLink(engine, site, token);
  if (found === null) return err({ code: 'unknown' });
  const own = siteNamed(found.site);
  const offered = await findOffered(engine, own, own.languages[0], found.carId);
  const moved = await database.transaction(async (tx): Promise<Result<null, ChangeFailure> | 'taken'> => {
    // As a booking does it: facility, car, then the drive. Two who wait for each other would wait for ever.
    const siteId = offered?.drivable.place.siteId;
    const facility =
      offered === null ? null : await lockFacility(database, tx, found.siteIndex, siteId ?? found.siteId);
    if (offered !== null) await lockCar(database, tx, offered.carIndex, found.carId);
    const drive = await lockDrive(database, tx, found.id);
    if (drive === null) return err({ code: 'unknown' });
    const at = clock.now();
    if (!isOpen(drive, at)) return err({ code: 'too-late' });
    // A car that has gone to another facility is another appointment.
    if (offered === null || facility === null || siteId !== drive.siteId) return err({ code: 'car-gone' });
    const now = momentOf(drive.starts);
    if (now.date === to.date && now.time === to.time) return ok(null);
    const offer = offerOf(offered, own, facility.companions);
    const places = choosePlaces(offer, await takenAround(engine, tx, offered, drive.id), at, to);
    if (places === 'not-offered') return err({ code: 'not-offered' });
    const place = places === 'taken' ? undefined : places[0];
    if (place === undefined) return 'taken';
    const { from: starts, to: ends, no } = place;
    const revision = await moveDrive(database, tx, drive.id, { starts, ends, place: no, at });
    await insertAct(tx, { id: randomUUID(), driveId: drive.id, act: 'moved', account: null, at });
    await notices.enqueue(tx, { driveId: drive.id, kind: 'moved', revision, tellsStaff: true });
    return ok(null);
  });
  if (moved !== 'taken') return moved;
  return err({ code: 'taken', alternatives: await findAlternatives(engine, own, found.carId, to) });
}
