import { err, ok, type Result } from '~/platform/result';
import type { Calendar } from './calendar';
import { minutesAt } from './capacity/apply-capacity';
import type { Service, Workshop, WorkshopSchedule } from './model';
import { type BrandedWorkshop, offersServiceFor } from './offers';
import { classOf } from './prices/prices';
import { suitsCar } from './prices/suits';
import type { Vehicle } from './vehicle';

/** What a visit needs: minutes of one bay with all competences. */
export interface Demand {
  readonly minutes: number;
  readonly competences: readonly string[];
  /** The car is left in the morning, and done at some time of that day. */
  readonly allDay: boolean;
  /** Longer than the workshop's longest shift: spread over the working hours of several days. */
  readonly multiDay: boolean;
}

/** 80 hours, two weeks of a bay: longer work is arranged with the workshop. */
const MAX_WORK_MINUTES = 4800;

/** What the form of a visit depends on. */
export interface ScheduledWorkshop {
  readonly workshop: Pick<Workshop, 'slotMinutes' | 'allDayFromMinutes'>;
  readonly calendar: Pick<Calendar, 'maxShiftMinutes'>;
}

export type DemandFailure =
  /** No service of the schedule has this id. */
  | { readonly code: 'unknown-service'; readonly id: string }
  /** This workshop does not do it, not for this car, has no bay for all of it, or it takes too long. */
  | { readonly code: 'not-done-here' };

/**
 * The demand of services and add-ons at a workshop: minutes add up, and one bay does everything. Duplicates count once. A visit
 * without minutes (advice, a key to hand over) takes one slot.
 */
export function demandOf(
  schedule: Pick<WorkshopSchedule, 'services'>,
  place: BrandedWorkshop & ScheduledWorkshop,
  brand: string,
  serviceIds: readonly string[],
): Result<Demand, DemandFailure> {
  const { workshop } = place;
  const byId = servicesById(schedule);
  const needed = new Set<string>();
  let minutes = 0;
  let allDay = false;
  for (const id of new Set(serviceIds)) {
    const service = byId.get(id);
    if (service === undefined) return err({ code: 'unknown-service', id });
    if (!offersServiceFor(service, place, brand)) return err({ code: 'not-done-here' });
    needed.add(service.competence);
    minutes += minutesAt(service, workshop);
    allDay ||= service.allDay;
  }
  const competences = [...needed];
  if (minutes > MAX_WORK_MINUTES || !workshop.resources.some((each) => canDo(each, competences))) {
    return err({ code: 'not-done-here' });
  }
  const taken = minutes === 0 ? workshop.slotMinutes : minutes;
  return ok({ minutes: taken, competences, ...formOf(place, taken, allDay) });
}

/** How a visit of so many minutes is booked: at a time, as a drop-off, or over several days. */
function formOf(
  { workshop, calendar }: ScheduledWorkshop,
  minutes: number,
  allDay: boolean,
): Pick<Demand, 'allDay' | 'multiDay'> {
  const multiDay = minutes > calendar.maxShiftMinutes;
  return { multiDay, allDay: !multiDay && (allDay || minutes >= workshop.allDayFromMinutes) };
}

/** Work of which only the duration is known: any bay can do it. null: too long, or no valid duration. */
export function demandOfMinutes(place: ScheduledWorkshop, requestedMinutes: number): Demand | null {
  const minutes = requestedMinutes === 0 ? place.workshop.slotMinutes : requestedMinutes;
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_WORK_MINUTES) return null;
  return { minutes, competences: [], ...formOf(place, minutes, false) };
}

/** Whether a bay or mechanic has every competence that is needed. */
export const canDo = (
  { competences }: { readonly competences: readonly string[] },
  needed: readonly string[],
): boolean => needed.every((each) => competences.includes(each));

/** Whether all of these services are right for the car; ids that the schedule does not know are not judged. */
export function allSuitCar(schedule: WorkshopSchedule, vehicle: Vehicle, ids: readonly string[]): boolean {
  const services = servicesById(schedule);
  const car = { ...vehicle, brandClass: classOf(schedule, vehicle) };
  return ids.every((id) => {
    const service = services.get(id);
    return service === undefined || suitsCar(service, car);
  });
}

const indexes = new WeakMap<object, ReadonlyMap<string, Service>>();

/** The services of a schedule by id; made once per schedule. */
export function servicesById(schedule: Pick<WorkshopSchedule, 'services'>): ReadonlyMap<string, Service> {
  const known = indexes.get(schedule.services);
  if (known !== undefined) return known;
  const made = new Map(schedule.services.map((service) => [service.id, service]));
  indexes.set(schedule.services, made);
  return made;
}
