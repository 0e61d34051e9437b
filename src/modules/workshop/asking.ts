import type { Database } from '~/platform/db';
import type { Log } from '~/platform/log';
import { err, ok, type Result } from '~/platform/result';
import type { Clock } from '~/platform/time';
import type { Site } from '~/sites';
import type { Books } from './books';
import { type Demand, demandOf, servicesById } from './domain/demand';
import { normalisePlate } from './domain/plate';
import { classOf } from './domain/prices';
import { suitsCar } from './domain/suits';
import type { Vehicle, VehicleRegistry } from './domain/vehicle';
import type { Notices } from './notices';
import type { Place, Shelf } from './places';
import type { BookingFailure, VehicleFailure } from './service';

/** What every use case of the engine works with. */
export interface Engine {
  readonly database: Database;
  readonly books: Books;
  readonly vehicles: VehicleRegistry;
  readonly notices: Notices;
  readonly clock: Clock;
  readonly log: Log;
}

/** The car of a number as it was typed. */
export async function carOf(
  { vehicles }: Pick<Engine, 'vehicles'>,
  registrationNumber: string,
): Promise<Result<Vehicle, VehicleFailure>> {
  const plate = normalisePlate(registrationNumber);
  if (plate === null) return err({ code: 'invalid-registration-number' });
  const answer = await vehicles.find(plate);
  if (answer.kind === 'found') return ok(answer.vehicle);
  return err({ code: answer.kind === 'unknown' ? 'unknown-vehicle' : 'register-unavailable' });
}

/** A workshop, the car, and what the visit takes there. */
export interface Question {
  readonly shelf: Shelf;
  readonly place: Place;
  readonly vehicle: Vehicle;
  /** null: the workshop does not do it, or not for this car. */
  readonly demand: Demand | null;
}

/** Puts together what a question about one workshop names. */
export async function questionOf(
  engine: Pick<Engine, 'books' | 'vehicles'>,
  site: Site,
  asked: {
    readonly registrationNumber: string;
    readonly departmentId: string;
    readonly serviceOfferings: readonly string[];
  },
): Promise<Result<Question, BookingFailure>> {
  const shelf = engine.books.shelf(site.siteIndex);
  const place = shelf.byId.get(asked.departmentId);
  if (place === undefined) return err({ code: 'unknown-workshop' });
  const fault = faultOfServices(shelf, asked.serviceOfferings);
  if (fault !== null) return err(fault);
  const vehicle = await carOf(engine, asked.registrationNumber);
  if (!vehicle.ok) return vehicle;
  const demand = demandOf(shelf.book, place, vehicle.value.brand, asked.serviceOfferings);
  return ok({ shelf, place, vehicle: vehicle.value, demand: demand.ok ? demand.value : null });
}

/** The same for whoever wants it done: work that is not for this car is refused, wherever it is asked for. */
export async function questionForCar(
  ...asked: Parameters<typeof questionOf>
): Promise<Result<Question, BookingFailure>> {
  const question = await questionOf(...asked);
  if (!question.ok) return question;
  const { shelf, vehicle } = question.value;
  const [, , { serviceOfferings }] = asked;
  return areForCar(shelf, vehicle, serviceOfferings) ? question : err({ code: 'service-not-for-car' });
}

/** Whether all of these services are right for the car; ids that the book does not know are not judged. */
export function areForCar({ book }: Shelf, vehicle: Vehicle, ids: readonly string[]): boolean {
  const services = servicesById(book);
  const car = { ...vehicle, brandClass: classOf(book, vehicle) };
  return ids.every((id) => {
    const service = services.get(id);
    return service === undefined || suitsCar(service, car);
  });
}

/** What is wrong with a choice of services, whatever the workshop; null when nothing is. */
export function faultOfServices({ book }: Shelf, ids: readonly string[]): BookingFailure | null {
  if (ids.length === 0) return { code: 'invalid', field: 'serviceOfferings' };
  const known = servicesById(book);
  return ids.every((id) => known.has(id)) ? null : { code: 'unknown-service' };
}
