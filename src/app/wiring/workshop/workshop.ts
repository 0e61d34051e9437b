import type { Facilities } from '~/modules/facilities';
import type { Ratings } from '~/modules/ratings';
import type { WordsOf } from '~/modules/templates';
import {
  type BookingLimits,
  cachedRegistry,
  createNotices,
  createWorkshops,
  httpRegistry,
  tableRegistry,
  upstreamWorkshops,
  type VehicleRegistry,
  type WorkshopService,
  type Workshops,
  workEarlierTimes,
  workNotices,
  workRatingRequests,
} from '~/modules/workshop';
import { mailLook } from '~/page/mail-look';
import type { Breakers } from '~/platform/breaker';
import type { Config } from '~/platform/config';
import type { Database } from '~/platform/db';
import type { Jobs } from '~/platform/jobs';
import type { Log } from '~/platform/log';
import type { Mailer } from '~/platform/mail';
import { createRateLimit, type SharedRateLimits } from '~/platform/rate-limit';
import type { SmsSender } from '~/platform/sms';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import { visitRatingKey } from './visit-ratings';

export interface WorkshopOptions {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly facilities: Facilities;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  readonly words: WordsOf;
  readonly ratings: Pick<Ratings, 'find'>;
  readonly breakers: Breakers;
  readonly clock: Clock;
  readonly log: Log;
  originOf(site: Site): string;
}

export interface OpenWorkshops {
  /** Our own engine with its staff bookings and schedules; idle where another service takes the bookings. */
  readonly workshops: Workshops;
  /** What the pages book with: our engine, or the service that is configured. */
  readonly booking: WorkshopService;
  /** Registers what is done in the background; before `jobs.start`. */
  work(): Promise<void>;
}

/** Opens the workshops and chooses who answers the booking: one line of configuration each. */
export async function openWorkshops(options: WorkshopOptions): Promise<OpenWorkshops> {
  const { config, database, jobs, facilities, mailer, sms, words, ratings, breakers, clock, log, originOf } =
    options;
  const workshops = await createWorkshops({
    database,
    jobs,
    facilities,
    clock,
    log,
    vehicles: vehiclesFrom(config, database, breakers, log),
    notices: createNotices(jobs),
    asksByNight: config.demoMode,
  });
  const { upstream } = config.workshop;
  return {
    workshops,
    booking:
      upstream === null
        ? workshops.service
        : upstreamWorkshops({
            url: upstream.url,
            key: upstream.key?.reveal() ?? null,
            log,
            breaker: breakers.of('workshop-service'),
          }),
    async work() {
      await workshops.work();
      const notices = {
        ...workshops.sources,
        database,
        jobs,
        mailer,
        sms,
        words,
        clock,
        log,
        originOf,
        look: mailLook,
      };
      await workNotices(notices);
      await workEarlierTimes(notices);
      await workRatingRequests({
        ...notices,
        isRated: async (visitNumber) => (await ratings.find(visitRatingKey(visitNumber))) !== null,
      });
    },
  };
}

function vehiclesFrom(
  { workshop: { registry } }: Config,
  database: Database,
  breakers: Breakers,
  log: Log,
): VehicleRegistry {
  if (registry !== null) {
    const { url, key } = registry;
    const breaker = breakers.of('vehicle-register');
    return cachedRegistry(httpRegistry({ url, key: key?.reveal() ?? null, log, breaker }));
  }
  return tableRegistry({
    database,
    onFailure: (cause) => log.error({ err: cause }, 'the table of vehicles does not answer'),
  });
}

/**
 * Limits per client; plates have the lowest, as a plate reveals the model. In a demo all visitors come from one address, and a
 * load test may send two hundred bookings at once.
 */
export function bookingLimits(
  { demoMode }: Pick<Config, 'demoMode'>,
  shared: SharedRateLimits,
  name: string,
): BookingLimits {
  const more = demoMode ? 100 : 1;
  const limit = (burst: number, perMinute: number) =>
    createRateLimit({ burst: burst * more, perMinute: perMinute * more });
  return {
    plates: limit(15, 30),
    reads: limit(120, 240),
    holds: limit(30, 30),
    bookings: shared.create(name, { burst: 10 * more, perMinute: 10 * more }),
    openHolds: 12 * more,
    openStreams: 6 * more,
  };
}
