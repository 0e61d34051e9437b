import { MAX_NEW_PLACES, rowOfPlaces } from '~/modules/tyre-hotel';
import { readForm } from '~/platform/http';
import { missingPage, openTo } from '../lists';
import { agreementPath, tyresPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { findSearch, putSearch } from '../stored-form';
import { fieldText, type OpenedTyres, openedTyres } from './open-tyres';
import { type PlaceProblem, StorageView, type TypedPlaces } from './storage.view';
import { TyresView } from './tyres.view';

/** `search`: what a search is stored under. */
export async function tyresPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  return 'status' in at ? at : showTyres(visit, at, await findSearch(visit));
}

/** A form that is posted, so that no name and no plate stands in an address. */
export async function findTyres(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const search = await putSearch(visit, fieldText(form.value, 'q'));
  return { to: tyresPath(at.workshop.departmentId, '', { search }) };
}

async function showTyres(
  visit: StaffVisit,
  { tyres, place, workshop, canChoose }: OpenedTyres,
  text: string,
): Promise<StaffAnswer> {
  const { frame, member } = visit;
  const { open } = await openTo(visit);
  const ids = open.map(({ departmentId }) => departmentId);
  const found = text === '' ? null : await tyres.search(frame.site, ids, text, member.id);
  // A scanner types the label and Enter: what it is on is opened.
  const list = found === 'mistyped' ? null : found;
  const only = list?.length === 1 ? list[0] : undefined;
  const set = only?.sets.find(({ label }) => label.toLowerCase() === text.toLowerCase());
  if (only !== undefined && set !== undefined)
    return { to: `${agreementPath(only.departmentId, only.id)}#set-${set.label}` };
  const [overview, unplaced] = await Promise.all([
    tyres.overview(place),
    list !== null ? [] : tyres.unplaced(place, member.id),
  ]);
  const shown = { frame, workshop, canChoose, text, found, overview, unplaced };
  return {
    title: `${workshop.name}, ${frame.t('tyres.name')}`,
    content: <TyresView {...shown} />,
    status: 200,
  };
}

/** Where the code on a label leads: to the agreement, at the workshop that has it, if it is one of the member's. */
export async function labelPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, staffTyres } = visit;
  const { siteIndex } = frame.site;
  if (siteIndex === null || staffTyres === null) return missingPage(visit);
  const label = c.req.param('label') ?? '';
  const found = await staffTyres.labelled(siteIndex, label);
  const { open } = await openTo(visit);
  if (found === null || !open.some(({ departmentId }) => departmentId === found.departmentId))
    return missingPage(visit);
  return { to: `${agreementPath(found.departmentId, found.agreementId)}#set-${label.toUpperCase()}` };
}

const NO_PLACES: TypedPlaces = { prefix: '', from: '1', to: '' };

export async function storagePage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  return 'status' in at ? at : showStorage(visit, at, NO_PLACES, null);
}

/** `remove`: a free place; otherwise a row of places is added. */
export async function changeStorage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await openedTyres(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const { tyres, place, workshop } = at;
  const removed = form.value.get('remove');
  const path = tyresPath(workshop.departmentId, '/shelves');
  const saying = (done: string, count = 0) => ({
    to: `${path}?${new URLSearchParams({ done, count: String(count) })}`,
  });
  const note = (act: string) =>
    visit.log.info(
      { account: visit.member.id, workshop: workshop.departmentId, act },
      'places of the tyre hotel changed by staff',
    );
  if (removed !== null) {
    const isRemoved = await tyres.removePlace(place, removed);
    note(isRemoved ? 'removed' : 'not removed');
    return saying(isRemoved ? 'removed' : 'not-removed');
  }
  const text = (name: 'prefix' | 'from' | 'to') => fieldText(form.value, name).slice(0, 60);
  const typed: TypedPlaces = { prefix: text('prefix'), from: text('from').trim(), to: text('to').trim() };
  const names = rowOfPlaces(typed.prefix, typed.from, typed.to === '' ? typed.from : typed.to);
  if (names === null) return showStorage(visit, at, typed, 'row');
  const added = await tyres.addPlaces(place, names);
  note('added');
  return saying('added', added);
}

async function showStorage(
  visit: StaffVisit,
  { tyres, place, workshop, canChoose }: OpenedTyres,
  typed: TypedPlaces,
  problem: PlaceProblem | null,
): Promise<StaffAnswer> {
  const { frame, c } = visit;
  const only = c.req.query('show') === 'free' ? 'free' : 'all';
  const done = problem === null ? (c.req.query('done') ?? null) : null;
  const shown = {
    places: await tyres.places(place),
    only,
    typed,
    problem,
    done,
    count: Number(c.req.query('count') ?? 0) || 0,
    max: MAX_NEW_PLACES,
  } as const;
  return {
    title: `${workshop.name}, ${frame.t('tyres.shelves')}`,
    content: <StorageView frame={frame} workshop={workshop} canChoose={canChoose} {...shown} />,
    status: problem === null ? 200 : 422,
  };
}
