import { err, ok, type Result } from '~/platform/result';
import type { Site } from '~/sites';
import type { BookingWindow } from '../domain/availability';
import { DROP_OFF_MINUTE } from '../domain/availability';
import { allSuitCar, type Demand, demandOf } from '../domain/demand';
import { DAY, minuteAt, todayIn } from '../domain/local-time';
import type { BookingEngine } from '../engine';
import { checkServices } from '../visit-request';
import { locationToday, type WorkshopLocation, type WorkshopSnapshot } from '../workshop-locations';
import type { PhoneFailure, PhoneWork } from './phone-bookings';
import { staffWindow } from './staff-window';

/** Work of a telephone booking, resolved. */
export interface ResolvedPhoneWork {
  readonly snapshot: WorkshopSnapshot;
  readonly location: WorkshopLocation;
  readonly demand: Demand;
}

/** The work at this workshop for this car, of whichever register. */
export function resolvePhoneWork(
  { schedules, clock }: Pick<BookingEngine, 'schedules' | 'clock'>,
  { siteIndex }: Site,
  departmentId: string,
  { vehicle, serviceIds }: PhoneWork,
): Result<ResolvedPhoneWork, PhoneFailure> {
  const snapshot = schedules.snapshot(siteIndex);
  const location = snapshot.byId.get(departmentId);
  if (location === undefined) return err({ code: 'unknown-workshop' });
  const fault = checkServices(snapshot, serviceIds);
  if (fault !== null)
    return fault.code === 'unknown-service' ? err(fault) : err({ code: 'invalid', field: 'services' });
  if (!allSuitCar(snapshot.schedule, vehicle, serviceIds)) return err({ code: 'service-not-for-car' });
  const today = locationToday(location, clock.now());
  const demand = demandOf(snapshot.schedule, today, vehicle.brand, serviceIds);
  return demand.ok ? ok({ snapshot, location, demand: demand.value }) : err({ code: 'not-done-here' });
}

/** A drop-off after the morning's is a time of its own: the customer stands there. */
export function demandAt({ location, demand }: ResolvedPhoneWork, day: number, now: Date): Demand {
  const isLate = day * DAY + DROP_OFF_MINUTE < minuteAt(now, location.zone);
  return demand.allDay && isLate ? { ...demand, allDay: false } : demand;
}

/** From now on; the slot that has just begun may still be taken, by who stands there. */
export function phoneWindow({ zone, workshop }: WorkshopLocation, demand: Demand, now: Date): BookingWindow {
  const window = staffWindow(zone, now);
  if (demand.allDay) return window;
  return {
    ...window,
    earliest: Math.max(todayIn(zone, now) * DAY, minuteAt(now, zone) - workshop.slotMinutes + 1),
  };
}
