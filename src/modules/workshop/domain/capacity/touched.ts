import { type Calendar, mergeSpans } from '../calendar';
import { canDo, servicesById } from '../demand';
import { DAY, dayOfMinute, type Span } from '../local-time';
import type { WorkshopSchedule } from '../model';
import type { Capacity } from './apply-capacity';

/** A visit that has its work before it, where it stands. */
export interface PlacedVisit extends Span {
  readonly id: string;
  readonly bayId: string;
  readonly serviceIds: readonly string[];
  /** Of work. */
  readonly minutes: number;
  /** It stands in its bay from drop-off to pick-up, closed hours too. */
  readonly isMultiDay: boolean;
}

/** Why a visit cannot stay as it is: outside the hours, its bay is out or gone, cannot do the work, or the work is not done here. */
const VISIT_TROUBLES = ['hours', 'bay', 'ability', 'service'] as const;
export type VisitTrouble = (typeof VISIT_TROUBLES)[number];

/** A workshop to judge visits by. */
export interface JudgedWorkshop {
  readonly capacity: Capacity;
  readonly calendar: Pick<Calendar, 'on'>;
}

/** What a visit stands against at a workshop, in the order of `VISIT_TROUBLES`. */
export function troublesOf(
  visit: PlacedVisit,
  { capacity: { workshop, outFrom }, calendar }: JudgedWorkshop,
  schedule: Pick<WorkshopSchedule, 'services'>,
): readonly VisitTrouble[] {
  const bay = workshop.resources.find(({ id }) => id === visit.bayId);
  const out = (outFrom.get(visit.bayId) ?? Number.POSITIVE_INFINITY) * DAY;
  const known = servicesById(schedule);
  const services = visit.serviceIds.flatMap((id) => known.get(id) ?? []);
  const competences = services.map(({ competence }) => competence);
  const stands: Readonly<Record<VisitTrouble, boolean>> = {
    hours: !isOpenFor(visit, calendar),
    bay: bay === undefined || visit.to > out,
    ability: bay !== undefined && !canDo(bay, competences),
    service: services.some(({ id }) => workshop.services?.includes(id) === false),
  };
  return VISIT_TROUBLES.filter((each) => stands[each]);
}

function isOpenFor({ from, to, minutes, isMultiDay }: PlacedVisit, calendar: Pick<Calendar, 'on'>): boolean {
  const spans: Span[] = [];
  for (let day = dayOfMinute(from) - 1; day <= dayOfMinute(to - 1); day++) spans.push(...calendar.on(day));
  const open = mergeSpans(spans);
  if (!isMultiDay) return open.some((span) => span.from <= from && to <= span.to);
  const worked = open.reduce(
    (sum, span) => sum + Math.max(0, Math.min(span.to, to) - Math.max(span.from, from)),
    0,
  );
  return worked >= minutes && open.some((span) => span.from <= from && from < span.to);
}

/** The visits that a change touches, with what they would stand against after it and did not before. */
export function touchedBy(
  visits: readonly PlacedVisit[],
  before: JudgedWorkshop,
  after: JudgedWorkshop,
  schedule: Pick<WorkshopSchedule, 'services'>,
): ReadonlyMap<string, readonly VisitTrouble[]> {
  return new Map(
    visits.flatMap((visit) => {
      const had = troublesOf(visit, before, schedule);
      const troubles = troublesOf(visit, after, schedule).filter((each) => !had.includes(each));
      return troubles.length === 0 ? [] : [[visit.id, troubles] as const];
    }),
  );
}
