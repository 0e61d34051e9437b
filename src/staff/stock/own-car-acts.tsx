import {
  type OWN_CAR_FIELDS,
  type OwnCarFields,
  type OwnCarRefusal,
  ownCarChoices,
  type StaffScope,
} from '~/modules/stock';
import { readForm } from '~/platform/http';
import { randomId } from '~/platform/random-id';
import { SITES } from '~/sites';
import { forbiddenPage, missingPage } from '../lists';
import { carPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { carScope } from './car-scope';
import { type OwnCarState, OwnCarView } from './own-car.view';

const MAX_FORM_BYTES = 128 * 1024;

/** The form of a car, empty or as it was typed. */
async function formPage(
  visit: StaffVisit,
  scope: StaffScope,
  state: OwnCarState,
  status: number,
): Promise<Shown> {
  const { frame, stock } = visit;
  const names = await stock.staff.storeNames(scope);
  const stores = [...names]
    .filter(([id]) => scope.stores?.includes(id) ?? true)
    .toSorted(([, a], [, b]) => a.localeCompare(b, frame.language));
  // The words are those of the site whose cars they are.
  const owner = SITES.find(({ key }) => `${key}-cars` === scope.carIndex) ?? frame.site;
  const content = (
    <OwnCarView
      frame={frame}
      owner={owner}
      state={state}
      stores={stores}
      choicesOf={(field) => ownCarChoices(field, owner)}
    />
  );
  const title = frame.t(state.carId === null ? 'staffCars.own.add' : 'staffCars.own.edit');
  return { title, content, status };
}

const typedIn = (form: URLSearchParams): OwnCarFields => {
  const text = (field: (typeof OWN_CAR_FIELDS)[number]) => (form.get(field) ?? '').trim();
  return {
    store: text('store'),
    brand: text('brand'),
    model: text('model'),
    version: text('version'),
    year: text('year'),
    condition: text('condition'),
    mileage: text('mileage'),
    price: text('price'),
    regno: text('regno'),
    vin: text('vin'),
    fuel: text('fuel'),
    gearbox: text('gearbox'),
    drive: text('drive'),
    body: text('body'),
    color: text('color'),
    power: text('power'),
    equipment: text('equipment').replaceAll('\r\n', '\n'),
    description: text('description').replaceAll('\r\n', '\n'),
  };
};

export async function newCarPage(visit: StaffVisit): Promise<StaffAnswer> {
  const scope = carScope(visit.frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const fields = typedIn(new URLSearchParams({ condition: 'used', store: scope.stores?.[0] ?? '' }));
  const state: OwnCarState = { carId: null, key: randomId().slice(0, 12), fields, refusal: null };
  return formPage(visit, scope, state, 200);
}

export async function addCar(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock, member, log } = visit;
  const scope = carScope(visit.frame.site, member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const form = await readForm(c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const key = form.value.get('key') ?? '';
  const hidden = form.value.get('act') === 'hide';
  const fields = typedIn(form.value);
  const added = await stock.staff.own.add(scope, key, fields, { account: member.id, hidden });
  if (added.ok) {
    log.info({ staff: member.id, carId: added.value }, 'a car was added by hand');
    return { to: `${carPath(added.value)}?done=${hidden ? 'addedHidden' : 'added'}` };
  }
  if (added.error.code === 'unknown') return missingPage(visit);
  return formPage(visit, scope, { carId: null, key, fields, refusal: added.error }, statusOf(added.error));
}

const statusOf = ({ code }: OwnCarRefusal): number => (code === 'invalid' ? 422 : 409);

export async function editCarPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock } = visit;
  const scope = carScope(visit.frame.site, visit.member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const carId = c.req.param('id') ?? '';
  const car = await stock.staff.car(scope, carId);
  if (car === null || car.own === null || car.goneAt !== null) return missingPage(visit);
  const { fields, revision } = car.own;
  const typed = typedIn(new URLSearchParams(fields));
  return formPage(visit, scope, { carId, key: String(revision), fields: typed, refusal: null }, 200);
}

export async function editCar(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, stock, member, log } = visit;
  const scope = carScope(visit.frame.site, member);
  if (scope === null) return forbiddenPage(visit, 'cars');
  const carId = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const key = form.value.get('key') ?? '';
  const seen = /^\d{1,9}$/.test(key) ? Number(key) : 0;
  const fields = typedIn(form.value);
  const edited = await stock.staff.own.edit(scope, carId, fields, { account: member.id, seen });
  if (edited.ok) {
    log.info({ staff: member.id, carId }, 'a car that was added by hand was changed');
    return { to: `${carPath(carId)}?done=changed` };
  }
  if (edited.error.code === 'unknown') return missingPage(visit);
  const now = edited.error.code === 'stale' ? await stock.staff.car(scope, carId) : null;
  const revision = now?.own ? String(now.own.revision) : key;
  const state = { carId, key: revision, fields, refusal: edited.error };
  return formPage(visit, scope, state, statusOf(edited.error));
}
