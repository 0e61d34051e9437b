import { departmentKey, FACILITY_PARTS, type FacilityChange, type StaffFacility } from '~/modules/facilities';
import { changesCapacity, mayOpen } from '~/modules/identity';
import { readForm } from '~/platform/http';
import { localDate } from '~/platform/time';
import { itemsWithWords } from '~/platform/typed-words';
import { namesOf } from '../inbox/open-inbox';
import { meantSearch, searchMeant } from '../layout/meant-search';
import { searchText } from '../layout/search-text';
import { forbiddenPage, missingPage } from '../lists';
import { capacityPath, facilityPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { EditView } from './edit.view';
import { type EditedPart, fieldsOf, parseEdit, revisionOf } from './edit-form';
import type { EditState } from './edit-props';
import { FacilitiesView } from './facilities.view';
import { FacilityView } from './facility.view';
import { FACILITY_OUTCOMES, type VisitsToMove } from './facility-props';
import { facilityScope } from './facility-scope';
import { partTitle } from './facility-words';

const MAX_FORM_BYTES = 128 * 1024;

/** `?q=` what is searched for in their names. */
export async function facilitiesPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, placesOf, staffFacilities } = visit;
  const scope = facilityScope(visit);
  if (scope === null) return forbiddenPage(visit, 'facilities');
  const search = searchText(c.req.query('q'));
  const own = placesOf(scope.siteIndex).facilities.filter(({ id }) => scope.has(id));
  const shown = await searchMeant(search, {
    find: (text) => itemsWithWords(own, text, ({ id, name }) => `${name} ${id}`),
    isEmpty: ({ length }) => length === 0,
    meant: (typed) => meantSearch(visit, typed),
  });
  const content = (
    <FacilitiesView
      frame={frame}
      shown={shown}
      changed={await staffFacilities.changed(scope.siteIndex)}
      search={search}
    />
  );
  return { title: frame.t('staffFacilities.title'), content, status: 200 };
}

/** The facility that is asked for, where it is the member's to see; otherwise nobody is told that there is one. */
async function findFacility(
  visit: StaffVisit,
): Promise<{ readonly siteIndex: string; readonly facility: StaffFacility } | null> {
  const siteId = visit.c.req.param('id') ?? '';
  const scope = facilityScope(visit);
  if (scope === null || !scope.has(siteId)) return null;
  const facility = await visit.staffFacilities.facility(scope.siteIndex, siteId);
  return facility === null ? null : { siteIndex: scope.siteIndex, facility };
}

export async function facilityPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, clock, bookingHoursOf } = visit;
  const found = await findFacility(visit);
  if (found === null) return missingPage(visit);
  const { siteIndex, facility } = found;
  const content = (
    <FacilityView
      frame={frame}
      facility={facility}
      bookingHoursOf={(departmentId) => bookingHoursOf(siteIndex, departmentId)}
      toMove={await visitsToMove(visit, siteIndex, facility)}
      names={
        await namesOf(
          visit,
          facility.changes.map(({ account }) => account),
        )
      }
      outcome={FACILITY_OUTCOMES.find((each) => each === c.req.query('done')) ?? null}
      today={localDate(clock.now(), frame.site.zone)}
    />
  );
  return { title: facility.shown.site_official_name, content, status: 200 };
}

/** What was booked at the workshops of a facility before its hours were changed, or a day closed. */
async function visitsToMove(
  { member, staffCapacity, bookingHoursOf }: StaffVisit,
  siteIndex: string,
  { shown }: StaffFacility,
): Promise<ReadonlyMap<string, VisitsToMove>> {
  const found = new Map<string, VisitsToMove>();
  for (const departmentId of shown.site_departments.map(departmentKey)) {
    if (bookingHoursOf(siteIndex, departmentId) === undefined) continue;
    const workshop = await staffCapacity.workshop({ siteIndex, departmentId });
    const count = workshop?.visits.length ?? 0;
    const isTheirs = changesCapacity(member, siteIndex) || mayOpen(member, siteIndex, departmentId);
    if (count > 0) found.set(departmentId, { count, href: isTheirs ? capacityPath(departmentId) : null });
  }
  return found;
}

/** `?department=` (none: the facility itself), `?part=`. */
function editedPart({ c }: StaffVisit): EditedPart | null {
  const part = FACILITY_PARTS.find((each) => each === c.req.query('part'));
  return part === undefined ? null : { department: c.req.query('department') ?? '', part };
}

/** `?day=` the deviating day that is to be changed, `?name=` why, where nothing is said of it. */
export async function editFacilityPage(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await findFacility(visit);
  const edited = editedPart(visit);
  if (found === null || edited === null) return missingPage(visit);
  const { facility } = found;
  const { c } = visit;
  const shown = fieldsOf(facility, edited, c.req.query('day') ?? '');
  if (shown === null) return missingPage(visit);
  const fields = new Map([...shown, ['name', shown.get('name') || (c.req.query('name') ?? '')]]);
  const revision = revisionOf(facility, edited);
  return editPage(visit, facility, { ...edited, fields, revision, problems: {}, conflict: [] }, 200);
}

async function editPage(
  visit: StaffVisit,
  facility: StaffFacility,
  state: EditState,
  status: number,
): Promise<Shown> {
  const { frame, clock } = visit;
  const content = (
    <EditView
      frame={frame}
      facility={facility}
      state={state}
      names={
        await namesOf(
          visit,
          state.conflict.map(({ account }) => account),
        )
      }
      today={localDate(clock.now(), frame.site.zone)}
    />
  );
  return { title: partTitle(state.part, state.department, frame), content, status };
}

/** What was typed: first come, first read. */
const typedIn = (form: URLSearchParams): ReadonlyMap<string, string> => new Map([...form].toReversed());

export async function changeFacility(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, member, staffFacilities, clock, log } = visit;
  const found = await findFacility(visit);
  const edited = editedPart(visit);
  const form = await readForm(c.req.raw, { maxBytes: MAX_FORM_BYTES });
  if (found === null || edited === null || !form.ok) return missingPage(visit);
  const { siteIndex, facility } = found;
  if (fieldsOf(facility, edited, '') === null) return missingPage(visit);
  const fields = typedIn(form.value);
  const typed = (field: string) => fields.get(field) ?? '';
  const today = localDate(clock.now(), frame.site.zone);
  const isRelease = typed('act') === 'release';
  const parsed = isRelease
    ? {
        ok: true as const,
        value: { part: edited.part, release: typed('what') || null } satisfies FacilityChange,
      }
    : parseEdit(facility, edited, typed, today);
  const seen = /^\d{1,9}$/.test(typed('revision')) ? Number(typed('revision')) : 0;
  const state: EditState = { ...edited, fields, revision: seen, problems: {}, conflict: [] };
  if (!parsed.ok) return editPage(visit, facility, { ...state, problems: parsed.error }, 422);
  const siteId = facility.shown.site_id;
  const place = { siteIndex, siteId, department: edited.department };
  const changed = await staffFacilities.change(place, parsed.value, { seen, account: member.id });
  if (changed.ok) {
    log.info({ staff: member.id, siteIndex, siteId, ...edited }, 'a facility was changed by hand');
    return { to: facilityPath(siteId, { done: isRelease ? 'released' : 'changed' }) };
  }
  if (changed.error.code === 'unknown') return missingPage(visit);
  const now = (await staffFacilities.facility(siteIndex, siteId)) ?? facility;
  const shownFields = isRelease ? (fieldsOf(now, edited, '') ?? fields) : fields;
  return editPage(
    visit,
    now,
    { ...state, fields: shownFields, revision: revisionOf(now, edited), conflict: changed.error.changes },
    409,
  );
}
