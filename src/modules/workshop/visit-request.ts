import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { pickUpOf } from './domain/availability';
import { allSuitCar, type Demand, demandOf, servicesById } from './domain/demand';
import { normalisePlate } from './domain/plate';
import { unregisteredVehicle, type Vehicle } from './domain/vehicle';
import { parseStart, type VisitStart } from './domain/visit/visit-start';
import type { BookingEngine } from './engine';
import type { BookingFailure, LocalMoment, Slot, UnregisteredCar, VehicleFailure } from './service';
import { locationToday, type WorkshopLocation, type WorkshopSnapshot } from './workshop-locations';

/** Services for a car at a workshop, by their ids. */
export interface WorkRequest {
  readonly registrationNumber: string;
  readonly unregisteredCar?: UnregisteredCar;
  readonly departmentId: string;
  readonly serviceOfferings: readonly string[];
}

/** The same, resolved. */
export interface ResolvedWork {
  readonly snapshot: WorkshopSnapshot;
  readonly location: WorkshopLocation;
  readonly vehicle: Vehicle;
  /** null: the workshop does not do it, or not for this car. */
  readonly demand: Demand | null;
}

/** Work with its start. */
export interface VisitRequest extends ResolvedWork {
  readonly demand: Demand;
  readonly start: VisitStart;
  /** Of work that takes several days. */
  readonly pickUp: LocalMoment | null;
}

type WorkSources = Pick<BookingEngine, 'schedules' | 'vehicles' | 'clock'>;

/** Resolves a request for a visit: workshop, services, car, whether they suit each other, and the time. */
export async function resolveVisitRequest(
  engine: WorkSources,
  site: Site,
  request: WorkRequest & Slot,
): Promise<Result<VisitRequest, BookingFailure>> {
  const work = await resolveWorkForCar(engine, site, request);
  if (!work.ok) return work;
  const { location, demand } = work.value;
  const start = parseStart(request);
  if (!start.ok) return start;
  if (demand === null) return err({ code: 'not-done-here' });
  const pickUp = pickUpOf(location.calendar, demand, start.value);
  return ok({ ...work.value, demand, start: start.value, pickUp });
}

/** Work for a car; fails where a service does not suit it. */
export async function resolveWorkForCar(
  engine: WorkSources,
  site: Site,
  request: WorkRequest,
): Promise<Result<ResolvedWork, BookingFailure>> {
  const work = await resolveWork(engine, site, request);
  if (!work.ok) return work;
  const { snapshot, vehicle } = work.value;
  return allSuitCar(snapshot.schedule, vehicle, request.serviceOfferings)
    ? work
    : err({ code: 'service-not-for-car' });
}

export async function resolveWork(
  engine: WorkSources,
  site: Site,
  { registrationNumber, unregisteredCar, departmentId, serviceOfferings }: WorkRequest,
): Promise<Result<ResolvedWork, BookingFailure>> {
  const snapshot = engine.schedules.snapshot(site.siteIndex);
  const location = snapshot.byId.get(departmentId);
  if (location === undefined) return err({ code: 'unknown-workshop' });
  const fault = checkServices(snapshot, serviceOfferings);
  if (fault !== null) return err(fault);
  const vehicle = await findVehicle(engine, registrationNumber, unregisteredCar);
  if (!vehicle.ok) return vehicle;
  const today = locationToday(location, engine.clock.now());
  const demand = demandOf(snapshot.schedule, today, vehicle.value.brand, serviceOfferings);
  return ok({ snapshot, location, vehicle: vehicle.value, demand: demand.ok ? demand.value : null });
}

/** The car of a plate as typed; one that the register does not know is what the caller knows of it. */
export async function findVehicle(
  { vehicles }: Pick<BookingEngine, 'vehicles'>,
  registrationNumber: string,
  unregisteredCar?: UnregisteredCar,
): Promise<Result<Vehicle, VehicleFailure>> {
  const plate = normalisePlate(registrationNumber);
  if (plate === null) return err({ code: 'invalid-registration-number' });
  const answer = await vehicles.find(plate);
  if (answer.kind === 'found') return ok(answer.vehicle);
  if (answer.kind === 'unknown' && unregisteredCar !== undefined)
    return ok(unregisteredVehicle({ ...unregisteredCar, registrationNumber: plate }));
  return err({ code: answer.kind === 'unknown' ? 'unknown-vehicle' : 'register-unavailable' });
}

/** Why a choice of services is invalid at any workshop; null when it is not. */
export function checkServices({ schedule }: WorkshopSnapshot, ids: readonly string[]): BookingFailure | null {
  if (ids.length === 0) return { code: 'invalid', field: 'serviceOfferings' };
  const known = servicesById(schedule);
  return ids.every((id) => known.has(id)) ? null : { code: 'unknown-service' };
}
