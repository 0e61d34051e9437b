import { err, ok } from '~/platform/result';
import { dayOf } from '../domain/local-time';
import { offersFor } from '../domain/offers';
import { wholeUnits } from '../domain/prices/prices';
import { linesForStaff } from '../domain/visit/booked-lines';
import type { BookingEngine } from '../engine';
import { lockBooking } from '../store/booking-store';
import { insertCustomerLooks } from '../store/customer-store';
import { writeNote } from '../store/work-store';
import { transactWithRetry } from '../transaction';
import { changeWork, vehicleOf, versionOf } from '../use-cases/change-work';
import { findLocation, findVisitOfWorkshop } from '../use-cases/open-visit';
import { locationOn } from '../workshop-locations';
import { toStaffBookings } from './create-staff-bookings';
import type { StaffVisits } from './staff-visits';

/** Visits that are opened, on our own tables. */
export const createStaffVisits = (engine: BookingEngine): StaffVisits => ({
  async open(visit, site, language, account) {
    const { database, clock, schedules } = engine;
    const found = await findVisitOfWorkshop(engine, visit);
    const [booking] = found === null ? [] : await toStaffBookings(engine, [found]);
    if (found === null || booking === undefined) return null;
    if (found.customer !== null)
      await insertCustomerLooks(database, [found.id], { account, by: 'visit', at: clock.now() });
    const { schedule, tables } = schedules.snapshot(found.siteIndex);
    const location = findLocation(engine, found);
    const car = { vehicle: await vehicleOf(engine, found), mileage: found.mileage };
    const wording = { language, fallback: site.languages[0] };
    return {
      booking,
      version: versionOf(found),
      services: linesForStaff(schedule, found).map(({ id, name, price, unit, priceText }) => ({
        id,
        name,
        unit,
        priceText,
        price: wholeUnits(price),
      })),
      total: found.totalPrice / 100,
      offers: offersFor(
        schedule,
        location === undefined ? [] : [locationOn(location, dayOf(found.date))],
        car,
        tables,
        wording,
      ),
    };
  },
  changeWork: (visit, change) => changeWork(engine, visit, change),
  async changeNote(visit, { note, version }) {
    const { database } = engine;
    if ((await findVisitOfWorkshop(engine, visit)) === null) return err({ code: 'unknown-booking' });
    return transactWithRetry(database, async (tx) => {
      const booking = await lockBooking(database, tx, visit.id);
      if (booking === null) return err({ code: 'unknown-booking' });
      if (booking.staffNote === note) return ok(null);
      if (versionOf(booking) !== version) return err({ code: 'changed-meanwhile' });
      if (booking.customer === null) return err({ code: 'wrong-state' });
      await writeNote(tx, booking.id, note);
      return ok(null);
    });
  },
});
