import { randomSource } from '~/demo/group';
import { addDays } from '~/platform/time';
import { type DayHours, hoursOn } from './hours';
import { isTyreSeason } from './season';
import { customerOf, type VisitWork, workOf } from './visits';
import { type BookingSite, isCity, type WorkshopFacility, workshopFacilities, workshopOf } from './workshops';

/** A visit that is booked already, on the workshop's own clock. */
export interface DemoVisit extends VisitWork {
  readonly departmentId: string;
  readonly resourceId: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Minutes from midnight. */
  readonly starts: number;
  readonly customer: { readonly name: string; readonly phone: string; readonly email: string };
}

/** No time for three weeks, and then plenty. */
const FULL_FOR_WEEKS = '103.30';
const WEEKS_DAYS = 22;
/** No time as far as can be booked, whatever is asked for. */
const ALWAYS_FULL = '104.30';
/** The plan reaches this far beyond the window, so that the promise holds for as many days after the fill. */
const BEYOND_DAYS = 45;
/** Visits are planned this far ahead, in calendar days. */
const AHEAD_DAYS = 45;

/** So many calendar days from today a workshop has nothing left. */
function fullDays(house: WorkshopFacility, today: string): number {
  const { erp_id } = house.department;
  if (erp_id === FULL_FOR_WEEKS) return WEEKS_DAYS;
  if (erp_id === ALWAYS_FULL) return Number.POSITIVE_INFINITY;
  const random = randomSource(`${erp_id} ${today}`, 'full days');
  const city = isCity(house) ? 2 : 0;
  const season = isTyreSeason(today) ? 1 : 0;
  const ordinary = random.weighted([
    [0, 5],
    [1, 6],
    [2, 5],
    [4, 3],
    [6, 2],
    [9, 1],
    [14, 1],
  ]);
  return ordinary + city + season;
}

/** The share of a bay's day that is taken, so many days after the full ones. */
const loadAfter = (days: number): number => Math.max(0.04, 0.75 * 0.87 ** days);

/**
 * Everything that is booked on the day the demo is filled (`today`, `YYYY-MM-DD`): the same for a date, in every run. The
 * first days are full, more of them in cities and when wheels are changed; then it thins out.
 */
export const demoVisits = (site: BookingSite, today: string): DemoVisit[] =>
  workshopFacilities(site, today).flatMap((house, index) => visitsAt(house, index, today));

function visitsAt(house: WorkshopFacility, index: number, today: string): DemoVisit[] {
  const workshop = workshopOf(house, index);
  const { departmentId } = workshop;
  const full = fullDays(house, today);
  const last = full === Number.POSITIVE_INFINITY ? workshop.windowDays + BEYOND_DAYS : AHEAD_DAYS;
  const visits: DemoVisit[] = [];
  for (let day = 0; day <= last; day++) {
    const date = addDays(today, day);
    const hours = hoursOn(workshop, house.department.openingschedule, date);
    if (hours === null) continue;
    const share = day <= full ? 1 : loadAfter(day - full);
    for (const { id: resourceId, competences } of workshop.resources) {
      const random = randomSource(`${departmentId} ${resourceId} ${date}`, 'visits');
      if (share < 1 && !random.share(share * 1.6)) continue;
      for (const [starts, minutes] of spansOf(hours, share, full > last, random)) {
        const work = workOf({ house, competences, minutes, date }, random);
        const customer = customerOf(house.facility.site_region, random);
        visits.push({ departmentId, resourceId, date, starts, customer, ...work });
      }
    }
  }
  return visits;
}

const HALF_HOUR = 30;
/** Lengths of visits, longer ones rarer; all fill half hours, so that a full day has no gap. */
const LENGTHS = [
  [60, 2],
  [90, 3],
  [120, 5],
  [180, 5],
  [240, 4],
  [300, 3],
] as const;

/** When a bay is taken on a day: from opening to closing where it is full, else with gaps. */
function spansOf(
  { opens, closes }: DayHours,
  share: number,
  wholeDay: boolean,
  random: ReturnType<typeof randomSource>,
): [starts: number, minutes: number][] {
  if (wholeDay) return [[opens, closes - opens]];
  const spans: [number, number][] = [];
  let at = opens;
  while (at < closes) {
    const minutes = Math.min(random.weighted(LENGTHS), closes - at);
    const rest = closes - at - minutes;
    // A rest too short for any work goes to the visit before it.
    const taken = rest > 0 && rest < HALF_HOUR ? minutes + rest : minutes;
    if (share === 1 || random.share(share)) spans.push([at, taken]);
    at += taken;
  }
  return spans;
}
