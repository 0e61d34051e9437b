import { translator } from '~/messages';
import type { Clock } from '~/platform/time';
import { type Language, localeFor, type Site } from '~/sites';
import { calendarFile, calendarName, calendarType } from '../domain/visit/calendar-file';
import type { BookedVisit } from '../service';
import { visitHref } from './visit-paths';

/** Writes a visit as a calendar file for the holder of its token (`GET /api/mechmate/bookings/{token}/calendar.ics`). */
export const visitCalendar =
  ({ originOf, clock }: { originOf(site: Site): string; readonly clock: Clock }) =>
  (site: Site, language: Language, visit: BookedVisit) => ({
    name: calendarName(visit),
    type: calendarType(visit),
    text: calendarFile({
      visit,
      t: translator(language),
      locale: localeFor(site, language),
      now: clock.now(),
      site: { name: site.name, host: site.hosts[0] },
      link: originOf(site) + visitHref('show', site, language, visit.token),
    }),
  });
