import { randomBytes, randomUUID } from 'node:crypto';
import { minuteAt } from '~/modules/workshop';
import type { Db } from '~/platform/db';
import { newToken } from '~/platform/token';
import type { Language, Site } from '~/sites';
import { driveNumber } from './domain/drive-number';
import type { BookDrive, BookedWithRequest, DriveRefusal, RequestedDrive } from './drive';
import { choosePlaces, findOffered, type OfferedCar, offerOf, takenAround } from './offers';
import type { DriveEngine } from './options';
import { insertAct } from './store/act-store';
import { countComing, insertDrive, insertToken } from './store/drive-store';
import { lockCar, lockFacility } from './store/occupation-store';

/** Coming drives of one person at a group's facilities: a mailbox is not filled, nor a day taken, by one who fills in a form. */
const MAX_COMING = 3;

/** Looks the car up, before a transaction is open; null where no times are offered for it. */
export async function prepareDrive(
  engine: DriveEngine,
  site: Site,
  language: Language,
  carId: string,
): Promise<BookDrive | null> {
  const offered = await findOffered(engine, site, language, carId);
  return offered === null
    ? null
    : (tx, requested) => bookDrive(engine, tx, { site, language, offered, requested });
}

interface Prepared {
  readonly site: Site;
  readonly language: Language;
  readonly offered: OfferedCar;
  readonly requested: RequestedDrive;
}

/**
 * Books a drive in the transaction of its request: the facility and the car are locked, so that bookings come one after the
 * other, and the database refuses what overlaps all the same.
 */
async function bookDrive(
  engine: DriveEngine,
  tx: Db,
  { site, language, offered, requested }: Prepared,
): Promise<BookedWithRequest | DriveRefusal> {
  const { database, notices, clock } = engine;
  const { at, customer, leadId, staffEmail, isMailed } = requested;
  const { siteIndex, carIndex, carId, rules, zone, drivable } = offered;
  const { siteId } = drivable.place;
  const facility = await lockFacility(database, tx, siteIndex, siteId);
  const carNo = await lockCar(database, tx, carIndex, carId);
  const now = clock.now();
  const coming = await countComing(database, tx, siteIndex, customer, minuteAt(now, zone));
  if (coming >= MAX_COMING) return 'too-many';
  const offer = offerOf(offered, site, facility.companions);
  const places = choosePlaces(offer, await takenAround(engine, tx, offered, null), now, at);
  if (typeof places === 'string') return places;
  const id = randomUUID();
  const drive = {
    id,
    leadId,
    siteIndex,
    siteId,
    carIndex,
    carId,
    customer,
    staffEmail,
    language,
    carNo,
    number: driveNumber(randomBytes(6)),
    site: site.key,
    car: drivable.car,
    facilityNo: facility.no,
    at: now,
  };
  for (const { no, from, to } of places) {
    if (!(await insertDrive(database, tx, { ...drive, place: no, starts: from, ends: to }))) continue;
    const { text: token, hash } = newToken();
    await insertToken(tx, hash, id);
    await insertAct(tx, { id: randomUUID(), driveId: id, act: 'booked', account: null, at: now });
    if (isMailed) await notices.enqueue(tx, { driveId: id, kind: 'booked', revision: 0, tellsStaff: false });
    return { ...at, number: drive.number, minutes: rules.minutes, token };
  }
  return 'taken';
}
