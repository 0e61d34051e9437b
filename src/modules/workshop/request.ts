import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import { pickUpOf } from './domain/availability';
import { type Demand, demandOf, servicesById, suitAll } from './domain/demand';
import { normalisePlate } from './domain/plate';
import type { Vehicle } from './domain/vehicle';
import { parseStart, type VisitStart } from './domain/visit-start';
import type { Engine } from './engine';
import type { Place, Shelf } from './places';
import type { BookingFailure, LocalMoment, Slot, VehicleFailure } from './service';

/** Some work for a car at a workshop, as callers name it. */
export interface AskedWork {
  readonly registrationNumber: string;
  readonly departmentId: string;
  readonly serviceOfferings: readonly string[];
}

/** The same with everything that the names stand for. */
export interface Work {
  readonly shelf: Shelf;
  readonly place: Place;
  readonly vehicle: Vehicle;
  /** null: the workshop does not do it, or not for this car. */
  readonly demand: Demand | null;
}

/** Work that is to begin at a time. */
export interface VisitRequest extends Work {
  readonly demand: Demand;
  readonly start: VisitStart;
  /** Of work that takes several days. */
  readonly pickUp: LocalMoment | null;
}

type Known = Pick<Engine, 'books' | 'vehicles'>;

/** Reads a wish for a visit: the workshop, the services, the car, whether both are for each other, and the time. */
export async function readRequest(
  engine: Known,
  site: Site,
  asked: AskedWork & Slot,
): Promise<Result<VisitRequest, BookingFailure>> {
  const work = await readWorkForCar(engine, site, asked);
  if (!work.ok) return work;
  const { place, demand } = work.value;
  const start = parseStart(asked);
  if (!start.ok) return start;
  if (demand === null) return err({ code: 'not-done-here' });
  const pickUp = pickUpOf(place.calendar, demand, start.value);
  return ok({ ...work.value, demand, start: start.value, pickUp });
}

/** Work that is wanted for a car: what is not right for it is refused, wherever it is asked for. */
export async function readWorkForCar(
  engine: Known,
  site: Site,
  asked: AskedWork,
): Promise<Result<Work, BookingFailure>> {
  const work = await readWork(engine, site, asked);
  if (!work.ok) return work;
  const { shelf, vehicle } = work.value;
  return suitAll(shelf.book, vehicle, asked.serviceOfferings) ? work : err({ code: 'service-not-for-car' });
}

export async function readWork(
  engine: Known,
  site: Site,
  { registrationNumber, departmentId, serviceOfferings }: AskedWork,
): Promise<Result<Work, BookingFailure>> {
  const shelf = engine.books.shelf(site.siteIndex);
  const place = shelf.byId.get(departmentId);
  if (place === undefined) return err({ code: 'unknown-workshop' });
  const fault = faultOfServices(shelf, serviceOfferings);
  if (fault !== null) return err(fault);
  const vehicle = await findVehicle(engine, registrationNumber);
  if (!vehicle.ok) return vehicle;
  const demand = demandOf(shelf.book, place, vehicle.value.brand, serviceOfferings);
  return ok({ shelf, place, vehicle: vehicle.value, demand: demand.ok ? demand.value : null });
}

/** The car of a number as it was typed. */
export async function findVehicle(
  { vehicles }: Pick<Engine, 'vehicles'>,
  registrationNumber: string,
): Promise<Result<Vehicle, VehicleFailure>> {
  const plate = normalisePlate(registrationNumber);
  if (plate === null) return err({ code: 'invalid-registration-number' });
  const answer = await vehicles.find(plate);
  if (answer.kind === 'found') return ok(answer.vehicle);
  return err({ code: answer.kind === 'unknown' ? 'unknown-vehicle' : 'register-unavailable' });
}

/** What is wrong with a choice of services, whatever the workshop; null when nothing is. */
export function faultOfServices({ book }: Shelf, ids: readonly string[]): BookingFailure | null {
  if (ids.length === 0) return { code: 'invalid', field: 'serviceOfferings' };
  const known = servicesById(book);
  return ids.every((id) => known.has(id)) ? null : { code: 'unknown-service' };
}
