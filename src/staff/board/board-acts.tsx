import { readForm } from '~/platform/http';
import { localDate } from '~/platform/time';
import { missingPage } from '../lists';
import { boardPath } from '../paths';
import type { Shown, StaffAnswer, StaffVisit } from '../staff-visit';
import { plateText } from '../workshop/booking-words';
import { dayInWords, readDay } from '../workshop/calendar';
import { asksForJson, note, type Opened, opened } from '../workshop/workshop-acts';
import { BoardView } from './board.view';
import { boardChanges } from './board-changes';
import { boardShown } from './board-shown';
import { MoveView } from './move.view';

interface BoardRequest extends Opened {
  readonly today: string;
  readonly day: string;
}

/** The workshop of the address and the day that is asked for: today, where none is. */
async function boardRequest(
  visit: StaffVisit,
  day = visit.c.req.query('day'),
): Promise<BoardRequest | Shown> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const today = localDate(visit.clock.now(), at.workshop.zone);
  return { ...at, today, day: readDay(day) ?? today };
}

const boardOf = ({ staffBoard }: StaffVisit, { siteIndex, workshop, day }: BoardRequest) =>
  staffBoard.day(siteIndex, workshop.departmentId, day);

export async function boardPage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await boardRequest(visit);
  if ('status' in at) return at;
  const board = await boardOf(visit, at);
  if (board === null) return missingPage(visit);
  const { frame, c } = visit;
  const { workshop, canChoose, day, today } = at;
  const shown = boardShown(board, workshop.departmentId, frame);
  const parts = { frame, workshop, canChoose, day, today, shown };
  return {
    title: `${workshop.name}, ${frame.t('board.name')}, ${dayInWords(day, frame.locale)}`,
    content: <BoardView {...parts} done={c.req.query('done') === 'moved'} />,
    status: 200,
  };
}

/** The same as JSON, for a board that is open. */
export async function boardData(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await boardRequest(visit);
  if ('status' in at) return at;
  const board = await boardOf(visit, at);
  if (board === null) return missingPage(visit);
  return { response: Response.json(boardShown(board, at.workshop.departmentId, visit.frame)) };
}

/** Tells an open board when to look again. */
export async function followBoard(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await opened(visit);
  if ('status' in at) return at;
  const { staffBoard, stopping, log, c } = visit;
  const { siteIndex, workshop } = at;
  const follow = (onChange: () => void) => staffBoard.follow(siteIndex, workshop.departmentId, onChange);
  return { response: boardChanges(follow, AbortSignal.any([c.req.raw.signal, stopping]), log) };
}

const idOf = ({ c }: StaffVisit) => c.req.param('id') ?? '';
const visitOf = (visit: StaffVisit, { siteIndex, workshop }: Opened) => ({
  siteIndex,
  departmentId: workshop.departmentId,
  id: idOf(visit),
});

/** Where a visit may be on a day, as JSON. */
export async function listPlaces(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await boardRequest(visit);
  if ('status' in at) return at;
  const places = await visit.staffBoard.places(visitOf(visit, at), at.day);
  if (!places.ok && places.error.code === 'unknown-booking') return missingPage(visit);
  return { response: Response.json({ places: places.ok ? places.value : [] }) };
}

export async function movePage(visit: StaffVisit): Promise<StaffAnswer> {
  const at = await boardRequest(visit);
  return 'status' in at ? at : showMove(visit, at, '', null);
}

async function showMove(
  visit: StaffVisit,
  at: BoardRequest,
  chosen: string,
  refusal: Parameters<typeof MoveView>[0]['refusal'],
): Promise<StaffAnswer> {
  const { frame, staffBoard, staffBookings } = visit;
  const booking = await staffBookings.booking(at.siteIndex, at.workshop.departmentId, idOf(visit));
  if (booking === null) return missingPage(visit);
  const places = await staffBoard.places(visitOf(visit, at), at.day);
  const board = await boardOf(visit, at);
  return {
    title: `${frame.t('board.moveTitle')} ${plateText(booking.vehicle.registrationNumber)}`,
    content: (
      <MoveView
        frame={frame}
        workshop={at.workshop}
        booking={booking}
        day={at.day}
        places={places.ok ? places.value : []}
        bays={board?.bays ?? []}
        chosen={chosen}
        refusal={refusal ?? (places.ok ? null : { code: places.error.code, bay: '' })}
      />
    ),
    status: refusal === null ? 200 : 409,
  };
}

/** When a visit was as its page was opened: a date, and a time where it has one. */
function seenIn(text: string | null): { readonly date: string; readonly time: string | null } | undefined {
  const [date = '', time = ''] = (text ?? '').split(' ');
  return date === '' ? undefined : { date, time: time === '' ? null : time };
}

/**
 * `place`: `bay HH:mm`, as the list of places has it; `day`: where to; `seen`: when it was. The board, which follows what others
 * do, asks for JSON and has seen all of it; a form asks for a page.
 */
export async function moveVisit(visit: StaffVisit): Promise<StaffAnswer> {
  const form = await readForm(visit.c.req.raw, { maxBytes: 4 * 1024 });
  if (!form.ok) return missingPage(visit);
  const at = await boardRequest(visit, form.value.get('day') ?? '');
  if ('status' in at) return at;
  const place = form.value.get('place') ?? '';
  const [bayId = '', time = ''] = place.split(' ');
  const { staffBoard, c } = visit;
  const seen = seenIn(form.value.get('seen'));
  const result = await staffBoard.move(visitOf(visit, at), { date: at.day, bayId, time }, seen);
  note(visit, idOf(visit), result.ok ? 'moved' : `not moved: ${result.error.code}`, result.ok);
  if (asksForJson(c))
    return { response: Response.json(result.ok ? result.value : { refusal: result.error.code }) };
  if (result.ok) return { to: boardPath(at.workshop.departmentId, { day: at.day, done: 'moved' }) };
  if (result.error.code === 'unknown-booking') return missingPage(visit);
  const bay = (await boardOf(visit, at))?.bays.find(({ id }) => id === bayId)?.name ?? bayId;
  return showMove(visit, at, place, { code: result.error.code, bay });
}
