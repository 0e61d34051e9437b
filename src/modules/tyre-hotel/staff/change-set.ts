import { type Database, type Db, sqlState } from '~/platform/db';
import { err, ok, type Result } from '~/platform/result';
import type { StoredWheel } from '../domain/agreement';
import { MAX_PLACE_CHARS, storageName } from '../domain/storage-place';
import { readWheels, typedWheelsOf } from '../domain/typed-wheels';
import { type Doer, insertAct } from '../store/act-store';
import { takeSetsOfAgreement } from '../store/import-store';
import { findPlace, insertPlaces } from '../store/place-store';
import {
  insertSet,
  listSets,
  lockFittedSet,
  lockSet,
  placeSet,
  releaseSet,
  type StoredSet,
  saveWheels,
} from '../store/set-store';
import { findStaffAgreement } from '../store/staff-agreement-store';
import type {
  SeenSet,
  SetChange,
  SetFailure,
  StaffAgreement,
  StaffTyres,
  TypedPlace,
  TyreAct,
  TyreWorkshop,
} from './staff-tyres';

const MAX_SETS = 8;

type Outcome = Result<null, SetFailure>;
type Whereabouts = Pick<StoredSet, 'state' | 'shelf'>;

/** One change of an agreement's sets: the agreement is held, so that what is done to it comes one after the other. */
async function changing(
  database: Database,
  workshop: TyreWorkshop,
  agreementId: string,
  change: (tx: Db, agreement: Omit<StaffAgreement, 'sets' | 'acts'>) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await database.transaction(async (tx) => {
      const agreement = await findStaffAgreement(database, tx, workshop, agreementId, 'lock');
      if (agreement === null) return err({ code: 'unknown' });
      return agreement.endedAt === null ? change(tx, agreement) : err({ code: 'ended' });
    });
  } catch (cause) {
    // The constraint decides, whoever came at the same time.
    if (sqlState(cause) === '23505') return err({ code: 'shelf-taken' });
    throw cause;
  }
}

/**
 * The place that was typed, as the workshop spells it; null: none is said. A slip of the pen is no place: the wheels would lie
 * where nobody looks for them.
 */
async function placeOf(
  database: Database,
  tx: Db,
  workshop: TyreWorkshop,
  { shelf, isNewPlace = false }: TypedPlace,
): Promise<Result<string | null, SetFailure>> {
  const name = storageName(shelf);
  if (name === '') return ok(null);
  if (name.length > MAX_PLACE_CHARS) return err({ code: 'shelf-invalid' });
  if (isNewPlace) await insertPlaces(database, tx, workshop, [name]);
  const place = await findPlace(database, tx, workshop, name);
  return place === null ? err({ code: 'shelf-unknown' }) : ok(place);
}

const depthsText = (wheels: readonly Pick<StoredWheel, 'position' | 'threadDepth'>[]): string =>
  wheels.map(({ position, threadDepth }) => `${position} ${threadDepth}`).join(', ');

export async function addSet(
  database: Database,
  workshop: TyreWorkshop,
  agreementId: string,
  { setId, season, state, typed, ...typedPlace }: Parameters<StaffTyres['addSet']>[2],
  doer: Doer,
): Promise<Outcome> {
  const wheels = readWheels(typed);
  if (!wheels.ok) return err({ code: 'invalid', fields: wheels.error });
  const sets = await listSets(database, agreementId);
  if (sets.some(({ id }) => id === setId)) return ok(null);
  if (sets.length >= MAX_SETS) return err({ code: 'too-many-sets' });
  if (state === 'fitted' && sets.some((set) => set.state === 'fitted')) return err({ code: 'wrong-state' });
  return changing(database, workshop, agreementId, async (tx) => {
    const place = state === 'stored' ? await placeOf(database, tx, workshop, typedPlace) : ok(null);
    if (!place.ok) return place;
    const set = { id: setId, agreementId, season, state, shelf: place.value, wheels: wheels.value };
    const setNo = await insertSet(database, tx, workshop, set, doer.at);
    if (setNo === null) return ok(null);
    const detail = [place.value ?? '', depthsText(set.wheels)].filter(Boolean).join(' · ');
    await insertAct(tx, { agreementId, setNo, act: 'set-made', detail }, doer);
    return ok(null);
  });
}

/** Whether a set is as the change would make it: the button was pressed twice, or a colleague did the same. */
function isDone(set: StoredSet, change: SetChange): boolean {
  switch (change.act) {
    case 'measure': {
      const needed = set.wheels.map(({ position }) => position);
      const typed = readWheels(change.typed, needed);
      const stored = readWheels(typedWheelsOf(set.wheels), needed);
      const isSame = typed.ok && stored.ok && JSON.stringify(typed.value) === JSON.stringify(stored.value);
      return isSame && set.season === change.season;
    }
    case 'move':
    case 'hand-in':
      return (
        set.state === 'stored' && (set.shelf ?? '').toLowerCase() === storageName(change.shelf).toLowerCase()
      );
    case 'fit':
      // Where what was on the car was to go may be another place by now.
      return set.state === 'fitted' && storageName(change.shelf) === '';
    case 'hand-out':
      return set.state === 'away';
    case 'release':
      return !set.isOfStaff;
  }
}

/** Does one thing to a set that was seen in a revision. What is done already is not done again. */
export function changeSet(
  database: Database,
  workshop: TyreWorkshop,
  seen: SeenSet,
  change: SetChange,
  doer: Doer,
): Promise<Outcome> {
  return changing(database, workshop, seen.agreementId, async (tx) => {
    const set = await lockSet(database, tx, seen);
    if (set === null) return err({ code: 'unknown' });
    if (set.revision !== seen.revision) return isDone(set, change) ? ok(null) : err({ code: 'stale' });
    const note = (act: TyreAct['act'], detail: string, setNo = set.no) =>
      insertAct(tx, { agreementId: seen.agreementId, setNo, act, detail }, doer);
    const write = (id: string, to: Whereabouts) => placeSet(tx, id, to, doer.at);
    switch (change.act) {
      case 'measure': {
        const wheels = readWheels(
          change.typed,
          set.wheels.map(({ position }) => position),
        );
        if (!wheels.ok) return err({ code: 'invalid', fields: wheels.error });
        await saveWheels(tx, set.id, change.season, wheels.value, doer.at);
        await note('measured', `${depthsText(set.wheels)} → ${depthsText(wheels.value)}`);
        return ok(null);
      }
      case 'move':
      case 'hand-in':
        return store(database, tx, workshop, { set, change, write, note });
      case 'fit':
        return fit(database, tx, workshop, { set, change, write, note });
      case 'hand-out':
        if (set.state === 'away') return err({ code: 'wrong-state' });
        await write(set.id, { state: 'away', shelf: null });
        await note('handed-out', set.shelf ?? '');
        return ok(null);
      case 'release':
        if (!set.isInFile || !set.isOfStaff) return err({ code: 'wrong-state' });
        await releaseSet(tx, set.id);
        await takeSetsOfAgreement(database, tx, seen.agreementId, doer.at);
        await note('released', '');
        return ok(null);
    }
  });
}

interface Changing<Change> {
  readonly set: StoredSet;
  readonly change: Change;
  write(id: string, to: Whereabouts): Promise<void>;
  note(act: TyreAct['act'], detail: string, setNo?: number): Promise<void>;
}

/** Puts a set on a shelf, from another place or from outside. */
async function store(
  database: Database,
  tx: Db,
  workshop: TyreWorkshop,
  { set, change, write, note }: Changing<{ readonly act: 'move' | 'hand-in' } & TypedPlace>,
): Promise<Outcome> {
  if ((change.act === 'move') !== (set.state === 'stored')) return err({ code: 'wrong-state' });
  const place = await placeOf(database, tx, workshop, change);
  if (!place.ok) return place;
  await write(set.id, { state: 'stored', shelf: place.value });
  if (change.act === 'move') await note('moved', `${set.shelf ?? '–'} → ${place.value ?? '–'}`);
  else await note('handed-in', place.value ?? '');
  return ok(null);
}

/** Puts a set on the car; what was on it comes to us. */
async function fit(
  database: Database,
  tx: Db,
  workshop: TyreWorkshop,
  { set, change, write, note }: Changing<TypedPlace>,
): Promise<Outcome> {
  if (set.state === 'fitted') return err({ code: 'wrong-state' });
  const before = await lockFittedSet(database, tx, set.agreementId);
  const place = before === null ? ok(null) : await placeOf(database, tx, workshop, change);
  if (!place.ok) return place;
  if (before !== null) await write(before.id, { state: 'stored', shelf: null });
  await write(set.id, { state: 'fitted', shelf: null });
  await note('fitted', set.shelf ?? '');
  if (before === null) return ok(null);
  // Last, as it may be the place that has just been left.
  if (place.value !== null) await write(before.id, { state: 'stored', shelf: place.value });
  await note('handed-in', place.value ?? '', before.no);
  return ok(null);
}
