import { PARTS_OF_DAY, type WaitingFailure } from '~/modules/workshop';
import { readForm } from '~/platform/http';
import { missingPage } from '../lists';
import { waitingPath } from '../paths';
import type { StaffAnswer, StaffVisit } from '../staff-visit';
import { type Opened, opened } from '../workshop/workshop-acts';
import { WaitingView } from './waiting.view';
import type { TypedWaiting } from './waiting-form';

const DONE = ['added', 'removed'] as const;

/** `booking`: the number that the form begins with. */
export async function waitingPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const weekdays = visit.staffWaitingList.weekdays(at.siteIndex, at.workshop.departmentId);
  const number = (visit.c.req.query('booking') ?? '').slice(0, 20);
  return showWaiting(visit, at, { number, weekdays, partOfDay: 'any' }, null);
}

async function showWaiting(
  visit: StaffVisit,
  { siteIndex, workshop, canChoose }: Opened,
  typed: TypedWaiting,
  problem: WaitingFailure['code'] | null,
): Promise<StaffAnswer> {
  const { frame, c, staffWaitingList } = visit;
  const waiting = await staffWaitingList.list(siteIndex, workshop.departmentId);
  const weekdays = staffWaitingList.weekdays(siteIndex, workshop.departmentId);
  const done = problem === null ? (DONE.find((each) => each === c.req.query('done')) ?? null) : null;
  const shown = { frame, workshop, canChoose, waiting, weekdays, typed, problem, done };
  return {
    title: `${workshop.name}, ${frame.t('waitingList.name')}`,
    content: <WaitingView {...shown} />,
    status: problem === null ? 200 : 422,
  };
}

/** What was typed, whatever it was: the engine says what is wrong with it. */
const readTyped = (fields: URLSearchParams): TypedWaiting => ({
  number: (fields.get('number') ?? '').trim().toUpperCase().slice(0, 20),
  weekdays: fields.getAll('day').slice(0, 20).map(Number),
  partOfDay: PARTS_OF_DAY.find((part) => part === fields.get('part')) ?? 'any',
});

/** Puts the visit of a booking number on the list; the same again changes what is wished. */
export async function putOnWaitingList(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const { number, ...preference } = readTyped(form.value);
  const { departmentId } = at.workshop;
  const added = await visit.staffWaitingList.add(at.siteIndex, departmentId, number, preference);
  note(visit, number, added.ok ? 'added' : `not added: ${added.error.code}`);
  if (!added.ok) return showWaiting(visit, at, { number, ...preference }, added.error.code);
  return { to: `${waitingPath(departmentId)}?${new URLSearchParams({ done: 'added' })}` };
}

export async function takeOffWaitingList(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { departmentId } = at.workshop;
  const id = visit.c.req.param('id') ?? '';
  const isRemoved = await visit.staffWaitingList.remove(at.siteIndex, departmentId, id);
  note(visit, id, isRemoved ? 'removed' : 'nothing removed');
  return { to: `${waitingPath(departmentId)}?${new URLSearchParams({ done: 'removed' })}` };
}

/** Who did it, to which visit: nothing of the customer. */
function note({ log, member, c }: StaffVisit, booking: string, act: string): void {
  log.info(
    { account: member.id, workshop: c.req.param('departmentId'), booking, act },
    'waiting list changed by staff',
  );
}
