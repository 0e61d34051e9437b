import type { Context, Hono } from 'hono';
import { createStaffFacilities } from '~/modules/facilities';
import { accountRoutes, createPhones } from '~/modules/identity';
import { countCarRequests, reportRequests } from '~/modules/leads';
import { createStaffSettings } from '~/modules/settings';
import { createStaffTemplates } from '~/modules/templates';
import { comparePrices } from '~/modules/valuation';
import { reportVisits } from '~/modules/workshop';
import type { Assets } from '~/page/assets';
import { mailLook } from '~/page/mail-look';
import { countWaitingMail } from '~/platform/outbox';
import { SITES, type Site } from '~/sites';
import { accountRoutes as accountPages, staffRoutes } from '~/staff/staff-routes';
import type { Services } from '../services';
import { TEMPLATES } from '../templates';
import { staffPlaces } from '../workshop/workshop-directory';
import { openConnections } from './connections';

/**
 * What is open to staff in this process: their pages, unless the group's own service keeps the bookings (then signing in and
 * accounts, for the studio); and the way of the command line to an embedded database, which has one owner.
 */
export function mountStaff(
  services: Services,
  visitors: {
    siteOf(request: Request): Site;
    clientOf(c: Context): string;
    originOf(site: Site): string;
    /** Aborted when the process is to stop. */
    readonly stopping: AbortSignal;
  },
  assets: Assets,
): readonly Hono[] {
  const { staff, stock, media, facilities, workshops, tyreHotel, ratings, inbox, testDrives } = services;
  const { config, database, breakers, limits, settings, editorsTexts, words, mailer, sms, clock, log } =
    services;
  if (staff === null) return [];
  const { identity, keys } = staff;
  const accountOptions = {
    ...visitors,
    identity,
    phones: createPhones({
      database,
      sms,
      words,
      secret: staff.phoneKey.reveal(),
      limit: limits.create('staff-phone-codes', { burst: 5, perMinute: 5 / 60 }),
      clock,
      log,
    }),
    placesOf: staffPlaces(facilities),
    waitingMails: () => countWaitingMail(database.db),
    assets,
    clock,
    log,
  };
  return [
    ...(config.workshop.upstream === null
      ? [
          staffRoutes({
            ...accountOptions,
            stopping: visitors.stopping,
            staffBookings: workshops.staffBookings,
            staffBoard: workshops.staffBoard,
            staffVisits: workshops.staffVisits,
            staffBlockedTimes: workshops.staffBlockedTimes,
            staffWaitingList: workshops.staffWaitingList,
            phoneBookings: workshops.phoneBookings,
            customerSearch: workshops.customerSearch,
            staffForms: workshops.staffForms,
            staffTyres: config.workshop.tyreHotel === null ? tyreHotel.hotel.staff : null,
            tyreSendOuts: config.workshop.tyreHotel === null ? tyreHotel.sendOuts : null,
            ratings,
            inbox,
            words,
            staffTemplates: createStaffTemplates({
              database,
              templates: TEMPLATES,
              mailer,
              sms,
              testLimit: limits.create('template-tests', { burst: 10, perMinute: 1 }),
              originOf: visitors.originOf,
              look: mailLook,
              clock,
            }),
            staffSettings: createStaffSettings({ database, settings, editorsTexts, clock }),
            staffDrives: testDrives.staff,
            staffFacilities: createStaffFacilities({ database, facilities }),
            staffCapacity: workshops.staffCapacity,
            bookingHoursOf: workshops.ownHours,
            stock,
            media,
            carCounts: {
              requests: ({ carIndex, zone }, from) => {
                const sites = SITES.filter((each) => each.carIndex === carIndex).map(({ key }) => key);
                return countCarRequests(database, { sites, from, zone });
              },
              async positions({ carIndex, currency, valuation: setting }, cars) {
                if (carIndex === null || setting === undefined) return new Map();
                return comparePrices({ stock, carIndex, currency, setting }, cars);
              },
            },
            held: stock.held,
            figures: {
              requests: (scopes, span) => reportRequests(database, scopes, { ...span, now: clock.now() }),
              visits: (place, span) => reportVisits(database, place, span),
            },
            connections: openConnections({ config, breakers, database }),
          }),
        ]
      : [accountPages(accountOptions)]),
    ...(database.kind === 'pglite' ? [accountRoutes({ accounts: identity.accounts, keys })] : []),
  ];
}
