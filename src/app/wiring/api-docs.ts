import type { Hono } from 'hono';
import { serviceBookingApi } from '~/modules/service-booking';
import { tyreHotelApi } from '~/modules/tyre-hotel';
import { bookingFailed, workshopApi } from '~/modules/workshop';
import { apiDocsRoutes } from '~/platform/api-docs';
import { languageFor, type Site } from '~/sites';

/** What stands in `/api/docs`, in its order. */
export const API_DESCRIPTIONS = [workshopApi, serviceBookingApi, tyreHotelApi] as const;

export const API_INFO = {
  title: 'Workshops of the group',
  version: '1.1.0',
  description:
    'Everything that can be asked of and booked at the workshops of the group. All flows book on the same free time. Dates and times are those of the workshop’s own clock. Money is in whole units of the site’s currency, VAT included. Failures carry a message for the visitor in the language of `Accept-Language`, where the site speaks it. Calls that change something are for the site’s own pages and for programs, not for pages of others.',
} as const;

/** The documentation, on the sites that book service. */
export const mountApiDocs = ({ siteOf }: { siteOf(request: Request): Site }): Hono =>
  apiDocsRoutes({
    info: API_INFO,
    descriptions: API_DESCRIPTIONS,
    refusal(c) {
      const site = siteOf(c.req.raw);
      if (site.features.serviceBooking) return null;
      return bookingFailed({ code: 'not-found' }, languageFor(site, c.req.header('accept-language')));
    },
  });
