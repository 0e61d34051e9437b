import type { BoardDay } from '~/modules/workshop';
import { boardShown } from '../board/board-shown';
import type { ShownBay } from '../board/board-wire';
import type { StaffFrame } from '../staff.shell';
import { dayInShort } from '../workshop/calendar';
import type { ShownDay, WeekShown } from './week-wire';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The days of a week in words, with what is booked of each bay's day. */
export function weekShown(
  days: readonly BoardDay[],
  departmentId: string,
  frame: StaffFrame,
  /** By the clock of the workshop. */
  today: string,
): WeekShown {
  const boards = days.map((day) => ({ day, shown: boardShown(day, departmentId, frame) }));
  // A bay that the schedule does not have any more is shown as long as something stands in it.
  const bays = new Map(boards.flatMap(({ shown }) => shown.bays.map((bay) => [bay.id, bay])));
  return {
    bays: [...bays.values()],
    days: boards.map(({ day, shown }) => dayShown([...bays.values()], day, shown, frame, today)),
  };
}

function dayShown(
  bays: readonly ShownBay[],
  { date, open }: BoardDay,
  shown: ReturnType<typeof boardShown>,
  frame: StaffFrame,
  today: string,
): ShownDay {
  const inBays = bays.map(({ id }) => ({
    bayId: id,
    visits: shown.visits.filter(({ bayId }) => bayId === id),
    blocked: shown.blocked.filter(({ bayId }) => bayId === id),
  }));
  const loads = inBays.map(({ bayId, visits, blocked }) =>
    bayId === '' ? { booked: 0, open: 0 } : loadOf(open, visits, blocked),
  );
  const total = loads.reduce((sum, load) => ({
    booked: sum.booked + load.booked,
    open: sum.open + load.open,
  }));
  return {
    date,
    name: dayInShort(date, frame.locale),
    isToday: date === today,
    isClosed: open.length === 0 && shown.visits.length === 0 && shown.missed.length === 0,
    load: loadText(total, frame),
    missed: shown.missed,
    cells: inBays.map((cell, at) => {
      const load = loads[at] ?? { booked: 0, open: 0 };
      const share = load.open === 0 ? 0 : Math.min(1, load.booked / load.open);
      return { ...cell, load: loadText(load, frame), share };
    }),
  };
}

interface Load {
  /** Minutes. */
  readonly booked: number;
  readonly open: number;
}

/** How much of a bay's hours is booked. What is blocked and free of visits cannot be. */
export function loadOf(open: readonly Span[], visits: readonly Span[], blocked: readonly Span[]): Load {
  const booked = minutesWithin(open, visits);
  const either = minutesWithin(open, [...visits, ...blocked]);
  return { booked, open: minutesWithin(open, open) - (either - booked) };
}

/** Minutes of `open` that some of the spans cover; those that lie over each other count once. */
function minutesWithin(open: readonly Span[], spans: readonly Span[]): number {
  let minutes = 0;
  for (const stretch of open) {
    let until = stretch.from;
    for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
      const end = Math.min(to, stretch.to);
      minutes += Math.max(0, end - Math.max(from, until));
      until = Math.max(until, end);
    }
  }
  return minutes;
}

/** `4,5 av 9 tim`; nothing where nobody works. */
function loadText({ booked, open }: Load, { t, locale }: StaffFrame): string {
  if (open === 0) return '';
  const hours = (minutes: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(minutes / 60);
  return t('board.load', { booked: hours(booked), open: hours(open) });
}
