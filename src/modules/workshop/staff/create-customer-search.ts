import { linesForStaff } from '../domain/visit/booked-lines';
import { parseCustomerQuery } from '../domain/visit/customer-query';
import type { BookingEngine } from '../engine';
import { listBookingsById, type StoredBooking } from '../store/booking-store';
import { findVisitsOfCustomer, insertCustomerLooks } from '../store/customer-store';
import type { CustomerSearch, FoundCustomer } from './customer-search';

/** A name of one visit in fifty fills a page from the newest. */
const VISIT_LIMITS = { found: 60, newest: 3000 };
const MAX_CUSTOMERS = 20;
const MAX_VISITS_SHOWN = 3;

/** Customers on our own tables. */
export const createCustomerSearch = ({
  database,
  clock,
  schedules,
}: Pick<BookingEngine, 'database' | 'clock' | 'schedules'>): CustomerSearch => ({
  async search({ siteIndex, country }, departmentIds, text, account) {
    const query = parseCustomerQuery(text, country);
    if (query === null || siteIndex === null) return null;
    const ids = await findVisitsOfCustomer(database, { siteIndex, departmentIds }, query, VISIT_LIMITS);
    const visits = await listBookingsById(database, database.db, ids);
    const customers = toCustomers(visits.toReversed(), schedules.snapshot(siteIndex).schedule).slice(
      0,
      MAX_CUSTOMERS,
    );
    const latest = customers.flatMap(({ visits: [first] }) => first?.id ?? []);
    await insertCustomerLooks(database, latest, { account, by: query.by, at: clock.now() });
    return customers;
  },
});

/** Visits, newest first, by who came with which car. */
function toCustomers(
  visits: readonly StoredBooking[],
  schedule: Parameters<typeof linesForStaff>[0],
): readonly FoundCustomer[] {
  const known = visits.filter(({ customer }) => customer !== null);
  const groups = Map.groupBy(
    known,
    ({ vehicle, customer }) => `${vehicle.registrationNumber} ${customer?.phone} ${customer?.name}`,
  );
  return [...groups.values()].flatMap(([latest, ...earlier]) => {
    if (latest === undefined || latest.customer === null) return [];
    const { vehicle, customer, language } = latest;
    const shown = [latest, ...earlier].slice(0, MAX_VISITS_SHOWN);
    return [
      {
        vehicle,
        customer,
        language,
        visits: shown.map((visit) => {
          const { id, number, departmentId, state, date, time } = visit;
          return {
            id,
            bookingId: number,
            departmentId,
            state,
            date,
            time,
            services: linesForStaff(schedule, visit).map(({ name, text }) => ({ name, text })),
          };
        }),
      },
    ];
  });
}
