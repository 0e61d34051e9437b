import type { StaffBoard } from '~/modules/workshop';
import { INDEX } from '~test/workshop/engine';
import { oneOf } from './bookings';
import { CAPACITY, clockTime } from './requests';

interface Place {
  readonly date: string;
  readonly bayId: string;
  readonly time: string;
}

/** What staff move on the board on some days, and what came of it. */
export class StaffMoves {
  /** Where each visit was last moved to. */
  readonly last = new Map<string, Place>();
  readonly refusals = new Set<string>();
  readonly #board: StaffBoard;
  readonly #days: readonly string[];

  constructor(board: StaffBoard, days: readonly string[]) {
    this.#board = board;
    this.#days = days;
  }

  /** The visits that stand in a bay. */
  async placed() {
    const boards = await Promise.all(this.#days.map((day) => this.#board.day(INDEX, '10.1', day)));
    return boards.flatMap((board) =>
      (board?.visits ?? []).flatMap(({ booking, bayId, from }) => {
        if (bayId === null) return [];
        const isMovable = booking.state === 'booked' && booking.pickUp === null;
        const place: Place = { date: board?.date ?? '', bayId, time: clockTime(from) };
        return { id: booking.id, isMovable, place };
      }),
    );
  }

  async move(id: string, to: Place): Promise<boolean> {
    const moved = await this.#board.move({ siteIndex: INDEX, departmentId: '10.1', id }, to);
    if (moved.ok) this.last.set(id, to);
    else this.refusals.add(moved.error.code);
    return moved.ok;
  }

  async moveOften(id: string): Promise<void> {
    for (let round = 0; round < 6; round++) {
      await this.move(id, {
        date: oneOf(this.#days) ?? '',
        bayId: `bay-${1 + Math.floor(Math.random() * CAPACITY)}`,
        time: clockTime((oneOf([8, 9, 10, 11, 12, 13, 14, 15]) ?? 8) * 60),
      });
    }
  }
}
