import type { BoardDay, BoardVisit } from '~/modules/workshop';
import type { StaffFrame } from '../staff.shell';
import { dialNumber, phoneText, plateText, timeOn } from '../workshop/booking-words';
import type { BoardShown, ShownVisit } from './board-wire';

/** States in which staff may still move a visit; the engine has the last word. */
const MOVABLE: ReadonlySet<string> = new Set(['booked', 'arrived', 'in-work']);
/** Shown where a workshop is closed. */
const ORDINARY = { from: 8 * 60, to: 17 * 60 };

/** The board in words: whole hours, from the first opening or visit of the day to the last. */
export function boardShown(board: BoardDay, frame: StaffFrame): BoardShown {
  const { open, visits, bays, slotMinutes } = board;
  const today = [...open, ...visits].map(({ from, to }) => ({
    from: Math.max(0, from),
    to: Math.min(1440, to),
  }));
  const shown = today.length === 0 ? [ORDINARY] : today;
  const strays = visits.some(({ bayId }) => bayId === null);
  return {
    bays: [...bays, ...(strays ? [{ id: '', name: frame.t('board.noBay') }] : [])],
    from: Math.floor(Math.min(...shown.map(({ from }) => from)) / 60) * 60,
    to: Math.ceil(Math.max(...shown.map(({ to }) => to)) / 60) * 60,
    slotMinutes,
    opens: open[0]?.from ?? ORDINARY.from,
    visits: visits.map((visit) => shownVisit(visit, board.date, frame)).toSorted((a, b) => a.from - b.from),
  };
}

function shownVisit({ booking, bayId, from, to }: BoardVisit, day: string, { t }: StaffFrame): ShownVisit {
  const { customer, state } = booking;
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
    isMovable: MOVABLE.has(state),
  };
}
