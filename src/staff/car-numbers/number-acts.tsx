import type { StaffScope } from '~/modules/stock';
import { localDate } from '~/platform/time';
import { SITES, type Site } from '~/sites';
import { forbiddenPage } from '../lists';
import { CAR_NUMBERS_PATH } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { carScope } from '../stock/car-scope';
import { firstDay, numberRows, pricedCars, readQuery, sortedRows } from './car-numbers';
import { csvOfNumbers } from './car-numbers-csv';
import { NumbersView } from './numbers.view';

/** The numbers of a facility's cars, and of each facility of the member. */
async function readNumbers(visit: StaffVisit, scope: StaffScope) {
  const { c, frame, stock, clock, carCounts } = visit;
  // The site whose stock it is: its money, its clock.
  const owner: Site = SITES.find(({ key }) => `${key}-cars` === scope.carIndex) ?? frame.site;
  const stores = await stock.staff.figures(scope);
  const query = readQuery((name) => c.req.query(name), stores);
  const from = firstDay(clock.now(), owner, query.days);
  const requests = await carCounts.requests(owner, from);
  const cars = await stock.staff.numbers(scope, { store: query.store, from });
  const positions = await carCounts.positions(owner, pricedCars(cars, owner));
  const rows = sortedRows(numberRows(cars, requests, positions, clock.now()), query, frame.language);
  const names = await stock.staff.storeNames(scope);
  return { owner, query, stores, requests, rows, names, from };
}

export async function carNumbersPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { frame, stock } = visit;
  const scope = carScope(frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const { from, requests, ...numbers } = await readNumbers(visit, scope);
  const totals = await stock.staff.storeNumbers(scope, { from, requests });
  const content = <NumbersView frame={frame} totals={totals} {...numbers} />;
  return { title: frame.t('carNumbers.title'), content, status: 200 };
}

export async function exportCarNumbers(visit: StaffVisit): Promise<StaffAnswer> {
  const { frame, clock } = visit;
  const scope = carScope(frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const { rows, query, names } = await readNumbers(visit, scope);
  if (query.store === '') return { to: CAR_NUMBERS_PATH };
  const text = csvOfNumbers(rows, query, names.get(query.store) ?? query.store, frame);
  const day = localDate(clock.now(), frame.site.zone);
  return { name: `cars-${day}.csv`, csv: new Blob([text]).stream() };
}
