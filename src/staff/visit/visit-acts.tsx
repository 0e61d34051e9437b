import type { NoteFailure, OpenedVisit, VisitOfWorkshop, WorkChangeFailure } from '~/modules/workshop';
import { readForm } from '~/platform/http';
import { localDate } from '~/platform/time';
import { missingPage } from '../lists';
import { visitPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { plateText } from '../workshop/booking-words';
import { doneOf, note, type Opened, opened } from '../workshop/workshop-acts';
import { VisitView } from './visit.view';
import { VISIT_OUTCOMES, type VisitProblem } from './visit-props';

const MAX_NOTE = 1000;
const MAX_SERVICES = 30;

const visitOf = ({ c }: StaffVisit, { siteIndex, workshop }: Opened): VisitOfWorkshop => ({
  siteIndex,
  departmentId: workshop.departmentId,
  id: c.req.param('id') ?? '',
});

/** One visit: who comes when with which car for what, and what staff can change of it. */
export async function visitPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  return 'status' in at ? at : show(visit, at, null);
}

/** What was typed and could not be saved. */
interface Refused {
  readonly problem: VisitProblem;
  readonly services: readonly string[] | null;
  readonly note: string | null;
}

async function show(visit: StaffVisit, at: Opened, refused: Refused | null): Promise<Shown> {
  const { frame, staffVisits, member, clock, c } = visit;
  const shown = await staffVisits.open(visitOf(visit, at), frame.site, frame.language, member.id);
  if (shown === null) return missingPage(visit);
  const outcome = VISIT_OUTCOMES.find((each) => each === c.req.query('done')) ?? null;
  return {
    title: `${plateText(shown.booking.vehicle.registrationNumber)}, ${at.workshop.name}`,
    content: (
      <VisitView
        frame={frame}
        workshop={at.workshop}
        canChoose={at.canChoose}
        today={localDate(clock.now(), at.workshop.zone)}
        visit={shown}
        chosen={refused?.services ?? servicesOf(shown)}
        note={refused?.note ?? shown.booking.note}
        problem={refused?.problem ?? null}
        outcome={refused === null ? outcome : null}
        step={refused === null ? (doneOf(visit)?.what ?? null) : null}
      />
    ),
    status: refused === null ? 200 : refused.problem.code === 'note-too-long' ? 422 : 409,
  };
}

const servicesOf = ({ services }: OpenedVisit): readonly string[] => services.map(({ id }) => id);

/** `service`: everything that is to be done; `version`: what the page showed. */
export async function changeWork(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await readVisitForm(visit);
  if ('status' in found) return found;
  const { at, fields } = found;
  const serviceIds = fields.getAll('service').slice(0, MAX_SERVICES);
  const change = { serviceIds, version: fields.get('version') ?? '' };
  const changed = await visit.staffVisits.changeWork(visitOf(visit, at), change);
  noteResult(visit, 'work', changed);
  if (changed.ok) return done(at, visit, changed.value.isCustomerNotified ? 'told' : 'work');
  if (changed.error.code === 'unknown-booking') return missingPage(visit);
  return show(visit, at, { problem: { ...changed.error, of: 'work' }, services: serviceIds, note: null });
}

/** `note`: for colleagues; `version`: what the page showed. */
export async function changeNote(visit: StaffVisit): Promise<StaffAnswer> {
  const found = await readVisitForm(visit);
  if ('status' in found) return found;
  const { at, fields } = found;
  const text = (fields.get('note') ?? '').replaceAll('\r\n', '\n').toWellFormed().trim();
  const refuse = (code: 'note-too-long' | Exclude<NoteFailure['code'], 'unknown-booking'>) =>
    show(visit, at, { problem: { code, of: 'note' }, services: null, note: text });
  if (text.length > MAX_NOTE) return refuse('note-too-long');
  const change = { note: text, version: fields.get('version') ?? '' };
  const changed = await visit.staffVisits.changeNote(visitOf(visit, at), change);
  noteResult(visit, 'note', changed);
  if (changed.ok) return done(at, visit, 'note');
  return changed.error.code === 'unknown-booking' ? missingPage(visit) : refuse(changed.error.code);
}

async function readVisitForm(
  visit: StaffVisit,
): Promise<{ readonly at: Opened; readonly fields: URLSearchParams } | Shown> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 16 * 1024 });
  return form.ok ? { at, fields: form.value } : missingPage(visit);
}

const done = (
  { workshop }: Opened,
  { c }: StaffVisit,
  what: (typeof VISIT_OUTCOMES)[number],
): StaffAnswer => ({
  to: visitPath(workshop.departmentId, c.req.param('id') ?? '', { done: what }),
});

function noteResult(
  visit: StaffVisit,
  what: string,
  result: { readonly ok: true } | { readonly ok: false; readonly error: WorkChangeFailure | NoteFailure },
): void {
  const act = result.ok ? `${what} changed` : `${what} not changed: ${result.error.code}`;
  note(visit, visit.c.req.param('id') ?? '', act, result.ok);
}
