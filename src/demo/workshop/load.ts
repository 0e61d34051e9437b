import { type RandomSource, randomSource } from '~/demo/group';
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
  readonly isCancelled: boolean;
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
export function fullDays(house: WorkshopFacility, today: string): number {
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

/** A day of a workshop, and the share of each bay that is taken on it. */
interface Load {
  readonly date: string;
  readonly share: number;
  /** A visit that takes the bay from opening to closing. */
  readonly isOneVisit: boolean;
}

/**
 * Everything that is booked on the day the demo is filled (`today`, `YYYY-MM-DD`): the same for a date, in every run. The
 * first days are full, more of them in cities and when wheels are changed; then it thins out.
 */
export const demoVisits = (site: BookingSite, today: string): DemoVisit[] =>
  workshopFacilities(site, today).flatMap((house, index) => {
    const full = fullDays(house, today);
    const isAlwaysFull = full === Number.POSITIVE_INFINITY;
    const last = isAlwaysFull ? workshopOf(house, index).windowDays + BEYOND_DAYS : AHEAD_DAYS;
    const loads = Array.from({ length: last + 1 }, (_, day) => ({
      date: addDays(today, day),
      share: day <= full ? 1 : loadAfter(day - full),
      isOneVisit: isAlwaysFull,
    }));
    return visitsAt(house, index, loads);
  });

/** So far back go the visits of the demo: more would keep a first start busy for longer than they are worth. */
const PAST_DAYS = 7;
/** The share of its bays that a workshop has filled in the end, and how many of the times left over had been booked. */
const PAST_SHARES = [0.72, 0.9] as const;
const CANCELLED_SHARE = 0.2;

/** What was booked at a workshop in the week before `today`, and cancelled in time; the same for a date, in every run. */
export function demoPastVisits(house: WorkshopFacility, index: number, today: string): DemoVisit[] {
  const random = randomSource(house.department.erp_id, 'past');
  const [low, high] = PAST_SHARES;
  const share = low + (high - low) * random.next();
  const loads = Array.from({ length: PAST_DAYS }, (_, at) => ({
    date: addDays(today, at - PAST_DAYS),
    share,
    isOneVisit: false,
  }));
  return visitsAt(house, index, loads);
}

function visitsAt(house: WorkshopFacility, index: number, loads: readonly Load[]): DemoVisit[] {
  const workshop = workshopOf(house, index);
  const { departmentId } = workshop;
  return loads.flatMap((load) => {
    const { date, share } = load;
    const hours = hoursOn(workshop, house.department.openingschedule, date);
    if (hours === null) return [];
    return workshop.resources.flatMap(({ id: resourceId, competences }) => {
      const random = randomSource(`${departmentId} ${resourceId} ${date}`, 'visits');
      if (share < 1 && !random.share(share * 1.6)) return [];
      return spansOf(hours, load, random).map(({ starts, minutes, isCancelled }) => {
        const work = workOf({ house, competences, minutes, date }, random);
        const customer = customerOf(house.facility.site_region, random);
        return { departmentId, resourceId, date, starts, customer, isCancelled, ...work };
      });
    });
  });
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

interface BookedSpan {
  readonly starts: number;
  readonly minutes: number;
  readonly isCancelled: boolean;
}

/** When a bay is taken on a day: from opening to closing where it is full, else with gaps, of which some were cancelled. */
function spansOf(
  { opens, closes }: DayHours,
  { share, isOneVisit }: Load,
  random: RandomSource,
): BookedSpan[] {
  if (isOneVisit) return [{ starts: opens, minutes: closes - opens, isCancelled: false }];
  const spans: BookedSpan[] = [];
  let at = opens;
  while (at < closes) {
    const minutes = Math.min(random.weighted(LENGTHS), closes - at);
    const rest = closes - at - minutes;
    // A rest too short for any work goes to the visit before it.
    const taken = rest > 0 && rest < HALF_HOUR ? minutes + rest : minutes;
    const isTaken = share === 1 || random.share(share);
    const isCancelled = !isTaken && random.share(CANCELLED_SHARE);
    if (isTaken || isCancelled) spans.push({ starts: at, minutes: taken, isCancelled });
    at += taken;
  }
  return spans;
}
