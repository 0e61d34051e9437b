import type { BoardBlockedTime, BoardDay, BoardVisit } from '~/modules/workshop';
import { reasonText } from '../blocked/blocked-words';
import { blockedSeriesPath } from '../paths';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText, plateText, timeOn } from '../workshop/booking-words';
import { type BoardShown, type ShownBlockedTime, type ShownVisit, timeOf } from './board-wire';

/** States in which staff may still move a visit; the engine has the last word. */
const MOVABLE: ReadonlySet<string> = new Set(['booked', 'arrived', 'in-work', 'no-show']);
/** Shown where a workshop is closed. */
const ORDINARY = { from: 8 * 60, to: 17 * 60 };

/** The board in words: whole hours, from the first opening or visit of the day to the last. */
export function boardShown(board: BoardDay, departmentId: string, frame: StaffFrame): BoardShown {
  const { open, visits, missed, bays, slotMinutes, blocked } = board;
  const spans = [...open, ...visits].map(({ from, to }) => ({
    from: Math.max(0, from),
    to: Math.min(1440, to),
  }));
  const shown = spans.length === 0 ? [ORDINARY] : spans;
  const inOrder = (list: readonly BoardVisit[]) =>
    list.map((visit) => shownVisit(visit, board.date, frame)).toSorted((a, b) => a.from - b.from);
  const strays = visits.some(({ bayId }) => bayId === null);
  return {
    bays: [...bays, ...(strays ? [{ id: '', name: frame.t('board.noBay') }] : [])],
    from: Math.floor(Math.min(...shown.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...shown.map(({ to }) => to)) / 60) * 60,
    slotMinutes,
    opens: open[0]?.from ?? ORDINARY.from,
    visits: inOrder(visits),
    missed: inOrder(missed),
    blocked: blocked.map((each) => shownBlocked(each, departmentId, frame)),
  };
}

function shownBlocked(
  { seriesId, bayId, from, to, ...why }: BoardBlockedTime,
  departmentId: string,
  { t }: StaffFrame,
): ShownBlockedTime {
  const onDay = { from: Math.max(0, from), to: Math.min(1440, to) };
  const reason = t('blocked.board', { reason: reasonText(why, t) });
  const isWholeDay = onDay.from === 0 && onDay.to === 1440;
  return {
    bayId,
    ...onDay,
    text: isWholeDay ? reason : `${timeOf(onDay.from)}–${timeOf(onDay.to)} ${reason}`,
    href: blockedSeriesPath(departmentId, seriesId),
  };
}

function shownVisit({ booking, bayId, from, to }: BoardVisit, day: string, { t }: StaffFrame): ShownVisit {
  const { customer, state, next } = booking;
  return {
    id: booking.id,
    bayId: bayId ?? '',
    from,
    to,
    time: timeOn(day, booking, t),
    plate: plateText(booking.vehicle.registrationNumber),
    services: booking.services.map(({ name }) => name).join(', '),
    customer: customer?.name ?? t('staff.forgotten'),
    dial: (customer && dialNumber(customer.phone)) ?? '',
    phone: customer === null ? '' : phoneText(customer.phone),
    state,
    stateText: t(`staff.state.${state}`),
    note: booking.note,
    isMovable: MOVABLE.has(state),
    steps: next.map((step) => ({ to: step, text: t(`staff.step.${step}`) })),
  };
}
