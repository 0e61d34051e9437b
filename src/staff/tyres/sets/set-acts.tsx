import { randomUUID } from 'node:crypto';
import {
  POSITIONS,
  type Position,
  type SetChange,
  type SetFailure,
  type StaffSet,
  typedWheelsOf,
} from '~/modules/tyre-hotel';
import { readForm, readFormData } from '~/platform/http';
import { type MediaProblem, readPhoto } from '~/platform/media';
import { missingPage } from '../../lists';
import { agreementPath } from '../../paths';
import type { StaffAnswer, StaffVisit } from '../../staff-visit';
import { showAgreement } from '../agreement-acts';
import {
  fieldText,
  freePlaces,
  noteTyres,
  type OpenedAgreement,
  openedAgreement,
  openedTyres,
} from '../open-tyres';
import { SetView, type SetViewProps } from './set.view';
import { readPhotos, readTypedPlace, readTypedSet, type TypedSet } from './typed-set';

const MAX_FORM_BYTES = 32 * 1024;
/** Five photographs as phones take them. */
const MAX_PHOTO_FORM_BYTES = 64 * 1024 * 1024;

const STATUS = {
  unknown: 404,
  stale: 409,
  ended: 409,
  'shelf-taken': 409,
  'wrong-state': 409,
  'shelf-invalid': 422,
  'shelf-unknown': 422,
  'too-many-sets': 422,
  invalid: 422,
} as const satisfies Record<SetFailure['code'], number>;

const NO_PHOTOS = { photoProblems: new Map<Position, MediaProblem>(), photosSaved: false } as const;
const NOT_NEW = { id: '', shelf: '', isFitted: false } as const;

async function show(
  { frame }: StaffVisit,
  at: OpenedAgreement,
  shown: Pick<SetViewProps, 'set' | 'made' | 'typed' | 'problem' | 'photoProblems' | 'photosSaved'>,
): Promise<StaffAnswer> {
  const { workshop, canChoose, agreement } = at;
  const { set, problem, photoProblems } = shown;
  const free = set === null ? await freePlaces(at) : [];
  const content = (
    <SetView
      frame={frame}
      workshop={workshop}
      canChoose={canChoose}
      agreement={agreement}
      freePlaces={free}
      {...shown}
    />
  );
  const status = problem === null ? (photoProblems.size > 0 ? 422 : 200) : STATUS[problem.code];
  const title = set === null ? frame.t('tyres.newSet') : frame.t('tyres.measureSet', { label: set.label });
  return { title, content, status };
}

/** Wheels begin as those that the car has on another set: the size is often the same. */
export async function newSetPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  const { agreement, place } = at;
  if (agreement.endedAt !== null) return { to: agreementPath(place.departmentId, agreement.id) };
  const [first] = agreement.sets;
  const empty = typedWheelsOf([]);
  const typed: TypedSet = {
    ...empty,
    season: first?.season === 'winter' ? 'summer' : 'winter',
    size: first === undefined ? '' : typedWheelsOf(first.wheels).size,
  };
  const made = { id: randomUUID(), shelf: '', isFitted: false };
  return show(visit, at, { set: null, made, typed, problem: null, ...NO_PHOTOS });
}

export async function makeSet(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const typed = readTypedSet(form.value);
  const isFitted = form.value.get('state') === 'fitted';
  const typedPlace = readTypedPlace(form.value);
  const made = { id: fieldText(form.value, 'set'), shelf: typedPlace.shelf, isFitted };
  const { agreement, place, tyres } = at;
  const added = await tyres.addSet(
    place,
    agreement.id,
    {
      setId: made.id,
      season: typed.season,
      state: isFitted ? 'fitted' : 'stored',
      ...typedPlace,
      typed,
    },
    visit.member.id,
  );
  noteTyres(visit, added.ok ? 'set made' : `set not made: ${added.error.code}`, agreement.id);
  if (added.ok) return { to: agreementPath(place.departmentId, agreement.id, '', { done: 'set-made' }) };
  if (added.error.code === 'unknown') return missingPage(visit);
  return show(visit, at, { set: null, made, typed, problem: added.error, ...NO_PHOTOS });
}

interface OpenedSet extends OpenedAgreement {
  readonly set: StaffSet;
}

async function openedSet(visit: StaffVisit): Promise<OpenedSet | StaffAnswer> {
  const at = await openedAgreement(visit);
  if ('status' in at) return at;
  const set = at.agreement.sets.find(({ id }) => id === visit.c.req.param('set'));
  return set === undefined ? missingPage(visit) : { ...at, set };
}

export async function setPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedSet(visit);
  if (!('set' in at)) return at;
  const { set, agreement, place } = at;
  if (agreement.endedAt !== null) return { to: agreementPath(place.departmentId, agreement.id) };
  const typed = { ...typedWheelsOf(set.wheels), season: set.season };
  return show(visit, at, { set, made: NOT_NEW, typed, problem: null, ...NO_PHOTOS });
}

const revisionOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1);

/**
 * Photographs are saved first, each for itself: a browser gives no file back to a form that was refused. Then what was
 * measured, all or nothing of it.
 */
export async function measureSet(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedSet(visit);
  if (!('set' in at)) return at;
  const form = await readFormData(visit.c.req.raw, { maxBytes: MAX_PHOTO_FORM_BYTES });
  if (!form.ok) return missingPage(visit);
  const { set, agreement, place, tyres } = at;
  const { account, photoProblems, changed } = await savePhotos(visit, at, form.value);
  const typed = readTypedSet(form.value);
  const seen = {
    agreementId: agreement.id,
    setId: set.id,
    revision: revisionOf(fieldText(form.value, 'revision')),
  };
  const change: SetChange = { act: 'measure', season: typed.season, typed };
  const measured = await tyres.changeSet(place, seen, change, account);
  noteTyres(visit, measured.ok ? 'measured' : `not measured: ${measured.error.code}`, agreement.id);
  if (measured.ok && photoProblems.size === 0)
    return {
      to: `${agreementPath(place.departmentId, agreement.id, '', { done: 'measured' })}#set-${set.label}`,
    };
  const again = await openedSet(visit);
  if (!('set' in again)) return again;
  const problem = measured.ok ? null : measured.error;
  return show(visit, again, {
    set: again.set,
    made: NOT_NEW,
    typed,
    problem,
    photoProblems,
    photosSaved: changed > 0,
  });
}

async function savePhotos(visit: StaffVisit, { tyres, place, agreement, set }: OpenedSet, form: FormData) {
  const account = visit.member.id;
  const photoProblems = new Map<Position, MediaProblem>();
  const { taken, removed } = await readPhotos(form);
  let changed = 0;
  const save = async (position: Position, image: Uint8Array | null) => {
    const at = { agreementId: agreement.id, setId: set.id, position };
    if ((await tyres.setPhoto(place, at, image, account)).ok) changed += 1;
  };
  for (const { position, bytes } of taken) {
    const photo = await readPhoto(bytes);
    if (photo.ok) await save(position, photo.value);
    else photoProblems.set(position, photo.error);
  }
  for (const position of removed)
    if (!taken.some((each) => each.position === position)) await save(position, null);
  return { account, photoProblems, changed };
}

const ACTS = ['move', 'hand-in', 'fit', 'hand-out', 'release'] as const;

/** `act`, and `shelf` where something comes to us, with `new-shelf` where that is to be added. */
export async function changeTyreSet(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedSet(visit);
  if (!('set' in at)) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: MAX_FORM_BYTES });
  const act = form.ok ? ACTS.find((each) => each === form.value.get('act')) : undefined;
  if (!form.ok || act === undefined) return missingPage(visit);
  const { set, agreement, place, tyres } = at;
  const typed = readTypedPlace(form.value);
  const change: SetChange =
    act === 'hand-out' || act === 'release' ? { act } : act === 'fit' ? { act, ...typed } : { act, ...typed };
  const seen = {
    agreementId: agreement.id,
    setId: set.id,
    revision: revisionOf(fieldText(form.value, 'revision')),
  };
  const changed = await tyres.changeSet(place, seen, change, visit.member.id);
  noteTyres(visit, changed.ok ? act : `not ${act}: ${changed.error.code}`, agreement.id);
  if (changed.ok)
    return { to: `${agreementPath(place.departmentId, agreement.id, '', { done: act })}#set-${set.label}` };
  const { code } = changed.error;
  const again = await openedAgreement(visit);
  if ('status' in again) return again;
  return showAgreement(visit, again, { setId: set.id, act, code, shelf: typed.shelf }, STATUS[code]);
}

/** The photograph of a wheel, for those who may open its workshop. */
export async function tyrePhoto(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const { c, member } = visit;
  const position = POSITIONS.find((each) => each === c.req.param('position'));
  const agreementId = c.req.param('id') ?? '';
  const setId = c.req.param('set') ?? '';
  const image = position && (await at.tyres.photo(at.place, { agreementId, setId, position }));
  if (!image) return missingPage(visit);
  visit.log.info({ account: member.id, agreement: agreementId }, 'a photograph of a wheel shown to staff');
  const headers = {
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  };
  return { response: new Response(image, { headers }) };
}
