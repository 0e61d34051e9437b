import {
  CAR_LISTS,
  type CarList,
  type CarQuery,
  DESCRIPTION_MAX,
  type FoundCars,
  type OverlayChange,
  type StaffCar,
  type StaffScope,
} from '~/modules/stock';
import { readForm } from '~/platform/http';
import { namesOf } from '../inbox/open-inbox';
import { meantSearch, searchMeant } from '../layout/meant-search';
import { searchText } from '../layout/search-text';
import { forbiddenPage, missingPage } from '../lists';
import { CARS_PATH, carPath, carsPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { CarView, carTitle } from './car.view';
import { CarFilesView } from './car-files.view';
import { CAR_OUTCOMES, type UploadProblem } from './car-props';
import { carScope } from './car-scope';
import { CarsView } from './cars.view';
import { namedList } from './search/list-words';
import { isNumber, readQuery } from './search/read-query';

/** The highest page of a list: nobody turns more, and a far one costs as much as all before it. */
const MAX_PAGE = 200;

const pageIn = (text: string | undefined): number => {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
  return Math.min(page, MAX_PAGE);
};

/** Cars by what a search says of them, or by its words; what was looked for is told. */
async function shownCars(
  visit: StaffVisit,
  typed: string,
  { find, isAsWritten }: { find(query: CarQuery): Promise<FoundCars>; readonly isAsWritten: boolean },
) {
  const isEmpty = ({ counts }: FoundCars) => Object.values(counts).every((count) => count === 0);
  const byWords = async () => {
    const { found, instead, other } = await searchMeant(typed, {
      find: (search) => find({ search }),
      isEmpty,
      meant: (text) => meantSearch(visit, text),
    });
    return { found, shown: { instead, other }, labels: null };
  };
  // A part of a car's number may be a year or a price as well.
  const numbered = isAsWritten || isNumber(typed) ? await byWords() : null;
  if (numbered !== null && (isAsWritten || !isEmpty(numbered.found))) return numbered;
  const read = await readQuery(visit, typed);
  if (read !== null) {
    const { labels, ...query } = read;
    const found = await find(query);
    if (!isEmpty(found)) return { found, shown: { instead: null, other: null }, labels };
  }
  return numbered ?? byWords();
}

/** `?list=` one of the lists, `?q=` what is searched for in it, `?asWritten=` its words alone, `?page=` from 0. */
export async function carsPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, stock, clock } = visit;
  const scope = carScope(visit.frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const list: CarList = CAR_LISTS.find((each) => each === c.req.query('list')) ?? 'shown';
  const search = searchText(c.req.query('q'));
  const isAsWritten = c.req.query('asWritten') !== undefined;
  const named = isAsWritten ? null : namedList(search);
  if (named !== null)
    return { to: carsPath({ list: named.list, ...(named.rest !== '' && { q: named.rest }) }) };
  const page = pageIn(c.req.query('page'));
  const find = (query: CarQuery) => stock.staff.cars(scope, { ...query, list, page });
  const { found, ...shown } = await shownCars(visit, search, { find, isAsWritten });
  const content = (
    <CarsView
      frame={frame}
      list={list}
      search={search}
      isAsWritten={isAsWritten}
      page={page}
      {...found}
      {...shown}
      figures={await stock.staff.figures(scope)}
      storeNames={await stock.staff.storeNames(scope)}
      same={await stock.staff.own.same(scope)}
      isRemoved={c.req.query('done') === 'removed'}
      now={clock.now()}
    />
  );
  return { title: frame.t('staffCars.title'), content, status: 200 };
}

/** A car as the file says it and as the site shows it. */
export async function carPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock } = visit;
  const scope = carScope(visit.frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const car = await stock.staff.car(scope, c.req.param('id') ?? '');
  return car === null ? missingPage(visit) : showCar(visit, scope, car, {}, 200);
}

export async function showCar(
  visit: StaffVisit,
  scope: StaffScope,
  car: StaffCar,
  { upload, draft }: { readonly upload?: UploadProblem; readonly draft?: string },
  status: number,
): Promise<Shown> {
  const { c, frame, stock, clock } = visit;
  const content = (
    <CarView
      frame={frame}
      car={car}
      shown={(await stock.car(scope.carIndex, car.carId)) ?? null}
      storeNames={await stock.staff.storeNames(scope)}
      names={
        await namesOf(
          visit,
          car.changes.map(({ account }) => account),
        )
      }
      outcome={CAR_OUTCOMES.find((each) => each === c.req.query('done')) ?? null}
      draft={draft ?? null}
      upload={upload ?? null}
      same={
        car.own === null
          ? null
          : ((await stock.staff.own.same(scope)).find(({ carId }) => carId === car.carId) ?? null)
      }
      now={clock.now()}
    />
  );
  return { title: carTitle(car), content, status };
}

/** What a form of the car's page asks for; null for none of them. */
function changeIn(fields: URLSearchParams): OverlayChange | null {
  switch (fields.get('act')) {
    case 'hide':
      return { field: 'visibility', value: 'hidden' };
    case 'sell':
      return { field: 'visibility', value: 'sold' };
    case 'show':
      return { field: 'visibility', value: null };
    case 'highlight':
      return { field: 'highlighted', value: true };
    case 'unhighlight':
      return { field: 'highlighted', value: false };
    case 'releaseHighlight':
      return { field: 'highlighted', value: null };
    case 'describe':
      return {
        field: 'description',
        value: fields.get('description'),
        seen: fields.get('seen') ?? undefined,
      };
    default:
      return null;
  }
}

export async function changeCar(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock, member, log } = visit;
  const scope = carScope(visit.frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const carId = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: DESCRIPTION_MAX * 18 });
  const act = form.ok ? form.value.get('act') : null;
  if (act === 'remove' || act === 'takeOver') return endOwnCar(visit, scope, carId, act);
  const change = form.ok ? changeIn(form.value) : null;
  if (change === null) return { to: `${carPath(carId)}?done=unknown` };
  const changed = await stock.staff.change(scope, carId, change, member.id);
  const car = !changed.ok && changed.error === 'stale' ? await stock.staff.car(scope, carId) : null;
  if (car !== null && change.field === 'description')
    return showCar(visit, scope, car, { draft: change.value ?? '' }, 409);
  if (!changed.ok) return missingPage(visit);
  log.info({ staff: member.id, carId, field: change.field }, 'a car was changed by hand');
  return { to: `${carPath(carId)}?done=changed` };
}

/** A car that staff have written leaves the stock, or gives way to the file's. */
async function endOwnCar(
  { stock, member, log }: StaffVisit,
  scope: StaffScope,
  carId: string,
  act: 'remove' | 'takeOver',
): Promise<StaffAnswer> {
  const { own } = stock.staff;
  const ended =
    act === 'remove'
      ? await own.remove(scope, carId, member.id)
      : await own.takeOver(scope, carId, member.id);
  if (!ended.ok) return { to: `${carPath(carId)}?done=unknown` };
  log.info({ staff: member.id, carId, act }, 'a car that was added by hand has left the stock');
  return ended.value === undefined
    ? { to: `${CARS_PATH}?done=removed` }
    : { to: `${carPath(ended.value)}?done=tookOver` };
}

/** The files of the stock; `?file=` shows the refused rows of one. */
export async function carFilesPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, stock } = visit;
  const scope = carScope(visit.frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const imports = await stock.staff.imports(scope);
  const open = imports.find(({ id }) => String(id) === c.req.query('file')) ?? null;
  const content = (
    <CarFilesView
      frame={frame}
      imports={imports}
      open={open}
      refusals={open === null ? [] : await stock.staff.refusals(scope, open.id)}
      isWhole={scope.stores === null}
    />
  );
  return { title: frame.t('staffCars.files'), content, status: 200 };
}
