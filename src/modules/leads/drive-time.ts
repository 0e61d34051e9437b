import type { Db } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { Language, Site } from '~/sites';
import type { DriveMoment } from './domain/context';
import type { RequestValues } from './domain/forms/form';
import type { BookDrive, BookedDrive, DriveBooking } from './options';
import type { SubmitFailure } from './read-envelope';
import type { Lead } from './store/lead-store';

type Refusal = Exclude<Awaited<ReturnType<BookDrive>>, BookedDrive>;

/** The time is not to be had: the transaction is rolled back, the request with it. */
class DriveRefused extends Error {
  override readonly name = 'DriveRefused';

  constructor(readonly refusal: Refusal) {
    super(refusal);
  }
}

/** A time that a visitor has chosen along with the request. */
export interface ChosenTime {
  readonly at: DriveMoment;
  readonly carId: string;
  /** null: no times are offered for the car. */
  readonly book: BookDrive | null;
}

/** The time of a request for a test drive; null where none was chosen. */
export async function readChosenTime(
  drives: DriveBooking,
  site: Site,
  language: Language,
  { driveTime, carId }: Pick<RequestValues, 'driveTime' | 'carId'>,
): Promise<ChosenTime | null> {
  if (driveTime === '') return null;
  const [date = '', time = ''] = driveTime.split('T');
  return { at: { date, time }, carId, book: await drives.prepare(site, language, carId) };
}

/** Books the time in the transaction of its request. @throws DriveRefused */
export async function takeDriveTime(
  tx: Db,
  { at, book }: ChosenTime,
  { id: leadId, values: { name, phone, email }, receiver }: Lead,
  isMailed: boolean,
): Promise<BookedDrive> {
  const customer = { name, phone, email };
  const requested = { at, customer, leadId, staffEmail: receiver.email, isMailed };
  const booked = book === null ? 'not-offered' : await book(tx, requested);
  if (typeof booked === 'string') throw new DriveRefused(booked);
  return booked;
}

/** What the transaction comes to, or why it was rolled back. */
export async function unlessRefused<T>(work: () => Promise<T>): Promise<Result<T, Refusal>> {
  try {
    return ok(await work());
  } catch (cause) {
    if (cause instanceof DriveRefused) return err(cause.refusal);
    throw cause;
  }
}

/** What the visitor is told, with other times where somebody was quicker. */
export async function refusalOf(
  refusal: Refusal,
  chosen: ChosenTime | null,
  site: Site,
  drives: DriveBooking,
): Promise<SubmitFailure> {
  if (refusal === 'too-many' || chosen === null) return { kind: 'too-many-drives' };
  const { carId, at } = chosen;
  return {
    kind: 'invalid',
    problems: { driveTime: refusal === 'taken' ? 'driveTaken' : 'driveNotOffered' },
    alternatives: await drives.alternatives(site, carId, at),
  };
}
