import type { Facilities } from '~/modules/facilities';
import type { DriveBooking } from '~/modules/leads';
import type { Stock } from '~/modules/stock';
import type { WordsOf } from '~/modules/templates';
import {
  createDriveNotices,
  createTestDrives,
  driveHref,
  type TestDrives,
  workDriveNotices,
} from '~/modules/test-drives';
import { mailLook } from '~/page/mail-look';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer } from '~/platform/mail';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import { requestPath } from '~/staff/paths';
import { driveDirectory } from './drive-directory';

export interface TestDriveOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly words: WordsOf;
  readonly stock: Pick<Stock, 'car'>;
  readonly facilities: Pick<Facilities, 'bySiteId'>;
  readonly clock: Clock;
  readonly log: Log;
  originOf(site: Site): string;
}

export interface OpenTestDrives {
  readonly testDrives: TestDrives;
  /** What requests book a time with. */
  readonly booking: DriveBooking;
  /** Registers what is done in the background; before `jobs.start`. */
  work(): Promise<void>;
}

/** Opens the test drives: the same times for the car page, the links of mails and the staff. */
export function openTestDrives(options: TestDriveOptions): OpenTestDrives {
  const { database, jobs, clock } = options;
  const directory = driveDirectory(options);
  const testDrives = createTestDrives({ database, directory, notices: createDriveNotices(jobs), clock });
  return {
    testDrives,
    booking: {
      prepare: testDrives.prepare,
      bookedWith: testDrives.bookedWith,
      isBookedAt: testDrives.isBookedAt,
      alternatives: testDrives.alternatives,
      links: (site, language, t) => ({
        page: driveHref('show', site, language, { t }),
        calendar: driveHref('calendar', site, language, { t }),
      }),
    },
    work: () =>
      workDriveNotices({ ...options, directory, look: mailLook, requestPath: (id) => requestPath(id) }),
  };
}
