import type { MessageSubset } from '~/messages/translate';
import type { MessageKey } from '~/messages/types';
import { fieldsOf, listOf, numberOf, textOf } from '~/platform/json-fields';
import {
  BOARD_KEYS,
  readBay,
  readBlocked,
  readVisit,
  type ShownBay,
  type ShownBlockedTime,
  type ShownVisit,
} from '../board/board-wire';

/** What the board of a week shows, as JSON for the browser. */
export interface WeekShown {
  readonly bays: readonly ShownBay[];
  /** From Monday to Sunday. */
  readonly days: readonly ShownDay[];
}

export interface ShownDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** The day in words. */
  readonly name: string;
  readonly isToday: boolean;
  /** Nobody works, and nothing is booked. */
  readonly isClosed: boolean;
  /** How much of the day is booked, in words; empty where nobody works. */
  readonly load: string;
  /** One for each bay, in their order. */
  readonly cells: readonly ShownCell[];
  readonly missed: readonly ShownVisit[];
}

/** A bay on a day. */
export interface ShownCell {
  readonly bayId: string;
  readonly load: string;
  /** Booked of what can be, 0 to 1. */
  readonly share: number;
  readonly visits: readonly ShownVisit[];
  readonly blocked: readonly ShownBlockedTime[];
}

export interface WeekProps {
  readonly week: WeekShown;
  /** `YYYY-Www` */
  readonly name: string;
  /** Path of the workshop's staff pages. */
  readonly workshop: string;
  readonly texts: MessageSubset<WeekKey>;
}

export const WEEK_KEYS = [
  ...BOARD_KEYS,
  'board.closed',
  'board.noneThere',
  'board.toDay',
  'board.weekKeys',
  'staff.none',
] as const satisfies readonly MessageKey[];
export type WeekKey = (typeof WEEK_KEYS)[number];

function readCell(value: unknown): ShownCell | null {
  const fields = fieldsOf(value);
  const [bayId, load, share] = [textOf(fields?.bayId), textOf(fields?.load), numberOf(fields?.share)];
  const [visits, blocked] = [listOf(fields?.visits, readVisit), listOf(fields?.blocked, readBlocked)];
  if (bayId === null || load === null || share === null || visits === null || blocked === null) return null;
  return { bayId, load, share, visits, blocked };
}

function readDay(value: unknown): ShownDay | null {
  const fields = fieldsOf(value);
  const [date, name, load] = [textOf(fields?.date), textOf(fields?.name), textOf(fields?.load)];
  const [cells, missed] = [listOf(fields?.cells, readCell), listOf(fields?.missed, readVisit)];
  if (date === null || name === null || load === null || cells === null || missed === null) return null;
  const [isToday, isClosed] = [fields?.isToday === true, fields?.isClosed === true];
  return { date, name, load, cells, missed, isToday, isClosed };
}

/** null for what is no board: signed out, or another version of the page. */
export function readWeek(value: unknown): WeekShown | null {
  const fields = fieldsOf(value);
  const [bays, days] = [listOf(fields?.bays, readBay), listOf(fields?.days, readDay)];
  return bays === null || days === null ? null : { bays, days };
}
