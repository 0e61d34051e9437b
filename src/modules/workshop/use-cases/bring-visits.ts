import { type Database, sqlState } from '~/platform/db';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { minutesOf } from '../domain/local-time';
import type { WorkshopSchedule } from '../domain/model';
import { importedLines, type VisitFile, visitProblems } from '../domain/visit/visit-file';
import { importVisits } from '../store/visit-import';

const EXCLUSION = '23P01';

/**
 * Brings what is booked already into the calendars of a site's workshops, all or nothing: once, before anything is booked with us.
 * Nobody is told; reminders and links belong to the system that they were booked in.
 */
export async function bringVisits(
  database: Database,
  { site, siteIndex }: { readonly site: Site; readonly siteIndex: string },
  {
    visits,
    schedule,
    now,
  }: { readonly visits: VisitFile; readonly schedule: WorkshopSchedule; readonly now: Date },
): Promise<Result<number, readonly string[]>> {
  const problems = visitProblems(visits, schedule);
  if (problems.length > 0) return err(problems);
  const [language] = site.languages;
  const phoneOf = (text: string) => {
    const read = readPhone(text, site.country);
    return read.ok ? read.value.value : text;
  };
  const imported = visits.map(({ bay, time, services, name, phone, email, ...visit }) => ({
    departmentId: visit.departmentId,
    resourceId: bay,
    date: visit.date,
    starts: minutesOf(time),
    minutes: visit.minutes,
    vehicle: {
      registrationNumber: visit.registrationNumber,
      brand: visit.brand,
      model: visit.model,
      buildYear: visit.buildYear,
    },
    lines: importedLines(services, schedule, { language, fallback: language }),
    customer: { name, phone: phoneOf(phone), email },
    comment: visit.comment,
    bookedAt: now,
    steps: [],
    isCancelled: false,
    waiting: null,
  }));
  const target = { site: site.key, siteIndex, language, past: null };
  try {
    const brought = await importVisits(database, target, imported);
    return brought === 0 && visits.length > 0
      ? err(['visits: something is booked already; they are brought once, before that'])
      : ok(brought);
  } catch (cause) {
    if (sqlState(cause) !== EXCLUSION) throw cause;
    return err(['visits: the bay of one is blocked or held at its time']);
  }
}
