import {
  type BookedVisit,
  type BookingFailure,
  listWheelChanges,
  TYRE_HOTEL_SERVICE,
  type WorkshopService,
} from '~/modules/workshop';
import type { Database } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import { addDays, type Clock, localDate } from '~/platform/time';
import type { Language, Site } from '~/sites';
import { bookableRange, type DateRange, isWithin, overlap } from './domain/window';
import type {
  BookedChange,
  ChangeRequest,
  Confirmation,
  DateRangeQuery,
  SlotDate,
  Vehicle,
  VisitFailure,
} from './service';

export interface WheelChangeOptions {
  readonly database: Database;
  readonly workshops: WorkshopService;
  readonly clock: Clock;
}

/** What the engine says, as the tyre hotel's flow says it. */
const FAILURES: Readonly<Record<BookingFailure['code'], VisitFailure['code']>> = {
  'invalid-registration-number': 'not-bookable',
  'unknown-vehicle': 'not-bookable',
  'register-unavailable': 'service-unavailable',
  'unknown-workshop': 'not-bookable',
  'unknown-service': 'not-bookable',
  'unknown-hold': 'slot-taken',
  'unknown-booking': 'not-bookable',
  invalid: 'not-bookable',
  'slot-taken': 'slot-taken',
  'outside-booking-window': 'outside-window',
  'time-not-offered': 'slot-taken',
  'not-done-here': 'not-bookable',
  'service-not-for-car': 'not-bookable',
  'already-booked': 'already-booked',
  'key-reused': 'key-reused',
  'too-late': 'slot-taken',
  'service-unavailable': 'service-unavailable',
};

const failure = ({ code }: BookingFailure): VisitFailure => ({ code: FAILURES[code] });

const WEEK_DAYS = 7;

/**
 * The days of a range at the car's workshop, in order, without those on which nothing is free: the engine answers a week at
 * a time, so three months are fourteen questions, each of one query.
 */
export async function freeDays(
  { workshops, clock }: WheelChangeOptions,
  site: Site,
  vehicle: Vehicle,
  { startDate, endDate }: DateRangeQuery,
): Promise<Result<readonly SlotDate[], VisitFailure>> {
  const range = overlap(bookableRange(clock.now(), site.zone), { from: startDate, to: endDate });
  if (range === null) return ok([]);
  const days: SlotDate[] = [];
  for (let from = range.from; from <= range.to; from = addDays(from, WEEK_DAYS)) {
    const week = await weekFrom(workshops, site, vehicle, from, range);
    if (!week.ok) return week;
    days.push(...week.value);
  }
  return ok(days);
}

async function weekFrom(
  workshops: WorkshopService,
  site: Site,
  vehicle: Vehicle,
  from: string,
  range: DateRange,
): Promise<Result<readonly SlotDate[], VisitFailure>> {
  const days = await workshops.timeslots(site, {
    registrationNumber: vehicle.regNo,
    unregisteredCar: carOf(vehicle),
    departmentId: vehicle.location.erpId,
    from,
    serviceOfferings: [TYRE_HOTEL_SERVICE],
    holdId: null,
  });
  if (!days.ok) return err(failure(days.error));
  const free = days.value.filter(
    ({ date, availableSlots, allDaySlotAvailable }) =>
      isWithin(range, date) && (allDaySlotAvailable || availableSlots.length > 0),
  );
  return ok(free.map(({ date, availableSlots }) => ({ date, startTime: availableSlots })));
}

/** Books the change: priced 0, as it is part of the agreement (WHEEL-CHANGE-6). */
export async function bookChange(
  options: WheelChangeOptions,
  site: Site,
  language: Language,
  vehicle: Vehicle,
  change: ChangeRequest,
): Promise<Result<Confirmation, VisitFailure>> {
  const { workshops, clock } = options;
  if (!isWithin(bookableRange(clock.now(), site.zone), change.date)) return err({ code: 'outside-window' });
  if (change.time === null && (await hasTimes(options, site, vehicle, change.date)))
    return err({ code: 'time-needed' });
  const { firstName, lastName, email, phoneMobile: phone } = change.customer;
  const booked = await workshops.book(site, language, {
    idempotencyKey: change.idempotencyKey,
    holdId: null,
    registrationNumber: vehicle.regNo,
    unregisteredCar: carOf(vehicle),
    mileage: null,
    departmentId: vehicle.location.erpId,
    services: [{ id: TYRE_HOTEL_SERVICE, text: null }],
    customer: { name: `${firstName} ${lastName}`, phone, email },
    comment: change.freeText,
    date: change.date,
    time: change.time,
    // Other work at that time is no second wheel change: the car is there, and both can be done.
    refuseIfServiceIsBooked: true,
  });
  if (!booked.ok) return err(failure(booked.error));
  // The same was sent before, and that visit was cancelled since.
  if (booked.value.state === 'cancelled') return err({ code: 'key-reused' });
  return ok(confirmationOf(booked.value, change));
}

/** The agreement says what the car is: who has one books (TYRE-HOTEL-1), whatever the register knows. */
const carOf = ({ brand, model }: Vehicle) => ({ brand, model, buildYear: null });

/** WHEEL-CHANGE-2: a time is required if there are any. Where that cannot be found out the booking itself decides. */
async function hasTimes(
  options: WheelChangeOptions,
  site: Site,
  vehicle: Vehicle,
  date: string,
): Promise<boolean> {
  const days = await freeDays(options, site, vehicle, { startDate: date, endDate: date });
  return days.ok && days.value.some(({ startTime }) => startTime.length > 0);
}

/** When the car's wheels are changed next, today included; null where nothing is booked. */
export async function nextChange(
  { database, clock }: WheelChangeOptions,
  site: Site,
  plate: string,
): Promise<BookedChange | null> {
  const today = localDate(clock.now(), site.zone);
  const changes = await listWheelChanges(database, site.siteIndex ?? '', [plate], today);
  const change = changes.get(plate);
  return change === undefined ? null : bookedChangeOf(change);
}

/** Cars of a drop-off are left before this time (SLOT-4). */
const DROP_OFF = '08:00';

const bookedChangeOf = ({ date, time }: Pick<BookedVisit, 'date' | 'time'>): BookedChange => ({
  appointmentTime: `${date}T${time ?? DROP_OFF}:00`,
  isFullDay: time === null,
});

function confirmationOf(visit: BookedVisit, { customer, freeText }: ChangeRequest): Confirmation {
  const { siteName: name, address, email, phone: phoneNumber } = visit.workshop;
  return {
    bookingConfirmationId: visit.bookingId,
    customerBase: customer,
    services: visit.services.map((service) => ({ name: service.name })),
    ...bookedChangeOf(visit),
    workshop: { name, address, email, phoneNumber },
    freeText,
    visitToken: visit.token,
  };
}
