import type { Content } from '~/modules/content';
import type { Stock } from '~/modules/stock';
import type { RetentionDays } from '~/platform/config';
import { type Database, pruneChanges } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import { enforceRetention } from '~/platform/personal-data';
import type { SharedRateLimits } from '~/platform/rate-limit';
import type { Clock } from '~/platform/time';
import type { StaffAccounts } from '../staff/open-identity';
import type { OpenTyreHotel } from '../workshop/tyre-hotel';
import { REGISTER } from './personal-data';

const DUE_CONTENT = 'content-publish-due';
const DELETE_OLD = 'tidy';
const DELETE_EXPIRED = 'tidy-expired';
const RETRIES = { retryLimit: 3, retryDelaySeconds: 30 } as const;

/** Periodic work: publishing and taking off what is due, deleting what is old. */
export async function workHousekeeping(options: {
  jobs: Jobs;
  content: Content;
  stock: Pick<Stock, 'cleanUp'>;
  database: Database;
  limits: SharedRateLimits;
  staff: StaffAccounts | null;
  retentionDays: RetentionDays;
  clock: Clock;
  log: Log;
}) {
  const { jobs, content, stock, database, limits, staff, retentionDays, clock, log } = options;
  await jobs.work(DUE_CONTENT, RETRIES, async () => void (await content.editing.carryOutDue(clock.now())));
  await jobs.work(DELETE_OLD, RETRIES, async () => {
    const now = clock.now();
    await eachOf([
      async () => {
        const { due } = await enforceRetention(database, REGISTER, {
          days: retentionDays,
          now,
          dryRun: false,
        });
        log.info({ erased: due.filter(({ rows }) => rows > 0) }, 'what was too old is erased');
      },
      () => pruneChanges(database, now),
      () => limits.cleanUp(now),
      () => content.addresses.cleanUp(now),
      () => stock.cleanUp(),
      async () => staff?.identity.cleanUp(),
    ]);
  });
}

/** One after another; what fails keeps no other from its turn. @throws at the end, with all that failed */
export async function eachOf(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'not all of it could be deleted');
}

/** What is kept for minutes is not kept until the night: sessions of the tyre hotel hold plates (docs/personal-data.md). */
export async function workExpired(
  jobs: Pick<Jobs, 'work'>,
  hotel: Pick<OpenTyreHotel['hotel'], 'cleanUp'>,
): Promise<void> {
  await jobs.work(DELETE_EXPIRED, RETRIES, () => hotel.cleanUp());
}

/** Call it once the jobs run. */
export async function scheduleHousekeeping(jobs: Pick<Jobs, 'schedule'>) {
  await jobs.schedule(DUE_CONTENT, '* * * * *');
  await jobs.schedule(DELETE_OLD, '17 3 * * *');
  await jobs.schedule(DELETE_EXPIRED, '*/10 * * * *');
}
