import type { Database, Db } from '~/platform/db';
import type { Clock } from '~/platform/time';
import type { DriveDirectory } from './drive';

/** What happened to a drive, and to which of its revisions. */
interface DriveNotice {
  /** The row's id (a uuid). */
  readonly driveId: string;
  readonly kind: 'booked' | 'moved' | 'cancelled';
  readonly revision: number;
  /** Of the dealer, too: what a customer changes. */
  readonly tellsStaff: boolean;
}

/** Port: tells customers and dealers, if and only if the transaction commits. */
export interface DriveNotices {
  enqueue(tx: Db, notice: DriveNotice): Promise<void>;
}

/** What the use cases work with. */
export interface DriveEngine {
  readonly database: Database;
  readonly directory: DriveDirectory;
  readonly notices: DriveNotices;
  readonly clock: Clock;
}
