import { createHash } from 'node:crypto';
import { normalisePlate } from '~/modules/workshop/browser';
import { isMailAddress } from '~/platform/mail';
import { readPhone } from '~/platform/phone';
import { err, ok, type Result } from '~/platform/result';
import { isDate } from '~/platform/time';
import type { Site } from '~/sites';
import type { FreeTimeQuery } from '../free-time';
import type { DepartmentsQuery, Failure, OffersQuery } from '../options';
import type { Order } from '../order';
import type {
  AvailableDatesRequest,
  BookingLine,
  CreateRequest,
  DepartmentsRequest,
  OffersRequest,
  SubmitRequest,
  TimeslotsRequest,
} from '../wire';

/** What requests mean, once their shape is known: plates, dates, numbers and texts as the module takes them. */

const invalid = (field: string): Result<never, Failure> => err({ code: 'invalid', field });

export function readPlate(text: string): Result<string, Failure> {
  const plate = normalisePlate(text);
  return plate === null ? err({ code: 'invalid-registration-number' }) : ok(plate);
}

export function readOffersQuery({
  regNo,
  mileage,
  departmentId,
  date,
}: OffersRequest): Result<OffersQuery, Failure> {
  const car = regNo === undefined ? ok(null) : readPlate(regNo);
  if (!car.ok) return car;
  if (departmentId !== undefined && car.value === null) return invalid('regNo');
  return ok({
    registrationNumber: car.value,
    mileage: readMileage(mileage ?? null),
    departmentId: departmentId ?? null,
    date: date ?? null,
  });
}

const MAX_MILEAGE = 9_999_999;

/** 0, 1 and what is below say that it is not known (WIZARD-CALL-8). */
const readMileage = (mil: number | null): number | null =>
  mil === null || mil <= 1 ? null : Math.min(mil, MAX_MILEAGE);

const MAX_RADIUS_KM = 100;

export function readDepartmentsQuery(request: DepartmentsRequest): Result<DepartmentsQuery, Failure> {
  const car = readPlate(request.regno);
  if (!car.ok) return car;
  const [lat, lng] = [Number(request.lat), Number(request.long)];
  const isAnywhere = request.lat === '' || request.long === '';
  if (Math.abs(lat) > 90) return invalid('lat');
  if (Math.abs(lng) > 180) return invalid('long');
  return ok({
    registrationNumber: car.value,
    serviceIds: request.services,
    position: isAnywhere ? null : { lat, lng },
    radiusKm: Math.min(Number(request.radius), MAX_RADIUS_KM),
  });
}

/** A car is only needed to check named services; a demand in minutes needs none. */
export function readFreeTimeQuery(
  request: AvailableDatesRequest | TimeslotsRequest,
): Result<FreeTimeQuery, Failure> {
  const { regno, services, resourceDemand, departments, startDate, endDate, holdId } = request;
  const car = regno === undefined ? ok(null) : readPlate(regno);
  if (!car.ok) return car;
  const common = { departmentIds: [...new Set(departments)], startDate, endDate, holdId: holdId ?? null };
  if (services === undefined) return ok({ ...common, work: { minutes: Math.ceil(Number(resourceDemand)) } });
  if (car.value === null) return invalid('regno');
  return ok({ ...common, work: { registrationNumber: car.value, serviceIds: services } });
}

/** Text as it may be stored: one line, no control characters, nothing that is no Unicode. */
const tidy = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim();

export const readCreate = (
  request: CreateRequest,
  site: Site,
  key: string | null,
): Result<Order, Failure> => {
  const { products, serviceText, freeText, mileage } = request;
  const lines = products.map(lineOf);
  const text = tidy(serviceText);
  // Where no line says it, it is the only place in which it stands.
  const unsaid = lines.every(({ text }) => text === null) && text !== '';
  const comment = [tidy(freeText), ...(unsaid ? [text] : [])].filter((text) => text !== '').join(' – ');
  return readOrder(request, site, key, { lines, comment, mileage: readMileage(mileage) });
};

export function readSubmit(request: SubmitRequest, site: Site, key: string | null): Result<Order, Failure> {
  const { products, freeText, vehicle, customer, regNo } = request;
  if (normalisePlate(vehicle.regNo) !== normalisePlate(regNo)) return invalid('vehicle.regNo');
  // BY-PLACE-10: a name has no digits.
  if (/\d/.test(customer.firstName)) return invalid('customer.firstName');
  if (/\d/.test(customer.lastName)) return invalid('customer.lastName');
  const details = { lines: products.map(lineOf), comment: tidy(freeText) };
  return readOrder(request, site, key, { ...details, mileage: readMileage(Number(vehicle.mileage)) });
}

function lineOf({ productId, extraText }: BookingLine): Order['lines'][number] {
  const text = tidy(extraText ?? '');
  return { serviceId: productId, text: text === '' ? null : text };
}

function readOrder(
  request: CreateRequest | SubmitRequest,
  site: Site,
  key: string | null,
  details: Pick<Order, 'lines' | 'comment' | 'mileage'>,
): Result<Order, Failure> {
  const car = readPlate(request.regNo);
  if (!car.ok) return car;
  const { bookingDate, bookingStart } = request;
  const date = bookingDate.slice(0, 10);
  if (!isDate(date)) return invalid('bookingDate');
  if (bookingStart !== null && bookingStart !== bookingDate) return invalid('bookingStart');
  if (bookingStart !== null && !bookingStart.endsWith(':00')) return invalid('bookingStart');
  const customer = readCustomer(request, site);
  if (!customer.ok) return customer;
  return ok({
    ...details,
    idempotencyKey: key ?? keyOf(site, request),
    holdId: request.holdId ?? null,
    registrationNumber: car.value,
    departmentId: request.departmentIdentifier,
    optionIds: request.options ?? [],
    customer: customer.value,
    isWaiting: request.customerIsWaiting,
    refuseIfCarIsBooked: request.refuseIfCarIsBooked ?? false,
    date,
    time: bookingStart === null ? null : bookingStart.slice(11, 16),
  });
}

function readCustomer(
  { customer }: CreateRequest | SubmitRequest,
  site: Site,
): Result<Order['customer'], Failure> {
  const firstName = tidy(customer.firstName);
  if (firstName === '') return invalid('customer.firstName');
  const email = customer.email.trim();
  if (!isMailAddress(email) || !/\.\p{L}{2,}$/u.test(email)) return invalid('customer.email');
  const phone = readPhone(customer.phoneMobile, site.country);
  if (!phone.ok) return invalid('customer.phoneMobile');
  const name = [firstName, tidy(customer.lastName)].filter((part) => part !== '').join(' ');
  return ok({ name, phone: phone.value.value, email });
}

/** A client that sends no key and repeats its request means one visit. */
const keyOf = ({ siteIndex }: Site, request: object): string =>
  createHash('sha256')
    .update(JSON.stringify([siteIndex, request]))
    .digest('hex')
    .slice(0, 40);
