import type { MessageSubset } from '~/messages/translate';
import type { MessageKey } from '~/messages/types';
import { fieldsOf, listOf, numberOf, textOf } from '~/platform/json-fields';

/** What the board shows, as JSON for the browser, which reads it again after each change. */
export interface BoardShown {
  readonly bays: readonly ShownBay[];
  /** The hours across, in minutes from midnight: whole hours. */
  readonly from: number;
  readonly to: number;
  /** Visits may begin so many minutes apart, from the minute at which work begins. */
  readonly slotMinutes: number;
  readonly opens: number;
  readonly visits: readonly ShownVisit[];
  /** Who did not come. */
  readonly missed: readonly ShownVisit[];
  readonly blocked: readonly ShownBlockedTime[];
}

export interface ShownBay {
  /** Empty: for visits whose bay the schedule does not have any more. */
  readonly id: string;
  readonly name: string;
}

export interface ShownVisit {
  readonly id: string;
  readonly bayId: string;
  /** Minutes from midnight of the day shown. */
  readonly from: number;
  readonly to: number;
  /** When it is there on the day, in words. */
  readonly time: string;
  readonly plate: string;
  readonly services: string;
  readonly customer: string;
  /** What to dial; empty: nothing. */
  readonly dial: string;
  readonly phone: string;
  readonly state: string;
  /** The state in words. */
  readonly stateText: string;
  /** For colleagues. */
  readonly note: string;
  readonly isMovable: boolean;
  /** What staff can mark next. */
  readonly steps: readonly ShownStep[];
}

export interface ShownStep {
  readonly to: string;
  readonly text: string;
}

/** Time in which a bay takes no work. */
export interface ShownBlockedTime {
  readonly bayId: string;
  /** Minutes from midnight of the day shown. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Of the page that says more. */
  readonly href: string;
}

export interface ShownPlace {
  readonly bayId: string;
  /** `HH:mm` */
  readonly time: string;
}

export interface BoardProps {
  readonly board: BoardShown;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** It was opened on that day, by the workshop's clock. */
  readonly isToday: boolean;
  /** Of the workshop's clock. */
  readonly zone: string;
  /** Path of the workshop's staff pages. */
  readonly workshop: string;
  readonly texts: MessageSubset<BoardKey>;
}

export const BOARD_KEYS = [
  'board.call',
  'board.chosen',
  'board.close',
  'board.failed',
  'board.gone',
  'board.keys',
  'board.list',
  'board.loading',
  'board.move',
  'board.moveTo',
  'board.moved',
  'board.movedTold',
  'board.newDay',
  'board.noPlaces',
  'board.open',
  'board.otherDay',
  'board.refused.bay-cannot',
  'board.refused.bay-taken',
  'board.refused.changed-meanwhile',
  'board.refused.time-not-offered',
  'board.refused.unknown-booking',
  'board.refused.wrong-state',
  'board.reload',
  'board.signedOut',
  'board.unanswered',
  'board.unknown',
  'error.tryAgain',
  'staff.done.arrived',
  'staff.done.collected',
  'staff.done.in-work',
  'staff.done.no-show',
  'staff.done.placeTaken',
  'staff.done.ready',
  'staff.done.wrongState',
  'staff.state.no-show',
  'staff.today',
  'staffVisit.noteShort',
] as const satisfies readonly MessageKey[];
export type BoardKey = (typeof BOARD_KEYS)[number];

const REFUSALS = [
  'unknown-booking',
  'changed-meanwhile',
  'wrong-state',
  'bay-cannot',
  'time-not-offered',
  'bay-taken',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export function readBay(value: unknown): ShownBay | null {
  const fields = fieldsOf(value);
  const [id, name] = [textOf(fields?.id), textOf(fields?.name)];
  return id === null || name === null ? null : { id, name };
}

function readStep(value: unknown): ShownStep | null {
  const [to, text] = [textOf(fieldsOf(value)?.to), textOf(fieldsOf(value)?.text)];
  return to === null || text === null ? null : { to, text };
}

export function readVisit(value: unknown): ShownVisit | null {
  const fields = fieldsOf(value);
  const text = (name: string) => textOf(fields?.[name]) ?? '';
  const [id, from, to] = [text('id'), numberOf(fields?.from), numberOf(fields?.to)];
  const steps = listOf(fields?.steps, readStep);
  if (id === '' || from === null || to === null || steps === null) return null;
  return {
    id,
    from,
    to,
    bayId: text('bayId'),
    time: text('time'),
    plate: text('plate'),
    services: text('services'),
    customer: text('customer'),
    dial: text('dial'),
    phone: text('phone'),
    state: text('state'),
    stateText: text('stateText'),
    note: text('note'),
    isMovable: fields?.isMovable === true,
    steps,
  };
}

export function readBlocked(value: unknown): ShownBlockedTime | null {
  const fields = fieldsOf(value);
  const [from, to] = [numberOf(fields?.from), numberOf(fields?.to)];
  const [bayId, text, href] = [textOf(fields?.bayId), textOf(fields?.text), textOf(fields?.href)];
  if (from === null || to === null || bayId === null || text === null || href === null) return null;
  return { bayId, from, to, text, href };
}

/** null for what is no board: signed out, or another version of the page. */
export function readBoard(value: unknown): BoardShown | null {
  const fields = fieldsOf(value);
  const [from, to] = [numberOf(fields?.from), numberOf(fields?.to)];
  const [slotMinutes, opens] = [numberOf(fields?.slotMinutes), numberOf(fields?.opens)];
  const [bays, visits] = [listOf(fields?.bays, readBay), listOf(fields?.visits, readVisit)];
  const [blocked, missed] = [listOf(fields?.blocked, readBlocked), listOf(fields?.missed, readVisit)];
  if (from === null || to === null || slotMinutes === null || opens === null) return null;
  if (bays === null || visits === null || missed === null || blocked === null) return null;
  return { from, to, slotMinutes, opens, bays, visits, missed, blocked };
}

/** Where a visit may go on a day: still asked for, or not known, as nobody has answered. */
export type Places = readonly ShownPlace[] | 'asked' | 'unknown';

export const knownOf = (places: Places): readonly ShownPlace[] => (typeof places === 'string' ? [] : places);

/** null for what is no list of places. */
export function readPlaces(value: unknown): readonly ShownPlace[] | null {
  return listOf(fieldsOf(value)?.places, (each) => {
    const [bayId, time] = [textOf(fieldsOf(each)?.bayId), textOf(fieldsOf(each)?.time)];
    return bayId === null || time === null ? null : { bayId, time };
  });
}

export type Moved = { readonly isCustomerNotified: boolean } | { readonly refusal: Refusal };

/** What became of a step: the step itself, or why it was not marked. */
const MARKED = ['arrived', 'in-work', 'ready', 'collected', 'no-show', 'wrongState', 'placeTaken'] as const;
export type Marked = (typeof MARKED)[number];

/** null for what is no answer of a step. */
export const readMarked = (value: unknown): Marked | null =>
  MARKED.find((each) => each === fieldsOf(value)?.done) ?? null;

/** null for what is no answer of a move. */
export function readMoved(value: unknown): Moved | null {
  const fields = fieldsOf(value);
  const refusal = REFUSALS.find((each) => each === fields?.refusal);
  if (refusal !== undefined) return { refusal };
  return typeof fields?.isCustomerNotified === 'boolean'
    ? { isCustomerNotified: fields.isCustomerNotified }
    : null;
}

/** Minutes of `HH:mm` from midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** `HH:mm` of minutes from midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
