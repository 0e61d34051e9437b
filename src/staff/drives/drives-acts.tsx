import { MAX_COMPANIONS, STAFF_DRIVE_ACTS } from '~/modules/test-drives';
import { readForm } from '~/platform/http';
import { isUuid } from '../inbox/inbox-acts';
import { missingPage } from '../lists';
import { drivesPath, requestPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { driveScope } from './drive-scope';
import { DRIVE_OUTCOMES, type DriveOutcome } from './drive-words';
import { DrivesView } from './drives.view';

const MAX_BYTES = 4 * 1024;

/** `?facility=` the test drives of one of the member's facilities; without it of all of them. */
export async function drivesPage(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, member, placesOf, staffDrives } = visit;
  const scope = driveScope(visit);
  if (scope === null) return missingPage(visit);
  const { siteIndex, siteIds } = scope;
  const facilities = placesOf(siteIndex).facilities.filter(({ id }) => siteIds?.includes(id) ?? true);
  const only = facilities.length === 1 ? facilities[0] : undefined;
  const chosen = facilities.find(({ id }) => id === c.req.query('facility')) ?? only ?? null;
  const shown = chosen === null ? scope : { siteIndex, siteIds: [chosen.id] };
  const capacities = chosen === null ? new Map() : await staffDrives.capacities(frame.site, [chosen.id]);
  const content = (
    <DrivesView
      frame={frame}
      facilities={facilities}
      chosen={chosen}
      capacity={chosen === null ? null : (capacities.get(chosen.id) ?? null)}
      drives={await staffDrives.coming(frame.site, shown, member.id)}
      outcome={DRIVE_OUTCOMES.find((each) => each === c.req.query('done')) ?? null}
    />
  );
  return { title: frame.t('staffDrives.title'), content, status: 200 };
}

/** Marks that somebody came or did not, takes that back, or cancels. */
export async function changeDrive(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, member, staffDrives, log } = visit;
  const scope = driveScope(visit);
  const id = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: MAX_BYTES });
  if (scope === null || !form.ok || !isUuid(id)) return missingPage(visit);
  const act = STAFF_DRIVE_ACTS.find((each) => each === form.value.get('act'));
  if (act === undefined) return missingPage(visit);
  const seen = form.value.get('seen') ?? '';
  const result = await staffDrives.act(scope, id, { act, seen, account: member.id });
  log.info({ account: member.id, drive: id, act, done: result.ok }, 'test drive changed by staff');
  if (!result.ok && result.error.code === 'unknown') return missingPage(visit);
  const done: DriveOutcome = result.ok ? act : result.error.code === 'changed' ? 'changed' : 'notNow';
  const request = form.value.get('request') ?? '';
  if (isUuid(request)) return { to: `${requestPath(request)}?drive=${done}#drive` };
  return { to: drivesPath(facilityIn(form.value), done) };
}

const facilityIn = (form: URLSearchParams): string => (form.get('facility') ?? '').slice(0, 100);

/** How many can come along at a facility; empty: as the site has it. */
export async function changeCompanions(visit: StaffVisit): Promise<StaffAnswer> {
  const { c, frame, member, placesOf, staffDrives, log } = visit;
  const scope = driveScope(visit);
  const siteId = c.req.param('id') ?? '';
  const form = await readForm(c.req.raw, { maxBytes: MAX_BYTES });
  const isTheirs =
    scope !== null &&
    (scope.siteIds?.includes(siteId) ?? true) &&
    placesOf(scope.siteIndex).facilities.some(({ id }) => id === siteId);
  if (!isTheirs || !form.ok) return missingPage(visit);
  const typed = (form.value.get('companions') ?? '').trim();
  const seen = Number(/^\d{1,9}$/.exec(form.value.get('revision') ?? '')?.[0] ?? 0);
  const companions = typed === '' ? null : /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN;
  // The browser lets nothing else through.
  if (companions !== null && !(companions <= MAX_COMPANIONS))
    return { to: drivesPath(siteId, 'capacityWrong') };
  const result = await staffDrives.setCapacity(frame.site, siteId, { companions, seen, account: member.id });
  log.info(
    { account: member.id, siteId, companions, done: result.ok },
    'test drives at once changed by staff',
  );
  return { to: drivesPath(siteId, result.ok ? 'capacity' : 'capacityChanged') };
}
