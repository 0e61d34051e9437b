import type { Context, Hono } from 'hono';
import { formNameOf } from '~/features/request-form/server';
import { driveRoutes } from '~/modules/test-drives';
import { valuationRoutes } from '~/modules/valuation';
import { type BookingLimits, visitCalendar, visitRoutes, workshopRoutes } from '~/modules/workshop';
import type { Site } from '~/sites';
import { drivePages } from '../../pages/drive-pages';
import type { OwnPages } from '../../pages/own-pages';
import { visitPages } from '../../pages/visit-pages';
import type { Services } from '../services';
import { visitRatings } from './visit-ratings';
import { bookingLimits } from './workshop';

/** What visitors book: the workshop and what its links lead to, test drives; and what a car is worth, which asks the same register. */
export function mountBookings(
  services: Services,
  visitors: {
    siteOf(request: Request): Site;
    clientOf(c: Context): string;
    originOf(site: Site): string;
    readonly own: OwnPages;
    /** Shared with the wizards: a client cannot look up twice as many cars through two APIs. */
    readonly plateLimits: BookingLimits;
  },
): readonly Hono[] {
  const { config, limits, clock, log } = services;
  const { siteOf, clientOf, originOf, own, plateLimits } = visitors;
  const shared = { siteOf, clientOf, clock, log };
  return [
    workshopRoutes({
      ...shared,
      workshops: services.booking,
      limits: plateLimits,
      calendarFile: visitCalendar({ originOf, clock }),
      choiceLabels: services.serviceBooking.service.choiceLabels,
    }),
    valuationRoutes({ ...shared, valuations: services.valuations, limits: plateLimits }),
    visitRoutes({
      ...shared,
      workshops: services.booking,
      limits: bookingLimits(config, limits, 'visit-changes'),
      pages: visitPages(own),
      ratings: visitRatings(services),
      waitingList: config.workshop.upstream === null ? services.workshops.waitingList : null,
    }),
    driveRoutes({
      ...shared,
      drives: services.testDrives,
      submit: services.leads.submit,
      formNameOf: (site) => formNameOf(site, 'CarContactForm'),
      originOf,
      limits: bookingLimits(config, limits, 'test-drives'),
      pages: drivePages(own),
    }),
  ];
}
