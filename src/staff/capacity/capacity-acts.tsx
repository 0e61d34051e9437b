import { changesCapacity, mayOpen } from '~/modules/identity';
import type { CapacityChange, CapacityItem, StaffWorkshop, WorkshopCapacity } from '~/modules/workshop';
import { readForm } from '~/platform/http';
import { ok } from '~/platform/result';
import { localDate } from '~/platform/time';
import { namesOf } from '../inbox/open-inbox';
import { searchText } from '../layout/search-text';
import { matchingWorkshops, missingPage } from '../lists';
import { capacityPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { CapacitiesView } from './capacities.view';
import { CapacityView } from './capacity.view';
import { fieldsOf, readItem } from './capacity-fields';
import { CAPACITY_OUTCOMES, type CapacityProps, type EditState } from './capacity-props';
import { itemTitle, revisionOf } from './capacity-words';
import { EditCapacityView } from './edit-capacity.view';
import { PreviewView } from './preview.view';

const MAX_FORM_BYTES = 128 * 1024;

/** `?q=` what is searched for in their names. */
export async function capacitiesPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, staffBookings } = visit;
  const search = searchText(c.req.query('q'));
  const all = await staffBookings.workshops(frame.site.siteIndex ?? '');
  const shown = await matchingWorkshops(visit, all, search);
  const content = <CapacitiesView frame={frame} shown={shown} search={search} />;
  return { title: frame.t('capacity.title'), content, status: 200 };
}

interface Place {
  readonly siteIndex: string;
  readonly departmentId: string;
}

/** The workshop of the address; null: there is none. */
async function findWorkshop(visit: StaffVisit): Promise<{
  readonly place: Place;
  readonly workshop: StaffWorkshop;
  readonly capacity: WorkshopCapacity;
} | null> {
  const { c, frame, staffBookings, staffCapacity } = visit;
  const { siteIndex } = frame.site;
  if (siteIndex === null) return null;
  const all = await staffBookings.workshops(siteIndex);
  const workshop = all.find(({ departmentId }) => departmentId === c.req.param('departmentId'));
  if (workshop === undefined) return null;
  const place = { siteIndex, departmentId: workshop.departmentId };
  const capacity = await staffCapacity.workshop(place);
  return capacity === null ? null : { place, workshop, capacity };
}

type Found = NonNullable<Awaited<ReturnType<typeof findWorkshop>>>;

async function propsOf(
  visit: StaffVisit,
  { place, workshop, capacity }: Found,
  accounts: readonly string[],
): Promise<CapacityProps> {
  const { frame, member, clock } = visit;
  return {
    frame,
    workshop,
    capacity,
    names: await namesOf(visit, accounts),
    today: localDate(clock.now(), workshop.zone),
    canChange: changesCapacity(member, place.siteIndex),
    canOpen: mayOpen(member, place.siteIndex, place.departmentId),
  };
}

/** Hours, bays, services and prices of a workshop, with where each is from. */
export async function capacityPage(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await findWorkshop(visit);
  if (found === null) return missingPage(visit);
  const accounts = found.capacity.changes.map(({ account }) => account);
  const outcome = CAPACITY_OUTCOMES.find((each) => each === visit.c.req.query('done')) ?? null;
  const content = <CapacityView {...(await propsOf(visit, found, accounts))} outcome={outcome} />;
  return {
    title: `${found.workshop.name}, ${visit.frame.t('capacity.title')}`,
    content,
    status: 200,
  };
}

/** `?part=`, `?item=` (none: a new one), `?day=` the day that the form of a new one begins with. */
export async function editCapacityPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c } = visit;
  const found = await findWorkshop(visit);
  const item = readItem((name) => c.req.query(name));
  if (found === null || item === null) return missingPage(visit);
  const { today } = await propsOf(visit, found, []);
  const fields = fieldsOf(found.capacity, item, today, c.req.query('day') ?? '');
  if (fields === null) return missingPage(visit);
  const revision = revisionOf(found.capacity, item);
  return editPage(visit, found, { ...item, fields, revision, problems: {}, conflict: [] }, 200);
}

async function editPage(visit: StaffVisit, found: Found, state: EditState, status: number): Promise<Shown> {
  const accounts = state.conflict.map(({ account }) => account);
  const { frame } = visit;
  const { services } = found.capacity;
  return {
    title: itemTitle(state, found.capacity.shown(state), services, frame),
    content: <EditCapacityView {...(await propsOf(visit, found, accounts))} state={state} />,
    status,
  };
}

/** A form that is sent: `step` edit, preview or save; `release` gives the thing back to the import. */
export async function changeCapacity(visit: StaffVisit): Promise<StaffAnswer> {
  const { c } = visit;
  const found = await findWorkshop(visit);
  const item = readItem((name) => c.req.query(name));
  const form = await readForm(c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (found === null || item === null || !form.ok) return missingPage(visit);
  const fields = form.value;
  const typed = {
    text: (name: string) => fields.get(name) ?? '',
    all: (name: string) => fields.getAll(name),
  };
  const isRelease = typed.text('release') !== '';
  const parsed = isRelease ? ok(null) : found.capacity.parse(item, typed);
  const revision = /^\d{1,9}$/.test(typed.text('revision')) ? Number(typed.text('revision')) : 0;
  const state: EditState = { ...item, fields, revision, problems: {}, conflict: [] };
  if (!parsed.ok) return editPage(visit, found, { ...state, problems: parsed.error }, 422);
  if (typed.text('step') === 'edit') return editPage(visit, found, state, 200);
  const change = { ...item, ...(parsed.value ?? {}), override: parsed.value };
  // A new thing may be one that was said and released: what the preview shows of it is what was seen.
  const isNew = change.item !== item.item;
  const seen = isNew && typed.text('step') !== 'save' ? revisionOf(found.capacity, change) : revision;
  const sent: Sent = { change, isRelease, state: { ...state, revision: seen } };
  return typed.text('step') === 'save' ? save(visit, found, sent) : preview(visit, found, sent, 200);
}

interface Sent {
  readonly change: CapacityChange;
  readonly isRelease: boolean;
  readonly state: EditState;
}

/** What the change would do; what others have changed meanwhile comes first. */
async function preview(
  visit: StaffVisit,
  found: Found,
  { change, isRelease, state }: Sent,
  status: number,
): Promise<Shown> {
  const { staffCapacity, frame } = visit;
  if (revisionOf(found.capacity, change) !== state.revision) return conflict(visit, found, state, change);
  const shown = await staffCapacity.preview(found.place, change);
  if (shown === null) return missingPage(visit);
  const content = (
    <PreviewView
      {...(await propsOf(visit, found, []))}
      state={state}
      isRelease={isRelease}
      preview={shown}
      hasMore={status === 409}
    />
  );
  return { title: frame.t('capacity.preview'), content, status };
}

const isThis = (change: CapacityItem) => (each: CapacityItem) =>
  each.part === change.part && each.item === change.item;

function conflict(visit: StaffVisit, found: Found, state: EditState, change: CapacityItem): Promise<Shown> {
  const { capacity } = found;
  const theirs = capacity.changes.filter(isThis(change)).filter((each) => each.revision > state.revision);
  const fresh = { ...state, revision: revisionOf(capacity, change), conflict: theirs };
  const fields = state.fields.get('release') ? null : state.fields;
  const { part, item } = change;
  const now = fieldsOf(capacity, { part, item }, '', '') ?? state.fields;
  return editPage(visit, found, { ...fresh, fields: fields ?? now }, 409);
}

async function save(visit: StaffVisit, found: Found, sent: Sent): Promise<StaffAnswer> {
  const { staffCapacity, member, log } = visit;
  const { change, isRelease, state } = sent;
  const { place } = found;
  const by = { account: member.id, seen: state.revision, visits: state.fields.getAll('visit') };
  const changed = await staffCapacity.change(place, change, by);
  if (changed.ok) {
    const { part, item } = change;
    log.info({ account: member.id, ...place, part, item }, 'the capacity of a workshop was changed by staff');
    return { to: capacityPath(place.departmentId, { done: isRelease ? 'released' : 'changed' }) };
  }
  const now = (await findWorkshop(visit)) ?? found;
  switch (changed.error.code) {
    case 'unknown':
      return missingPage(visit);
    case 'conflict':
      return conflict(visit, now, state, change);
    case 'more-visits':
      return preview(visit, now, sent, 409);
  }
}
