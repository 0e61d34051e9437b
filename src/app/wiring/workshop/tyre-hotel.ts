import type { Context } from 'hono';
import type { Facilities } from '~/modules/facilities';
import type { Ratings } from '~/modules/ratings';
import type { WordsOf } from '~/modules/templates';
import {
  agreementRoute,
  createSendOuts,
  createSessions,
  createTyreHotel,
  type Location,
  type NoticePages,
  noticeRoutes,
  type SendOutOptions,
  type TyreHotel,
  type TyreHotelLimits,
  type TyreHotelService,
  type TyreSendOuts,
  tyreHotelRoutes,
  upstreamTyreHotel,
  workChangeNotices,
} from '~/modules/tyre-hotel';
import type { WorkshopService } from '~/modules/workshop';
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
import { languageFor, type Site } from '~/sites';

export interface TyreHotelParts {
  readonly config: Config;
  readonly database: Database;
  readonly facilities: Facilities;
  readonly words: WordsOf;
  readonly booking: WorkshopService;
  readonly breakers: Breakers;
  readonly clock: Clock;
  readonly log: Log;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sms: SmsSender;
  originOf(site: Site): string;
}

export interface OpenTyreHotel {
  /** Our own agreements; they stand idle where another service has them. */
  readonly hotel: TyreHotel;
  readonly sendOuts: TyreSendOuts;
  /** Registers what is done in the background; before `jobs.start`. */
  work(): Promise<void>;
  /** What the pages ask: our own, or the service that is configured. */
  readonly service: TyreHotelService;
}

/** Opens the tyre hotel and chooses who answers: one line of configuration. */
export function openTyreHotel(parts: TyreHotelParts): OpenTyreHotel {
  const { config, facilities, booking, breakers, log } = parts;
  const sending: SendOutOptions = {
    ...parts,
    look: mailLook,
    locationOf: (site, departmentId) => locationOf(facilities, site, departmentId),
  };
  const hotel = createTyreHotel({ ...sending, workshops: booking });
  const { tyreHotel } = config.workshop;
  return {
    hotel,
    sendOuts: createSendOuts(sending),
    work: () => workChangeNotices(sending),
    service:
      tyreHotel === null
        ? hotel.service
        : upstreamTyreHotel({
            url: tyreHotel.url,
            key: tyreHotel.key?.reveal() ?? null,
            log,
            breaker: breakers.of('tyre-hotel-service'),
          }),
  };
}

/** Contact for questions about the wheels; a department that is not in the index has no name, and the site's own number. */
function locationOf(facilities: Facilities, site: Site, erpId: string): Location {
  for (const facility of facilities.all(site.siteIndex ?? '')) {
    const department = facility.site_departments.find(({ erp_id }) => erp_id === erpId);
    if (department === undefined) continue;
    return {
      erpId,
      locationName: facility.site_official_name,
      departmentName: department.name || department.official_name,
      phone: department.phone || facility.site_phone,
      email: department.email || facility.site_email,
    };
  }
  return {
    erpId,
    locationName: '',
    departmentName: '',
    phone: site.contact.phone,
    email: site.contact.email,
  };
}

/** A search tells whether a car has an agreement, so of searches it is the least. */
function tyreHotelLimits({ demoMode }: Pick<Config, 'demoMode'>, shared: SharedRateLimits): TyreHotelLimits {
  const more = demoMode ? 100 : 1;
  const options = (burst: number, perHour: number) => ({
    burst: burst * more,
    perMinute: (perHour * more) / 60,
  });
  const limit = (name: string, burst: number, perHour: number) =>
    shared.create(`tyre-hotel-${name}`, options(burst, perHour));
  return {
    searches: limit('searches', 10, 10),
    codes: limit('codes', 10, 10),
    // The database counts the tries of each code: a flood of guesses shall not cost it a statement each.
    guesses: createRateLimit(options(30, 60)),
    reads: createRateLimit(options(120, 6000)),
    bookings: limit('bookings', 10, 60),
  };
}

export interface TyreHotelWeb {
  siteOf(request: Request): Site;
  clientOf(c: Context): string;
  originOf(site: Site): string;
  /** The pages behind the links of notices. */
  readonly pages: NoticePages;
}

export function mountTyreHotel(
  {
    tyreHotel,
    ratings,
    config,
    database,
    limits,
    clock,
    log,
  }: Pick<TyreHotelParts, 'config' | 'database' | 'clock' | 'log'> & {
    readonly tyreHotel: OpenTyreHotel;
    readonly ratings: Ratings;
    readonly limits: SharedRateLimits;
  },
  { siteOf, clientOf, originOf, pages }: TyreHotelWeb,
) {
  return [
    tyreHotelRoutes({
      siteOf,
      clientOf,
      clock,
      log,
      tyreHotel: tyreHotel.service,
      sessions: createSessions({ database, clock, isSecure: (site) => originOf(site).startsWith('https:') }),
      languageOf: languageFor,
      limits: tyreHotelLimits(config, limits),
      saveRating: (site, rating) => ratings.save({ ...rating, site, source: 'tyre-hotel' }),
    }),
    noticeRoutes({
      siteOf,
      clientOf,
      database,
      pages,
      limit: createRateLimit({ burst: 120, perMinute: 120 }),
      clock,
      log,
    }),
    agreementRoute({ hotel: tyreHotel.hotel, key: config.keys.tyres, log }),
  ];
}
